import { version } from '../../../base/version.ts';
import { visibleJson } from '../../../base/visible.ts';
import type { Input } from '../../input.ts';
import type { Verdict } from '../../types.ts';

export const SCHEMA_VERSION = 1;

/** The value that `--format json` writes. Fields are only ever added to it. */
export interface Report extends Omit<Verdict, 'boundsRequested'> {
  readonly heddle: string;
  readonly schemaVersion: typeof SCHEMA_VERSION;
  readonly input: Input;
}

export function reportOf(verdict: Verdict, input: Input): Report {
  const { bounds, assumptions, violations, stats, diagnostics } = verdict;
  return {
    heddle: version(),
    schemaVersion: SCHEMA_VERSION,
    verdict: verdict.verdict,
    model: verdict.model,
    engine: verdict.engine,
    summary: verdict.summary,
    bounds,
    assumptions,
    violations,
    stats,
    diagnostics,
    input,
  };
}

export const jsonReport = (verdict: Verdict, input: Input): string => visibleJson(reportOf(verdict, input));
