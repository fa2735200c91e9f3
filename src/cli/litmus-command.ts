import type { ExitCode } from '../base/failure.ts';
import type { LitmusOptions } from '../base/litmus-options.ts';
import { litmus } from '../index.ts';
import { herdBlock } from '../results/herd.ts';
import { litmusJson, litmusSummary } from '../results/litmus-report.ts';
import { breather } from './interrupt.ts';
import { progressOn } from './progress.ts';
import { showDiagnostic, sourceOf } from './report-failure.ts';
import { write } from './write-report.ts';

/** `heddle litmus`: herd's result block for each test that is not as expected, errors as they come, and a summary. */
export async function litmusCommand(paths: readonly string[], options: LitmusOptions): Promise<ExitCode> {
  const output = options;
  const progress = progressOn(process.stderr, output.quiet);
  const breathe = breather();
  const text = new Paragraphs(output.output === null);
  const run = litmus({ paths, options });
  for (;;) {
    const step = await run.next();
    if (step.done) {
      progress.end();
      const { run, exit } = step.value;
      if (output.format === 'json') {
        write(litmusJson(run), output.output);
        return exit;
      }
      const alone = run.tests.length === 1 && run.errors.length === 0 && run.comparison === null;
      if (!alone) text.add(`${litmusSummary(run).join('\n')}\n`);
      if (output.output !== null) write(text.all(), output.output);
      return exit;
    }
    const { file, answer, expected, done, total } = step.value;
    progress.show({ done, total, text: `${done} of ${total} tests, last ${file}` });
    if (answer.kind === 'failed') {
      progress.end();
      const sources = sourceOf(answer.diagnostic, null, [file, options.model ?? '']);
      showDiagnostic(answer.diagnostic, output.color, sources);
    } else if (output.format === 'text' && answer.result.holds !== expected)
      text.add(herdBlock(answer.result));
    await breathe();
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
    if (this.show) process.stdout.write(this.parts.length > 0 ? `\n${part}` : part);
    this.parts.push(part);
  }
  all = (): string => this.parts.join('\n');
}
