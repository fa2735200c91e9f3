import type { StdRs } from '../../base/names.ts';
import { allOutcomes } from '../../engines/axiomatic/outcomes.ts';
import type { Behaviours, Outcome } from '../../engines/oracle/behaviours.ts';
import type { Program } from '../../ir/types.ts';
import { stateOf } from './explore.ts';

/** What a litmus test does, by the engine axiomatic, which finds each state once: its counts are counts of states. */
export async function encodedBehaviours(
  program: Program,
  model: string,
  stdRs: StdRs,
  race: boolean,
): Promise<Behaviours> {
  const found = await allOutcomes(program, model, { stdRs, race, litmus: true });
  const outcomes = new Map<string, Outcome>();
  for (const key of found.outcomes) outcomes.set(key, { state: stateOf(key), count: 1 });
  return { outcomes, violations: found.violations, executions: outcomes.size, blocked: 0 };
}
