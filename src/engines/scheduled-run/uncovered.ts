import type { Diagnostic } from '../../base/failure.ts';
import type { CheckOptions } from '../../base/options/options.ts';
import type { Instr, Program } from '../../ir/types.ts';
import type { Verdict } from '../../results/types.ts';

/**
 * `--heap reuse` and `--spurious-cas` ask for more executions. A search that does not have them proves nothing about a
 * program that could show one: its answer is then `unknown`. Where they could not matter (nothing is freed, no
 * compare-exchange is weak), the answer stands.
 */
export function covered(
  verdict: Verdict,
  program: Program,
  options: Pick<CheckOptions, 'heap' | 'spuriousCas'>,
  who: string,
  help: string,
): Verdict {
  const has = (wanted: (i: Instr) => boolean): boolean =>
    program.functions.some((f) => f.blocks.some(({ instrs }) => instrs.some(wanted)));
  const missing: string[] = [];
  if (options.heap === 'reuse' && has(({ op }) => op === 'free'))
    missing.push('--heap reuse (no address is given out twice)');
  if (options.spuriousCas && has((i) => i.op === 'cmpxchg' && i.weak))
    missing.push('--spurious-cas (a weak compare-exchange fails only if the values differ)');
  if (missing.length === 0) return verdict;
  const claims = verdict.verdict === 'verified' || verdict.verdict === 'bounded';
  const message = `${who} does not do ${missing.join(' and ')}`;
  const diagnostic: Diagnostic = {
    code: 'HED621',
    severity: claims ? 'error' : 'note',
    message: claims ? `${message}: without it, ${verdict.summary}` : message,
    help,
  };
  return {
    ...verdict,
    ...(claims ? { verdict: 'unknown' as const, summary: message } : {}),
    diagnostics: [...verdict.diagnostics, diagnostic],
  };
}
