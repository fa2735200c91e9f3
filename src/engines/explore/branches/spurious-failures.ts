import type { EventId, ThreadId } from '../../../base/ids.ts';
import { ST_ORDER2 } from '../../../vm/code/layout.ts';
import { NO_EVENT } from '../graph/columns.ts';
import { FLAGS_OF } from '../graph/flags.ts';
import { F_CHOSEN } from '../graph/graph.ts';
import { partOf } from '../memory/wide.ts';
import { pendingWords, readFlags, weaken } from '../search/pending.ts';
import { writeAfter } from '../search/writes.ts';
import type { SearchState } from '../state/search-state.ts';
import { GO_ON, type Search, type Step } from '../state/steps.ts';

/** Read e of the compare-exchange has the expected value: success, then failure. */
export function* casEach(x: SearchState, t: ThreadId, e: EventId): Search {
  const g = x.graph;
  const keep = g.n;
  const top = x.snapshots.top;
  x.path.enter(2);
  for (let choice = 0; choice < 2 && !x.stopped; choice++) {
    if (!x.path.next()) continue;
    const s = x.machine.state(t);
    x.picked = NO_EVENT;
    if (choice === 1) weaken(x, e, FLAGS_OF[s[ST_ORDER2]] | F_CHOSEN);
    else {
      g.flags[e] = readFlags(s);
      g.readFrom(e, g.rf[e]);
    }
    if (isConsistent(x, e)) yield x.follow(t, choice === 1 ? fails(x, t, e) : succeeds(x, t, s));
    x.undo(keep, top);
    x.snapshots.restore(t, g.snap[e]);
  }
  x.path.leave();
}

/** The SC axiom, which depends on the order and so on the choice: of a revisit also for the write. */
function isConsistent(x: SearchState, e: EventId): boolean {
  const g = x.graph;
  return x.order.holds(g, e) && (g.rf[e] < 0 || x.order.holds(g, g.rf[e]));
}

function succeeds(x: SearchState, t: ThreadId, s: Int32Array): Step {
  return writeAfter(x, t, { kind: 'update', words: pendingWords(s) });
}

function fails(x: SearchState, t: ThreadId, e: EventId): Step {
  const { value, loc } = x.graph;
  if (x.locations.isWide(loc[e])) x.machine.deliverCas(t, false, ...partOf(x, t, e));
  else x.machine.deliverCas(t, false, value[4 * e], value[4 * e + 1], value[4 * e + 2], value[4 * e + 3]);
  return GO_ON;
}
