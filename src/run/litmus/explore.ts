import { DiagnosticError, EXIT } from '../../base/failure.ts';
import type { StdRs } from '../../base/names.ts';
import type { Engine } from '../../engines/engine.ts';
import { exploreEngine } from '../../engines/explore/explore.ts';
import { exploreOutcomes } from '../../engines/explore/outcomes.ts';
import type { Behaviours, Outcome } from '../../engines/oracle/behaviours.ts';
import type { Program } from '../../ir/types.ts';
import type { ModelName } from '../../results/types.ts';
import { unsupportedSequences } from '../engines.ts';

type Explored = Parameters<typeof exploreOutcomes>[1];

/**
 * What a litmus test does, by the engine explore. With `race` it is run twice: states are those of all executions, racing
 * accesses included, and a search that ends at races says whether there are any.
 */
export function exploredBehaviours(program: Program, model: string, stdRs: StdRs, race: boolean): Behaviours {
  if (!exploreEngine.models.includes(model as ModelName)) throw unsupportedModel(exploreEngine, model);
  if (stdRs === 'c11') throw unsupportedSequences(exploreEngine, stdRs, ['oracle']);
  const found = exploreOutcomes(program, model as Explored, false, { stdRs });
  const racing = race && exploreOutcomes(program, model as Explored, true, { stdRs }).violations.has('race');
  const outcomes = new Map<string, Outcome>();
  for (const [key, count] of found.outcomes) outcomes.set(key, { state: stateOf(key), count });
  return {
    outcomes,
    violations: new Map([...found.violations, ...(racing ? [['race', 'data race'] as const] : [])]),
    executions: found.executions,
    blocked: found.blocked,
  };
}

export const unsupportedModel = ({ name, models }: Engine, model: string): DiagnosticError =>
  new DiagnosticError(
    {
      code: 'HED110',
      severity: 'error',
      message: `engine ${name} does not check model ${model}`,
      help: `use --model ${models.join(', ')} with this engine, or --engine oracle`,
    },
    EXIT.usage,
  );

/** From `name=value name=value`. */
export const stateOf = (text: string): Map<string, bigint> =>
  new Map(
    text
      .split(' ')
      .filter((pair) => pair !== '')
      .map((pair) => [pair.slice(0, pair.lastIndexOf('=')), BigInt(pair.slice(pair.lastIndexOf('=') + 1))]),
  );
