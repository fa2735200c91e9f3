import type { Diagnostic } from '../../base/failure.ts';
import type { Program } from '../../ir/types.ts';
import type { Verdict } from '../../results/types.ts';
import { framesOf, innermost } from '../../semantics/frames.ts';
import type { Found } from './found.ts';

/**
 * `--check` narrows what is reported, not what an execution means: one that ends at an error of another kind may hide what
 * would have come after it (docs/models.md, "Errors that were not asked for"). So nothing is proved by it, and the answer
 * says where that was and how to have it reported.
 */
export function unaskedIn(
  program: Program,
  { kind, message, stack, thread }: Found,
  verdict: Verdict['verdict'],
): Diagnostic {
  const { file, line, column } = innermost(framesOf(program, stack, thread), thread);
  return unaskedError(kind, message, { file, line, column }, verdict);
}

export function unaskedError(
  kind: string,
  message: string,
  at: Diagnostic['at'] & object,
  verdict: Verdict['verdict'],
): Diagnostic {
  return {
    code: 'HED620',
    severity: verdict === 'violated' ? 'note' : 'error',
    message: `an execution ends at an error that was not asked for (${kind}: ${message}), and what comes after it is not known`,
    at,
    help: `--check ${kind} reports it`,
  };
}
