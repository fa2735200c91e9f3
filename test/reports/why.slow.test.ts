import { expect, it } from 'vitest';
import { whyOf } from './why.ts';

/** The number of programs is the bound; a busy machine takes its time. */
const LONG = 600_000;

/** 120 executions in all, in parts that say on their own what they found. */
const MODELS = ['tso', 'pso', 'rc11'] as const;
const SEEDS = [3, 4, 5, 6];
const PART = 10;
const parts = MODELS.flatMap((model) => SEEDS.map((seed) => [model, seed] as const));

it.each(parts)(
  'the reasons of 10 weak executions are right: %s, seed %i',
  async (model, seed) => {
    const { weak, named, wrong } = await whyOf(seed, PART, model);
    console.log(model, seed, { weak, named, wrong });
    expect(wrong).toEqual([]);
    expect(weak).toBe(PART);
    expect(named).toBe(weak);
  },
  LONG,
);
