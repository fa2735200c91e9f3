/**
 * The words of a C or C++ text, without comments and preprocessor lines: enough to find calls and statements in it. The
 * text is one character a byte (latin1), so that columns of debug info are positions. What is between tokens is left as
 * it is, and edits go to positions, so nothing here ever has to print a program.
 */
export interface Token {
  readonly kind: 'word' | 'number' | 'text' | 'sign';
  readonly text: string;
  /** [start, end) in the text. */
  readonly start: number;
  readonly end: number;
}

const SPACE = /[ \t\v\f\r\n]/;
const WORD = /[A-Za-z_$\x80-\xff][\w$\x80-\xff]*/y;
const NUMBER = /\.?[0-9](?:[eEpP][+-]|'?[\w.])*/y;
const TEXT = /(?:u8|[uUL])?(?:"(?:[^"\\\n]|\\[\s\S])*"|'(?:[^'\\\n]|\\[\s\S])*')/y;
const RAW = /(?:u8|[uUL])?R"([^()\\\s]{0,16})\([\s\S]*?\)\1"/y;
const SIGN =
  /<<=|>>=|\.\.\.|->\*|<=>|::|->|\+\+|--|<<|>>|<=|>=|==|!=|&&|\|\||\+=|-=|\*=|\/=|%=|&=|\|=|\^=|##|[\s\S]/y;

export function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  let at = 0;
  let lineStart = true;
  const add = (kind: Token['kind'], pattern: RegExp): boolean => {
    pattern.lastIndex = at;
    const found = pattern.exec(text);
    if (found === null) return false;
    tokens.push({ kind, text: found[0], start: at, end: at + found[0].length });
    at += found[0].length;
    lineStart = false;
    return true;
  };
  while (at < text.length) {
    const c = text[at];
    if (c === '\n') lineStart = true;
    if (SPACE.test(c)) at++;
    else if (text.startsWith('\\\n', at)) at += 2;
    else if (text.startsWith('//', at)) at = lineEnd(text, at);
    else if (text.startsWith('/*', at)) {
      const end = text.indexOf('*/', at + 2);
      at = end < 0 ? text.length : end + 2;
    } else if (c === '#' && lineStart) at = lineEnd(text, at);
    else
      add('text', RAW) ||
        add('text', TEXT) ||
        add('word', WORD) ||
        add('number', NUMBER) ||
        add('sign', SIGN);
  }
  return tokens;
}

/** The end of a line that backslashes and comments carry on. */
function lineEnd(text: string, from: number): number {
  const comment = text.startsWith('//', from);
  for (let at = from; at < text.length; at++) {
    if (!comment && text.startsWith('/*', at)) {
      const end = text.indexOf('*/', at + 2);
      if (end < 0) return text.length;
      at = end + 1;
    } else if (text[at] === '\n' && text[at - 1] !== '\\' && text.slice(at - 2, at) !== '\\\r') return at;
  }
  return text.length;
}

const CLOSING: Readonly<Record<string, string>> = { '(': ')', '[': ']', '{': '}' };

/** The index of the bracket that closes the one at `open`; null if there is none. */
export function closing(tokens: readonly Token[], open: number): number | null {
  const stack: string[] = [];
  for (let i = open; i < tokens.length; i++) {
    const { kind, text } = tokens[i];
    if (kind !== 'sign') continue;
    const close = CLOSING[text];
    if (close !== undefined) stack.push(close);
    else if (text === ')' || text === ']' || text === '}') {
      if (stack.pop() !== text) return null;
      if (stack.length === 0) return i;
    }
  }
  return null;
}
