import { DiagnosticError, EXIT, InternalError } from '../../../base/failure.ts';
import type { CheckOptions } from '../../../base/options/options.ts';
import type { Program } from '../../../ir/types.ts';
import type { EngineContext } from '../../engine.ts';
import { askCubes, deadlyCube, sharingOf } from '../../work/ask-cubes.ts';
import type { Goal } from '../encode/encoding.ts';
import type { Node } from '../graph/graph.ts';
import { spelled } from '../graph/values.ts';
import type { Found, Share } from '../questions.ts';
import type { Search } from '../search.ts';
import { type DirectedGround, directedWork, sizeOf, type Way } from './oracle.ts';

/**
 * How a question that one solver does not answer soon is shared; null: it is not. It begins as one part, which is split as soon
 * as it has shown that it takes a while and somebody is idle: where to split is known to who has the formula.
 */
export function shareOf(
  program: Program,
  options: CheckOptions,
  context: EngineContext,
  search: Search,
): Share | null {
  if (options.jobs === 1 && context.hire === undefined) return null;
  return async (_, groups, from) => {
    const roots = [from === 0 ? [] : [{ name: `early(${from})`, is: false }]];
    const ground: DirectedGround = {
      options,
      allOutcomes: search.allOutcomes,
      /* a thread that chose nothing has no list; JSON would make it null */
      scripts: (search.scripts ?? []).map(({ schedule, choices }) => ({
        schedule: [...schedule],
        choices: Array.from(choices, (each) => each ?? []),
      })),
      found: [...search.found],
      inVain: [...search.inVain],
      size: sizeOf(search, groups),
      roots,
    };
    const work = directedWork(program, ground);
    const { violation, deadly, isComplete } = await askCubes<Way>(
      { name: 'directed', work, program, ground, tasks: roots },
      sharingOf(options, context, search.crew),
      options.jobs,
    );
    if (deadly !== null) throw new DiagnosticError(deadlyCube(deadly), EXIT.unknown);
    if (violation !== null) return found(search, groups, violation);
    return isComplete ? null : 'stopped';
  };
}

function found({ graph }: Search, groups: readonly (readonly Goal[])[], way: Way): Found {
  const node = (id: number): Node => {
    const one = graph.nodes[id];
    if (one === undefined) throw new InternalError(`the event graph has no node ${id}`);
    return one;
  };
  return {
    order: way.order.map(node),
    goals: way.goals.flatMap(([group, n]) => groups[group]?.slice(n, n + 1) ?? []),
    choices: new Map(way.choices.map(([id, text]) => [node(id), spelled(text)])),
    aims: way.aims.map(node),
  };
}
