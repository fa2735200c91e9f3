import { expect, it } from 'vitest';
import { shortestOf } from './shortest.ts';

it.each(['sc', 'tso'] as const)(
  'stories of random programs under %s have the fewest context switches',
  async (model) => {
    const { programs, wrong } = await shortestOf(20, 4, model);
    expect(wrong).toEqual([]);
    expect(programs).toBe(4);
  },
  180_000,
);
