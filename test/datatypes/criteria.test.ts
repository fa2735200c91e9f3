import { describe, expect, it } from 'vitest';
import { answers, runSuite, shortAnswer } from './run-suite.ts';

describe('a bag that calls itself a queue', () => {
  it('passes where its calls are all parallel', async () => {
    expect(await answers('bag.c', { model: 'rc11', tests: ['e|e|d|d'] })).toEqual(['passes']);
  });

  it('is not linearizable', async () => {
    const { run } = await runSuite('bag.c', {
      model: 'rc11',
      tests: ['e|e|d|d'],
      linearizable: true,
      first: true,
    });
    expect(run.tests.map((one) => [one.test, shortAnswer(one)])).toEqual([
      ['e|e|d|d', 'passes'],
      ['e|e|d|d with 1<2', 'fails serially: not-serial'],
    ]);
  });
});

describe('linearizability', () => {
  const COUNTER = (order: string): string => `#include <stdatomic.h>
static atomic_int n;
void inc(void) { atomic_fetch_add_explicit(&n, 1, memory_order_${order}); }
int get(void) { return atomic_load_explicit(&n, memory_order_${order}); }`;
  const suite = { tests: ['i|g'], ops: ['i=inc', 'g=get'], linearizable: true } as const;

  it('holds for a counter', async () => {
    const both = await answers('counter.c', { ...suite, model: 'rc11', text: COUNTER('relaxed') });
    expect(both).toEqual(['passes', 'passes', 'passes']);
  });

  it('does not hold for a register with two copies', async () => {
    const text = `#include <stdatomic.h>
static atomic_int a, b;
void set(void) { atomic_store(&a, 1); atomic_store(&b, 1); }
int get(void) { return atomic_load(&a) && atomic_load(&b); }
int peek(void) { return atomic_load(&a); }`;
    const ops = ['s=set', 'g=get', 'p=peek'];
    const weak = await answers('two.c', { model: 'sc', tests: ['s|p|g'], ops, text });
    expect(weak).toEqual(['passes']);
    const { run } = await runSuite('two.c', {
      model: 'sc',
      tests: ['s|p|g'],
      ops,
      text,
      linearizable: true,
      first: true,
    });
    expect(run.tests.at(-1)?.test).toBe('s|p|g with 2<3');
    expect(run.tests.map(shortAnswer).at(-1)).toBe('fails: not-serial');
  });

  it('is refused under tso', async () => {
    await expect(runSuite('bag.c', { model: 'tso', tests: ['e|d'], linearizable: true })).rejects.toThrow(
      'linearizability cannot be checked under tso',
    );
  });
});

describe("the user's own specification", () => {
  it('finds a type that is wrong serially', async () => {
    const text = `#include <heddle.h>
static int n, m;
int next(void) { int old = n; if (n < 1) n++; return old; }
int spec_next(void) { return m++; }
HEDDLE_OP(n, next)
HEDDLE_SPEC(n, spec_next)`;
    const found = await answers('next.c', { model: 'sc', tests: ['n|n', 'n|nn'], text });
    expect(found).toEqual(['fails: not-serial', 'fails serially: not-serial']);
  });
});
