import { DiagnosticError, EXIT } from '../base/failure.ts';

/**
 * Tokens of the IR's text form: JSON strings, names with their sigil (`@x`, `&main`), words and numbers, `->`, and
 * single punctuation. Comments run from `;` to the end of the line.
 */
export interface Token {
  readonly text: string;
  readonly line: number;
  readonly column: number;
}

const TOKEN =
  /\s+|;[^\n]*|("(?:[^"\\]|\\.)*"|->|[@&](?="|[A-Za-z_.$])|-?\d+|[A-Za-z_$.](?:[A-Za-z0-9_$.]|-(?=[A-Za-z]))*|[@&!#=:,()[\]{}+-])/y;

export function tokenize(text: string): Token[] {
  const tokens: Token[] = [];
  let line = 1;
  let lineStart = 0;
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < text.length) {
    const start = TOKEN.lastIndex;
    const match = TOKEN.exec(text);
    if (match === null) syntaxError({ text: text[start], line, column: start - lineStart + 1 }, 'a token');
    if (match[1] !== undefined) {
      tokens.push({ text: match[1], line, column: start - lineStart + 1 });
    } else {
      for (let i = start; i < TOKEN.lastIndex; i++) {
        if (text[i] === '\n') {
          line++;
          lineStart = i + 1;
        }
      }
    }
  }
  tokens.push({ text: '', line, column: text.length - lineStart + 1 });
  return tokens;
}

export function syntaxError(token: Token, expected: string): never {
  throw new DiagnosticError(
    {
      code: 'HED280',
      severity: 'error',
      message: `IR text, line ${token.line}, column ${token.column}: expected ${expected}, found ${token.text === '' ? 'the end' : `'${token.text}'`}`,
      help: 'the text form is described at the head of src/ir/print.ts',
    },
    EXIT.compile,
  );
}
