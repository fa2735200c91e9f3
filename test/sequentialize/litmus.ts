import { beforeAll, describe, expect, it } from 'vitest';
import { checkOptions } from '../../src/base/options/options.ts';
import { memoryFor } from '../../src/engines/sequentialize/memory/memories.ts';
import { allOutcomes } from '../../src/engines/sequentialize/outcomes.ts';
import type { Program } from '../../src/ir/types.ts';
import { loadProgram } from '../../src/run/load.ts';
import { differences } from '../litmus/compare.ts';
import type { LitmusFile } from '../litmus/programs.ts';

/** Contexts, clock and lists as large as the program needs. */
const UNBOUNDED = { unwind: 0, contexts: 0, clock: 1000, queue: 1000, bits: null };

/**
 * Litmus programs through the engine, under each model: all final states and all kinds of violations, each of which is
 * also run and told.
 */
export function testLitmus(
  files: readonly LitmusFile[],
  models: readonly ('sc' | 'tso' | 'pso')[],
  timeout: number,
): void {
  for (const file of files) {
    describe(file.name, () => {
      let program: Program;
      beforeAll(async () => {
        program = (await loadProgram([file.path], checkOptions({ verifyIR: true }))).program;
      });
      for (const model of models) {
        it(model, { timeout }, async () => {
          const found = await allOutcomes(program, model, (bounded) => memoryFor(model, bounded, UNBOUNDED));
          const expected = file.expectations.get(model);
          expect(expected).toBeDefined();
          if (expected !== undefined)
            expect(
              differences(expected, {
                outcomes: new Map([...found.outcomes].map((outcome) => [outcome, 1])),
                violations: found.violations as never,
              }),
            ).toEqual([]);
        });
      }
    });
  }
}

/** Programs whose loops make large formulas: in the slow tests only. */
export const isLarge = ({ name }: LitmusFile): boolean =>
  /^(bakery|dekker|peterson|szymanski|cond-while|await-.*lock)/.test(name);
