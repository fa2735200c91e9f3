/**
 * 64-bit integer arithmetic on (low, high) int32 pairs. Results that do not fit a JavaScript number leave their
 * high word in `high64.hi` (a plain object field: no allocation). Division by zero is the caller's business.
 */
export const high64 = { hi: 0 };

/** High word of the unsigned product of two 32-bit words. */
export function umulh(a: number, b: number): number {
  const al = a & 0xffff;
  const ah = a >>> 16;
  const bl = b & 0xffff;
  const bh = b >>> 16;
  const low = al * bl;
  const mid = ah * bl + (low >>> 16);
  const mid2 = al * bh + (mid & 0xffff);
  return (ah * bh + Math.floor(mid / 65536) + Math.floor(mid2 / 65536)) | 0;
}

export function mul64(al: number, ah: number, bl: number, bh: number): number {
  high64.hi = (umulh(al, bl) + Math.imul(ah, bl) + Math.imul(al, bh)) | 0;
  return Math.imul(al, bl);
}

const TWO32 = 4294967296;

/**
 * Unsigned quotient. The double estimate q of a/b is off by at most 2^11; the remainder a − q·b, computed modulo
 * 2^64 and read as signed, then corrects it: |a − q·b| ≤ 2^11·b < 2^63 when b < 2^52, and for larger b the
 * quotient is below 2^12, so that the estimate is off by at most one.
 */
export function udiv64(al: number, ah: number, bl: number, bh: number): number {
  const a = (ah >>> 0) * TWO32 + (al >>> 0);
  const b = (bh >>> 0) * TWO32 + (bl >>> 0);
  if (ah >>> 0 < 0x200000 && bh >>> 0 < 0x200000) {
    const q = Math.floor(a / b);
    high64.hi = (q / TWO32) | 0;
    return q | 0;
  }
  if (bh < 0) {
    /* b ≥ 2^63: the quotient is 0 or 1 */
    high64.hi = 0;
    return ult64(al, ah, bl, bh) ? 0 : 1;
  }
  const estimate = Math.min(Math.floor(a / b), 2 ** 64 - 2048);
  let ql = (estimate % TWO32) | 0;
  let qh = (estimate / TWO32) | 0;
  for (;;) {
    const pl = mul64(ql, qh, bl, bh);
    const ph = high64.hi;
    const rl = (al - pl) | 0;
    const rh = (ah - ph - (al >>> 0 < pl >>> 0 ? 1 : 0)) | 0;
    let delta: number;
    if (rh < 0) delta = -Math.max(1, Math.floor(-(rh * TWO32 + (rl >>> 0)) / b));
    else if (rh >>> 0 > bh >>> 0 || (rh === bh && rl >>> 0 >= bl >>> 0))
      delta = Math.max(1, Math.floor((rh * TWO32 + (rl >>> 0)) / b));
    else {
      high64.hi = qh;
      return ql;
    }
    const sum = (ql >>> 0) + delta;
    qh = (qh + Math.floor(sum / TWO32)) | 0;
    ql = sum | 0;
  }
}

export function urem64(al: number, ah: number, bl: number, bh: number): number {
  if (ah === 0 && bh === 0) {
    high64.hi = 0;
    return ((al >>> 0) % (bl >>> 0)) | 0;
  }
  const ql = udiv64(al, ah, bl, bh);
  const pl = mul64(ql, high64.hi, bl, bh);
  const hi = (ah - high64.hi - (al >>> 0 < pl >>> 0 ? 1 : 0)) | 0;
  high64.hi = hi;
  return (al - pl) | 0;
}

export function sdiv64(al: number, ah: number, bl: number, bh: number): number {
  const negative = (ah ^ bh) < 0;
  const q = udiv64(absLow(al, ah), absHigh(al, ah), absLow(bl, bh), absHigh(bl, bh));
  if (!negative) return q;
  high64.hi = (~high64.hi + (q === 0 ? 1 : 0)) | 0;
  return -q | 0;
}

export function srem64(al: number, ah: number, bl: number, bh: number): number {
  const r = urem64(absLow(al, ah), absHigh(al, ah), absLow(bl, bh), absHigh(bl, bh));
  if (ah >= 0) return r;
  high64.hi = (~high64.hi + (r === 0 ? 1 : 0)) | 0;
  return -r | 0;
}

const absLow = (lo: number, hi: number): number => (hi < 0 ? -lo | 0 : lo);
const absHigh = (lo: number, hi: number): number => (hi < 0 ? (~hi + (lo === 0 ? 1 : 0)) | 0 : hi);

/** Shifts by n in [0, 63]. */
export function shl64(lo: number, hi: number, n: number): number {
  if (n === 0) {
    high64.hi = hi;
    return lo;
  }
  if (n >= 32) {
    high64.hi = lo << (n - 32);
    return 0;
  }
  high64.hi = (hi << n) | (lo >>> (32 - n));
  return lo << n;
}
export function lshr64(lo: number, hi: number, n: number): number {
  if (n === 0) {
    high64.hi = hi;
    return lo;
  }
  if (n >= 32) {
    high64.hi = 0;
    return (hi >>> (n - 32)) | 0;
  }
  high64.hi = (hi >>> n) | 0;
  return (lo >>> n) | (hi << (32 - n));
}
export function ashr64(lo: number, hi: number, n: number): number {
  if (n === 0) {
    high64.hi = hi;
    return lo;
  }
  if (n >= 32) {
    high64.hi = hi >> 31;
    return hi >> (n - 32);
  }
  high64.hi = hi >> n;
  return (lo >>> n) | (hi << (32 - n));
}

export const ult64 = (al: number, ah: number, bl: number, bh: number): boolean =>
  ah === bh ? al >>> 0 < bl >>> 0 : ah >>> 0 < bh >>> 0;
export const slt64 = (al: number, ah: number, bl: number, bh: number): boolean =>
  ah === bh ? al >>> 0 < bl >>> 0 : ah < bh;
