import type { Access } from '../graph/graph.ts';
import type { Encoding } from './encoding.ts';
import type { Cell } from './value-sets.ts';

/**
 * Who changes a cell, as far as creation and joining order them: first those that come before all others, then the chains
 * of threads that run side by side, then those that come after all. Read-modify-writes count whether they write or not,
 * since what they read is read at their place in the chain.
 */
export interface Segments {
  readonly first: readonly Access[];
  /** By thread, each in the order of its program. */
  readonly chains: readonly (readonly Access[])[];
  readonly last: readonly Access[];
}

export function segmentsOf(e: Encoding, cell: Cell): Segments {
  const { place } = e.places;
  const byThread = new Map<number, Access[]>();
  const writers = cell.accesses.filter(({ kind }) => kind !== 'read');
  for (const access of writers.sort((a, b) => place[a.id] - place[b.id])) {
    const list = byThread.get(access.thread);
    if (list === undefined) byThread.set(access.thread, [access]);
    else list.push(access);
  }
  const chains = [...byThread.values()];
  const [first, last]: [Access[], Access[]] = [[], []];
  /* a chain alone stays one: readers may lie between its writes */
  while (open(chains) > 1) {
    const chain = chains.find((each) => each.length > 0 && isBefore(e, each[0], chains));
    const access = chain?.shift();
    if (access === undefined) break;
    first.push(access);
  }
  while (open(chains) > 1) {
    const chain = chains.find((each) => each.length > 0 && isAfter(e, each[each.length - 1], chains));
    const access = chain?.pop();
    if (access === undefined) break;
    last.unshift(access);
  }
  return { first, chains: chains.filter((chain) => chain.length > 0), last };
}

const open = (chains: readonly Access[][]): number => chains.filter((chain) => chain.length > 0).length;

const isBefore = (e: Encoding, a: Access, chains: readonly Access[][]): boolean =>
  chains.every((chain) => chain.length === 0 || chain[0].thread === a.thread || always(e, a, chain[0]));

const isAfter = (e: Encoding, a: Access, chains: readonly Access[][]): boolean =>
  chains.every(
    (chain) => chain.length === 0 || chain[0].thread === a.thread || always(e, chain[chain.length - 1], a),
  );

/** Is a before b in every execution in which both happen? */
export function always(e: Encoding, a: Access, b: Access): boolean {
  if (a.thread === b.thread) return e.places.place[a.id] < e.places.place[b.id];
  return e.order.of(a, b) === e.c.yes;
}
