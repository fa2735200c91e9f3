import { type Buffering, bufferingOf } from '../../../base/models.ts';
import { keepsStoresBefore, SEQ_CST } from '../../../semantics/fence-effects.ts';
import { COND_WAIT } from '../../../vm/sync/sync-table.ts';
import type { Access, Graph, Node, Source } from '../graph/graph.ts';
import { isAccess, isNode } from '../graph/graph.ts';
import type { Token } from '../graph/values.ts';
import { addressToken, type Encoding } from './encoding.ts';
import { isInside, objectsOf } from './lives.ts';
import type { Places } from './place.ts';
import type { Cell, ValueSets } from './value-sets.ts';

/**
 * Which nodes have a place in the order: accesses to memory that several threads touch, ends of lives, and where an execution
 * has to do something of its own accord (to wake up without a signal, to choose).
 */
export function isOrdered(graph: Graph, sets: ValueSets): (node: Node) => boolean {
  const shared = new Map<Cell, boolean>();
  for (const cell of sets.cells.values())
    shared.set(
      cell,
      cell.accesses.some(({ thread }) => thread !== cell.accesses[0].thread),
    );
  for (const node of graph.nodes) {
    if (node.kind !== 'free') continue;
    for (const [base, size] of objectsOf({ graph, sets }, node))
      for (const cell of sets.cells.values()) if (isInside(cell, base, size)) shared.set(cell, true);
  }
  return (node) =>
    node.kind === 'free' ||
    (isAccess(node) &&
      (isNode(node.choice) ||
        (node.kind === 'sync' && node.op === COND_WAIT) ||
        (sets.cellsOf.get(node) ?? []).some((cell) => shared.get(cell) === true)));
}

/**
 * What a model preserves of a thread's program order (section 6.4 of the seed for tso; MODELS.md). A store has its
 * place in the order where it reaches memory, everything else where it is executed. Under sc all is preserved; under tso
 * all but a store before a later load; under pso also not a store before a later one elsewhere. Read-modify-writes,
 * locks, creation and joins are full fences, so is what follows a seq_cst store.
 *
 * A node that may not be executed must not carry order from one that is to another. So a pair is in order for good only
 * if the second is not executed without the first; else the first's execution implies it, and a fence between two accesses
 * that may be passed by orders them if it is not.
 */
export class Preserved {
  private readonly buffering: Buffering;
  private readonly places: Places;
  private readonly sets: ValueSets;
  private readonly graph: Graph;
  /** By thread: what orders everything before it with everything after it, and pso's barriers between stores. */
  private readonly fences = new Map<number, Node[]>();
  private readonly barriers = new Map<number, Node[]>();

  constructor(model: string, graph: Graph, places: Places, sets: ValueSets) {
    this.buffering = bufferingOf(model);
    this.places = places;
    this.sets = sets;
    this.graph = graph;
    if (this.buffering === 'none') return;
    for (const node of graph.nodes) {
      if (isFence(node)) push(this.fences, node);
      if (isBarrier(node)) push(this.barriers, node);
    }
  }

  readonly must = (a: Node, b: Node): boolean => {
    if (a.thread !== b.thread) return this.places.before(a, b);
    const { place } = this.places;
    if (this.buffering === 'none') return place[a.id] < place[b.id];
    if (!this.places.dominates(a, b)) return false;
    return this.keeps(a, b) || this.between(a, b).some((fence) => this.places.dominates(fence, b));
  };

  /** Orders that hold only if something is executed, or two addresses are the same. */
  encode(e: Encoding): void {
    if (this.buffering === 'none') return;
    const { place } = this.places;
    const { nodes } = e.order;
    const { c } = e;
    for (const a of nodes)
      for (const b of nodes) {
        if (a.thread !== b.thread || place[a.id] >= place[b.id]) continue;
        const inOrder = e.order.of(a, b);
        if (inOrder === c.yes) continue;
        if (this.keeps(a, b)) {
          c.clause(-e.done(a), inOrder);
          continue;
        }
        for (const fence of this.between(a, b)) c.clause(-e.done(a), -e.done(fence), inOrder);
        if (isStore(a) && (isStore(b) || b.kind === 'free'))
          for (const [one, two] of this.samePlaces(a, b))
            c.clause(-e.done(a), -e.is(a.address, one), -e.is(b.address, two), inOrder);
      }
  }

  /** Is a, which comes first, before b by the kinds of both? */
  private keeps(a: Node, b: Node): boolean {
    if (!isStore(a) || isStrong(b) || this.isOneBlock(a, b)) return true;
    if (a.order === SEQ_CST) return true;
    if (!isStore(b) && b.kind !== 'free') return false;
    if (this.buffering === 'fifo') return true;
    if (isStore(b) && isRelease(b.order)) return true;
    const isOne = (address: Source): boolean => this.sets.of(address).size === 1;
    return isOne(a.address) && isOne(b.address) && this.samePlaces(a, b).length > 0;
  }

  private isOneBlock(a: Node, b: Node): boolean {
    const block = this.graph.blocks.get(a);
    return block !== undefined && block === this.graph.blocks.get(b);
  }

  /** pso: addresses with which the store and a later one, or the end of a life, meet in memory; they stay in order there. */
  private samePlaces(a: Node, b: Node): readonly (readonly [Token, Token])[] {
    if (!isStore(a)) return [];
    const cells = this.sets.cellsOf.get(a) ?? [];
    if (isStore(b)) {
      const other = this.sets.cellsOf.get(b) ?? [];
      return cells.filter((cell) => other.includes(cell)).map(({ at }) => [at, at]);
    }
    if (b.kind !== 'free') return [];
    return [...objectsOf({ graph: this.graph, sets: this.sets }, b)].flatMap(([base, size]) =>
      cells.filter((cell) => isInside(cell, base, size)).map(({ at }) => [at, addressToken(base)] as const),
    );
  }

  private between(a: Node, b: Node): Node[] {
    const { place } = this.places;
    const inside = (node: Node): boolean => place[node.id] > place[a.id] && place[node.id] < place[b.id];
    const found = (this.fences.get(a.thread) ?? []).filter(inside);
    if (this.buffering === 'by-location' && isStore(b))
      found.push(...(this.barriers.get(a.thread) ?? []).filter(inside));
    return found;
  }
}

/** A store that waits in a buffer. */
const isStore = (node: Node): node is Access & { kind: 'write' } => node.kind === 'write';

const isStrong = (node: Node): boolean => node.kind === 'rmw' || node.kind === 'cas' || node.kind === 'sync';

const isFence = (node: Node): boolean =>
  isStrong(node) ||
  (node.kind === 'write' && node.order === SEQ_CST) ||
  (node.kind === 'fence' && node.full) ||
  node.kind === 'atomic' ||
  node.kind === 'create' ||
  node.kind === 'join';

/** pso: a release store waits for the stores before it, and so do those after it. */
const isBarrier = (node: Node): boolean =>
  (node.kind === 'fence' && node.barrier) || (isStore(node) && isRelease(node.order));

const isRelease = (order: number): boolean => keepsStoresBefore(order) || order === SEQ_CST;

function push(map: Map<number, Node[]>, node: Node): void {
  const list = map.get(node.thread);
  if (list === undefined) map.set(node.thread, [node]);
  else list.push(node);
}
