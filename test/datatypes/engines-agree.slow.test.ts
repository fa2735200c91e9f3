import { expect, it } from 'vitest';
import { compareEngines, MODELS, TYPES } from './compare-engines.ts';

/**
 * `explore` and `axiomatic` answer alike on every test of the suites with up to five calls, with fresh memory in both. A test for which one of
 * them has no answer within a minute is not compared.
 */
it.each(TYPES.flatMap((type) => MODELS.map((model) => [model, type] as const)))(
  'under %s: %j',
  async (model, type) => {
    const { compared, differences } = await compareEngines(type, model);
    expect(differences).toEqual([]);
    expect(compared).toBeGreaterThan(0);
  },
  1_800_000,
);
