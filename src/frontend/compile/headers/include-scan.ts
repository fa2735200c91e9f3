import { DiagnosticError, EXIT } from '../../../base/failure.ts';
import { readOrdinaryFile } from '../../../base/ordinary-file.ts';
import { textOf } from '../../../host/bytes.ts';
import { type Kind, kindOf } from '../../../host/files.ts';
import { sha256 } from '../../../host/hash.ts';
import { dirname, isAbsolute, resolve } from '../../../host/paths.ts';
import type { UserFlags } from '../clang/clang-flags.ts';
import { directiveNames, namesInMacro } from './header-names.ts';

/**
 * Which of the user's files can a compilation read?
 *
 * A superset, found without running the preprocessor: every `#include`, `#embed` and `__has_include`, taken or not,
 * in the main file and in everything found so far, is looked up in every folder of the search path, and every hit
 * counts (the preprocessor will take one of them, or none). Names built by macros are covered by looking at header
 * names in `#define` lines and `-D` values as well. A name that the
 * preprocessor makes (`#include STR(x)`) is known only to clang: if it misses one, what it asked for is looked up too
 * (`asked`, compile-unit.ts).
 *
 * The set is used twice. The WebAssembly compiler sees these files and no others. And its hash is the cache key,
 * which therefore changes when a header appears that was not there before, in a folder searched earlier; a list of
 * the files that were read last time would miss that.
 */
export interface FileSet {
  /** Absolute path → bytes, in the order found; the main file is first. */
  readonly files: ReadonlyMap<string, Uint8Array>;
  readonly hash: string;
  /** Does one of them include a file by a macro? */
  readonly computed: boolean;
}

/** A name that clang did not find, and the folder of the file that includes it. */
export interface Asked {
  readonly name: string;
  readonly dir: string;
}

export const NO_FILES: FileSet = { files: new Map(), hash: '', computed: false };

const DEFINE = /(?:^|\n)[ \t]*(?:#|%:)[ \t]*define\b((?:[^\n\\]|\\[^\n]|\\\n)*)/g;

export function scanIncludes(
  mainFile: string,
  mainBytes: Uint8Array,
  flags: UserFlags,
  read: (path: string) => Uint8Array | null = readOrdinaryFile,
  asked: readonly Asked[] = [],
): FileSet {
  const files = new Map<string, Uint8Array>();
  const missing = new Set<string>();
  const pending: string[] = [];

  const add = (path: string): void => {
    if (files.has(path) || missing.has(path)) return;
    const bytes = read(path);
    if (bytes === null) {
      missing.add(path);
      refuseDevice(path);
    } else {
      files.set(path, bytes);
      pending.push(path);
    }
  };
  const lookUp = (name: string, quotedIn: string | null): void => {
    if (isAbsolute(name)) return add(resolve(name));
    if (quotedIn !== null) {
      add(resolve(quotedIn, name));
      for (const dir of flags.quoteDirs) add(resolve(dir, name));
    }
    for (const dir of flags.dirs) add(resolve(dir, name));
  };
  const scan = (text: string, dir: string): void => {
    const spliced = text.includes('\\\n') ? text.replaceAll('\\\n', '') : text;
    for (const { name, quoted } of directiveNames(spliced)) lookUp(name, quoted ? dir : null);
    if (/#[ \t]*include[ \t]+[A-Za-z_]/.test(spliced) || macroIncludes) {
      macroIncludes = true;
      for (const define of spliced.matchAll(DEFINE)) scanMacro(define[1], dir);
    }
  };
  const scanMacro = (text: string, dir: string): void => {
    for (const { name, quoted } of namesInMacro(text)) lookUp(name, quoted ? dir : null);
  };

  let macroIncludes = false;
  const main = resolve(mainFile);
  files.set(main, mainBytes);
  const cwd = resolve('.');
  for (const name of flags.forced) lookUp(name, cwd);
  for (const macro of flags.macros) scanMacro(macro, dirname(main));
  for (const { name, dir } of asked) lookUp(name, resolve(dir));
  scan(textOf(mainBytes, 'latin1'), dirname(main));
  for (let i = 0; i < pending.length; i++)
    scan(textOf(files.get(pending[i])!, 'latin1'), dirname(pending[i]));
  if (macroIncludes) {
    // Macros may have been defined in a file that was read before the first `#include MACRO` was seen.
    for (let i = -1; i < pending.length; i++) {
      const path = i < 0 ? main : pending[i];
      scan(textOf(files.get(path)!, 'latin1'), dirname(path));
    }
  }
  return { files, hash: hashOf(files), computed: macroIncludes };
}

/**
 * To read a pipe or a device takes for ever, or changes it, and no compiler refuses. (The empty one is harmless, and the
 * usual way to include nothing.)
 */
function refuseDevice(path: string): void {
  let kind: Kind;
  try {
    kind = kindOf(path);
  } catch {
    return;
  }
  if (kind !== 'other' || path === '/dev/null') return;
  throw new DiagnosticError(
    {
      code: 'HED653',
      severity: 'error',
      message: `${path}, which is included, is not an ordinary file`,
      help: 'write what it gives to a file, and include that',
    },
    EXIT.compile,
  );
}

function hashOf(files: ReadonlyMap<string, Uint8Array>): string {
  const parts = [...files.keys()].sort().flatMap((path) => {
    const bytes = files.get(path) as Uint8Array;
    return [`${path.length}:${path}:${bytes.length}:`, bytes];
  });
  return sha256(parts);
}
