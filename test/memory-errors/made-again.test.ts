import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkOptions } from '../../src/base/options/options.ts';
import { check } from '../../src/index.ts';

const FILE = join(import.meta.dirname, 'made-again.cc');

async function verdict(model: string, engine: string, clangFlags: readonly string[]): Promise<string> {
  const run = check({ files: [FILE], options: checkOptions({ model, engine, heap: 'reuse', clangFlags }) });
  for (;;) {
    const step = await run.next();
    if (step.done) return step.value.verdict.violations[0]?.message ?? step.value.verdict.verdict;
  }
}

describe.each(['explore', 'axiomatic'])(
  'a block that comes back from another kind of allocation, %s',
  (engine) => {
    it.each(['sc', 'rc11'])('under %s', async (model) => {
      expect(await verdict(model, engine, [])).toBe('verified');
      expect(await verdict(model, engine, ['-DWRONG'])).toBe('a block made by new[] is given to free');
    });
  },
);

it('by single schedules', async () => {
  expect(await verdict('sc', 'random', [])).toBe('unknown');
  expect(await verdict('sc', 'random', ['-DWRONG'])).toBe('a block made by new[] is given to free');
});
