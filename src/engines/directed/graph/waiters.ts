import { isUndefined, type Token, tokenOf, wordsOf, ZERO } from './values.ts';

/**
 * Whom a signal can wake: the word of a condition variable has a bit for each waiting thread. A choice is the slot and one;
 * zero if nobody waits.
 */
export function waitersOf(word: Token): readonly Token[] {
  if (isUndefined(word)) return [ZERO];
  const words = wordsOf(word);
  const slots = Array.from({ length: 64 }, (_, slot) => slot).filter((slot) => has(words, slot));
  return slots.length === 0 ? [ZERO] : slots.map(choiceOf);
}

/** The choice that a signal has made. */
export function woken(old: ArrayLike<number>, fresh: ArrayLike<number>): Token {
  for (let slot = 0; slot < 64; slot++) if (has(old, slot) && !has(fresh, slot)) return choiceOf(slot);
  return ZERO;
}

const has = (words: ArrayLike<number>, slot: number): boolean =>
  ((words[slot >> 5] >>> (slot & 31)) & 1) === 1;
const choiceOf = (slot: number): Token => tokenOf([slot + 1], 0, 1, null);
