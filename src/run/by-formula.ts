import { type Diagnostic, DiagnosticError } from '../base/failure.ts';
import type { CheckOptions } from '../base/options/options.ts';
import type { Engine } from '../engines/engine.ts';
import type { Verdict } from '../results/types.ts';
import { chooseEngine } from './engines.ts';

/**
 * `--engine auto` asks a second engine where the first one cannot go on and the second one is made for it: a
 * nondeterministic value with more possibilities than `explore` tries one by one is a handful of literals for `axiomatic`, and
 * for `axiomatic` memory is bytes under tso and pso, too (HED342; where it is not, it refuses).
 */
const BY_FORMULA: readonly string[] = ['HED341', 'HED342'];

export function engineInstead(
  { engine, verdict, diagnostics }: Verdict,
  options: CheckOptions,
): Engine | null {
  if (options.engine !== 'auto' || engine !== 'explore' || verdict !== 'unknown') return null;
  return diagnostics.some(({ code }) => BY_FORMULA.includes(code))
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
    return verdict.verdict === 'unknown' ? first : withNote(verdict, first);
  } catch (problem) {
    if (problem instanceof DiagnosticError) return first;
    throw problem;
  }
}

/** Says who has answered, and why not the first. */
function withNote(verdict: Verdict, first: Verdict): Verdict {
  const reason = first.diagnostics.find(({ code }) => BY_FORMULA.includes(code))?.message ?? 'no answer';
  const note: Diagnostic = {
    code: 'HED696',
    severity: 'note',
    message: `engine ${verdict.engine} has answered; ${first.engine} had none: ${reason}`,
  };
  return { ...verdict, diagnostics: [...verdict.diagnostics, note] };
}
