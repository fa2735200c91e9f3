import { expect, it } from 'vitest';
import { whyOf } from './why.ts';

it.each(['tso', 'pso', 'rc11'] as const)(
  'the reasons of weak executions are right: %s',
  async (model) => {
    const { weak, named, wrong } = await whyOf(7, 4, model);
    expect(wrong).toEqual([]);
    expect(weak).toBe(4);
    expect(named).toBe(weak);
  },
  120_000,
);
