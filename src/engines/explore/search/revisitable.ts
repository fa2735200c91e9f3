import { F_MIXED, type Graph } from '../graph/graph.ts';
import type { SearchState } from '../state/search-state.ts';
import { mayStillChange } from '../waiting/liveness-bound.ts';
import { waits } from '../waiting/waits.ts';
import { mayRevisit } from './maximal.ts';

/** Index of the first read from k on that a may revisit, or -1; `deleted` is then what goes. */
export function revisitable(x: SearchState, g: Graph, a: number, read: number, from: number): number {
  const reads = g.reads[g.loc[a]];
  for (let k = from; k < reads.length; k++) {
    const r = reads[k];
    if (r === read || g.inPrefix(r, a) || (g.flags[r] & F_MIXED) !== 0 || waits(g, r)) continue;
    if (x.deleted.length < g.n) x.deleted = new Uint8Array(2 * g.n);
    if (mayRevisit(g, r, a, x.deleted, x.order, x.classes) && mayStillChange(x, g, r)) return k;
  }
  return -1;
}
