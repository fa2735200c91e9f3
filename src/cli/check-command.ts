import { EXIT, type ExitCode } from '../base/failure.ts';
import type { CheckOptions, OutputOptions } from '../base/options/options.ts';
import { exitCode } from '../results/exit-code.ts';
import { inputOf } from '../results/input.ts';
import type { Progress, Verdict, Violation } from '../results/types.ts';
import type { Place } from '../supervisor/place.ts';
import { progressOn } from './progress.ts';
import { type Ended, OUT_OF_MEMORY, stoppedText, supervised } from './supervised.ts';
import { say } from './terminal.ts';
import { unfinished } from './unfinished.ts';
import { writeReport } from './write-report.ts';

/** `heddle check`: has the check run, shows its progress, writes its answer. */
export async function checkCommand(
  files: readonly string[],
  options: CheckOptions,
  output: OutputOptions,
  place: Place,
): Promise<ExitCode> {
  const view = progressOn(process.stderr, output.quiet);
  // In every other format, stdout is the report alone.
  const prints = output.format !== 'text' ? process.stderr : process.stdout;
  const known = new Known();
  const job = { command: 'check', files, options } as const;
  const { answer, why } = await supervised('checked', place, job, options, {
    progress: (progress) => {
      known.add(progress);
      view.show(progress);
    },
    print: (text) => say(prints, text),
  }).finally(view.end);
  const verdict = answer?.result.verdict ?? known.verdict(options, why);
  const sources = answer?.result.sources ?? new Map<string, string>();
  await writeReport(verdict, sources, () => inputOf(files, options, sources), output);
  return why === 'interrupted' ? EXIT.interrupted : exitCode(verdict);
}

/** What the work has published. */
class Known {
  private last: Progress | null = null;
  private violations: readonly Violation[] = [];

  add(progress: Progress): void {
    this.last = progress;
    if (progress.violations) this.violations = progress.violations;
  }

  /** The answer for work that was ended. */
  verdict(options: CheckOptions, why: Ended<unknown>['why']): Verdict {
    const { last, violations } = this;
    const summary = `${stoppedText(why, options)}: ${last?.text ?? 'nothing has begun'}`;
    const wallSeconds = performance.now() / 1000;
    const engine = last?.engine ?? options.engine;
    return {
      ...unfinished({ ...options, engine }, summary, why === 'full' ? [OUT_OF_MEMORY] : [], {
        ...last?.stats,
        wallSeconds,
      }),
      ...(violations.length > 0 ? { verdict: 'violated', violations } : {}),
    };
  }
}
