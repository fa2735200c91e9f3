import { type EventId, eventId } from '../../../base/ids.ts';
import type { Consistency } from '../consistency/consistency.ts';
import {
  F_ARRIVES,
  F_CHOSEN,
  F_COMMUTES,
  type Graph,
  K_FREE,
  K_READ,
  K_SUPERSEDED,
  K_WRITE,
} from '../graph/graph.ts';
import type { Classes } from '../reductions/classes.ts';
import type { SearchState } from '../state/search-state.ts';
import { waits } from '../waiting/waits.ts';

/**
 * When may write a revisit read r? Everything after r that a does not need is deleted, and the graph that is left is
 * also reached when those events are added in another order. It is visited from here only if every deleted event, and
 * r itself, was added *maximally*: reading from (or placed as) the last write that is there without it. Of all the
 * graphs that lead to the same place exactly one has this property (TruSt, Kokologiannakis et al., POPL 2022, §4),
 * so nothing is visited twice and nothing is left out.
 *
 * Previous(e) = the events up to e in the order of adding, and the (po ∪ rf)-prefix of a. e is maximally added iff
 * no read in Previous reads from it, and its write (the one it reads from, or itself) has no co-later write in Previous.
 * A thread that waits does what belongs to the latest writes (retries.ts); what it superseded is no event any more.
 * At a free location there is no coherence order: classes.ts says what is maximal.
 * A free is, unless it has revisited an allocation that is still there (heap-reuse.ts).
 * Of an event with several ways to go on (a nondeterministic choice, which waiter is woken) only the first counts.
 */
export function mayRevisit(
  { deleted, order, classes }: Pick<SearchState, 'deleted' | 'order' | 'classes'>,
  g: Graph,
  r: EventId,
  a: EventId,
): boolean {
  deleted.fill(0, 0, g.n);
  if (!maximallyAdded(g, r, a, order, classes)) return false;
  for (let e = eventId(r + 1); e < g.n; e++) {
    if (e === a || (g.kind[e] !== K_SUPERSEDED && g.inPrefix(e, a))) continue;
    if (!maximallyAdded(g, e, a, order, classes)) return false;
    deleted[e] = 1;
  }
  return true;
}

function maximallyAdded(
  g: Graph,
  e: EventId,
  a: EventId,
  model: Consistency,
  classes: Classes | null,
): boolean {
  if ((g.flags[e] & F_CHOSEN) !== 0) return false;
  const kind = g.kind[e];
  if (kind === K_FREE) return !g.allocs.some((b) => g.rf[b] === e && b < e);
  if (kind !== K_READ && kind !== K_WRITE) return true;
  if (waits(g, e) || (g.flags[e] & (F_COMMUTES | F_ARRIVES)) !== 0) return true;
  const loc = g.loc[e];
  if (kind === K_WRITE) {
    const reads = g.reads[loc];
    for (let k = 0; k < reads.length; k++) if (g.rf[reads[k]] === e && reads[k] < e) return false;
    /* a read that waits again, but was revisited by e, still stands for that revisit */
    for (let k = 0; k < g.superseded.length; k++)
      if (g.rf[g.superseded[k]] === e && g.superseded[k] < e) return false;
  }
  if (classes?.isFree(loc) === true) return kind === K_WRITE || classes.isCanonical(g, e, a);
  if (g.block[e] >= 0 && model.contracts) return model.wasLatest(g, e, a);
  const order = g.co[loc];
  for (let i = g.coIndex(kind === K_READ ? g.rf[e] : e); i < order.length; i++) {
    const w = order[i];
    if (w <= e || g.inPrefix(w, a)) return false;
  }
  return true;
}
