import { expect, it } from 'vitest';
import { whyOf } from './why.ts';

it.each(['tso', 'pso', 'rc11'] as const)('the reasons of 40 weak executions are right: %s', async (model) => {
  const { weak, named, wrong } = await whyOf(3, 40, model);
  expect(wrong).toEqual([]);
  expect(weak).toBe(40);
  expect(named).toBe(weak);
});
