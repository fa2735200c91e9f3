/** f32 and f64 as words: their bits go through a scratch typed array; f32 results are rounded by the store. */
import type { FBinOp, FCmp } from '../../ir/types.ts';
import { X_A, X_B, X_RESULT } from './scratch.ts';

const scratch = new Int32Array(2);
const f64 = new Float64Array(scratch.buffer);
const f32 = new Float32Array(scratch.buffer);

function getF64(x: Int32Array, at: number): number {
  scratch[0] = x[at];
  scratch[1] = x[at + 1];
  return f64[0];
}
function getF32(x: Int32Array, at: number): number {
  scratch[0] = x[at];
  return f32[0];
}
export function getFloat(x: Int32Array, at: number, bits: number): number {
  return bits === 32 ? getF32(x, at) : getF64(x, at);
}
export function setFloat(x: Int32Array, at: number, bits: number, value: number): void {
  if (bits === 32) {
    f32[0] = value;
    x[at] = scratch[0];
  } else {
    f64[0] = value;
    x[at] = scratch[0];
    x[at + 1] = scratch[1];
  }
}

export function evalFBin(op: FBinOp, bits: number, x: Int32Array): void {
  const a = getFloat(x, X_A, bits);
  const b = getFloat(x, X_B, bits);
  setFloat(
    x,
    X_RESULT,
    bits,
    op === 'fadd' ? a + b : op === 'fsub' ? a - b : op === 'fmul' ? a * b : op === 'fdiv' ? a / b : a % b,
  );
}

export function evalFCmp(pred: FCmp, bits: number, x: Int32Array): boolean {
  const a = getFloat(x, X_A, bits);
  const b = getFloat(x, X_B, bits);
  const unordered = Number.isNaN(a) || Number.isNaN(b);
  switch (pred) {
    case 'false':
      return false;
    case 'true':
      return true;
    case 'ord':
      return !unordered;
    case 'uno':
      return unordered;
    case 'oeq':
      return a === b;
    case 'one':
      return a < b || a > b;
    case 'ogt':
      return a > b;
    case 'oge':
      return a >= b;
    case 'olt':
      return a < b;
    case 'ole':
      return a <= b;
    case 'ueq':
      return unordered || a === b;
    case 'une':
      return a !== b;
    case 'ugt':
      return !(a <= b);
    case 'uge':
      return !(a < b);
    case 'ult':
      return !(a >= b);
    case 'ule':
      return !(a > b);
  }
}

export function floatFunction(op: 'sqrt' | 'floor' | 'ceil' | 'trunc' | 'round' | 'rint', v: number): number {
  switch (op) {
    case 'sqrt':
      return Math.sqrt(v);
    case 'floor':
      return Math.floor(v);
    case 'ceil':
      return Math.ceil(v);
    case 'trunc':
      return Math.trunc(v);
    case 'round': {
      const t = Math.trunc(v);
      return Math.abs(v - t) >= 0.5 ? t + Math.sign(v) : t;
    }
    case 'rint': {
      if (!(Math.abs(v) < 4503599627370496)) return v;
      const magic = v < 0 || Object.is(v, -0) ? -4503599627370496 : 4503599627370496;
      const t = v + magic - magic;
      return t === 0 ? (magic < 0 ? -0 : 0) : t;
    }
  }
}

/** a·b + c in one rounding: f32 through the exact f64 product and a sum rounded to odd; f64 by exact integers. */
export function fma(a: number, b: number, c: number, bits: number): number {
  const plain = a * b + c;
  if (!Number.isFinite(plain) || a === 0 || b === 0) return plain;
  const [ma, ea] = split(a);
  const [mb, eb] = split(b);
  const [mc, ec] = split(c);
  const e = c === 0 ? ea + eb : Math.min(ea + eb, ec);
  const sum = ((ma * mb) << BigInt(ea + eb - e)) + (c === 0 ? 0n : mc << BigInt(ec - e));
  return sum === 0n ? plain : roundTo(sum, e, bits === 32 ? 24 : 53, bits === 32 ? -149 : -1074);
}
function split(v: number): [bigint, number] {
  if (v === 0) return [0n, 0];
  f64[0] = v;
  const exponent = (scratch[1] >>> 20) & 0x7ff;
  const fraction = (BigInt(scratch[1] & 0xfffff) << 32n) | BigInt(scratch[0] >>> 0);
  const mantissa = exponent === 0 ? fraction : fraction | (1n << 52n);
  return [v < 0 ? -mantissa : mantissa, (exponent === 0 ? 1 : exponent) - 1075];
}
function roundTo(sum: bigint, e: number, precision: number, lowest: number): number {
  const negative = sum < 0n;
  let m = negative ? -sum : sum;
  const drop = Math.max(m.toString(2).length - precision, lowest - e);
  if (drop > 0) {
    const d = BigInt(drop);
    const rest = m & ((1n << d) - 1n);
    const half = 1n << (d - 1n);
    m >>= d;
    if (rest > half || (rest === half && (m & 1n) === 1n)) m += 1n;
    e += drop;
  }
  /* in two steps, so that subnormal powers of two do not underflow on the way */
  const half = Math.trunc(e / 2);
  const v = Number(m) * 2 ** half * 2 ** (e - half);
  return negative ? -v : v;
}
