/**
 * Text that is not ours, made safe to look at.
 *
 * File names, assertions, source lines, printed output, litmus names, compiler messages and traces hold whatever their
 * author likes: sequences that clear the screen or retitle the window, newlines that forge a verdict, marks that turn
 * text around. On a terminal they would act; here they are shown as C would write them (`\e[2J`, `\n`, `\u202e`).
 *
 * What is hidden: control characters (C0, DEL, C1), format characters (marks of direction, invisible ones; not the
 * joiners that some scripts need), line and paragraph separators, halves of surrogate pairs.
 *
 * Values are made visible where they become text for people (`visibleIn`, in results/), and everything that the command
 * line writes goes through cli/output/terminal.ts, which lets nothing through but lines and our own colours. A backslash stays
 * as it is, so that source lines can be read: `\e` may also be a backslash and an e.
 */
const HIDDEN_CHAR = '[\\p{Cc}\\p{Cf}\\p{Zl}\\p{Zp}\\p{Cs}]';
const JOINERS = '\\u200c|\\u200d';
const HIDDEN = new RegExp(`(?!${JOINERS})${HIDDEN_CHAR}`, 'gu');
const HIDDEN_IN_LINES = new RegExp(`(?!${JOINERS}|\\n|\\t)${HIDDEN_CHAR}`, 'gu');
/** The colours that picocolors writes, or what is hidden. */
const COLOURED = new RegExp(`\\x1b\\[\\d{1,2}m|${HIDDEN_IN_LINES.source}`, 'gu');

const NAMED: Readonly<Record<string, string>> = {
  '\x07': '\\a',
  '\b': '\\b',
  '\t': '\\t',
  '\n': '\\n',
  '\v': '\\v',
  '\f': '\\f',
  '\r': '\\r',
  '\x1b': '\\e',
};

function spelled(char: string): string {
  const code = char.codePointAt(0)!;
  const hex = (digits: number): string => code.toString(16).padStart(digits, '0');
  return NAMED[char] ?? (code < 0x100 ? `\\x${hex(2)}` : code < 0x10000 ? `\\u${hex(4)}` : `\\u{${hex(1)}}`);
}

/** A name or a message: one line. */
export const visible = (text: string): string => text.replace(HIDDEN, spelled);

/** A text of several lines, such as a source file. */
export const visibleLines = (text: string): string =>
  text.replaceAll('\r\n', '\n').replace(HIDDEN_IN_LINES, spelled);

/** A text that was made of visible values and our own colours. */
export const visibleColours = (text: string): string =>
  text.replace(COLOURED, (match) => (match.length > 2 ? match : spelled(match)));

/** The one field whose value is a text of several lines (results/types.ts). */
const DIFF = 'diff';

/** The same value with every text in it visible: names of fields of records, too, which may be names of the program's. */
export function visibleIn<T>(value: T): T {
  return shown(value) as T;
}

function shown(value: unknown): unknown {
  if (typeof value === 'string') return visible(value);
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(shown);
  return Object.fromEntries(
    Object.entries(value).map(([key, field]) => [
      visible(key),
      key === DIFF && typeof field === 'string' ? visibleLines(field) : shown(field),
    ]),
  );
}

/** Source texts by file name. */
export const visibleSources = (sources: ReadonlyMap<string, string>): ReadonlyMap<string, string> =>
  new Map(Array.from(sources, ([file, text]) => [visible(file), visibleLines(text)]));

/** JSON that can be looked at, too: what it may leave as it is (C1, marks of direction) is escaped as well. */
export const visibleJson = (value: unknown): string =>
  `${JSON.stringify(value, null, 2).replace(HIDDEN_IN_LINES, jsonEscape)}\n`;

const jsonEscape = (char: string): string =>
  Array.from(
    { length: char.length },
    (_, i) => `\\u${char.charCodeAt(i).toString(16).padStart(4, '0')}`,
  ).join('');
