import type { EventId, LocationId, ThreadId } from '../../../base/ids.ts';
import { CLOCKS, FIRST_THREAD, HB } from '../graph/columns.ts';
import { type Graph, K_WRITE } from '../graph/graph.ts';
import type { Consistency } from './consistency.ts';

/**
 * The C11 family: a write comes before an access iff it happens before it, directly or through a read that does
 * (COHERENCE: irreflexive(hb ; eco?)). sb ∪ rf is acyclic by construction, and ATOMICITY is a matter of places
 * (places.ts). Nothing is a node of several events, so that there is no largest index but the last.
 *
 * Of the accesses of one thread only the latest that happens before counts: by coherence itself the earlier ones are of
 * writes that are no later. So the floor takes a look at each thread, however long the execution is.
 */
export abstract class ByHappensBefore implements Consistency {
  readonly own = null;
  readonly contracts = false;
  readonly ordersPrefix = false;
  readonly mayCommute = false;
  readonly respects = (g: Graph, a: EventId, b: EventId): boolean => a !== b && g.happensBefore(a, b);

  floor(g: Graph, t: ThreadId, x: LocationId, _flags: number, _kind: number, at: number): number {
    if (g.coherence(x).length === 0 || at === 0) return 0;
    const { clocks, stride, of, pos } = g;
    const base = (g.events(t)[at - 1] * CLOCKS + HB) * stride;
    let floor = 0;
    for (let u = FIRST_THREAD; u < of.length; u++) {
      const known = clocks[base + u];
      if (known === 0) continue;
      let e = g.latestOf(x, u);
      while (e >= 0 && pos[e] >= known) e = g.earlier[e];
      if (e < 0) continue;
      const i = g.coIndex(g.kind[e] === K_WRITE ? e : g.rf[e]);
      if (i > floor) floor = i;
    }
    return floor;
  }

  ceiling(g: Graph, _t: number, x: LocationId, _kind: number, _at: number): number {
    return g.coherence(x).length;
  }
  splits(): boolean {
    return false;
  }
  couldReadNewer(g: Graph, e: EventId): boolean {
    return g.coIndex(g.rf[e]) < g.co[g.loc[e]].length;
  }
  /** No event is in a block that is one node. */
  wasLatest(_g: Graph, _e: number, _a: number): boolean {
    return true;
  }
  isOver(_g: Graph, _e: number, _t: number): boolean {
    return true;
  }

  abstract tiesLocations(seqCst: boolean): boolean;
  abstract holds(g: Graph, e: EventId): boolean;
  abstract holdsThroughout(g: Graph): boolean;
  abstract isOrdered(g: Graph, e: EventId): boolean;
}
