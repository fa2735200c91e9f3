import type { ExitCode } from '../base/failure.ts';
import type { LitmusOptions } from '../base/litmus-options.ts';
import { litmus } from '../index.ts';
import { herdBlock } from '../results/herd.ts';
import { litmusJson, litmusSummary } from '../results/litmus-report.ts';
import { breather } from './interrupt.ts';
import { progressOn } from './progress.ts';
import { showDiagnostic } from './report-failure.ts';
import { write } from './write-report.ts';

/** `heddle litmus`: herd's result block for each test, errors as they come, and a summary. */
export async function litmusCommand(paths: readonly string[], options: LitmusOptions): Promise<ExitCode> {
  const output = options;
  const progress = progressOn(process.stderr, output.quiet);
  const breathe = breather();
  const streams = output.format === 'text' && output.output === null;
  const blocks: string[] = [];
  const run = litmus({ paths, options });
  for (;;) {
    const step = await run.next();
    if (step.done) {
      progress.end();
      const { run, exit } = step.value;
      const alone = run.tests.length + run.errors.length === 1 && run.comparison === null;
      const summary =
        alone && !output.quiet
          ? ''
          : litmusSummary(run)
              .map((line) => `${line}\n`)
              .join('');
      if (output.format === 'json') write(litmusJson(run), output.output);
      else if (streams) write(summary, null);
      else write([...blocks, summary].join('\n'), output.output);
      return exit;
    }
    const { file, answer, done, total } = step.value;
    progress.show({ done, total, text: `${done} of ${total} tests, last ${file}` });
    if (answer.kind === 'failed') {
      progress.end();
      showDiagnostic(answer.diagnostic, output.color);
    } else if (!output.quiet && output.format === 'text') {
      const block = herdBlock(answer.result);
      if (streams) process.stdout.write(`${block}\n`);
      else blocks.push(block);
    }
    await breathe();
  }
}
