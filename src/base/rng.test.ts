import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Rng } from './rng.ts';

const take = (rng: Rng, n: number): number[] => Array.from({ length: n }, () => rng.next32());

describe('Rng', () => {
  it('gives the numbers of sfc32', () => {
    // The reference algorithm on BigInts, written from its definition.
    const mask = 0xffff_ffffn;
    let [a, b, c, counter] = [42n, 7n, 0n, 1n];
    const reference = (): number => {
      const t = (a + b + counter) & mask;
      counter = (counter + 1n) & mask;
      a = b ^ (b >> 9n);
      b = (c + (c << 3n)) & mask;
      c = ((((c << 21n) & mask) | (c >> 11n)) + t) & mask;
      return Number(t);
    };
    for (let i = 0; i < 15; i++) reference();
    expect(take(new Rng(42, 7), 1000)).toEqual(Array.from({ length: 1000 }, reference));
  });

  it('depends on the seed and on the stream only', () => {
    expect(take(new Rng(1), 8)).toEqual(take(new Rng(1, 0), 8));
    expect(take(new Rng(1), 8)).not.toEqual(take(new Rng(2), 8));
    expect(take(new Rng(1, 1), 8)).not.toEqual(take(new Rng(1, 2), 8));
  });

  it('stays below n', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 2 ** 32 - 1 }),
        fc.integer({ min: 1, max: 2 ** 32 }),
        (seed, n) => {
          const rng = new Rng(seed);
          for (let i = 0; i < 20; i++) {
            const x = rng.below(n);
            if (!Number.isInteger(x) || x < 0 || x >= n) return false;
          }
          return true;
        },
      ),
    );
  });

  it('spreads evenly', () => {
    const rng = new Rng(3);
    const counts = new Array<number>(6).fill(0);
    for (let i = 0; i < 60_000; i++) counts[rng.below(6)]++;
    for (const count of counts) expect(Math.abs(count - 10_000)).toBeLessThan(500);
    let sum = 0;
    for (let i = 0; i < 10_000; i++) sum += rng.float();
    expect(sum / 10_000).toBeCloseTo(0.5, 1);
  });
});
