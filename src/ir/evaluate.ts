import { unreachable } from '../base/failure.ts';
import type { BinOp, Cast, ICmp, MinMaxOp, OverflowOp, Type, UnaryOp } from './types.ts';
import { bitsOf, isFloat, isInt } from './types.ts';

/**
 * The value of integer operations on constants, as unsigned bits; null where there is none to give: division by zero
 * or overflow of a signed division, a shift by the width or more, anything on floats (their rounding is the machine's
 * business). Callers leave such an instruction alone.
 */
export function evalBin(op: BinOp, type: Type, a: bigint, b: bigint): bigint | null {
  const w = bitsOf(type);
  const u = (n: bigint): bigint => BigInt.asUintN(w, n);
  const s = (n: bigint): bigint => BigInt.asIntN(w, n);
  switch (op) {
    case 'add':
      return u(a + b);
    case 'sub':
      return u(a - b);
    case 'mul':
      return u(a * b);
    case 'udiv':
      return b === 0n ? null : a / b;
    case 'urem':
      return b === 0n ? null : a % b;
    case 'sdiv':
      return b === 0n || s(b) === -1n ? null : u(s(a) / s(b));
    case 'srem':
      return b === 0n || s(b) === -1n ? null : u(s(a) % s(b));
    case 'shl':
      return b >= BigInt(w) ? null : u(a << b);
    case 'lshr':
      return b >= BigInt(w) ? null : a >> b;
    case 'ashr':
      return b >= BigInt(w) ? null : u(s(a) >> b);
    case 'and':
      return a & b;
    case 'or':
      return a | b;
    case 'xor':
      return a ^ b;
    default:
      return unreachable(op);
  }
}

export const evalICmp = (pred: ICmp, type: Type, a: bigint, b: bigint): boolean =>
  compare(pred, bitsOf(type), a, b);

/** The same of integers of so many bits, both unsigned. */
export function compare(pred: ICmp, bits: number, a: bigint, b: bigint): boolean {
  const x = BigInt.asIntN(bits, a);
  const y = BigInt.asIntN(bits, b);
  switch (pred) {
    case 'eq':
      return a === b;
    case 'ne':
      return a !== b;
    case 'ult':
      return a < b;
    case 'ule':
      return a <= b;
    case 'ugt':
      return a > b;
    case 'uge':
      return a >= b;
    case 'slt':
      return x < y;
    case 'sle':
      return x <= y;
    case 'sgt':
      return x > y;
    case 'sge':
      return x >= y;
    default:
      return unreachable(pred);
  }
}

export function evalCast(cast: Cast, from: Type, to: Type, a: bigint): bigint | null {
  switch (cast) {
    case 'trunc':
    case 'zext':
      return BigInt.asUintN(bitsOf(to), a);
    case 'sext':
      return BigInt.asUintN(bitsOf(to), BigInt.asIntN(bitsOf(from), a));
    case 'bitcast':
      return a;
    case 'ptrtoint':
      return BigInt.asUintN(bitsOf(to), a);
    case 'inttoptr':
      // Addresses are below 2^31; a constant above is the machine's to report.
      return a < 1n << 31n ? a : null;
    case 'fptrunc':
    case 'fpext':
    case 'fptosi':
    case 'fptoui':
    case 'sitofp':
    case 'uitofp':
      return null;
    default:
      return unreachable(cast);
  }
}

export function evalUnary(op: UnaryOp, type: Type, a: bigint): bigint | null {
  if (!isInt(type)) return null;
  const w = bitsOf(type);
  const bits = a.toString(2);
  switch (op) {
    case 'ctpop':
      return BigInt(bits.replaceAll('0', '').length);
    case 'ctlz':
      return a === 0n ? BigInt(w) : BigInt(w - bits.length);
    case 'cttz':
      return a === 0n ? BigInt(w) : BigInt(bits.length - 1 - bits.lastIndexOf('1'));
    case 'abs':
      return BigInt.asIntN(w, a) < 0n ? BigInt.asUintN(w, -a) : a;
    case 'bswap': {
      const bytes = a
        .toString(16)
        .padStart(w / 4, '0')
        .match(/../g);
      return bytes === null ? null : BigInt(`0x${bytes.reverse().join('')}`);
    }
    case 'bitreverse':
      return BigInt(`0b${[...bits.padStart(w, '0')].reverse().join('')}`);
    default:
      return null;
  }
}

export function evalNary(op: MinMaxOp, type: Type, args: readonly bigint[]): bigint | null {
  if (isFloat(type)) return null;
  const w = bitsOf(type);
  const s = (n: bigint): bigint => BigInt.asIntN(w, n);
  const [a, b] = [args[0], args[1]];
  const pick = (first: boolean): bigint => (first ? a : b);
  switch (op) {
    case 'umax':
      return pick(a > b);
    case 'umin':
      return pick(a < b);
    case 'smax':
      return pick(s(a) > s(b));
    case 'smin':
      return pick(s(a) < s(b));
    default:
      return null;
  }
}

export function evalOverflow(
  op: OverflowOp,
  type: Type,
  a: bigint,
  b: bigint,
): { value: bigint; overflow: boolean } {
  const w = bitsOf(type);
  const signed = op.startsWith('s');
  const read = (n: bigint): bigint => (signed ? BigInt.asIntN(w, n) : n);
  const kind = op.slice(1);
  const exact = kind === 'add' ? read(a) + read(b) : kind === 'sub' ? read(a) - read(b) : read(a) * read(b);
  const value = BigInt.asUintN(w, exact);
  return { value, overflow: read(value) !== exact };
}
