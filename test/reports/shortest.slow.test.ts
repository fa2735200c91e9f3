import { expect, it } from 'vitest';
import { shortestOf } from './shortest.ts';

/** The number of programs is the bound; a busy machine takes its time. */
const LONG = 3_600_000;

/** 240 programs in all. */
it.each(['sc', 'tso', 'pso', 'rc11'] as const)(
  'stories of 60 random programs under %s have the fewest context switches',
  async (model) => {
    const tally = await shortestOf(2020, 60, model, 60_000);
    console.log(model, tally);
    expect(tally.wrong).toEqual([]);
    expect(tally.undecided).toEqual([]);
    expect(tally.programs).toBe(60);
  },
  LONG,
);
