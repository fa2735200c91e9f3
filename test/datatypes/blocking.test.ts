import { describe, expect, it } from 'vitest';
import { answers, runSuite, shortAnswer } from './run-suite.ts';

/** Operations that may wait for ever (MODELS.md, last section): calls that never return are compared with serial executions. */
const SLOT = (signal: string, ready = 'full'): string => `#include <heddle.h>
#include <pthread.h>
static int full, slot;
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t changed = PTHREAD_COND_INITIALIZER;
void put(int v) {
  pthread_mutex_lock(&m);
  while (full) pthread_cond_wait(&changed, &m);
  slot = v;
  full = 1;
  ${signal}
  pthread_mutex_unlock(&m);
}
int take(void) {
  pthread_mutex_lock(&m);
  while (!${ready}) pthread_cond_wait(&changed, &m);
  int v = slot;
  full = 0;
  pthread_cond_broadcast(&changed);
  pthread_mutex_unlock(&m);
  return v;
}
HEDDLE_OP(p, put, "!")
HEDDLE_OP(t, take, "!")`;
const GOOD = SLOT('pthread_cond_broadcast(&changed);');

const FLAG = (order: string): string => `#include <heddle.h>
#include <stdatomic.h>
static atomic_int items;
void put(void) { atomic_fetch_add_explicit(&items, 1, memory_order_${order}); }
int take(void) {
  for (;;) {
    int n = atomic_load_explicit(&items, memory_order_${order});
    if (n > 0 && atomic_compare_exchange_strong(&items, &n, n - 1)) return n;
  }
}
HEDDLE_OP(p, put)
HEDDLE_OP(t, take, "!")`;

describe('a slot that waits', () => {
  it('may leave calls waiting where serial executions do', async () => {
    const tests = ['p|t', 'tt|p', 'pp|t', 't|t|p'];
    expect(await answers('slot.c', { model: 'rc11', tests, text: GOOD })).toEqual(tests.map(() => 'passes'));
  });

  it('must not leave others waiting', async () => {
    const { run } = await runSuite('slot.c', { model: 'rc11', tests: ['tt|p'], text: SLOT('') });
    expect(run.tests.map(shortAnswer)).toEqual(['fails: deadlock']);
    const [{ history, verdict }] = run.tests;
    expect(history?.calls.map(({ results, isMade }) => [results, isMade])).toEqual([
      [null, undefined],
      [null, false],
      [[], undefined],
    ]);
    // Serially, put comes first, then the first take has its value, and the second one waits.
    expect(history?.closest[0]).toEqual({ order: [2, 0], results: [[], ['1']], differs: 1, pending: [1] });
    expect(verdict.violations[0].waiting?.map(({ thread }) => thread)).toEqual([1]);
  });

  it('that does not wait where it should gives what no serial execution gives', async () => {
    const text = SLOT('pthread_cond_broadcast(&changed);', '(full || heddle_choose(0, 1))');
    const spec = `static int f, s;
void sput(int v) { while (f) {} s = v; f = 1; }
int stake(void) { while (!f) {} f = 0; return s; }
HEDDLE_SPEC(p, sput, "!")
HEDDLE_SPEC(t, stake, "!")`;
    const found = await answers('slot.c', { model: 'sc', tests: ['p|t'], text: `${text}\n${spec}` });
    expect(found).toEqual(['fails serially: not-serial']);
  });

  it('has a first call that waits', async () => {
    await expect(runSuite('slot.c', { model: 'sc', tests: ['t(p|p)'], text: GOOD })).rejects.toThrow(
      'a call before the brackets waits for ever',
    );
    const { run } = await runSuite('items.c', { model: 'sc', tests: ['auto:3'], text: FLAG('relaxed') });
    expect(run.tests.map(({ test }) => test)).toContain('p(t|t)');
    expect(run.tests.map(({ test }) => test)).not.toContain('t(p|p)');
    expect(run.tests.map(shortAnswer)).toEqual(run.tests.map(() => 'passes'));
    expect(run.notRun).toBe(0);
  });
});

describe('without a lock', () => {
  it.each(['sc', 'tso', 'pso', 'rc11'])('explore and axiomatic agree under %s', async (model) => {
    const tests = ['t|t', 'p|tt', 'p|t|t'];
    for (const engine of ['explore', 'axiomatic'])
      expect(
        await answers('items.c', { model, engine, heap: 'fresh', tests, text: FLAG('relaxed') }),
      ).toEqual(tests.map(() => 'passes'));
  });

  it('a call that waits in the wrong place is endless waiting', async () => {
    const text = FLAG('relaxed').replace('HEDDLE_OP(t, take, "!")', 'HEDDLE_OP(t, take)');
    expect(await answers('items.c', { model: 'rc11', tests: ['t|p'], text })).toEqual([
      'fails serially: liveness',
    ]);
  });

  it('is linearizable with calls that wait', async () => {
    const found = await answers('items.c', {
      model: 'rc11',
      tests: ['t|t|p'],
      text: FLAG('relaxed'),
      linearizable: true,
    });
    expect(new Set(found)).toEqual(new Set(['passes']));
  });
});

describe('exceptions', () => {
  const STACK = (pop: string): string => `#include <heddle.h>
#include <mutex>
struct Empty {};
class Stack {
  int items[4];
  int n = 0;
  std::mutex m;
public:
  void push(int v) { std::lock_guard<std::mutex> hold(m); items[n++] = v; }
  int pop() { ${pop} }
};
HEDDLE_OP(u, Stack::push)
HEDDLE_OP(o, Stack::pop)`;

  it('are results', async () => {
    const text = STACK(
      'std::lock_guard<std::mutex> hold(m); if (n == 0) throw Empty(); int v = items[--n]; return v;',
    );
    expect(await answers('stack.cc', { model: 'rc11', tests: ['u|o', 'u(o|o)'], text })).toEqual([
      'passes',
      'passes',
    ]);
  });

  it('are wrong results, if no serial execution has them', async () => {
    const text = STACK(
      'if (!m.try_lock()) throw Empty(); int k = n; if (k > 0) k = items[--n]; m.unlock(); return k;',
    );
    const { run } = await runSuite('stack.cc', { model: 'rc11', tests: ['u(o|u)'], text });
    expect(run.tests.map(shortAnswer)).toEqual(['fails: not-serial']);
    expect(run.tests[0].history?.calls[1].results).toEqual(['throws Empty']);
  });
});

const DEQUE = (notify: string): string => `#include <condition_variable>
#include <deque>
#include <mutex>
#include <heddle.h>
class Blocking {
  std::mutex m;
  std::condition_variable c;
  std::deque<int> q;
public:
  void put(int v) {
    { std::lock_guard<std::mutex> g(m); q.push_back(v); }
    ${notify}
  }
  int take() {
    std::unique_lock<std::mutex> l(m);
    c.wait(l, [&] { return !q.empty(); });
    int v = q.front();
    q.pop_front();
    return v;
  }
};
HEDDLE_OP(e, Blocking::put)
HEDDLE_OP(d, Blocking::take, "!")`;

it.each(['sc', 'rc11'])(
  'a queue of the C++ library, whose blocks come back, under %s',
  { timeout: 120_000 },
  async (model) => {
    const ask = (notify: string): Promise<string[]> =>
      answers('deque.cc', { model, engine: 'explore', tests: ['e|d'], text: DEQUE(notify) });
    expect(await ask('c.notify_one();')).toEqual(['passes']);
    expect(await ask('if (q.size() == 1) c.notify_one();')).toEqual([
      /* the size is read without the lock */
      model === 'sc' ? 'passes' : 'fails: race',
    ]);
  },
);
