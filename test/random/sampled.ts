import { expect, test } from 'vitest';
import { checkOptions } from '../../src/base/options/options.ts';
import { operationalBehaviours } from '../../src/engines/oracle/operational.ts';
import { OracleLimit } from '../../src/engines/oracle/values.ts';
import type { Program } from '../../src/ir/types.ts';
import { loadProgram } from '../../src/run/load.ts';
import { compileBatch } from '../fuzz/compile.ts';
import { programOf } from '../fuzz/generate.ts';
import { litmusFiles } from '../litmus/programs.ts';
import { sampleOutcomes } from './sample-outcomes.ts';

/** What random schedules end in is what the definitions allow. */

const MODELS = ['sc', 'tso', 'pso'] as const;
const BATCH = 32;

const beyond = (found: ReadonlySet<string>, allowed: { has(key: string): boolean }): string[] =>
  [...found].filter((key) => !allowed.has(key));

/** Our litmus programs: every n-th, against what their head comments say. */
export function compareWithLitmus(every: number): void {
  const files = litmusFiles().filter((_, i) => i % every === 0);
  test(`${files.length} litmus programs end as they may`, async () => {
    for (const { path, name, expectations } of files) {
      const { program } = await loadProgram([path], checkOptions());
      for (const model of MODELS) {
        const { outcomes, violates } = expectations.get(model)!;
        const found = sample(program, model);
        expect({ name, model, violations: beyond(found.violations, new Set(violates)) }).toEqual({
          name,
          model,
          violations: [],
        });
        if (outcomes === null) continue;
        expect({ name, model, outcomes: beyond(found.outcomes, new Set(outcomes)) }).toEqual({
          name,
          model,
          outcomes: [],
        });
      }
    }
  });
}

/** Random programs, against the operational oracle. */
export function compareWithOracle(seed: number, count: number): void {
  test(`${count} random programs (seed ${seed}) end as the oracle says`, async () => {
    let compared = 0;
    for (let from = 0; from < count; from += BATCH) {
      const sources = Array.from({ length: BATCH }, (_, k) => ({ program: programOf(seed, from + k) }));
      for (const [k, program] of (await compileBatch(sources)).entries())
        for (const model of MODELS) if (isRight(program, model, seed, from + k)) compared++;
    }
    expect(compared).toBeGreaterThan(2 * count);
  });
}

/** False: too big for the oracle. */
function isRight(program: Program, model: (typeof MODELS)[number], seed: number, index: number): boolean {
  try {
    const oracle = operationalBehaviours(program, model);
    const found = sample(program, model);
    const wrong = [
      ...beyond(found.outcomes, oracle.outcomes),
      ...beyond(found.violations, oracle.violations),
    ];
    expect({ seed, index, model, wrong }).toEqual({ seed, index, model, wrong: [] });
    return true;
  } catch (error) {
    if (error instanceof OracleLimit) return false;
    throw error;
  }
}

const sample = (program: Program, model: (typeof MODELS)[number]): ReturnType<typeof sampleOutcomes> =>
  sampleOutcomes(program, checkOptions({ model, schedules: 200, seed: 3 }));
