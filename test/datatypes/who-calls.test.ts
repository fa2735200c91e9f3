import { describe, expect, it } from 'vitest';
import { answers } from './run-suite.ts';

/**
 * Types that know who calls them: recursive and error-checking mutexes that are held between calls, variables of a thread,
 * its name. In serial executions, too, each thread makes its own calls (drivers/serial-threads.ts).
 */
const ENGINES = ['explore', 'axiomatic'] as const;
const MODELS = ['sc', 'rc11'] as const;
const EACH = ENGINES.flatMap((engine) => MODELS.map((model) => [engine, model] as const));

/** A lock with `l`, `t` and `u`, and a counter that may be used under it. `%` in what unlocks: whether to do so. */
const POSIX = (kind: string, again: string): string => `#include <heddle.h>
#include <pthread.h>
static pthread_mutex_t m;
static int n;
void init(void) {
  pthread_mutexattr_t a;
  pthread_mutexattr_init(&a);
  pthread_mutexattr_settype(&a, PTHREAD_MUTEX_${kind});
  pthread_mutex_init(&m, &a);
}
int lock(void) { return pthread_mutex_lock(&m); }
int try(void) { return pthread_mutex_trylock(&m); }
int unlock(void) { return pthread_mutex_unlock(&m); }
int add(void) { ${again} }
HEDDLE_INIT(init)
HEDDLE_OP(l, lock, "!")
HEDDLE_OP(t, try)
HEDDLE_OP(u, unlock)
HEDDLE_OP(a, add, "!")`;
const HELD = 'pthread_mutex_lock(&m); int k = ++n; pthread_mutex_unlock(&m); return k;';
/** Gives the lock back in the middle. */
const TORN =
  'pthread_mutex_lock(&m); int k = n + 1; pthread_mutex_unlock(&m); pthread_mutex_lock(&m); n = k; pthread_mutex_unlock(&m); return k;';

const C11 = (body: string): string => `#include <heddle.h>
#include <threads.h>
static mtx_t m;
static int n;
void init(void) { mtx_init(&m, mtx_recursive); }
void lock(void) { mtx_lock(&m); }
int try(void) { return mtx_trylock(&m) == thrd_success; }
void unlock(void) { mtx_unlock(&m); }
int add(void) { ${body} }
HEDDLE_INIT(init)
HEDDLE_OP(l, lock, "!")
HEDDLE_OP(t, try)
HEDDLE_OP(u, unlock)
HEDDLE_OP(a, add, "!")`;
const C11_HELD = 'mtx_lock(&m); mtx_lock(&m); int k = ++n; mtx_unlock(&m); mtx_unlock(&m); return k;';
const C11_TORN =
  'mtx_lock(&m); int k = n + 1; mtx_unlock(&m); mtx_lock(&m); n = k; mtx_unlock(&m); return k;';

const CXX = (body: string, kind = 'recursive_mutex'): string => `#include <heddle.h>
#include <mutex>
class Guarded {
  std::${kind} m;
  int n = 0;
public:
  void lock() { m.lock(); }
  bool attempt() { return m.try_lock(); }
  void unlock() { m.unlock(); }
  int add() { ${body} }
};
HEDDLE_OP(l, Guarded::lock, "!")
HEDDLE_OP(t, Guarded::attempt)
HEDDLE_OP(u, Guarded::unlock)
HEDDLE_OP(a, Guarded::add, "!")`;
const CXX_HELD = 'std::lock_guard a(m); std::lock_guard b(m); return ++n;';
const CXX_TORN = 'int k; { std::lock_guard a(m); k = n + 1; } { std::lock_guard a(m); n = k; } return k;';

/** Held by one thread, it is taken for the other, and free for itself. */
const RIGHT = ['lt|t', 'ltuu|t', 'l|l', 'lau|a', 'a|a'];

describe.each(EACH)('%s, %s', (engine, model) => {
  it.each([
    ['recursive of POSIX', 'recursive.c', POSIX('RECURSIVE', HELD)],
    ['recursive of C11', 'recursive11.c', C11(C11_HELD)],
    ['std::recursive_mutex', 'recursive.cc', CXX(CXX_HELD)],
    ['std::recursive_timed_mutex', 'timed.cc', CXX(CXX_HELD, 'recursive_timed_mutex')],
  ])('%s', { timeout: 120_000 }, async (_, file, text) => {
    expect(await answers(file, { model, engine, tests: RIGHT, text })).toEqual(RIGHT.map(() => 'passes'));
  });

  it.each([
    ['recursive of POSIX', 'recursive.c', POSIX('RECURSIVE', TORN)],
    ['recursive of C11', 'recursive11.c', C11(C11_TORN)],
    ['std::recursive_mutex', 'recursive.cc', CXX(CXX_TORN)],
  ])('%s, given back in the middle', { timeout: 120_000 }, async (_, file, text) => {
    const found = await answers(file, { model, engine, tests: ['a|a', 'lau|a'], text });
    expect(found).toEqual(['fails: not-serial', 'fails: not-serial']);
  });

  it('error-checking mutexes', { timeout: 120_000 }, async () => {
    const tests = ['ll|t', 'lu|u', 'l|u', 'l|l'];
    const text = POSIX('ERRORCHECK', HELD);
    expect(await answers('checking.c', { model, engine, tests, text })).toEqual(tests.map(() => 'passes'));
  });

  const COUNTS = (storage: string): string => `#include <heddle.h>
static ${storage} int mine;
static int all;
int count(void) { return ++mine; }
HEDDLE_OP(c, count)`;
  it('variables of a thread', { timeout: 120_000 }, async () => {
    const tests = ['c|c', 'cc|c', 'c(c|c)'];
    const found = await answers('own.c', { model, engine, tests, text: COUNTS('_Thread_local') });
    expect(found).toEqual(tests.map(() => 'passes'));
    const shared = await answers('shared.c', { model, engine, tests: ['c|c'], text: COUNTS('') });
    expect(shared).toEqual([model === 'sc' ? 'fails: not-serial' : 'fails: race']);
  });

  const OWNED = (claim: string): string => `#include <heddle.h>
#include <pthread.h>
#include <stdatomic.h>
static _Atomic(pthread_t) owner;
int claim(void) { pthread_t none = 0, me = pthread_self(); ${claim} }
HEDDLE_OP(c, claim)`;
  it('names of threads', { timeout: 120_000 }, async () => {
    const right = 'return atomic_compare_exchange_strong(&owner, &none, me) || none == me;';
    const wrong = 'if (owner != 0 && owner != me) return 0; owner = me; return 1;';
    const tests = ['c|c', 'cc|c'];
    expect(await answers('owned.c', { model, engine, tests, text: OWNED(right) })).toEqual([
      'passes',
      'passes',
    ]);
    expect(await answers('owned.c', { model, engine, tests: ['c|c'], text: OWNED(wrong) })).toEqual([
      'fails: not-serial',
    ]);
  });
});

it('every small client of a recursive lock', { timeout: 120_000 }, async () => {
  const text = CXX(CXX_HELD).replace(/HEDDLE_OP\(t.*\n/, '');
  const found = await answers('recursive.cc', { model: 'rc11', tests: ['auto:3'], text });
  expect(found.length).toBeGreaterThan(20);
  expect(new Set(found)).toEqual(new Set(['passes']));
});

/** What the client leaves locked is its own doing; a lock that an operation destroys while it holds it is the type's. */
it('an operation that destroys a lock it holds', { timeout: 120_000 }, async () => {
  const text = CXX('std::recursive_mutex *o = new std::recursive_mutex; o->lock(); delete o; return 1;');
  expect(await answers('recursive.cc', { model: 'sc', tests: ['a|l', 'l|l'], text })).toEqual([
    'fails serially: lock',
    'passes',
  ]);
});
