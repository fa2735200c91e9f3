import { DiagnosticError, EXIT, type SourceSpan } from '../../base/failure.ts';

/** Expressions, statements or propositions inside each other. */
const MAX_DEPTH = 200;

export interface Token {
  readonly kind: 'name' | 'number' | 'symbol' | 'string' | 'end';
  readonly text: string;
  readonly at: SourceSpan;
}

export function litmusError(at: SourceSpan, message: string, help?: string): DiagnosticError {
  return new DiagnosticError(
    { code: 'HED250', severity: 'error', message, at, ...(help ? { help } : {}) },
    EXIT.compile,
  );
}

const SYMBOLS = [
  '/\\',
  '\\/',
  '<<=',
  '>>=',
  '==',
  '!=',
  '<=',
  '>=',
  '<>',
  '=>',
  '&&',
  '||',
  '<<',
  '>>',
  '+=',
  '-=',
  '++',
  '--',
];
const NAME = /[A-Za-z_][A-Za-z0-9_.]*/y;
/** `(*p …` in a thread's body is no comment, unless `*)` closes it within the statement: `(*like this*)`. */
const DEREFERENCE = /\(\*\w+(?![^;{}=]*\*\))/y;
const NUMBER = /0[xX][0-9a-fA-F]+|\d+/y;

/** Tokens of a litmus test, from a given line on; `(* … *)`, `/* … *​/` and `//` are comments. */
export function scan(text: string, file: string): Token[] {
  const tokens: Token[] = [];
  let line = 1;
  let lineStart = 0;
  let i = 0;
  const span = (): SourceSpan => ({ file, line, column: i - lineStart + 1 });
  const advance = (to: number): void => {
    for (; i < to; i++) {
      if (text[i] === '\n') {
        line++;
        lineStart = i + 1;
      }
    }
  };
  const past = (close: string, from: number, at: SourceSpan): number => {
    const end = text.indexOf(close, from);
    if (end < 0) throw litmusError(at, 'this comment is not closed', `end it with ${close}`);
    return end + close.length;
  };
  const match = (pattern: RegExp): string | undefined => {
    pattern.lastIndex = i;
    return pattern.exec(text)?.[0];
  };
  while (i < text.length) {
    const at = span();
    if (/\s/.test(text[i])) advance(i + 1);
    else if (text.startsWith('(*', i) && match(DEREFERENCE) === undefined) advance(past('*)', i + 2, at));
    else if (text.startsWith('/*', i)) advance(past('*/', i + 2, at));
    else if (text.startsWith('//', i))
      advance(text.indexOf('\n', i) < 0 ? text.length : text.indexOf('\n', i));
    else if (text[i] === '"') {
      const end = text.indexOf('"', i + 1);
      if (end < 0) throw litmusError(at, 'this string is not closed', 'end it with "');
      tokens.push({ kind: 'string', text: text.slice(i + 1, end), at });
      advance(end + 1);
    } else {
      const name = match(NAME);
      const number = name === undefined ? match(NUMBER) : undefined;
      const symbol = SYMBOLS.find((s) => text.startsWith(s, i)) ?? text[i];
      const found = name ?? number ?? symbol;
      tokens.push({
        kind: name !== undefined ? 'name' : number !== undefined ? 'number' : 'symbol',
        text: found,
        at,
      });
      advance(i + found.length);
    }
  }
  tokens.push({ kind: 'end', text: 'the end of the file', at: span() });
  return tokens;
}

/** A cursor over tokens, with the errors every parser here gives. */
export class Cursor {
  private readonly tokens: readonly Token[];
  private next: number;
  private depth = 0;
  constructor(tokens: readonly Token[], next = 0) {
    this.tokens = tokens;
    this.next = next;
  }
  peek = (ahead = 0): Token => this.tokens[Math.min(this.next + ahead, this.tokens.length - 1)];
  take(): Token {
    const token = this.peek();
    if (token.kind !== 'end') this.next++;
    return token;
  }
  /** Parses something that may hold itself; what goes deeper than MAX_DEPTH is an error, not a stack overflow. */
  inside<T>(parse: () => T): T {
    if (++this.depth > MAX_DEPTH)
      throw litmusError(this.at(), `this is nested more than ${MAX_DEPTH} deep`, 'write it in parts');
    const parsed = parse();
    this.depth--;
    return parsed;
  }
  at = (): SourceSpan => this.peek().at;
  is = (...texts: readonly string[]): boolean =>
    this.peek().kind !== 'string' && this.peek().kind !== 'end' && texts.includes(this.peek().text);
  isEnd = (): boolean => this.peek().kind === 'end';
  accept(text: string): boolean {
    if (!this.is(text)) return false;
    this.next++;
    return true;
  }
  expect(text: string): Token {
    if (!this.is(text)) throw this.expected(`'${text}'`);
    return this.take();
  }
  name(what: string): Token {
    if (this.peek().kind !== 'name') throw this.expected(what);
    return this.take();
  }
  number(what: string): bigint {
    const negative = this.accept('-');
    if (this.peek().kind !== 'number') throw this.expected(what);
    const value = BigInt(this.take().text);
    return negative ? -value : value;
  }
  expected(what: string): DiagnosticError {
    const { kind, text } = this.peek();
    return litmusError(this.at(), `expected ${what}, found ${kind === 'end' ? text : `'${text}'`}`);
  }
}
