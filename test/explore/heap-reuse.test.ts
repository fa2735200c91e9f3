import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkOptions } from '../../src/base/options/options.ts';
import { exploreOutcomes } from '../../src/engines/explore/outcomes.ts';
import { sampleOutcomes } from '../random/sample-outcomes.ts';
import { useOwnCache } from '../support/cache-folder.ts';
import { checkSource } from '../support/check-source.ts';
import { loadSource } from '../support/run-program.ts';

/** `--heap reuse`: the same address comes back, and what is freed is freed all the same. */

useOwnCache();

const MODELS = ['sc', 'tso', 'pso', 'rc11'] as const;

const HEAD = `
#include <assert.h>
#include <heddle.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>
`;

/** T1 takes the first node of a list off if it is still there; T2 takes it off, frees it, and puts another in its place. */
const ABA = `${HEAD}
struct node { struct node *_Atomic next; };
struct node *_Atomic top;
struct node *first;
atomic_int pushed;
void *t1(void *second) {
  struct node *a = first;
  atomic_compare_exchange_strong(&top, &a, second);
  return 0;
}
void *t2(void *arg) {
  struct node *a = atomic_load(&top), *b = atomic_load(&a->next);
  if (!atomic_compare_exchange_strong(&top, &a, b)) return 0;
  free(a);
  struct node *c = malloc(sizeof *c);
  atomic_store(&c->next, b);
  if (!atomic_compare_exchange_strong(&top, &b, c)) return 0;
  atomic_store(&pushed, 1);
  return 0;
}
int main(void) {
  struct node *b = malloc(sizeof *b), *a = malloc(sizeof *a);
  atomic_store(&b->next, 0);
  atomic_store(&a->next, b);
  atomic_store(&top, first = a);
  pthread_t x, y;
  pthread_create(&x, 0, t1, b);
  pthread_create(&y, 0, t2, 0);
  pthread_join(x, 0);
  pthread_join(y, 0);
  if (pushed) assert(atomic_load(&top) != b);
  return 0;
}`;

describe.each(MODELS)('%s', (model) => {
  test('ABA shows, and only with reuse', async () => {
    const fresh = await checkSource(ABA, { model, heap: 'fresh' });
    expect([fresh.verdict, fresh.assumptions[0]]).toEqual(['verified', 'heap fresh']);
    const reuse = await checkSource(ABA, { model, heap: 'reuse' });
    expect(reuse.violations.map(({ kind }) => kind)).toEqual(['assertion']);
    expect(reuse.assumptions[0]).toBe('heap reuse');
  });

  /** Nothing but the reuse itself orders the free before the allocation, whoever comes first in the search. */
  test.each(['FREE MALLOC', 'MALLOC FREE'])(
    'a block that another thread frees comes back: %s',
    async (order) => {
      const create = {
        FREE: 'pthread_create(&x, 0, frees, p);',
        MALLOC: 'pthread_create(&y, 0, allocates, 0);',
      };
      const program = (size: number) => `${HEAD}
      unsigned long old;
      int data;
      void *frees(void *p) { data = 1; free(p); return 0; }
      void *allocates(void *arg) {
        int *q = malloc(${size});
        if ((unsigned long)q == old) assert(data == 0);
        free(q);
        return 0;
      }
      int main(void) {
        int *p = malloc(4);
        old = (unsigned long)p;
        pthread_t x, y;
        ${order
          .split(' ')
          .map((who) => create[who as keyof typeof create])
          .join('\n')}
        pthread_join(x, 0);
        pthread_join(y, 0);
        return 0;
      }`;
      const same = await checkSource(program(4), { model, heap: 'reuse' });
      /* and the allocation happens after what came before the free: no race */
      expect(same.violations.map(({ kind }) => kind)).toEqual(['assertion']);
      expect((await checkSource(program(8), { model, heap: 'reuse' })).verdict).toBe('verified');
      expect((await checkSource(program(4), { model, heap: 'fresh' })).verdict).toBe('verified');
    },
  );

  test('a block that was given out again is still freed for those who do not know', async () => {
    const { violations } = await checkSource(
      `${HEAD}
      atomic_int freed;
      int *p;
      void *reader(void *arg) {
        while (!atomic_load_explicit(&freed, memory_order_relaxed)) ;
        return (void *)(long)*p;
      }
      int main(void) {
        p = malloc(sizeof *p);
        *p = 1;
        pthread_t t;
        pthread_create(&t, 0, reader, 0);
        free(p);
        int *q = malloc(sizeof *q);
        *q = 2;
        atomic_store_explicit(&freed, 1, memory_order_relaxed);
        pthread_join(t, 0);
        free(q);
      }`,
      { model, heap: 'reuse', check: new Set(['memory']) },
    );
    expect(violations.map(({ kind }) => kind)).toEqual(['memory']);
  });
});

test('a new life begins undefined, or zero', async () => {
  const program = (calloc: string) => `${HEAD}
    int main(void) {
      int *p = malloc(sizeof *p);
      *p = 7;
      free(p);
      int *q = ${calloc};
      if (*q == 7) return 1;
      return 0;
    }`;
  const options = { model: 'sc', heap: 'reuse' } as const;
  const undefined_ = await checkSource(program('malloc(sizeof *q)'), options);
  expect(undefined_.violations.map(({ kind }) => kind)).toEqual(['uninitialized']);
  expect((await checkSource(program('calloc(1, sizeof *q)'), options)).verdict).toBe('verified');
});

test('a leak and a double free in a later life', async () => {
  const program = (end: string) => `${HEAD}
    int main(void) {
      int *p = malloc(4);
      free(p);
      int *q = malloc(4);
      ${end}
      return 0;
    }`;
  const options = { model: 'sc', heap: 'reuse', check: new Set(['memory', 'leak']) } as const;
  expect((await checkSource(program('free(q);'), options)).verdict).toBe('verified');
  expect((await checkSource(program(''), options)).violations.map(({ kind }) => kind)).toEqual(['leak']);
  const twice = await checkSource(program('free(q); free(p);'), options);
  expect(twice.violations.map(({ kind }) => kind)).toEqual(['memory']);
});

/** Threads that hand blocks to each other and compare addresses; what each has seen is observed. */
const STATEMENTS = [
  '{ int *p = malloc(4); *p = 1; int *o = atomic_exchange(&slot, p); if (o) free(o); }',
  '{ int *q = atomic_exchange(&slot, (int *)0); if (q) { r += *q; kept = q; free(q); } }',
  '{ int *p = malloc(4); r += 10 * (p == kept); kept = p; free(p); }',
  '{ int *p = malloc(4); *p = 2; r += 10 * (p == kept); int *e = 0; if (!atomic_compare_exchange_strong(&slot, &e, p)) { r += 100 * (e == p); free(p); } }',
];

test('random schedules show nothing that the exploration does not', { timeout: 120_000 }, async () => {
  const statement = fc.constantFrom(...STATEMENTS);
  const body = fc.array(statement, { minLength: 1, maxLength: 3 });
  for (const bodies of fc.sample(fc.tuple(body, body), { seed: 11, numRuns: 24 })) {
    const threads = bodies.map(
      (lines, t) =>
        `void *t${t}(void *arg) { int r = 0; int *kept = 0; ${lines.join('\n')}\n __heddle_observe("r${t}", r); return 0; }`,
    );
    const program = await loadSource(`${HEAD}
      void __heddle_observe(const char *names, ...);
      int *_Atomic slot;
      ${threads.join('\n')}
      int main(void) {
        pthread_t a, b;
        pthread_create(&a, 0, t0, 0);
        pthread_create(&b, 0, t1, 0);
        pthread_join(a, 0);
        pthread_join(b, 0);
      }`);
    const all = exploreOutcomes(program, 'sc', false, { reuse: true });
    const some = sampleOutcomes(program, checkOptions({ model: 'sc', heap: 'reuse', schedules: 300 }));
    const told = bodies.join(' | ');
    expect({ told, extra: [...some.outcomes].filter((key) => !all.outcomes.has(key)) }).toEqual({
      told,
      extra: [],
    });
    expect({ told, extra: [...some.violations].filter((kind) => !all.violations.has(kind)) }).toEqual({
      told,
      extra: [],
    });
  }
});
