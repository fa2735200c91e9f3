import type { ThreadId } from '../../../base/ids.ts';
import { ST_VAL } from '../../../vm/code/layout.ts';
import { F_BLOCKED, F_RMW, type Graph, K_AWAIT, K_READ, K_SPIN, K_WRITE } from '../graph/graph.ts';
import type { Exploration } from '../state/exploration.ts';
import { isBounded, isUnderLocks, iterationStart } from './rounds.ts';

/**
 * Polling under a lock: `for (;;) { lock(m); r = ready; unlock(m); if (r) break; }`. A round that takes and gives back locks and
 * changes nothing else is idle (docs/models.md, *Await*). It stays in the graph, where the others meet it: who finds
 * the lock taken, who locks after it. What it read may change, as with all reads: then the round is another. So there is
 * no second round: an execution that has one is, for all but this thread, the same as without the first, unless
 * somebody found the lock taken in the first (a trylock that fails). Then the thread goes on.
 *
 * A thread that holds the lock at the loop's head and gives it away in the round (`while (!ready) { unlock(m); lock(m); }`)
 * looks again only in the next round. So it goes round once more; a second such round adds nothing: what others did
 * in it they could have done in the first.
 */

/** Thread t has come back from a round under locks: does it go on to the next? */
export function goesOn(x: Exploration, t: ThreadId, from: number): boolean {
  const g = x.graph;
  if (!givesBack(g, t, from) || wasMet(g, t, from)) return true;
  return givesFirst(g, t, from) && !isSecond(g, t, from);
}

/** Thread t is at an await and has stopped there: can it go on all the same? */
export function isAwake(x: Exploration, t: ThreadId): boolean {
  const g = x.graph;
  const s = x.machine.state(t);
  const last = g.last(t);
  if (last >= 0 && (g.kind[last] === K_AWAIT || g.kind[last] === K_SPIN)) return false;
  if (isBounded(s)) return true;
  return isUnderLocks(x, t) && wasMet(g, t, iterationStart(g, t, s[ST_VAL]));
}

/** Has every word that the round wrote the value again that it had before? */
function givesBack(g: Graph, t: ThreadId, from: number): boolean {
  const list = g.of[t];
  const before = new Map<number, number>();
  const after = new Map<number, number>();
  for (let i = from; i < list.length; i++) {
    const e = list[i];
    if (g.kind[e] !== K_WRITE) continue;
    if ((g.flags[e] & F_RMW) !== 0 && !before.has(g.loc[e])) before.set(g.loc[e], list[i - 1]);
    after.set(g.loc[e], e);
  }
  for (const [loc, e] of after) {
    const first = before.get(loc);
    if (first === undefined) continue; /* a store of what was there */
    for (let k = 0; k < 4; k++) if (g.value[4 * first + k] !== g.value[4 * e + k]) return false;
  }
  return true;
}

/** Has somebody read a word while the round had it changed, and gone on with that? */
function wasMet(g: Graph, t: ThreadId, from: number): boolean {
  const list = g.of[t];
  for (let i = from; i < list.length; i++) {
    const w = list[i];
    if (g.kind[w] !== K_WRITE || (g.flags[w] & F_RMW) === 0) continue;
    for (const r of g.reads[g.loc[w]])
      if (g.rf[r] === w && g.thread[r] !== t && (g.flags[r] & (F_RMW | F_BLOCKED)) === 0) return true;
  }
  return false;
}

/** Does the round begin by giving a lock away? */
function givesFirst(g: Graph, t: ThreadId, from: number): boolean {
  const list = g.of[t];
  for (let i = from; i < list.length; i++) {
    const e = list[i];
    if (g.kind[e] === K_READ && (g.flags[e] & F_RMW) !== 0) return g.rf[e] >= 0 && g.thread[g.rf[e]] === t;
  }
  return false;
}

/** Was there the same round before it? */
function isSecond(g: Graph, t: ThreadId, from: number): boolean {
  const list = g.of[t];
  const length = list.length - from;
  if (from < length) return false;
  for (let i = 0; i < length; i++)
    if (g.site[list[from - length + i]] !== g.site[list[from + i]]) return false;
  return true;
}
