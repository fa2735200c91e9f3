import { describe, it } from 'vitest';
import { useOwnCache } from '../support/cache-folder.ts';
import { variants } from './expectations.ts';
import { judge, titleOf } from './judge.ts';

/** The rest of the engines and models, and the embedded clang, whose marks look different. */

useOwnCache();

describe.each([
  { engine: 'explore', model: 'rc11', clang: 'wasm' },
  { engine: 'explore', model: 'tso' },
  { engine: 'explore', model: 'pso' },
  { engine: 'explore', model: 'c11' },
  { engine: 'random', model: 'sc' },
  { engine: 'random', model: 'tso' },
  { engine: 'random', model: 'pso' },
  { engine: 'sequentialize', model: 'tso' },
  { engine: 'sequentialize', model: 'pso' },
] as const)('$engine under $model $clang', (options) => {
  const asked = variants().filter((v) => options.engine !== 'sequentialize' || v.sequentialized);
  const all = asked.map((v) => [titleOf(v), v] as const);
  it.each(all)('%s', { timeout: 240_000 }, (_, v) => judge(v, options));
});
