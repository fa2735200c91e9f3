import { describe, expect, test } from 'vitest';
import { checkOptions } from '../../src/base/options/options.ts';
import { exploreOutcomes } from '../../src/engines/explore/outcomes.ts';
import { loadProgram } from '../../src/run/load.ts';
import { compileText } from './compile-text.ts';

/** Critical sections that need no order (reductions/sections.ts), and what makes them need one. */
const MODELS = ['sc', 'tso', 'pso', 'ra', 'rc11'] as const;
const ON = { sections: [], symmetry: true, classes: [] };

const HEAD = `#include <pthread.h>
#include <stdlib.h>
#include <stdatomic.h>
#include <heddle.h>
pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER, n = PTHREAD_MUTEX_INITIALIZER;
atomic_int x, y;
int a, b, c;
#define LOCK pthread_mutex_lock(&m);
#define UNLOCK pthread_mutex_unlock(&m);
`;
const JOINS = 'pthread_join(t, 0); pthread_join(u, 0);';
const main = (end = ''): string => `int main(void) { pthread_t t, u;
  pthread_create(&t, 0, f, 0); pthread_create(&u, 0, g, 0); ${JOINS} ${end} return 0; }`;
const both = (f: string, g: string): string =>
  `void *f(void *p) { ${f} return 0; } void *g(void *p) { ${g} return 0; }`;

/** With the reduction and without: kinds of violations; and how many executions each has. */
async function compared(text: string): Promise<{ kinds: string[]; executions: number; all: number }[]> {
  const program = await compileText(HEAD + text);
  return MODELS.map((model) => {
    const all = exploreOutcomes(program, model, true);
    const some = exploreOutcomes(program, model, true, ON);
    expect([...some.violations.keys()].sort()).toEqual([...all.violations.keys()].sort());
    const found = new Set(some.outcomes.keys());
    expect([...all.outcomes.keys()].filter((key) => !found.has(key))).toEqual([]);
    return { kinds: [...some.violations.keys()], executions: some.executions, all: all.executions };
  });
}

describe('one execution', () => {
  const bench = async (...clangFlags: string[]): Promise<void> => {
    const { program } = await loadProgram(
      ['bench/programs/locks.c'],
      checkOptions({ cache: false, clangFlags }),
    );
    for (const model of MODELS) {
      const { executions, blocked, violations } = exploreOutcomes(program, model, true, ON);
      expect([executions, blocked, violations.size]).toEqual([1, 0, 0]);
    }
  };
  test('eight threads would be too many here: five lock once, each for itself', () => bench('-DN=5'));
  test('two threads lock fifty times', () => bench('-DN=2', '-DK=50'));

  test('a mutex that main initialises and destroys', async () => {
    const text = `pthread_mutex_t own; ${both(
      'pthread_mutex_lock(&own); a++; pthread_mutex_unlock(&own);',
      'pthread_mutex_lock(&own); b++; pthread_mutex_unlock(&own);',
    )} int main(void) { pthread_t t, u; pthread_mutex_init(&own, 0);
      pthread_create(&t, 0, f, 0); pthread_create(&u, 0, g, 0); ${JOINS} pthread_mutex_destroy(&own); return 0; }`;
    for (const { executions, all, kinds } of await compared(text))
      expect([executions, all, kinds.length]).toEqual([1, 2, 0]);
  });

  test('two of three threads conflict: these two have two orders', async () => {
    const text = `void *f(void *p) { LOCK a++; UNLOCK return 0; } void *g(void *p) { LOCK a += 2; UNLOCK return 0; }
      void *h(void *p) { LOCK b++; UNLOCK return 0; }
      int main(void) { pthread_t t, u, v; pthread_create(&t, 0, f, 0); pthread_create(&u, 0, g, 0);
        pthread_create(&v, 0, h, 0); ${JOINS} pthread_join(v, 0); return 0; }`;
    for (const { executions, all } of await compared(text)) expect([executions, all]).toEqual([2, 6]);
  });
});

describe('nothing is lost', () => {
  const violated = async (kind: string, text: string): Promise<void> => {
    for (const { kinds } of await compared(text)) expect(kinds).toContain(kind);
  };
  const right = async (text: string): Promise<void> => {
    for (const { kinds } of await compared(text)) expect(kinds).toEqual([]);
  };

  test('a race in one order of the locks only', () =>
    violated('race', both('a = 1; LOCK UNLOCK', 'LOCK UNLOCK a = 2;') + main()));
  test('no race where both are in sections', () =>
    right(both('LOCK a = 1; UNLOCK', 'LOCK a = 2; UNLOCK') + main()));
  test('the order of empty sections forbids that both read 0', () =>
    right(
      both(
        'atomic_store_explicit(&x, 1, memory_order_relaxed); LOCK UNLOCK a = atomic_load_explicit(&y, memory_order_relaxed);',
        'atomic_store_explicit(&y, 1, memory_order_relaxed); LOCK UNLOCK b = atomic_load_explicit(&x, memory_order_relaxed);',
      ) + main('if (a == 0 && b == 0) abort();'),
    ));
  test('atomics that a lock protects', () =>
    right(
      both(
        'LOCK int r = atomic_load_explicit(&x, memory_order_relaxed); atomic_store_explicit(&x, r + 1, memory_order_relaxed); UNLOCK',
        'LOCK int r = atomic_load_explicit(&x, memory_order_relaxed); atomic_store_explicit(&x, r + 1, memory_order_relaxed); UNLOCK',
      ) + main('if (x != 2) abort();'),
    ));
  test('a thread that ends with the lock', () =>
    violated('deadlock', both('LOCK a = 1;', 'LOCK b = 1; UNLOCK') + main()));
  test('locks in opposite order', () =>
    violated(
      'deadlock',
      both(
        'LOCK pthread_mutex_lock(&n); a = 1; pthread_mutex_unlock(&n); UNLOCK',
        'pthread_mutex_lock(&n); LOCK b = 1; UNLOCK pthread_mutex_unlock(&n);',
      ) + main(),
    ));
  test('a thread that waits with the lock for one that wants it', () =>
    violated('deadlock', both('LOCK while (!x) ; UNLOCK', 'LOCK UNLOCK x = 1;') + main()));
  test('a thread that joins with the lock one that wants it', () =>
    violated(
      'deadlock',
      `pthread_t t; void *f(void *p) { LOCK UNLOCK return 0; }
       int main(void) { pthread_create(&t, 0, f, 0); LOCK pthread_join(t, 0); UNLOCK return 0; }`,
    ));
  test('the same lock twice', () =>
    violated('deadlock', both('LOCK LOCK UNLOCK UNLOCK', 'LOCK UNLOCK') + main()));
  test('a lock that another thread gives back', () =>
    violated('lock', both('LOCK', 'while (!x) break; UNLOCK') + main()));
  test('somebody tries', () =>
    violated(
      'assertion',
      both('LOCK UNLOCK', 'if (pthread_mutex_trylock(&m) != 0) abort(); UNLOCK') + main(),
    ));
  test('a mutex that is destroyed while others may want it', () =>
    violated('lock', both('LOCK a = 1; UNLOCK', 'pthread_mutex_destroy(&m);') + main()));
  test('a mutex in a block that is freed while others may want it', () =>
    violated(
      'memory',
      `pthread_mutex_t *p; ${both(
        'pthread_mutex_lock(p); a = 1; pthread_mutex_unlock(p);',
        'pthread_mutex_lock(p); b = 1; pthread_mutex_unlock(p); free(p);',
      )} int main(void) { pthread_t t, u; p = malloc(sizeof *p); pthread_mutex_init(p, 0);
        pthread_create(&t, 0, f, 0); pthread_create(&u, 0, g, 0); ${JOINS} return 0; }`,
    ));
  test('a mutex that is not initialised', () =>
    violated(
      'uninitialized',
      `${both('', '')} int main(void) { pthread_mutex_t *p = malloc(sizeof *p); pthread_mutex_lock(p); pthread_mutex_unlock(p); return 0; }`,
    ));
  test('polling under the lock', () =>
    right(both('for (;;) { LOCK int r = a; UNLOCK if (r) break; }', 'LOCK a = 1; UNLOCK') + main()));
  test('a condition variable whose predicate is atomic', () =>
    right(
      `pthread_cond_t q = PTHREAD_COND_INITIALIZER; ${both(
        'LOCK while (!x) pthread_cond_wait(&q, &m); UNLOCK',
        'LOCK x = 1; UNLOCK pthread_cond_signal(&q);',
      )}${main()}`,
    ));
  test('a wake-up that is lost', () =>
    violated(
      'deadlock',
      `pthread_cond_t q = PTHREAD_COND_INITIALIZER; ${both(
        'LOCK while (!x) pthread_cond_wait(&q, &m); UNLOCK',
        'x = 1; pthread_cond_signal(&q);',
      )}${main()}`,
    ));
});
