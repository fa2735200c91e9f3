import { expect, test } from 'vitest';
import { MODELS } from '../../src/results/types.ts';
import { useOwnCache } from '../support/cache-folder.ts';
import { checkFile } from '../support/check-file.ts';

/** Blocks and locals whose size depends on a read. (The brute-force oracle runs threads one by one, and knows one size.) */
useOwnCache();

const ENGINES = ['explore', 'axiomatic', 'sequentialize', 'directed'] as const;
const HARDWARE = ['sc', 'tso', 'pso'];

test.each(['block', 'local'].flatMap((what) => MODELS.map((model) => [what, model] as const)))(
  '%s-size-by-read.c under %s',
  { timeout: 120_000 },
  async (what, model) => {
    for (const engine of ENGINES) {
      if ((engine === 'sequentialize' || engine === 'directed') && !HARDWARE.includes(model)) continue;
      if (engine === 'explore' && model === 'relaxed') continue;
      const file = `test/memory-errors/${what}-size-by-read.c`;
      const wrong = await checkFile(file, { engine, model });
      const right = await checkFile(file, { engine, model, clangFlags: ['-DMENDED'] });
      const told = [engine, wrong.verdict, wrong.violations[0]?.kind, right.verdict];
      expect(told).toEqual(
        told[1] === 'unknown'
          ? [engine, 'unknown', undefined, 'unknown']
          : [engine, 'violated', 'memory', 'verified'],
      );
      if (engine === 'explore') expect(wrong.verdict).toBe('violated');
    }
  },
);
