import type { Behaviours, Outcome } from '../../engines/oracle/behaviours.ts';
import { sequentializeEngine } from '../../engines/sequentialize/engine.ts';
import { memoryFor } from '../../engines/sequentialize/memory/memories.ts';
import { allOutcomes } from '../../engines/sequentialize/outcomes.ts';
import type { Program } from '../../ir/types.ts';
import type { ModelName } from '../../results/types.ts';
import { stateOf, unsupportedModel } from './explore.ts';

/** Contexts, clock and lists as large as the test needs. */
const UNBOUNDED = { unwind: 0, contexts: 0, clock: 1000, queue: 1000, bits: null };

/** What a litmus test does, by the engine sequentialize, which finds each state once: its counts are counts of states. */
export async function sequentializedBehaviours(program: Program, model: string): Promise<Behaviours> {
  if (!sequentializeEngine.models.includes(model as ModelName))
    throw unsupportedModel(sequentializeEngine, model);
  const found = await allOutcomes(program, model, (bounded) => memoryFor(model, bounded, UNBOUNDED));
  const outcomes = new Map<string, Outcome>();
  for (const key of found.outcomes) outcomes.set(key, { state: stateOf(key), count: 1 });
  return { outcomes, violations: found.violations, executions: outcomes.size, blocked: 0 };
}
