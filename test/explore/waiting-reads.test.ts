import { describe, expect, test } from 'vitest';
import { exploreOutcomes } from '../../src/engines/explore/outcomes.ts';
import { operationalBehaviours } from '../../src/engines/oracle/operational.ts';
import { checkSource } from '../support/check-source.ts';
import { compileText } from './compile-text.ts';

/**
 * A thread that waits has read something old, and will read something newer. Until then its read orders nothing: what the others do meanwhile they
 * may have done before it came there. A thread that is before it in the order of threads, but goes on after it has begun to wait, must
 * find what is not yet written.
 */
const HEAD = `#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <heddle.h>
atomic_int x, go, start; pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
#define CHECK(r)
`;
const program = (first: string, second: string): string => `
  void *t0(void *p) { while (!atomic_load(&start)) ; ${first} int r0 = atomic_load(&x); CHECK(r0) heddle_observe(r0); return 0; }
  void *t1(void *p) { atomic_store(&x, 1); ${second} return 0; }
  void *t2(void *p) { atomic_store(&start, 1); return 0; }
  int main(void) { pthread_t a, b, c; pthread_create(&a, 0, t0, 0); pthread_create(&b, 0, t1, 0); pthread_create(&c, 0, t2, 0);
    pthread_join(a, 0); pthread_join(b, 0); pthread_join(c, 0); return 0; }`;
const PROGRAMS = [
  ['an await', program('atomic_store(&go, 1);', 'while (!atomic_load(&go)) ;')],
  [
    'a lock',
    program(
      'pthread_mutex_lock(&m); pthread_mutex_unlock(&m);',
      'pthread_mutex_lock(&m); pthread_mutex_unlock(&m);',
    ),
  ],
] as const;

describe.each(PROGRAMS)('%s', (_, text) => {
  test('both values are found, under every model', async () => {
    const source = await compileText(HEAD + text);
    for (const model of ['sc', 'tso', 'pso', 'ra', 'rc11'] as const)
      for (const how of [
        {},
        { symmetry: true, classes: [], ties: true, barriers: true, sections: [], skips: true },
      ])
        expect([...exploreOutcomes(source, model, false, how).outcomes.keys()].sort()).toEqual([
          'r0=0',
          'r0=1',
        ]);
    expect([...operationalBehaviours(source, 'sc').outcomes.keys()].sort()).toEqual(['r0=0', 'r0=1']);
  });

  test.each(['sc', 'tso', 'pso', 'rc11'] as const)(
    'a violation that needs the old value is told: %s',
    async (model) => {
      const source = HEAD.replace('#define CHECK(r)', '#define CHECK(r) assert(r == 1);') + text;
      const { violations } = await checkSource(source, { engine: 'explore', model });
      expect(violations.map(({ kind }) => kind)).toEqual(['assertion']);
    },
  );
});
