import type { EventId, LocationId, ThreadId } from '../../../base/ids.ts';
import type { Consistency } from '../consistency/consistency.ts';
import { F_RMW, type Graph, K_WRITE } from '../graph/graph.ts';
import type { Classes } from '../reductions/classes.ts';

/** Who places writes: a search with or without reads-from classes. */
interface Placer {
  readonly order: Consistency;
  readonly classes?: Classes | null;
}

/**
 * The places in coherence that a write may have: place i is after coherence index i. Those of a read-modify-write are
 * one at most, right after what was read. Of a free location it is the last; where the order at hand is not the only one
 * (`isOpen`, classes.ts) every place may turn out to be possible.
 */
export class Places {
  readonly from: number;
  readonly to: number;
  /** The least place under the orders at hand. */
  readonly low: number;
  readonly high: number;
  readonly isOpen: boolean;
  private readonly model: Consistency;
  private readonly g: Graph;
  private readonly loc: LocationId;
  private readonly t: ThreadId;
  private readonly at: number;

  /** Of a write to `loc` that is or will be event number `at` of thread t; `read`: that of its read-modify-write, or -1. */
  constructor(x: Placer, g: Graph, t: ThreadId, loc: LocationId, flags: number, at: number, read: EventId) {
    this.model = x.order;
    this.g = g;
    this.loc = loc;
    this.t = t;
    this.at = at;
    this.low = x.order.floor(g, t, loc, flags, K_WRITE, at);
    this.high = x.order.ceiling(g, t, loc, K_WRITE, at);
    const classes = x.classes ?? null;
    const isFree = classes?.isFree(loc) === true;
    this.isOpen = classes?.isOpen(g, loc) === true;
    this.from = read >= 0 ? g.coIndex(g.rf[read]) : isFree ? this.high : this.isOpen ? 0 : this.low;
    this.to = read >= 0 ? this.from : this.high;
  }

  has(i: number): boolean {
    const { g, loc } = this;
    if ((i < this.low && !this.isOpen) || i > this.high || !fits(g, g.co[loc], i)) return false;
    return !this.model.splits(g, loc, i, K_WRITE, this.t, this.at);
  }

  /** How many there are. */
  count(): number {
    let count = 0;
    for (let i = this.from; i <= this.to; i++) if (this.has(i)) count++;
    return count;
  }
}

/** Of the write a, which is in no coherence order yet. */
export const placesOf = (x: Placer, g: Graph, a: EventId, read: EventId): Places =>
  new Places(x, g, g.thread[a], g.loc[a], g.flags[a], g.pos[a], read);

/** Place i is never between a write and the read-modify-write that read it (atomicity). */
export function fits(g: Graph, order: readonly EventId[], i: number): boolean {
  return i >= order.length || (g.flags[order[i]] & F_RMW) === 0;
}
