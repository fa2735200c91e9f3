import { expect, it } from 'vitest';
import { useOwnCache } from '../support/cache-folder.ts';
import { checkSource } from '../support/check-source.ts';

/**
 * An assertion that fails and was not asked for ends its execution and hides nothing: the read before it still gets the
 * next write. (Once the search ended there, and the second write was never read: VERIFIED.)
 */
useOwnCache();

const source = (bad: string, fails: string): string => `#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>
atomic_int x;
void *reader(void *a) {
  int r = x;
  ${fails}
  if (${bad}) *(volatile int *)0 = 1;
  return 0;
}
void *writer(void *a) {
  x = 1;
  x = 2;
  return 0;
}
int main(void) {
  pthread_t t, u;
  pthread_create(&t, 0, reader, 0);
  pthread_create(&u, 0, writer, 0);
  pthread_join(t, 0);
  pthread_join(u, 0);
}
`;

it.each(['sc', 'tso', 'pso', 'rc11', 'c11'] as const)('%s', async (model) => {
  for (const fails of ['assert(r != 1);', 'if (r == 1) abort();'])
    for (const [bad, verdict] of [
      ['r == 2', 'violated'],
      ['r == 3', 'verified'],
    ]) {
      const options = { engine: 'explore', model, check: new Set(['memory']) } as const;
      expect((await checkSource(source(bad, fails), options)).verdict).toBe(verdict);
    }
});
