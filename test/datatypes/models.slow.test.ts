import { describe, expect, it } from 'vitest';
import { answers } from './run-suite.ts';

/**
 * Structures without their fences or orders, and with them, under each model: what a model needs. Under tso and pso a read-modify-write
 * is a full fence, so that what is published by one is in order.
 */
const MODELS = ['tso', 'pso', 'rc11', 'relaxed'];
const PASSES = 'passes';
const RACE = 'fails: race';
const UNINITIALIZED = 'fails: uninitialized';
/** Which of several comes first is the engine's choice. */
const FAILS = 'fails';
const NOT_SERIAL = 'fails: not-serial';

const CHASE_LEV = 'chase-lev.c';

/** File, what takes its orders away, a test, the answers by model; more tests that it passes with its orders. */
const ROWS: readonly (readonly [string, string, string, readonly string[], readonly string[]])[] = [
  ['michael-scott-queue.c', '-DRELAXED', 'e|d', [PASSES, PASSES, RACE, FAILS], ['ee|d', 'e|dd']],
  ['harris-set.c', '-DRELAXED', 'a|c', [PASSES, PASSES, RACE, UNINITIALIZED], ['r|r', 'a(c|r)']],
  ['harris-set.c', '-DRELAXED', 'a|r', [PASSES, PASSES, RACE, UNINITIALIZED], ['a|a', 'r|c']],
  ['lazy-list.c', '-DRELAXED', 'a|c', [PASSES, UNINITIALIZED, RACE, UNINITIALIZED], []],
  [CHASE_LEV, '-DRELAXED', 'pp|ss', [PASSES, NOT_SERIAL, NOT_SERIAL, NOT_SERIAL], ['p(t|s)']],
  [CHASE_LEV, '-DNO_FENCE', 'ppt|s|s', [NOT_SERIAL, NOT_SERIAL, NOT_SERIAL, NOT_SERIAL], ['pp(t|s)']],
];

describe.each(ROWS)('%s %s, %s', (file, without, test, expected, more) => {
  it.each(MODELS.map((model, n) => [model, expected[n]]))('%s: %s without', async (model, answer) => {
    const [got] = await answers(file, { model, tests: [test], flags: [without] });
    expect(got.startsWith(answer), got).toBe(true);
  });

  it.each(MODELS)('%s: passes with them', async (model) => {
    const tests = [test, ...more];
    const flags = file === CHASE_LEV && model === 'relaxed' ? ['-DLOADS_PASS'] : [];
    expect(await answers(file, { model, tests, flags })).toEqual(tests.map(() => PASSES));
  });
});

it('the published orders of Chase and Lev do not do where loads of one location pass each other', async () => {
  expect(await answers(CHASE_LEV, { model: 'relaxed', tests: ['ppt|s|s'] })).toEqual([NOT_SERIAL]);
});
