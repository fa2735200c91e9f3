import type { EventSet, Relation } from '../../base/relation.ts';
import { type Choice, type Graph, type GraphEvent, staticPart } from '../../models/execution.ts';
import type { LocalEvent, ThreadTrace } from './runs/trace.ts';

/**
 * All candidate executions of one combination of thread traces: every reads-from that fits locations and values,
 * times every coherence order. Nothing is decided here: the memory model's `.cat` accepts or rejects each.
 *
 * Coherence orders that put two writes of one thread and location against program order are left out: every model
 * there is (`relaxed` included) forbids them; so are those in which a read-modify-write does not stand right behind the
 * write it read. With `allOrders` (a user's own model) they are tried too.
 */
export interface Combination {
  readonly graph: Graph;
  readonly part: ReadonlyMap<string, EventSet | Relation>;
  /** Global index of event i of trace t: first[t] + i. */
  readonly first: readonly number[];
  readonly traces: readonly ThreadTrace[];
  /** For each event its trace's own record; null for initial writes. */
  readonly local: readonly (LocalEvent | null)[];
  readonly values: readonly bigint[];
  /** Which bits of each value are undefined. */
  readonly undefinedBits: readonly bigint[];
}

export interface InitialValue {
  readonly value: bigint;
  readonly undefinedBits: bigint;
}

export function combine(
  traces: readonly ThreadTrace[],
  initial: (location: number, size: number) => InitialValue,
): Combination {
  const events: GraphEvent[] = [];
  const local: (LocalEvent | null)[] = [];
  const values: bigint[] = [];
  const undefinedBits: bigint[] = [];
  for (const [location, size] of locationsOf(traces)) {
    events.push({ thread: -1, kind: 'W', order: 'na', location });
    local.push(null);
    const before = initial(location, size);
    values.push(before.value);
    undefinedBits.push(before.undefinedBits);
  }
  const first: number[] = [];
  const rmw: [number, number][] = [];
  const relations = {
    addr: [] as [number, number][],
    data: [] as [number, number][],
    ctrl: [] as [number, number][],
    dep: [] as [number, number][],
  };
  for (const trace of traces) {
    const base = events.length;
    first.push(base);
    for (const [i, event] of trace.events.entries()) {
      events.push(graphEvent(trace.slot, event));
      local.push(event);
      values.push(event.value);
      undefinedBits.push(event.undefinedBits);
      if (event.rmwOf >= 0) rmw.push([base + event.rmwOf, base + i]);
      for (const kind of ['addr', 'data', 'ctrl', 'dep'] as const)
        for (const from of event[kind]) relations[kind].push([base + from, base + i]);
    }
  }
  const graph: Graph = { events, rmw, asw: synchronisedWith(traces, first), ...relations };
  return { graph, part: staticPart(graph), first, traces, local, values, undefinedBits };
}

function graphEvent(slot: number, event: LocalEvent): GraphEvent {
  return {
    thread: slot,
    kind: event.kind,
    order: event.order,
    location: event.location,
    amo: event.amo,
    lock: event.lock,
    ...(event.fence ? { fence: event.fence } : {}),
    ...(event.block >= 0 ? { block: slot * 1000 + event.block } : {}),
  };
}

function locationsOf(traces: readonly ThreadTrace[]): Map<number, number> {
  const found = new Map<number, number>();
  for (const trace of traces)
    for (const event of trace.events) if (event.location >= 0) found.set(event.location, event.size);
  return new Map([...found].sort(([a], [b]) => a - b));
}

/** create → begin of the created thread, its end → join. */
function synchronisedWith(traces: readonly ThreadTrace[], first: readonly number[]): [number, number][] {
  const pairs: [number, number][] = [];
  const at = (slot: number, what: 'begin' | 'end'): number => {
    const t = traces.findIndex((trace) => trace.slot === slot);
    const i = t < 0 ? -1 : traces[t].events.findIndex((event) => event.thread?.what === what);
    return i < 0 ? -1 : first[t] + i;
  };
  for (const [t, trace] of traces.entries()) {
    for (const [i, event] of trace.events.entries()) {
      if (event.thread?.what === 'create' && at(event.thread.slot, 'begin') >= 0)
        pairs.push([first[t] + i, at(event.thread.slot, 'begin')]);
      if (event.thread?.what === 'join' && at(event.thread.slot, 'end') >= 0)
        pairs.push([at(event.thread.slot, 'end'), first[t] + i]);
    }
  }
  return pairs;
}

/** Calls `visit` for each reads-from and coherence order; stops when it answers false. */
export function forEachChoice(
  combination: Combination,
  allOrders: boolean,
  visit: (choice: Choice) => boolean,
): void {
  const { events } = combination.graph;
  const reads = events.flatMap((event, i) => (event.kind === 'R' ? [i] : []));
  const writesOf = new Map<number, number[]>();
  for (const [i, event] of events.entries())
    if (event.kind === 'W') writesOf.set(event.location, [...(writesOf.get(event.location) ?? []), i]);
  const sources = reads.map((read) =>
    writesOf.get(events[read].location)!.filter((write) => sameValue(combination, write, read)),
  );
  if (sources.some((writes) => writes.length === 0)) return;
  const orders = [...writesOf.values()].map((writes) => coherenceOrders(writes, events, allOrders));
  const rf = new Int32Array(events.length).fill(-1);
  const co: (readonly number[])[] = orders.map((all) => all[0]);
  const writeOf = new Int32Array(events.length).fill(-1);
  const readOf = new Int32Array(events.length).fill(-1);
  if (!allOrders)
    for (const [read, write] of combination.graph.rmw) {
      writeOf[read] = write;
      readOf[write] = read;
    }
  /** Does every read-modify-write stand right behind the write it read? */
  const isAtomic = (order: readonly number[]): boolean =>
    order.every((write, i) => readOf[write] < 0 || rf[readOf[write]] === order[i - 1]);
  const chooseOrder = (k: number): boolean => {
    if (k === orders.length) return visit({ rf, co: co.slice() });
    for (const order of orders[k]) {
      if (!isAtomic(order)) continue;
      co[k] = order;
      if (!chooseOrder(k + 1)) return false;
    }
    return true;
  };
  const chooseSource = (k: number): boolean => {
    if (k === reads.length) return chooseOrder(0);
    for (const write of sources[k]) {
      if (
        writeOf[reads[k]] >= 0 &&
        reads.some((other, i) => i < k && writeOf[other] >= 0 && rf[other] === write)
      )
        continue;
      rf[reads[k]] = write;
      if (!chooseSource(k + 1)) return false;
    }
    return true;
  };
  chooseSource(0);
}

const sameValue = ({ values, undefinedBits }: Combination, write: number, read: number): boolean =>
  write !== read && values[write] === values[read] && undefinedBits[write] === undefinedBits[read];

/** All orders of the writes of one location, the initial write (the first) staying first. */
function coherenceOrders(
  writes: readonly number[],
  events: readonly GraphEvent[],
  allOrders: boolean,
): number[][] {
  const [init, ...rest] = writes;
  const out: number[][] = [];
  const extend = (chosen: number[], left: readonly number[]): void => {
    if (left.length === 0) {
      out.push([init, ...chosen]);
      return;
    }
    for (const write of left) {
      const blocked =
        !allOrders && left.some((other) => other < write && events[other].thread === events[write].thread);
      if (!blocked)
        extend(
          [...chosen, write],
          left.filter((other) => other !== write),
        );
    }
  };
  extend([], rest);
  return out;
}
