import { beforeAll, describe, expect, it } from 'vitest';
import { checkOptions } from '../../src/base/options/options.ts';
import { allOutcomes } from '../../src/engines/axiomatic/outcomes.ts';
import type { Program } from '../../src/ir/types.ts';
import { MODELS } from '../../src/results/types.ts';
import { loadProgram } from '../../src/run/load.ts';
import { differences } from '../litmus/compare.ts';
import type { LitmusFile } from '../litmus/programs.ts';

/** Litmus programs through the engine, under each of the six models: all final states and all kinds of violations. */
export function testLitmus(
  files: readonly LitmusFile[],
  ordering: 'staircase' | 'clocks',
  timeout: number,
): void {
  for (const file of files) {
    describe(file.name, () => {
      let program: Program;
      beforeAll(async () => {
        program = (await loadProgram([file.path], checkOptions({ verifyIR: true }))).program;
      });
      for (const model of MODELS) {
        it(model, { timeout }, async () => {
          const race = model === 'ra' || model === 'rc11' || model === 'c11';
          const found = await allOutcomes(program, model, { race, ordering });
          const expected = file.expectations.get(model);
          if (expected === undefined) throw new Error(`nothing is said about ${model}`);
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

/** Programs of each kind that are fast: the others are in the slow tests. */
export const isFast = ({ name }: LitmusFile): boolean =>
  /^(sb-(rlx|fences|sc)|mp-(rlx|relacq|fences|plain|pointer)|lb-|iriw-(rlx|sc)|2\+2w-rlx|corr$|cdschecker|block-|mutex-(counter|order|twice)|trylock|await-(flag$|never|each)|cas-|rs-(rmw$|fence$)|uninit)/.test(
    name,
  );
