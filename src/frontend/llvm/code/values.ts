import { unescapeBytes } from '../text/escapes.ts';
import { parseFloatConstant } from '../text/floats.ts';
import type { Lexer } from '../text/lexer.ts';
import { P, T } from '../text/lexer.ts';
import type { LType, LTyped, LValue } from '../tree.ts';
import { beginsType, parseType } from '../types.ts';
import { CAST_WORDS, EXPRESSION_WORDS } from './expression-words.ts';

/** A type and a value. */
export function parseTyped(lx: Lexer): LTyped {
  const type = parseType(lx);
  return { type, value: parseValue(lx, type) };
}

const NULL: LValue = { kind: 'null' };
const UNDEF: LValue = { kind: 'undef' };
const POISON: LValue = { kind: 'poison' };
const ZERO: LValue = { kind: 'zero' };
const NONE: LValue = { kind: 'none' };

/** Small integers are shared. */
const LOW = -16;
const SMALL: readonly LValue[] = Array.from({ length: 272 }, (_, i) => ({
  kind: 'int',
  value: BigInt(i + LOW),
}));

/** The current token is an integer. */
function integer(lx: Lexer): LValue {
  const n = lx.num;
  if (n >= LOW && n < SMALL.length + LOW) return SMALL[n - LOW];
  return { kind: 'int', value: Number.isSafeInteger(n) ? BigInt(n) : BigInt(lx.text) };
}

/** The current token as an integer, which may be of any size. */
export function parseInteger(lx: Lexer): bigint {
  if (lx.kind === T.word && (lx.text === 'true' || lx.text === 'false')) {
    const value = lx.text === 'true' ? 1n : 0n;
    lx.advance();
    return value;
  }
  const hex = hexInteger(lx);
  if (hex !== null) {
    lx.advance();
    return hex;
  }
  if (lx.kind !== T.int) throw lx.expected('an integer');
  const value = Number.isSafeInteger(lx.num) ? BigInt(lx.num) : BigInt(lx.text);
  lx.advance();
  return value;
}

/** u0xFF, s0x80: the sign of the latter is that of its highest written bit. */
function hexInteger(lx: Lexer): bigint | null {
  if (lx.kind !== T.word) return null;
  const word = lx.text;
  const signed = word.charCodeAt(0) === 115;
  if ((!signed && word.charCodeAt(0) !== 117) || !word.startsWith('0x', 1)) return null;
  for (let i = 3; i < word.length; i++) if (!'0123456789abcdefABCDEF'.includes(word[i])) return null;
  if (word.length === 3) return null;
  const value = BigInt(word.slice(1));
  return signed ? BigInt.asIntN((word.length - 3) * 4, value) : value;
}

export function parseValue(lx: Lexer, type: LType): LValue {
  switch (lx.kind) {
    case T.local: {
      const value: LValue = { kind: 'local', name: lx.text };
      lx.advance();
      return value;
    }
    case T.global: {
      const value: LValue = { kind: 'global', name: lx.text };
      lx.advance();
      return value;
    }
    case T.int: {
      const value = integer(lx);
      lx.advance();
      return value;
    }
    case T.float: {
      const value = parseFloatConstant(lx.text);
      if (value === null) throw lx.error('too many digits for this floating-point format');
      lx.advance();
      return value;
    }
    case T.bytes: {
      const bytes = unescapeBytes(lx.text);
      lx.advance();
      return { kind: 'string', bytes };
    }
    case P.openSquare:
      return { kind: 'aggregate', items: items(lx, P.closeSquare) };
    case P.openBrace:
      return { kind: 'aggregate', items: items(lx, P.closeBrace) };
    case P.less:
      return angled(lx);
    case T.word:
      return wordValue(lx, type);
    default:
      throw lx.expected('a value');
  }
}

/** From an opening bracket to `close`. */
function items(lx: Lexer, close: number): LTyped[] {
  lx.enter();
  lx.advance();
  const list = lx.list(close, () => parseTyped(lx));
  lx.leave();
  return list;
}

/** `<{ … }>` (packed structure) or `< … >` (vector). */
function angled(lx: Lexer): LValue {
  lx.enter();
  lx.advance();
  let list: LTyped[];
  if (lx.kind === P.openBrace) {
    list = items(lx, P.closeBrace);
  } else {
    list = [];
    do list.push(parseTyped(lx));
    while (lx.take(P.comma));
  }
  lx.expect(P.greater);
  lx.leave();
  return { kind: 'aggregate', items: list };
}

function wordValue(lx: Lexer, type: LType): LValue {
  const word = lx.text;
  switch (word) {
    case 'true':
    case 'false':
      lx.advance();
      return SMALL[(word === 'true' ? 1 : 0) - LOW];
    case 'null':
      lx.advance();
      return NULL;
    case 'undef':
      lx.advance();
      return UNDEF;
    case 'poison':
      lx.advance();
      return POISON;
    case 'zeroinitializer':
      lx.advance();
      return ZERO;
    case 'none':
      lx.advance();
      return NONE;
    case 'asm':
      return inlineAsm(lx);
    case 'splat':
      return splat(lx, type);
    case 'blockaddress': {
      lx.advance();
      lx.expect(P.open);
      const fn = lx.textOf(T.global);
      lx.expect(P.comma);
      const block = lx.textOf(T.local);
      lx.expect(P.close);
      return { kind: 'blockaddress', function: fn, block };
    }
    /* The function itself, reached in a way that only linkers tell apart. */
    case 'dso_local_equivalent':
    case 'no_cfi':
      lx.advance();
      return { kind: 'global', name: lx.textOf(T.global) };
    case 'ptrauth':
      throw lx.unsupported('a signed pointer (ptrauth)');
    default: {
      const hex = hexInteger(lx);
      if (hex !== null) {
        lx.advance();
        return { kind: 'int', value: hex };
      }
      return expression(lx);
    }
  }
}

function inlineAsm(lx: Lexer): LValue {
  lx.advance();
  let sideEffect = false;
  while (lx.kind === T.word) {
    if (lx.text === 'sideeffect') sideEffect = true;
    else if (lx.text !== 'alignstack' && lx.text !== 'inteldialect' && lx.text !== 'unwind')
      throw lx.expected('the text of the inline assembly');
    lx.advance();
  }
  const text = lx.string();
  lx.expect(P.comma);
  return { kind: 'asm', text, constraints: lx.string(), sideEffect };
}

/** A vector longer than this would be written out by no compiler. */
const MAX_SPLAT = 1 << 16;

function splat(lx: Lexer, type: LType): LValue {
  lx.enter();
  if (type.kind !== 'vector') throw lx.error('splat needs a vector type');
  if (type.count > MAX_SPLAT) throw lx.unsupported('a vector of this length');
  lx.advance();
  lx.expect(P.open);
  const item = parseTyped(lx);
  lx.expect(P.close);
  lx.leave();
  return { kind: 'aggregate', items: new Array<LTyped>(type.count).fill(item) };
}

/** Flags on constant expressions: they only make some of them poison, so they are not kept. */
const FLAGS = new Set(['nsw', 'nuw', 'exact', 'inbounds', 'nusw', 'disjoint', 'nneg', 'samesign']);

/** `op flags (T a, T b)`, `op (T a to U)`, `getelementptr flags (T, ptr p, i64 i)`, `icmp pred (T a, T b)`. */
function expression(lx: Lexer): LValue {
  const op = lx.text;
  const cast = CAST_WORDS.has(op);
  const gep = op === 'getelementptr';
  const compare = op === 'icmp' || op === 'fcmp';
  if (!cast && !gep && !compare && !EXPRESSION_WORDS.has(op)) throw lx.expected('a value');
  lx.enter();
  lx.advance();
  const pred = compare ? lx.textOf(T.word) : null;
  while (lx.kind === T.word) {
    if (lx.text === 'inrange') inrange(lx);
    else if (FLAGS.has(lx.text)) lx.advance();
    else throw lx.expected('`(`');
  }
  lx.expect(P.open);
  let type: LType | null = null;
  if (gep) {
    type = parseType(lx);
    lx.expect(P.comma);
  }
  const args: LTyped[] = [];
  do {
    lx.takeWord('inrange');
    /* extractvalue and insertvalue end in bare numbers. */
    if (args.length > 0 && !beginsType(lx)) {
      if (lx.kind !== T.int) throw lx.expected('an operand');
      args.push({ type: { kind: 'int', bits: 32 }, value: integer(lx) });
      lx.advance();
    } else args.push(parseTyped(lx));
  } while (lx.take(P.comma));
  let to: LType | null = null;
  if (cast) {
    lx.expectWord('to');
    to = parseType(lx);
  }
  lx.expect(P.close);
  lx.leave();
  return { kind: 'expr', op, type, args, to, pred };
}

/** `inrange(-16, 32)` of clang 19 and later. */
function inrange(lx: Lexer): void {
  lx.advance();
  lx.expect(P.open);
  parseInteger(lx);
  lx.expect(P.comma);
  parseInteger(lx);
  lx.expect(P.close);
}
