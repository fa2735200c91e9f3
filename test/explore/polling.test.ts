import { expect, test } from 'vitest';
import { useOwnCache } from '../support/cache-folder.ts';
import { checkSource } from '../support/check-source.ts';

/** Two threads that poll with timed waits and want the same mutex: if nobody else is left, that is said. */

useOwnCache();

const program = (set: string): string => `#include <pthread.h>
pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
pthread_cond_t c = PTHREAD_COND_INITIALIZER;
int ready;
void *poll(void *arg) {
  struct timespec until = {1, 0};
  pthread_mutex_lock(&m);
  while (!ready) pthread_cond_timedwait(&c, &m, &until);
  pthread_mutex_unlock(&m);
  return arg;
}
int main(void) {
  pthread_t a;
  pthread_create(&a, 0, poll, 0);
  pthread_mutex_lock(&m);
  ${set}
  pthread_mutex_unlock(&m);
  poll(0);
  pthread_join(a, 0);
}`;

test.each(['sc', 'tso', 'pso', 'rc11'] as const)('%s', async (model) => {
  expect((await checkSource(program('ready = 1;'), { model })).verdict).toBe('verified');
  const { verdict, summary } = await checkSource(program(''), { model });
  expect(verdict).toBe('unknown');
  expect(summary).toContain('several threads poll with timed waits');
});

test('nobody asked for deadlocks', async () => {
  const check = new Set(['assertion', 'memory'] as const);
  const { verdict, summary } = await checkSource(program('if (0) ready = 1;'), {
    model: 'sc',
    check,
    timeout: 2,
  });
  expect(verdict).toBe('unknown');
  expect(summary).not.toContain('timed waits');
});
