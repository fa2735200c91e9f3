import type { Atomic, Graph, Node } from '../graph/graph.ts';
import type { Pitfalls } from '../run/pitfalls.ts';
import type { Lit } from './clauses.ts';
import type { Encoding, Goal } from './encoding.ts';
import type { Places } from './place.ts';

/**
 * Atomic blocks. Towards others a block is one node of the order (order.ts), so nothing of theirs lies inside it; and a
 * thread that has begun one comes to its end before anybody else goes on. A thread may stop inside a block (an error, a goal):
 * then nothing comes after the block.
 */
export function encodeBlocks(e: Encoding): void {
  const { c, graph, order } = e;
  for (const [block, members] of membersOf(graph)) {
    const inside = members.filter((node) => order.has(node));
    if (inside.length === 0) continue;
    const begun = c.or(inside.map((node) => e.done(node)));
    const over = c.or(endsOf(graph, block).map((end) => e.reach(end)));
    for (const node of order.nodes)
      if (node.thread !== block.thread) c.clause(-e.done(node), -begun, -order.of(inside[0], node), over);
  }
}

/** Nobody but the thread (-1: nobody at all) stands inside a block: each that was begun is over. */
export function blocksAreOver(e: Encoding, but: number): Lit {
  const { c, graph } = e;
  const others = [...membersOf(graph)].filter(([block]) => block.thread !== but);
  const all = others.map(([block, members]) =>
    c.or([-c.or(members.map((node) => e.done(node))), ...endsOf(graph, block).map((end) => e.reach(end))]),
  );
  return c.and(all);
}

/** While a thread is inside a block no other comes to anything new. */
export function notBesideBlocks(e: Encoding, goals: readonly Goal[]): void {
  const byThread = new Map<number, Lit>();
  for (const { lit, node, thread = node.thread } of goals) {
    const over = byThread.get(thread) ?? blocksAreOver(e, thread);
    byThread.set(thread, over);
    e.c.implies(lit, over);
  }
}

/** The chain of a thread must not lead out of a block and into it again. */
export function checkBlocks(graph: Graph, places: Places, pitfalls: Pitfalls): void {
  for (const [block, members] of membersOf(graph)) {
    const at = members.map((node) => places.place[node.id]);
    const [from, to] = [Math.min(...at), Math.max(...at)];
    for (const end of endsOf(graph, block))
      if (places.place[end.id] > from && places.place[end.id] < to)
        pitfalls.refuse(block.site, 'an atomic block that ends in several places');
  }
}

function membersOf(graph: Graph): Map<Atomic, Node[]> {
  const members = new Map<Atomic, Node[]>();
  for (const [node, block] of graph.blocks) {
    const list = members.get(block);
    if (list === undefined) members.set(block, [node]);
    else list.push(node);
  }
  return members;
}

const endsOf = (graph: Graph, block: Atomic): Node[] =>
  graph.nodes.filter((node) => node.kind === 'atomic' && node.begin === block);
