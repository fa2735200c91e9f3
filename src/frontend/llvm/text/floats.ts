/**
 * Floating-point constants as LLVM prints them, to the bit pattern of a double.
 *
 * `1.5e+00` and `0x3FF8…` (16 digits) are doubles, also where the type is float. 0xH and 0xR (half, bfloat) are
 * their own 16-bit patterns and exact as doubles. 0xK (x86_fp80), 0xL (fp128) and 0xM (ppc_fp128) are wider than a
 * double: the result is the nearest double (ties to even) and the pattern itself beside it.
 */
import type { LValue } from '../tree.ts';

const scratch = new DataView(new ArrayBuffer(8));

export function doubleBits(x: number): bigint {
  scratch.setFloat64(0, x);
  return scratch.getBigUint64(0);
}

function doubleOf(bits: bigint): number {
  scratch.setBigUint64(0, bits);
  return scratch.getFloat64(0);
}

interface Exponent {
  readonly exponent: number;
  readonly maxExponent: number;
  readonly bias: number;
}

/**
 * sign, exponent field and fraction field of a binary format → the nearest double's pattern.
 * `bias` is the format's; `fractionBits` does not count the integer bit.
 */
function narrow(
  negative: boolean,
  { exponent, maxExponent, bias }: Exponent,
  significand: bigint,
  fractionBits: number,
  isNan: boolean,
): bigint {
  const sign = negative ? 1n << 63n : 0n;
  if (exponent === maxExponent) {
    if (!isNan) return sign | (0x7ffn << 52n);
    const shift = BigInt(fractionBits) - 52n;
    const fractionMask = (1n << BigInt(fractionBits)) - 1n;
    const payload =
      shift >= 0n ? (significand & fractionMask) >> shift : (significand & fractionMask) << -shift;
    return sign | (0x7ffn << 52n) | (payload === 0n ? 1n << 51n : payload);
  }
  if (significand === 0n) return sign;
  /* value = significand * 2^scale */
  const scale = (exponent === 0 ? 1 : exponent) - bias - fractionBits;
  const length = significand.toString(2).length;
  /* Keep 53 bits, or fewer when the result is below the smallest normal double. */
  const top = scale + length - 1;
  const lowest = Math.max(top - 52, -1074);
  const drop = lowest - scale;
  let kept: bigint;
  if (drop <= 0) kept = significand << BigInt(-drop);
  else {
    const d = BigInt(drop);
    kept = significand >> d;
    const rest = significand & ((1n << d) - 1n);
    const half = 1n << (d - 1n);
    if (rest > half || (rest === half && (kept & 1n) === 1n)) kept++;
  }
  /* kept <= 2^53 and lowest >= -1074: the product is exact, or infinite when it overflows. */
  const magnitude = lowest > 971 ? Number.POSITIVE_INFINITY : Number(kept) * 2 ** lowest;
  return sign | doubleBits(magnitude);
}

const mask = (bits: number): bigint => (1n << BigInt(bits)) - 1n;

function halfBits(bits: bigint, fractionBits: number, exponentBits: number): bigint {
  const fraction = bits & mask(fractionBits);
  const exponent = Number((bits >> BigInt(fractionBits)) & mask(exponentBits));
  const max = (1 << exponentBits) - 1;
  const significand = exponent === 0 || exponent === max ? fraction : fraction | (1n << BigInt(fractionBits));
  return narrow(
    bits >> 15n === 1n,
    { exponent, maxExponent: max, bias: max >> 1 },
    significand,
    fractionBits,
    fraction !== 0n,
  );
}

/** null: the digits do not fit the format. */
export function parseFloatConstant(text: string): (LValue & { readonly kind: 'float' }) | null {
  if (text.charCodeAt(1) !== 120 /* x */) return { kind: 'float', bits: doubleBits(Number(text)) };
  const form = text[2];
  const digits = form >= 'G' && form <= 'Z' ? text.slice(3) : text.slice(2);
  const bits = BigInt(`0x${digits}`);
  switch (form) {
    case 'H':
      return digits.length > 4 ? null : { kind: 'float', bits: halfBits(bits, 10, 5) };
    case 'R':
      return digits.length > 4 ? null : { kind: 'float', bits: halfBits(bits, 7, 8) };
    case 'K': {
      if (digits.length > 20) return null;
      const exponent = Number((bits >> 64n) & 0x7fffn);
      const significand = bits & mask(64);
      const nearest = narrow(
        bits >> 79n === 1n,
        { exponent, maxExponent: 0x7fff, bias: 16383 },
        significand,
        63,
        (significand & mask(63)) !== 0n,
      );
      return { kind: 'float', bits: nearest, exact: { format: 'x86_fp80', bits } };
    }
    case 'L': {
      if (digits.length !== 32) return null;
      /* Printed low word first. */
      const whole = ((bits & mask(64)) << 64n) | (bits >> 64n);
      const fraction = whole & mask(112);
      const exponent = Number((whole >> 112n) & 0x7fffn);
      const significand = exponent === 0 || exponent === 0x7fff ? fraction : fraction | (1n << 112n);
      const nearest = narrow(
        whole >> 127n === 1n,
        { exponent, maxExponent: 0x7fff, bias: 16383 },
        significand,
        112,
        fraction !== 0n,
      );
      return { kind: 'float', bits: nearest, exact: { format: 'fp128', bits: whole } };
    }
    case 'M': {
      if (digits.length !== 32) return null;
      /* Two doubles, the first printed one is the larger part. */
      const sum = doubleOf(bits >> 64n) + doubleOf(bits & mask(64));
      return { kind: 'float', bits: doubleBits(sum), exact: { format: 'ppc_fp128', bits } };
    }
    default:
      return digits.length > 16 ? null : { kind: 'float', bits };
  }
}
