import { type EventId, eventId, type LocationId, type ThreadId } from '../../../base/ids.ts';
import { F_MIXED, K_READ } from '../graph/graph.ts';
import { readFlags } from '../search/pending.ts';
import { readIndex, readSource } from '../search/reads.ts';
import { waitsInVain } from '../search/syncs.ts';
import { writeAfter } from '../search/writes.ts';
import type { SearchState } from '../state/search-state.ts';
import type { Search } from '../state/steps.ts';
import { isLatest } from '../waiting/stuck.ts';
import { newer, waitsFrom } from '../waiting/waits.ts';

/**
 * Threads that wait, in a loop (an await) or for a lock, and the writes that come meanwhile: after AWAMOCHE
 * (Kokologiannakis, Marmanis, Vafeiadis, CAV 2023), which revisits such reads in place.
 *
 * A thread waits when an iteration changed nothing and its last read was of the latest write. An execution that completes
 * keeps of the loop the one iteration that ended it, so the loop is straight-line code which goes on if what it read is
 * right; its last read is the one that waits, and those before it are reads like all others. That is a promise: the last
 * read will get something newer, for everything there was has been tried (it branched when it was added). So when there
 * are newer writes it is tried again, in place, for each newer write. One more way is to wait on, if
 * what was read is still the latest. So no graph is left in which a thread waits although there is something newer:
 * such graphs have no complete extension, and would only be counted as blocked.
 *
 * It is as if the thread were scheduled late, and as with reads and revisits each way is taken once: the ways differ
 * in what the read reads, and none of them was there before (`tried`). The old read stays in the
 * graph, *superseded*: in no list, but with its number. When a revisit cuts the graph between the old read and
 * the new one, the thread waits again as before, with the same promise (Graph.restrict); without it the ways that were
 * tried before would be tried twice. An old read that is cut itself takes its promise with it.
 *
 * Only the last read: when there is something newer for one before it, what comes after that may still change without it
 * (a compare-exchange that fails now succeeds when the old value is back), so that it is no promise.
 *
 * The read that waits is not revisited (this is done here instead), and always counts as maximally added: waiting
 * is the one way to go on that belongs to the latest writes. What is dropped: a read that did not get the latest write
 * and whose iteration then changes nothing is refused, as a read from an inconsistent write is.
 */

/** Thread t waits, and there are newer writes: every way to go on. */
export function* retry(x: SearchState, t: ThreadId): Search {
  const g = x.graph;
  const from = waitsFrom(g, t);
  const waiting = g.of[t].slice(from);
  const [r] = waiting;
  const at = g.loc[r];
  const keep = g.n;
  const top = x.snapshots.top;
  x.path.enter(newer(g, r) + 1);
  for (let i = (g.flags[r] & F_MIXED) !== 0 ? 0 : g.co[at].length; i > 0 && !x.stopped; i--) {
    if (g.co[at][i - 1] <= g.tried[r] || waitsInVain(x, t, g.co[at][i - 1]) || !x.path.next()) continue;
    g.supersede(t, from);
    x.snapshots.restore(t, g.snap[r]);
    yield* readAgain(x, t, at, i);
    x.undo(keep, top);
    g.reinstate(waiting);
  }
  x.snapshots.restore(t, g.snap[waiting[waiting.length - 1]]);
  if (!x.stopped && isLatest(g, r) && x.path.next()) yield* waitOn(x, t, waiting);
  x.path.leave();
}

/** The read of thread t gets the write with this coherence index, if it may. */
function* readAgain(x: SearchState, t: ThreadId, at: LocationId, i: number): Search {
  const g = x.graph;
  const flags = readFlags(x.machine.state(t));
  const pos = g.countOf(t);
  const isOpen = x.classes?.isOpen(g, at) === true;
  if (!isOpen) {
    if (i < x.order.floor(g, t, at, flags, K_READ, pos) || i > x.order.ceiling(g, t, at, K_READ, pos)) return;
    if (x.order.splits(g, at, i, K_READ, t, pos)) return;
  }
  const step = isOpen ? readSource(x, t, at, flags, g.co[at][i - 1]) : readIndex(x, t, at, flags, i);
  x.picked = eventId(g.n - 1);
  yield x.follow(t, writeAfter(x, t, step));
}

/** Nothing newer is the latest: the thread goes on waiting, and these writes are tried. */
function* waitOn(x: SearchState, t: ThreadId, waiting: readonly EventId[]): Search {
  const g = x.graph;
  const [r] = waiting;
  const keep = g.n;
  const top = x.snapshots.top;
  const before = g.tried[r];
  g.tried[r] = eventId(keep - 1);
  yield x.visit();
  x.undo(keep, top);
  g.tried[r] = before;
  x.snapshots.restore(t, g.snap[waiting[waiting.length - 1]]);
}
