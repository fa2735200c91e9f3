import type { Diagnostic } from '../base/failure.ts';
import type { CheckOptions } from '../base/options/options.ts';
import { type Stats, type Verdict, zeroStats } from '../results/types.ts';

/** The verdict of a check that ended before its engine could give one. */
export function unfinished(
  options: CheckOptions,
  summary: string,
  diagnostics: readonly Diagnostic[],
  stats: Partial<Stats>,
): Verdict {
  return {
    verdict: 'unknown',
    model: options.model,
    engine: options.engine,
    summary,
    boundsRequested: false,
    bounds: { unwind: options.unwind, contexts: null, cut: [] },
    assumptions: [],
    violations: [],
    stats: { ...zeroStats, peakMemoryMB: Math.round(process.resourceUsage().maxRSS / 1024), ...stats },
    diagnostics,
  };
}
