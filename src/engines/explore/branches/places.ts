import type { EventId, ThreadId } from '../../../base/ids.ts';
import { isAfterFree } from '../memory/frees.ts';
import { keepsOrder } from '../reductions/symmetry.ts';
import { isInBlock, suspend } from '../search/atomic-blocks.ts';
import { placesOf } from '../search/places.ts';
import { revisitable } from '../search/revisitable.ts';
import { mayBeStuck, placeAt, written } from '../search/writes.ts';
import type { SearchState } from '../state/search-state.ts';
import { DONE, GO_ON, type Outcome, OVER, type Search } from '../state/steps.ts';
import { revisits } from './revisits.ts';

/** Write a of thread t is the newest event, in no coherence order yet: revisits, then every place. */
export function* placeEach(x: SearchState, t: ThreadId, a: EventId, read: EventId): Search {
  const g = x.graph;
  const { path } = x;
  path.enter(path.counts ? waysOf(x, t, a, read) : g.reads[g.loc[a]].length + g.co[g.loc[a]].length + 1);
  const first = revisitable(x, g, a, read, 0);
  if (first >= 0) yield* revisits(x, a, read, first);
  const places = placesOf(x, g, a, read);
  let found = 0;
  const keep = g.n;
  const top = x.snapshots.top;
  path.remaining(places.to - places.from + 1);
  for (let i = places.to; i >= places.from && !x.stopped; i--) {
    if (!places.has(i)) continue;
    found++;
    if (!path.next()) continue;
    const step = places.isOpen ? placeSomehow(x, a, i, read, places.low) : placeAt(x, t, a, i, read);
    if (step === GO_ON || step === OVER) yield x.visit();
    x.undo(keep, top);
    x.snapshots.restore(t, g.snap[a]);
    g.displace(a);
  }
  if (found === 0 && !x.stopped && mayBeStuck(x, t, read) && path.next()) {
    suspend(x, t, read >= 0 ? read : a);
    yield x.visit();
  }
  path.leave();
}

/** How many ways there are, exactly (Walk.counts): the searching itself goes without. */
function waysOf(x: SearchState, t: ThreadId, a: EventId, read: EventId): number {
  const g = x.graph;
  let ways = 0;
  for (let k = revisitable(x, g, a, read, 0); k >= 0; k = revisitable(x, g, a, read, k + 1)) ways++;
  return ways + placesOf(x, g, a, read).count() + (isInBlock(x, t) ? 1 : 0);
}

/** The same if another order of free locations may be needed for it (classes.ts). */
function placeSomehow(x: SearchState, a: EventId, i: number, read: EventId, low: number): Outcome {
  const g = x.graph;
  g.place(a, i);
  if (!keepsOrder(g, a)) return DONE;
  const stands = i >= low && x.order.holds(g, a);
  if (!stands && x.classes?.repair(g, g.loc[a], i >= low) !== true) return DONE;
  if (read < 0 && isAfterFree(x, a)) return DONE;
  written(x, g.thread[a], read);
  return GO_ON;
}
