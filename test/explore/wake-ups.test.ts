import { expect, test } from 'vitest';
import { checkOptions } from '../../src/base/options/options.ts';
import { exploreOutcomes } from '../../src/engines/explore/outcomes.ts';
import { settings } from '../../src/engines/explore/parallel/task-search.ts';
import { loadProgram } from '../../src/run/load.ts';
import { checkSource } from '../support/check-source.ts';
import { compileText } from './compile-text.ts';

/** Locks and condition variables: what is no choice is none, and what is one is still found. */

const program = async (file: string, ...clangFlags: string[]) =>
  (await loadProgram([`bench/programs/${file}`], checkOptions({ clangFlags }))).program;

test('to want a lock that is taken is no execution of its own', async () => {
  const { executions, blocked } = exploreOutcomes(
    await program('locks.c', '-DN=4', '-DSHARED'),
    'rc11',
    true,
  );
  expect([executions, blocked]).toEqual([24, 0]);
});

test('without spurious wake-ups a pool leaves nothing blocked', async () => {
  const found = exploreOutcomes(await program('pool.c'), 'rc11', true, { symmetry: true, spurious: false });
  expect([found.executions, found.blocked, found.violations.size]).toEqual([134, 0, 0]);
});

test('a spurious wake-up is one step, and shows the same', async () => {
  const pool = await program('pool.c', '-DW=1');
  const slow = exploreOutcomes(pool, 'rc11', true);
  const fast = exploreOutcomes(pool, 'rc11', true, { ties: true });
  expect([...fast.outcomes.keys()]).toEqual([...slow.outcomes.keys()]);
  expect(fast.executions).toBeLessThan(slow.executions);
});

const IF_FOR_WHILE = `
  #include <assert.h>
  #include <pthread.h>
  static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
  static pthread_cond_t c = PTHREAD_COND_INITIALIZER;
  static int ready;
  static void *other(void *arg) {
    pthread_mutex_lock(&m);
    ready = 1;
    pthread_cond_signal(&c);
    pthread_mutex_unlock(&m);
    return 0;
  }
  int main(void) {
    pthread_t t;
    pthread_create(&t, 0, other, 0);
    pthread_mutex_lock(&m);
    if (!ready) pthread_cond_wait(&c, &m);
    assert(ready);
    pthread_mutex_unlock(&m);
    pthread_join(t, 0);
    return 0;
  }`;

test.each(['explore', 'sequentialize', 'axiomatic'] as const)('if in place of while: %s', async (engine) => {
  const model = 'sc';
  const once = await checkSource(IF_FOR_WHILE, { engine, model });
  expect(once.violations.map(({ kind }) => kind)).toEqual(['assertion']);
  const off = await checkSource(IF_FOR_WHILE, { engine, model, spuriousWakeups: 'off' });
  expect(off.verdict).toBe('verified');
  expect(off.assumptions).toContain('no thread wakes up spuriously from condition variables');
});

test('a spurious wake-up as an unlock and a lock: a pool of two workers and a task', async () => {
  const found = exploreOutcomes(await program('pool.c'), 'rc11', true, settings(checkOptions({})));
  expect([found.executions, found.blocked, found.violations.size]).toEqual([474, 440, 0]);
});

const HEAD = `#include <pthread.h>
  #include <stdatomic.h>
  #include <stdlib.h>
  #include <heddle.h>
  pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
  pthread_cond_t c = PTHREAD_COND_INITIALIZER;
  int ready, taken;
  void *give(void *p) { pthread_mutex_lock(&m); ready++; pthread_mutex_unlock(&m); pthread_cond_signal(&c); return 0; }`;
const main = (...threads: string[]): string => `int main(void) { pthread_t t[${threads.length}];
  ${threads.map((name, i) => `pthread_create(&t[${i}], 0, ${name}, 0);`).join(' ')}
  ${threads.map((_, i) => `pthread_join(t[${i}], 0);`).join(' ')} int n = taken; heddle_observe(n); return 0; }`;
const take = (
  wait: string,
): string => `void *take(void *p) { pthread_mutex_lock(&m); ${wait} int r = ready; if (r > 0) ready--;
  taken = taken * 2 + r; pthread_mutex_unlock(&m); return 0; }`;

test.each([
  ['if for while, one waiter', take('if (ready == 0) pthread_cond_wait(&c, &m);') + main('take', 'give')],
  [
    'if for while, two waiters',
    take('if (ready == 0) pthread_cond_wait(&c, &m);') + main('take', 'take', 'give'),
  ],
  ['while', take('while (ready == 0) pthread_cond_wait(&c, &m);') + main('take', 'give')],
  [
    'while, one task for two',
    take('while (ready == 0) pthread_cond_wait(&c, &m);') + main('take', 'take', 'give'),
  ],
  ['no predicate', take('pthread_cond_wait(&c, &m);') + main('take', 'give')],
  [
    'it is destroyed',
    `${take('while (ready == 0) pthread_cond_wait(&c, &m);')}
    void *end(void *p) { pthread_cond_destroy(&c); return 0; } ${main('take', 'give', 'end')}`,
  ],
  [
    'without the lock',
    `${take('while (ready == 0) pthread_cond_wait(&c, &m);')}
    void *late(void *p) { pthread_mutex_lock(&m); pthread_cond_signal(&c); ready = 1; pthread_mutex_unlock(&m); return 0; } ${main('take', 'late')}`,
  ],
])('%s: the same is found, and no outcome is lost', async (_, text) => {
  const source = await compileText(HEAD + text);
  for (const model of ['sc', 'tso', 'pso', 'ra', 'rc11'] as const) {
    const all = exploreOutcomes(source, model, true);
    const some = exploreOutcomes(source, model, true, {
      symmetry: true,
      ties: true,
      skips: true,
      sections: [],
    });
    expect([...some.violations.keys()].sort()).toEqual([...all.violations.keys()].sort());
    const found = new Set(some.outcomes.keys());
    expect([...all.outcomes.keys()].filter((key) => !found.has(key))).toEqual([]);
  }
});
