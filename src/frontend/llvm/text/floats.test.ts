import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { doubleBits, parseFloatConstant } from './floats.ts';

const value = (text: string): number => {
  const view = new DataView(new ArrayBuffer(8));
  view.setBigUint64(0, parseFloatConstant(text)!.bits);
  return view.getFloat64(0);
};
const hex = (bits: bigint, digits: number): string => bits.toString(16).toUpperCase().padStart(digits, '0');

/** A finite double as x86_fp80 and as fp128 hold it, exactly. */
function widen(x: number): { fp80: string; fp128: string } {
  const bits = doubleBits(x);
  const sign = bits >> 63n;
  const exponent = Number((bits >> 52n) & 0x7ffn);
  let significand = (bits & ((1n << 52n) - 1n)) | (exponent === 0 ? 0n : 1n << 52n);
  if (significand === 0n)
    return { fp80: `0xK${hex(sign << 79n, 20)}`, fp128: `0xL${hex(0n, 16)}${hex(sign << 63n, 16)}` };
  let e = exponent === 0 ? -1022 : exponent - 1023;
  while (significand >> 52n === 0n) {
    significand <<= 1n;
    e--;
  }
  const wide = (sign << 15n) | BigInt(e + 16383);
  const quad = (wide << 112n) | ((significand & ((1n << 52n) - 1n)) << 60n);
  return {
    fp80: `0xK${hex((wide << 64n) | (significand << 11n), 20)}`,
    fp128: `0xL${hex(quad & ((1n << 64n) - 1n), 16)}${hex(quad >> 64n, 16)}`,
  };
}

describe('floating-point constants', () => {
  it('reads the printed forms', () => {
    expect(value('1.500000e+00')).toBe(1.5);
    expect(value('-2.5')).toBe(-2.5);
    expect(value('0x3FF8000000000000')).toBe(1.5);
    expect(value('0x36A0000000000000')).toBe(2 ** -149);
    expect(value('0xH3E00')).toBe(1.5);
    expect(value('0xH0001')).toBe(2 ** -24);
    expect(value('0xHFC00')).toBe(-Infinity);
    expect(value('0xH7E00')).toBeNaN();
    expect(value('0xR3FC0')).toBe(1.5);
    expect(value('0xK3FFFC000000000000000')).toBe(1.5);
    expect(value('0xK7FFF8000000000000000')).toBe(Infinity);
    expect(value('0xK7FFFC000000000000000')).toBeNaN();
    expect(value('0xK7FFEFFFFFFFFFFFFFFFF')).toBe(Infinity);
    expect(value('0xK00000000000000000001')).toBe(0);
    expect(value('0xL00000000000000003FFF800000000000')).toBe(1.5);
    expect(value('0xM3FF80000000000003C00000000000000')).toBe(1.5 + 2 ** -63);
    expect(parseFloatConstant('0xH12345')).toBeNull();
    expect(parseFloatConstant('0xL12')).toBeNull();
  });

  it('rounds to nearest, ties to even', () => {
    /* 1 + 2^-53 is half-way and goes down to even; a bit more goes up; 1 + 3 * 2^-53 goes up to even. */
    expect(value('0xK3FFF8000000000000400')).toBe(1);
    expect(value('0xK3FFF8000000000000401')).toBe(1 + 2 ** -52);
    expect(value('0xK3FFF8000000000000C00')).toBe(1 + 2 ** -51);
    /* The largest double and a half of its last place overflows. */
    expect(value('0xK43FEFFFFFFFFFFFFFBFF')).toBe(Number.MAX_VALUE);
    expect(value('0xK43FEFFFFFFFFFFFFFC00')).toBe(Infinity);
    /* Half of the smallest double is a tie and goes to zero; more goes up. */
    expect(value('0xK3BCC8000000000000000')).toBe(0);
    expect(value('0xK3BCC8000000000000001')).toBe(Number.MIN_VALUE);
  });

  it('keeps every double through the wider formats', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (x) => {
        const { fp80, fp128 } = widen(x);
        expect(value(fp80)).toBe(x);
        expect(value(fp128)).toBe(x);
      }),
    );
  });
});
