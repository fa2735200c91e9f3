import { type Diagnostic, DiagnosticError, EXIT, type SourceSpan } from '../../../base/failure.ts';
import { type Naming, userName } from '../debug-files.ts';
import { isOurFile, OUR_NAME } from '../headers/our-headers.ts';
import { withoutHeader } from '../headers/standard-headers.ts';

/** What clang says, as diagnostics: its own words, with the file, line and column they are about. */
export interface ClangMessage {
  readonly severity: 'error' | 'warning' | 'note';
  readonly text: string;
  readonly at: SourceSpan | null;
  /** Notes that follow it. */
  readonly notes: readonly ClangMessage[];
}

const MESSAGE = /^(?:(.+?):(\d+):(\d+): |(?:clang(?:-\d+)?: )?)(fatal error|error|warning|note): (.*)$/;

export function readMessages(output: string, naming: Naming): ClangMessage[] {
  const messages: (ClangMessage & { notes: ClangMessage[] })[] = [];
  for (const line of output.split('\n')) {
    const m = MESSAGE.exec(line);
    if (m === null) continue;
    const at =
      m[1] === undefined ? null : { file: userName(m[1], naming), line: Number(m[2]), column: Number(m[3]) };
    const severity = m[4] === 'fatal error' ? 'error' : (m[4] as ClangMessage['severity']);
    const message = { severity, text: m[5], at, notes: [] };
    const last = messages.at(-1);
    if (severity === 'note' && last !== undefined) last.notes.push(message);
    else messages.push(message);
  }
  return messages;
}

/** The functions called without a declaration. */
export function undeclaredFunctions(messages: readonly ClangMessage[]): string[] {
  const names = messages.map((m) =>
    m.severity === 'error'
      ? /^(?:call to undeclared (?:library )?function|use of undeclared identifier) '(\w+)'/.exec(m.text)?.[1]
      : undefined,
  );
  return [...new Set(names.filter((name) => name !== undefined))];
}

const NOT_FOUND = /^'(.+)' file not found/;

/** The header that was not found, and who includes it; null if that is not what is wrong. */
export function missingHeader(
  messages: readonly ClangMessage[],
): { readonly name: string; readonly from: string } | null {
  const first = messages.find((m) => m.severity === 'error');
  const name = NOT_FOUND.exec(first?.text ?? '')?.[1];
  return name === undefined || first?.at == null ? null : { name, from: first.at.file };
}

export function compileError(
  file: string,
  messages: readonly ClangMessage[],
  output: string,
  headers: readonly string[],
  sourceOf: (file: string) => string | null = () => null,
): DiagnosticError {
  const errors = messages.filter((m) => m.severity === 'error');
  if (errors.length === 0) {
    const message = `${file} could not be compiled: ${output.trim().split('\n').slice(-3).join('; ') || 'clang gave no reason'}`;
    return new DiagnosticError(
      { code: 'HED234', severity: 'error', message, help: 'try --clang wasm' },
      EXIT.compile,
    );
  }
  const [first, ...rest] = errors;
  const missing = NOT_FOUND.exec(first.text);
  const diagnostic: Diagnostic = {
    code: missing ? 'HED233' : 'HED232',
    severity: 'error',
    message: first.text,
    ...linesOf([...first.notes, ...rest.flatMap((m) => [m, ...m.notes])].filter(isAboutUser)),
    ...placeOf(first),
    ...helpFor(first, missing?.[1] ?? null, headers),
  };
  return new DiagnosticError(diagnostic, EXIT.compile, diagnostic.at ? sourceOf(diagnostic.at.file) : null);
}

/** What is said about the insides of our C++ headers helps nobody. */
const isAboutUser = ({ at }: ClangMessage): boolean => at === null || !at.file.startsWith(`${OUR_NAME}/cxx/`);

/** The user's own line: an error inside one of our templates is about the place that asked for it. */
function placeOf(message: ClangMessage): { at?: SourceSpan } {
  const places = [message, ...message.notes].map(({ at }) => at).filter((at) => at !== null);
  const at = places.find(({ file }) => !isOurFile(file)) ?? message.at;
  return at === null ? {} : { at };
}

function helpFor(first: ClangMessage, header: string | null, headers: readonly string[]): { help?: string } {
  if (header !== null) {
    const instead = withoutHeader(header);
    if (instead !== null)
      return {
        help: `Heddle${header.endsWith('.h') ? '' : "'s C++ library"} has no <${header}>: ${instead}`,
      };
    return { help: `give its folder after --, e.g. -- -I DIR; Heddle brings its own ${headers.join(' ')}` };
  }
  const member = /^no (?:type|template|member) named '(\w+)' in namespace 'std/.exec(first.text);
  if (member !== null)
    return {
      help: `include the header that has it; if it is, Heddle's C++ library does not have std::${member[1]}: write it yourself (docs/cxx.md lists what is there)`,
    };
  if (/coroutine/.test(first.text)) return { help: `coroutines are not modelled: ${COROUTINES}` };
  if (undeclaredFunctions([first]).length > 0) return { help: 'include its header, or declare it' };
  if (/unable to create target|unknown target/.test(first.text))
    return { help: 'this clang cannot compile for x86: try --clang wasm' };
  return {};
}

const COROUTINES = 'write the state machine by hand, or use threads';

export const warningsOf = (messages: readonly ClangMessage[]): Diagnostic[] =>
  messages
    .filter((m) => m.severity === 'warning')
    .map((m) => ({
      code: 'HED240',
      severity: 'warning',
      message: m.text,
      ...linesOf(m.notes),
      ...(m.at === null ? {} : { at: m.at }),
    }));

const linesOf = (messages: readonly ClangMessage[]): { more?: readonly string[] } =>
  messages.length === 0 ? {} : { more: messages.map(oneLine) };

const oneLine = (m: ClangMessage): string =>
  `${m.at === null ? '' : `${m.at.file}:${m.at.line}:${m.at.column}: `}${m.severity}: ${m.text}`;
