import type { Image } from '../../../vm/code/image.ts';
import { SEEN_CHANGED, SEEN_IDLE } from '../../../vm/interpret/loop-head.ts';

/**
 * A loop that a counter bounds may have rounds that do something and come back, besides idle ones:
 * `for (i = 0; i < 3; i++) if (trylock(&m) == 0) { x++; unlock(&m); }`. There an idle round that is left out is one round
 * more for the others, so it counts (branches/spins.ts leaves idle rounds out). Such a loop is an ordinary one: a round that counts changes something (one
 * that does not is a wait as ever). That it is one shows when both kinds of rounds have been seen, in whatever executions; the search is then made again.
 *
 * One number a loop and kind, so that what workers have seen adds up.
 */

/** What was seen in the runs of this image. */
export function roundsSeen(image: Image): number[] {
  const seen: number[] = [];
  for (const { loops } of image.code)
    for (const loop of loops) {
      if ((image.rounds[loop.index] & SEEN_IDLE) !== 0) seen.push(2 * loop.id);
      if ((image.rounds[loop.index] & SEEN_CHANGED) !== 0) seen.push(2 * loop.id + 1);
    }
  return seen;
}

/** Loops of which both kinds were seen. */
export function countdowns(seen: readonly number[]): number[] {
  const all = new Set(seen);
  return [...all].filter((n) => n % 2 === 0 && all.has(n + 1)).map((n) => n / 2);
}
