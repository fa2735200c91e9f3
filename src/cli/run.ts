import { EXIT, type ExitCode, InternalError } from '../base/failure.ts';
import type { Place } from '../supervisor/place.ts';
import type { Job } from './commands/job.ts';
import { watchStreams } from './output/output.ts';
import { say } from './output/terminal.ts';
import { parseCommandLine } from './program.ts';

/**
 * One command line, from its words to its exit code. What only some commands need is imported when they run:
 * `--help` loads neither the engines nor the report formats. `place` is where the work is done; it is ended here.
 */
export async function run(args: readonly string[], place: Place | null): Promise<ExitCode> {
  watchStreams();
  let job: Job | null = null;
  try {
    job = parseCommandLine(args);
    return await runJob(job, place);
  } catch (error) {
    return (await import('./report-failure.ts')).reportFailure(error, job);
  } finally {
    await place?.end();
  }
}

async function runJob(job: Job, place: Place | null): Promise<ExitCode> {
  switch (job.command) {
    case 'none':
      return job.exit;
    case 'explain': {
      const { explain } = await import('../base/diagnostics/explain.ts');
      say(process.stdout, explain(job.code));
      return EXIT.ok;
    }
    case 'init':
      return (await import('./project/init.ts')).initCommand();
    case 'project':
      return (await import('./project/project-run.ts')).projectCommand(job.output);
    case 'playground':
      return (await import('./playground/playground-command.ts')).playgroundCommand(job.port);
    case 'worker':
      return (await import('./jobs/cluster-commands.ts')).workerCommand(job);
    case 'runs':
      return (await import('./jobs/cluster-commands.ts')).runsCommand(job);
    default:
      if (place === null) throw new InternalError(`nothing is there to run ${job.command}`);
      return runWork(job, place);
  }
}

type WorkJob = Exclude<
  Job,
  { command: 'none' | 'explain' | 'init' | 'project' | 'playground' | 'worker' | 'runs' }
>;

const isQuiet = (job: WorkJob): boolean => (job.command === 'litmus' ? job.options.quiet : job.output.quiet);

async function runWork(job: WorkJob, place: Place): Promise<ExitCode> {
  const redis = 'options' in job && 'redis' in job.options ? job.options.redis : null;
  if (redis !== null) await (await import('./jobs/cluster-commands.ts')).sayWhoIsThere(redis, isQuiet(job));
  switch (job.command) {
    case 'check':
      return (await import('./jobs/check-command.ts')).checkCommand(
        job.files,
        job.options,
        job.output,
        place,
      );
    case 'resume':
      return (await import('./jobs/cluster-commands.ts')).resumeCommand(job, place);
    case 'fences':
      return (await import('./jobs/fences-command.ts')).fencesCommand(job, place);
    case 'replay':
      return (await import('./jobs/replay-command.ts')).replayCommand(job, place);
    case 'test':
      return (await import('./jobs/test-command.ts')).testCommand(job, place);
    case 'litmus':
      return (await import('./jobs/litmus-command.ts')).litmusCommand(job.files, job.options, place);
  }
}
