import { type EventId, eventId } from '../../../base/ids.ts';
import { eventsByEvent, NO_EVENT } from '../graph/columns.ts';
import { getBlock } from '../memory/heap-reuse.ts';
import { recount } from '../reductions/commuting.ts';
import { revisitableAlloc } from '../search/free-revisits.ts';
import type { SearchState } from '../state/search-state.ts';
import type { Search } from '../state/steps.ts';
import { cutPoints, resumeAt } from './revisits.ts';

/** The newest event is a free: each allocation that may get its block gets it, as a write revisits reads; then it goes on. */
export function* freeEach(x: SearchState): Search {
  const g = x.graph;
  const f = eventId(g.n - 1);
  const top = x.snapshots.top;
  let ways = 1;
  for (let k = revisitableAlloc(x, 0); k >= 0; k = revisitableAlloc(x, k + 1)) ways++;
  x.path.enter(ways);
  const saved = x.saveThreads();
  for (let k = revisitableAlloc(x, 0); k >= 0 && !x.stopped; k = revisitableAlloc(x, k + 1)) {
    if (!x.path.next()) continue;
    yield* revisit(x, g.allocs[k], f);
    x.restoreThreads(saved);
  }
  x.snapshots.top = top;
  if (!x.stopped && x.path.next()) yield x.visit();
  x.path.leave();
}

/** The graph without what is deleted, e getting the block of f. */
function* revisit(x: SearchState, e: EventId, f: EventId): Search {
  const g = x.graph;
  const h = x.graphAt(++x.depth);
  if (x.renamed.length < g.n) x.renamed = eventsByEvent(2 * g.n);
  h.restrict(g, x.deleted, x.renamed);
  if (x.commuting !== null) recount(x, h);
  const [e2, f2] = [x.renamed[e], x.renamed[f]];
  const keep = h.n;
  const top = x.snapshots.top;
  x.graph = h;
  x.picked = NO_EVENT;
  resumeAt(x, g, h, cutPoints(x, g, h, e, f));
  x.machine.deliver(h.thread[f2], 0);
  if (x.order.isOver(h, f2, h.thread[e2])) {
    getBlock(x, e2, f2);
    yield x.visit();
    x.undo(keep, top);
  }
  x.graph = g;
  x.picked = NO_EVENT;
  x.depth--;
}
