import { expect, test } from 'vitest';
import { exploreOutcomes } from '../../src/engines/explore/outcomes.ts';
import { axiomaticBehaviours } from '../../src/engines/oracle/axiomatic.ts';
import { loadModel } from '../../src/models/load.ts';
import { useOwnCache } from '../support/cache-folder.ts';
import { checkSource } from '../support/check-source.ts';
import { loadSource } from '../support/run-program.ts';

/** `--std-rs`: does a later relaxed store of the same thread go on with its release sequence? */

useOwnCache();

const PROGRAM = (read: string): string => `
#include <assert.h>
#include <heddle.h>
#include <pthread.h>
#include <stdatomic.h>
int data;
atomic_int flag, seen;
void *writer(void *arg) {
  data = 1;
  atomic_store_explicit(&flag, 1, memory_order_release);
  atomic_store_explicit(&flag, 2, memory_order_relaxed);
  return 0;
}
void *reader(void *arg) {
  if (atomic_load_explicit(&flag, memory_order_acquire) == 2) ${read}
  return 0;
}
int main(void) {
  pthread_t a, b;
  pthread_create(&a, 0, writer, 0);
  pthread_create(&b, 0, reader, 0);
  pthread_join(a, 0);
  pthread_join(b, 0);
}`;

test('the release sequence of C11 goes on, that of C20 does not: a race, found and replayed', async () => {
  const source = PROGRAM('assert(data == 1);');
  const c11 = await checkSource(source, { model: 'rc11', stdRs: 'c11' });
  expect(c11.verdict).toBe('verified');
  for (const engine of ['explore', 'random']) {
    const c20 = await checkSource(source, { model: 'rc11', stdRs: 'c20', engine });
    expect(c20.violations.map(({ kind }) => kind)).toEqual(['race']);
  }
});

test.each(['c11', 'c20'] as const)('%s: the oracle agrees', async (stdRs) => {
  const program = await loadSource(PROGRAM('{ int r = data; heddle_observe(r); }'));
  const found = exploreOutcomes(program, 'rc11', true, { stdRs });
  const oracle = axiomaticBehaviours(program, loadModel('rc11'), { stdRs, race: true });
  expect(found.violations.has('race')).toBe(stdRs === 'c20');
  expect(oracle.violations.has('race')).toBe(stdRs === 'c20');
  if (stdRs === 'c11') expect([...found.outcomes.keys()].sort()).toEqual([...oracle.outcomes.keys()].sort());
});
