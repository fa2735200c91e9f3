import { describe, expect, test } from 'vitest';
import type { CheckOptions } from '../../src/base/options/options.ts';
import { judge } from '../../src/replay/consistent.ts';
import { MODELS, type Violation } from '../../src/results/types.ts';
import { useOwnCache } from '../support/cache-folder.ts';
import { one, programRunner, two } from './program.ts';

/** Each kind of violation, in a program as small as it gets, and its twin that is right. All are replayed by `check`. */

useOwnCache();
const run = programRunner();

interface Case {
  readonly name: string;
  readonly bad: string;
  /** Kind of the violation, and something its message says. */
  readonly kind: string;
  readonly says: RegExp;
  readonly good?: string;
  readonly options?: Partial<CheckOptions>;
}

const all = (...more: string[]): Partial<CheckOptions> => ({
  check: new Set(['assertion', 'deadlock', 'memory', 'uninitialized', 'lock', 'liveness', 'race', ...more]),
});

const CASES: readonly Case[] = [
  {
    name: 'assertion: lost update',
    bad: two('atomic_int x;', 'int r = x; x = r + 1;', 'int r = x; x = r + 1;', 'assert(x == 2);'),
    good: two('atomic_int x;', 'x++;', 'x++;', 'assert(x == 2);'),
    kind: 'assertion',
    says: /x == 2/,
  },
  {
    name: 'abort',
    bad: one('abort();'),
    kind: 'assertion',
    says: /abort/,
  },
  {
    name: 'deadlock: two locks in two orders',
    bad: two(
      'pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER, n = PTHREAD_MUTEX_INITIALIZER;',
      'pthread_mutex_lock(&m); pthread_mutex_lock(&n); pthread_mutex_unlock(&n); pthread_mutex_unlock(&m);',
      'pthread_mutex_lock(&n); pthread_mutex_lock(&m); pthread_mutex_unlock(&m); pthread_mutex_unlock(&n);',
    ),
    good: two(
      'pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER, n = PTHREAD_MUTEX_INITIALIZER;',
      'pthread_mutex_lock(&m); pthread_mutex_lock(&n); pthread_mutex_unlock(&n); pthread_mutex_unlock(&m);',
      'pthread_mutex_lock(&m); pthread_mutex_lock(&n); pthread_mutex_unlock(&m); pthread_mutex_unlock(&n);',
    ),
    kind: 'deadlock',
    says: /T1, T2 wait for each other/,
  },
  {
    name: 'deadlock: a lock taken twice',
    bad: one('pthread_mutex_lock(&m); pthread_mutex_lock(&m);', 'pthread_mutex_t m;'),
    good: one(
      'pthread_mutex_lock(&m); if (pthread_mutex_trylock(&m) == 0) abort(); pthread_mutex_unlock(&m);',
      'pthread_mutex_t m;',
    ),
    kind: 'deadlock',
    says: /T0 waits for itself/,
  },
  {
    name: 'deadlock: a lock whose holder has ended',
    bad: two(
      'pthread_mutex_t m;',
      'pthread_mutex_lock(&m);',
      'pthread_mutex_lock(&m); pthread_mutex_unlock(&m);',
    ),
    kind: 'deadlock',
    says: /held by T\d, which has ended/,
  },
  {
    name: 'deadlock: a signal that came too early',
    bad: two(
      'pthread_mutex_t m; pthread_cond_t c; int ready;',
      'pthread_mutex_lock(&m); pthread_cond_wait(&c, &m); pthread_mutex_unlock(&m);',
      'pthread_mutex_lock(&m); pthread_cond_signal(&c); pthread_mutex_unlock(&m);',
    ),
    good: two(
      'pthread_mutex_t m; pthread_cond_t c; int ready;',
      'pthread_mutex_lock(&m); while (!ready) pthread_cond_wait(&c, &m); pthread_mutex_unlock(&m);',
      'pthread_mutex_lock(&m); ready = 1; pthread_cond_signal(&c); pthread_mutex_unlock(&m);',
    ),
    kind: 'deadlock',
    says: /signal on c/,
  },
  {
    name: 'a spurious wake-up',
    bad: two(
      'pthread_mutex_t m; pthread_cond_t c; int ready;',
      'pthread_mutex_lock(&m); if (!ready) pthread_cond_wait(&c, &m); assert(ready); pthread_mutex_unlock(&m);',
      'pthread_mutex_lock(&m); ready = 1; pthread_cond_signal(&c); pthread_mutex_unlock(&m);',
    ),
    kind: 'assertion',
    says: /ready/,
    options: { schedules: 3000 },
  },
  {
    name: 'deadlock: blocked inside an atomic block',
    bad: two(
      'pthread_mutex_t m; void __VERIFIER_atomic_begin(void); void __VERIFIER_atomic_end(void);',
      'pthread_mutex_lock(&m); sched_yield(); pthread_mutex_unlock(&m);',
      '__VERIFIER_atomic_begin(); pthread_mutex_lock(&m); pthread_mutex_unlock(&m); __VERIFIER_atomic_end();',
    ),
    kind: 'deadlock',
    says: /atomic block/,
    options: { ...all(), model: 'sc' } /* in the C11 family a block is a mutex, and the other goes on */,
  },
  {
    name: 'atomic blocks exclude each other',
    bad: two(
      'int x; void __VERIFIER_atomic_begin(void); void __VERIFIER_atomic_end(void);',
      '__VERIFIER_atomic_begin(); x++; __VERIFIER_atomic_end();',
      'x++;',
    ),
    good: two(
      'int x; void __VERIFIER_atomic_begin(void); void __VERIFIER_atomic_end(void);',
      '__VERIFIER_atomic_begin(); x++; __VERIFIER_atomic_end();',
      '__VERIFIER_atomic_begin(); x++; __VERIFIER_atomic_end();',
      'assert(x == 2);',
    ),
    kind: 'race',
    says: /x races/,
  },
  {
    name: 'liveness: nobody sets the flag',
    bad: two('atomic_int flag, done;', 'while (!flag) ;', 'done = 1;'),
    good: two('atomic_int flag, done;', 'while (!flag) ;', 'flag = 1;'),
    kind: 'liveness',
    says: /flag to change from 0/,
  },
  {
    name: 'memory: null pointer',
    bad: one('*p = 1;', 'int *p;'),
    good: one('if (p) *p = 1;', 'int *p;'),
    kind: 'memory',
    says: /null/,
  },
  {
    name: 'memory: out of bounds',
    bad: one('int *p = malloc(8); p[2] = 1; free(p);'),
    good: one('int *p = malloc(8); p[1] = 1; free(p);'),
    kind: 'memory',
    says: /out of bounds|wild pointer/,
  },
  {
    name: 'memory: use after free',
    bad: one('int *p = malloc(8); *p = 1; free(p); assert(*p == 1);'),
    kind: 'memory',
    says: /use after free/,
  },
  {
    name: 'memory: use after free that only another schedule shows',
    bad: two(
      'int *volatile p; atomic_int *q;',
      'atomic_fetch_add(q, 1);',
      'free((void *)q);',
      '',
      'q = calloc(1, 4);',
    ),
    kind: 'memory',
    says: /use after free/,
    options: { schedules: 1 },
  },
  {
    name: 'memory: a stack object whose function has returned',
    bad: two('int *_Atomic p;', 'int x = 1; p = &x;', 'int *q = p; if (q) *q = 2;'),
    kind: 'memory',
    says: /use after free|local x/,
  },
  {
    name: 'memory: double free',
    bad: one('int *p = malloc(8); free(p); free(p);'),
    kind: 'memory',
    says: /freed a second time/,
  },
  {
    name: 'memory: free of something that is no block',
    bad: one('free(&x);', 'int x;'),
    kind: 'memory',
    says: /free/,
  },
  {
    name: 'memory: a thread joined twice',
    bad: 'void *f(void *a) { return a; } int main(void) { pthread_t t; pthread_create(&t, 0, f, 0); pthread_join(t, 0); pthread_join(t, 0); }',
    good: 'void *f(void *a) { return a; } int main(void) { pthread_t t; void *r; pthread_create(&t, 0, f, &t); pthread_join(t, &r); assert(r == &t); }',
    kind: 'memory',
    says: /joined before/,
  },
  {
    name: 'uninitialised: a branch',
    bad: one('int *p = malloc(4); if (*p) abort(); free(p);'),
    good: one('int *p = calloc(1, 4); if (*p) abort(); free(p);'),
    kind: 'uninitialized',
    says: /uninitialised/,
  },
  {
    name: 'uninitialised: an atomic load',
    bad: one('atomic_int *p = malloc(4); int r = atomic_load(p); (void)r; free(p);'),
    kind: 'uninitialized',
    says: /never written/,
  },
  {
    name: 'lock: unlocked by another thread',
    bad: two(
      'pthread_mutex_t m; atomic_int k;',
      'pthread_mutex_lock(&m); k = 1;',
      'while (!k) ; pthread_mutex_unlock(&m);',
    ),
    kind: 'lock',
    says: /another thread holds.*m$/,
  },
  {
    name: 'lock: destroyed while held',
    bad: one('pthread_mutex_lock(&m); pthread_mutex_destroy(&m);', 'pthread_mutex_t m;'),
    kind: 'lock',
    says: /locked mutex is destroyed/,
  },
  {
    name: 'arithmetic, whatever is checked',
    bad: one('x = 1 / x;', 'volatile int x;'),
    kind: 'arithmetic',
    says: /division by zero/,
    options: { check: new Set(['deadlock']) },
  },
  {
    name: 'race: two plain accesses',
    bad: two('int x;', 'x = 1;', 'x = 2;'),
    good: two(
      'int x; pthread_mutex_t m;',
      'pthread_mutex_lock(&m); x = 1; pthread_mutex_unlock(&m);',
      'pthread_mutex_lock(&m); x = 2; pthread_mutex_unlock(&m);',
    ),
    kind: 'race',
    says: /write of x races with write/,
    options: { schedules: 3 },
  },
  {
    name: 'race: plain against atomic',
    bad: two('_Atomic int x;', 'x = 1;', '*(volatile int *)&x = 2;'),
    kind: 'race',
    says: /x races/,
    options: { schedules: 3 },
  },
  {
    name: 'race: relaxed publication',
    bad: two(
      'int data; atomic_int flag;',
      'data = 1; atomic_store_explicit(&flag, 1, memory_order_relaxed);',
      'if (atomic_load_explicit(&flag, memory_order_acquire)) assert(data == 1);',
    ),
    good: two(
      'int data; atomic_int flag;',
      'data = 1; atomic_store_explicit(&flag, 1, memory_order_release);',
      'if (atomic_load_explicit(&flag, memory_order_acquire)) assert(data == 1);',
    ),
    kind: 'race',
    says: /data races/,
  },
  {
    name: 'race: fences',
    bad: two(
      'int data; atomic_int flag;',
      'data = 1; atomic_store_explicit(&flag, 1, memory_order_relaxed); atomic_thread_fence(memory_order_release);',
      'if (atomic_load_explicit(&flag, memory_order_relaxed)) { atomic_thread_fence(memory_order_acquire); assert(data == 1); }',
    ),
    good: two(
      'int data; atomic_int flag;',
      'data = 1; atomic_thread_fence(memory_order_release); atomic_store_explicit(&flag, 1, memory_order_relaxed);',
      'if (atomic_load_explicit(&flag, memory_order_relaxed)) { atomic_thread_fence(memory_order_acquire); assert(data == 1); }',
    ),
    kind: 'race',
    says: /data races/,
  },
  {
    name: 'race: mixed sizes',
    bad: two('union { int word; char byte[4]; } x;', 'x.word = 1;', 'x.byte[2] = 1;'),
    good: two('union { int word; char byte[4]; } x;', 'x.byte[1] = 1;', 'x.byte[2] = 1;'),
    kind: 'race',
    says: /x.*races/,
    options: { schedules: 3 },
  },
  {
    name: 'race: plain against a compare-exchange that fails',
    bad: two(
      '_Atomic int x = 3; int y;',
      'y = *(volatile int *)&x; *(volatile int *)&x = 4;',
      'int e = 0; atomic_compare_exchange_weak_explicit(&x, &e, 1, memory_order_acquire, memory_order_relaxed);',
    ),
    kind: 'race',
    says: /x races/,
    options: { spuriousCas: true },
  },
  {
    name: 'race: a lock and its initialisation',
    bad: two('pthread_mutex_t m;', 'pthread_mutex_init(&m, 0);', 'pthread_mutex_trylock(&m);'),
    good: two(
      'pthread_mutex_t m;',
      'pthread_mutex_trylock(&m);',
      'pthread_mutex_trylock(&m);',
      '',
      'pthread_mutex_init(&m, 0);',
    ),
    kind: 'race',
    says: /races/,
  },
  {
    name: 'a weak compare-exchange that fails without need',
    bad: one('int e = 0; assert(atomic_compare_exchange_weak(&x, &e, 1));', 'atomic_int x;'),
    good: one('int e = 0; assert(atomic_compare_exchange_strong(&x, &e, 1));', 'atomic_int x;'),
    kind: 'assertion',
    says: /atomic_compare_exchange/,
    options: { spuriousCas: true },
  },
  {
    name: 'race under sc, on request',
    bad: two('int x;', 'x = 1;', 'x = 2;'),
    kind: 'race',
    says: /x races/,
    options: { ...all(), model: 'sc', schedules: 3 },
  },
  {
    name: 'leak, on request',
    bad: one('int *p = malloc(8); *p = 1;'),
    good: one('int *p = malloc(8); *p = 1; free(p);'),
    kind: 'leak',
    says: /never freed/,
    options: all('leak'),
  },
  {
    name: 'unjoined, on request',
    bad: 'void *f(void *a) { return a; } int main(void) { pthread_t t; pthread_create(&t, 0, f, 0); return 0; }',
    good: 'void *f(void *a) { return a; } int main(void) { pthread_t t; pthread_create(&t, 0, f, 0); pthread_detach(t); return 0; }',
    kind: 'unjoined',
    says: /T1 is neither joined nor detached/,
    options: all('unjoined'),
  },
  {
    name: 'a chosen value',
    bad: one('int x = heddle_choose(0, 1000000); assert(x != 1000000);'),
    good: one('int x = heddle_choose(0, 5); assert(0 <= x && x <= 5);'),
    kind: 'assertion',
    says: /x != 1000000/,
  },
];

describe('random finds', () => {
  for (const { name, bad, kind, says, options } of CASES) {
    test(name, async () => {
      const verdict = await run(bad, options);
      expect(verdict.verdict, verdict.summary).toBe('violated');
      expect(verdict.violations[0].kind).toBe(kind);
      expect(verdict.violations[0].message).toMatch(says);
      expect(verdict.violations[0].at.file).toMatch(/program\.c$/);
      for (const violation of verdict.violations) expect(againstIt(violation)).toEqual([]);
    });
  }
});

/** Models whose axioms do not allow it, and why. What an interleaving shows, every model allows. */
function againstIt({ kind, trace }: Violation): string[] {
  const atEnd = ['deadlock', 'liveness', 'leak', 'unjoined'].includes(kind);
  return MODELS.flatMap((model) => {
    const judgement = judge(trace, model, atEnd ? null : trace.steps[trace.steps.length - 1], 1000);
    return judgement.kind === 'inconsistent' ? [`${model}: ${judgement.why}`] : [];
  });
}

describe('random with store buffers', () => {
  for (const { name, bad, good, kind, options } of CASES) {
    /* what happens-before shows in one schedule, whatever the order, needs the right order here */
    const more = options?.schedules === 1 ? { schedules: 50 } : {};
    const given = { ...all(), ...options, ...more, model: 'pso' };
    test(`finds ${name}`, async () => {
      const { violations } = await run(bad, given);
      expect(violations[0]?.kind).toBe(kind);
    });
    if (good === undefined) continue;
    test(`finds nothing in the right twin of ${name}`, async () => {
      const { violations } = await run(good, { ...given, schedules: 200 });
      expect(violations.map((violation) => `${violation.kind}: ${violation.message}`)).toEqual([]);
    });
  }
});

describe('random finds nothing in the right twin of', () => {
  for (const { name, good, options } of CASES) {
    if (good === undefined) continue;
    test(name, async () => {
      const verdict = await run(good, { ...options, schedules: 300 });
      expect(verdict.violations.map((violation) => `${violation.kind}: ${violation.message}`)).toEqual([]);
      expect(verdict.verdict).toBe('unknown');
      expect(verdict.summary).toBe('no violation in 300 schedules');
    });
  }
});
