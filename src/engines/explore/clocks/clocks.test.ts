import { expect, test } from 'vitest';
import { leastTimes } from './constraints.ts';
import { MOST_READINGS, minus, reading, spanOf, spanOfFloat } from './marks.ts';

test('no difference of two readings occurs twice, in any unit', () => {
  for (const scale of [1, 1000, 1_000_000_000]) {
    for (let a = 0; a <= MOST_READINGS; a += 7)
      for (let b = 0; b <= MOST_READINGS; b += 11)
        for (const offset of [-3600, -1, 0, 1, 3600]) {
          const value = reading(a, scale) - reading(b, scale) + BigInt(offset * scale);
          const pair = a === b ? { a: 0, b: 0 } : { a, b };
          expect(spanOf(value, scale)).toEqual({ ...pair, offset });
          const float = spanOfFloat(Number(value), scale);
          expect(float).toMatchObject(pair);
          expect(Math.abs(float!.offset - offset)).toBeLessThan(1e-5);
        }
  }
});

test('readings fit into 64 bits as nanoseconds', () => {
  expect(reading(MOST_READINGS, 1_000_000_000) < 2n ** 63n).toBe(true);
});

test('what was made of three readings is not followed', () => {
  const of = (a: number, b: number): { a: number; b: number; offset: number } => ({ a, b, offset: 0 });
  expect(minus(of(3, 1), of(2, 1))).toEqual({ a: 3, b: 2, offset: 0 });
  expect(minus(of(3, 1), of(2, 0))).toBe(null);
  expect(minus(of(3, 0), of(3, 0))).toEqual({ a: 0, b: 0, offset: 0 });
});

test('the least times', () => {
  expect(leastTimes(3, [])).toEqual([0, 1, 1, 1]);
  expect(leastTimes(3, [{ a: 1, b: 2, most: -5 }])).toEqual([0, 1, 6, 6]);
  /* 2 is more than 5 s after 1, 3 not more than 5 s after 1: clocks go forward */
  expect(
    leastTimes(3, [
      { a: 1, b: 2, most: -6 },
      { a: 3, b: 1, most: 5 },
    ]),
  ).toBe(null);
});
