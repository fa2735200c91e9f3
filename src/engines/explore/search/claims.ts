import type { EventId, ThreadId } from '../../../base/ids.ts';
import { FIRST_EVENT } from '../graph/columns.ts';
import { K_JOIN, K_OTHER } from '../graph/graph.ts';
import type { Exploration } from '../state/exploration.ts';

/** Has somebody joined this thread, or detached it? In whichever order two of these are, the second is an error. */
export function claimOf(x: Exploration, thread: ThreadId): 'joined' | 'detached' | null {
  const g = x.graph;
  for (let e = FIRST_EVENT; e < g.n; e++) {
    if (g.kind[e] === K_JOIN && g.value[4 * e] === thread) return 'joined';
    if (g.kind[e] === K_OTHER && g.value[4 * e + 1] === thread + 1 && isDetach(x, e)) return 'detached';
  }
  return null;
}

export const isDetach = (x: Exploration, e: EventId): boolean =>
  x.graph.kind[e] === K_OTHER && x.machine.image.sites[x.graph.site[e]].instr.op === 'detach';
