import { expect, test } from 'vitest';
import { Rng } from '../../base/rng.ts';
import { drawn, drawValue } from './draw.ts';
import { uniform } from './scheduler.ts';

const draws = (lo: bigint, hi: bigint, count: number): bigint[] => {
  const rng = new Rng(5);
  return Array.from({ length: count }, () => drawValue(rng, lo, hi));
};

test('a narrow range is covered', () => {
  expect(new Set(draws(-1n, 2n, 200))).toEqual(new Set([-1n, 0n, 1n, 2n]));
  expect(draws(7n, 7n, 3)).toEqual([7n, 7n, 7n]);
});

test('a wide range gives its ends, zero, and values in between', () => {
  const [lo, hi] = [-(2n ** 63n), 2n ** 63n - 1n];
  const values = draws(lo, hi, 500);
  for (const special of [lo, hi, 0n, 1n, -1n]) expect(values).toContain(special);
  expect(values.every((value) => lo <= value && value <= hi)).toBe(true);
  expect(new Set(values).size).toBeGreaterThan(200);
});

test('special values outside the range are not drawn', () => {
  for (const value of draws(100n, 1_000_000n, 300)) expect(value >= 100n && value <= 1_000_000n).toBe(true);
});

test('each waiter has its chance', () => {
  const decider = drawn(new Rng(1), uniform(new Rng(1)));
  expect(new Set(Array.from({ length: 100 }, () => decider.waiter(0, 0b101010n)))).toEqual(
    new Set([1, 3, 5]),
  );
});
