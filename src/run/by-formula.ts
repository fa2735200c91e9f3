import { DiagnosticError } from '../base/failure.ts';
import type { CheckOptions } from '../base/options/options.ts';
import type { Engine } from '../engines/engine.ts';
import type { Verdict } from '../results/types.ts';
import { chooseEngine } from './engines.ts';

/**
 * `--engine auto` asks a second engine where the first one cannot go on and the second one is made for it: a
 * nondeterministic value with more possibilities than `explore` tries one by one is a handful of literals for `axiomatic`.
 */
export function engineInstead(
  { engine, verdict, diagnostics }: Verdict,
  options: CheckOptions,
): Engine | null {
  if (options.engine !== 'auto' || engine !== 'explore' || verdict !== 'unknown') return null;
  return diagnostics.some(({ code }) => code === 'HED341')
    ? chooseEngine('axiomatic', options.model, options.stdRs)
    : null;
}

/** The second engine's answer, if it has one; what it refuses, or does not find out, leaves the first answer. */
export async function* orElse<P>(
  first: Verdict,
  second: AsyncGenerator<P, Verdict, void>,
): AsyncGenerator<P, Verdict, void> {
  try {
    const verdict = yield* second;
    return verdict.verdict === 'unknown' ? first : verdict;
  } catch (problem) {
    if (problem instanceof DiagnosticError) return first;
    throw problem;
  }
}
