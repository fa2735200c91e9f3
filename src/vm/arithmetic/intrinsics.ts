/**
 * The meaning of the pure intrinsics that clang emits: counts of bits, minima and maxima, saturation, overflow. Operands
 * and results lie as in pure.ts.
 */
import type { MinMaxOp, OverflowOp, UnaryOp } from '../../ir/types.ts';
import { floatFunction, fma, getFloat, setFloat } from './float.ts';
import { evalBin, evalICmp, shiftAmount, signExtend } from './pure.ts';
import { X_A, X_B, X_C, X_OVERFLOW, X_RESULT } from './scratch.ts';
import { topMask } from './words.ts';

const popcount = (v: number): number => {
  let n = v - ((v >>> 1) & 0x55555555);
  n = (n & 0x33333333) + ((n >>> 2) & 0x33333333);
  return Math.imul((n + (n >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
};

function bit(x: Int32Array, at: number, i: number): number {
  return (x[at + (i >> 5)] >>> (i & 31)) & 1;
}

export function evalUnary(op: UnaryOp, bits: number, x: Int32Array): void {
  const r = X_RESULT;
  const n = (bits + 31) >> 5;
  switch (op) {
    case 'ctpop':
    case 'ctlz':
    case 'cttz': {
      let count = 0;
      if (op === 'ctpop') for (let i = 0; i < n; i++) count += popcount(x[X_A + i]);
      else if (op === 'ctlz') while (count < bits && bit(x, X_A, bits - 1 - count) === 0) count++;
      else while (count < bits && bit(x, X_A, count) === 0) count++;
      x[r] = count;
      for (let i = 1; i < 4; i++) x[r + i] = 0;
      return;
    }
    case 'bswap':
    case 'bitreverse': {
      for (let i = 0; i < 4; i++) x[r + i] = 0;
      for (let i = 0; i < bits; i++) {
        const to = op === 'bitreverse' ? bits - 1 - i : bits - 8 - (i & ~7) + (i & 7);
        x[r + (to >> 5)] |= bit(x, X_A, i) << (to & 31);
      }
      return;
    }
    case 'abs': {
      const negative = bit(x, X_A, bits - 1) === 1;
      for (let i = 0; i < 4; i++) {
        x[X_B + i] = x[r + i] = x[X_A + i];
        if (negative) x[X_A + i] = 0;
      }
      if (negative) evalBin('sub', bits, x);
      return;
    }
    case 'fneg':
      for (let i = 0; i < n; i++) x[r + i] = x[X_A + i];
      x[r + n - 1] ^= -0x8000_0000;
      return;
    case 'fabs':
      for (let i = 0; i < n; i++) x[r + i] = x[X_A + i];
      x[r + n - 1] &= 0x7fff_ffff;
      return;
    case 'sqrt':
    case 'floor':
    case 'ceil':
    case 'trunc':
    case 'round':
    case 'rint':
      setFloat(x, r, bits, floatFunction(op, getFloat(x, X_A, bits)));
      return;
  }
}

function copyResult(x: Int32Array, from: number): void {
  for (let i = 0; i < 4; i++) x[X_RESULT + i] = x[from + i];
}

/** Fills the result with the largest or smallest value of `bits` bits. */
function extreme(x: Int32Array, bits: number, max: boolean, signed: boolean): void {
  const n = (bits + 31) >> 5;
  for (let i = 0; i < 4; i++) x[X_RESULT + i] = max && i < n ? -1 : 0;
  x[X_RESULT + n - 1] &= topMask(bits);
  if (signed) x[X_RESULT + n - 1] ^= 1 << ((bits - 1) & 31);
}

export function evalNary(op: MinMaxOp, bits: number, x: Int32Array): void {
  switch (op) {
    case 'smax':
      copyResult(x, evalICmp('sgt', bits, x) ? X_A : X_B);
      return;
    case 'smin':
      copyResult(x, evalICmp('slt', bits, x) ? X_A : X_B);
      return;
    case 'umax':
      copyResult(x, evalICmp('ugt', bits, x) ? X_A : X_B);
      return;
    case 'umin':
      copyResult(x, evalICmp('ult', bits, x) ? X_A : X_B);
      return;
    case 'fshl':
    case 'fshr': {
      const amount = shiftAmount(x[X_C], bits);
      const shift = op === 'fshl' ? amount : bits - amount;
      for (let i = 0; i < 4; i++) x[X_RESULT + i] = 0;
      /* bit i of the result: of a:b shifted left by `shift`, the high half */
      for (let i = 0; i < bits; i++) {
        const from = i - shift;
        const v = from >= 0 ? bit(x, X_A, from) : bit(x, X_B, bits + from);
        x[X_RESULT + (i >> 5)] |= v << (i & 31);
      }
      return;
    }
    case 'uadd.sat':
      if (evalOverflow('uadd', bits, x)) extreme(x, bits, true, false);
      return;
    case 'usub.sat':
      if (evalOverflow('usub', bits, x)) extreme(x, bits, false, false);
      return;
    case 'sadd.sat':
    case 'ssub.sat': {
      const negative = bit(x, X_A, bits - 1) === 1;
      if (evalOverflow(op === 'sadd.sat' ? 'sadd' : 'ssub', bits, x)) extreme(x, bits, !negative, true);
      return;
    }
    case 'fma':
      setFloat(
        x,
        X_RESULT,
        bits,
        fma(getFloat(x, X_A, bits), getFloat(x, X_B, bits), getFloat(x, X_C, bits), bits),
      );
      return;
    case 'copysign': {
      const last = (bits >> 5) - 1;
      copyResult(x, X_A);
      x[X_RESULT + last] = (x[X_A + last] & 0x7fff_ffff) | (x[X_B + last] & -0x8000_0000);
      return;
    }
    case 'minnum':
    case 'maxnum': {
      const a = getFloat(x, X_A, bits);
      const b = getFloat(x, X_B, bits);
      const takeA = Number.isNaN(b) || (op === 'minnum' ? a < b : a > b);
      setFloat(x, X_RESULT, bits, takeA ? a : b);
      return;
    }
  }
}

/** The wrapped value in the result; returns whether it overflowed (also at X_OVERFLOW). */
export function evalOverflow(op: OverflowOp, bits: number, x: Int32Array): boolean {
  const sa = bit(x, X_A, bits - 1);
  const sb = bit(x, X_B, bits - 1);
  let over: boolean;
  switch (op) {
    case 'uadd':
    case 'sadd': {
      evalBin('add', bits, x);
      const sr = bit(x, X_RESULT, bits - 1);
      over = op === 'sadd' ? sa === sb && sr !== sa : sa + sb === 2 || (sa + sb === 1 && sr === 0);
      break;
    }
    case 'usub':
      over = evalICmp('ult', bits, x);
      evalBin('sub', bits, x);
      break;
    case 'ssub':
      evalBin('sub', bits, x);
      over = sa !== sb && bit(x, X_RESULT, bits - 1) !== sa;
      break;
    case 'umul':
    case 'smul':
      over = mulOverflows(op === 'smul', bits, x);
      evalBin('mul', bits, x);
      break;
  }
  x[X_OVERFLOW] = over ? 1 : 0;
  return over;
}

function mulOverflows(signed: boolean, bits: number, x: Int32Array): boolean {
  if (bits <= 32) {
    const product = signed
      ? signExtend(x[X_A], bits) * signExtend(x[X_B], bits)
      : (x[X_A] >>> 0) * (x[X_B] >>> 0);
    return signed ? product < -(2 ** (bits - 1)) || product >= 2 ** (bits - 1) : product >= 2 ** bits;
  }
  let a = 0n;
  let b = 0n;
  for (let i = ((bits + 31) >> 5) - 1; i >= 0; i--) {
    a = (a << 32n) | BigInt(x[X_A + i] >>> 0);
    b = (b << 32n) | BigInt(x[X_B + i] >>> 0);
  }
  const product = signed ? BigInt.asIntN(bits, a) * BigInt.asIntN(bits, b) : a * b;
  return signed ? BigInt.asIntN(bits, product) !== product : BigInt.asUintN(bits, product) !== product;
}
