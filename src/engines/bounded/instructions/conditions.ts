import type { SyncOp } from '../../../ir/types.ts';
import { type Bits, bigConstant, inputs } from '../../../sat/bits/bits.ts';
import { eq } from '../../../sat/bits/bits-compare.ts';
import { type Circuit, FALSE, type Lit, TRUE } from '../../../sat/circuit/circuit.ts';
import { ETIMEDOUT } from '../../../vm/sync/synced.ts';

/**
 * Condition variables: the word is the set of threads that wait, one bit for each, and takes many values; a table of them
 * (sync.ts) would be large, and operations on single bits would be lost in it. So these operations are
 * written down as what they do to the bits; a test compares them with the machine's `syncApply`.
 */
export interface WordOutcome {
  readonly blocked: Lit;
  readonly misuse: Lit;
  readonly message: string;
  /** The word afterwards, null where the operation leaves it as it is. */
  readonly word: Bits | null;
  readonly result: Bits;
  /** cond-signal: the thread that is woken, and whether there was more than one to choose from. */
  readonly woken: { readonly thread: Bits; readonly real: Lit } | null;
}

export const isConditionOp = (op: SyncOp): boolean => op.startsWith('cond-');

/** Bits of a thread's number. */
const THREAD_BITS = 8;

export function conditionOutcome(
  c: Circuit,
  op: SyncOp,
  word: Bits,
  thread: number,
  spurious: Lit,
): WordOutcome {
  const same: WordOutcome = {
    blocked: FALSE,
    misuse: FALSE,
    message: '',
    word: null,
    result: bigConstant(32, 0n),
    woken: null,
  };
  const withBit = (bit: Lit): Bits => word.map((old, t) => (t === thread ? bit : old));
  switch (op) {
    case 'cond-enqueue':
      return { ...same, word: withBit(TRUE) };
    case 'cond-wait': {
      const waits = word[thread];
      const result = bigConstant(32, 0n).map((bit, b) => (b === 0 ? c.and(waits, spurious) : bit));
      return { ...same, blocked: c.and(waits, spurious ^ 1), result };
    }
    case 'cond-timedwait':
      return {
        ...same,
        result: bigConstant(32, BigInt(ETIMEDOUT)).map((bit) => (bit === TRUE ? word[thread] : FALSE)),
      };
    case 'cond-cancel':
      return { ...same, word: withBit(FALSE) };
    case 'cond-broadcast':
      return { ...same, word: word.map(() => FALSE) };
    case 'cond-signal':
      return { ...same, ...signal(c, word) };
    case 'cond-init':
      return {
        ...same,
        misuse: TRUE,
        message: 'a condition variable is initialised a second time without being destroyed',
      };
    default: // cond-destroy
      return {
        ...same,
        misuse: c.orAll(word),
        message: 'a condition variable with waiting threads is destroyed',
      };
  }
}

/** A guessed thread wakes up if it waits, else the first that does. */
function signal(c: Circuit, word: Bits): Pick<WordOutcome, 'word' | 'woken'> {
  const most = word.findLastIndex((bit) => bit !== FALSE) + 1;
  let width = 0;
  while (1 << width < most) width++;
  const guess = inputs(c, width);
  const guessed = word
    .slice(0, most)
    .map((bit, t) => c.and(bit, eq(c, guess, bigConstant(width, BigInt(t)))));
  const missed = c.orAll(guessed) ^ 1;
  let earlier: Lit = FALSE;
  let several: Lit = FALSE;
  const wakes = guessed.map((lit, t) => {
    const first = c.and(word[t], earlier ^ 1);
    several = c.or(several, c.and(word[t], earlier));
    earlier = c.or(earlier, word[t]);
    return c.or(lit, c.and(missed, first));
  });
  const thread = bigConstant(THREAD_BITS, 0n).map((_, b) =>
    c.orAll(wakes.filter((_, t) => ((t >> b) & 1) === 1)),
  );
  return {
    word: word.map((bit, t) => (t < most ? c.and(bit, wakes[t] ^ 1) : FALSE)),
    woken: { thread, real: several },
  };
}
