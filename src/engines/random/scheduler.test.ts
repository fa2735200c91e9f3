import { describe, expect, test } from 'vitest';
import { Rng } from '../../base/rng.ts';
import { MAX_THREADS } from '../../vm/code/layout.ts';
import { pct, type Scheduler, uniform } from './scheduler.ts';

const ALL = Int32Array.from([0, 1, 2]);

/** Which of three always-enabled threads goes at each of `points` points. */
function picks(scheduler: Scheduler, points: number): number[] {
  for (const t of ALL) scheduler.created(t);
  return Array.from({ length: points }, (_, point) => scheduler.pick(ALL, 3, point));
}

const switches = (order: readonly number[]): number =>
  order.filter((t, i) => i > 0 && t !== order[i - 1]).length;

describe('pct', () => {
  test('preempts exactly d − 1 times when nobody blocks', () => {
    for (let seed = 0; seed < 200; seed++) {
      expect(switches(picks(pct(new Rng(seed), 1, 50), 50))).toBe(0);
      expect(switches(picks(pct(new Rng(seed), 2, 50), 50))).toBe(1);
      expect(switches(picks(pct(new Rng(seed), 3, 50), 50))).toBeLessThanOrEqual(2);
    }
  });

  test('gives each order of the threads and each change point its chance', () => {
    const first = new Set<number>();
    const points = new Set<number>();
    for (let seed = 0; seed < 300; seed++) {
      const order = picks(pct(new Rng(seed), 2, 10), 10);
      first.add(order[0]);
      points.add(order.findIndex((t, i) => i > 0 && t !== order[i - 1]));
    }
    expect(first).toEqual(new Set([0, 1, 2]));
    expect(points).toEqual(new Set([1, 2, 3, 4, 5, 6, 7, 8, 9]));
  });

  test('runs whoever is enabled', () => {
    const scheduler = pct(new Rng(1), 3, 10);
    for (const t of ALL) scheduler.created(t);
    expect(scheduler.pick(Int32Array.from([2]), 1, 0)).toBe(2);
  });

  test('lets the others go when a thread yields, or runs for very long', () => {
    const scheduler = pct(new Rng(1), 1, 10);
    for (const t of ALL) scheduler.created(t);
    const [a] = [scheduler.pick(ALL, 3, 0)];
    scheduler.yielded(a);
    const b = scheduler.pick(ALL, 3, 1);
    expect(b).not.toBe(a);
    const order = Array.from({ length: 10_000 }, (_, i) => scheduler.pick(ALL, 3, 2 + i));
    expect(new Set(order)).toEqual(new Set([0, 1, 2]));
  });
});

test('uniform gives everybody about the same share', () => {
  const count = [0, 0, 0];
  for (const t of picks(uniform(new Rng(3)), 3000)) count[t]++;
  for (const n of count) expect(n).toBeGreaterThan(900);
});

test('uniform lets stores go at once in some runs, and late in others', () => {
  const enabled = Int32Array.from([0, 1, MAX_THREADS]);
  const shares = Array.from({ length: 40 }, (_, seed) => {
    const scheduler = uniform(new Rng(seed));
    for (const agent of enabled) scheduler.created(agent);
    return Array.from({ length: 600 }, (_, i) => scheduler.pick(enabled, 3, i)).filter(
      (a) => a >= MAX_THREADS,
    ).length;
  });
  expect(Math.max(...shares)).toBeGreaterThan(150);
  expect(Math.min(...shares)).toBeLessThan(40);
  expect(uniform(new Rng(1)).pick(Int32Array.from([MAX_THREADS]), 1, 0)).toBe(MAX_THREADS);
});
