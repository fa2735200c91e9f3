import type { Diagnostic } from '../../base/failure.ts';
import type { CheckOptions } from '../../base/options/options.ts';
import type { Stats, Verdict } from '../../results/types.ts';
import { verdictFor } from '../../results/verdict.ts';

/** The verdict of a check that ended before its engine could give one. */
export function unfinished(
  options: CheckOptions,
  summary: string,
  diagnostics: readonly Diagnostic[],
  stats: Partial<Stats>,
): Verdict {
  const peakMemoryMB = Math.round(process.resourceUsage().maxRSS / 1024);
  return verdictFor(options, {
    engine: options.engine,
    summary,
    stats: { peakMemoryMB, ...stats },
    diagnostics,
  });
}
