import { describe, expect, test } from 'vitest';
import { useOwnCache } from '../support/cache-folder.ts';
import { checkSource } from '../support/check-source.ts';

/** `--check leak` and `unjoined`: where the program ends, others may not have come to what they were about to do. */

useOwnCache();

const HEAD = `
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>
void __VERIFIER_atomic_begin(void);
void __VERIFIER_atomic_end(void);
pthread_t x, y;
int *_Atomic p;
atomic_int done;
`;
const [LEAK, UNJOINED] = ['leak', 'unjoined'];

/** Name, what goes wrong, program. */
const PROGRAMS: readonly (readonly [string, string, string])[] = [
  [
    'main frees what a thread made',
    'verified',
    `void *t(void *a) { p = malloc(4); return 0; }
     int main(void) { pthread_create(&x, 0, t, 0); pthread_join(x, 0); free(p); }`,
  ],
  [
    'nobody frees what a thread made',
    LEAK,
    `void *t(void *a) { p = malloc(4); return 0; }
     int main(void) { pthread_create(&x, 0, t, 0); pthread_join(x, 0); }`,
  ],
  [
    'a detached thread may not have come to its free',
    LEAK,
    `void *t(void *a) { free(p); return 0; }
     int main(void) { p = malloc(4); pthread_create(&x, 0, t, 0); pthread_detach(x); }`,
  ],
  [
    'the free of a detached thread is waited for',
    'verified',
    `void *t(void *a) { free(p); atomic_store(&done, 1); return 0; }
     int main(void) {
       p = malloc(4);
       pthread_create(&x, 0, t, 0);
       pthread_detach(x);
       while (!atomic_load(&done)) ;
     }`,
  ],
  [
    'one of two detached threads is not waited for',
    LEAK,
    `void *t(void *a) { atomic_store(&done, 1); free(atomic_exchange(&p, (int *)0)); return 0; }
     void *u(void *a) { free(atomic_exchange(&p, (int *)0)); return 0; }
     int main(void) {
       p = malloc(4);
       pthread_create(&x, 0, t, 0); pthread_detach(x);
       pthread_create(&y, 0, u, 0); pthread_detach(y);
       while (!atomic_load(&done)) ;
     }`,
  ],
  [
    'in an atomic block, with what is waited for',
    'verified',
    `void *t(void *a) { __VERIFIER_atomic_begin(); done = 1; free(p); __VERIFIER_atomic_end(); return 0; }
     int main(void) {
       p = malloc(4);
       pthread_create(&x, 0, t, 0);
       pthread_detach(x);
       int seen = 0;
       while (!seen) { __VERIFIER_atomic_begin(); seen = done; __VERIFIER_atomic_end(); }
     }`,
  ],
  [
    'a thread that nobody joins',
    UNJOINED,
    'void *t(void *a) { return 0; } int main(void) { pthread_create(&x, 0, t, 0); }',
  ],
  [
    'a thread may not have joined its own',
    UNJOINED,
    `void *u(void *a) { return 0; }
     void *t(void *a) { pthread_t y; pthread_create(&y, 0, u, 0); pthread_join(y, 0); return 0; }
     int main(void) { pthread_t x; pthread_create(&x, 0, t, 0); pthread_detach(x); }`,
  ],
  [
    'a thread has joined its own',
    'verified',
    `void *u(void *a) { return 0; }
     void *t(void *a) { pthread_t y; pthread_create(&y, 0, u, 0); pthread_join(y, 0); return 0; }
     int main(void) { pthread_t x; pthread_create(&x, 0, t, 0); pthread_join(x, 0); }`,
  ],
  [
    'a thread may not have detached itself',
    UNJOINED,
    `void *t(void *a) { pthread_detach(pthread_self()); return 0; }
     int main(void) { pthread_create(&x, 0, t, 0); }`,
  ],
];

/** Load buffering, or store buffering: no interleaving leaves the block. */
test.each([
  ['relaxed', 'leak'],
  ['rc11', 'leak'],
  ['sc', 'verified'],
] as const)('what only weak memory leaves behind, %s: %s', async (model, expected) => {
  const source = `${HEAD}
    atomic_int a, b; int r0, r1;
    void *t(void *arg) {
      atomic_store_explicit(&a, 1, memory_order_relaxed); r0 = atomic_load_explicit(&b, memory_order_relaxed); return 0;
    }
    void *u(void *arg) {
      atomic_store_explicit(&b, 1, memory_order_relaxed); r1 = atomic_load_explicit(&a, memory_order_relaxed); return 0;
    }
    int main(void) {
      pthread_create(&x, 0, t, 0); pthread_create(&y, 0, u, 0);
      pthread_join(x, 0); pthread_join(y, 0);
      int *q = malloc(4);
      if (r0 || r1) free(q);
    }`;
  const found = await checkSource(source, { model, engine: 'axiomatic', check: new Set(['leak'] as const) });
  expect(found.violations[0]?.kind ?? found.verdict).toBe(expected);
});

describe.each(['sc', 'tso', 'relaxed', 'rc11'] as const)('%s', (model) => {
  test.each(PROGRAMS)('%s: %s', async (_, expected, source) => {
    const check = new Set(['leak', 'unjoined', 'memory'] as const);
    // explore ends such a program inside the block: its story does not replay.
    const isAlone = model === 'relaxed' || source.includes('atomic_begin');
    const engines = isAlone ? (['axiomatic'] as const) : (['axiomatic', 'explore'] as const);
    for (const engine of engines) {
      const found = await checkSource(HEAD + source, { model, engine, check });
      const kinds = found.violations.map(({ kind }) => kind);
      expect([engine, kinds[0] ?? found.verdict, found.diagnostics.map(({ message }) => message)]).toEqual([
        engine,
        expected,
        [],
      ]);
    }
  });
});
