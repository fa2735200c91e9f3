import type { CheckOptions } from '../../base/options/options.ts';
import { isTold } from '../../results/kinds.ts';
import type { Lit } from '../../sat/circuit/circuit.ts';
import type { Sequential } from './encode.ts';
import { wrong } from './properties.ts';

/** An execution needs more of a bound. */
export const cutBy = (s: Sequential, bound: 'clock' | 'queue'): Lit =>
  s.program.circuit.orAll(s.memory.cuts.filter((one) => one.bound === bound).map((one) => one.when));

/** The first question: does something go wrong? */
export const badOf = (s: Sequential, options: CheckOptions): Lit =>
  s.program.circuit.and(
    cutBy(s, 'queue') ^ 1,
    wrong(s, (kind) => isTold(options.check, kind)),
  );
