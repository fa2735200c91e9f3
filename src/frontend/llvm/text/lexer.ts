import type { TextPos } from '../tree.ts';
import { unescapeText } from './escapes.ts';
import { syntaxError, typedPointer, unsupportedIr } from './syntax-error.ts';

/** Kinds of token. Punctuation is its own char code, so these stay below 32. */
export const T = {
  end: 0,
  /** Keyword, type, field value: `define`, `i32`, `DW_TAG_member`. */
  word: 1,
  /** `name:` before a block or a metadata field; `text` without the colon. */
  label: 2,
  /** %name, %12, %"quoted name". */
  local: 3,
  /** @name */
  global: 4,
  /** !name: an attachment's kind, a node's tag, a named list. */
  mdName: 5,
  /** !12; the number in `num`. */
  mdNumber: 6,
  /** ! before a string or a brace. */
  bang: 7,
  /** "…", `text` still escaped. */
  string: 8,
  /** c"…", `text` still escaped. */
  bytes: 9,
  /** 12, -3; `text` as written. */
  int: 10,
  /** 1.5e+00, 0x3FF0…, 0xK…; `text` as written. */
  float: 11,
  /** #0; the number in `num`. */
  attributes: 12,
  /** #dbg_value and its like; `text` without the #. */
  record: 13,
  /** $name */
  comdat: 14,
  /** ^0: a summary entry. */
  summary: 15,
  dots: 16,
} as const;

export const P = {
  open: 40,
  close: 41,
  star: 42,
  comma: 44,
  colon: 58,
  less: 60,
  equals: 61,
  greater: 62,
  openSquare: 91,
  closeSquare: 93,
  openBrace: 123,
  bar: 124,
  closeBrace: 125,
} as const;

/** Bit 0: may be inside a name (`[-a-zA-Z$._0-9]`); bit 1: hexadecimal digit. */
const CLASS = new Uint8Array(128);
for (let c = 0; c < 128; c++) {
  const ch = String.fromCharCode(c);
  if (/[-a-zA-Z$._0-9]/.test(ch)) CLASS[c] |= 1;
  if (/[0-9a-fA-F]/.test(ch)) CLASS[c] |= 2;
}
const isName = (c: number): boolean => c < 128 && (CLASS[c] & 1) !== 0;
const isDigit = (c: number): boolean => c >= 48 && c <= 57;
const isHex = (c: number): boolean => c < 128 && (CLASS[c] & 2) !== 0;

/** Nesting of types, constants and metadata beyond this is refused, so that no input overflows the stack. */
const MAX_DEPTH = 300;

/**
 * Tokens of LLVM IR, one at a time, over char codes: `kind`, `text` and `num` describe the current token,
 * `advance` goes to the next. Invariant: start <= pos <= src.length; src.slice(start, pos) is the current token.
 */
export class Lexer {
  readonly src: string;
  readonly file: string;
  kind = 0;
  text = '';
  num = 0;
  start = 0;
  pos: number;
  /** 1-based line of the current token, and where that line begins. */
  line: number;
  lineStart: number;
  /** Line on which the token before the current one ended. */
  lastLine = 0;
  /** Where the current token begins when it is a string over several lines, else -1. */
  private multiline = -1;
  private depth = 0;

  constructor(src: string, file: string, pos = 0, line = 1, lineStart = 0) {
    this.src = src;
    this.file = file;
    this.pos = pos;
    this.line = line;
    this.lineStart = lineStart;
    this.advance();
  }

  advance(): void {
    const src = this.src;
    let p = this.pos;
    let c = 0;
    if (this.multiline >= 0) {
      this.countLines(this.multiline, p);
      this.multiline = -1;
    }
    this.lastLine = this.line;
    for (;;) {
      c = src.charCodeAt(p);
      if (c === 32 || c === 9 || c === 13) p++;
      else if (c === 10) {
        this.line++;
        this.lineStart = ++p;
      } else if (c === 59) {
        p = src.indexOf('\n', p);
        if (p < 0) p = src.length;
      } else break;
    }
    this.start = p;
    if (p >= src.length) {
      this.pos = p;
      this.kind = T.end;
      return;
    }
    switch (c) {
      case 37:
        return this.name(p + 1, T.local);
      case 64:
        return this.name(p + 1, T.global);
      case 33:
        return this.metadata(p + 1);
      case 34:
        return this.quoted(p + 1, T.string);
      case 35:
        return this.hash(p + 1);
      case 36:
        return this.comdat(p);
      case 94:
        return this.number(p + 1, T.summary);
      case P.open:
      case P.close:
      case P.star:
      case P.comma:
      case P.colon:
      case P.less:
      case P.equals:
      case P.greater:
      case P.openSquare:
      case P.closeSquare:
      case P.openBrace:
      case P.bar:
      case P.closeBrace:
        this.pos = p + 1;
        this.kind = c;
        return;
    }
    if (isDigit(c) || c === 45) return this.numeral(p);
    if (isName(c)) return this.word(p);
    throw this.error(`unexpected character ${JSON.stringify(String.fromCodePoint(src.codePointAt(p)!))}`);
  }

  private word(p: number): void {
    const src = this.src;
    const first = p;
    let c = src.charCodeAt(p);
    while (c < 128 && (CLASS[c] & 1) !== 0) c = src.charCodeAt(++p);
    if (c === P.colon) {
      this.text = src.slice(first, p);
      this.kind = T.label;
      this.pos = p + 1;
      return;
    }
    if (c === 34 && p === first + 1 && src.charCodeAt(first) === 99) return this.quoted(p + 1, T.bytes);
    this.text = src.slice(first, p);
    this.pos = p;
    this.kind = this.text === '...' ? T.dots : T.word;
  }

  private name(p: number, kind: number): void {
    const src = this.src;
    let c = src.charCodeAt(p);
    if (c === 34) {
      this.quoted(p + 1, kind);
      this.text = quotedName(this.text);
      return;
    }
    const first = p;
    while (c < 128 && (CLASS[c] & 1) !== 0) c = src.charCodeAt(++p);
    if (p === first) throw this.error(`expected a name after ${src[first - 1]}`);
    this.text = src.slice(first, p);
    this.pos = p;
    this.kind = kind;
  }

  private comdat(p: number): void {
    let q = p;
    while (isName(this.src.charCodeAt(q))) q++;
    if (this.src.charCodeAt(q) === P.colon) this.word(p);
    else this.name(p + 1, T.comdat);
  }

  private metadata(p: number): void {
    const src = this.src;
    let c = src.charCodeAt(p);
    const first = p;
    if (isDigit(c)) return this.number(p, T.mdNumber);
    /* LLVM prints odd characters of a list's name as \hh. */
    while (isName(c) || c === 92) c = src.charCodeAt(++p);
    this.pos = p;
    this.kind = p === first ? T.bang : T.mdName;
    if (p !== first) this.text = unescapeText(src.slice(first, p));
  }

  /** Decimal digits from p. */
  private number(p: number, kind: number): void {
    const src = this.src;
    const first = p;
    let n = 0;
    let c = src.charCodeAt(p);
    while (c >= 48 && c <= 57) {
      n = n * 10 + (c - 48);
      c = src.charCodeAt(++p);
    }
    if (p === first) throw this.error(`expected a number after ${src[first - 1]}`);
    if (p - first > 9) throw this.error('number out of range');
    this.num = n;
    this.pos = p;
    this.kind = kind;
  }

  private hash(p: number): void {
    if (isDigit(this.src.charCodeAt(p))) return this.number(p, T.attributes);
    this.name(p, T.record);
  }

  private quoted(p: number, kind: number): void {
    const end = this.src.indexOf('"', p);
    if (end < 0) throw this.error('this string has no end');
    const text = this.src.slice(p, end);
    this.pos = end + 1;
    this.kind = kind;
    this.text = text;
    if (text.includes('\n')) this.multiline = p;
    if (kind === T.string && this.src.charCodeAt(end + 1) === P.colon) {
      this.pos = end + 2;
      this.kind = T.label;
      this.text = quotedName(text);
    }
  }

  private countLines(from: number, to: number): void {
    for (let i = from; i < to; i++) {
      if (this.src.charCodeAt(i) === 10) {
        this.line++;
        this.lineStart = i + 1;
      }
    }
  }

  /** Integers, floats, and labels that begin with a digit or a minus. */
  private numeral(p: number): void {
    const src = this.src;
    const first = p;
    let c = src.charCodeAt(p);
    if (c === 45) c = src.charCodeAt(++p);
    const digits = p;
    let n = 0;
    while (c >= 48 && c <= 57) {
      n = n * 10 + (c - 48);
      c = src.charCodeAt(++p);
    }
    this.num = digits === first ? n : -n;
    if (p > digits && !isName(c) && c !== P.colon) {
      this.kind = T.int;
    } else if (p > digits && c === 46) {
      do c = src.charCodeAt(++p);
      while (isDigit(c));
      if (c === 101 || c === 69) {
        c = src.charCodeAt(++p);
        if (c === 43 || c === 45) c = src.charCodeAt(++p);
        if (!isDigit(c)) throw this.error('expected the digits of an exponent');
        while (isDigit(c)) c = src.charCodeAt(++p);
      }
      this.kind = T.float;
    } else if (c === 120 && p === first + 1 && src.charCodeAt(first) === 48) {
      c = src.charCodeAt(++p);
      if (c === 75 || c === 76 || c === 77 || c === 72 || c === 82) c = src.charCodeAt(++p);
      const from = p;
      while (isHex(c)) c = src.charCodeAt(++p);
      if (p === from || isName(c)) throw this.error('expected hexadecimal digits');
      this.kind = T.float;
    } else {
      this.word(first);
      if (this.kind !== T.label) throw this.error(`unexpected ${JSON.stringify(this.text)}`);
      return;
    }
    this.text = src.slice(first, p);
    this.pos = p;
  }

  // ── what parsers ask ──

  at(): TextPos {
    return { line: this.line, column: this.start - this.lineStart + 1 };
  }

  isWord(word: string): boolean {
    return this.kind === T.word && this.text === word;
  }

  /** Takes the current token if it is this word. */
  takeWord(word: string): boolean {
    if (this.kind !== T.word || this.text !== word) return false;
    this.advance();
    return true;
  }

  /** Takes the current token if it is this punctuation. */
  take(kind: number): boolean {
    if (this.kind !== kind) return false;
    this.advance();
    return true;
  }

  /** `a, b, c` and the closing bracket; perhaps the bracket alone. */
  list<I>(close: number, item: () => I): I[] {
    const items: I[] = [];
    if (this.kind !== close) {
      do items.push(item());
      while (this.take(P.comma));
    }
    this.expect(close);
    return items;
  }

  expect(kind: number): void {
    if (this.kind !== kind) throw this.expected(kindName(kind));
    this.advance();
  }

  expectWord(word: string): void {
    if (this.kind !== T.word || this.text !== word) throw this.expected(`\`${word}\``);
    this.advance();
  }

  /** The text of the current token, which must be of this kind. */
  textOf(kind: number): string {
    if (this.kind !== kind) throw this.expected(kindName(kind));
    const text = this.text;
    this.advance();
    return text;
  }

  /** A string's text without escapes. */
  string(): string {
    return unescapeText(this.textOf(T.string));
  }

  /** A non-negative integer that a number holds exactly. */
  count(): number {
    if (this.kind !== T.int || this.num < 0) throw this.expected('a count');
    if (this.num > Number.MAX_SAFE_INTEGER) throw this.error('number out of range');
    const n = this.num;
    this.advance();
    return n;
  }

  /** Takes a comma that is followed by an operand, not by an attachment (`, !dbg !1`). */
  takeOperandComma(): boolean {
    if (this.kind !== P.comma) return false;
    let p = this.pos;
    let c = this.src.charCodeAt(p);
    while (c === 32 || c === 9 || c === 10 || c === 13) c = this.src.charCodeAt(++p);
    if (c === 33) return false;
    this.advance();
    return true;
  }

  /** Goes from the end of the current token to the end of the line on which all brackets are closed; gives that end. */
  skipBalancedLine(): number {
    const src = this.src;
    const newline = src.indexOf('\n', this.pos);
    /* The next line begins a numbered node: so this one has ended, without looking at each of its characters. */
    if (newline > 0 && src.charCodeAt(newline + 1) === 33 && this.beginsNode(newline + 2)) {
      this.pos = newline;
      this.advance();
      return newline;
    }
    let p = this.pos;
    let depth = 0;
    for (; p < src.length; p++) {
      const c = src.charCodeAt(p);
      if (c === 34) {
        const end = src.indexOf('"', p + 1);
        if (end < 0) {
          this.start = p;
          throw this.error('this string has no end');
        }
        this.countLines(p, end);
        p = end;
      } else if (c === P.open || c === P.openBrace || c === P.openSquare) depth++;
      else if (c === P.close || c === P.closeBrace || c === P.closeSquare) depth--;
      else if (c === 10) {
        if (depth <= 0) break;
        this.line++;
        this.lineStart = p + 1;
      }
    }
    this.pos = p;
    this.advance();
    return p;
  }

  /** `12 =` at p. */
  private beginsNode(p: number): boolean {
    const first = p;
    while (isDigit(this.src.charCodeAt(p))) p++;
    return p > first && this.src.charCodeAt(p) === 32 && this.src.charCodeAt(p + 1) === P.equals;
  }

  enter(): void {
    if (++this.depth > MAX_DEPTH) throw this.error(`nested more than ${MAX_DEPTH} deep`);
  }

  leave(): void {
    this.depth--;
  }

  // ── failures ──

  error(message: string): Error {
    return syntaxError(this.file, this.line, this.start - this.lineStart + 1, message);
  }

  expected(what: string): Error {
    return this.error(`expected ${what}, found ${this.describe()}`);
  }

  unsupported(what: string): Error {
    return unsupportedIr(this.file, this.line, this.start - this.lineStart + 1, what);
  }

  typedPointer(): Error {
    return typedPointer(this.file, this.line, this.start - this.lineStart + 1);
  }

  private describe(): string {
    if (this.kind === T.end) return 'the end of the file';
    const token = this.src.slice(this.start, this.pos);
    return `\`${token.length > 40 ? `${token.slice(0, 40)}…` : token}\``;
  }
}

/** `%"12"` is a name, not the number 12: it keeps its quotes. */
function quotedName(raw: string): string {
  const name = unescapeText(raw);
  for (let i = 0; i < name.length; i++) if (!isDigit(name.charCodeAt(i))) return name;
  return `"${name}"`;
}

const KIND_NAMES: Readonly<Record<number, string>> = {
  [T.end]: 'the end of the file',
  [T.word]: 'a word',
  [T.label]: 'a label',
  [T.local]: 'a local name (%…)',
  [T.global]: 'a global name (@…)',
  [T.mdName]: 'a metadata name (!…)',
  [T.mdNumber]: 'a metadata number (!0)',
  [T.string]: 'a string',
  [T.bytes]: 'a string (c"…")',
  [T.int]: 'an integer',
  [T.float]: 'a number',
  [T.attributes]: 'an attribute group (#0)',
  [T.comdat]: 'a comdat ($…)',
};

function kindName(kind: number): string {
  return kind >= 32 ? `\`${String.fromCharCode(kind)}\`` : (KIND_NAMES[kind] ?? 'something else');
}
