import type { Graph } from '../graph/graph.ts';
import type { Consistency } from './consistency.ts';

/**
 * The C11 family: a write comes before an access iff it happens before it, directly or through a read that does
 * (COHERENCE: irreflexive(hb ; eco?)). sb ∪ rf is acyclic by construction, and ATOMICITY is a matter of places
 * (places.ts). Nothing is a node of several events, so that there is no largest index but the last.
 */
export abstract class ByHappensBefore implements Consistency {
  readonly own = null;
  readonly contracts = false;
  readonly ordersPrefix = false;
  readonly mayCommute = false;
  readonly respects = (g: Graph, a: number, b: number): boolean => a !== b && g.happensBefore(a, b);

  floor(g: Graph, t: number, x: number, _flags: number, _kind: number, at: number): number {
    if (g.coherence(x).length === 0 || at === 0) return 0;
    const previous = g.events(t)[at - 1];
    const order = g.co[x];
    let floor = 0;
    for (let i = order.length; i > 0; i--) {
      if (!g.happensBefore(order[i - 1], previous)) continue;
      floor = i;
      break;
    }
    const reads = g.reads[x];
    for (let k = 0; k < reads.length; k++) {
      const r = reads[k];
      if (g.rf[r] >= 0 && g.happensBefore(r, previous)) {
        const i = order.indexOf(g.rf[r]) + 1;
        if (i > floor) floor = i;
      }
    }
    return floor;
  }

  ceiling(g: Graph, _t: number, x: number, _kind: number, _at: number): number {
    return g.coherence(x).length;
  }
  splits(_g: Graph, _x: number, _i: number, _kind: number, _t: number, _at: number): boolean {
    return false;
  }
  couldReadNewer(g: Graph, e: number): boolean {
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
  abstract holds(g: Graph, e: number): boolean;
  abstract holdsThroughout(g: Graph): boolean;
  abstract isOrdered(g: Graph, e: number): boolean;
}
