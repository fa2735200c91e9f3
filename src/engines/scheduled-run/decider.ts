import { threadOf } from '../../trace/minimise.ts';

/**
 * Everything an execution leaves open. `run.ts` asks; a random decider draws, a script repeats.
 *
 * An entry of a schedule is a thread, with SPURIOUS set when its event happens without a cause: a condition variable
 * wakes up unsignalled, a weak compare-exchange fails although the value was the expected one. With FLUSH set, one of
 * the thread's buffered stores reaches memory: the one whose number (store-buffers.ts) is above FLUSH_SHIFT.
 */
export const SPURIOUS = 0x100;
export const FLUSH = 0x200;
export const FLUSH_SHIFT = 10;

export interface Situation {
  /** Who can go on: `enabled[0, count)`; threads, ascending, and then those who let buffered stores go. */
  readonly enabled: Int32Array;
  readonly count: number;
  /** Scheduling points so far. */
  readonly points: number;
  /** What one of the enabled does. */
  entryOf(agent: number): number;
  /** Can this entry be executed now? */
  possible(entry: number): boolean;
  /** Is the store of thread t with this number (store-buffers.ts) still in its buffer? */
  isBuffered(t: number, number: number): boolean;
}

export interface Decider {
  /** A thread takes part from now on, created by another (-1: main), or (from MAX_THREADS on) somebody who lets its stores go. */
  created(agent: number, by: number): void;
  yielded(thread: number): void;
  /** The next entry. At least one agent is enabled. */
  pick(situation: Situation): number;
  /**
   * Nobody is enabled: an entry that happens without a cause, if this execution is to have one; else -1, and it is over. (A
   * deadlock is one even if a wake-up could help; but in another execution that wake-up has come, and things go wrong after it.)
   */
  rouse?(situation: Situation): number;
  /**
   * Threads wait for each other in a circle, which is a deadlock: are others to go on before it is told? They could have done so
   * before the last of these threads began to wait. None: it is told at once.
   */
  goesOn?(situation: Situation): boolean;
  /** A value in [lo, hi]. */
  value(thread: number, lo: bigint, hi: bigint): bigint;
  /** One of the set bits of `waiters`, as its number. */
  waiter(thread: number, waiters: bigint): number;
  /** `--heap reuse`: the address that an allocation gets, if it is known: `fresh`, or that of a freed block. */
  block?(thread: number, fresh: number): number;
}

/** What a run decided: enough to run it again. */
export interface Script {
  readonly schedule: Int32Array;
  /** By thread, in the order in which the thread asked: chosen values and woken waiters. */
  readonly choices: readonly (readonly bigint[])[];
}

/**
 * Repeats a script as far as it goes: skips entries that are not possible, and after the last one lets the current
 * thread go on as long as it can, then the lowest, then buffered stores. Chosen values are repeated by thread; one that is out of range,
 * or missing, becomes the lowest.
 */
export function scripted(script: Script): Decider {
  let next = 0;
  let current = 0;
  const asked: number[] = [];
  const recall = (thread: number): bigint | undefined => {
    asked[thread] = (asked[thread] ?? 0) + 1;
    return script.choices[thread]?.[asked[thread] - 1];
  };
  const repeated = (situation: Situation): number => {
    while (next < script.schedule.length) {
      const entry = script.schedule[next++];
      if (situation.possible(entry)) {
        current = threadOf(entry);
        return entry;
      }
    }
    return -1;
  };
  return {
    created: () => {},
    yielded: () => {},
    rouse: repeated,
    goesOn: (situation) => script.schedule.subarray(next).some((entry) => situation.possible(entry)),
    pick: (situation) => {
      const again = repeated(situation);
      if (again >= 0) return again;
      const entry = situation.possible(current) ? current : situation.entryOf(situation.enabled[0]);
      current = threadOf(entry);
      return entry;
    },
    value: (thread, lo, hi) => {
      const value = recall(thread);
      return value !== undefined && value >= lo && value <= hi ? value : lo;
    },
    waiter: (thread, waiters) => {
      const value = recall(thread);
      return value !== undefined && (waiters >> value) & 1n ? Number(value) : lowestBit(waiters);
    },
  };
}

/** Its number; there is one. */
export function lowestBit(bits: bigint): number {
  let n = 0;
  while (!((bits >> BigInt(n)) & 1n)) n++;
  return n;
}
