import type { CheckOptions } from '../../base/options.ts';
import type { Loop, Program } from '../../ir/types.ts';
import type { Limits } from '../shared/bounded/round.ts';

/**
 * How far the search looks, and how it looks further: what the user has not fixed grows until nothing is cut by it.
 * Small bounds first, because what they show they show fast.
 */
export interface Bounds {
  readonly unwind: number;
  /** Contexts, or rounds where the user asked for rounds. */
  readonly contexts: number;
  readonly clock: number;
  readonly queue: number;
}

const FIRST_UNWIND = 2;
const MAX_UNWIND = 64;
const FIRST_CLOCK = 3;
/** Lists are no longer than they need to be, whatever the bound is. */
const NO_BOUND = 1000;

export const firstBounds = (options: CheckOptions): Bounds => ({
  unwind: options.unwind ?? FIRST_UNWIND,
  contexts: options.rounds ?? options.contexts ?? 0,
  clock: options.clock ?? FIRST_CLOCK,
  queue: options.queue ?? NO_BOUND,
});

export const growUnwind = (unwind: number): number => (unwind >= MAX_UNWIND ? unwind : unwind * 2);
export const growContexts = (contexts: number, most: number): number =>
  Math.min(most, Math.ceil(contexts * 1.5) + 1);

/** Loop bounds as the machine has them: by id, FUNCTION.K, or FILE:LINE. */
export function limitsOf(program: Program, options: CheckOptions, unwind: number): Limits {
  const named = namedBounds(program, options.unwindset);
  return {
    unwind: (loop: Loop) => {
      const own = named.get(loop.id);
      return own !== undefined
        ? { bound: own, asked: true }
        : { bound: unwind, asked: options.unwind !== null };
    },
    recursion: unwind,
    spuriousCas: options.spuriousCas,
  };
}

function namedBounds(program: Program, unwindset: ReadonlyMap<string, number>): Map<number, number> {
  const bounds = new Map<number, number>();
  for (const f of program.functions)
    f.loops.forEach((loop, n) => {
      const loc = program.locs[loop.at];
      for (const name of [
        `${loop.id}`,
        `${f.name}.${n}`,
        `${f.displayName}.${n}`,
        `${loc.file}:${loc.line}`,
      ]) {
        const bound = unwindset.get(name);
        if (bound !== undefined) bounds.set(loop.id, bound);
      }
    });
  return bounds;
}
