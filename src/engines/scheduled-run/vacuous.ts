import type { Diagnostic } from '../../base/failure.ts';
import type { Verdict } from '../../results/types.ts';

/**
 * A proof about executions of which none runs to its end says less than it seems to. Assumptions are no bounds, so the
 * answer stands (docs/models.md, "How executions end"), in every engine; and every engine says so.
 */
const NOTHING_ENDS: Diagnostic = {
  code: 'HED622',
  severity: 'warning',
  message: 'no execution runs to its end: each one waits or is stopped by an assumption',
  help: 'look at the assumptions: what comes after them was never reached',
};

export const orVacuous = (verdict: Verdict, isVacuous: boolean): Verdict =>
  isVacuous && verdict.verdict === 'verified'
    ? { ...verdict, diagnostics: [...verdict.diagnostics, NOTHING_ENDS] }
    : verdict;
