import { DiagnosticError, EXIT, type ExitCode } from '../base/failure.ts';
import { inputOf } from '../results/input.ts';
import type { Job } from './commands/job.ts';
import { showDiagnostic, sourceOf } from './show-diagnostic.ts';
import { unfinished } from './unfinished.ts';
import { writeReport } from './write-report.ts';

/**
 * An exception becomes a message and an exit code. Usage and compiling errors go to stderr. What ends in `unknown`
 * is an answer, so it is reported as one; in formats for tools that holds for compiling errors too.
 */
export async function reportFailure(error: unknown, job: Job | null): Promise<ExitCode> {
  if (!(error instanceof DiagnosticError))
    return (await import('./internal-error.ts')).internalError(error, namedBy(job));
  const { diagnostic, exit } = error;
  const output = job === null || !('output' in job) ? null : job.output;
  const sources = sourceOf(diagnostic, error.source, namedBy(job));
  const asReport =
    job?.command === 'check' &&
    (exit === EXIT.unknown || (exit === EXIT.compile && output?.format !== 'text'));
  if (!asReport || output?.format !== 'text') {
    showDiagnostic(diagnostic, output?.color ?? true, sources);
  }
  if (asReport) {
    const verdict = unfinished(job.options, diagnostic.message, [diagnostic], {});
    await writeReport(verdict, sources, () => inputOf(job.files, job.options, new Map()), job.output);
  }
  return exit;
}

function namedBy(job: Job | null): readonly string[] {
  if (job?.command === 'check' || job?.command === 'fences') return job.files;
  if (job?.command === 'test') return [job.file, job.options.model];
  return job?.command === 'litmus' ? [...job.files, job.options.model ?? ''] : [];
}
