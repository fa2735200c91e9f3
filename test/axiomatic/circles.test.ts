import { describe, expect, test } from 'vitest';
import { useOwnCache } from '../support/cache-folder.ts';
import { checkSource } from '../support/check-source.ts';

/** Threads that wait for each other while others could go on, or main ends; where no schedule shows it, as a graph. */

useOwnCache();

/** The circle needs two stores to be late. */
const WEAK = (end: string): string => `
#include <pthread.h>
#include <stdatomic.h>
pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER, n = PTHREAD_MUTEX_INITIALIZER;
atomic_int x, y, z;
void both(pthread_mutex_t *one, pthread_mutex_t *other) {
  pthread_mutex_lock(one); pthread_mutex_lock(other);
  pthread_mutex_unlock(other); pthread_mutex_unlock(one);
}
void *a(void *arg) {
  atomic_store_explicit(&x, 1, memory_order_relaxed);
  if (!atomic_load_explicit(&y, memory_order_relaxed)) both(&m, &n);
  return arg;
}
void *b(void *arg) {
  atomic_store_explicit(&y, 1, memory_order_relaxed);
  if (!atomic_load_explicit(&x, memory_order_relaxed)) both(&n, &m);
  return arg;
}
int main(void) {
  pthread_t s, t;
  pthread_create(&s, 0, a, 0);
  pthread_create(&t, 0, b, 0);
  ${end}
}`;

describe.each([
  ['main ends', ''],
  ['main goes on', 'z = 1; z = 2;'],
  ['main waits', 'pthread_join(s, 0); pthread_join(t, 0);'],
])('%s', (_, end) => {
  test.each([
    ['sc', 'verified'],
    ['tso', 'deadlock'],
    ['rc11', 'deadlock'],
    ['c11', 'deadlock'],
    ['relaxed', 'deadlock'],
  ])('%s', async (model, expected) => {
    const { verdict, violations } = await checkSource(WEAK(end), { engine: 'axiomatic', model });
    expect(violations[0]?.kind ?? verdict).toBe(expected);
    for (const { message, waiting } of violations) {
      expect(message).toMatch(/T[12], T[12] wait for each other/);
      expect(waiting?.map(({ thread }) => thread).sort()).toEqual([1, 2]);
    }
  });
});

/** Somebody joins itself: it waits for ever, unless it was detached. */
const SELF = (first: string): string => `
#include <pthread.h>
pthread_t self;
void *a(void *arg) {
  ${first}
  self = pthread_self();
  pthread_join(self, 0);
  return arg;
}
int main(void) {
  pthread_t s;
  pthread_create(&s, 0, a, 0);
  pthread_exit(0);
}`;

test.each(
  ['sequentialize', 'axiomatic', 'explore'].flatMap((engine) => [
    [engine, 'deadlock', ''] as const,
    [engine, 'memory', 'pthread_detach(pthread_self());'] as const,
  ]),
)('%s: a thread that joins itself, %s', async (engine, expected, first) => {
  const { violations } = await checkSource(SELF(first), { engine, model: 'sc' });
  expect(violations.map(({ kind }) => kind)).toEqual([expected]);
});
