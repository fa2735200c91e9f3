import type { Code } from '../../base/diagnostics/catalogue.ts';
import { DiagnosticError, EXIT, type ExitCode } from '../../base/failure.ts';
import * as host from '../../host/files.ts';
import { extname } from '../../host/paths.ts';
import { standardInput } from '../../host/standard-input.ts';

export type Language = 'c' | 'preprocessed-c' | 'c++' | 'preprocessed-c++' | 'llvm';

const LANGUAGES = new Map<string, Language>([
  ['.c', 'c'],
  ['.i', 'preprocessed-c'],
  ['.cc', 'c++'],
  ['.cpp', 'c++'],
  ['.cxx', 'c++'],
  ['.c++', 'c++'],
  ['.C', 'c++'],
  ['.ii', 'preprocessed-c++'],
  ['.ll', 'llvm'],
]);
const HEADERS = new Set(['.h', '.hh', '.hpp', '.hxx', '.h++', '.H']);

export const isCxx = (language: Language): boolean => language.endsWith('c++');
export const isPreprocessed = (language: Language): boolean => language.startsWith('preprocessed');

export interface Input {
  /** As the user gave it. */
  readonly file: string;
  readonly language: Language;
  readonly bytes: Uint8Array;
  /** The bytes are all there is: nothing on the disk has them. */
  readonly inMemory?: boolean;
}

/** What the standard input is called in messages and traces; `-` on the command line. */
export const STDIN = '<stdin>';

/**
 * Reads one input file, or says what is wrong with it. `told`: the language it has whatever its name says, unless it is
 * one that a compiler has already been at.
 */
export function readInput(file: string, told: 'c' | 'c++' | null = null): Input {
  if (file === '-' || file === STDIN)
    return whole({ file: STDIN, language: told ?? 'c', bytes: fromStdin() });
  const named = told === null ? languageOf(file) : (LANGUAGES.get(extname(file)) ?? told);
  const language = told !== null && (named === 'c' || named === 'c++') ? told : named;
  return whole({ file, language, bytes: readBytes(file) });
}

function fromStdin(): Uint8Array {
  try {
    return standardInput();
  } catch (error) {
    throw bad('HED133', EXIT.usage, `the standard input cannot be read (${codeOf(error)})`, 'give a file');
  }
}

/** As node:fs has them. */
const codeOf = (error: unknown): string => String((error as { code?: string }).code);

function whole(input: Input): Input {
  if (input.bytes.every(isSpace)) {
    throw bad(
      'HED230',
      EXIT.compile,
      `${input.file} is empty`,
      'give a file that defines main (or the function named by --entry)',
    );
  }
  return input;
}

function languageOf(file: string): Language {
  const extension = extname(file);
  const language = LANGUAGES.get(extension);
  if (language !== undefined) return language;
  statOf(file);
  if (HEADERS.has(extension)) {
    throw bad(
      'HED132',
      EXIT.usage,
      `${file} is a header`,
      'give the source file that includes it and defines main (or the function named by --entry)',
    );
  }
  throw bad(
    'HED132',
    EXIT.usage,
    `${file}: unknown kind of file`,
    'Heddle reads C (.c), C++ (.cc .cpp .cxx .c++), both preprocessed (.i .ii), and LLVM IR (.ll)',
  );
}

const isSpace = (byte: number): boolean => byte === 32 || (byte >= 9 && byte <= 13);

function readBytes(file: string): Uint8Array {
  statOf(file);
  try {
    return host.readBytes(file);
  } catch (error) {
    throw bad('HED133', EXIT.usage, `${file} cannot be read (${codeOf(error)})`, 'check its permissions');
  }
}

function statOf(file: string): void {
  let kind: host.Kind;
  try {
    kind = host.kindOf(file);
  } catch (error) {
    if (codeOf(error) === 'EACCES') {
      throw bad('HED133', EXIT.usage, `${file} cannot be read (EACCES)`, 'check its permissions');
    }
    throw bad(
      'HED130',
      EXIT.usage,
      `${file}: no such file`,
      'check the spelling; paths are relative to the current directory',
    );
  }
  if (kind === 'folder')
    throw bad(
      'HED131',
      EXIT.usage,
      `${file} is a directory`,
      `name the source files in it, e.g. ${file.replace(/\/+$/, '')}/*.c`,
    );
  if (kind === 'other')
    throw bad('HED133', EXIT.usage, `${file} is not an ordinary file`, 'give a source file');
}

function bad(code: Code, exit: ExitCode, message: string, help: string): DiagnosticError {
  return new DiagnosticError({ code, severity: 'error', message, help }, exit);
}
