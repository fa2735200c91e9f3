import { describe, expect, test } from 'vitest';
import { exploreOutcomes } from '../../src/engines/explore/outcomes.ts';
import { axiomaticBehaviours } from '../../src/engines/oracle/axiomatic.ts';
import { OracleLimit } from '../../src/engines/oracle/values.ts';
import type { Program } from '../../src/ir/types.ts';
import { loadModel } from '../../src/models/load.ts';
import { ExecutionCounter } from '../litmus/executions.ts';
import { useOwnCache } from '../support/cache-folder.ts';
import { compileBatch } from './compile.ts';
import { programOf, type SpecialKind } from './generate.ts';

/**
 * Not only the same final states: exactly as many executions as the oracle counts, so that none is visited twice. For
 * what the mixture of fuzz.test.ts has little of: atomic blocks, and compare-exchanges that fail spuriously.
 */

useOwnCache();

const MODELS = ['sc', 'tso', 'pso', 'rc11'] as const;
const LIMITS = { candidates: 400, combinations: 8000, runs: 300 };

interface Variant {
  readonly name: string;
  readonly kind: SpecialKind | null;
  readonly weak: boolean;
}
const VARIANTS: readonly Variant[] = [
  { name: 'anything', kind: null, weak: false },
  { name: 'atomic blocks', kind: 'blocks', weak: false },
  { name: 'weak compare-exchanges that fail spuriously', kind: null, weak: true },
  { name: 'both', kind: 'blocks', weak: true },
];

describe.each(VARIANTS)('$name', ({ kind, weak }) => {
  test('explore counts as the oracle does', { timeout: 120_000 }, async () => {
    const sources = Array.from({ length: 48 }, (_, i) => programOf(21, i, kind));
    const programs = await compileBatch(sources.map((program) => ({ program, weak })));
    let compared = 0;
    for (const [i, program] of programs.entries())
      for (const model of MODELS) {
        const counted = count(program, model, weak);
        if (counted === null) continue;
        compared++;
        const { executions } = exploreOutcomes(program, model, false, { spuriousCas: weak });
        expect({ i, model, executions }).toEqual({ i, model, executions: counted });
      }
    expect(compared).toBeGreaterThan(96);
  });
});

/** Null if the program is too big to try everything. */
function count(program: Program, model: (typeof MODELS)[number], spuriousCas: boolean): number | null {
  const counter = new ExecutionCounter(model);
  try {
    axiomaticBehaviours(program, loadModel(model), { spuriousCas, limits: LIMITS, onExecution: counter.add });
    return counter.count;
  } catch (problem) {
    if (problem instanceof OracleLimit) return null;
    throw problem;
  }
}
