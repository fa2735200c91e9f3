import { describe, expect, test } from 'vitest';
import { exploreOutcomes } from '../../src/engines/explore/outcomes.ts';
import { axiomaticBehaviours } from '../../src/engines/oracle/axiomatic.ts';
import { operationalBehaviours } from '../../src/engines/oracle/operational.ts';
import { loadModel } from '../../src/models/load.ts';
import { useOwnCache } from '../support/cache-folder.ts';
import { checkSource } from '../support/check-source.ts';
import { loadSource } from '../support/run-program.ts';

/** `--spurious-cas`: a weak compare-exchange that fails although it reads what it expects. */

useOwnCache();

const MODELS = ['sc', 'tso', 'pso', 'rc11'] as const;
const HEAD = `
#include <assert.h>
#include <heddle.h>
#include <pthread.h>
#include <stdatomic.h>
atomic_int x;
`;
const MAIN = `
int main(void) {
  pthread_t a, b;
  pthread_create(&a, 0, t1, 0);
  pthread_create(&b, 0, t2, 0);
  pthread_join(a, 0);
  pthread_join(b, 0);
  heddle_observe(x);
}`;

/** Both once: no loop, so that the oracle sees it too. */
const ONCE = (kind: 'weak' | 'strong'): string => `${HEAD}
void *t1(void *arg) {
  int e1 = 0;
  int ok1 = atomic_compare_exchange_${kind}_explicit(&x, &e1, 1, memory_order_acq_rel, memory_order_relaxed);
  heddle_observe(e1, ok1);
  return 0;
}
void *t2(void *arg) {
  int e2 = 0;
  int ok2 = atomic_compare_exchange_${kind}_explicit(&x, &e2, 2, memory_order_seq_cst, memory_order_relaxed);
  heddle_observe(e2, ok2);
  return 0;
}
${MAIN}`;

const RETRY = `${HEAD}
void *t1(void *arg) {
  int old = atomic_load(&x);
  while (!atomic_compare_exchange_weak(&x, &old, old + 1)) ;
  return 0;
}
void *t2(void *arg) { return t1(arg); }
${MAIN}`;

describe.each(MODELS)('%s', (model) => {
  test('the oracle agrees, in outcomes and in the number of executions', async () => {
    for (const kind of ['weak', 'strong'] as const) {
      const program = await loadSource(ONCE(kind));
      const found = exploreOutcomes(program, model, false, { spuriousCas: true });
      const oracle = axiomaticBehaviours(program, loadModel(model), { spuriousCas: true });
      expect([...found.outcomes.keys()].sort()).toEqual([...oracle.outcomes.keys()].sort());
      expect(found.executions).toBe(oracle.executions);
      if (model === 'rc11') continue;
      const machine = operationalBehaviours(program, model, { spuriousCas: true });
      expect([...machine.outcomes.keys()].sort()).toEqual([...oracle.outcomes.keys()].sort());
    }
  });

  test('a retry loop goes on as if nothing had happened', async () => {
    const program = await loadSource(RETRY);
    const [with_, without] = [true, false].map((spuriousCas) =>
      exploreOutcomes(program, model, false, { spuriousCas }),
    );
    expect([...with_.outcomes.keys()]).toEqual(['x=2']);
    expect([with_.executions, [...with_.violations]]).toEqual([without.executions, []]);
  });

  test('nor do random schedules take it for endless waiting', async () => {
    const verdict = await checkSource(RETRY, { model, spuriousCas: true, engine: 'random', schedules: 100 });
    expect(verdict.violations).toEqual([]);
  });

  test('a program that relies on success is refuted, and the story replays', async () => {
    const once = `${HEAD}
      int main(void) {
        int e = 0;
        assert(atomic_compare_exchange_weak(&x, &e, 1));
      }`;
    expect((await checkSource(once, { model })).verdict).toBe('verified');
    const { violations } = await checkSource(once, { model, spuriousCas: true });
    expect(violations.map(({ kind }) => kind)).toEqual(['assertion']);
  });
});
