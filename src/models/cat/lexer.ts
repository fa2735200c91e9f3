import { DiagnosticError, EXIT, type SourceSpan } from '../../base/failure.ts';

export interface CatToken {
  readonly kind: 'name' | 'string' | 'symbol' | 'end';
  readonly text: string;
  readonly at: SourceSpan;
}

export function catError(at: SourceSpan, message: string, help?: string): DiagnosticError {
  return new DiagnosticError(
    { code: 'HED251', severity: 'error', message, at, ...(help ? { help } : {}) },
    EXIT.compile,
  );
}

const NAME = /[A-Za-z_][A-Za-z0-9_.-]*/y;
/** The last ones are of constructs that the parser refuses by their names. */
const SYMBOLS = [
  '^-1',
  '|',
  '&',
  '\\',
  ';',
  '*',
  '+',
  '?',
  '~',
  '(',
  ')',
  '[',
  ']',
  '{',
  '}',
  ',',
  '=',
  '0',
  '->',
  '++',
  "'",
];

/** Tokens of a cat file; comments `(* … *)` nest. A name may contain `-` and `.` (`po-loc`, `sb.loc`). */
export function tokenize(text: string, file: string): CatToken[] {
  const tokens: CatToken[] = [];
  let line = 1;
  let lineStart = 0;
  let i = 0;
  const here = (): SourceSpan => ({ file, line, column: i - lineStart + 1 });
  const advance = (to: number): void => {
    for (; i < to; i++) {
      if (text[i] === '\n') {
        line++;
        lineStart = i + 1;
      }
    }
  };
  while (i < text.length) {
    const at = here();
    const c = text[i];
    if (/\s/.test(c)) advance(i + 1);
    else if (text.startsWith('(*', i)) advance(endOfComment(text, i, at));
    else if (text.startsWith('//', i) || c === '#')
      advance(text.indexOf('\n', i) < 0 ? text.length : text.indexOf('\n', i));
    else if (c === '"') {
      const end = text.indexOf('"', i + 1);
      if (end < 0 || text.slice(i, end).includes('\n'))
        throw catError(at, 'this string is not closed', 'end it with " on the same line');
      tokens.push({ kind: 'string', text: text.slice(i + 1, end), at });
      advance(end + 1);
    } else {
      NAME.lastIndex = i;
      const name = NAME.exec(text)?.[0];
      const symbol = name === undefined ? SYMBOLS.find((s) => text.startsWith(s, i)) : undefined;
      if (name === undefined && symbol === undefined)
        throw catError(at, `'${c}' has no meaning in a cat model`);
      const found = (name ?? symbol)!;
      tokens.push({ kind: name === undefined ? 'symbol' : 'name', text: found, at });
      advance(i + found.length);
    }
  }
  tokens.push({ kind: 'end', text: 'the end of the file', at: here() });
  return tokens;
}

function endOfComment(text: string, start: number, at: SourceSpan): number {
  let depth = 0;
  for (let i = start; i < text.length - 1; i++) {
    const two = text.slice(i, i + 2);
    if (two === '(*') {
      depth++;
      i++;
    } else if (two === '*)') {
      depth--;
      i++;
      if (depth === 0) return i + 1;
    }
  }
  throw catError(at, 'this comment is not closed', 'end it with *)');
}
