import type { Search } from './exploration.ts';
import type { Explorer } from './explorer.ts';
import { F_BLOCKED, F_MIXED, type Graph, K_AWAIT, K_READ } from './graph.ts';
import { readFlags, readIndex, readSource } from './reads.ts';
import { staleRead } from './stuck.ts';
import { writeAfter } from './writes.ts';

/**
 * Threads that wait, in a loop (an await) or for a lock, and the writes that come meanwhile: after AWAMOCHE
 * (Kokologiannakis, Marmanis, Vafeiadis, CAV 2023), which revisits such reads in place.
 *
 * A thread waits when an iteration of one read changed nothing and what it read was the latest. That is a promise: the
 * read will get something newer, for everything there was has been tried (it branched when it was added). So when there
 * are newer writes the iteration is tried again, in place, for each newer write. One more way is to wait on, if
 * what was read is still the latest. So no graph is left in which a thread waits although there is something newer:
 * such graphs have no complete extension, and would only be counted as blocked.
 *
 * It is as if the thread were scheduled late, and as with reads and revisits each way is taken once: the ways differ
 * in what the first changed read reads, and none of them was there before (`tried`). The old iteration stays in the
 * graph, *superseded*: in no list, but with its number. When a revisit cuts the graph between the old iteration and
 * the new one, the thread waits again as before, with the same promise (Graph.restrict); without it the ways that were
 * tried before would be tried twice. An old iteration that is cut itself takes its promise with it.
 *
 * Iterations of several reads are not tried again in place: when there is something newer for the first read, the second
 * may still change without it (a compare-exchange that fails now succeeds when the old value is back), so that it is no
 * longer one promise. Their threads stay where they are, and their reads are revisited like all others.
 *
 * Reads of a waiting thread are not revisited (this is done here instead), and always count as maximally added: waiting
 * is the one way to go on that belongs to the latest writes. What is dropped: a read that did not get the latest write
 * and whose iteration then changes nothing is refused, as a read from an inconsistent write is.
 */

/** Is r a read of a thread that waits: of its last iteration, or of the lock it wants? */
export function waits(g: Graph, r: number): boolean {
  const last = g.last(g.thread[r]);
  if (g.kind[last] === K_AWAIT) return g.pos[r] >= g.pos[last] - g.value[4 * last];
  return r === last && (g.flags[r] & F_BLOCKED) !== 0;
}

/** The position of the first event of the iteration (or lock) that thread t waits in; -1 if it does not wait. */
export function waitsFrom(g: Graph, t: number): number {
  const last = g.last(t);
  if (last < 0) return -1;
  if (g.kind[last] === K_AWAIT) return g.pos[last] - g.value[4 * last];
  return (g.flags[last] & F_BLOCKED) !== 0 ? g.pos[last] : -1;
}

/** Is there a write that a read of the waiting thread t has not been tried with? */
export function hasNews(g: Graph, t: number, from: number): boolean {
  const list = g.of[t];
  for (let i = from; i < list.length; i++) {
    const r = list[i];
    if (g.kind[r] !== K_READ) continue;
    const order = g.co[g.loc[r]];
    for (let k = 0; k < order.length; k++) if (order[k] > g.tried[r]) return true;
  }
  return false;
}

/** Thread t waits, and there are newer writes: every way to go on. */
export function* retry(x: Explorer, t: number): Search {
  const g = x.graph;
  const from = waitsFrom(g, t);
  const iteration = g.of[t].slice(from);
  const last = iteration[iteration.length - 1];
  const keep = g.n;
  const top = x.snapshots.top;
  x.path.enter(newer(g, iteration) + 1);
  for (let k = 0; k < iteration.length && !x.stopped; k++) {
    const r = iteration[k];
    if (g.kind[r] !== K_READ || (g.flags[r] & F_MIXED) !== 0) continue;
    const { tried, loc } = g;
    const at = loc[r];
    const bound = tried[r];
    for (let i = g.co[at].length; i > 0 && !x.stopped; i--) {
      if (g.co[at][i - 1] <= bound || !x.path.next()) continue;
      g.supersede(t, from + k);
      x.snapshots.restore(t, g.snap[r]);
      const flags = readFlags(x.machine.state(t));
      const isOpen = x.classes?.isOpen(g, at) === true;
      const [low, high] = [
        x.order.floor(g, t, at, flags, K_READ, from + k),
        x.order.ceiling(g, t, at, K_READ, from + k),
      ];
      const fits = low <= i && i <= high && !x.order.splits(g, at, i, K_READ, t, from + k);
      if (isOpen || fits) {
        const step = isOpen ? readSource(x, t, at, flags, g.co[at][i - 1]) : readIndex(x, t, at, flags, i);
        x.picked = g.n - 1;
        yield* x.follow(t, writeAfter(x, t, step));
      }
      x.undo(keep, top);
      g.reinstate(iteration.slice(k));
    }
  }
  x.snapshots.restore(t, g.snap[last]);
  if (!x.stopped && staleRead(g, t, from) < 0 && x.path.next()) yield* waitOn(x, t, iteration);
  x.path.leave();
}

function newer(g: Graph, iteration: readonly number[]): number {
  let ways = 0;
  for (const r of iteration)
    if (g.kind[r] === K_READ) for (const w of g.co[g.loc[r]]) if (w > g.tried[r]) ways++;
  return ways;
}

/** Nothing newer is the latest: the thread goes on waiting, and these writes are tried. */
function* waitOn(x: Explorer, t: number, iteration: readonly number[]): Search {
  const g = x.graph;
  const keep = g.n;
  const top = x.snapshots.top;
  const before = iteration.map((e) => g.tried[e]);
  for (const e of iteration) g.tried[e] = keep - 1;
  yield* x.visit();
  x.undo(keep, top);
  iteration.forEach((e, k) => {
    g.tried[e] = before[k];
  });
  x.snapshots.restore(t, g.snap[iteration[iteration.length - 1]]);
}
