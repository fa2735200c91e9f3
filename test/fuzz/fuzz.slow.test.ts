import { expect, test } from 'vitest';
import { MODELS } from '../../src/results/types.ts';
import { useOwnCache } from '../support/cache-folder.ts';
import { FUZZ_ENGINES } from './engines.ts';
import { FUZZ_DEFAULTS, fuzz } from './fuzz.ts';

useOwnCache();

const COUNT = 2200;

test('2,000 programs: engines agree with the oracle, and the models with each other', {
  timeout: 3_600_000,
}, async () => {
  const { tallies, found } = await fuzz({
    ...FUZZ_DEFAULTS,
    seed: 2026,
    count: COUNT,
    models: MODELS,
    engines: FUZZ_ENGINES,
  });
  expect(found.map(({ index, check, shrunk }) => `program ${index}, ${check}\n${shrunk}`)).toEqual([]);
  for (const model of ['sc', 'tso', 'pso'])
    expect(tallies.get(`operational = oracle, ${model}`)!.held).toBeGreaterThanOrEqual(2000);
});
