import { describe, expect, it } from 'vitest';
import { answers, runSuite, shortAnswer } from './run-suite.ts';

/** The data types of bench/programs/datatypes, right ones and broken ones. */
const NOT_SERIAL = 'fails: not-serial';

describe('right data types', () => {
  it.each([
    ['treiber-stack.c', 'rc11', ['u|o', 'uu|oo', 'u(uo|ou)']],
    ['michael-scott-queue.c', 'rc11', ['e|d', 'e(ed|de)']],
    ['harris-set.c', 'rc11', ['a|r', 'a(c|r)']],
    ['lazy-list.c', 'rc11', ['a|c']],
    ['hash-set.c', 'rc11', ['a|a']],
    ['chase-lev.c', 'tso', ['p(t|s)', 'ppt|s|s']],
    ['ring-buffer.cc', 'rc11', ['ee|dd', 'eee|d']],
  ])('%s under %s', async (file, model, tests) => {
    expect(await answers(file, { model, tests })).toEqual(tests.map(() => 'passes'));
  });
});

describe('broken data types', () => {
  it.each([
    ['treiber-stack.c', '-DRELAXED', 'rc11', 'u|o', 'fails: race'],
    ['michael-scott-queue.c', '-DRELAXED', 'rc11', 'e|d', 'fails: race'],
    ['harris-set.c', '-DUNMARKED', 'sc', 'a(r|ac)', NOT_SERIAL],
    ['lazy-list.c', '-DUNINITIALIZED', 'rc11', 'a|c', 'fails serially: uninitialized'],
    ['hash-set.c', '-DSPLIT', 'rc11', 'a|a', NOT_SERIAL],
    ['hash-set.c', '-DNO_LOCK', 'rc11', 'a|c', 'fails: race'],
    ['chase-lev.c', '-DNO_FENCE', 'tso', 'ppt|s|s', NOT_SERIAL],
    ['chase-lev.c', '-DNO_FENCE', 'sc', 'ppt|s|s', 'passes'],
    ['chase-lev.c', '-DRELAXED', 'pso', 'pp|ss', NOT_SERIAL],
    ['ring-buffer.cc', '-DRELAXED', 'rc11', 'e|d', 'fails: race'],
  ])('%s with %s under %s: %s', async (file, flag, model, test, answer) => {
    expect(await answers(file, { model, tests: [test], flags: [flag] })).toEqual([answer]);
  });

  it('Treiber with frees: the head that comes back is seen where freed memory is given out again', async () => {
    const test = { model: 'relaxed', tests: ['uu(o|ouo)'], flags: ['-DFREES'] } as const;
    expect((await answers('treiber-stack.c', test))[0]).toMatch(/^fails/);
  });

  it("Snark's pop answers that a deque is empty which never was", async () => {
    const test = (...flags: string[]): Promise<string[]> =>
      answers('snark-deque.c', { model: 'sc', tests: ['r(y|rx)'], flags });
    expect(await test()).toEqual([NOT_SERIAL]);
    expect(await test('-DFIXED')).toEqual(['passes']);
  });

  it("Snark's pops give the same value twice, one on each side", async () => {
    const test = (...flags: string[]) =>
      runSuite('snark-deque.c', { model: 'sc', tests: ['rr(y|xry|x)'], flags: ['-DFIXED', ...flags] });
    const [answer] = (await test()).run.tests;
    expect(shortAnswer(answer)).toBe(NOT_SERIAL);
    const popped = answer.history?.calls.flatMap(({ operation, results }) =>
      operation.startsWith('pop') ? (results ?? []) : [],
    );
    expect(popped?.sort()).toEqual(['1', '2', '2', '3']);
    expect((await test('-DCLAIM')).run.tests.map(shortAnswer)).toEqual(['passes']);
  });
});
