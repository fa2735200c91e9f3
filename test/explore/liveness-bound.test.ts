import { describe, expect, test } from 'vitest';
import type { CheckOptions } from '../../src/base/options/options.ts';
import { exitCode } from '../../src/results/exit-code.ts';
import type { Verdict } from '../../src/results/types.ts';
import { useOwnCache } from '../support/cache-folder.ts';
import { checkSource } from '../support/check-source.ts';

/** Loops that are no awaits and may read an old value for ever: cut by the liveness bound, and named. */

useOwnCache();

const program = (loop: string, more = ''): string => `#include <pthread.h>
#include <sched.h>
#include <stdatomic.h>
#include <assert.h>
atomic_int x, work;
int tries;
void *spins(void *arg) {
  ${loop}
  return 0;
}
void *sets(void *arg) { atomic_store_explicit(&x, 1, memory_order_relaxed); return 0; }
int main(void) {
  pthread_t a, b;
  pthread_create(&a, 0, spins, 0);
  ${more === '' ? 'pthread_create(&b, 0, sets, 0); pthread_join(b, 0);' : more}
  pthread_join(a, 0);
}`;

const RETRIES = 'for (tries = 0;; tries++) if (atomic_load_explicit(&x, memory_order_relaxed)) break;';
const WORKS = 'while (!atomic_load_explicit(&x, memory_order_relaxed)) work++;';

const cutsOf = (verdict: Verdict): readonly (readonly [number, string])[] =>
  verdict.bounds.cut.map(({ line, reason }) => [line, reason] as const);
const run = (source: string, given: Partial<CheckOptions> = {}): Promise<Verdict> =>
  checkSource(source, { model: 'rc11', ...given });

test('a loop that ends in a call of ours is named by the call', async () => {
  const loop =
    '\n  do {\n    work++;\n    sched_yield();\n  } while (!atomic_load_explicit(&x, memory_order_relaxed));';
  const polls =
    'for (;;) {\n    work++;\n    if (atomic_load_explicit(&x, memory_order_relaxed)) break;\n    sched_yield();\n  }';
  for (const each of [loop, polls]) {
    const verdict = await run(program(each), { livenessBound: 2 });
    expect(verdict.bounds.cut.map(({ file }) => file.endsWith('.c') && !file.includes('runtime'))).toEqual([
      true,
    ]);
  }
});

describe.each([
  ['counts its rounds', RETRIES],
  ['does something in each round', WORKS],
])('a loop that %s', (_, loop) => {
  test('asked for: N rounds on the old value, and then the new one', async () => {
    const verdict = await run(program(loop), { livenessBound: 3 });
    expect([verdict.verdict, verdict.stats.executions, cutsOf(verdict)]).toEqual([
      'bounded',
      4,
      [[8, 'liveness bound 3']],
    ]);
    expect(exitCode(verdict)).toBe(0);
  });

  test('not asked for: found out, and said', async () => {
    const verdict = await run(program(loop));
    expect([verdict.verdict, cutsOf(verdict)]).toEqual(['bounded', [[8, 'liveness bound 8']]]);
    expect(exitCode(verdict)).toBe(5);
  });

  test('nobody sets the value: the loop is named', async () => {
    const verdict = await run(program(loop, ' '), { livenessBound: 3 });
    expect([verdict.verdict, cutsOf(verdict)]).toEqual(['bounded', [[8, 'liveness bound 3']]]);
  });
});

test('a violation in the second round is found within the bound, and not below it', async () => {
  const late = `int n = 0; while (!atomic_load_explicit(&x, memory_order_relaxed)) { work++; assert(++n < 3); }`;
  expect((await run(program(late), { livenessBound: 3 })).violations.map(({ kind }) => kind)).toEqual([
    'assertion',
  ]);
});

test('a loop that ends is not cut, however often it reads the latest value', async () => {
  const verdict = await run(program('for (int i = 0; i < 100; i++) tries += atomic_load(&work);'), {
    livenessBound: 3,
  });
  expect(verdict.verdict).toBe('verified');
});

test('who yields sees what the others have done', async () => {
  const verdict = await run(
    program('while (!atomic_load_explicit(&x, memory_order_relaxed)) { work++; sched_yield(); }'),
    { livenessBound: 5 },
  );
  expect([verdict.verdict, verdict.stats.executions]).toEqual(['bounded', 2]);
});

test('awaits need no bound, with and without yields', async () => {
  for (const body of [';', 'sched_yield();']) {
    const verdict = await run(program(`while (!atomic_load_explicit(&x, memory_order_relaxed)) ${body}`));
    expect(verdict.verdict).toBe('verified');
  }
});

test('a loop without reads is too long, and the message names it', async () => {
  const verdict = await run(program('for (int i = 0;; i++) atomic_store(&work, i);'));
  expect(verdict.verdict).toBe('unknown');
  expect(verdict.diagnostics.map(({ code, at }) => [code, at?.line])).toEqual([['HED441', 8]]);
});
