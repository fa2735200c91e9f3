import { expect, test } from 'vitest';
import { type CheckOptions, checkOptions } from '../../src/base/options/options.ts';
import { check } from '../../src/index.ts';
import { useOwnCache } from '../support/cache-folder.ts';

useOwnCache();

/** Under sc, tso and pso nobody runs while a block waits; in the C11 family it is a mutex. */
test.each([
  ...(['explore', 'sequentialize', 'axiomatic'] as const).flatMap((engine) =>
    (['sc', 'tso', 'pso'] as const).map((model) => [engine, model, 'unknown'] as const),
  ),
  ['axiomatic', 'relaxed', 'unknown'],
  ['explore', 'rc11', 'verified'],
  ['axiomatic', 'rc11', 'verified'],
  ['random', 'sc', 'violated'],
  ['random', 'rc11', 'unknown'],
] as const)('%s under %s: %s', async (engine, model, expected) => {
  for (const flag of ['-DLOOP', '-DLOCK']) {
    const options = checkOptions({
      engine,
      model,
      schedules: 100,
      clangFlags: [flag],
    } as Partial<CheckOptions>);
    const run = check({ files: ['test/explore/waits-inside-block.c'], options });
    let step = await run.next();
    while (!step.done) step = await run.next();
    const { verdict, diagnostics } = step.value.verdict;
    expect(verdict, flag).toBe(expected);
    const errors = diagnostics.filter(({ severity }) => severity === 'error').map(({ code }) => code);
    expect(errors).toEqual(expected === 'unknown' && engine !== 'random' ? ['HED340'] : []);
  }
});
