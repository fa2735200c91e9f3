import type { EventId, ThreadId } from '../../../base/ids.ts';
import { NO_EVENT } from '../graph/columns.ts';
import { F_BLOCKED, F_CHOSEN, F_RMW } from '../graph/graph.ts';
import { choicesOf, sync } from '../search/syncs.ts';
import { writeAfter } from '../search/writes.ts';
import type { SearchState } from '../state/search-state.ts';
import type { Search } from '../state/steps.ts';

/** Read e of a lock or condition variable has its value: each way to go on. */
export function* syncEach(x: SearchState, t: ThreadId, e: EventId): Search {
  const g = x.graph;
  const keep = g.n;
  const top = x.snapshots.top;
  const choices = choicesOf(x, t, g.rf[e], g.value[4 * e], g.value[4 * e + 1]);
  x.path.enter(choices);
  for (let choice = 0; choice < choices && !x.stopped; choice++) {
    if (!x.path.next()) continue;
    g.flags[e] = (g.flags[e] & ~(F_CHOSEN | F_BLOCKED | F_RMW)) | (choice > 0 ? F_CHOSEN : 0);
    const step = sync(x, t, e, choice);
    x.picked = NO_EVENT;
    yield x.follow(t, writeAfter(x, t, step));
    x.undo(keep, top);
    x.snapshots.restore(t, g.snap[e]);
  }
  x.path.leave();
}
