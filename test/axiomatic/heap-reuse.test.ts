import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkOptions } from '../../src/base/options/options.ts';
import { allOutcomes } from '../../src/engines/axiomatic/outcomes.ts';
import { exploreOutcomes } from '../../src/engines/explore/outcomes.ts';
import type { Program } from '../../src/ir/types.ts';
import { sampleOutcomes } from '../random/sample-outcomes.ts';
import { useOwnCache } from '../support/cache-folder.ts';
import { checkSource } from '../support/check-source.ts';
import { loadSource } from '../support/run-program.ts';

/** `--heap reuse` in axiomatic: freed blocks as a choice, lives one after the other. Every violation is replayed. */

useOwnCache();

const HEAD = `
#include <assert.h>
#include <heddle.h>
#include <pthread.h>
#include <sched.h>
#include <stdatomic.h>
#include <stdlib.h>
`;
const MODELS = ['sc', 'tso', 'pso', 'relaxed', 'rc11', 'c11'] as const;
const options = { engine: 'axiomatic', heap: 'reuse' } as const;
const kindsOf = async (source: string, given: object): Promise<string[]> => {
  const { verdict, violations } = await checkSource(source, { ...options, ...given });
  return violations.length === 0 ? [verdict] : violations.map(({ kind }) => kind);
};

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

/** Nothing orders the free before the allocation, which gets the block all the same; then it comes after it. */
const UNORDERED = `${HEAD}
int *p;
int data;
void *t1(void *arg) { data = 1; free(p); return 0; }
void *t2(void *arg) {
  int *q = malloc(sizeof *q);
  if (q == p) assert(data == ASSERTED);
  free(q);
  return 0;
}
int main(void) {
  p = malloc(sizeof *p);
  pthread_t x, y;
  pthread_create(&x, 0, t1, 0);
  pthread_create(&y, 0, t2, 0);
  pthread_join(x, 0);
  pthread_join(y, 0);
  return 0;
}`;

describe.each(MODELS)('%s', (model) => {
  test('ABA shows, and only with reuse', async () => {
    const { verdict, assumptions } = await checkSource(ABA, { model, engine: 'axiomatic', heap: 'fresh' });
    expect([verdict, assumptions[0]]).toEqual(['verified', 'heap fresh']);
    expect(await kindsOf(ABA, { model })).toEqual(['assertion']);
    const reused = await checkSource(ABA, { model, ...options });
    expect(reused.assumptions[0]).toBe('heap reuse');
  });

  test('the free synchronises with the allocation that gets its block', async () => {
    const check = new Set(['assertion', 'memory']);
    expect(await kindsOf(UNORDERED.replace('ASSERTED', '0'), { model, check })).toEqual(['assertion']);
    // Under pso and relaxed the store of 1 may be on its way when the block has been given back.
    const late = model === 'pso' || model === 'relaxed';
    expect(await kindsOf(UNORDERED.replace('ASSERTED', '1'), { model, check })).toEqual([
      late ? 'assertion' : 'verified',
    ]);
  });

  test('a block that was given out again is still freed for those who do not know', async () => {
    const source = `${HEAD}
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
      }`;
    expect(await kindsOf(source, { model, check: new Set(['memory']) })).toEqual(['memory']);
  });

  test('a new life begins undefined, or zero; it ends once', async () => {
    const program = (second: string, rest: string): string => `${HEAD}
      int main(void) {
        int *p = malloc(sizeof *p);
        *p = 7;
        free(p);
        int *q = ${second};
        ${rest}
        return 0;
      }`;
    const check = new Set(['memory', 'uninitialized', 'leak']);
    const first = 'if (*q == 7) return 1; free(q);';
    expect(await kindsOf(program('malloc(4)', first), { model, check })).toEqual(['uninitialized']);
    expect(await kindsOf(program('calloc(1, 4)', first), { model, check })).toEqual(['verified']);
    expect(await kindsOf(program('malloc(4)', ''), { model, check })).toEqual(['leak']);
    expect(await kindsOf(program('malloc(4)', 'free(q); free(p);'), { model, check })).toEqual(['memory']);
  });
});

/** Threads that hand blocks to each other and compare addresses; what each has seen is observed. */
const NEW = 'sched_yield(); int *p = malloc(4);';
const STATEMENTS = [
  `{ ${NEW} *p = 1; int *o = atomic_exchange(&slot, p); if (o) free(o); }`,
  '{ int *q = atomic_exchange(&slot, (int *)0); if (q) { r += *q; kept = q; free(q); } }',
  `{ ${NEW} r += 10 * (p == kept); kept = p; free(p); }`,
  `{ ${NEW} *p = 2; r += 10 * (p == kept); int *e = 0; if (!atomic_compare_exchange_strong(&slot, &e, p)) { r += 100 * (e == p); free(p); } }`,
  '{ int *q = atomic_load(&slot); r += 1000 * (q == kept && q != 0); kept = q; }',
];

const programOf = (bodies: readonly (readonly string[])[]): Promise<Program> =>
  loadSource(`${HEAD}
    void __heddle_observe(const char *names, ...);
    int *_Atomic slot;
    ${bodies
      .map(
        (lines, t) =>
          `void *t${t}(void *arg) { int r = 0; int *kept = 0; ${lines.join('\n')}\n __heddle_observe("r${t}", r); return 0; }`,
      )
      .join('\n')}
    int main(void) {
      pthread_t a, b;
      pthread_create(&a, 0, t0, 0);
      pthread_create(&b, 0, t1, 0);
      pthread_join(a, 0);
      pthread_join(b, 0);
    }`);

const body = fc.array(fc.constantFrom(...STATEMENTS), { minLength: 1, maxLength: 3 });
const missing = (some: Iterable<string>, all: { has(key: string): boolean }): string[] =>
  [...some].filter((key) => !all.has(key));

test('random schedules under sc show all that there is', { timeout: 180_000 }, async () => {
  for (const bodies of fc.sample(fc.tuple(body, body), { seed: 15, numRuns: 5 })) {
    const program = await programOf(bodies);
    const all = await allOutcomes(program, 'sc', { reuse: true });
    const some = sampleOutcomes(program, checkOptions({ model: 'sc', heap: 'reuse', schedules: 1500 }));
    const found = {
      lost: missing(some.outcomes, all.outcomes),
      lostKinds: missing(some.violations, all.violations),
      invented: missing(all.outcomes, some.outcomes),
      inventedKinds: missing(all.violations.keys(), some.violations),
    };
    expect({ told: bodies, ...found }).toEqual({
      told: bodies,
      lost: [],
      lostKinds: [],
      invented: [],
      inventedKinds: [],
    });
  }
});

test.each(['tso', 'rc11'] as const)('whatever explore shows, %s', { timeout: 180_000 }, async (model) => {
  for (const bodies of fc.sample(fc.tuple(body, body), { seed: 16, numRuns: 4 })) {
    const program = await programOf(bodies);
    const all = await allOutcomes(program, model, { reuse: true });
    const some = exploreOutcomes(program, model, false, { reuse: true });
    expect({
      told: bodies,
      lost: missing(some.outcomes.keys(), all.outcomes),
      kinds: missing(some.violations.keys(), all.violations),
    }).toEqual({ told: bodies, lost: [], kinds: [] });
  }
});

/** The allocation is the last thing that a thread does before it goes wrong: what it needs is told. */
test.each(MODELS)('%s: an address that comes back is told with the free', async (model) => {
  const program = `${HEAD}
    unsigned long old;
    void *frees(void *p) { free(p); return 0; }
    void *allocates(void *arg) {
      int *q = malloc(4);
      assert((unsigned long)q != old);
      return 0;
    }
    int main(void) {
      int *p = malloc(4);
      old = (unsigned long)p;
      pthread_t x, y;
      pthread_create(&x, 0, frees, p);
      pthread_create(&y, 0, allocates, 0);
      pthread_join(x, 0);
      pthread_join(y, 0);
      return 0;
    }`;
  expect(await kindsOf(program, { model })).toEqual(['assertion']);
});
