import { expect, test } from 'vitest';
import { exploreOutcomes } from '../../src/engines/explore/outcomes.ts';
import { compileText } from './compile-text.ts';

/** Races with what is no access of the program's own. */
const MODELS = ['sc', 'tso', 'pso', 'rc11'] as const;

const published = (store: string, load: string): string => `#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>
_Atomic(int *) p;
void *w(void *a) { atomic_store_explicit(&p, calloc(1, sizeof(int)), memory_order_${store}); return 0; }
void *r(void *a) { int *q = atomic_load_explicit(&p, memory_order_${load}); return q && *q ? a : 0; }
int main(void) {
  pthread_t t, u;
  pthread_create(&t, 0, w, 0); pthread_create(&u, 0, r, 0);
  pthread_join(t, 0); pthread_join(u, 0);
  return 0;
}
`;

test('calloc writes zeros, and that races with an access that nothing orders after it', async () => {
  const racy = await compileText(published('relaxed', 'relaxed'));
  const ordered = await compileText(published('release', 'acquire'));
  for (const model of MODELS) {
    expect([...exploreOutcomes(racy, model, true).violations.keys()], model).toEqual(['race']);
    expect([...exploreOutcomes(ordered, model, true).violations.keys()], model).toEqual([]);
  }
});

test('races with atomic blocks are looked for under rc11 only', async () => {
  const block = (body: string): string => `__VERIFIER_atomic_begin(); ${body} __VERIFIER_atomic_end();`;
  const program = await compileText(`#include <pthread.h>
void __VERIFIER_atomic_begin(void); void __VERIFIER_atomic_end(void);
int x;
void *w(void *a) { ${block('x = 1;')} return 0; }
int main(void) { pthread_t t; pthread_create(&t, 0, w, 0); ${block('x = 2;')} pthread_join(t, 0); return 0; }
`);
  expect([...exploreOutcomes(program, 'rc11', true).violations.keys()]).toEqual([]);
  expect(() => exploreOutcomes(program, 'sc', true)).toThrow(/data races are not looked for/);
});
