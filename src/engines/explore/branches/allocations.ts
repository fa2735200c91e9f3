import type { ThreadId } from '../../../base/ids.ts';
import { addAlloc, reusable } from '../memory/heap-reuse.ts';
import type { SearchState } from '../state/search-state.ts';
import type { Search } from '../state/steps.ts';

/** The pending allocation of thread t: the fresh block, then each that may be reused. */
export function* allocEach(x: SearchState, t: ThreadId): Search {
  const g = x.graph;
  const blocks = [-1, ...reusable(x, t)];
  const keep = g.n;
  const top = x.snapshots.top;
  x.path.enter(blocks.length);
  for (const address of blocks) {
    if (x.stopped) break;
    if (!x.path.next()) continue;
    addAlloc(x, t, address);
    yield x.visit();
    x.undo(keep, top);
  }
  x.path.leave();
}
