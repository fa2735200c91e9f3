import { EXIT, type ExitCode } from '../../base/failure.ts';
import { visible } from '../../base/visible.ts';
import { listRuns, loadRun, whoIsThere, work } from '../../index.ts';
import type { Place } from '../../supervisor/place.ts';
import type { Job } from '../commands/job.ts';
import { say } from '../output/terminal.ts';
import { checkCommand } from './check-command.ts';
import { watchInterrupt } from './interrupt.ts';

/** `heddle worker`, until it is interrupted. */
export async function workerCommand({ redis, jobs }: Job & { command: 'worker' }): Promise<ExitCode> {
  const interrupt = watchInterrupt();
  try {
    await work({ redis, jobs, signal: interrupt.signal, say: (line) => say(process.stderr, `${line}\n`) });
    return EXIT.ok;
  } finally {
    interrupt.stop();
  }
}

/** With `--redis`, before anything else: a run that nobody works on waits, and who waits for it should know. */
export async function sayWhoIsThere(redis: string, isQuiet: boolean): Promise<void> {
  const alone = await whoIsThere(redis);
  if (alone !== null && !isQuiet) say(process.stderr, `heddle: ${visible(alone)}\n`);
}

/** `heddle runs`: what there is. */
export async function runsCommand({ redis }: Job & { command: 'runs' }): Promise<ExitCode> {
  const { runs, workers } = await listRuns(redis);
  const lines = [
    ...runs.map(
      ({ id, state, created, title }) => `${id}  ${state.padEnd(8)}  ${created}  ${visible(title)}`,
    ),
    ...(runs.length === 0 ? ['no runs'] : []),
    ...workers.map((worker) => `worker ${visible(worker)}`),
    ...(workers.length === 0 ? ['no workers: start some with heddle worker'] : []),
  ];
  say(process.stdout, `${lines.join('\n')}\n`);
  return EXIT.ok;
}

/** `heddle resume`: as the check that began it, with its options; limits and output are those given here. */
export async function resumeCommand(
  { id, options, output }: Job & { command: 'resume' },
  place: Place,
): Promise<ExitCode> {
  const { redis, timeout, memory } = options;
  const begun = await loadRun(redis ?? '', id);
  return checkCommand(begun.files, { ...begun.options, redis, timeout, memory }, output, place, id);
}
