import { expect, test } from 'vitest';
import { checkOptions } from '../../src/base/options/options.ts';
import { axiomaticEngine } from '../../src/engines/axiomatic/engine.ts';
import { exploreEngine } from '../../src/engines/explore/explore.ts';
import { sequentializeEngine } from '../../src/engines/sequentialize/engine.ts';
import { verdictOf } from '../fuzz/verdict.ts';
import { useOwnCache } from '../support/cache-folder.ts';
import { loadSource } from '../support/run-program.ts';

/** `--heap reuse` and `--spurious-cas` in engines that do not have them: nothing is claimed where they could matter. */

useOwnCache();

/** The second block may lie where the first one was: then p and q are equal. */
const REUSES = `
#include <stdlib.h>
#include <stdint.h>
#include <assert.h>
int main(void) {
  int *p = malloc(4);
  uintptr_t old = (uintptr_t)p;
  free(p);
  int *q = malloc(4);
  assert((uintptr_t)q != old);
  free(q);
  return 0;
}`;
const NO_FREE = 'int main(void) { return 0; }';
const WEAK = `
#include <stdatomic.h>
#include <assert.h>
#include <pthread.h>
atomic_int x;
void *other(void *arg) { return (void *)(long)atomic_load(&x); }
int main(void) {
  pthread_t t;
  pthread_create(&t, 0, other, 0);
  int expected = 0;
  assert(atomic_compare_exchange_weak(&x, &expected, 1));
  pthread_join(t, 0);
  return 0;
}`;

test.each([
  [REUSES, { heap: 'reuse' }, 'unknown', 'violated'],
  [NO_FREE, { heap: 'reuse', spuriousCas: true }, 'verified', 'verified'],
  [WEAK, { spuriousCas: true }, 'unknown', 'violated'],
] as const)('program %#', async (source, options, expected, explored) => {
  const program = await loadSource(source);
  const given = checkOptions({ model: 'sc', ...options });
  const hasIt = source === REUSES ? [exploreEngine, axiomaticEngine] : [exploreEngine];
  for (const engine of [sequentializeEngine, axiomaticEngine]) {
    if (hasIt.includes(engine)) continue;
    const { verdict, diagnostics } = await verdictOf(engine, program, given);
    expect([engine.name, verdict]).toEqual([engine.name, expected]);
    expect(diagnostics.map(({ code }) => code)).toEqual(expected === 'unknown' ? ['HED621'] : []);
  }
  for (const engine of hasIt) {
    const { verdict } = await verdictOf(engine, program, given);
    expect([engine.name, verdict]).toEqual([engine.name, explored]);
  }
});
