import { describe, expect, it } from 'vitest';
import { useOwnCache } from '../support/cache-folder.ts';
import { variants } from './expectations.ts';
import { judge, titleOf } from './judge.ts';

/** Locals end with their blocks, functions and threads: each way to use one too late is found, its mended twin verified. */

useOwnCache();
const all = variants();

it('there are enough of them, of both kinds', () => {
  expect(all.filter((v) => v.expected.includes('verified')).length).toBeGreaterThanOrEqual(15);
  expect(all.filter((v) => !v.expected.includes('verified')).length).toBeGreaterThanOrEqual(35);
});

describe.each([
  { engine: 'explore', model: 'rc11' },
  { engine: 'explore', model: 'sc' },
  { engine: 'random', model: 'rc11' },
  { engine: 'sequentialize', model: 'sc' },
] as const)('$engine under $model', (options) => {
  const asked = all.filter((v) => options.engine !== 'sequentialize' || v.sequentialized);
  it.each(asked.map((v) => [titleOf(v), v] as const))('%s', { timeout: 120_000 }, (_, v) =>
    judge(v, options),
  );
});
