import fc from 'fast-check';
import { expect, test } from 'vitest';
import { exploreOutcomes } from '../../src/engines/explore/outcomes.ts';
import { axiomaticBehaviours } from '../../src/engines/oracle/axiomatic.ts';
import { OracleLimit } from '../../src/engines/oracle/values.ts';
import { loadModel } from '../../src/models/load.ts';
import { bufferingProgram } from '../fuzz/buffering.ts';
import { compileBatch } from '../fuzz/compile.ts';
import { printC } from '../fuzz/print-c.ts';

/**
 * Programs that buffer loads: under c11 the exploration has the oracle's executions, each final state as often. (The
 * fuzzer compares final states only, and on many more programs.)
 */
const LIMITS = { candidates: 3000, combinations: 100_000, runs: 500 };

test('as many executions as the oracle has', { timeout: 120_000 }, async () => {
  const sources = fc.sample(bufferingProgram(), { seed: 2009, numRuns: 60, unbiased: true });
  const programs = await compileBatch(sources.map((program) => ({ program })));
  let compared = 0;
  let buffered = 0;
  for (const [k, program] of programs.entries()) {
    const oracle = within(() => axiomaticBehaviours(program, loadModel('c11'), { limits: LIMITS }));
    if (oracle === null) continue;
    const { outcomes, executions } = exploreOutcomes(program, 'c11');
    const counts = (all: Iterable<readonly [string, number]>): unknown => Object.fromEntries(all);
    const source = printC(sources[k], '');
    expect({ source, outcomes: counts(outcomes) }).toEqual({
      source,
      outcomes: counts([...oracle.outcomes].map(([state, { count }]) => [state, count] as const)),
    });
    compared++;
    if (executions > exploreOutcomes(program, 'rc11').executions) buffered++;
  }
  expect(compared).toBeGreaterThan(40);
  expect(buffered).toBeGreaterThan(3);
});

function within<T>(ask: () => T): T | null {
  try {
    return ask();
  } catch (problem) {
    if (problem instanceof OracleLimit) return null;
    throw problem;
  }
}
