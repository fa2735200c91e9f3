import { describe, expect, test } from 'vitest';
import { checkOptions } from '../../src/base/options/options.ts';
import { exploreOutcomes } from '../../src/engines/explore/outcomes.ts';
import { loadProgram } from '../../src/run/load.ts';
import { compileBatch } from '../fuzz/compile.ts';
import { programOf } from '../fuzz/generate.ts';
import { litmusFiles } from '../litmus/programs.ts';
import { search } from './classes.ts';
import { compileText } from './compile-text.ts';

/**
 * Reads-from classes against the exploration of all coherence orders: the same classes, the same violations, each
 * class once.
 */
const COUNT = Number(process.env.FUZZ_COUNT ?? 32);
const SEED = Number(process.env.FUZZ_SEED ?? 21);
const BATCH = 32;
const MODELS = ['sc', 'tso', 'pso', 'rc11'] as const;

describe('reads-from classes', () => {
  test.each([null, 'writers', 'twins'] as const)(
    '%s: the same classes',
    { timeout: 30_000 * (1 + COUNT / 32) },
    async (kind) => {
      let [all, fewer] = [0, 0];
      for (let first = 0; first < COUNT; first += BATCH) {
        const sources = Array.from({ length: BATCH }, (_, k) => programOf(SEED, first + k, kind));
        const programs = await compileBatch(sources.map((program) => ({ program })));
        for (const [k, program] of programs.entries())
          for (const model of MODELS) {
            const without = search(program, model, { classes: false });
            const found = search(program, model, { classes: true });
            const which = `program ${first + k}, ${model}`;
            expect(found.classes, which).toEqual(without.classes);
            expect(found.violations, which).toEqual(without.violations);
            expect(found.gaveUp, which).toBe(without.gaveUp);
            expect(found.twice, which).toBe(0);
            all += without.executions;
            fewer += found.executions;
          }
      }
      expect(fewer).toBeLessThan(all);
    },
  );

  test.each([
    ['lastwrite.c', '-DN=6', 6],
    ['floatingread.c', '-DN=6', 7],
  ] as const)('%s %s: %i classes', async (file, flag, classes) => {
    const { program } = await loadProgram([`bench/programs/${file}`], checkOptions({ clangFlags: [flag] }));
    for (const model of MODELS) expect(search(program, model, { classes: true }).executions).toBe(classes);
  });

  test('three stores and a load after them: three classes (CDSChecker, section 5.4)', async () => {
    const program = await compileText(`#include <pthread.h>
#include <stdatomic.h>
atomic_int x;
void *one(void *a) { atomic_store_explicit(&x, 1, memory_order_relaxed); return 0; }
void *two(void *a) { atomic_store_explicit(&x, 2, memory_order_relaxed); return 0; }
void *three(void *a) { atomic_store_explicit(&x, 3, memory_order_relaxed); return 0; }
int main(void) {
  pthread_t t[3];
  pthread_create(&t[0], 0, one, 0); pthread_create(&t[1], 0, two, 0); pthread_create(&t[2], 0, three, 0);
  for (int i = 0; i < 3; i++) pthread_join(t[i], 0);
  return atomic_load_explicit(&x, memory_order_relaxed) == 0;
}
`);
    for (const model of MODELS) {
      expect(search(program, model, { classes: false }).executions).toBe(6);
      expect(search(program, model, { classes: true }).executions).toBe(3);
    }
  });

  test('the litmus programs end in the same states', { timeout: 300_000 }, async () => {
    for (const { name, path } of litmusFiles()) {
      const { program } = await loadProgram([path], checkOptions());
      for (const model of MODELS) {
        const all = exploreOutcomes(program, model);
        const found = exploreOutcomes(program, model, false, { classes: [] });
        expect([...found.outcomes.keys()].sort(), `${name}, ${model}`).toEqual(
          [...all.outcomes.keys()].sort(),
        );
        expect([...found.violations.keys()].sort(), `${name}, ${model}`).toEqual(
          [...all.violations.keys()].sort(),
        );
        expect(found.executions).toBeLessThanOrEqual(all.executions);
      }
    }
  });
});
