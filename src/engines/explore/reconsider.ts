import { OBSERVED, UNDECIDED } from './classes.ts';
import { SEEN } from './commuting.ts';
import type { ExploreOptions } from './explorer.ts';
import { UNASKED } from './liveness-bound.ts';
import { APART } from './symmetry.ts';

/** How often a search is started over to find out which locations are free (classes.ts). */
const MOST_ATTEMPTS = 20;

/**
 * A search gave up for the reason with this code: with what options may it be started over, if what it took for
 * granted does not hold? Null: that was no such reason. `observed`: locations whose order of writes can be seen.
 */
export function reconsider(
  options: ExploreOptions,
  code: string | undefined,
  observed: readonly number[],
  attempts: number,
): ExploreOptions | null {
  const { classes, ...withoutClasses } = options;
  switch (code) {
    case APART.code:
      return { ...options, symmetry: false };
    case SEEN.code:
      return { ...options, commuting: false };
    case OBSERVED.code:
      return attempts < MOST_ATTEMPTS ? { ...options, classes: observed } : withoutClasses;
    case UNDECIDED.code:
      return withoutClasses;
    case 'HED441':
    case 'HED442':
    case 'HED448':
      return options.patience !== undefined && (options.livenessBound ?? null) === null
        ? { ...withoutClasses, livenessBound: UNASKED }
        : null;
    default:
      return null;
  }
}
