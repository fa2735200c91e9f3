import { type EventId, eventId } from '../../../base/ids.ts';
import { F_CHOSEN } from '../graph/graph.ts';
import { couldGet } from '../memory/heap-reuse.ts';
import type { SearchState } from '../state/search-state.ts';
import { mayRevisit } from './maximal.ts';

/** Which allocations may the newest event, a free, revisit: those that could have got its block, had it been there (heap-reuse.ts)? */

export const mayRevisitAllocs = (x: SearchState): boolean => revisitableAlloc(x, 0) >= 0;

/** Index in `allocs` of the first from k on that it may, or -1; `deleted` is then what goes. */
export function revisitableAlloc(x: SearchState, from: number): number {
  const g = x.graph;
  const f = eventId(g.n - 1);
  for (let k = from; x.reuses && k < g.allocs.length; k++) if (isRevisitable(x, g.allocs[k], f)) return k;
  return -1;
}

function isRevisitable(x: SearchState, e: EventId, f: EventId): boolean {
  const g = x.graph;
  if ((g.flags[e] & F_CHOSEN) !== 0 || g.inPrefix(e, f) || !couldGet(x, e, f)) return false;
  if (x.deleted.length < g.n) x.deleted = new Uint8Array(2 * g.n);
  return mayRevisit(x, g, e, f);
}
