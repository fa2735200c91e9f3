import { directedEngine } from '../../engines/directed/engine.ts';
import { directedOutcomes } from '../../engines/directed/outcomes.ts';
import type { Behaviours, Outcome } from '../../engines/oracle/behaviours.ts';
import type { Program } from '../../ir/types.ts';
import type { ModelName } from '../../results/types.ts';
import { stateOf, unsupportedModel } from './explore.ts';

/** What a litmus test does, by the engine directed: its counts are counts of the runs that ended so. */
export async function directedBehaviours(program: Program, model: string): Promise<Behaviours> {
  if (!directedEngine.models.includes(model as ModelName)) throw unsupportedModel(directedEngine, model);
  const { outcomes, violations, executions, blocked } = await directedOutcomes(program, model);
  const states = new Map<string, Outcome>();
  for (const [key, count] of outcomes) states.set(key, { state: stateOf(key), count });
  return { outcomes: states, violations, executions, blocked };
}
