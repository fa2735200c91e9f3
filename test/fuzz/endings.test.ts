import { expect, test } from 'vitest';
import { useOwnCache } from '../support/cache-folder.ts';
import { FUZZ_ENGINES, TWIN_ENGINES } from './engines.ts';
import { FUZZ_DEFAULTS, fuzz } from './fuzz.ts';

/** A few programs about how executions end; `npm run fuzz -- --kind errors` makes more. */

useOwnCache();
const NAMES = [
  'operational',
  'explore',
  'random',
  'explore-narrowed',
  'sequentialize',
  'axiomatic',
  'axiomatic-narrowed',
];
const engines = [...FUZZ_ENGINES, ...TWIN_ENGINES].filter(({ name }) => NAMES.includes(name));

test.each([
  ['assume', 16],
  ['exit', 16],
  ['errors', 16],
] as const)(
  '%s: engines agree with the oracle, also when asked for some kinds only',
  {
    timeout: 120_000,
  },
  async (kind, count) => {
    const { programs, found } = await fuzz({
      ...FUZZ_DEFAULTS,
      seed: 1,
      kinds: [kind],
      count,
      candidates: 400,
      models: ['sc', 'tso', 'rc11'],
      engines,
    });
    expect(found.map(({ check, shrunk }) => `${check}\n${shrunk}`)).toEqual([]);
    expect(programs).toBe(count);
  },
);

test('blocks that come back: axiomatic has what the machine has, others nothing besides', {
  timeout: 120_000,
}, async () => {
  const { programs, tallies, found } = await fuzz({
    ...FUZZ_DEFAULTS,
    seed: 31,
    kinds: ['reuse'],
    count: 24,
    candidates: 400,
    models: ['sc', 'pso', 'rc11'],
    engines,
    inclusion: false,
  });
  expect(found.map(({ check, shrunk }) => `${check}\n${shrunk}`)).toEqual([]);
  expect(programs).toBe(24);
  for (const name of ['axiomatic = oracle, sc', 'axiomatic = oracle, pso', 'explore = oracle, rc11'])
    expect(tallies.get(name)?.held, name).toBeGreaterThan(18);
});
