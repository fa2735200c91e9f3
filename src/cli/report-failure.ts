import { readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DiagnosticError, EXIT, type ExitCode } from '../base/failure.ts';
import { version } from '../base/version.ts';
import { inputOf } from '../results/input.ts';
import type { Job } from './commands/job.ts';
import { unfinished } from './jobs/unfinished.ts';
import { showDiagnostic, sourceOf } from './output/show-diagnostic.ts';
import { say } from './output/terminal.ts';
import { writeReport } from './output/write-report.ts';

/**
 * An exception becomes a message and an exit code. Usage and compiling errors go to stderr. What ends in `unknown`
 * is an answer, so it is reported as one; in formats for tools that holds for compiling errors too.
 */
export async function reportFailure(error: unknown, job: Job | null): Promise<ExitCode> {
  if (!(error instanceof DiagnosticError)) return internalError(error, namedBy(job));
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

/** Our own bug: says so, without a stack trace unless it is asked for, and writes down what we need to look into it. */
function internalError(error: unknown, files: readonly string[]): ExitCode {
  const message = error instanceof Error ? error.message : String(error);
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  const report = keepReport(message, stack, files);
  const all = report === null ? 'the command line and the source file' : report;
  say(
    process.stderr,
    `heddle: internal error: ${message}\n` +
      `  This is a bug in Heddle, not in your program. Please report it with ${all}.\n`,
  );
  if (process.env.HEDDLE_DEBUG === '1' && stack !== '') say(process.stderr, `${stack}\n`);
  else say(process.stderr, '  HEDDLE_DEBUG=1 shows where it happened.\n');
  return EXIT.internal;
}

/** A file with version, command line, where it happened, and the sources as they were; null: it cannot be written. */
function keepReport(message: string, stack: string, files: readonly string[]): string | null {
  const file = join(tmpdir(), `heddle-report-${process.pid}.txt`);
  const args = process.argv.slice(2).map((arg) => arg.replace(/^(rediss?:\/\/)[^@/]*@/, '$1…@'));
  const text = [
    `heddle ${version()}, node ${process.version}, ${process.platform} ${process.arch}`,
    `heddle ${args.join(' ')}`,
    message,
    stack,
    ...files.map((name) => `--- ${name}\n${textOf(name)}`),
  ].join('\n\n');
  try {
    writeFileSync(file, `${text}\n`, { flag: 'wx', mode: 0o600 });
    return file;
  } catch {
    return null;
  }
}

function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '(cannot be read)';
  }
}

function namedBy(job: Job | null): readonly string[] {
  if (job?.command === 'check' || job?.command === 'fences') return job.files;
  if (job?.command === 'test') return [job.file, job.options.model];
  return job?.command === 'litmus' ? [...job.files, job.options.model ?? ''] : [];
}
