import { describe, expect, it } from 'vitest';
import { failedTest } from '../../src/results/formats/other-commands/tests-report.ts';
import { answers, runSuite, shortAnswer } from './run-suite.ts';

describe('commit points', () => {
  const QUEUE = 'two-lock-queue.c';
  it.each([
    [QUEUE, 'sc', [], ['e|d', 'e|e|d', 'e(ed|de)', 'ded|ed']],
    [QUEUE, 'tso', [], ['e|d', 'e(d|d)', 'ed|de']],
    [QUEUE, 'pso', [], ['e|d', 'e(d|d)']],
    [QUEUE, 'pso', ['-DMISPLACED_FENCE', '-DKEEP'], ['e|d', 'e(d|d)']],
    [QUEUE, 'relaxed', ['-DFENCED'], ['e|d', 'e(d|d)', 'ed|de']],
    [QUEUE, 'relaxed', ['-DFENCED', '-DMISPLACED_FENCE', '-DKEEP'], ['e(d|d)']],
    ['treiber-stack.c', 'tso', [], ['u|o', 'u(uo|o)']],
    ['treiber-stack.c', 'relaxed', [], ['u|o', 'u(o|o)']],
    ['michael-scott-queue.c', 'pso', [], ['e|d']],
    ['michael-scott-queue.c', 'relaxed', [], ['e|d']],
  ])(
    'agree with mined observations where they are right: %s under %s, %j',
    async (file, model, flags, tests) => {
      const mined = await answers(file, { model, tests, flags });
      expect(await answers(file, { model, tests, flags, commit: true })).toEqual(mined);
    },
  );

  it.each(['sc', 'tso', 'pso', 'relaxed'])(
    'that are wrong are found, and told apart from wrong results: %s',
    async (model) => {
      const { run } = await runSuite(QUEUE, {
        model,
        tests: ['e|d'],
        commit: true,
        flags: ['-DFENCED', '-DWRONG_COMMIT'],
      });
      expect(shortAnswer(run.tests[0])).toBe('fails: not-serial');
      const history = run.tests[0].history;
      // Under relaxed the two loads may also come the other way round: then the dequeue finds nothing behind the enqueue.
      if (model !== 'relaxed') expect(history?.commits).toEqual([1, 0]);
      // The order of the commit points, which gives something else; and the order that gives these results.
      const [own, other] = history?.closest ?? [];
      expect([own.order, own.differs < 0]).toEqual([history?.commits, false]);
      expect([other.order, other.differs]).toEqual([[...own.order].reverse(), -1]);
    },
  );

  it('say nothing where serial executions are not deterministic', async () => {
    const text = `#include <heddle.h>
static int n;
int draw(void) { heddle_commit(n = 1); return (int)heddle_choose(0, 1); }
HEDDLE_OP(d, draw)`;
    await expect(runSuite('draw.c', { model: 'sc', tests: ['d|d'], commit: true, text })).rejects.toThrow(
      'do not always give the same results',
    );
  });

  it('that a call does not come to are named', async () => {
    const text = (empty: string): string => `#include <heddle.h>
static _Atomic int n;
void put(int v) { heddle_commit(n = v); }
int get(void) { return n == 0 ? ${empty} : heddle_commit(n); }
HEDDLE_OP(p, put)
HEDDLE_OP(g, get)`;
    const test = async (empty: string) =>
      (await runSuite('n.c', { model: 'sc', tests: ['p|g'], commit: true, text: text(empty) })).run;
    const [answer] = (await test('0')).tests;
    expect(shortAnswer(answer)).toBe('fails: not-serial');
    expect(answer.history?.commits).toBeUndefined();
    expect(answer.history?.uncommitted).toEqual([1]);
    expect(failedTest(answer, { color: false, width: 200, sources: new Map() })).toContain(
      'get() came to no heddle_commit',
    );
    expect((await test('heddle_commit(n)')).tests.map(shortAnswer)).toEqual(['passes']);
  });

  it('that contradict the order of a thread are a failure of their own', async () => {
    const text = `#include <heddle.h>
static int n;
void put(void) { heddle_commit(n = 1); }
int get(void) { return heddle_commit(n); }
HEDDLE_OP(p, put)
HEDDLE_OP(g, get)`;
    const test = (model: string) => runSuite('n.c', { model, tests: ['p|gg'], commit: true, text });
    expect((await test('pso')).run.tests.map(shortAnswer)).toEqual(['passes']);
    // Two loads of the same location may come in either order.
    const [answer] = (await test('relaxed')).run.tests;
    expect(shortAnswer(answer)).toBe('fails: not-serial');
    const own = answer.history?.commits?.filter((call) => call > 0);
    expect(own).toEqual([2, 1]);
  });

  it.each([
    ['rc11', 'auto', 'has no order of all accesses'],
    ['c11', 'auto', 'has no order of all accesses'],
    ['tso', 'explore', 'is not in the hands of engine explore'],
  ])('are refused under %s with engine %s', async (model, engine, message) => {
    await expect(runSuite(QUEUE, { model, engine, tests: ['e|d'], commit: true })).rejects.toThrow(message);
  });
});
