import { beforeAll, describe, expect, it } from 'vitest';
import { checkOptions } from '../../src/base/options/options.ts';
import { exploreOutcomes } from '../../src/engines/explore/outcomes.ts';
import type { Program } from '../../src/ir/types.ts';
import { loadProgram } from '../../src/run/load.ts';
import { differences } from './compare.ts';
import { litmusFiles } from './programs.ts';

/** Every litmus program through the exploration, under each model it knows. */
for (const file of litmusFiles()) {
  describe(file.name, () => {
    let program: Program;
    beforeAll(async () => {
      program = (await loadProgram([file.path], checkOptions({ verifyIR: true }))).program;
    });
    for (const model of ['sc', 'tso', 'pso', 'rc11', 'c11'] as const) {
      it(model, () => {
        const found = exploreOutcomes(program, model, model === 'rc11' || model === 'c11');
        expect(differences(file.expectations.get(model)!, found)).toEqual([]);
        const { executions } = file;
        if (executions.has(model)) expect(found.executions).toBe(executions.get(model));
      });
    }
  });
}
