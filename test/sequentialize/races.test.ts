import { describe, expect, test } from 'vitest';
import { useOwnCache } from '../support/cache-folder.ts';
import { checkSource } from '../support/check-source.ts';

useOwnCache();
const TIMEOUT = 120_000;
const RACE = new Set(['race'] as const);

/** Two threads that write x, with something around it: does happens-before order them? */
const CASES: readonly (readonly [name: string, first: string, second: string, races: boolean])[] = [
  ['nothing', 'x = 1;', 'x = 2;', true],
  ['the same value', 'x = 0;', 'int r = x;', true],
  ['two reads', 'int r = x;', 'int r = x;', false],
  ['release and acquire', 'x = 1; store(f, 1, release);', 'if (load(f, acquire)) x = 2;', false],
  ['relaxed and acquire', 'x = 1; store(f, 1, relaxed);', 'if (load(f, acquire)) x = 2;', true],
  ['release and relaxed', 'x = 1; store(f, 1, release);', 'if (load(f, relaxed)) x = 2;', true],
  ['too late', 'store(f, 1, release); x = 1;', 'if (load(f, acquire)) x = 2;', true],
  [
    'fences',
    'x = 1; fence(release); store(f, 1, relaxed);',
    'if (load(f, relaxed)) { fence(acquire); x = 2; }',
    false,
  ],
  [
    'the wrong fence',
    'x = 1; fence(acquire); store(f, 1, relaxed);',
    'if (load(f, relaxed)) { fence(acquire); x = 2; }',
    true,
  ],
  [
    'a later store of the same thread carries on (C11)',
    'x = 1; store(f, 1, release); store(f, 2, relaxed);',
    'if (load(f, acquire) == 2) x = 2;',
    false,
  ],
  [
    'a read-modify-write carries on',
    'x = 1; store(f, 1, release);',
    'if (atomic_fetch_add_explicit(&f, 1, memory_order_relaxed) == 1 && load(f, acquire) == 2) x = 2;',
    false,
  ],
  ['a mutex', 'lock(m); x = 1; unlock(m);', 'lock(m); x = 2; unlock(m);', false],
  ['a mutex beside it', 'x = 1; lock(m); unlock(m);', 'lock(m); unlock(m); x = 2;', true],
  [
    'a trylock that fails',
    'lock(m); x = 1; unlock(m);',
    'if (pthread_mutex_trylock(&m)) x = 2; else unlock(m);',
    true,
  ],
  ['an atomic access and a plain one', 'store(f, 1, seq_cst);', 'int r = *(int *)&f;', true],
];

/** The same where explore does not follow happens-before of these models. */
const ALONE: typeof CASES = [
  ['atomic blocks', 'begin(); x = 1; end();', 'begin(); x = 2; end();', false],
  ['an atomic block beside it', 'x = 1; begin(); end();', 'begin(); end(); x = 2;', true],
  [
    'a block of zeros that is published',
    'int *b = calloc(1, 4); atomic_store_explicit(&q, b, memory_order_relaxed);',
    'int *b = atomic_load_explicit(&q, memory_order_relaxed); if (b) { int r = *b; }',
    true,
  ],
];

const programOf = (first: string, second: string): string => `#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>
#define store(v, n, order) atomic_store_explicit(&v, n, memory_order_##order)
#define load(v, order) atomic_load_explicit(&v, memory_order_##order)
#define fence(order) atomic_thread_fence(memory_order_##order)
#define lock(m) pthread_mutex_lock(&m)
#define unlock(m) pthread_mutex_unlock(&m)
#define begin __VERIFIER_atomic_begin
#define end __VERIFIER_atomic_end
void begin(void); void end(void);
int x; atomic_int f; int *_Atomic q; pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
void *one(void *p) { ${first} return 0; }
void *two(void *p) { ${second} return 0; }
int main(void) { pthread_t a, b; x = 5; pthread_create(&a, 0, one, 0); pthread_create(&b, 0, two, 0);
  pthread_join(a, 0); pthread_join(b, 0); x = 7; return 0; }
`;

const ALL = [...CASES.map((one) => [...one, true] as const), ...ALONE.map((one) => [...one, false] as const)];

describe.each(ALL)('%s', (_, first, second, races, compares) => {
  test.each(['sc', 'tso', 'pso'])('%s', { timeout: TIMEOUT }, async (model) => {
    const options = { model, check: RACE, timeout: 100 };
    const source = programOf(first, second);
    const here = await checkSource(source, { ...options, engine: 'sequentialize' });
    expect(here.verdict).toBe(races ? 'violated' : 'verified');
    if (compares) {
      const there = await checkSource(source, { ...options, engine: 'explore' });
      expect(there.verdict).toBe(here.verdict);
    }
    if (!races) return;
    const [violation] = here.violations;
    expect(violation.kind).toBe('race');
    expect(violation.other?.at.line).toBeGreaterThan(0);
  });
});

test('what is not checked but goes wrong first is not taken for a race', { timeout: TIMEOUT }, async () => {
  const source = programOf('abort(); x = 1;', 'x = 2;');
  expect((await checkSource(source, { model: 'sc', engine: 'sequentialize', check: RACE })).verdict).toBe(
    'verified',
  );
});
