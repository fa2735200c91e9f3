import { expect, it } from 'vitest';
import { checkSource } from './check-source.ts';

/** Section 2 of the SATCheck paper, figure 1. */
const SPIN_LOCK = `
#include <pthread.h>
#include <stdatomic.h>
static atomic_int lock;
static int trylock(void) {
  int val = 0;
  atomic_compare_exchange_strong(&lock, &val, 1);
  return val == 0;
}
static void *foo(void *arg) {
  if (trylock()) atomic_store(&lock, 0);
  return arg;
}
int main(void) {
  pthread_t a, b;
  pthread_create(&a, 0, foo, 0);
  pthread_create(&b, 0, foo, 0);
  pthread_join(a, 0);
  pthread_join(b, 0);
}`;

it('the worked example takes three runs, and one last question that has no answer', async () => {
  const { verdict, stats, summary } = await checkSource(SPIN_LOCK);
  expect(verdict).toBe('verified');
  expect(stats.executions).toBe(3);
  /* one for each run after the first, and the last */
  expect(stats.solverCalls).toBe(3);
  expect(summary).toMatch(/no goal is left/);
});
