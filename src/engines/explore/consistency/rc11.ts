import type { EventId } from '../../../base/ids.ts';
import { F_SC, type Graph } from '../graph/graph.ts';
import { ByHappensBefore } from './by-happens-before.ts';
import { ScOrder } from './psc.ts';

/** RC11 (Lahav, Vafeiadis, Kang, Hur, Dreyer, PLDI 2017): COHERENCE, ATOMICITY, NO-THIN-AIR, and SC by psc.ts. */
export class Rc11 extends ByHappensBefore {
  private readonly seqCst = new ScOrder();

  tiesLocations(seqCst: boolean): boolean {
    return seqCst;
  }
  holds(g: Graph, e: EventId): boolean {
    return this.seqCst.holds(g, e);
  }
  holdsThroughout(g: Graph): boolean {
    return this.seqCst.acyclic(g);
  }
  isOrdered(g: Graph, e: EventId): boolean {
    return (g.flags[e] & F_SC) !== 0;
  }
}
