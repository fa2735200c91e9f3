/**
 * Which bits of a result are undefined, given the operands' undefined bits: the rules of memcheck (Seward and
 * Nethercote, "Using Valgrind to detect undefined value errors with bit-precision", USENIX 2005, section 2.6), with
 * its precise forms for add, sub and compare. Values are in `x`, undefined bits in `u`, both laid out as scratch.ts
 * says; undefined bits of a value are zero. A rule may call a defined bit undefined (mul, floats), never the reverse.
 *
 * Intervals: with undefined bits U the value lies between `v & ~U` and `v | U`; a sum's or comparison's bit is
 * defined when both ends agree on it.
 */
import type { BinOp, Cast, ICmp, MinMaxOp, UnaryOp } from '../../ir/types.ts';
import { evalUnary } from './intrinsics.ts';
import { evalBin, evalICmp, shiftAmount } from './pure.ts';
import { X_A, X_B, X_C, X_OVERFLOW, X_RESULT, X_WORDS } from './scratch.ts';
import { topMask } from './words.ts';

const low = new Int32Array(X_WORDS);
const high = new Int32Array(X_WORDS);

export function anyUndefined(u: Int32Array, at: number): boolean {
  return (u[at] | u[at + 1] | u[at + 2] | u[at + 3]) !== 0;
}

/**
 * May an atomic access not read a value with these undefined bits? A load: if every bit is undefined, so that nobody
 * wrote it (padding of an atomic structure may be undefined). A read-modify-write, which decides on or computes with
 * what it reads: if any is.
 */
export function isUnwritten(u: Int32Array, size: number, modifies: boolean): boolean {
  let [any, all] = [0, -1];
  for (let i = 0; 4 * i < size; i++) {
    const mask = size - 4 * i >= 4 ? -1 : (1 << (8 * (size & 3))) - 1;
    any |= u[i] & mask;
    all &= u[i] | ~mask;
  }
  return modifies ? any !== 0 : all === -1;
}

/** All bits of the result, when any of the operands has an undefined one. */
export function undefAll(u: Int32Array, bits: number): void {
  const any = anyUndefined(u, X_A) || anyUndefined(u, X_B) || anyUndefined(u, X_C);
  const n = (bits + 31) >> 5;
  for (let i = 0; i < 4; i++) u[X_RESULT + i] = any && i < n ? -1 : 0;
  if (any) u[X_RESULT + n - 1] &= topMask(bits);
  u[X_OVERFLOW] = any ? 1 : 0;
}

export function undefBin(op: BinOp, bits: number, x: Int32Array, u: Int32Array): void {
  const n = (bits + 31) >> 5;
  switch (op) {
    case 'and':
      for (let i = 0; i < n; i++)
        u[X_RESULT + i] = (u[i] & (x[X_B + i] | u[X_B + i])) | (u[X_B + i] & (x[i] | u[i]));
      break;
    case 'or':
      for (let i = 0; i < n; i++)
        u[X_RESULT + i] = (u[i] & (~x[X_B + i] | u[X_B + i])) | (u[X_B + i] & (~x[i] | u[i]));
      break;
    case 'xor':
      for (let i = 0; i < n; i++) u[X_RESULT + i] = u[i] | u[X_B + i];
      break;
    case 'add':
    case 'sub': {
      for (let i = 0; i < 4; i++) {
        low[i] = x[i] & ~u[i];
        high[i] = x[i] | u[i];
        low[X_B + i] = op === 'add' ? x[X_B + i] & ~u[X_B + i] : x[X_B + i] | u[X_B + i];
        high[X_B + i] = op === 'add' ? x[X_B + i] | u[X_B + i] : x[X_B + i] & ~u[X_B + i];
      }
      evalBin(op, bits, low);
      evalBin(op, bits, high);
      for (let i = 0; i < n; i++)
        u[X_RESULT + i] = u[i] | u[X_B + i] | (low[X_RESULT + i] ^ high[X_RESULT + i]);
      break;
    }
    case 'mul': {
      let below = true;
      for (let i = 0; i < n; i++) {
        const v = u[i] | u[X_B + i];
        u[X_RESULT + i] = below ? (v === 0 ? 0 : -(v & -v) | 0) : -1;
        if (v !== 0) below = false;
      }
      break;
    }
    case 'shl':
    case 'lshr':
    case 'ashr':
      if (anyUndefined(u, X_B)) {
        undefAll(u, bits);
      } else {
        for (let i = 0; i < 4; i++) {
          low[i] = u[i];
          low[X_B + i] = x[X_B + i];
        }
        evalBin(op, bits, low);
        for (let i = 0; i < n; i++) u[X_RESULT + i] = low[X_RESULT + i];
      }
      break;
    case 'udiv':
    case 'sdiv':
    case 'urem':
    case 'srem':
      undefAll(u, bits);
      break;
  }
  u[X_RESULT + n - 1] &= topMask(bits);
}

/** Is the outcome of the comparison undefined? */
export function undefICmp(pred: ICmp, bits: number, x: Int32Array, u: Int32Array): boolean {
  const n = (bits + 31) >> 5;
  if (!anyUndefined(u, X_A) && !anyUndefined(u, X_B)) return false;
  if (pred === 'eq' || pred === 'ne') {
    for (let i = 0; i < n; i++) if (((x[i] ^ x[X_B + i]) & ~u[i] & ~u[X_B + i]) !== 0) return false;
    return true;
  }
  const signed = pred === 'slt' || pred === 'sle' || pred === 'sgt' || pred === 'sge';
  for (let i = 0; i < 4; i++) {
    /* the sign bit counts the other way round: flip it, and compare as unsigned */
    const flip = signed && i === n - 1 ? 1 << ((bits - 1) & 31) : 0;
    const a = x[i] ^ flip;
    const b = x[X_B + i] ^ flip;
    low[i] = a & ~u[i];
    high[i] = a | u[i];
    low[X_B + i] = b | u[X_B + i];
    high[X_B + i] = b & ~u[X_B + i];
  }
  const unsigned = signed ? (`u${pred.slice(1)}` as ICmp) : pred;
  return evalICmp(unsigned, bits, low) !== evalICmp(unsigned, bits, high);
}

export function undefCast(
  cast: Cast,
  fromBits: number,
  toBits: number,
  pointerBits: number,
  u: Int32Array,
): void {
  const n = (fromBits + 31) >> 5;
  const top = (u[n - 1] << (31 - ((fromBits - 1) & 31))) >> 31;
  const last = (toBits - 1) >> 5;
  switch (cast) {
    case 'trunc':
    case 'zext':
    case 'bitcast':
      for (let i = 0; i < 4; i++) u[X_RESULT + i] = i < n ? u[i] : 0;
      break;
    case 'sext':
    case 'ptrtoint':
      for (let i = 0; i < 4; i++)
        u[X_RESULT + i] = i < n ? u[i] : cast === 'sext' || pointerBits === 64 ? top : 0;
      if (cast === 'sext' && (fromBits & 31) !== 0) u[X_RESULT + n - 1] |= top & ~topMask(fromBits);
      break;
    case 'inttoptr':
      u[X_RESULT] = pointerBits === 64 && u[X_A + 1] !== 0 ? -1 : u[X_A];
      return;
    case 'fptrunc':
    case 'fpext':
    case 'fptosi':
    case 'fptoui':
    case 'sitofp':
    case 'uitofp':
      undefAll(u, toBits);
      return;
  }
  u[X_RESULT + last] &= topMask(toBits);
  for (let i = last + 1; i < 4; i++) u[X_RESULT + i] = 0;
}

/** cond in A (bit 0), then the two values in B and C. */
export function undefSelect(x: Int32Array, u: Int32Array): void {
  const from = (x[X_A] & 1) === 1 ? X_B : X_C;
  for (let i = 0; i < 4; i++)
    u[X_RESULT + i] = u[X_A] === 0 ? u[from + i] : u[X_B + i] | u[X_C + i] | (x[X_B + i] ^ x[X_C + i]);
}

export function undefUnary(op: UnaryOp, bits: number, u: Int32Array): void {
  if (op === 'bswap' || op === 'bitreverse') {
    for (let i = 0; i < 4; i++) low[i] = u[i];
    evalUnary(op, bits, low);
    for (let i = 0; i < 4; i++) u[X_RESULT + i] = low[X_RESULT + i];
  } else if (op === 'fneg') {
    for (let i = 0; i < 4; i++) u[X_RESULT + i] = u[i];
  } else undefAll(u, bits);
}

export function undefNary(op: MinMaxOp, bits: number, x: Int32Array, u: Int32Array): void {
  if ((op === 'fshl' || op === 'fshr') && !anyUndefined(u, X_C)) {
    const amount = shiftAmount(x[X_C], bits);
    const shift = op === 'fshl' ? amount : bits - amount;
    for (let i = 0; i < 4; i++) low[i] = 0;
    for (let i = 0; i < bits; i++) {
      const from = i - shift;
      const at = from >= 0 ? from : bits + from;
      low[i >> 5] |= ((u[(from >= 0 ? X_A : X_B) + (at >> 5)] >>> (at & 31)) & 1) << (i & 31);
    }
    for (let i = 0; i < 4; i++) u[X_RESULT + i] = low[i];
  } else undefAll(u, bits);
}
