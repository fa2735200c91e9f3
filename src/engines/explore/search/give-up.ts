import { type Diagnostic, InternalError } from '../../../base/failure.ts';
import { MAX_THREADS } from '../../../vm/code/layout.ts';
import type { Part } from '../parallel/part.ts';
import { ALL_ORDERED } from '../reductions/ordered-sections.ts';
import type { ExploreOptions } from '../state/options.ts';
import type { GiveUp, Remedy } from '../state/reasons.ts';
import { countdowns } from '../waiting/countdown.ts';

/** How a search is made. */
export interface Setting {
  readonly options: ExploreOptions;
  /** Threads of the checked program, at most. */
  readonly threads: number;
  /** May loops be bounded that the user has not bounded? Not where loads are buffered. */
  readonly mayBound: boolean;
}

export const FEW_THREADS = 8;
/** The bound on loops that nobody asked for (liveness-bound.ts). */
export const UNASKED = 8;
/** How often a search is started over to find out which locations are free (classes.ts). */
const MOST_ATTEMPTS = 20;

/**
 * A search with this setting gave up: with which setting is it made again? Null: with none, the limit stands.
 * `observed`: locations whose order of writes can be seen; `rounds`: of loops that count; `sections`: those that are ordered; `wide`: locations that are accessed in parts; `attempts`: how often it was made again already.
 */
export function again(
  setting: Setting,
  why: GiveUp | null,
  { observed, rounds, sections, wide }: Pick<Part, 'observed' | 'rounds' | 'sections' | 'wide'>,
  attempts: number,
): Setting | null {
  if (why === null) {
    const { ordinary = [] } = setting.options;
    const counting = countdowns(rounds).filter((loop) => !ordinary.includes(loop));
    if (counting.length === 0) return null;
    return { ...setting, options: { ...setting.options, ordinary: [...ordinary, ...counting] } };
  }
  if (why.kind === 'limit') return withRemedy(setting, why.remedy);
  const { classes, ...withoutClasses } = setting.options;
  const { ordinary = [] } = setting.options;
  switch (why.without) {
    case 'symmetry':
      return { ...setting, options: { ...setting.options, symmetry: false } };
    case 'commuting':
      return { ...setting, options: { ...setting.options, commuting: false } };
    case 'barriers':
      return { ...setting, options: { ...setting.options, barriers: false } };
    case 'wake-ups':
      return { ...setting, options: { ...setting.options, skips: false } };
    case 'sections': {
      const { sections: _, ...ordered } = setting.options;
      return attempts < MOST_ATTEMPTS / 2 && !sections.includes(ALL_ORDERED)
        ? { ...setting, options: { ...ordered, sections } }
        : { ...setting, options: ordered };
    }
    case 'unseen-orders':
      return attempts < MOST_ATTEMPTS
        ? { ...setting, options: { ...setting.options, classes: observed } }
        : { ...setting, options: withoutClasses };
    case 'spins':
      return { ...setting, options: { ...setting.options, ordinary: [...ordinary, ...countdowns(rounds)] } };
    case 'one-size': {
      const { sections: _, ...ordered } = withoutClasses;
      return { ...setting, options: { ...ordered, symmetry: false, commuting: false, skips: false, wide } };
    }
    case 'classes':
      return { ...setting, options: withoutClasses };
    case 'short-graphs':
      return { ...setting, options: { ...setting.options, hunt: 'now' } };
    case 'quick-finds':
      return { ...setting, options: { ...setting.options, hunt: 'done' } };
  }
}

function withRemedy(setting: Setting, remedy: Remedy | null): Setting | null {
  const { classes, ...withoutClasses } = setting.options;
  switch (remedy) {
    case 'more-threads':
      return setting.threads < MAX_THREADS
        ? { ...setting, threads: Math.min(2 * setting.threads, MAX_THREADS) }
        : null;
    case 'bounded-loops':
      return setting.mayBound && (withoutClasses.livenessBound ?? null) === null
        ? { ...setting, options: { ...withoutClasses, livenessBound: UNASKED } }
        : null;
    default:
      return null;
  }
}

/** The limit a search ended at, once nothing is left to try. */
export function limitOf(why: GiveUp): Diagnostic {
  if (why.kind === 'limit') return why.diagnostic;
  throw new InternalError(`the search without ${why.without} was not made`);
}
