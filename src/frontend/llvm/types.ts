import type { Lexer } from './text/lexer.ts';
import { P, T } from './text/lexer.ts';
import type { LType } from './tree.ts';

const VOID: LType = { kind: 'void' };
const PTR: LType = { kind: 'ptr' };
export const METADATA: LType = { kind: 'metadata' };

/** Types of one word. Integers are added as they are met. */
const WORDS = new Map<string, LType>([
  ['void', VOID],
  ['ptr', PTR],
  ['metadata', METADATA],
  ['half', { kind: 'half' }],
  ['bfloat', { kind: 'bfloat' }],
  ['float', { kind: 'float' }],
  ['double', { kind: 'double' }],
  ['x86_fp80', { kind: 'x86_fp80' }],
  ['fp128', { kind: 'fp128' }],
  ['ppc_fp128', { kind: 'ppc_fp128' }],
  ['x86_amx', { kind: 'x86_amx' }],
  ['label', { kind: 'label' }],
  ['token', { kind: 'token' }],
]);

/** LLVM's own limit on integer types. */
const MAX_INT_BITS = 1 << 23;

function integerType(word: string): LType | undefined {
  if (word.charCodeAt(0) !== 105 || word.length < 2 || word.length > 8) return undefined;
  let bits = 0;
  for (let i = 1; i < word.length; i++) {
    const digit = word.charCodeAt(i) - 48;
    if (digit < 0 || digit > 9) return undefined;
    bits = bits * 10 + digit;
  }
  if (bits === 0 || bits > MAX_INT_BITS) return undefined;
  const type: LType = { kind: 'int', bits };
  /* The table is shared by all modules: keep it small. */
  if (bits <= 256) WORDS.set(word, type);
  return type;
}

/** The type a single word stands for. */
const wordType = (word: string): LType | undefined => WORDS.get(word) ?? integerType(word);

export const isTypeWord = (word: string): boolean => wordType(word) !== undefined || word === 'target';

/** Can the current token begin a type? (For metadata, where types and other words share a place.) */
export function beginsType(lx: Lexer): boolean {
  switch (lx.kind) {
    case T.word:
      return wordType(lx.text) !== undefined;
    case T.local:
    case P.openBrace:
    case P.openSquare:
    case P.less:
      return true;
    default:
      return false;
  }
}

export function parseType(lx: Lexer): LType {
  let type = baseType(lx);
  for (;;) {
    if (lx.kind === P.open) type = functionType(lx, type);
    else if (lx.kind === P.star) throw lx.typedPointer();
    else return type;
  }
}

function baseType(lx: Lexer): LType {
  switch (lx.kind) {
    case T.word: {
      const type = wordType(lx.text);
      if (type === undefined) {
        if (lx.text === 'target') throw lx.unsupported('a target extension type');
        throw lx.expected('a type');
      }
      lx.advance();
      if (type === PTR) skipAddressSpace(lx);
      return type;
    }
    case T.local: {
      const name = lx.text;
      lx.advance();
      return { kind: 'named', name };
    }
    case P.openBrace:
      return { kind: 'struct', fields: fields(lx), packed: false };
    case P.openSquare:
      return sequence(lx, 'array', P.closeSquare);
    case P.less: {
      lx.advance();
      if ((lx.kind as number) !== P.openBrace) return sequenceRest(lx, 'vector', P.greater);
      const packed: LType = { kind: 'struct', fields: fields(lx), packed: true };
      lx.expect(P.greater);
      return packed;
    }
    default:
      throw lx.expected('a type');
  }
}

/** `addrspace(0)`; another address space has no meaning here. */
export function skipAddressSpace(lx: Lexer): void {
  if (!lx.isWord('addrspace')) return;
  const unsupported = lx.unsupported('an address space');
  lx.advance();
  lx.expect(P.open);
  if (lx.kind === T.string) throw unsupported;
  if (lx.count() !== 0) throw unsupported;
  lx.expect(P.close);
}

function fields(lx: Lexer): LType[] {
  lx.enter();
  lx.expect(P.openBrace);
  const types = lx.list(P.closeBrace, () => parseType(lx));
  lx.leave();
  return types;
}

function sequence(lx: Lexer, kind: 'array' | 'vector', close: number): LType {
  lx.advance();
  return sequenceRest(lx, kind, close);
}

function sequenceRest(lx: Lexer, kind: 'array' | 'vector', close: number): LType {
  lx.enter();
  if (lx.isWord('vscale')) throw lx.unsupported('a scalable vector');
  const count = lx.count();
  lx.expectWord('x');
  const of = parseType(lx);
  lx.expect(close);
  lx.leave();
  return { kind, count, of };
}

/** `(…, …)`, each by `one`. Gives whether it ends in `...`. */
export function parameterList(lx: Lexer, one: () => void): boolean {
  lx.expect(P.open);
  let variadic = false;
  if (lx.kind !== P.close) {
    do {
      if (lx.take(T.dots)) {
        variadic = true;
        break;
      }
      one();
    } while (lx.take(P.comma));
  }
  lx.expect(P.close);
  return variadic;
}

function functionType(lx: Lexer, returns: LType): LType {
  lx.enter();
  const params: LType[] = [];
  const variadic = parameterList(lx, () => {
    params.push(parseType(lx));
  });
  lx.leave();
  return { kind: 'function', returns, params, variadic };
}
