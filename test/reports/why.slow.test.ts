import { expect, it } from 'vitest';
import { whyOf } from './why.ts';

/** The number of programs is the bound; a busy machine takes its time. */
const LONG = 3_600_000;

it.each(['tso', 'pso', 'rc11'] as const)(
  'the reasons of 40 weak executions are right: %s',
  async (model) => {
    const { weak, named, wrong } = await whyOf(3, 40, model);
    console.log(model, { weak, named, wrong });
    expect(wrong).toEqual([]);
    expect(weak).toBe(40);
    expect(named).toBe(weak);
  },
  LONG,
);
