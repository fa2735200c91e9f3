import type { Graph } from '../graph/graph.ts';
import { ModelOrder } from './model-order.ts';

/** Sequential consistency: (po ∪ asw ∪ rf ∪ co ∪ fr)⁺ is acyclic (docs/models.md). */
export class Sc extends ModelOrder {
  readonly ordersPrefix = true;
  readonly mayCommute = true;
  readonly ordersOwnReads = true;
  /** Program order is in the order. */
  readonly respects = null;

  protected least(): number {
    return 0;
  }

  protected threadBefore(g: Graph, t: number, _flags: number, _kind: number, at: number): void {
    const list = g.events(t);
    if (at > 0) this.push(list[at - 1]);
  }
}
