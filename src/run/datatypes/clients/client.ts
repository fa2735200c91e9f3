/**
 * A client of a data type: a fixed set of calls, some of which come before others. This is CheckFence's symbolic test
 * (Burckhardt, Alur, Martin: seed section 3.1) with one thing more, an order between calls of different threads, which
 * `--linearizable` needs.
 */
export interface Call {
  /** The letter of its operation. */
  readonly letter: string;
  /** 0: main, before the threads begin; from 1: a thread. */
  readonly thread: number;
}

export interface Client {
  /** As a user would write it. */
  readonly text: string;
  /** Main's first, then those of the threads one after the other: in each thread's own order. */
  readonly calls: readonly Call[];
  readonly threads: number;
  /** Calls of different threads of which the first has returned before the second begins: indices. */
  readonly orders: readonly (readonly [number, number])[];
}

/** For each call, the calls that come right before it: its thread's last one, or main's last one, and what `orders` says. */
export function predecessors({ calls, orders }: Client): number[][] {
  let main = -1;
  const last = new Map<number, number>();
  return calls.map(({ thread }, i) => {
    const before = last.get(thread) ?? main;
    if (thread === 0) main = i;
    last.set(thread, i);
    return [...(before < 0 ? [] : [before]), ...orders.flatMap(([a, b]) => (b === i ? [a] : []))];
  });
}
