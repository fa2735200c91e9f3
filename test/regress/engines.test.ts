import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { DiagnosticError } from '../../src/base/failure.ts';
import { traitsOf } from '../../src/base/models.ts';
import { axiomaticBehaviours } from '../../src/engines/oracle/axiomatic.ts';
import { OracleLimit } from '../../src/engines/oracle/values.ts';
import type { Program } from '../../src/ir/types.ts';
import { loadModel } from '../../src/models/load.ts';
import { MODELS, type ModelName } from '../../src/results/types.ts';
import { type Answer, FUZZ_ENGINES, TWIN_ENGINES } from '../fuzz/engines.ts';
import { type Litmus, parseLitmus } from '../litmus/format.ts';
import { useOwnCache } from '../support/cache-folder.ts';
import { loadSource } from '../support/run-program.ts';

/** Programs here on which engines once disagreed: their head comment tells the story and what is right. */

useOwnCache();

const cases = readdirSync(import.meta.dirname).flatMap((file) => {
  if (!file.endsWith('.c')) return [];
  const source = readFileSync(join(import.meta.dirname, file), 'utf8');
  return source.includes('heddle-litmus:') ? [{ file, source, litmus: parseLitmus(source, file) }] : [];
});

const ENGINES = [...FUZZ_ENGINES, ...TWIN_ENGINES.filter(({ name }) => name === 'sequentialize-buffers')];

const isC11 = (model: ModelName): boolean => model === 'rc11' || model === 'c11';

test.each(cases)('$file', async ({ source, litmus }) => {
  const program = await loadSource(source);
  for (const model of MODELS) {
    const oracle = await attempt(() =>
      axiomaticBehaviours(program, loadModel(model), {
        race: isC11(model),
        blocksLock: traitsOf(model).byHappensBefore,
        late: traitsOf(model).outOfThinAir,
      }),
    );
    if (oracle) agrees(litmus, model, 'oracle', oracle);
    for (const engine of ENGINES) {
      if (!engine.models.includes(model)) continue;
      const answer = engine.outcomes && (await attempt(() => engine.outcomes!(program, model)));
      if (answer) agrees(litmus, model, engine.name, answer);
      if (engine.verdict) await finds(litmus, model, program, engine.verdict);
    }
  }
});

/** Null for a program that is beyond the engine. */
async function attempt(ask: () => Answer | Promise<Answer>): Promise<Answer | null> {
  try {
    return await ask();
  } catch (problem) {
    if (problem instanceof DiagnosticError || problem instanceof OracleLimit) return null;
    throw problem;
  }
}

function agrees(litmus: Litmus, model: ModelName, engine: string, answer: Answer): void {
  const expected = litmus.expectations.get(model)!;
  const told = `${engine} under ${model}`;
  expect({ told, violates: [...answer.violations.keys()].sort() }).toEqual({
    told,
    violates: expected.violates,
  });
  if (expected.outcomes === null || expected.violates.includes('race')) return;
  expect({ told, outcomes: [...answer.outcomes.keys()].sort() }).toEqual({
    told,
    outcomes: expected.outcomes,
  });
}

/** What an engine finds is there. */
async function finds(
  litmus: Litmus,
  model: ModelName,
  program: Program,
  verdict: (program: Program, model: ModelName) => Promise<ReadonlySet<string>>,
): Promise<void> {
  const expected = litmus.expectations.get(model)!;
  expect(expected.violates).toEqual(expect.arrayContaining([...(await verdict(program, model))]));
}
