import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fma, getFloat, setFloat } from './float.ts';
import { evalNary, evalUnary } from './intrinsics.ts';
import { evalCast } from './pure.ts';
import { X_A, X_B, X_RESULT, X_WORDS } from './scratch.ts';
import { wordsToBigInt } from './words.ts';

const x = new Int32Array(X_WORDS);

function toInteger(cast: 'fptosi' | 'fptoui', v: number, bits: number): bigint {
  setFloat(x, X_A, 64, v);
  evalCast(cast, 64, bits, 64, x);
  return wordsToBigInt(x, X_RESULT, bits > 32 ? 2 : 1);
}

describe('conversions as x86-64 does them', () => {
  test('to integers', () => {
    expect(toInteger('fptosi', -1.9, 32)).toBe(0xffffffffn);
    expect(toInteger('fptosi', 2147483647.5, 32)).toBe(0x7fffffffn);
    for (const v of [2147483648, -2147483649, Number.NaN, Number.POSITIVE_INFINITY])
      expect(toInteger('fptosi', v, 32)).toBe(0x80000000n);
    expect(toInteger('fptosi', 300.7, 8)).toBe(44n);
    expect(toInteger('fptoui', 4294967295.9, 32)).toBe(0xffffffffn);
    expect(toInteger('fptoui', -1, 32)).toBe(0xffffffffn);
    expect(toInteger('fptosi', -1e15, 64)).toBe(BigInt.asUintN(64, -(10n ** 15n)));
    expect(toInteger('fptosi', 2 ** 63, 64)).toBe(1n << 63n);
    expect(toInteger('fptoui', 2 ** 63 + 4096, 64)).toBe((1n << 63n) + 4096n);
    expect(toInteger('fptoui', 2 ** 64 - 2048, 64)).toBe((1n << 64n) - 2048n);
  });

  test('from 64-bit integers, rounded once', () => {
    const nearest = (v: bigint, single: boolean): number => {
      // the neighbours of the double result, compared exactly
      const d = Number(v);
      if (!single || Math.abs(d) < 2 ** 24) return d;
      const f = Math.fround(d);
      const step = Math.abs(f) * 2 ** -23;
      let best = f;
      for (const c of [Math.fround(f - step), f, Math.fround(f + step)]) {
        const [e, b] = [BigInt(c) - v, BigInt(best) - v];
        const [ae, ab] = [e < 0n ? -e : e, b < 0n ? -b : b];
        if (ae < ab) best = c;
        else if (ae === ab && c !== best) {
          setFloat(x, 8, 32, c);
          if ((x[8] & 1) === 0) best = c;
        }
      }
      return best;
    };
    fc.assert(
      fc.property(fc.bigInt({ min: -(1n << 63n), max: (1n << 63n) - 1n }), fc.boolean(), (v, single) => {
        x[X_A] = Number(BigInt.asIntN(32, v));
        x[X_A + 1] = Number(BigInt.asIntN(32, v >> 32n));
        evalCast('sitofp', 64, single ? 32 : 64, 64, x);
        expect(getFloat(x, X_RESULT, single ? 32 : 64)).toBe(nearest(v, single));
      }),
      { numRuns: 500 },
    );
  });
});

test('rounding functions', () => {
  const apply = (op: 'rint' | 'round' | 'trunc', v: number): number => {
    setFloat(x, X_A, 64, v);
    evalUnary(op, 64, x);
    return getFloat(x, X_RESULT, 64);
  };
  expect([0.5, 1.5, 2.5, -0.5, -1.5, 1e300].map((v) => apply('rint', v))).toEqual([0, 2, 2, -0, -2, 1e300]);
  expect([0.5, 1.5, 2.5, -0.5, 0.49999999999999994].map((v) => apply('round', v))).toEqual([1, 2, 3, -1, 0]);
  expect(apply('trunc', -1.7)).toBe(-1);
});

test('fused multiply-add rounds once', () => {
  expect(fma(1 + 2 ** -52, 1 + 2 ** -52, -1, 64)).toBe(2 ** -51 + 2 ** -104);
  expect(fma(0.1, 10, -1, 64)).toBe(5.551115123125783e-17);
  expect(fma(2, 3, 4, 32)).toBe(10);
  expect(fma(Number.POSITIVE_INFINITY, 1, 0, 64)).toBe(Number.POSITIVE_INFINITY);
  expect(fma(2 ** -600, 2 ** -600, 2 ** -1074, 64)).toBe(2 ** -1074);
});

test('minnum and maxnum ignore one NaN', () => {
  setFloat(x, X_A, 64, Number.NaN);
  setFloat(x, X_B, 64, 2);
  evalNary('minnum', 64, x);
  expect(getFloat(x, X_RESULT, 64)).toBe(2);
});
