import { expect, test } from 'vitest';
import { operationalBehaviours } from '../../src/engines/oracle/operational.ts';
import { MODELS } from '../../src/results/types.ts';
import { useOwnCache } from '../support/cache-folder.ts';
import { FUZZ_ENGINES, type FuzzEngine } from './engines.ts';
import { FUZZ_DEFAULTS, type FuzzOptions, fuzz } from './fuzz.ts';
import { programOf } from './generate.ts';
import { sizeOf } from './program.ts';
import { smaller } from './shrink.ts';

useOwnCache();

const given: FuzzOptions = {
  ...FUZZ_DEFAULTS,
  seed: 3,
  count: 60,
  candidates: 300,
  batch: 60,
  models: MODELS,
  engines: FUZZ_ENGINES,
};
const sc = (program: Parameters<typeof operationalBehaviours>[0]) => operationalBehaviours(program, 'sc');

test('engines agree with the oracle, and the models with each other', { timeout: 120_000 }, async () => {
  const { programs, tallies, found } = await fuzz(given);
  expect(found.map(({ check, shrunk }) => `${check}\n${shrunk}`)).toEqual([]);
  expect(programs).toBe(60);
  for (const [name, { held, weak, tooBig }] of tallies) {
    expect(held, name).toBeGreaterThan(name.startsWith('race-free') ? 2 : 30);
    expect(tooBig, name).toBeLessThan(25);
    if (name.includes('⊆') && !name.includes('c11')) expect(weak, name).toBeGreaterThan(0);
  }
});

test('a program depends on seed and number only, and is small', () => {
  expect(programOf(3, 17)).toEqual(programOf(3, 17));
  expect(programOf(3, 17)).not.toEqual(programOf(4, 17));
  for (let i = 0; i < 64; i++) expect(sizeOf(programOf(5, i))).toBeLessThanOrEqual(18);
});

test('every step of shrinking gets smaller, so that it ends', () => {
  for (let i = 0; i < 32; i++) {
    let program = programOf(6, i);
    for (let steps = 0; smaller(program).length > 0; steps++) {
      expect(steps).toBeLessThan(200);
      const candidates = smaller(program);
      program = candidates[(7 * steps) % candidates.length];
    }
  }
});

test('an engine that misses outcomes is caught, and its program shrunk', { timeout: 60_000 }, async () => {
  const forgetful: FuzzEngine = {
    name: 'forgetful',
    models: ['tso'],
    // Store buffers forgotten: right as long as nothing overtakes.
    outcomes: sc,
  };
  const { found } = await fuzz({ ...given, models: ['tso'], engines: [forgetful], inclusion: false });
  expect(found).toHaveLength(1);
  expect(found[0].check).toBe('forgetful = oracle, tso');
  expect(found[0].difference.left.length).toBeGreaterThan(found[0].difference.right.length);
  // Store buffering takes a store and a load in each of two threads, and not more.
  const operations = found[0].shrunk.match(/^ {2}(?:atomic_|r\d = |v\d = )/gm) ?? [];
  expect(operations).toHaveLength(4);
});

test('an engine that gives verdicts only is asked two assertions', { timeout: 60_000 }, async () => {
  const kinds = async (program: Parameters<typeof sc>[0]) => new Set(sc(program).violations.keys());
  const right: FuzzEngine = { name: 'right', models: ['sc'], verdict: kinds, exhaustive: true };
  const blind: FuzzEngine = { ...right, name: 'blind', verdict: async () => new Set() };
  const rash: FuzzEngine = {
    ...right,
    name: 'rash',
    exhaustive: false,
    verdict: async () => new Set(['assertion']),
  };
  const few: FuzzOptions = { ...given, count: 6, models: ['sc'], inclusion: false };
  const good = await fuzz({ ...few, engines: [right] });
  expect(good.found).toEqual([]);
  expect(good.tallies.get('right = oracle, sc')!.held).toBeGreaterThan(3);
  expect((await fuzz({ ...few, engines: [blind] })).found).toHaveLength(1);
  expect((await fuzz({ ...few, engines: [rash] })).found).toHaveLength(1);
});
