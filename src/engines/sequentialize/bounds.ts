import type { CheckOptions } from '../../base/options/options.ts';
import type { Loop, Program } from '../../ir/types.ts';
import type { Limits } from '../bounded/round.ts';

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
  /** Bits of an integer; null: all it has. */
  readonly bits: number | null;
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
  bits: options.bitwidth,
});

export const growUnwind = (unwind: number): number => (unwind >= MAX_UNWIND ? unwind : unwind * 2);
/** Half as many more; all there can be, if that is not far: to refute them is seldom harder, and then none is left. */
export const growContexts = (contexts: number, most: number): number => {
  const more = Math.ceil(contexts * 1.5) + 1;
  return 2 * more >= most ? most : more;
};
export const growBits = (bits: number | null): number | null =>
  bits === null || 2 * bits >= MAX_BITS ? null : 2 * bits;
/** As many as the widest integers have. */
const MAX_BITS = 64;

/** Loop bounds as the machine has them: by id, FUNCTION.K, or FILE:LINE. */
export function limitsOf(
  program: Program,
  options: CheckOptions,
  bounds: Pick<Bounds, 'unwind' | 'bits'>,
  tick: () => void = () => {},
): Limits {
  const { unwind, bits } = bounds;
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
    tick,
    races: options.check.has('race'),
    buffers: options.model === 'tso' || options.model === 'pso',
    bits,
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
