import type { LocationId, ThreadId } from '../../../base/ids.ts';
import { ST_ADDR, ST_SIZE } from '../../../vm/code/layout.ts';
import { INIT, K_READ } from '../graph/graph.ts';
import { locationOf } from '../memory/heap-reuse.ts';
import { readFlags } from '../search/pending.ts';
import { readIndex, readSource } from '../search/reads.ts';
import { waitsInVain } from '../search/syncs.ts';
import { writeAfter } from '../search/writes.ts';
import type { SearchState } from '../state/search-state.ts';
import type { Search } from '../state/steps.ts';

/** The pending read of thread t: every source that the model lets it have. */
export function* readEach(x: SearchState, t: ThreadId): Search {
  const g = x.graph;
  const s = x.machine.state(t);
  const loc = locationOf(x, t, s[ST_ADDR], s[ST_SIZE]);
  const flags = readFlags(s);
  const keep = g.n;
  const top = x.snapshots.top;
  if (x.classes?.isOpen(g, loc) === true) return yield* readSomehow(x, t, loc, flags);
  const floor = x.order.floor(g, t, loc, flags, K_READ, g.countOf(t));
  const ceiling = x.order.ceiling(g, t, loc, K_READ, g.countOf(t));
  const { path } = x;
  path.enter(ceiling - floor + 1);
  for (let i = ceiling; i >= floor && !x.stopped; i--) {
    if (x.order.splits(g, loc, i, K_READ, t, g.countOf(t))) continue;
    if ((i > 0 && waitsInVain(x, t, g.co[loc][i - 1])) || !path.next()) continue;
    const step = readIndex(x, t, loc, flags, i);
    x.picked = keep;
    yield x.follow(t, writeAfter(x, t, step));
    x.undo(keep, top);
  }
  path.leave();
}

/**
 * Every write, if some order of the free locations allows it (classes.ts). Which orders the graph has at the moment is a
 * matter of chance, and so is the order in which they come in at a free location: there the newest event is first.
 */
function* readSomehow(x: SearchState, t: ThreadId, loc: LocationId, flags: number): Search {
  const g = x.graph;
  const keep = g.n;
  const top = x.snapshots.top;
  const sources = [INIT, ...g.co[loc]];
  if (x.classes?.isFree(loc) === true) sources.sort((a, b) => a - b);
  x.path.enter(sources.length);
  for (let k = sources.length - 1; k >= 0 && !x.stopped; k--) {
    if (x.classes?.isFree(loc) !== true && waitsInVain(x, t, sources[k])) continue;
    if (!x.path.next()) continue;
    const step = readSource(x, t, loc, flags, sources[k]);
    x.picked = keep;
    yield x.follow(t, writeAfter(x, t, step));
    x.undo(keep, top);
  }
  x.path.leave();
}
