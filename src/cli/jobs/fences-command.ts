import { EXIT, type ExitCode, unreachable } from '../../base/failure.ts';
import type { FenceOutcome, FencesResult } from '../../results/fences.ts';
import { fencesJson, fencesLine, fencesText } from '../../results/formats/other-commands/fences-report.ts';
import type { Progress } from '../../results/types.ts';
import type { Place } from '../../supervisor/place.ts';
import type { Job } from '../commands/job.ts';
import { write } from '../output/output.ts';
import { progressOn } from '../output/progress.ts';
import { plainStyle, styleFor } from '../output/style.ts';
import { sayColoured } from '../output/terminal.ts';
import { OUT_OF_MEMORY, stoppedText, supervised } from './supervised.ts';

/** `heddle fences`: has the search run, shows its progress, writes its answer. */
export async function fencesCommand(
  { files, options, own, tests, output }: Extract<Job, { command: 'fences' }>,
  place: Place,
): Promise<ExitCode> {
  const view = progressOn(process.stderr, output.quiet);
  let last: Progress | null = null;
  const job = { command: 'fences', files, options, own, tests } as const;
  const { answer, why } = await supervised('fenced', place, job, options, {
    progress: (progress) => {
      last = progress;
      view.show(progress);
    },
  }).finally(view.end);
  const known = last as Progress | null;
  const result: FencesResult = answer?.answer.result ?? {
    outcome: 'unknown',
    model: options.model,
    engine: known?.engine ?? options.engine,
    summary: `${stoppedText(why, options)}: ${known?.text ?? 'nothing has begun'}`,
    proposals: [],
    clauses: [],
    violation: null,
    candidates: 0,
    checks: 0,
    seconds: performance.now() / 1000,
    diagnostics: why === 'full' ? [OUT_OF_MEMORY] : [],
  };
  const sources = answer?.answer.sources ?? new Map<string, string>();
  if (output.format === 'json') write(fencesJson(result), output.output);
  else {
    const there = styleFor(process.stdout, output.color, sources);
    write(fencesText(result, output.output === null ? there : plainStyle(sources)), output.output);
    if (output.output !== null) sayColoured(process.stdout, `${fencesLine(result, there)}\n`);
  }
  return why === 'interrupted' ? EXIT.interrupted : exitOf(result.outcome);
}

function exitOf(outcome: FenceOutcome): ExitCode {
  switch (outcome) {
    case 'passes':
    case 'fixed':
    case 'weakened':
    case 'minimal':
      return EXIT.ok;
    case 'no-fix':
      return EXIT.violated;
    case 'unknown':
      return EXIT.unknown;
    default:
      return unreachable(outcome);
  }
}
