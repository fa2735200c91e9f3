import fc from 'fast-check';
import { expect, test } from 'vitest';
import { RMWS } from '../code/event.ts';
import { rmwApply } from './rmw.ts';
import { wordsToBigInt } from './words.ts';

const toWords = (v: bigint): Int32Array =>
  Int32Array.from([0, 1, 2, 3], (k) => Number(BigInt.asIntN(32, v >> BigInt(32 * k))));

function larger(a: bigint, b: bigint): bigint {
  if (a > b) return a;
  return b;
}
const smaller = (a: bigint, b: bigint): bigint => a + b - larger(a, b);

const MEANING: Record<string, (a: bigint, b: bigint, n: number) => bigint> = {
  xchg: (_, b) => b,
  add: (a, b) => a + b,
  sub: (a, b) => a - b,
  and: (a, b) => a & b,
  nand: (a, b) => ~(a & b),
  or: (a, b) => a | b,
  xor: (a, b) => a ^ b,
  max: (a, b, n) => (BigInt.asIntN(n, a) > BigInt.asIntN(n, b) ? a : b),
  min: (a, b, n) => (BigInt.asIntN(n, a) < BigInt.asIntN(n, b) ? a : b),
  umax: larger,
  umin: smaller,
  uinc_wrap: (a, b) => (a >= b ? 0n : a + 1n),
  udec_wrap: (a, b) => (a === 0n || a > b ? b : a - 1n),
  usub_cond: (a, b) => (a >= b ? a - b : a),
  usub_sat: (a, b) => (a >= b ? a - b : 0n),
};

test.each(Object.keys(MEANING))('%s', (op) => {
  for (const size of [1, 2, 4, 8, 16]) {
    const n = 8 * size;
    const value = fc.oneof(
      fc.bigInt({ min: 0n, max: (1n << BigInt(n)) - 1n }),
      fc.bigInt({ min: 0n, max: 3n }),
      fc.constant((1n << BigInt(n)) - 1n),
    );
    fc.assert(
      fc.property(value, value, (a, b) => {
        const out = new Int32Array(6);
        rmwApply(RMWS.indexOf(op as 'add'), size, toWords(a), 0, toWords(b), 0, out, 1);
        expect(wordsToBigInt(out, 1, Math.ceil(size / 4))).toBe(BigInt.asUintN(n, MEANING[op](a, b, n)));
      }),
      { numRuns: 40 },
    );
  }
});

test('floats', () => {
  const bits = (v: number): Int32Array => new Int32Array(new Float64Array([v, 0]).buffer);
  const out = new Int32Array(4);
  const apply = (op: string, a: number, b: number): number => {
    rmwApply(RMWS.indexOf(op as 'add'), 8, bits(a), 0, bits(b), 0, out, 0);
    return new Float64Array(out.buffer)[0];
  };
  expect(apply('fadd', 1.5, 2.25)).toBe(3.75);
  expect(apply('fsub', 1.5, 2.25)).toBe(-0.75);
  expect(apply('fmax', 1.5, Number.NaN)).toBe(1.5);
  expect(apply('fmin', 1.5, 2.25)).toBe(1.5);
});
