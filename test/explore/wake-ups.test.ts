import { expect, test } from 'vitest';
import { checkOptions } from '../../src/base/options/options.ts';
import { exploreOutcomes } from '../../src/engines/explore/outcomes.ts';
import { loadProgram } from '../../src/run/load.ts';
import { checkSource } from '../support/check-source.ts';

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
