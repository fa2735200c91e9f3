import { type EventId, eventId } from '../../../base/ids.ts';
import {
  type ByThread,
  eventsByEvent,
  eventsByThread,
  FIRST_EVENT,
  FIRST_THREAD,
  NO_EVENT,
} from '../graph/columns.ts';
import { type Graph, K_CREATE, K_READ, NOWHERE } from '../graph/graph.ts';
import { isAfterFree } from '../memory/frees.ts';
import { recount } from '../reductions/commuting.ts';
import { mayFail } from '../reductions/spurious-cas.ts';
import { keepsOrder } from '../reductions/symmetry.ts';
import { readFlags } from '../search/pending.ts';
import { type Places, placesOf } from '../search/places.ts';
import { answer, settle } from '../search/reads.ts';
import { revisitable } from '../search/revisitable.ts';
import { writeAfter, written } from '../search/writes.ts';
import type { SearchState } from '../state/search-state.ts';
import type { Search } from '../state/steps.ts';
import { waitsFrom } from '../waiting/waits.ts';

/** Revisits: a new write is given to a read that was there before it; the graph is cut back to what the two need. */

export function* revisits(x: SearchState, a: EventId, read: EventId, first: number): Search {
  const g = x.graph;
  const top = x.snapshots.top;
  let saved: Int32Array | null = null;
  for (let k = first; k >= 0 && !x.stopped; k = revisitable(x, g, a, read, k + 1)) {
    if (!x.path.next()) continue;
    saved ??= x.saveThreads();
    yield* revisit(x, g, g.reads[g.loc[a]][k], a, read);
    x.restoreThreads(saved);
  }
  x.snapshots.top = top;
}

/** The graph without what is deleted, r reading from a, and a at every place it can have. */
function* revisit(x: SearchState, g: Graph, r: EventId, a: EventId, read: EventId): Search {
  const h = x.graphAt(++x.depth);
  if (x.renamed.length < g.n) x.renamed = eventsByEvent(2 * g.n);
  h.restrict(g, x.deleted, x.renamed);
  if (x.commuting !== null) recount(x, h);
  const [a2, r2, read2] = [x.renamed[a], x.renamed[r], read < 0 ? NO_EVENT : x.renamed[read]];
  h.rf[r2] = NOWHERE;
  const cut = cutPoints(x, g, h, r, a);
  const reader = h.thread[r2];
  const places = placesOf(x, h, a2, read2);
  const keep = h.n;
  const top = x.snapshots.top;
  x.graph = h;
  x.path.enter(x.path.counts ? places.count() : places.to - places.from + 1);
  for (let i = places.to; i >= places.from && !x.stopped; i--) {
    if (!places.has(i) || !x.path.next()) continue;
    h.place(a2, i);
    resumeAt(x, g, h, cut);
    h.flags[r2] = readFlags(x.machine.state(reader));
    h.readFrom(r2, a2);
    settle(x, reader, r2);
    h.tried[r2] = eventId(keep - 1);
    if (isConsistent(x, a2, r2, i + 1, places) && (read2 >= 0 || !isAfterFree(x, a2))) {
      written(x, h.thread[a2], read2);
      x.picked = NO_EVENT;
      yield x.follow(reader, writeAfter(x, reader, answer(x, reader, r2)));
      x.undo(keep, top);
    }
    h.displace(a2);
  }
  x.path.leave();
  x.graph = g;
  x.picked = NO_EVENT;
  x.depth--;
}

/** May a stand there, and r read from it, at coherence index i? If not, is it because of an order that is open? */
function isConsistent(x: SearchState, a: EventId, r: EventId, i: number, places: Places): boolean {
  const h = x.graph;
  if (!keepsOrder(h, a) || !keepsOrder(h, r)) return false;
  const fits = places.low < i && mayRead(x, h, r, i);
  if (fits && holds(x, h, a, r)) return true;
  return places.isOpen && x.classes?.repair(h, h.loc[a], fits) === true;
}

/** May r read what has coherence index i? */
function mayRead(x: SearchState, h: Graph, r: EventId, i: number): boolean {
  return (
    x.order.floor(h, h.thread[r], h.loc[r], h.flags[r], K_READ, h.pos[r]) <= i &&
    x.order.ceiling(h, h.thread[r], h.loc[r], K_READ, h.pos[r]) >= i
  );
}

/** The other axioms. Of a read that may still fail they are asked when that is decided (spurious-failures.ts). */
function holds(x: SearchState, h: Graph, a: EventId, r: EventId): boolean {
  return mayFail(x, h.thread[r]) || (x.order.holds(h, a) && x.order.holds(h, r));
}

/**
 * For each thread the event it goes on from, or -1 if nothing of it was deleted: the revisited read, the write, the
 * await it is in again, else the first deleted event after those that are left (superseded ones have higher numbers).
 */
export function cutPoints(x: SearchState, g: Graph, h: Graph, r: EventId, a: EventId): ByThread<EventId> {
  const threads = g.of.length;
  const cut = eventsByThread(threads).fill(NO_EVENT);
  const left = eventsByThread(threads).fill(NO_EVENT);
  for (let e = FIRST_EVENT; e < g.n; e++) {
    const t = g.thread[e];
    if (x.deleted[e] === 0 && x.renamed[e] === h.last(t)) left[t] = e;
  }
  for (let e = eventId(g.n - 1); e >= 0; e--) {
    const t = g.thread[e];
    if (x.deleted[e] !== 0 && e > left[t] && g.pos[e] === h.countOf(t)) cut[t] = e;
  }
  for (let t = FIRST_THREAD; t < threads; t++)
    if (left[t] >= 0 && left[t] !== g.last(t) && waitsFrom(h, t) >= 0) cut[t] = left[t];
  cut[g.thread[r]] = r;
  cut[g.thread[a]] = a;
  return cut;
}

export function resumeAt(x: SearchState, g: Graph, h: Graph, cut: ByThread<EventId>): void {
  for (let t = FIRST_THREAD; t < cut.length; t++) if (cut[t] >= 0) x.snapshots.restore(t, g.snap[cut[t]]);
  /* h keeps the first events of each thread: a thread whose creation is not among them does not exist */
  for (let e = FIRST_EVENT; e < g.n; e++)
    if (g.kind[e] === K_CREATE && g.pos[e] >= h.countOf(g.thread[e])) x.machine.drop(g.value[4 * e]);
}
