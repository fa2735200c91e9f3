import { describe, expect, test } from 'vitest';
import type { Verdict } from '../../src/results/types.ts';
import { useOwnCache } from '../support/cache-folder.ts';
import { checkSource } from '../support/check-source.ts';

useOwnCache();
const TIMEOUT = 120_000;

const kindOf = ({ verdict, violations }: Verdict): string =>
  verdict === 'violated' ? violations[0].kind : verdict;

const HEAD = `#include <assert.h>
#include <pthread.h>
#include <semaphore.h>
#include <stdatomic.h>
#include <stdlib.h>
extern void __VERIFIER_assume(int);
`;
/** Two threads f and g, then what main does. */
const two = (end: string, begin = ''): string =>
  `int main(void) { ${begin} pthread_t a, b; pthread_create(&a, 0, f, 0); pthread_create(&b, 0, g, 0);
   pthread_join(a, 0); pthread_join(b, 0); ${end} return 0; }`;

interface Feature {
  readonly name: string;
  readonly source: (buggy: boolean) => string;
  /** What is wrong with the buggy one. */
  readonly kind: string;
}

const RW = 'pthread_rwlock_t l = PTHREAD_RWLOCK_INITIALIZER; int x, y;';
const COND = `pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER; pthread_cond_t c = PTHREAD_COND_INITIALIZER; int ready, x;`;

const FEATURES: readonly Feature[] = [
  {
    name: 'a writer excludes readers of a rwlock',
    kind: 'assertion',
    source: (buggy) => `${RW}
      void *f(void *p) { pthread_rwlock_wrlock(&l); x = 1; y = 1; pthread_rwlock_unlock(&l); return 0; }
      void *g(void *p) { ${buggy ? '' : 'pthread_rwlock_rdlock(&l);'} int r = x; assert(r == y);
        ${buggy ? '' : 'pthread_rwlock_unlock(&l);'} return 0; }
      ${two('')}`,
  },
  {
    name: 'two read locks do not exclude each other',
    kind: 'assertion',
    source: (buggy) => `${RW}
      void *f(void *p) { pthread_rwlock_${buggy ? 'rd' : 'wr'}lock(&l); int r = x; x = r + 1; pthread_rwlock_unlock(&l); return 0; }
      void *g(void *p) { return f(p); }
      ${two('assert(x == 2);')}`,
  },
  {
    name: 'waiting for a condition in a loop',
    kind: 'assertion',
    source: (buggy) => `${COND}
      void *f(void *p) { pthread_mutex_lock(&m); x = 1; ready = 1; pthread_cond_signal(&c); pthread_mutex_unlock(&m); return 0; }
      void *g(void *p) { pthread_mutex_lock(&m); ${buggy ? 'if' : 'while'} (!ready) pthread_cond_wait(&c, &m); assert(x == 1);
        pthread_mutex_unlock(&m); return 0; }
      ${two('')}`,
  },
  {
    name: 'a broadcast wakes everybody',
    kind: 'deadlock',
    source: (buggy) => `${COND}
      void *f(void *p) { pthread_mutex_lock(&m); while (!ready) pthread_cond_wait(&c, &m); pthread_mutex_unlock(&m); return 0; }
      void *g(void *p) { return f(p); }
      int main(void) { pthread_t a, b; pthread_create(&a, 0, f, 0); pthread_create(&b, 0, g, 0);
        pthread_mutex_lock(&m); ready = 1; pthread_cond_${buggy ? 'signal' : 'broadcast'}(&c); pthread_mutex_unlock(&m);
        pthread_join(a, 0); pthread_join(b, 0); return 0; }`,
  },
  {
    name: 'nobody passes a barrier before all have come',
    kind: 'assertion',
    source: (buggy) => `pthread_barrier_t w; int x, y;
      void *f(void *p) { x = 1; pthread_barrier_wait(&w); assert(y == 1); return 0; }
      void *g(void *p) { ${buggy ? 'pthread_barrier_wait(&w); y = 1;' : 'y = 1; pthread_barrier_wait(&w);'} assert(x == 1); return 0; }
      ${two('', 'pthread_barrier_init(&w, 0, 2);')}`,
  },
  {
    name: 'a barrier for more than there are',
    kind: 'deadlock',
    source: (buggy) => `pthread_barrier_t w;
      void *f(void *p) { pthread_barrier_wait(&w); return 0; }
      void *g(void *p) { return f(p); }
      ${two('', `pthread_barrier_init(&w, 0, ${buggy ? 3 : 2});`)}`,
  },
  {
    name: 'a semaphore of one is a lock',
    kind: 'assertion',
    source: (buggy) => `sem_t s; int x;
      void *f(void *p) { sem_wait(&s); int r = x; x = r + 1; sem_post(&s); return 0; }
      void *g(void *p) { return f(p); }
      ${two('assert(x == 2);', `sem_init(&s, 0, ${buggy ? 2 : 1});`)}`,
  },
  {
    name: 'an assumption stops only the executions in which it fails',
    kind: 'assertion',
    source: (buggy) => `int x;
      void *f(void *p) { x = 1; return 0; }
      void *g(void *p) { __VERIFIER_assume(x == ${buggy ? 0 : 1}); assert(x == 1); return 0; }
      ${two('')}`,
  },
  {
    name: 'locks in two orders',
    kind: 'deadlock',
    source: (buggy) => `pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER, n = PTHREAD_MUTEX_INITIALIZER;
      void *f(void *p) { pthread_mutex_lock(&m); pthread_mutex_lock(&n); pthread_mutex_unlock(&n); pthread_mutex_unlock(&m); return 0; }
      void *g(void *p) { pthread_mutex_lock(&${buggy ? 'n' : 'm'}); pthread_mutex_lock(&${buggy ? 'm' : 'n'});
        pthread_mutex_unlock(&m); pthread_mutex_unlock(&n); return 0; }
      ${two('')}`,
  },
  {
    name: 'a block is read before it is freed',
    kind: 'memory',
    source: (buggy) => `int *block; atomic_int done;
      void *f(void *p) { int r = *block; done = 1; return r == 7 ? 0 : p; }
      void *g(void *p) { ${buggy ? '' : 'while (!done) ;'} free(block); return 0; }
      ${two('', 'block = malloc(sizeof *block); *block = 7;')}`,
  },
];

describe.each(FEATURES)('$name', ({ source, kind }) => {
  test.each(['sc', 'tso', 'pso'])('%s', { timeout: TIMEOUT }, async (model) => {
    const options = { engine: 'sequentialize', model, timeout: 100 } as const;
    expect(kindOf(await checkSource(HEAD + source(false), options))).toBe('verified');
    expect(kindOf(await checkSource(HEAD + source(true), options))).toBe(kind);
  });
});

test('--print-after sequentialize shows the sequential program', { timeout: TIMEOUT }, async () => {
  const source = `${HEAD}int x; void *f(void *p) { int r = x; x = r + 1; return 0; }
    void *g(void *p) { return f(p); } ${two('assert(x == 2);')}`;
  const printed: string[] = [];
  await checkSource(source, { engine: 'sequentialize', model: 'sc', printAfter: 'sequentialize' }, (text) =>
    printed.push(text),
  );
  expect(printed[0]).toMatch(/^; after sequentialize\nshared x: \d bits = 0\n/);
  expect(printed[0]).toContain('for (c = 0; c < ');
  expect(printed[0]).toContain('if (tid[c] == 1) T1_f(from pc[1] to cs[c]);');
  expect(printed[0]).toMatch(
    /T1_f\(\) \{\n\* {3}0: load x: .* = read\(x\) {2}\/\/ program\.c:7\n\* {3}1: store x: write\(x, .*\) {2}\/\/ program\.c:7\n/,
  );
});
