import type { ThreadId } from '../../../base/ids.ts';
import { F_CHOSEN, K_OTHER } from '../graph/graph.ts';
import { read } from '../search/reads.ts';
import type { SearchState } from '../state/search-state.ts';
import type { Search } from '../state/steps.ts';

/** Thread t is about to wait on a condition variable: it does, or it wakes up spuriously, as if it never had (reductions/wake-ups.ts). */
export function* wakeEach(x: SearchState, t: ThreadId): Search {
  const g = x.graph;
  const keep = g.n;
  const top = x.snapshots.top;
  x.path.enter(2);
  if (x.path.next()) {
    yield x.follow(t, read(x, t));
    x.undo(keep, top);
  }
  if (!x.stopped && x.path.next()) {
    x.skipped = true;
    x.add(t, K_OTHER, F_CHOSEN);
    x.machine.deliver(t, 0);
    yield x.visit();
    x.undo(keep, top);
  }
  x.path.leave();
}
