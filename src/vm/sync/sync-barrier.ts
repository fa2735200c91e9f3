import { misuse, SYNC_DONE, synced } from './synced.ts';

/**
 * Barriers: an i64 of two halves: how many arrivals there were ever, and how many make a round (0 = never initialised,
 * negative = destroyed). An arrival returns 2r for its round r in [0, …), 2r + 1 if it
 * completes it. Waiting for the end of
 * the round is left to the model in C, on another word that only the last one of a round writes: a thread that waits
 * then has one write to read, not one for each arrival of the next round.
 */
export function arrive(lo: number, hi: number): number {
  if (hi === 0) return misuse('a barrier that was not initialised is waited at');
  if (hi < 0) return misuse('a destroyed barrier is waited at');
  const round = Math.floor((lo >>> 0) / hi);
  synced.lo = (lo + 1) | 0;
  synced.result = 2 * round + (((lo >>> 0) + 1) % hi === 0 ? 1 : 0);
  return SYNC_DONE;
}

export function destroyBarrier(lo: number, hi: number): number {
  if (hi === 0) return misuse('a barrier that was not initialised is destroyed');
  if (hi < 0) return misuse('a destroyed barrier is destroyed again');
  if ((lo >>> 0) % hi !== 0) return misuse('a barrier at which threads wait is destroyed');
  synced.hi = -1;
  return SYNC_DONE;
}
