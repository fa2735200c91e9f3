import { writeFileSync } from 'node:fs';
import { DiagnosticError, EXIT } from '../../base/failure.ts';
import { usageError } from '../../base/options/option-values.ts';
import { say, sayColoured } from './terminal.ts';

/**
 * Where the answer goes. A reader that has gone (`heddle … | head`) ends us quietly. An answer that cannot be written
 * because there is no room for it (or because the device fails) is lost, and the exit code says so.
 */
export function watchStreams(): void {
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit(EXIT.unknown);
    say(process.stderr, `error: the answer cannot be written to stdout (${error.message}) [HED650]\n`);
    process.exit(EXIT.output);
  });
  /* what cannot be said is not said */
  process.stderr.on('error', () => {});
}

/** To a file, or to stdout. */
export function write(text: string, file: string | null): void {
  if (file === null) {
    sayColoured(process.stdout, text);
    return;
  }
  try {
    writeFileSync(file, text);
  } catch (error) {
    const { message, code } = error as NodeJS.ErrnoException;
    if (code !== undefined && NO_ROOM.has(code)) throw lost(file, message);
    throw usageError(
      'HED108',
      `cannot write ${file}: ${message}`,
      'give --output a file in a folder that you may write to',
    );
  }
}

const NO_ROOM: ReadonlySet<string> = new Set(['ENOSPC', 'EDQUOT', 'EFBIG', 'EIO']);

const lost = (file: string, message: string): DiagnosticError =>
  new DiagnosticError(
    {
      code: 'HED650',
      severity: 'error',
      message: `the answer cannot be written to ${file} (${message})`,
      help: 'make room, or give --output a file elsewhere; what is there now is not complete',
    },
    EXIT.output,
  );
