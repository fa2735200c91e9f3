import type { BinOp, ICmp, MinMaxOp, OverflowOp, RmwOp, UnaryOp } from '../../../ir/types.ts';
import {
  type Bits,
  bigConstant,
  bitAnd,
  bitNot,
  bitOr,
  bitXor,
  mux,
  sext,
  trunc,
  zext,
} from '../../../sat/bits/bits.ts';
import {
  add,
  adder,
  addOverflowsSigned,
  mul,
  neg,
  sub,
  subOverflowsSigned,
} from '../../../sat/bits/bits-arithmetic.ts';
import * as compare from '../../../sat/bits/bits-compare.ts';
import { sdiv, srem, udiv, urem } from '../../../sat/bits/bits-divide.ts';
import { ashr, lshr, shl } from '../../../sat/bits/bits-shift.ts';
import { type Circuit, FALSE, type Lit, TRUE } from '../../../sat/circuit/circuit.ts';
import { caseArithmetic } from '../memory/addresses.ts';
import { undefAny, undefBin, undefCompare } from './undefined-bits.ts';
import { isFixed, same, type Value, withUndef, zeros } from './value.ts';

/**
 * The pure instructions as circuits: the meaning of src/vm/arithmetic/pure.ts, where C's undefined is what x86-64 does (a
 * shift amount counts modulo the width; division by zero is for the caller to check). Null: not encoded.
 */
export function binary(c: Circuit, op: BinOp, a: Value, b: Value): Value {
  const bits = binaryBits(c, op, a.bits, b.bits);
  const shifted = (mask: Bits): Bits => binaryBits(c, op, mask, b.bits);
  const result = withUndef(bits, undefBin(c, op, a, b, shifted));
  const cases = caseArithmetic(c, op, a, b);
  return cases === null ? result : { ...result, cases };
}

function binaryBits(c: Circuit, op: BinOp, a: Bits, b: Bits): Bits {
  switch (op) {
    case 'add':
      return add(c, a, b);
    case 'sub':
      return sub(c, a, b);
    case 'mul':
      return mul(c, a, b);
    case 'udiv':
      return udiv(c, a, b);
    case 'sdiv':
      return sdiv(c, a, b);
    case 'urem':
      return urem(c, a, b);
    case 'srem':
      return srem(c, a, b);
    case 'shl':
      return shl(c, a, amount(c, b));
    case 'lshr':
      return lshr(c, a, amount(c, b));
    case 'ashr':
      return ashr(c, a, amount(c, b));
    case 'and':
      return bitAnd(c, a, b);
    case 'or':
      return bitOr(c, a, b);
    case 'xor':
      return bitXor(c, a, b);
  }
}

/** Modulo the width; the low 32 bits count. */
function amount(c: Circuit, b: Bits): Bits {
  const width = b.length;
  if ((width & (width - 1)) === 0) return b.map((bit, i) => (2 ** i < width ? bit : FALSE));
  const low = zext(trunc(b, Math.min(32, width)), Math.max(32, width));
  return trunc(urem(c, low, bigConstant(low.length, BigInt(width))), width);
}

const ORDERED = {
  ult: compare.ult,
  ule: compare.ule,
  ugt: compare.ugt,
  uge: compare.uge,
  slt: compare.slt,
  sle: compare.sle,
  sgt: compare.sgt,
  sge: compare.sge,
};

export function comparison(c: Circuit, pred: ICmp, a: Value, b: Value): Value {
  const lit =
    pred === 'eq' || pred === 'ne'
      ? same(c, a, b) ^ (pred === 'ne' ? 1 : 0)
      : ORDERED[pred](c, a.bits, b.bits);
  const undef = undefCompare(c, pred, a, b);
  return withUndef([undef === FALSE ? lit : c.and(lit, undef ^ 1)], [undef]);
}

export const extend = (a: Value, width: number, signed: boolean): Value => {
  const f = signed ? sext : zext;
  const result = withUndef(f(a.bits, width), a.undef === null ? null : f(a.undef, width));
  // A case stands for its sign extension.
  const keeps = signed || width === a.bits.length || a.cases?.every((one) => isFixed(one) && one.at >= 0);
  return a.cases === null || !keeps ? result : { ...result, cases: a.cases };
};

export const truncate = (a: Value, width: number): Value => {
  const result = withUndef(trunc(a.bits, width), a.undef === null ? null : trunc(a.undef, width));
  return width >= 32 && a.cases !== null ? { ...result, cases: a.cases } : result;
};

export function unary(c: Circuit, op: UnaryOp, a: Value): Value | null {
  const width = a.bits.length;
  const done = (bits: Bits): Value => withUndef(bits, undefAny(c, width, [a]));
  switch (op) {
    case 'ctpop': {
      let sum: Bits = zeros(width);
      for (const bit of a.bits) sum = add(c, sum, zext([bit], width));
      return done(sum);
    }
    case 'ctlz':
    case 'cttz': {
      const bits = op === 'cttz' ? a.bits : [...a.bits].reverse();
      let count: Bits = bigConstant(width, BigInt(width));
      for (let i = width - 1; i >= 0; i--) count = mux(c, bits[i], bigConstant(width, BigInt(i)), count);
      return done(count);
    }
    case 'bswap': {
      const swap = (bits: Bits): Bits => bits.map((_, i) => bits[width - 8 - 8 * (i >> 3) + (i & 7)]);
      return withUndef(swap(a.bits), a.undef === null ? null : swap(a.undef));
    }
    case 'bitreverse':
      return withUndef([...a.bits].reverse(), a.undef === null ? null : [...a.undef].reverse());
    case 'fneg': {
      const [top, ...low] = [...a.bits].reverse();
      return withUndef([...low.reverse(), top ^ 1], a.undef);
    }
    case 'fabs':
      return done([...a.bits.slice(0, width - 1), FALSE]);
    case 'abs':
      return done(mux(c, a.bits[width - 1], neg(c, a.bits), a.bits));
    default:
      return null;
  }
}

export function nary(c: Circuit, op: MinMaxOp, args: readonly Value[]): Value | null {
  const width = args[0].bits.length;
  const done = (bits: Bits): Value => withUndef(bits, undefAny(c, width, args));
  const [a, b] = [args[0].bits, args[1]?.bits ?? []];
  const top = (lit: Lit): Bits => [...new Array<Lit>(width - 1).fill(lit ^ 1), lit];
  switch (op) {
    case 'smax':
      return done(mux(c, compare.sgt(c, a, b), a, b));
    case 'smin':
      return done(mux(c, compare.slt(c, a, b), a, b));
    case 'umax':
      return done(mux(c, compare.ugt(c, a, b), a, b));
    case 'umin':
      return done(mux(c, compare.ult(c, a, b), a, b));
    case 'uadd.sat': {
      const { sum, carry } = adder(c, a, b, FALSE);
      return done(sum.map((bit) => c.or(bit, carry)));
    }
    case 'usub.sat': {
      const { sum, carry } = adder(c, a, bitNot(b), TRUE);
      return done(sum.map((bit) => c.and(bit, carry)));
    }
    case 'fshl':
    case 'fshr':
      return funnel(c, op, args[0], args[1], args[2]);
    case 'sadd.sat':
      return done(mux(c, addOverflowsSigned(c, a, b), top(a[width - 1]), add(c, a, b)));
    case 'ssub.sat':
      return done(mux(c, subOverflowsSigned(c, a, b), top(a[width - 1]), sub(c, a, b)));
    default:
      return null;
  }
}

/** The two side by side, `a` above, shifted; the half that a funnel shift keeps. */
function funnel(c: Circuit, op: 'fshl' | 'fshr', a: Value, b: Value, by: Value): Value {
  const width = a.bits.length;
  const right = zext(amount(c, by.bits), 2 * width);
  const shift = op === 'fshr' ? right : sub(c, bigConstant(2 * width, BigInt(width)), right);
  const shifted = (low: Bits, high: Bits): Bits => trunc(lshr(c, [...low, ...high], shift), width);
  const [ua, ub] = [a.undef ?? zeros(width), b.undef ?? zeros(width)];
  const undef = by.undef === null ? shifted(ub, ua) : undefAny(c, width, [a, b, by]);
  return withUndef(
    shifted(b.bits, a.bits),
    a.undef === null && b.undef === null && by.undef === null ? null : undef,
  );
}

export function overflow(c: Circuit, op: OverflowOp, a: Value, b: Value): { value: Value; over: Value } {
  const width = a.bits.length;
  const wide = (f: (bits: Bits, width: number) => Bits): Bits =>
    mul(c, f(a.bits, 2 * width), f(b.bits, 2 * width));
  const mask = undefAny(c, width, [a, b]);
  const result = (bits: Bits, over: Lit): { value: Value; over: Value } => ({
    value: withUndef(bits, mask),
    over: withUndef([over], mask === null ? null : [mask[0]]),
  });
  switch (op) {
    case 'sadd':
      return result(add(c, a.bits, b.bits), addOverflowsSigned(c, a.bits, b.bits));
    case 'ssub':
      return result(sub(c, a.bits, b.bits), subOverflowsSigned(c, a.bits, b.bits));
    case 'uadd': {
      const { sum, carry } = adder(c, a.bits, b.bits, FALSE);
      return result(sum, carry);
    }
    case 'usub': {
      const { sum, carry } = adder(c, a.bits, bitNot(b.bits), TRUE);
      return result(sum, carry ^ 1);
    }
    case 'umul': {
      const product = wide(zext);
      return result(trunc(product, width), c.orAll(product.slice(width)));
    }
    case 'smul': {
      const product = wide(sext);
      const sign = product[width - 1];
      return result(trunc(product, width), c.orAll(product.slice(width).map((bit) => c.xor(bit, sign))));
    }
  }
}

/** What a read-modify-write leaves; null: not encoded (floats). */
export function modified(c: Circuit, op: RmwOp, old: Value, operand: Value): Value | null {
  const [a, b] = [old.bits, operand.bits];
  const width = a.length;
  const one = bigConstant(width, 1n);
  switch (op) {
    case 'xchg':
      return operand;
    case 'add':
    case 'sub':
    case 'and':
    case 'or':
    case 'xor':
      return binary(c, op, { ...old, undef: null }, operand);
    case 'nand':
      return withUndef(bitNot(bitAnd(c, a, b)), null);
    case 'max':
      return withUndef(mux(c, compare.sgt(c, a, b), a, b), null);
    case 'min':
      return withUndef(mux(c, compare.slt(c, a, b), a, b), null);
    case 'umax':
      return withUndef(mux(c, compare.ugt(c, a, b), a, b), null);
    case 'umin':
      return withUndef(mux(c, compare.ult(c, a, b), a, b), null);
    case 'uinc_wrap':
      return withUndef(mux(c, compare.uge(c, a, b), zeros(width), add(c, a, one)), null);
    case 'udec_wrap': {
      const wraps = c.or(compare.isZero(c, a), compare.ugt(c, a, b));
      return withUndef(mux(c, wraps, b, sub(c, a, one)), null);
    }
    case 'usub_cond':
      return withUndef(mux(c, compare.uge(c, a, b), sub(c, a, b), a), null);
    case 'usub_sat':
      return withUndef(mux(c, compare.uge(c, a, b), sub(c, a, b), zeros(width)), null);
    default:
      return null;
  }
}
