import { EventSet, Relation } from '../base/relation.ts';
import type { FenceKind, Order } from '../ir/types.ts';
import type { BaseRelation, BaseSet } from './base.ts';
import type { Execution } from './cat/evaluate.ts';

/**
 * An explicit execution graph, and its translation to the sets and relations a `.cat` model is written in. Whoever
 * has a graph (the oracle, replay, the slow twins of the engines) builds this; nothing else knows the base names.
 */
export interface GraphEvent {
  /** -1 for initial writes. */
  readonly thread: number;
  readonly kind: 'R' | 'W' | 'F' | 'TH';
  readonly order: Order;
  /** Address, or -1 for fences and thread events. Accesses of one location have the same address and size. */
  readonly location: number;
  /** Part of a read-modify-write, or a failed compare-exchange. */
  readonly amo?: boolean;
  /** Part of a mutex operation. */
  readonly lock?: boolean;
  readonly fence?: FenceKind;
  /** Number of the atomic block it is in. */
  readonly block?: number;
}

export interface Graph {
  /** Events of one thread stand in program order. */
  readonly events: readonly GraphEvent[];
  readonly rmw: readonly (readonly [number, number])[];
  readonly asw: readonly (readonly [number, number])[];
  readonly addr?: readonly (readonly [number, number])[];
  readonly data?: readonly (readonly [number, number])[];
  readonly ctrl?: readonly (readonly [number, number])[];
  readonly dep?: readonly (readonly [number, number])[];
}

/** What varies between the candidates of one graph. */
export interface Choice {
  /** For each read the write it reads from; -1 for other events. */
  readonly rf: ArrayLike<number>;
  /** The writes of each location in coherence order, the initial one first. */
  readonly co: readonly (readonly number[])[];
}

const ORDER_SET: Readonly<Record<Order, BaseSet>> = {
  na: 'NA',
  rlx: 'RLX',
  acq: 'ACQ',
  rel: 'REL',
  acq_rel: 'ACQ_REL',
  sc: 'SC',
};
const FENCE_SET: Partial<Record<FenceKind, BaseSet>> = { full: 'MF', ll: 'LL', ls: 'LS', sl: 'SL', ss: 'SS' };

/** The part of an execution that does not depend on rf and co. */
export function staticPart(graph: Graph): Map<string, EventSet | Relation> {
  const { events } = graph;
  const n = events.length;
  const set = (test: (event: GraphEvent) => boolean): EventSet => {
    const out = new EventSet(n);
    for (let i = 0; i < n; i++) if (test(events[i])) out.add(i);
    return out;
  };
  const pairs = (test: (a: GraphEvent, b: GraphEvent, i: number, j: number) => boolean): Relation => {
    const out = new Relation(n);
    for (let i = 0; i < n; i++)
      for (let j = 0; j < n; j++) if (test(events[i], events[j], i, j)) out.add(i, j);
    return out;
  };
  const sets = new Map<BaseSet, EventSet>([
    ['_', EventSet.all(n)],
    ['R', set((e) => e.kind === 'R')],
    ['W', set((e) => e.kind === 'W')],
    ['M', set((e) => e.kind === 'R' || e.kind === 'W')],
    ['F', set((e) => e.kind === 'F')],
    ['TH', set((e) => e.kind === 'TH')],
    ['IW', set((e) => e.thread < 0)],
    ['AMO', set((e) => e.amo === true)],
    ['LK', set((e) => e.lock === true)],
    ['RMW', EventSet.of(n, graph.rmw.flat())],
  ]);
  for (const order of Object.keys(ORDER_SET) as Order[])
    sets.set(
      ORDER_SET[order],
      set((e) => e.kind !== 'TH' && (e.fence ?? 'thread') === 'thread' && e.order === order),
    );
  for (const fence of Object.keys(FENCE_SET) as FenceKind[])
    sets.set(
      FENCE_SET[fence]!,
      set((e) => e.fence === fence),
    );
  const sameThread = (a: GraphEvent, b: GraphEvent): boolean => a.thread === b.thread && a.thread >= 0;
  const po = pairs((a, b, i, j) => sameThread(a, b) && i < j);
  const loc = pairs((a, b) => a.location >= 0 && a.location === b.location);
  const relations = new Map<BaseRelation, Relation>([
    ['po', po],
    ['loc', loc],
    ['int', pairs(sameThread)],
    ['ext', pairs((a, b, i, j) => i !== j && !sameThread(a, b))],
    ['id', Relation.identity(EventSet.all(n))],
    ['block', pairs((a, b) => a.block !== undefined && a.block === b.block)],
    ['rmw', Relation.of(n, graph.rmw)],
    ['asw', Relation.of(n, graph.asw)],
    ['addr', Relation.of(n, graph.addr ?? [])],
    ['data', Relation.of(n, graph.data ?? [])],
    ['ctrl', Relation.of(n, graph.ctrl ?? [])],
    ['dep', Relation.of(n, graph.dep ?? [])],
  ]);
  return new Map<string, EventSet | Relation>([...sets, ...relations]);
}

/** One candidate execution: the static part plus rf, co and fr. */
export function executionOf(
  part: ReadonlyMap<string, EventSet | Relation>,
  n: number,
  choice: Choice,
): Execution {
  return { n, base: new Map([...part, ...choiceRelations(n, choice)]) };
}

/** rf, co and fr of one candidate, by name. */
export function choiceRelations(n: number, choice: Choice): ReadonlyMap<string, Relation> {
  const co = new Relation(n);
  for (const order of choice.co)
    for (let i = 0; i < order.length; i++)
      for (let j = i + 1; j < order.length; j++) co.add(order[i], order[j]);
  const rf = new Relation(n);
  const fr = new Relation(n);
  for (let read = 0; read < n; read++) {
    const write = choice.rf[read];
    if (write < 0) continue;
    rf.add(write, read);
    for (let k = 0; k < fr.w; k++) fr.bits[read * fr.w + k] = co.bits[write * fr.w + k];
  }
  return new Map([
    ['rf', rf],
    ['co', co],
    ['fr', fr],
  ]);
}
