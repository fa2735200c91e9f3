import { beforeAll, describe, expect, it } from 'vitest';
import { isC11Family } from '../../src/base/models.ts';
import { checkOptions } from '../../src/base/options/options.ts';
import { axiomaticBehaviours } from '../../src/engines/oracle/axiomatic.ts';
import { operationalBehaviours } from '../../src/engines/oracle/operational.ts';
import type { Program } from '../../src/ir/types.ts';
import { loadModel } from '../../src/models/load.ts';
import { MODELS, type ModelName } from '../../src/results/types.ts';
import { loadProgram } from '../../src/run/load.ts';
import { differences } from './compare.ts';
import { ExecutionCounter } from './executions.ts';
import { type LitmusFile, litmusFiles } from './programs.ts';

const HARDWARE = ['sc', 'tso', 'pso'] as const;
const machineOf = (model: ModelName) => HARDWARE.find((name) => name === model);
const C11: readonly ModelName[] = ['ra', 'rc11', 'c11'];

/** Too many runs or candidates for brute force by axioms: only the operational oracle sees these. */
const OPERATIONAL_ONLY = ['cond-while', 'cond-no-signal', 'cond-unlocked-signal', 'fetch-add-four'];

/** Many seconds by brute force: in the slow suite. */
const SLOW = [
  'cond-if',
  'cond-no-predicate',
  'mutex-order',
  'mutex-order-same',
  'szymanski',
  'szymanski-fences',
];

/** Every program under every model, through the oracle: by axioms, and by machine states where there is a machine. */
export function compareWithOracle(suite: 'fast' | 'slow'): void {
  for (const file of litmusFiles()) {
    if (SLOW.includes(file.name) !== (suite === 'slow')) continue;
    describe(file.name, () => {
      let program: Program;
      beforeAll(async () => {
        program = (await loadProgram([file.path], checkOptions({ verifyIR: true }))).program;
      });
      for (const model of MODELS) {
        if (OPERATIONAL_ONLY.includes(file.name) && !machineOf(model)) {
          it.skip(`${model} (too big for brute force by axioms)`);
          continue;
        }
        it(model, () => {
          expect(disagreements(program, file, model)).toEqual([]);
        });
      }
    });
  }
}

function disagreements(program: Program, file: LitmusFile, model: ModelName): string[] {
  const expected = file.expectations.get(model)!;
  const out: string[] = [];
  if (!OPERATIONAL_ONLY.includes(file.name)) {
    const counter = new ExecutionCounter(model);
    const options = {
      race: C11.includes(model),
      blocksLock: isC11Family(model),
      onExecution: counter.add,
      ...(model === 'relaxed' ? { thinAir: [] } : {}),
    };
    const found = axiomaticBehaviours(program, loadModel(model), options);
    out.push(...differences(expected, found).map((text) => `axiomatic: ${text}`));
    const executions = file.executions.get(model) ?? counter.count;
    if (counter.count !== executions) out.push(`axiomatic: ${counter.count} executions, not ${executions}`);
  }
  const machine = machineOf(model);
  if (machine) {
    const found = operationalBehaviours(program, machine);
    out.push(...differences(expected, found).map((text) => `operational: ${text}`));
  }
  return out;
}
