import type { ThreadId } from '../../../base/ids.ts';
import { NO_EVENT } from '../graph/columns.ts';
import { addAlloc, reusable } from '../memory/heap-reuse.ts';
import type { SearchState } from '../state/search-state.ts';
import type { Search } from '../state/steps.ts';

/** The pending allocation of thread t: the fresh block, then each that may be reused. */
export function* allocEach(x: SearchState, t: ThreadId): Search {
  const g = x.graph;
  const frees = [NO_EVENT, ...reusable(x, t)];
  const keep = g.n;
  const top = x.snapshots.top;
  x.path.enter(frees.length);
  for (const free of frees) {
    if (x.stopped) break;
    if (!x.path.next()) continue;
    addAlloc(x, t, free);
    yield x.visit();
    x.undo(keep, top);
  }
  x.path.leave();
}
