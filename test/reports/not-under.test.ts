import { expect, test } from 'vitest';
import { checkOptions } from '../../src/base/options/options.ts';
import type { Violation } from '../../src/results/types.ts';
import { modelsWithout } from '../../src/run/recheck.ts';
import { useOwnCache } from '../support/cache-folder.ts';
import { loadSource } from '../support/run-program.ts';

/**
 * A violation is said not to be there under other models where a check under them says so. A model whose engine refuses the
 * program (here `relaxed`: to `axiomatic` an index that may be negative is one of `n`, too, HED670) is left out; once it ended
 * the whole run, and the violation that had been found was lost.
 */
const SOURCE = `
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
struct { atomic_long n; atomic_int a[2]; } q;
void *writer(void *unused) {
  long n = atomic_load_explicit(&q.n, memory_order_relaxed) + 1;
  atomic_store_explicit(&q.a[n % 2], 1, memory_order_relaxed);
  atomic_store_explicit(&q.n, n, memory_order_relaxed);
  return unused;
}
int main(void) {
  pthread_t t;
  pthread_create(&t, NULL, writer, NULL);
  long n = atomic_load_explicit(&q.n, memory_order_relaxed);
  if (n > 0) assert(atomic_load_explicit(&q.a[n % 2], memory_order_relaxed) == 1);
  pthread_join(t, NULL);
}
`;

useOwnCache();

test('a model that refuses the program says nothing of a violation', { timeout: 120_000 }, async () => {
  const program = await loadSource(SOURCE);
  const found = { kind: 'assertion', executionNotUnder: ['relaxed'] } as Partial<Violation> as Violation;
  const options = checkOptions({ model: 'rc11' });
  expect(await modelsWithout(program, found, options, new AbortController().signal)).toEqual([]);
});
