import { describe, expect, test } from 'vitest';
import { useOwnCache } from '../support/cache-folder.ts';
import { agreed, type Model } from './agree.ts';
import { cases, isSlow, isTooSlow } from './cases.ts';
import { promised } from './programs-table.ts';

/**
 * Programs of the platform and the C++ tests through the engine, compared with `explore` and with
 * docs/sequentialize-programs.md: one in six under sc, a few under tso and pso. All of them are in the slow tests.
 */
useOwnCache();
const LONG = 60_000;
const all = cases();
const quick = all.filter((one) => !isTooSlow(one) && !isSlow(one));
const table = promised();

test('the table has every variant, and most of them are decided', () => {
  expect([...table.keys()]).toEqual(all.map(({ name }) => name));
  const decided = [...table.values()].filter((answer) => /^(verified|violated)/.test(answer));
  expect(decided.length).toBeGreaterThan(0.85 * all.length);
});

test.each(quick.filter((_, n) => n % 6 === 0))('$name', { timeout: LONG }, async (one) => {
  expect(await agreed(one, 'sc')).toBe(table.get(one.name));
});

/** Store buffers make larger formulas: small programs only. */
const small = quick.filter(({ name }) => !name.startsWith('cxx-library'));

describe.each(['tso', 'pso'] as const satisfies Model[])('%s', (model) => {
  const offset = model === 'tso' ? 2 : 8;
  test.each(small.filter((_, n) => n % 12 === offset))('$name', { timeout: LONG }, async (one) => {
    expect(await agreed(one, model)).toMatch(/^(verified|violated|bounded|unknown: HED)/);
  });
});
