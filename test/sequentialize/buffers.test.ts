import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { checkOptions } from '../../src/base/options/options.ts';
import type { Outcomes } from '../../src/engines/bounded-sat/outcomes.ts';
import type { Behaviours } from '../../src/engines/oracle/behaviours.ts';
import { operationalBehaviours } from '../../src/engines/oracle/operational.ts';
import { memoryFor } from '../../src/engines/sequentialize/memory/memories.ts';
import { allOutcomes } from '../../src/engines/sequentialize/outcomes.ts';
import { loadProgram } from '../../src/run/load.ts';
import { useOwnCache } from '../support/cache-folder.ts';
import { withFolder } from '../support/native.ts';

useOwnCache();
const TIMEOUT = 120_000;
const UNBOUNDED = { unwind: 0, contexts: 0, clock: 1000, queue: 1000, bits: null };

const HEAD = `#include <assert.h>
#include <heddle.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>
pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER, n = PTHREAD_MUTEX_INITIALIZER;
int x, y, z, a[2], r, s, q;
#define LOCK pthread_mutex_lock
#define UNLOCK pthread_mutex_unlock
#define FENCE atomic_thread_fence(memory_order_seq_cst)
#define BARRIER atomic_thread_fence(memory_order_release)
`;
const two = (end: string): string =>
  `int main(void) { pthread_t t, u; pthread_create(&t, 0, f, 0); pthread_create(&u, 0, g, 0);
   pthread_join(t, 0); pthread_join(u, 0); ${end} return 0; }`;
const SEEN = 'heddle_observe(r, s, q, x, y, z);';

/**
 * What is left out where stores wait (delays.ts, buffered-movers.ts) is compared with the machine, all of whose states
 * are enumerated: the same final states and the same kinds of violations. What goes wrong is replayed.
 */
const PROGRAMS: readonly (readonly [name: string, source: string])[] = [
  [
    'stores wait, and others in turn stand behind them in the buffer',
    `void *f(void *v) { LOCK(&m); x = 1; z = z + 1; r = y; q = z; UNLOCK(&m); return 0; }
     void *g(void *v) { LOCK(&n); y = 1; s = x; UNLOCK(&n); LOCK(&m); z = z + 5; UNLOCK(&m); return 0; } ${two(SEEN)}`,
  ],
  [
    'both see the old values, which goes wrong, with stores in turn behind those that wait',
    `void *f(void *v) { LOCK(&m); x = 1; z = z + 1; r = y; z = z + 1; UNLOCK(&m); return 0; }
     void *g(void *v) { y = 1; s = x; LOCK(&m); z = z + 5; UNLOCK(&m); return 0; }
     ${two('assert(r == 1 || s == 1 || z != 7);')}`,
  ],
  [
    'a store goes to a cell in turn, or to another',
    `void *f(void *v) { int i = heddle_choose(0, 1); LOCK(&m); a[0] = 1; a[i] = 2; r = y; q = a[0]; UNLOCK(&m); return 0; }
     void *g(void *v) { y = 1; s = a[1]; LOCK(&m); z = a[0]; UNLOCK(&m); return 0; } ${two(SEEN)}`,
  ],
  [
    'a store in turn that lets the buffer run empty',
    `atomic_int w;
     void *f(void *v) { LOCK(&m); x = 1; r = y; w = 1; q = z; UNLOCK(&m); return 0; }
     void *g(void *v) { y = 1; s = x; z = 1; LOCK(&m); w = 2; UNLOCK(&m); return 0; } ${two(SEEN)}`,
  ],
  [
    'a store that nobody else comes to lets others wait for those before it',
    `_Atomic(int *) c; atomic_int w;
     void *f(void *v) { int *b = malloc(sizeof *b); *b = 1; c = b; atomic_store_explicit(&w, 1, memory_order_release); r = y; return 0; }
     void *g(void *v) { y = 1; int *b = c; if (b) s = *b; return 0; } ${two(SEEN)}`,
  ],
  [
    'stores between fences, and one after',
    `void *f(void *v) { x = 1; FENCE; r = y; z = 1; q = x; return 0; }
     void *g(void *v) { y = 1; FENCE; s = x; z = 2; x = 2; return 0; } ${two(SEEN)}`,
  ],
  [
    'a message, its flag before it or after',
    `void *f(void *v) { x = 1; y = 1; r = z; return 0; }
     void *g(void *v) { s = y; q = x; z = 1; return 0; } ${two(SEEN)}`,
  ],
  [
    'a message with a barrier, and a store in turn between',
    `void *f(void *v) { LOCK(&m); x = 1; z = 3; BARRIER; y = 1; r = a[0]; UNLOCK(&m); return 0; }
     void *g(void *v) { s = y; q = x; a[0] = 1; LOCK(&m); z = z + 1; UNLOCK(&m); return 0; } ${two(SEEN)}`,
  ],
  [
    'two writers of one cell, both of which look elsewhere',
    `void *f(void *v) { x = 1; r = y; x = 2; return 0; }
     void *g(void *v) { x = 3; s = y; y = 1; q = x; return 0; } ${two(SEEN)}`,
  ],
  [
    'a mutex is held while a store waits, and another one is wanted',
    `void *f(void *v) { LOCK(&m); x = 1; r = y; LOCK(&n); z++; UNLOCK(&n); UNLOCK(&m); return 0; }
     void *g(void *v) { LOCK(&n); y = 1; s = x; LOCK(&m); z++; UNLOCK(&m); UNLOCK(&n); return 0; } ${two(SEEN)}`,
  ],
  [
    'a mutex is given back only if',
    `void *f(void *v) { LOCK(&m); x = 1; r = y; if (r) UNLOCK(&m); return 0; }
     void *g(void *v) { y = 1; LOCK(&m); s = x; UNLOCK(&m); return 0; } ${two(SEEN)}`,
  ],
  [
    'before the second thread begins, and after it has been joined',
    `void *f(void *v) { y = 1; r = x; z = z + 1; return 0; }
     int main(void) { pthread_t t, u; pthread_create(&t, 0, f, 0); x = 1; s = y; pthread_join(t, 0); z = z + 1; q = x;
       pthread_create(&u, 0, f, 0); x = 2; pthread_join(u, 0); ${SEEN} return 0; }`,
  ],
  [
    'an atomic block among stores that wait',
    `int __VERIFIER_atomic_add(int *p) { int old = *p; *p = old + 1; return old; }
     void *f(void *v) { x = 1; r = y; q = __VERIFIER_atomic_add(&z); x = 2; return 0; }
     void *g(void *v) { y = 1; s = x; __VERIFIER_atomic_add(&z); return 0; } ${two(SEEN)}`,
  ],
  [
    'two reads in an atomic block',
    `void __VERIFIER_atomic_both(void) { r = x; s = x; }
     void *f(void *v) { __VERIFIER_atomic_both(); y = 1; return 0; }
     void *g(void *v) { x = 1; q = y; return 0; } ${two(SEEN)}`,
  ],
  [
    'a read and a write in an atomic block, of what another store waits to change',
    `void __VERIFIER_atomic_both(void) { r = x; x = 2; s = y; }
     void *f(void *v) { y = 1; z = 1; q = z; __VERIFIER_atomic_both(); return 0; }
     void *g(void *v) { x = 1; int k = y; z = 2 + k; return 0; } ${two(SEEN)}`,
  ],
  [
    'atomic blocks that are empty, that wait, and that are entered only if',
    `void __VERIFIER_atomic_none(void) { q++; }
     void __VERIFIER_atomic_add(void) { x++; y++; }
     void *f(void *v) { __VERIFIER_atomic_none(); if (y == 0) __VERIFIER_atomic_add(); r = x; return 0; }
     void *g(void *v) { if (x == 0) __VERIFIER_atomic_add(); s = y; return 0; } ${two(SEEN)}`,
  ],
];

type Found = Pick<Behaviours | Outcomes, 'outcomes' | 'violations'>;
const sorted = ({ outcomes, violations }: Found): unknown => ({
  outcomes: [...outcomes.keys()].sort(),
  violations: [...violations.keys()].sort(),
});

describe.each(['tso', 'pso'] as const)('what is left out under %s', (model) => {
  test.each(PROGRAMS)('%s', { timeout: TIMEOUT }, (_, source) =>
    withFolder(async (folder) => {
      const file = join(folder, 'program.c');
      await writeFile(file, HEAD + source);
      const { program } = await loadProgram([file], checkOptions({ model, verifyIR: true }));
      const whole = operationalBehaviours(program, model);
      const reduced = await allOutcomes(program, model, (bounded) => memoryFor(model, bounded, UNBOUNDED));
      expect(whole.outcomes.size + whole.violations.size).toBeGreaterThan(0);
      expect(sorted(reduced)).toEqual(sorted(whole));
    }),
  );
});
