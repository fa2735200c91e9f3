import type { BinOp } from '../../../ir/types.ts';
import { type Bits, bigConstant, constantOf, mux, sext, trunc } from '../../../sat/bits/bits.ts';
import { add, mul } from '../../../sat/bits/bits-arithmetic.ts';
import { eq } from '../../../sat/bits/bits-compare.ts';
import { type Circuit, FALSE, type Lit } from '../../../sat/circuit/circuit.ts';
import { WILD_POINTER } from '../../../vm/arithmetic/words.ts';
import { undefAny } from '../values/undefined-bits.ts';
import {
  type Case,
  casesOf,
  isFixed,
  mergeCases,
  POINTER_BITS,
  type Value,
  withUndef,
} from '../values/value.ts';

/** Arithmetic on addresses that keeps their cases. A case stands for its sign extension, at any width. */

/** An address with a constant added, masked off or put in: tags in low bits. Null: no addresses any more. */
export function caseArithmetic(c: Circuit, op: BinOp, a: Value, b: Value): Value['cases'] {
  if (a.cases === null && b.cases === null) return null;
  const [known, other] = a.cases !== null ? [a.cases, constantOf(b.bits)] : [b.cases, constantOf(a.bits)];
  if (known === null || other === null || !known.every(isFixed)) return null;
  if (op === 'sub' && a.cases === null) return null;
  const width = a.bits.length;
  const cases: Case[] = [];
  for (const one of known) {
    const result = withConstant(op, BigInt.asUintN(width, BigInt(one.at)), other);
    if (result === null) return null;
    const at = BigInt.asIntN(POINTER_BITS, result);
    if (BigInt.asUintN(width, at) !== BigInt.asUintN(width, result)) return null;
    cases.push({ ...one, at: Number(at) });
  }
  return mergeCases(c, cases);
}

function withConstant(op: BinOp, at: bigint, k: bigint): bigint | null {
  switch (op) {
    case 'add':
      return at + k;
    case 'sub':
      return at - k;
    case 'and':
      return at & k;
    case 'or':
      return at | k;
    case 'xor':
      return at ^ k;
    default:
      return null;
  }
}

/** As far as this, a sum with an address can leave the 32 bits, but not come to another address. */
const NEAR = 30;

interface Offset {
  readonly index: Value | null;
  readonly scale: number;
  readonly offset: number;
  readonly wraps: boolean;
}

/**
 * base + index · scale + offset. Where pointers have 64 bits, what leaves the 32 that addresses have is the machine's
 * wild pointer; where they have 32 (`wraps`), it wraps.
 */
export function offsetAddress(c: Circuit, base: Value, { index, scale, offset, wraps }: Offset): Value {
  const far = wraps ? FALSE : isFar(c, base, index, scale, offset);
  let plus: Bits = bigConstant(POINTER_BITS, BigInt(offset));
  if (index !== null)
    plus = add(c, mul(c, resized(index.bits, POINTER_BITS), bigConstant(POINTER_BITS, BigInt(scale))), plus);
  const wild = bigConstant(POINTER_BITS, BigInt(WILD_POINTER));
  const bits = mux(c, far, wild, add(c, base.bits, plus));
  const undef = undefAny(c, POINTER_BITS, index === null ? [base] : [base, index]);
  const result = withUndef(bits, undef);
  const cases = casesOf(base);
  if (cases === null) return result;
  const known = constantOf(plus);
  const moved = cases.map((one): Case => {
    const when = c.and(one.when, far ^ 1);
    return known !== null
      ? { ...one, when, at: (one.at + Number(BigInt.asIntN(32, known))) | 0 }
      : { ...one, when, plus: one.plus === null ? plus : add(c, one.plus, plus) };
  });
  const lost: Case[] = [{ when: far, base: WILD_POINTER, at: WILD_POINTER, plus: null }];
  return { ...result, cases: mergeCases(c, far === FALSE ? moved : [...moved, ...lost]) };
}

const resized = (bits: Bits, width: number): Bits =>
  bits.length < width ? sext(bits, width) : trunc(bits, width);

/** Does the sum leave the 32 bits so far that it might come to another address? */
function isFar(c: Circuit, base: Value, index: Value | null, scale: number, offset: number): Lit {
  const near = Math.abs(offset) < 2 ** (NEAR - 1);
  if (index === null && near) return FALSE;
  const bits = index?.bits ?? [FALSE];
  let needed = bits.length;
  while (needed > 1 && bits[needed - 2] === bits[bits.length - 1]) needed--;
  if (near && needed + Math.ceil(Math.log2(Math.max(1, Math.abs(scale)))) < NEAR) return FALSE;
  const [low, wide] = [resized(bits, POINTER_BITS), resized(bits, 64)];
  const product = mul(c, sext(low, 64), bigConstant(64, BigInt(scale)));
  const sum = add(c, sext(base.bits, 64), add(c, product, bigConstant(64, BigInt(offset))));
  const fits = c.and(eq(c, wide, sext(low, 64)), eq(c, sum, sext(trunc(sum, POINTER_BITS), 64)));
  return fits ^ 1;
}
