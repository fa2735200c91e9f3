/**
 * The meaning of every instruction without effect, on words. Operands lie in `x` at 0, 4 and 8 (normalised as
 * layout.ts says), the result goes to 12…15 and the overflow bit to 16. Generated code has its own fast forms of the
 * common cases and comes here for the rest; the interpreter always comes here.
 *
 * Where C says "undefined" we do what x86-64 does: a shift amount counts modulo the width; a float that does not fit
 * becomes the "indefinite" integer. Division by zero and INT_MIN / -1 are reported, not computed.
 */
import type { BinOp, Cast, ICmp } from '../../ir/types.ts';
import {
  ashr64,
  high64,
  lshr64,
  mul64,
  sdiv64,
  shl64,
  slt64,
  srem64,
  udiv64,
  ult64,
  urem64,
} from './arith64.ts';
import { wideBin, wideCompare } from './arith128.ts';
import { getFloat, setFloat } from './float.ts';
import {
  PURE_DIVISION_BY_ZERO,
  PURE_DIVISION_OVERFLOW,
  PURE_OK,
  PURE_POINTER_BITS,
  X_A,
  X_B,
  X_RESULT,
} from './scratch.ts';
import { topMask, WILD_POINTER } from './words.ts';

export const signExtend = (v: number, bits: number): number => (v << (32 - bits)) >> (32 - bits);
/** High word of a 33…64 bit integer, sign-extended from its top bit. */
const signHigh = (hi: number, bits: number): number => (bits === 64 ? hi : signExtend(hi, bits - 32));

/** Shift amounts count modulo the width. */
export function shiftAmount(low: number, bits: number): number {
  return (bits & (bits - 1)) === 0 ? low & (bits - 1) : (low >>> 0) % bits;
}

export function evalBin(op: BinOp, bits: number, x: Int32Array): number {
  if (bits <= 32) return bin32(op, bits, x);
  if (bits <= 64) return bin64(op, bits, x);
  return wideBin(op, bits, x);
}

function bin32(op: BinOp, bits: number, x: Int32Array): number {
  const a = x[X_A];
  const b = x[X_B];
  const sa = signExtend(a, bits);
  const sb = signExtend(b, bits);
  let r: number;
  switch (op) {
    case 'add':
      r = a + b;
      break;
    case 'sub':
      r = a - b;
      break;
    case 'mul':
      r = Math.imul(a, b);
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
      r = a << shiftAmount(b, bits);
      break;
    case 'lshr':
      r = a >>> shiftAmount(b, bits);
      break;
    case 'ashr':
      r = sa >> shiftAmount(b, bits);
      break;
    case 'udiv':
      if (b === 0) return PURE_DIVISION_BY_ZERO;
      r = (a >>> 0) / (b >>> 0);
      break;
    case 'urem':
      if (b === 0) return PURE_DIVISION_BY_ZERO;
      r = (a >>> 0) % (b >>> 0);
      break;
    case 'sdiv':
    case 'srem':
      if (b === 0) return PURE_DIVISION_BY_ZERO;
      if (sb === -1 && sa === signExtend(1 << (bits - 1), bits)) return PURE_DIVISION_OVERFLOW;
      r = op === 'sdiv' ? sa / sb : sa % sb;
      break;
  }
  x[X_RESULT] = r & topMask(bits);
  return PURE_OK;
}

function bin64(op: BinOp, bits: number, x: Int32Array): number {
  const al = x[X_A];
  const ah = x[X_A + 1];
  const bl = x[X_B];
  const bh = x[X_B + 1];
  let lo: number;
  let hi: number;
  switch (op) {
    case 'add':
      lo = (al + bl) | 0;
      hi = ah + bh + (lo >>> 0 < al >>> 0 ? 1 : 0);
      break;
    case 'sub':
      lo = (al - bl) | 0;
      hi = ah - bh - (al >>> 0 < bl >>> 0 ? 1 : 0);
      break;
    case 'mul':
      lo = mul64(al, ah, bl, bh);
      hi = high64.hi;
      break;
    case 'and':
      lo = al & bl;
      hi = ah & bh;
      break;
    case 'or':
      lo = al | bl;
      hi = ah | bh;
      break;
    case 'xor':
      lo = al ^ bl;
      hi = ah ^ bh;
      break;
    case 'shl':
      lo = shl64(al, ah, shiftAmount(bl, bits));
      hi = high64.hi;
      break;
    case 'lshr':
      lo = lshr64(al, ah, shiftAmount(bl, bits));
      hi = high64.hi;
      break;
    case 'ashr':
      lo = ashr64(al, signHigh(ah, bits), shiftAmount(bl, bits));
      hi = high64.hi;
      break;
    case 'udiv':
    case 'urem':
      if ((bl | bh) === 0) return PURE_DIVISION_BY_ZERO;
      lo = op === 'udiv' ? udiv64(al, ah, bl, bh) : urem64(al, ah, bl, bh);
      hi = high64.hi;
      break;
    case 'sdiv':
    case 'srem': {
      if ((bl | bh) === 0) return PURE_DIVISION_BY_ZERO;
      const sah = signHigh(ah, bits);
      const sbh = signHigh(bh, bits);
      if (bl === -1 && sbh === -1 && al === 0 && sah === signHigh(1 << ((bits - 1) & 31), bits))
        return PURE_DIVISION_OVERFLOW;
      lo = op === 'sdiv' ? sdiv64(al, sah, bl, sbh) : srem64(al, sah, bl, sbh);
      hi = high64.hi;
      break;
    }
  }
  x[X_RESULT] = lo;
  x[X_RESULT + 1] = hi & topMask(bits);
  return PURE_OK;
}

export function evalICmp(pred: ICmp, bits: number, x: Int32Array): boolean {
  if (bits > 64) return wideCompare(pred, bits, x);
  const al = x[X_A];
  const bl = x[X_B];
  let equal: boolean;
  let less: boolean;
  const signed = pred === 'slt' || pred === 'sle' || pred === 'sgt' || pred === 'sge';
  if (bits <= 32) {
    equal = al === bl;
    less = signed ? signExtend(al, bits) < signExtend(bl, bits) : al >>> 0 < bl >>> 0;
  } else {
    const ah = x[X_A + 1];
    const bh = x[X_B + 1];
    equal = al === bl && ah === bh;
    less = signed ? slt64(al, signHigh(ah, bits), bl, signHigh(bh, bits)) : ult64(al, ah, bl, bh);
  }
  switch (pred) {
    case 'eq':
      return equal;
    case 'ne':
      return !equal;
    case 'ult':
    case 'slt':
      return less;
    case 'ule':
    case 'sle':
      return less || equal;
    case 'ugt':
    case 'sgt':
      return !less && !equal;
    case 'uge':
    case 'sge':
      return !less;
  }
}

const TWO63 = 2 ** 63;

/** cvttsd2si with a 64-bit target. */
function truncate64(v: number): void {
  if (!(v >= -TWO63 && v < TWO63)) {
    scratchPair[0] = 0;
    scratchPair[1] = -0x8000_0000;
    return;
  }
  const t = Math.trunc(v);
  const hi = Math.floor(t / 4294967296);
  scratchPair[1] = hi | 0;
  scratchPair[0] = (t - hi * 4294967296) | 0;
}
const scratchPair = new Int32Array(2);

/** `fromBits`/`toBits` as regBits gives them; `pointerBits` of the data model. */
export function evalCast(
  cast: Cast,
  fromBits: number,
  toBits: number,
  pointerBits: number,
  x: Int32Array,
): number {
  const r = X_RESULT;
  const lo = x[X_A];
  switch (cast) {
    case 'trunc':
      for (let i = 0; i < 4; i++) x[r + i] = x[X_A + i];
      x[r + ((toBits - 1) >> 5)] &= topMask(toBits);
      return PURE_OK;
    case 'zext':
      for (let i = 0, n = (fromBits + 31) >> 5; i < 4; i++) x[r + i] = i < n ? x[X_A + i] : 0;
      return PURE_OK;
    case 'sext': {
      const n = (fromBits + 31) >> 5;
      for (let i = 0; i < n; i++) x[r + i] = x[X_A + i];
      const top = signExtend(x[r + n - 1], fromBits - 32 * (n - 1));
      x[r + n - 1] = top;
      for (let i = n; i < 4; i++) x[r + i] = top >> 31;
      x[r + ((toBits - 1) >> 5)] &= topMask(toBits);
      return PURE_OK;
    }
    case 'ptrtoint':
      x[r] = lo;
      x[r + 1] = pointerBits === 64 ? lo >> 31 : 0;
      x[r + 2] = x[r + 3] = 0;
      x[r + ((toBits - 1) >> 5)] &= topMask(toBits);
      return PURE_OK;
    case 'inttoptr': {
      const hi = fromBits > 32 ? x[X_A + 1] : 0;
      if (pointerBits === 64 && hi !== lo >> 31) return PURE_POINTER_BITS;
      x[r] = lo;
      return PURE_OK;
    }
    case 'bitcast':
      for (let i = 0; i < 4; i++) x[r + i] = x[X_A + i];
      return PURE_OK;
    case 'fptrunc':
    case 'fpext':
      setFloat(x, r, toBits, getFloat(x, X_A, fromBits));
      return PURE_OK;
    case 'fptosi':
    case 'fptoui': {
      const v = getFloat(x, X_A, fromBits);
      if (toBits > 64) {
        const t = Number.isFinite(v) ? BigInt.asUintN(128, BigInt(Math.trunc(v))) : 1n << 127n;
        for (let i = 0; i < 4; i++) x[r + i] = Number(BigInt.asIntN(32, t >> BigInt(32 * i)));
      } else if (toBits > 32) {
        const big = cast === 'fptoui' && v >= TWO63;
        truncate64(big ? v - TWO63 : v);
        x[r] = scratchPair[0];
        x[r + 1] = (big ? scratchPair[1] ^ -0x8000_0000 : scratchPair[1]) & topMask(toBits);
      } else if (cast === 'fptoui' && toBits === 32) {
        truncate64(v);
        x[r] = scratchPair[0];
      } else {
        x[r] = (v > -2147483649 && v < 2147483648 ? Math.trunc(v) : -0x8000_0000) & topMask(toBits);
      }
      return PURE_OK;
    }
    case 'sitofp':
    case 'uitofp':
      setFloat(x, r, toBits, integerToDouble(x, fromBits, cast === 'sitofp', toBits));
      return PURE_OK;
  }
}

/** To f32 in one rounding: a wide integer is first rounded to odd, which the second rounding cannot see. */
function integerToDouble(x: Int32Array, bits: number, signed: boolean, toBits: number): number {
  if (bits <= 32) return signed ? signExtend(x[X_A], bits) : x[X_A] >>> 0;
  if (bits > 64) {
    let v = 0n;
    for (let i = 3; i >= 0; i--) v = (v << 32n) | BigInt(x[X_A + i] >>> 0);
    return Number(signed ? BigInt.asIntN(bits, v) : v);
  }
  const hi = signed ? signHigh(x[X_A + 1], bits) : x[X_A + 1] >>> 0;
  let lo = x[X_A];
  if (toBits === 32 && (hi > 0xfffff || hi < -0x100000) && (lo & 0xfff) !== 0) lo = (lo & ~0xfff) | 0x800;
  return hi * 4294967296 + (lo >>> 0);
}

/** base + index * scale + offset; what leaves the address space becomes WILD_POINTER (it wraps where pointers have 32 bits). */
export function evalGep(
  base: number,
  low: number,
  high: number,
  indexBits: number,
  scale: number,
  offset: number,
  pointerBits: number,
): number {
  const index = indexBits < 32 ? signExtend(low, indexBits) : low;
  if (pointerBits === 32) return (base + Math.imul(index, scale) + offset) | 0;
  if (indexBits > 32 && signHigh(high, indexBits) !== low >> 31) return WILD_POINTER;
  const address = base + index * scale + offset;
  return address === (address | 0) ? address | 0 : WILD_POINTER;
}
