import type { Operand, Type } from '../../../ir/types.ts';
import { bitsOf } from '../../../ir/types.ts';

/**
 * A constant scalar: bits, or an address known up to where its object lies. An address also stands for the integer
 * `ptrtoint` of it gives, as long as no bit of it is cut off.
 */
export type Const =
  | { readonly kind: 'bits'; readonly bits: bigint }
  | {
      readonly kind: 'address';
      readonly base: Operand & { readonly kind: 'global' | 'function' };
      readonly offset: number;
    }
  | { readonly kind: 'undef' };

/** Arithmetic of constant expressions; null: not a constant we can write down. */
export function foldBinary(op: string, type: Type, a: Const, b: Const): Const | null {
  if (a.kind === 'undef' || b.kind === 'undef') return { kind: 'undef' };
  const width = bitsOf(type);
  const wrap = (n: bigint): Const => ({ kind: 'bits', bits: BigInt.asUintN(width, n) });
  const signed = (c: Const & { kind: 'bits' }): bigint => BigInt.asIntN(width, c.bits);
  if (a.kind === 'address' && b.kind === 'address') {
    return op === 'sub' && sameBase(a, b) ? wrap(BigInt(a.offset - b.offset)) : null;
  }
  if (a.kind === 'address' || b.kind === 'address') {
    const [address, number] = a.kind === 'address' ? [a, b] : [b, a];
    if (address.kind !== 'address' || number.kind !== 'bits') return null;
    if (op === 'add') return { ...address, offset: address.offset + Number(signed(number)) };
    if (op === 'sub' && a.kind === 'address') {
      return { ...address, offset: address.offset - Number(signed(number)) };
    }
    return null;
  }
  switch (op) {
    case 'add':
      return wrap(a.bits + b.bits);
    case 'sub':
      return wrap(a.bits - b.bits);
    case 'mul':
      return wrap(a.bits * b.bits);
    case 'and':
      return wrap(a.bits & b.bits);
    case 'or':
      return wrap(a.bits | b.bits);
    case 'xor':
      return wrap(a.bits ^ b.bits);
    case 'shl':
      return wrap(a.bits << b.bits);
    case 'lshr':
      return wrap(a.bits >> b.bits);
    case 'ashr':
      return wrap(signed(a) >> b.bits);
    default:
      return null;
  }
}

/** `icmp` of constants; addresses of different objects differ, and none is null. */
export function foldCompare(pred: string, type: Type, a: Const, b: Const): boolean | null {
  if (a.kind === 'bits' && b.kind === 'bits') {
    const width = bitsOf(type);
    const [x, y] = pred.startsWith('s')
      ? [BigInt.asIntN(width, a.bits), BigInt.asIntN(width, b.bits)]
      : [a.bits, b.bits];
    switch (pred) {
      case 'eq':
        return x === y;
      case 'ne':
        return x !== y;
      case 'ult':
      case 'slt':
        return x < y;
      case 'ule':
      case 'sle':
        return x <= y;
      case 'ugt':
      case 'sgt':
        return x > y;
      case 'uge':
      case 'sge':
        return x >= y;
      default:
        return null;
    }
  }
  if (pred !== 'eq' && pred !== 'ne') return null;
  if (a.kind === 'address' && b.kind === 'address') {
    const equal = sameBase(a, b) && a.offset === b.offset;
    return (pred === 'eq') === equal;
  }
  const number = a.kind === 'bits' ? a : b.kind === 'bits' ? b : null;
  return number !== null && number.bits === 0n ? pred === 'ne' : null;
}

function sameBase(a: Const & { kind: 'address' }, b: Const & { kind: 'address' }): boolean {
  if (a.base.kind === 'global') return b.base.kind === 'global' && a.base.global === b.base.global;
  return b.base.kind === 'function' && a.base.func === b.base.func;
}
