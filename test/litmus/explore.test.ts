import { beforeAll, describe, expect, it } from 'vitest';
import { isC11Family } from '../../src/base/models.ts';
import { checkOptions } from '../../src/base/options/options.ts';
import { EXPLORED } from '../../src/engines/explore/consistency/table.ts';
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
    for (const model of EXPLORED) {
      it(model, () => {
        const found = exploreOutcomes(program, model, isC11Family(model));
        expect(differences(file.expectations.get(model)!, found)).toEqual([]);
        const { executions } = file;
        if (executions.has(model)) expect(found.executions).toBe(executions.get(model));
      });
    }
  });
}
