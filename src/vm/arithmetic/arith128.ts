/** Integers of 65 to 128 bits, four words each. Rare (copies, 16-byte atomics): through BigInt. */
import { compare } from '../../ir/evaluate.ts';
import type { BinOp, ICmp } from '../../ir/types.ts';
import { PURE_DIVISION_BY_ZERO, PURE_DIVISION_OVERFLOW, PURE_OK, X_A, X_B, X_RESULT } from './scratch.ts';
import { wordsToBigInt } from './words.ts';

export function wideBin(op: BinOp, bits: number, x: Int32Array): number {
  const a = wordsToBigInt(x, X_A, 4);
  const b = wordsToBigInt(x, X_B, 4);
  const sa = BigInt.asIntN(bits, a);
  const sb = BigInt.asIntN(bits, b);
  const amount = b % BigInt(bits);
  let r: bigint;
  switch (op) {
    case 'add':
      r = a + b;
      break;
    case 'sub':
      r = a - b;
      break;
    case 'mul':
      r = a * b;
      break;
    case 'and':
      r = a & b;
      break;
    case 'or':
      r = a | b;
      break;
    case 'xor':
      r = a ^ b;
      break;
    case 'shl':
      r = a << amount;
      break;
    case 'lshr':
      r = a >> amount;
      break;
    case 'ashr':
      r = sa >> amount;
      break;
    case 'udiv':
    case 'urem':
      if (b === 0n) return PURE_DIVISION_BY_ZERO;
      r = op === 'udiv' ? a / b : a % b;
      break;
    case 'sdiv':
    case 'srem':
      if (b === 0n) return PURE_DIVISION_BY_ZERO;
      if (sb === -1n && sa === -(1n << BigInt(bits - 1))) return PURE_DIVISION_OVERFLOW;
      r = op === 'sdiv' ? sa / sb : sa % sb;
      break;
  }
  r = BigInt.asUintN(bits, r);
  for (let i = 0; i < 4; i++) x[X_RESULT + i] = Number(BigInt.asIntN(32, r >> BigInt(32 * i)));
  return PURE_OK;
}

export const wideCompare = (pred: ICmp, bits: number, x: Int32Array): boolean =>
  compare(pred, bits, wordsToBigInt(x, X_A, 4), wordsToBigInt(x, X_B, 4));
