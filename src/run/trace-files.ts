import { realpathSync } from 'node:fs';
import { isAbsolute, relative, resolve, sep } from 'node:path';
import { DiagnosticError, EXIT } from '../base/failure.ts';
import { MODELS } from '../base/names.ts';
import { readFlags } from '../frontend/compile/clang/clang-flags.ts';
import { readInput } from '../frontend/compile/input-files.ts';
import { textOf } from '../host/bytes.ts';
import { type Input, textHash } from '../results/input.ts';

/**
 * What a trace may make replay read. A trace may come from a stranger, and it names files: sources, folders and files
 * in its compiler flags, a memory model. Replay quotes the files it reads, so a trace must not choose among the
 * user's files freely:
 *
 * - flags are held to the list for flags after `--` (clang-flags.ts), and the folders and files that they name are
 *   below the current folder, always. Who needs others gives all flags anew: `heddle replay TRACE -- -I…`;
 * - sources are below the current folder, or their text is the one whose hash is in the trace: then the trace knows
 *   them already;
 * - a memory model is one of ours;
 * - what sources include is not read (frontend/compile/reading.ts).
 *
 * `--read-files` lifts all but the first.
 */
export function holdTrace(
  trace: string,
  input: Input,
  model: string,
  ownFlags: boolean,
  readFiles: boolean,
): void {
  if (!ownFlags) holdFlags(trace, input.flags);
  if (readFiles) return;
  if (!(MODELS as readonly string[]).includes(model))
    throw refused(`${trace} names its own memory model, ${model}`, TRUST);
  for (const file of input.files)
    if (!isBelow(file) && textHash(textOf(readInput(file).bytes)) !== input.sources[file])
      throw refused(
        `${trace} names the source file ${file}, which is not below the current folder and not what it was`,
        TRUST,
      );
}

const TRUST = 'if you trust the trace, give --read-files';

function holdFlags(trace: string, flags: readonly string[]): void {
  const { dirs, quoteDirs, forced } = readFlags(flags);
  for (const name of [...dirs, ...quoteDirs, ...forced])
    if (!isBelow(name))
      throw refused(
        `${trace} has a compiler flag that names ${name}, which is not below the current folder`,
        `give the compiler flags yourself: heddle replay ${trace} -- ${flags.join(' ')}`,
      );
}

/** Below the current folder, also when symbolic links are followed. */
function isBelow(name: string): boolean {
  const within = (base: string, path: string): boolean => {
    const way = relative(base, path);
    return way !== '..' && !way.startsWith(`..${sep}`) && !isAbsolute(way);
  };
  if (!within(resolve('.'), resolve(name))) return false;
  try {
    return within(realpathSync('.'), realpathSync(name));
  } catch {
    // Nothing is there: nothing is read.
    return true;
  }
}

const refused = (message: string, help: string): DiagnosticError =>
  new DiagnosticError({ code: 'HED660', severity: 'error', message, help }, EXIT.usage);
