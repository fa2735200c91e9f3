import { describe, expect, test } from 'vitest';
import { checkOptions } from '../../src/base/options.ts';
import { loadProgram } from '../../src/run/load.ts';
import { compileBatch } from '../fuzz/compile.ts';
import { programOf } from '../fuzz/generate.ts';
import { search } from './classes.ts';

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
});
