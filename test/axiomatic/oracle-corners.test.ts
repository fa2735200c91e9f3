import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { axiomaticBehaviours } from '../../src/engines/oracle/axiomatic.ts';
import { OracleLimit } from '../../src/engines/oracle/values.ts';
import { loadModel } from '../../src/models/load.ts';
import { checkSource } from '../support/check-source.ts';
import { loadSource } from '../support/run-program.ts';

/** What the oracle once got wrong, or would not answer. */

const ANYTHING = join(mkdtempSync(join(tmpdir(), 'heddle-models-')), 'anything.cat');
writeFileSync(ANYTHING, '"anything"\nempty rmw & (fr ; co) as atomicity\n');

const alone = (stored: string): string => `
#include <assert.h>
#include <stdatomic.h>
atomic_int x;
int main(void) {
  int r = atomic_load_explicit(&x, memory_order_relaxed);
  atomic_store_explicit(&x, ${stored}, memory_order_relaxed);
  assert(r != 7);
}`;

it('without coherence a load may read what its own thread stores later, out of thin air', async () => {
  const ask = async (stored: string, foreign: boolean): Promise<string[]> => {
    const found = axiomaticBehaviours(await loadSource(alone(stored)), loadModel(ANYTHING), {
      foreign,
      thinAir: [],
    });
    return [...found.violations.keys()];
  };
  expect(await ask('r', true)).toEqual(['assertion']);
  expect(await ask('r', false)).toEqual([]);
  expect(await ask('1', true)).toEqual([]);
  await expect(ask('r * r - 42', true)).rejects.toThrow(OracleLimit);
});

it('under ra an atomic block is a mutex: whoever waits inside it lets others run', async () => {
  const program = await loadSource(`
#include <pthread.h>
#include <stdatomic.h>
void __VERIFIER_atomic_begin(void);
void __VERIFIER_atomic_end(void);
atomic_int x;
void *waits(void *arg) {
  __VERIFIER_atomic_begin();
  while (atomic_load_explicit(&x, memory_order_relaxed) == 0) {
  }
  __VERIFIER_atomic_end();
  return 0;
}
int main(void) {
  pthread_t t;
  pthread_create(&t, 0, waits, 0);
  atomic_store_explicit(&x, 1, memory_order_relaxed);
  pthread_join(t, 0);
}`);
  const found = axiomaticBehaviours(program, loadModel('ra'), { blocksLock: true });
  expect([...found.violations.keys()]).toEqual([]);
  expect(found.outcomes.size).toBe(1);
  expect(() => axiomaticBehaviours(program, loadModel('sc'))).toThrow(OracleLimit);
});

it.each([
  ['', 'verified'],
  ['x = &g; x = 0;', 'violated'],
])(
  'relaxed: a pointer out of thin air is one that the program stores there (%s)',
  async (before, expected) => {
    const { verdict, assumptions } = await checkSource(
      `
#include <assert.h>
#include <pthread.h>
int g, *x, *y;
void *t(void *a) { int *v = y; x = v; assert(v != &g); return 0; }
void *u(void *a) { int *v = x; y = v; return 0; }
int main(void) {
  pthread_t i, j;
  ${before}
  pthread_create(&i, 0, t, 0);
  pthread_create(&j, 0, u, 0);
  pthread_join(i, 0);
  pthread_join(j, 0);
}`,
      { engine: 'axiomatic', model: 'relaxed' },
    );
    expect(verdict).toBe(expected);
    expect(assumptions.join()).toContain('pointers only where the program stores them');
  },
);

it('relaxed: a thread ends where it goes wrong, and what would come after that justifies nothing', async () => {
  const { verdict } = await checkSource(
    `
#include <pthread.h>
#include <stdlib.h>
long x, y;
void *t(void *a) { long v = y; char *p = malloc(8); free(p + v); x = 1; return 0; }
void *u(void *a) { long v = x; y = v; return 0; }
int main(void) {
  pthread_t i, j;
  pthread_create(&i, 0, t, 0);
  pthread_create(&j, 0, u, 0);
  pthread_join(i, 0);
  pthread_join(j, 0);
}`,
    { engine: 'axiomatic', model: 'relaxed' },
  );
  expect(verdict).toBe('verified');
});
