import { type ClientOf, isCommit, operationOf, type Seen, type SerialRun, seenOf } from './driver.ts';

/**
 * Calls that never return (MODELS.md, last section). An execution in which threads wait for ever inside operations that may wait is
 * right if a serial execution leaves exactly these calls pending, and the others give the same.
 *
 * Main is the referee. Each thread says where it is in a word of its own: before it comes to where it may wait for ever, and at its end.
 * With its position it says what it has seen so far, as the number of a list of values that some serial execution has there. Main
 * waits until all have ended, or until the words are those of a serial execution with calls pending; then it returns, and the program is
 * over. So a program that is stuck, as engines know it, is stuck where no serial execution is. (Main may also find such words on the way,
 * in an execution that could go on; then it ends early, and what else there is other executions show.)
 */
export const RUNNING = 0;
/** At a place where it may wait, having seen what no serial execution with pending calls has there. */
const ELSEWHERE = 1;
const FIRST = 2;
/** Added when the thread has ended. */
export const ENDED = 1 << 20;
/** A word is the number of calls done, above this bit, and a number for what was seen. */
const CALLS = 12;

export interface Referee {
  /** What the threads of a serial execution with pending calls say, one list for each. */
  readonly rows: readonly (readonly bigint[])[];
  /** For a thread that has done so many calls: what it may say, with the values (in the order of `own`) that it has seen then. */
  states(thread: number, done: number): readonly State[];
  /** What a thread has seen after so many calls: indices into `seenOf`. */
  own(thread: number, done: number): readonly number[];
}

interface State {
  readonly word: number;
  readonly values: readonly bigint[];
}

export const elsewhere = (done: number, isEnd: boolean): number =>
  ELSEWHERE + (done << CALLS) + (isEnd ? ENDED : 0);

/** How many calls a thread that says this has done. */
export const callsDone = (word: number): number => (word & ~ENDED) >> CALLS;

/** Null: no serial execution has pending calls. */
export function refereeOf(of: ClientOf, pending: readonly SerialRun[]): Referee | null {
  if (pending.length === 0) return null;
  const { client } = of;
  const seen = seenOf(of);
  const callsOf = (thread: number): number[] =>
    client.calls.flatMap((call, i) => (call.thread === thread ? [i] : []));
  const own = (thread: number, done: number): number[] => {
    const calls = new Set(callsOf(thread).slice(0, done));
    return seen.flatMap((one, i) => (calls.has(one.call) && !isCommit(of, one) ? [i] : []));
  };
  const states = new Map<string, Map<string, State>>();
  const rows = new Map<string, readonly bigint[]>();
  for (const { order, values } of pending) {
    const done = new Set(order);
    const row: bigint[] = [];
    for (let thread = 1; thread <= client.threads; thread++) {
      const calls = callsOf(thread);
      const count = calls.filter((call) => done.has(call)).length;
      const place = `${thread} ${count}`;
      const known = states.get(place) ?? new Map<string, State>();
      states.set(place, known);
      const here = own(thread, count).map((i) =>
        isAddress(of, seen[i]) && values[i] < 0n ? -1n : values[i],
      );
      const end = count === calls.length ? ENDED : 0;
      const state = known.get(here.join()) ?? { word: FIRST + known.size + end, values: here };
      known.set(here.join(), state);
      // Words of different places differ by the number of calls.
      row.push(BigInt(state.word + (count << CALLS)));
    }
    rows.set(row.join(), row);
  }
  return {
    rows: [...rows.values()],
    states: (thread, done) =>
      [...(states.get(`${thread} ${done}`)?.values() ?? [])].map(({ word, values }) => ({
        word: word + (done << CALLS),
        values,
      })),
    own,
  };
}

/** Addresses that are not the client's have no number of their own while others still run: they are all alike. */
const isAddress = ({ client, operations }: ClientOf, { call, kind, n }: Seen): boolean =>
  kind === 'out' && operationOf(operations, client.calls[call].letter).outputs[n].type === 'pointer';
