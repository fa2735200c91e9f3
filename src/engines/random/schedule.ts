import type { CheckOptions } from '../../base/options/options.ts';
import { Rng } from '../../base/rng.ts';
import { pct, type Scheduler, uniform } from './scheduler.ts';

/** What the n-th schedule is drawn from. */

/** Even schedules are PCT's, odd ones uniform; so is the first, from which the length is learned. */
export function scheduleOf(
  options: Pick<CheckOptions, 'seed' | 'depth'>,
  n: number,
  longest: number,
): [Rng, Scheduler] {
  const rng = new Rng(options.seed, n);
  return [rng, n % 2 === 1 || longest === 0 ? uniform(rng) : pct(rng, options.depth, longest)];
}
