import { expect, test } from 'vitest';
import { ScOrder } from '../../src/engines/explore/consistency/psc.ts';
import { exploreOutcomes } from '../../src/engines/explore/outcomes.ts';
import { compileBatch } from '../fuzz/compile.ts';
import { programOf } from '../fuzz/generate.ts';
import { compileText } from './compile-text.ts';
import { acyclicByPairs } from './slow-psc.ts';

/** The SC axiom: what can be reached, against the comparison of all nodes. */
const COUNT = Number(process.env.FUZZ_COUNT ?? 48);

/** Runs this with every answer of the fast way compared; how often it was asked, and how often it said no. */
function compared(run: () => void): { asked: number; refused: number } {
  const fast = ScOrder.prototype.holds;
  const tally = { asked: 0, refused: 0 };
  ScOrder.prototype.holds = function (g, e) {
    const answer = fast.call(this, g, e);
    tally.asked++;
    if (!answer) tally.refused++;
    if (answer !== acyclicByPairs(g)) throw new Error(`the SC axiom: ${answer} is wrong`);
    return answer;
  };
  try {
    run();
  } finally {
    ScOrder.prototype.holds = fast;
  }
  return tally;
}

test('random programs', async () => {
  const programs = await compileBatch(
    Array.from({ length: COUNT }, (_, i) => ({ program: programOf(2024, i) })),
  );
  const tally = compared(() => {
    for (const program of programs) exploreOutcomes(program, 'rc11');
  });
  expect(tally.asked).toBeGreaterThan(1000);
});

test('rings of seq_cst stores and loads', async () => {
  const program = await compileText(`
    #include <pthread.h>
    #include <stdatomic.h>
    atomic_int x, y, z, r[3];
    #define PART(name, mine, next, k) \\
      void *name(void *arg) { mine = 1; atomic_store_explicit(&r[k], 1 + next, memory_order_relaxed); mine = 2; return arg; }
    PART(f, x, y, 0) PART(g, y, z, 1) PART(h, z, x, 2)
    int main(void) {
      pthread_t t[3];
      pthread_create(&t[0], 0, f, 0); pthread_create(&t[1], 0, g, 0); pthread_create(&t[2], 0, h, 0);
      for (int i = 0; i < 3; i++) pthread_join(t[i], 0);
      return 0;
    }`);
  const tally = compared(() => exploreOutcomes(program, 'rc11'));
  expect(tally.refused).toBeGreaterThan(0);
});

test('fences between accesses of several locations', async () => {
  const program = await compileText(`
    #include <pthread.h>
    #include <stdatomic.h>
    atomic_int x, y, z, r;
    #define FENCE atomic_thread_fence(memory_order_seq_cst)
    #define PUT(mine, order) atomic_store_explicit(&mine, 1, order)
    #define GET(next, order) atomic_load_explicit(&next, order)
    void *f(void *arg) { PUT(x, memory_order_relaxed); FENCE; r = GET(y, memory_order_relaxed); return arg; }
    void *g(void *arg) { PUT(y, memory_order_seq_cst); r = GET(x, memory_order_acquire) + GET(z, memory_order_seq_cst); return arg; }
    void *h(void *arg) { r = GET(y, memory_order_acquire); PUT(z, memory_order_release); FENCE; r = GET(x, memory_order_relaxed); return arg; }
    int main(void) {
      pthread_t t[3];
      pthread_create(&t[0], 0, f, 0); pthread_create(&t[1], 0, g, 0); pthread_create(&t[2], 0, h, 0);
      for (int i = 0; i < 3; i++) pthread_join(t[i], 0);
      return 0;
    }`);
  const tally = compared(() => exploreOutcomes(program, 'rc11'));
  expect(tally.refused).toBeGreaterThan(0);
});
