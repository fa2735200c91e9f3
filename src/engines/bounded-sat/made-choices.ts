import type { Cnf } from '../../sat/cnf/cnf.ts';
import type { BoundedThread, Choice } from '../bounded/events.ts';

/** What a thread chooses in a model of the formula, in its order. */
export interface MadeChoices {
  readonly values: bigint[];
  /** Threads that it wakes. */
  readonly waiters: number[];
}

export function madeChoices(thread: BoundedThread, cnf: Cnf): MadeChoices {
  const numberOf = (choice: Choice): bigint => {
    const bits = cnf.valueOfBits(choice.bits);
    return choice.signed ? BigInt.asIntN(choice.bits.length, bits) : bits;
  };
  const made = thread.choices.filter((choice) => cnf.valueOf(choice.guard) && cnf.valueOf(choice.real));
  return {
    values: made.filter((choice) => !choice.waiter).map(numberOf),
    waiters: made.filter((choice) => choice.waiter).map((choice) => Number(numberOf(choice))),
  };
}
