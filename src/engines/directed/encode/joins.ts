import type { Graph, Join, Node } from '../graph/graph.ts';
import type { Lit } from './clauses.ts';
import type { Encoding } from './encoding.ts';

/**
 * Joins that may not be executed. What a thread did is before all that follows its join; where the join dominates that, it
 * is so in every execution (place.ts), and the order has no literal. A join in a direction of a branch orders both only
 * if it takes place: here are the clauses that say so. With a thread come those that it has joined, and what follows
 * are also the threads that are created behind the join.
 */
export function encodeJoins(e: Encoding): void {
  const joins = e.graph.nodes.filter((node): node is Join => node.kind === 'join');
  for (const join of joins)
    for (const { thread, when } of endedBy(e, join, joins, []))
      for (const behind of behindOf(e, join)) inOrder(e, thread, behind, when);
}

interface Ended {
  readonly thread: number;
  /** If these joins take place. */
  readonly when: readonly Lit[];
}

function endedBy(e: Encoding, join: Join, joins: readonly Join[], outer: readonly Join[]): Ended[] {
  if (outer.includes(join)) return [];
  const path = [...outer, join];
  const inner = joins.filter(({ thread }) => thread === join.child);
  return [
    { thread: join.child, when: path.map((each) => e.done(each)) },
    ...inner.flatMap((each) => endedBy(e, each, joins, path)),
  ];
}

/** What comes after the join, thread by thread. */
function behindOf({ graph, order, places }: Encoding, join: Join): Node[][] {
  const { place } = places;
  const later = order.nodes.filter(
    (node) => node.thread === join.thread && place[node.id] > place[join.id] && !places.exclude(join, node),
  );
  const created = [...graph.creators].filter(([, creator]) => isBehind(graph, creator, join, place, 0));
  return [later, ...created.map(([thread]) => order.nodes.filter((node) => node.thread === thread))];
}

function isBehind(graph: Graph, creator: Node, join: Join, place: Int32Array, depth: number): boolean {
  if (creator.thread === join.thread) return place[creator.id] > place[join.id];
  const next = graph.creators.get(creator.thread);
  return next !== undefined && depth < 16 && isBehind(graph, next, join, place, depth + 1);
}

function inOrder(e: Encoding, thread: number, behind: readonly Node[], when: readonly Lit[]): void {
  const { c, order } = e;
  const before = order.nodes.filter((node) => node.thread === thread);
  /* a thread is one chain, executed or not: its ends are enough */
  const [last, first] = order.isTotal ? [before.slice(-1), behind.slice(0, 1)] : [before, behind];
  for (const a of last)
    for (const b of first) {
      const lit = order.of(a, b);
      if (lit === c.yes || a.thread === b.thread) continue;
      const both = order.isTotal ? [] : [-e.done(a), -e.done(b)];
      c.list([...when.map((each) => -each), ...both, lit]);
    }
}
