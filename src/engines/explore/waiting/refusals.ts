import { type EventId, eventId, type ThreadId } from '../../../base/ids.ts';
import { EV_AWAIT } from '../../../vm/code/event.ts';
import { ST_ADDR, ST_SIZE, ST_STATUS, STATUS_READY } from '../../../vm/code/layout.ts';
import { INIT, K_AWAIT, K_READ } from '../graph/graph.ts';
import { locationOf } from '../memory/heap-reuse.ts';
import { readFlags } from '../search/pending.ts';
import { readIndex, readSource } from '../search/reads.ts';
import { write } from '../search/writes.ts';
import type { SearchState } from '../state/search-state.ts';
import { DONE, GO_ON, isUpdate, type Words } from '../state/steps.ts';
import { isLatest } from './stuck.ts';

/**
 * Graphs of which nothing comes: a thread waits, in an await or for a lock, although it has read an old write. There is
 * another graph in which it has read a newer one, and everything that happens here happens there.
 *
 * When that shows as soon as a read has its source, and the read has other sources that lead on, then this source is
 * *refused*: it costs what an inconsistent one costs, and is counted as little. An old source is refused so because
 * the latest is there as well; the latest (which makes a compare-exchange fail that expects what was read before, say) only if
 * another one takes the thread past the end of its iteration. All other such graphs are blocked executions. That is how
 * GenMC counts, too, except that it keeps the latest source, and so has a blocked execution for each of them.
 *
 * Whether a source leads on is found out by taking its first step, here and now: not by what the search has found below
 * it, which may be another worker's part.
 */
export function refuse(x: SearchState): void {
  const g = x.graph;
  const r = g.kind[eventId(g.n - 1)] === K_AWAIT ? eventId(g.n - 2) : eventId(g.n - 1);
  if (!isLatest(g, r) || leadsOn(x, r)) x.refused++;
  else x.blocked++;
}

/** Has read r, the newest event but for its await, a source with which its thread does not wait? Takes r out of the graph. */
function leadsOn(x: SearchState, r: EventId): boolean {
  const g = x.graph;
  const t = g.thread[r];
  const source = g.rf[r];
  const top = g.snap[r];
  x.undo(r, top);
  const s = x.machine.state(t);
  const loc = locationOf(x, t, s[ST_ADDR], s[ST_SIZE]);
  const flags = readFlags(s);
  const isOpen = x.classes?.isOpen(g, loc) === true;
  const floor = isOpen ? 0 : x.order.floor(g, t, loc, flags, K_READ, g.countOf(t));
  const others = [INIT, ...g.co[loc]].filter((w, i) => i >= floor && w !== source);
  return others.some((w) => {
    const step = isOpen ? readSource(x, t, loc, flags, w) : readIndex(x, t, loc, flags, g.coIndex(w));
    const leads = isUpdate(step) ? hasPlace(x, t, step.words) : step === GO_ON ? goesOn(x, t) : step !== DONE;
    x.undo(r, top);
    return leads;
  });
}

function hasPlace(x: SearchState, t: ThreadId, words: Words): boolean {
  const read = x.graph.last(t);
  return write(x, t, x.graph.flags[read], read, words) !== DONE;
}

function goesOn(x: SearchState, t: ThreadId): boolean {
  return x.machine.state(t)[ST_STATUS] !== STATUS_READY || x.machine.run(t) !== EV_AWAIT;
}
