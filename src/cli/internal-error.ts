import { readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { EXIT, type ExitCode } from '../base/failure.ts';
import { version } from '../base/version.ts';
import { say } from './terminal.ts';

/** Our own bug: says so, without a stack trace unless it is asked for, and writes down what we need to look into it. */
export function internalError(error: unknown, files: readonly string[]): ExitCode {
  const message = error instanceof Error ? error.message : String(error);
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  const report = writeReport(message, stack, files);
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
function writeReport(message: string, stack: string, files: readonly string[]): string | null {
  const file = join(tmpdir(), `heddle-report-${process.pid}.txt`);
  const args = process.argv.slice(2).map((arg) => arg.replace(/^(rediss?:\/\/)[^@/]*@/, '$1…@'));
  const text = [
    `heddle ${version()}, node ${process.version}, ${process.platform} ${process.arch}`,
    `heddle ${args.join(' ')}`,
    message,
    stack,
    ...files.map((name) => `--- ${name}\n${sourceOf(name)}`),
  ].join('\n\n');
  try {
    writeFileSync(file, `${text}\n`, { flag: 'wx', mode: 0o600 });
    return file;
  } catch {
    return null;
  }
}

function sourceOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '(cannot be read)';
  }
}
