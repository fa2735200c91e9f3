import type { EventId, LocationId, ThreadId } from '../../../base/ids.ts';
import { ORDERS } from '../../../vm/code/event.ts';
import type { Consistency } from '../consistency/consistency.ts';
import { AQ, FIRST_THREAD, HB, NO_LOCATION } from '../graph/columns.ts';
import { FLAGS_OF } from '../graph/flags.ts';
import {
  F_ACQUIRE,
  F_BARRIER,
  F_FULL,
  F_RELEASE,
  F_SC,
  Graph,
  INIT,
  K_FENCE,
  K_READ,
  K_WRITE,
} from '../graph/graph.ts';

type Order = (typeof ORDERS)[number];

/** Execution graphs put together by hand, event by event, as the search would: no program, no machine. Locations by number. */
export class HandBuilt {
  readonly g: Graph;

  constructor(threads: number) {
    this.g = new Graph(threads);
    for (let t = FIRST_THREAD; t < threads; t++) this.g.events(t);
  }

  /** A write of location x, last in coherence, or after that many writes. */
  write(t: ThreadId, x: LocationId, order: Order = 'rlx', after = this.g.coherence(x).length): EventId {
    const e = this.g.add(t, K_WRITE, flagsOf(order), x, -1, -1);
    this.g.release(e, INIT, true);
    this.g.place(e, after);
    return e;
  }

  read(t: ThreadId, x: LocationId, from: EventId, order: Order = 'rlx'): EventId {
    const e = this.g.add(t, K_READ, flagsOf(order), x, -1, -1);
    this.g.readsOf(x).push(e);
    this.g.readFrom(e, from);
    return e;
  }

  fence(t: ThreadId, order: Order = 'sc'): EventId {
    const { g } = this;
    const flags = flagsOf(order) & (F_ACQUIRE | F_RELEASE | F_SC);
    const full = (flags & F_SC) !== 0 ? F_FULL : 0;
    const e = g.add(
      t,
      K_FENCE,
      flags | full | ((flags & F_RELEASE) !== 0 ? F_BARRIER : 0),
      NO_LOCATION,
      -1,
      -1,
    );
    if ((flags & F_ACQUIRE) !== 0) g.join(e, HB, e, AQ);
    if ((flags & F_RELEASE) !== 0) g.fence[e] = e;
    if ((flags & F_SC) !== 0) g.scFences.push(e);
    return e;
  }

  /** The least coherence index that a new last read (or write) of thread t may have at location x. */
  floor(model: Consistency, t: ThreadId, x: LocationId, order: Order = 'rlx', kind: number = K_READ): number {
    return model.floor(this.g, t, x, flagsOf(order), kind, this.g.countOf(t));
  }
}

const flagsOf = (order: Order): number => FLAGS_OF[ORDERS.indexOf(order)];
