import { EXIT, type ExitCode } from '../base/failure.ts';
import { type Job, parseCommandLine } from './program.ts';

/**
 * One command line, from its words to its exit code. What only some commands need is imported when they run:
 * `--help` loads neither the engines nor the report formats.
 */
export async function run(args: readonly string[]): Promise<ExitCode> {
  ignoreClosedPipes();
  let job: Job | null = null;
  try {
    job = parseCommandLine(args);
    return await runJob(job);
  } catch (error) {
    return (await import('./report-failure.ts')).reportFailure(error, job);
  }
}

async function runJob(job: Job): Promise<ExitCode> {
  switch (job.command) {
    case 'none':
      return job.exit;
    case 'check':
      return (await import('./check-command.ts')).checkCommand(job.files, job.options, job.output);
    case 'replay':
      return (await import('./replay-command.ts')).replayCommand(job);
    case 'explain': {
      const { explain } = await import('../base/diagnostics/explain.ts');
      process.stdout.write(explain(job.code));
      return EXIT.ok;
    }
    case 'litmus':
      return (await import('./litmus-command.ts')).litmusCommand(job.files, job.options);
  }
}

/** `heddle … | head` ends quietly. */
function ignoreClosedPipes(): void {
  for (const stream of [process.stdout, process.stderr]) {
    stream.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EPIPE') throw error;
      process.exit(EXIT.unknown);
    });
  }
}
