import { type Diagnostic, EXIT, type ExitCode } from '../../base/failure.ts';
import type { LitmusOptions } from '../../base/options/litmus-options.ts';
import type { LitmusStep } from '../../index.ts';
import { herdBlock, type LitmusResult } from '../../results/formats/other-commands/herd.ts';
import {
  type LitmusError,
  type LitmusRun,
  litmusJson,
  litmusSummary,
} from '../../results/formats/other-commands/litmus-report.ts';
import type { Place } from '../../supervisor/place.ts';
import { write } from '../output/output.ts';
import { progressOn } from '../output/progress.ts';
import { showDiagnostic, sourceOf } from '../output/show-diagnostic.ts';
import { say } from '../output/terminal.ts';
import { type Ended, stoppedText, supervised } from './supervised.ts';

/** `heddle litmus`: herd's result block for each test that is not as expected, errors as they come, and a summary. */
export async function litmusCommand(
  paths: readonly string[],
  options: LitmusOptions,
  place: Place,
): Promise<ExitCode> {
  const output = options;
  const view = progressOn(process.stderr, output.quiet);
  const text = new Paragraphs(output.output === null);
  const known = new Known();
  const show = (step: LitmusStep): void => {
    known.add(step);
    const { file, answer, expected, done, total } = step;
    view.show({ done, total, text: `${done} of ${total} tests, last ${file}` });
    if (answer.kind === 'failed') {
      view.end();
      const sources = sourceOf(answer.diagnostic, null, [file, options.model ?? '']);
      showDiagnostic(answer.diagnostic, output.color, sources);
    } else if (output.format === 'text' && answer.result.holds !== expected)
      text.add(herdBlock(answer.result));
  };
  const job = { command: 'litmus', paths, options } as const;
  /* the time limit is each test's own */
  const limits = { timeout: null, memory: options.memory };
  const { answer, why } = await supervised('tested', place, job, limits, { test: show }).finally(view.end);
  const run = answer?.outcome.run ?? known.run(paths, stoppedText(why, limits));
  if (answer === null) showDiagnostic(run.errors[run.errors.length - 1].diagnostic, output.color, new Map());
  const exit = exitOf(answer?.outcome.exit ?? EXIT.unknown, why);
  if (output.format === 'json') {
    write(litmusJson(run), output.output);
    return exit;
  }
  const alone = run.tests.length === 1 && run.errors.length === 0 && run.comparison === null;
  if (!alone) text.add(`${litmusSummary(run).join('\n')}\n`);
  if (output.output !== null) write(text.all(), output.output);
  return exit;
}

const exitOf = (exit: ExitCode, why: Ended<unknown>['why']): ExitCode =>
  why === 'interrupted' ? EXIT.interrupted : exit;

/** The tests that were done when the run was ended. */
class Known {
  private readonly tests: LitmusResult[] = [];
  private readonly errors: LitmusError[] = [];
  private progress = 'no test was done';

  add({ file, answer, done, total }: LitmusStep): void {
    if (answer.kind === 'result') this.tests.push(answer.result);
    else this.errors.push({ file, diagnostic: answer.diagnostic });
    this.progress = `${done} of ${total} tests were done`;
  }

  run(paths: readonly string[], why: string): LitmusRun {
    const diagnostic: Diagnostic = {
      code: 'HED652',
      severity: 'error',
      message: `${why}: ${this.progress}`,
      help: 'give it more time or memory, or fewer tests',
    };
    return { tests: this.tests, errors: [...this.errors, { file: paths[0], diagnostic }], comparison: null };
  }
}

/** Text with empty lines between its parts; shown as it comes, or kept for a file. */
class Paragraphs {
  private readonly show: boolean;
  private readonly parts: string[] = [];
  constructor(show: boolean) {
    this.show = show;
  }
  add(part: string): void {
    if (this.show) say(process.stdout, this.parts.length > 0 ? `\n${part}` : part);
    this.parts.push(part);
  }
  all = (): string => this.parts.join('\n');
}
