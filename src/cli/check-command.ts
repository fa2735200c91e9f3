import { EXIT, type ExitCode } from '../base/failure.ts';
import type { CheckOptions, OutputOptions } from '../base/options.ts';
import { check } from '../index.ts';
import { exitCode } from '../results/exit-code.ts';
import { inputOf } from '../results/input.ts';
import type { Progress } from '../results/types.ts';
import { breather, watchInterrupt } from './interrupt.ts';
import { progressOn } from './progress.ts';
import { unfinished } from './unfinished.ts';
import { writeReport } from './write-report.ts';

/** `heddle check`: runs the library's check, shows its progress, writes its answer. */
export async function checkCommand(
  files: readonly string[],
  options: CheckOptions,
  output: OutputOptions,
): Promise<ExitCode> {
  const start = performance.now();
  const interrupt = watchInterrupt();
  const progress = progressOn(process.stderr, output.quiet);
  const breathe = breather();
  // With JSON, stdout is one JSON value.
  const prints = output.format === 'json' ? process.stderr : process.stdout;
  const run = check({ files, options, signal: interrupt.signal, onPrint: (text) => void prints.write(text) });
  let last: Progress | null = null;
  try {
    for (;;) {
      const step = await Promise.race([run.next(), interrupt.expired]);
      if (step === 'expired') {
        progress.end();
        const summary = `interrupted${last ? ` after: ${last.text}` : ' before the search began'}`;
        const wallSeconds = (performance.now() - start) / 1000;
        const verdict = unfinished(options, summary, [], { executions: last?.done ?? 0, wallSeconds });
        writeReport(verdict, new Map(), () => inputOf(files, options, new Map()), output);
        process.exit(EXIT.interrupted);
      }
      if (step.done) {
        progress.end();
        const { verdict, sources } = step.value;
        writeReport(verdict, sources, () => inputOf(files, options, sources), output);
        return interrupt.signal.aborted ? EXIT.interrupted : exitCode(verdict);
      }
      last = step.value;
      progress.show(last);
      await breathe();
    }
  } finally {
    progress.end();
    interrupt.stop();
  }
}
