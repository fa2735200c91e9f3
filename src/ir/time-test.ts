import type { Instr, Terminator } from './types.ts';

/**
 * A comparison of times whose answer is a choice (explore/clocks/symbolic-time.ts): a `choose` between 0 and 1 that is given what
 * is compared. Nothing flows through it: what it is given decides at most which answers there are.
 */
export const TIME_TEST = '@time';

export const isTimeTest = (i: Instr | Terminator): boolean => i.op === 'choose' && i.of.startsWith(TIME_TEST);
