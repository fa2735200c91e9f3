import { writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Verdict } from '../../src/results/types.ts';
import { useOwnCache } from '../support/cache-folder.ts';
import { checkFile, ROOT } from '../support/check-file.ts';
import { withFolder } from '../support/native.ts';

useOwnCache();
const TIMEOUT = 120_000;

const HEAD = `#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>
int __VERIFIER_nondet_int(void);
pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER, n = PTHREAD_MUTEX_INITIALIZER;
pthread_cond_t c = PTHREAD_COND_INITIALIZER;
int x, y, ready; atomic_int flag;
#define LOCK pthread_mutex_lock
#define UNLOCK pthread_mutex_unlock
`;
const two = (end: string): string =>
  `int main(void) { pthread_t a, b; pthread_create(&a, 0, f, 0); pthread_create(&b, 0, g, 0);
   pthread_join(a, 0); pthread_join(b, 0); ${end} return 0; }`;

/** Blocks of events that happen in one go must neither hide what is wrong nor invent it (movers.ts, switch-points.ts). */
const PROGRAMS: readonly (readonly [name: string, wanted: string, source: string])[] = [
  [
    'a thread goes wrong before anything others can notice',
    'assertion',
    `void *f(void *p) { int r = __VERIFIER_nondet_int(); if (r == 1) x = 1; assert(r != 2); return 0; }
     void *g(void *p) { x = 3; return 0; } ${two('')}`,
  ],
  [
    'a thread waits before anything others can notice',
    'deadlock',
    `void *f(void *p) { int r = __VERIFIER_nondet_int(); if (r == 1) x = 1; LOCK(&m); UNLOCK(&m); return 0; }
     void *g(void *p) { LOCK(&m); x = 3; return 0; } ${two('')}`,
  ],
  [
    'each holds a mutex and waits for the other',
    'deadlock',
    `void *f(void *p) { LOCK(&m); LOCK(&n); x++; UNLOCK(&n); UNLOCK(&m); return 0; }
     void *g(void *p) { LOCK(&n); LOCK(&m); x++; UNLOCK(&m); UNLOCK(&n); return 0; } ${two('')}`,
  ],
  [
    'a mutex is freed between the last access and the unlock',
    'memory',
    `struct s { pthread_mutex_t m; } *s;
     void *f(void *p) { LOCK(&s->m); flag = 1; UNLOCK(&s->m); return 0; }
     void *g(void *p) { if (flag == 1) free(s); return 0; }
     int main(void) { pthread_t a, b; s = malloc(sizeof *s); pthread_mutex_init(&s->m, 0);
       pthread_create(&a, 0, f, 0); pthread_create(&b, 0, g, 0); pthread_join(a, 0); pthread_join(b, 0); return 0; }`,
  ],
  [
    'a store to a block that another thread frees, just before another access',
    'memory',
    `int *p;
     void *f(void *v) { int r = y; *p = r; r = x; return 0; }
     void *g(void *v) { x = 1; free(p); return 0; }
     int main(void) { pthread_t a, b; p = malloc(sizeof *p);
       pthread_create(&a, 0, f, 0); pthread_create(&b, 0, g, 0); pthread_join(a, 0); pthread_join(b, 0); return 0; }`,
  ],
  [
    'one that was woken waits for a mutex that is never given back',
    'deadlock',
    `void *f(void *p) { LOCK(&m); while (!ready) pthread_cond_wait(&c, &m); UNLOCK(&m); return 0; }
     void *g(void *p) { LOCK(&m); ready = 1; pthread_cond_signal(&c); return 0; } ${two('')}`,
  ],
  [
    'a signal that comes too early is lost',
    'deadlock',
    `void *f(void *p) { LOCK(&m); pthread_cond_wait(&c, &m); UNLOCK(&m); return 0; }
     void *g(void *p) { LOCK(&m); pthread_cond_signal(&c); UNLOCK(&m); return 0; } ${two('')}`,
  ],
  [
    'a wake-up without a signal, where the condition is not looked at again',
    'assertion',
    `void *f(void *p) { LOCK(&m); if (!ready) pthread_cond_wait(&c, &m); assert(ready); UNLOCK(&m); return 0; }
     void *g(void *p) { LOCK(&m); ready = 1; pthread_cond_signal(&c); UNLOCK(&m); return 0; } ${two('')}`,
  ],
  [
    'waiting as it should be',
    'verified',
    `void *f(void *p) { LOCK(&m); while (!ready) pthread_cond_wait(&c, &m); assert(x == 1); UNLOCK(&m); return 0; }
     void *g(void *p) { LOCK(&m); x = 1; ready = 1; pthread_cond_signal(&c); UNLOCK(&m); return 0; } ${two('')}`,
  ],
  [
    'an access outside the mutex comes between those inside',
    'assertion',
    `void *f(void *p) { LOCK(&m); x = 1; assert(x == 1); UNLOCK(&m); return 0; }
     void *g(void *p) { x = 2; return 0; } ${two('')}`,
  ],
  [
    'critical sections, one nested, and a sum',
    'verified',
    `void *f(void *p) { LOCK(&m); x++; LOCK(&n); y++; UNLOCK(&n); x++; UNLOCK(&m); return 0; }
     void *g(void *p) { LOCK(&n); y++; UNLOCK(&n); LOCK(&m); x++; UNLOCK(&m); return 0; } ${two('assert(x == 3 && y == 2);')}`,
  ],
  [
    'a variable of one writer, read between its writes',
    'assertion',
    `void *f(void *p) { for (int i = 0; i < 3; i++) { int r = x; x = r + 1; } return 0; }
     void *g(void *p) { int r = x; int s = x; assert(!(r == 1 && s == 3)); return 0; } ${two('assert(x == 3);')}`,
  ],
];

const kindOf = (verdict: Verdict): string =>
  verdict.verdict === 'violated' ? verdict.violations[0].kind : verdict.verdict;

describe.each(['sc', 'tso', 'pso'])('blocks of events under %s', (model) => {
  test.each(PROGRAMS)('%s: %s', { timeout: TIMEOUT }, (_, wanted, source) =>
    withFolder(async (folder) => {
      const file = join(folder, 'program.c');
      await writeFile(file, HEAD + source);
      const verdict = await checkFile(relative(ROOT, file), { engine: 'sequentialize', model, timeout: 100 });
      expect(kindOf(verdict)).toBe(wanted);
    }),
  );
});
