import { type Diagnostic, DiagnosticError, EXIT } from '../../base/failure.ts';
import { readOrdinaryFile } from '../../base/ordinary-file.ts';
import { version } from '../../base/version.ts';
import { textOf } from '../../host/bytes.ts';
import { dirname, resolve } from '../../host/paths.ts';
import type { CompileJob, Compiler } from './clang/clang-arguments.ts';
import type { UserFlags } from './clang/clang-flags.ts';
import {
  compileError,
  missingHeader,
  readMessages,
  undeclaredFunctions,
  warningsOf,
} from './clang/clang-messages.ts';
import { namesOptions } from './clang/file-words.ts';
import type { Toolchain } from './clang/toolchain.ts';
import { consumeNotices } from './consume.ts';
import { type Naming, renameFiles, userName } from './debug-files.ts';
import { type Asked, type FileSet, NO_FILES, scanIncludes } from './headers/include-scan.ts';
import { headersHash, OUR_NAME, publicHeaders } from './headers/our-headers.ts';
import { implicitFunctions } from './implicit.ts';
import { type Input, isCxx, isPreprocessed, STDIN } from './input-files.ts';
import { ndebugNotices } from './ndebug.ts';
import { NO_OVERLAY, type Overlay, overlaid, overlaidInput } from './overlay.ts';
import { originalSources } from './preprocessed-sources.ts';
import { type Reading, refuseIncluded } from './reading.ts';

export interface CompiledUnit {
  /** As the user gave it; ours is `<heddle>/runtime/….c`. */
  readonly file: string;
  readonly llvm: string;
  /** The user's files in the debug info, by the name they have there. */
  readonly sources: ReadonlyMap<string, string>;
  readonly compiler: string;
  /** One of our own library models. */
  readonly library: boolean;
  readonly warnings: readonly Diagnostic[];
}

/** What the cache keeps: all of a unit that is not read from the user's files anyway. */
interface Entry {
  readonly llvm: string;
  readonly files: readonly (readonly [name: string, path: string])[];
  readonly warnings: readonly Diagnostic[];
}

/** Kept under the key of the files that could be found, which are not all: clang asks for these by names it computes. */
interface Incomplete {
  readonly asked: readonly Asked[];
}

export function givenAsLLVM({ file, bytes }: Input): CompiledUnit {
  const llvm = textOf(bytes);
  return { file, llvm, sources: new Map(), compiler: 'none', library: false, warnings: [] };
}

/** What stands in for files, and what is done with what they include. */
interface SourceView {
  readonly reading?: Reading;
  readonly overlay?: Overlay;
}

export async function compileUnit(
  given: Input,
  flags: UserFlags,
  library: boolean,
  toolchain: Toolchain,
  { reading = 'included', overlay = NO_OVERLAY }: SourceView = {},
): Promise<CompiledUnit> {
  const { cache, dataModel } = toolchain;
  /* a native clang reads the files itself */
  const strange =
    reading === 'sources' || overlay.size > 0 || namesOptions(given.file) || given.file === STDIN;
  const compiler = await (strange ? toolchain.embedded() : toolchain.compiler());
  const read = overlaid(overlay, reading === 'sources' ? refuseIncluded : readOrdinaryFile);
  const naming = { main: given.file, headersDir: compiler.headersDir };
  const language = given.language === 'llvm' ? 'c' : given.language;
  const file = library ? given.file.replace(OUR_NAME, compiler.headersDir) : given.file;
  let input = given;
  let asked: readonly Asked[] = [];
  for (;;) {
    if (isPreprocessed(language)) rejectForeignMutexes(input);
    const files = library ? NO_FILES : scanIncludes(input.file, input.bytes, flags, read, asked);
    const job: CompileJob = { file, language, flags, dataModel, files, library, implicit: [] };
    const key = cache.key(
      version(),
      compiler.id,
      headersHash(),
      library ? '' : resolve('.'),
      compiler.arguments(job).join('\0'),
      files.hash,
    );
    /* a native clang may read files of which nothing is known here */
    const isKnown = compiler.readsGiven || !files.computed;
    const cached = isKnown ? keptIn(cache.read(key), asked) : null;
    const before = asked;
    const adds = (one: Asked): boolean =>
      scanIncludes(input.file, input.bytes, flags, read, [...before, one]).files.size > files.files.size;
    const entry = cached ?? (await compileEntry(job, naming, compiler, adds));
    if ('asked' in entry) {
      asked = [...asked, ...entry.asked];
      if (cached === null) cache.write(key, JSON.stringify({ asked }));
      continue;
    }
    if (cached === null && isKnown) {
      // A native clang reads the files itself. If somebody has just saved one of them, it may have read another
      // text than the one that was hashed: then compile what is there now.
      const isFixed = library || input.inMemory === true;
      const now = isFixed ? input : overlaidInput(input.file, overlay, flags.language);
      if (!isFixed && scanIncludes(now.file, now.bytes, flags, read, asked).hash !== files.hash) {
        input = now;
        continue;
      }
      cache.write(key, JSON.stringify(entry));
    }
    const sources = sourcesOf(input, entry, files, naming);
    const { llvm } = entry;
    const own = library
      ? []
      : [
          ...(isCxx(language) ? olderStandard(flags) : []),
          ...flags.notices.map((message) => ({ code: 'HED528', severity: 'note', message }) as const),
          ...consumeNotices(textsOf(entry, files)),
          ...ndebugNotices(flags, textsOf(entry, files)),
        ];
    const warnings = [...entry.warnings, ...own];
    return { file: input.file, llvm, sources, compiler: compiler.id, library, warnings };
  }
}

function olderStandard({ std }: UserFlags): Diagnostic[] {
  if (std.older === null) return [];
  return [
    {
      code: 'HED523',
      severity: 'note',
      message: `-std=${std.older}: compiled as C++20, which Heddle's C++ library is written in`,
    },
  ];
}

/**
 * glibc keeps a mutex's kind beside its word, where our models do not look: an initialiser that sets it would
 * silently mean an ordinary mutex. (All its other initialisers are zeros, as ours.)
 */
function rejectForeignMutexes({ file, bytes }: Input): void {
  const text = textOf(bytes, 'latin1');
  const found = /\{\s*\{\s*(?:0\s*,\s*){4}PTHREAD_MUTEX_(?:RECURSIVE|ERRORCHECK)_NP\b/.exec(text);
  if (found === null) return;
  const line = text.slice(0, found.index).split('\n').length;
  throw new DiagnosticError(
    {
      code: 'HED235',
      severity: 'error',
      message: "glibc's initialiser of a recursive or error-checking mutex, in preprocessed text",
      at: { file, line, column: 1 },
      help: 'check the source before preprocessing (.c), or use pthread_mutex_init',
    },
    EXIT.compile,
  );
}

/** Null: nothing is kept, or only names that have been looked up (and are gone since). */
function keptIn(text: string | null, known: readonly Asked[]): Entry | Incomplete | null {
  if (text === null) return null;
  const kept = JSON.parse(text) as Entry | Incomplete;
  if (!('asked' in kept)) return kept;
  const asked = kept.asked.filter(({ name, dir }) => !known.some((a) => a.name === name && a.dir === dir));
  return asked.length === 0 ? null : { asked };
}

/** Incomplete: clang misses a file that is there, by a name that only it knows. */
async function compileEntry(
  job: CompileJob,
  naming: Naming,
  compiler: Compiler,
  adds: (asked: Asked) => boolean,
): Promise<Entry | Incomplete> {
  const known = implicitFunctions();
  let implicit: readonly string[] = [];
  for (;;) {
    const output = await compiler.compile({ ...job, implicit });
    const messages = readMessages(output.messages, naming);
    if (output.ok) {
      const { llvm, files } = renameFiles(output.llvm, naming);
      return { llvm, files: [...files], warnings: warningsOf(messages) };
    }
    const more = undeclaredFunctions(messages).filter((f) => known.has(f) && !implicit.includes(f));
    const missing = job.files.computed && compiler.readsGiven ? missingHeader(messages) : null;
    const asked = missing === null ? null : { name: missing.name, dir: dirname(resolve(missing.from)) };
    if (asked !== null && adds(asked)) return { asked: [asked] };
    if (more.length === 0) {
      // Not every file that a message names: `#line` may name any.
      const sourceOf = (name: string): string | null => textOrNull(job.files.files.get(resolve(name)));
      const headers = publicHeaders(isCxx(job.language));
      throw compileError(naming.main, messages, output.messages, headers, sourceOf);
    }
    implicit = [...implicit, ...more];
  }
}

const textOrNull = (bytes: Uint8Array | undefined): string | null =>
  bytes === undefined ? null : textOf(bytes);

/** Every file of the user's that was read, by the name that messages have for it. */
function* textsOf(entry: Entry, files: FileSet): Generator<readonly [string, string]> {
  const names = new Map(entry.files.map(([name, path]) => [path, name]));
  for (const [path, bytes] of files.files) yield [names.get(path) ?? path, textOf(bytes)];
}

function sourcesOf(input: Input, entry: Entry, files: FileSet, naming: Naming): Map<string, string> {
  const sources = new Map<string, string>();
  if (isPreprocessed(input.language)) {
    const named = new Set(entry.files.map(([name]) => name));
    for (const [spelled, text] of originalSources(textOf(input.bytes))) {
      const name = userName(spelled, naming);
      if (named.has(name)) sources.set(name, text);
    }
  }
  for (const [name, path] of entry.files) {
    const bytes = files.files.get(path);
    if (bytes !== undefined && !sources.has(name)) sources.set(name, textOf(bytes));
  }
  return sources;
}
