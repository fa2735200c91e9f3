import { isAfterFree } from '../consistency/frees.ts';
import { F_MIXED, type Graph, K_CREATE, K_READ, K_WRITE, NOWHERE } from '../graph/graph.ts';
import { recount } from '../reductions/commuting.ts';
import { mayFail } from '../reductions/spurious-cas.ts';
import { keepsOrder } from '../reductions/symmetry.ts';
import { mayStillChange } from '../waiting/liveness-bound.ts';
import { waits, waitsFrom } from '../waiting/retries.ts';
import type { Search } from './exploration.ts';
import type { Explorer } from './explorer.ts';
import { mayRevisit } from './maximal.ts';
import { answer, readFlags, settle } from './reads.ts';
import { placesOf } from './ways.ts';
import { fits, writeAfter, written } from './writes.ts';

/** Revisits: a new write is given to a read that was there before it; the graph is cut back to what the two need. */

/** Index of the first read from k on that a may revisit, or -1; `deleted` is then what goes. */
export function revisitable(x: Explorer, g: Graph, a: number, read: number, from: number): number {
  const reads = g.reads[g.loc[a]];
  for (let k = from; k < reads.length; k++) {
    const r = reads[k];
    if (r === read || g.inPrefix(r, a) || (g.flags[r] & F_MIXED) !== 0 || waits(g, r)) continue;
    if (x.deleted.length < g.n) x.deleted = new Uint8Array(2 * g.n);
    if (mayRevisit(g, r, a, x.deleted, x.order, x.classes) && mayStillChange(x, g, r)) return k;
  }
  return -1;
}

export function* revisits(x: Explorer, t: number, a: number, read: number): Search {
  const g = x.graph;
  const top = x.snapshots.top;
  let saved: Int32Array | null = null;
  for (let k = revisitable(x, g, a, read, 0); k >= 0 && !x.stopped; k = revisitable(x, g, a, read, k + 1)) {
    if (!x.path.next()) continue;
    saved ??= x.saveThreads();
    yield* revisit(x, g, t, g.reads[g.loc[a]][k], a, read);
    x.restoreThreads(saved);
  }
  x.snapshots.top = top;
}

/** The graph without what is deleted, r reading from a, and a at every place it can have. */
export function* revisit(x: Explorer, g: Graph, t: number, r: number, a: number, read: number): Search {
  const h = x.graphAt(++x.depth);
  if (x.renamed.length < g.n) x.renamed = new Int32Array(2 * g.n);
  h.restrict(g, x.deleted, x.renamed);
  if (x.commuting !== null) recount(x, h);
  const [a2, r2, read2] = [x.renamed[a], x.renamed[r], read < 0 ? -1 : x.renamed[read]];
  h.rf[r2] = NOWHERE;
  const cut = cutPoints(x, g, h, r, a);
  const loc = h.loc[a2];
  const order = h.co[loc];
  const reader = h.thread[r2];
  const low = x.order.floor(h, t, loc, h.flags[a2], K_WRITE, h.pos[a2]);
  const high = x.order.ceiling(h, t, loc, K_WRITE, h.pos[a2]);
  const isOpen = x.classes?.isOpen(h, loc) === true;
  const isFree = x.classes?.isFree(loc) === true;
  const from = read2 >= 0 ? h.coIndex(h.rf[read2]) : isFree ? high : isOpen ? 0 : low;
  const to = read2 >= 0 ? from : high;
  const keep = h.n;
  const top = x.snapshots.top;
  x.graph = h;
  x.path.enter(x.path.counts ? placesOf(h, order, from, to, low) : to - from + 1);
  for (let i = to; i >= from && !x.stopped; i--) {
    if ((i < low && !isOpen) || i > high || !fits(h, order, i)) continue;
    if (x.order.splits(h, loc, i, K_WRITE, t, h.pos[a2]) || !x.path.next()) continue;
    order.splice(i, 0, a2);
    resumeAt(x, g, h, cut);
    h.flags[r2] = readFlags(x.machine.state(reader));
    h.readFrom(r2, a2);
    settle(x, reader, r2);
    h.tried[r2] = keep - 1;
    if (isConsistent(x, h, a2, r2, i + 1, low <= i, isOpen) && (read2 >= 0 || !isAfterFree(x, a2))) {
      written(x, t, read2);
      x.picked = -1;
      yield* x.follow(reader, writeAfter(x, reader, answer(x, reader, r2)));
      x.undo(keep, top);
    }
    order.splice(order.indexOf(a2), 1);
  }
  x.path.leave();
  x.graph = g;
  x.picked = -1;
  x.depth--;
}

/** May a, if it is `placed` well, stand there, and r read from it? If not, is it because of an order that is open? */
function isConsistent(
  x: Explorer,
  h: Graph,
  a: number,
  r: number,
  i: number,
  placed: boolean,
  isOpen: boolean,
): boolean {
  if (!keepsOrder(h, a) || !keepsOrder(h, r)) return false;
  const fits = placed && mayRead(x, h, r, i);
  if (fits && isScConsistent(x, h, a, r)) return true;
  return isOpen && x.classes?.repair(h, h.loc[a], fits) === true;
}

/** May r read what has coherence index i? */
function mayRead(x: Explorer, h: Graph, r: number, i: number): boolean {
  return (
    x.order.floor(h, h.thread[r], h.loc[r], h.flags[r], K_READ, h.pos[r]) <= i &&
    x.order.ceiling(h, h.thread[r], h.loc[r], K_READ, h.pos[r]) >= i
  );
}

function isScConsistent(x: Explorer, h: Graph, a: number, r: number): boolean {
  if (x.options.model !== 'rc11' || mayFail(x, h.thread[r])) return true;
  return x.scOrder.holds(h, a) && x.scOrder.holds(h, r);
}

/**
 * For each thread the event it goes on from, or -1 if nothing of it was deleted: the revisited read, the write, the
 * await it is in again, else the first deleted event after those that are left (superseded ones have higher numbers).
 */
function cutPoints(x: Explorer, g: Graph, h: Graph, r: number, a: number): Int32Array {
  const threads = g.of.length;
  const cut = new Int32Array(threads).fill(-1);
  const left = new Int32Array(threads).fill(-1);
  for (let e = 0; e < g.n; e++) {
    const t = g.thread[e];
    if (x.deleted[e] === 0 && x.renamed[e] === h.last(t)) left[t] = e;
  }
  for (let e = g.n - 1; e >= 0; e--) {
    const t = g.thread[e];
    if (x.deleted[e] !== 0 && e > left[t] && g.pos[e] === h.countOf(t)) cut[t] = e;
  }
  for (let t = 0; t < threads; t++)
    if (left[t] >= 0 && left[t] !== g.last(t) && waitsFrom(h, t) >= 0) cut[t] = left[t];
  cut[g.thread[r]] = r;
  cut[g.thread[a]] = a;
  return cut;
}

export function resumeAt(x: Explorer, g: Graph, h: Graph, cut: Int32Array): void {
  for (let t = 0; t < cut.length; t++) if (cut[t] >= 0) x.snapshots.restore(t, g.snap[cut[t]]);
  /* h keeps the first events of each thread: a thread whose creation is not among them does not exist */
  for (let e = 0; e < g.n; e++)
    if (g.kind[e] === K_CREATE && g.pos[e] >= h.countOf(g.thread[e])) x.machine.drop(g.value[4 * e]);
}
