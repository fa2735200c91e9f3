import type { CheckOptions } from '../../base/options/options.ts';
import type { Loop, Program } from '../../ir/types.ts';
import type { Limits } from '../bounded/round.ts';

/** How far loops go: bounds as the machine has them, by id, FUNCTION.K, or FILE:LINE. */
export function limitsOf(
  program: Program,
  options: CheckOptions,
  bounds: { readonly unwind: number; readonly bits: number | null },
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
    spuriousWakeups: options.spuriousWakeups === 'once',
    tick,
    races: options.check.has('race'),
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
