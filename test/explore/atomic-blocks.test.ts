import { describe, expect, test } from 'vitest';
import { useOwnCache } from '../support/cache-folder.ts';
import { checkSource } from '../support/check-source.ts';

/** Atomic blocks through the whole tool; what they let happen is in test/litmus (block-….c) and compared by fuzzing. */

useOwnCache();

const HEAD = `
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
void __VERIFIER_atomic_begin(void);
void __VERIFIER_atomic_end(void);
void __VERIFIER_assume(int);
#define TWO(f, g) pthread_t a, b; pthread_create(&a, 0, f, 0); pthread_create(&b, 0, g, 0); \\
  pthread_join(a, 0); pthread_join(b, 0);
`;
const HARDWARE = ['sc', 'tso', 'pso'] as const;

/** A lock as competition programs write it: an assumption inside a block. */
const LOCK = (release: string): string => `${HEAD}
int lock, count, shared;
void acquire(void) {
  __VERIFIER_atomic_begin();
  count = 5;
  __VERIFIER_assume(lock == 0);
  lock = 1;
  count = 0;
  __VERIFIER_atomic_end();
}
void __VERIFIER_atomic_release(void) { lock = 0; }
void *worker(void *arg) {
  acquire();
  int s = shared;
  assert(count == 0);
  ${release}
  shared = s + 1;
  __VERIFIER_atomic_release();
  return 0;
}
int main(void) {
  TWO(worker, worker)
  assert(shared == 2);
}`;

describe.each(HARDWARE)('%s', (model) => {
  test('what happens in a block that is never finished does not count', async () => {
    expect((await checkSource(LOCK(''), { model })).verdict).toBe('verified');
    const broken = await checkSource(LOCK('__VERIFIER_atomic_release();'), { model });
    expect(broken.violations.map(({ kind }) => kind)).toEqual(['assertion']);
  });

  test('a violation that needs both orders is told and replayed', async () => {
    const verdict = await checkSource(
      `${HEAD}
      atomic_int x, y, z;
      int r1, r2;
      void *t1(void *arg) {
        atomic_store_explicit(&x, 1, memory_order_relaxed);
        r1 = atomic_load_explicit(&y, memory_order_relaxed);
        __VERIFIER_atomic_begin();
        z = z + r1;
        __VERIFIER_atomic_end();
        return 0;
      }
      void *t2(void *arg) {
        atomic_store_explicit(&y, 1, memory_order_relaxed);
        r2 = atomic_load_explicit(&x, memory_order_relaxed);
        __VERIFIER_atomic_begin();
        z = z + r2;
        __VERIFIER_atomic_end();
        return 0;
      }
      int main(void) {
        TWO(t1, t2)
        assert(z != 0);
      }`,
      { model },
    );
    expect(verdict.verdict).toBe(model === 'sc' ? 'verified' : 'violated');
  });

  test('waiting inside a block is refused, with the line', async () => {
    const verdict = await checkSource(
      `${HEAD}
      atomic_int flag;
      void *waits(void *arg) {
        __VERIFIER_atomic_begin();
        while (!atomic_load(&flag)) ;
        __VERIFIER_atomic_end();
        return 0;
      }
      void *sets(void *arg) { atomic_store(&flag, 1); return 0; }
      int main(void) { TWO(waits, sets) }`,
      { model },
    );
    expect(verdict.verdict).toBe('unknown');
    expect(verdict.diagnostics.map(({ code, at }) => [code, at?.line])).toEqual([['HED340', 14]]);
  });
});

test('under rc11 a block is a mutex: what is outside races with what is inside', async () => {
  const program = (outside: string): string => `${HEAD}
    int x;
    void *t1(void *arg) { __VERIFIER_atomic_begin(); x = 1; __VERIFIER_atomic_end(); return 0; }
    void *t2(void *arg) { ${outside} return 0; }
    int main(void) { TWO(t1, t2) }`;
  const racy = await checkSource(program('x = 2;'), { model: 'rc11' });
  expect(racy.violations.map(({ kind }) => kind)).toEqual(['race']);
  const inside = program('__VERIFIER_atomic_begin(); x = 2; __VERIFIER_atomic_end();');
  expect((await checkSource(inside, { model: 'rc11' })).verdict).toBe('verified');
});
