import { bufferingOf } from '../../base/models.ts';
import type { CheckOptions } from '../../base/options/options.ts';
import type { Program } from '../../ir/types.ts';
import type { Limits } from '../bounded/round.ts';
import { limitsOf as loopLimits } from '../bounded-sat/limits.ts';

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

/** Loop bounds, and whether there are store buffers. */
export const limitsOf = (
  program: Program,
  options: CheckOptions,
  bounds: Pick<Bounds, 'unwind' | 'bits'>,
  tick: () => void = () => {},
): Limits => ({
  ...loopLimits(program, options, bounds, tick),
  buffers: bufferingOf(options.model) !== 'none',
});
