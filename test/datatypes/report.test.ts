import { expect, it } from 'vitest';
import { checkOptions } from '../../src/base/options/options.ts';
import { testsJson, testsSummary } from '../../src/results/formats/other-commands/tests-report.ts';
import { inputOf } from '../../src/results/input.ts';
import { runSuite } from './run-suite.ts';

const COUNTER = `
struct counter { _Atomic int n; };
void make(struct counter *c) { c->n = 0; }
void increment(struct counter *c) { c->n++; }
int get(struct counter *c) { return c->n; }
`;
const OPS = ['i=increment', 'g=get'];

const report = async (init?: string): Promise<{ text: string; assumptions: string[] }> => {
  const { run } = await runSuite('counter.c', {
    model: 'sc',
    tests: ['i|g'],
    ops: OPS,
    text: COUNTER,
    ...(init === undefined ? {} : { init }),
  });
  const json = testsJson(run, inputOf(['counter.c'], checkOptions({ model: 'sc' }), new Map()));
  return { text: testsSummary(run, { color: false, width: 80 }), assumptions: JSON.parse(json).assumptions };
};

it('says what the columns count, and what a client begins with', async () => {
  const { text, assumptions } = await report();
  expect(text).toContain('serial: how many different results the calls have in how many orders');
  expect(text).toContain('  assumed: each client begins with a struct counter of zeros: no HEDDLE_INIT or\n');
  for (const line of text.split('\n')) expect(line.length).toBeLessThanOrEqual(80);
  expect(assumptions).toEqual([expect.stringContaining('zeros')]);
});

it('assumes nothing where the object is initialised', async () => {
  const { text, assumptions } = await report('make');
  expect(text).not.toContain('assumed');
  expect(assumptions).toEqual([]);
});

it('says how an operation that waits is declared, where one waits that is not', async () => {
  const text = `
static _Atomic int full;
void put(void) { full = 1; }
void take(void) { while (!full) {} full = 0; }
`;
  const summary = async (...ops: string[]): Promise<string> => {
    const { run } = await runSuite('slot.c', { model: 'sc', tests: ['p|t'], ops, text });
    return testsSummary(run, { color: false, width: 80 });
  };
  expect(await summary('p=put', 't=take')).toContain('with a ! behind it');
  expect(await summary('p=put', 't=take!')).not.toContain('with a ! behind it');
});
