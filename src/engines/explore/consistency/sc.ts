import type { LocationId, ThreadId } from '../../../base/ids.ts';
import type { Graph } from '../graph/graph.ts';
import { ModelOrder } from './model-order.ts';

/** Sequential consistency: (po ∪ asw ∪ rf ∪ co ∪ fr)⁺ is acyclic (docs/models.md). */
export class Sc extends ModelOrder {
  readonly ordersPrefix = true;
  readonly mayCommute = true;
  readonly ordersOwnReads = true;
  readonly widens = true;
  /** Program order is in the order. */
  readonly respects = null;

  /** Happens-before is part of the order: nothing has to be walked if the latest write happens before. */
  protected least(g: Graph, t: ThreadId, x: LocationId, at: number): number {
    const order = g.co[x];
    return at > 0 && g.happensBefore(order[order.length - 1], g.of[t][at - 1]) ? order.length : 0;
  }

  protected threadBefore(g: Graph, t: ThreadId, _flags: number, _kind: number, at: number): void {
    const list = g.events(t);
    if (at > 0) this.push(list[at - 1]);
  }
}
