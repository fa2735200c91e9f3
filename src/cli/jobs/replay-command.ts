import { EXIT, type ExitCode } from '../../base/failure.ts';
import { exitCode } from '../../results/exit-code.ts';
import { inputOf } from '../../results/input.ts';
import type { Place } from '../../supervisor/place.ts';
import type { Job } from '../commands/job.ts';
import { writeReport } from '../output/write-report.ts';
import { OUT_OF_MEMORY, stoppedText, supervised } from './supervised.ts';
import { unfinished } from './unfinished.ts';

/** `heddle replay`: runs a saved counterexample again and shows it. Its JSON can be replayed in turn. */
export async function replayCommand(
  { file, options, own, output }: Extract<Job, { command: 'replay' }>,
  place: Place,
): Promise<ExitCode> {
  const job = { command: 'replay', file, options, own } as const;
  const { answer, why } = await supervised('replayed', place, job, options, {});
  if (answer === null) {
    const summary = `${stoppedText(why, options)}: ${file} has not been replayed`;
    const wallSeconds = performance.now() / 1000;
    const verdict = unfinished(options, summary, why === 'full' ? [OUT_OF_MEMORY] : [], { wallSeconds });
    await writeReport(verdict, new Map(), () => inputOf([], options, new Map()), { ...output, save: false });
    return why === 'interrupted' ? EXIT.interrupted : exitCode(verdict);
  }
  const { verdict, sources, input } = answer.result;
  if (own.step) {
    await (await import('./step-through.ts')).stepThrough(verdict, sources);
    return why === 'interrupted' ? EXIT.interrupted : exitCode(verdict);
  }
  await writeReport(verdict, sources, () => input, { ...output, save: false });
  return why === 'interrupted' ? EXIT.interrupted : exitCode(verdict);
}
