import type { EventId } from '../../../base/ids.ts';
import { CLOCKS, FIRST_THREAD, PF } from '../graph/columns.ts';
import { F_ARRIVES, F_MIXED, F_TIED, type Graph } from '../graph/graph.ts';
import type { SearchState } from '../state/search-state.ts';
import { mayStillChange } from '../waiting/liveness-bound.ts';
import { waits } from '../waiting/waits.ts';
import { mayRevisit } from './maximal.ts';

/** Index of the first read from k on that a may revisit, or -1; `deleted` is then what goes. */
export function revisitable(x: SearchState, g: Graph, a: EventId, read: EventId, from: number): number {
  const reads = g.reads[g.loc[a]];
  for (let k = Math.max(from, firstBeside(g, a, reads)); k < reads.length; k++) {
    const r = reads[k];
    if (r === read || g.inPrefix(r, a) || (g.flags[r] & (F_MIXED | F_ARRIVES | F_TIED)) !== 0 || waits(g, r))
      continue;
    if (x.deleted.length < g.n) x.deleted = new Uint8Array(2 * g.n);
    if (mayRevisit(x, g, r, a) && mayStillChange(x, g, r)) return k;
  }
  return -1;
}

/** Index of the first read of the location of a that may not be in its prefix: those of others, after what is in it. */
function firstBeside(g: Graph, a: EventId, reads: readonly number[]): number {
  const { clocks, stride, of, pos, earlier } = g;
  const base = (a * CLOCKS + PF) * stride;
  let first = -1;
  for (let u = FIRST_THREAD; u < of.length; u++) {
    if (u === g.thread[a]) continue;
    for (let e = g.latestOf(g.loc[a], u); e >= 0 && pos[e] >= clocks[base + u]; e = earlier[e])
      if (first < 0 || e < first) first = e;
  }
  if (first < 0) return reads.length;
  let [low, high] = [0, reads.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (reads[middle] < first) low = middle + 1;
    else high = middle;
  }
  return low;
}
