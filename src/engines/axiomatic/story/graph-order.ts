import type { Moment } from '../../bounded-sat/moments.ts';
import type { FoundGraph } from './found-graph.ts';

/**
 * An order of the events of a graph for telling it: each thread's own, creation and joins, and reads after what they read; where
 * that is a circle (a store that is on its way when its block is freed, by a thread that needs what comes after the store), then
 * at least reads after what they read; and if loads are late, even some of these before. `apart` as for `causes`.
 */
export function graphOrder(graph: FoundGraph, apart: readonly Apart[] = []): Moment[] {
  const { encoding, cnf } = graph;
  const { threads } = encoding.program;
  const left: Moment[][] = threads.map((thread, t) =>
    cnf.valueOf(encoding.created(t))
      ? thread.events
          .filter((e) => e.kind !== 'await' && e.kind !== 'halt' && cnf.valueOf(encoding.happens(t, e)))
          .map(({ index }) => ({ kind: 'event', thread: t, event: index }))
      : [],
  );
  const done = new Set<string>();
  const needs = needsOf(graph, apart);
  const reads = needsOf(graph, apart, false);
  const created = new Set([0]);
  const order: Moment[] = [];
  let current = 0;
  const isFree = (name: string): boolean => {
    const [thread, index] = name.split(' ').map(Number);
    return threads[thread].events[index].kind === 'free';
  };
  const isReady = (t: number, level: 'all' | 'reads' | 'none'): boolean => {
    const [next] = left[t];
    if (next === undefined || !created.has(t)) return false;
    const event = threads[t].events[next.event];
    const needed = (level === 'reads' ? reads : needs).get(`${t} ${next.event}`) ?? [];
    if (level !== 'none' || event.kind === 'join') return needed.every((one) => done.has(one));
    // A block that comes back has been freed, whatever else should have come before.
    return event.kind !== 'alloc' || needed.every((one) => done.has(one) || !isFree(one));
  };
  for (;;) {
    const order_ = [current, ...threads.keys()];
    const t =
      order_.find((one) => isReady(one, 'all')) ??
      order_.find((one) => isReady(one, 'reads')) ??
      order_.find((one) => isReady(one, 'none'));
    if (t === undefined) return order;
    const next = left[t].shift() as Moment;
    const event = threads[t].events[next.event];
    if (event.kind === 'create') created.add(encoding.threads.indexOf(event.child));
    done.add(`${t} ${next.event}`);
    order.push(next);
    current = t;
  }
}

interface Apart {
  readonly thread: number;
  readonly index: number;
}

/** By event: the events that should come before it, as `thread event`; `apart`: two of which neither needs the other; `dead`: also the ends of lives. */
function needsOf(graph: FoundGraph, two: readonly Apart[] = [], dead = true): Map<string, string[]> {
  const { all } = graph.encoding.nodes;
  const apart = two.map(({ thread, index }) => `${thread} ${index}`);
  const needs = new Map<string, string[]>();
  const nameOf = (id: number): string | null =>
    all[id].event === null ? null : `${all[id].thread} ${all[id].event?.index}`;
  const add = (before: number, after: number): void => {
    const [x, y] = [nameOf(before), nameOf(after)];
    if (x === null || y === null || x === y || (apart.includes(x) && apart.includes(y))) return;
    needs.set(y, [...(needs.get(y) ?? []), x]);
  };
  for (const [read, write] of graph.rf) add(write, read);
  for (const [a, b] of graph.asw) add(a, b);
  for (const writes of dead ? graph.co.values() : [])
    for (let i = 1; i < writes.length; i++) if (all[writes[i - 1]].dead) add(writes[i - 1], writes[i]);
  return needs;
}

/**
 * What the first events of some threads need: their own past, what that read, and so on. `apart`: two events of which one may have
 * read from the other, and need not come after it.
 */
export function causes(
  graph: FoundGraph,
  from: readonly { readonly thread: number; readonly upTo: number }[],
  apart: readonly Apart[] = [],
): (moment: Moment) => boolean {
  const { threads } = graph.encoding.program;
  const needs = needsOf(graph, apart);
  /** By thread: its events up to this one are needed. */
  const upTo = threads.map(() => -1);
  const include = (t: number, event: number): void => {
    const was = upTo[t];
    if (event <= was) return;
    upTo[t] = event;
    const { creator } = threads[t];
    if (was < 0 && creator !== null) include(graph.encoding.threads.indexOf(creator.thread), creator.event);
    for (let e = was + 1; e <= event; e++)
      for (const one of needs.get(`${t} ${e}`) ?? []) {
        const [thread, index] = one.split(' ').map(Number);
        include(thread, index);
      }
  };
  for (const { thread, upTo: event } of from) {
    include(thread, event);
    const { creator } = threads[thread];
    if (creator !== null) include(graph.encoding.threads.indexOf(creator.thread), creator.event);
  }
  return ({ thread, event }) => event <= upTo[thread];
}
