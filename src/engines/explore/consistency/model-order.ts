import type { EventId, LocationId, ThreadId } from '../../../base/ids.ts';
import { openBlock } from '../graph/blocks.ts';
import { FIRST_EVENT } from '../graph/columns.ts';
import {
  F_COMMUTES,
  F_RMW,
  type Graph,
  INIT,
  K_ALLOC,
  K_BEGIN,
  K_FREE,
  K_JOIN,
  K_READ,
  K_WRITE,
} from '../graph/graph.ts';
import type { Locations } from '../graph/locations.ts';
import { waits } from '../waiting/waits.ts';
import type { Consistency, OwnOrder } from './consistency.ts';

/** As what an event of this kind is ordered in its thread. */
const accessOf = (kind: number): number => (kind === K_FREE ? K_WRITE : kind === K_ALLOC ? K_READ : kind);

/**
 * Models that are one acyclic order of all events: "comes before" is its transitive closure, walked backwards from the
 * new event. The edges between threads are here: rf (tso, pso: from other threads), co, fr, creation and join; those
 * within a thread are the model's (`threadBefore`).
 *
 * A free that an allocation has got the block of is a store to the whole block, and the allocation a load of it (heap-reuse.ts).
 *
 * A read that waits (branches/retries.ts) comes before nothing: it is still to get something newer, and what others do until
 * then they may have done before its thread came there.
 *
 * An atomic block is one node: what comes before one of its events comes before all of them. Then an access inside a
 * block may have successors, those of the block, and there is a largest index, too (`ceiling`).
 */
export abstract class ModelOrder implements Consistency, OwnOrder {
  readonly own: OwnOrder = this;
  locations: Locations | null = null;
  readonly contracts = true;
  abstract readonly ordersPrefix: boolean;
  abstract readonly mayCommute: boolean;
  abstract readonly respects: Consistency['respects'];
  abstract readonly ordersOwnReads: boolean;
  abstract readonly widens: boolean;
  private mark = new Int32Array(256);
  private stamp = 0;
  private stack: EventId[] = [];
  /** Only these events count, if it is set. */
  private alive: ((e: EventId) => boolean) | null = null;

  /** The largest coherence index of location x before an access that is (or will be) event number `at` of thread t. */
  floor(g: Graph, t: ThreadId, x: LocationId, flags: number, kind: number, at: number): number {
    const order = g.coherence(x);
    if (order.length === 0) return 0;
    let floor = this.least(g, t, x, at);
    if (floor === order.length) return floor;
    this.before(g, t, flags, kind, at);
    for (let i = order.length; i > floor; i--) {
      if (this.mark[order[i - 1]] === this.stamp) {
        floor = i;
        break;
      }
    }
    return floor;
  }

  /** Marks everything that comes before an access of this kind as event number `at` of thread t. */
  private before(g: Graph, t: ThreadId, flags: number, kind: number, at: number): void {
    if (this.mark.length < g.n) this.mark = new Int32Array(2 * g.n);
    this.stamp++;
    this.stack.length = 0;
    this.threadBefore(g, t, flags, kind, at);
    const block = openBlock(g, t, at);
    if (block >= 0) this.pushBlock(g, t, block, at);
    while (this.stack.length > 0) this.expand(g, this.stack.pop()!);
  }

  /** Marks e and everything that comes before it. */
  private beforeEvent(g: Graph, e: EventId): void {
    if (this.mark.length < g.n) this.mark = new Int32Array(2 * g.n);
    this.stamp++;
    this.stack.length = 0;
    this.push(e);
    while (this.stack.length > 0) this.expand(g, this.stack.pop()!);
  }

  /**
   * Does access a come before the free f of its block? f has the edges of a store in its thread, and po-loc; not those of
   * coherence, which would be its own (frees.ts).
   */
  precedesFree(g: Graph, a: EventId, f: EventId): boolean {
    const t = g.thread[f];
    if (g.thread[a] === t) return g.pos[a] < g.pos[f];
    this.directlyBeforeFree(g, a, f);
    if (g.block[f] >= 0) this.pushBlock(g, t, g.block[f], Number.POSITIVE_INFINITY);
    while (this.stack.length > 0) this.expand(g, this.stack.pop()!);
    return this.mark[a] === this.stamp;
  }

  /** Events of its own thread that come before the free f, as a store to the location of a. */
  directlyBeforeFree(g: Graph, a: EventId, f: EventId): readonly EventId[] {
    if (this.mark.length < g.n) this.mark = new Int32Array(2 * g.n);
    this.stamp++;
    this.stack.length = 0;
    const t = g.thread[f];
    this.threadBefore(g, t, 0, K_WRITE, g.pos[f]);
    for (const y of g.of[t]) if (g.pos[y] < g.pos[f] && g.loc[y] === g.loc[a]) this.push(y);
    return this.stack;
  }

  /** Events of its own thread that the model keeps before e; those that these come after may be left out. */
  directlyBefore(g: Graph, e: EventId): readonly EventId[] {
    if (this.mark.length < g.n) this.mark = new Int32Array(2 * g.n);
    this.stamp++;
    this.stack.length = 0;
    this.threadBefore(g, g.thread[e], g.flags[e], g.kind[e], g.pos[e]);
    return this.stack;
  }

  /** The events of other blocks that come before the block of which e is the first event. */
  blocksBefore(g: Graph, e: EventId): EventId[] {
    this.beforeEvent(g, e);
    const found: EventId[] = [];
    for (let y = FIRST_EVENT; y < g.n; y++)
      if (
        this.mark[y] === this.stamp &&
        g.block[y] >= 0 &&
        (g.thread[y] !== g.thread[e] || g.block[y] !== g.block[e])
      )
        found.push(y);
    return found;
  }

  /** The events of a block of thread t, up to position `end`. */
  private pushBlock(g: Graph, t: ThreadId, block: number, end: number): void {
    const list = g.of[t];
    for (let i = block; i < end && i < list.length && g.block[list[i]] === block; i++) this.push(list[i]);
  }

  /** Is e in the block of thread t (its events before position `at`), or does it not come after the block? */
  private isBefore(g: Graph, e: EventId, t: ThreadId, block: number, at: number): boolean {
    if (e < 0) return true;
    if (g.thread[e] === t && g.block[e] === block && g.pos[e] < at) return true;
    this.beforeEvent(g, e);
    const list = g.of[t];
    for (let i = block; i < at && i < list.length; i++) if (this.mark[list[i]] === this.stamp) return false;
    return true;
  }

  /** May the thing that ends with e be over when the block that thread t is in begins? */
  isOver(g: Graph, e: EventId, t: ThreadId): boolean {
    const at = g.countOf(t);
    const block = openBlock(g, t, at);
    return block < 0 || this.isBefore(g, e, t, block, at);
  }

  /**
   * The largest coherence index of location x that an access as event number `at` of thread t may read, or stand after;
   * less than the floor if there is none. Inside an atomic block that is not always the latest: what comes after the
   * block because of what it read before cannot be read any more.
   */
  ceiling(g: Graph, t: ThreadId, x: LocationId, kind: number, at: number): number {
    const order = g.coherence(x);
    const block = openBlock(g, t, at);
    if (block < 0) return order.length;
    let i = order.length;
    while (i > 0 && !this.isBefore(g, order[i - 1], t, block, at)) i--;
    return kind === K_READ || this.readersAreBefore(g, x, i === 0 ? INIT : order[i - 1], t, block, at)
      ? i
      : i - 1;
  }

  /** Could e, the last read of its thread, have read something newer? */
  couldReadNewer(g: Graph, e: EventId): boolean {
    const t = g.thread[e];
    this.alive = (y) => g.thread[y] !== t || g.pos[y] < g.pos[e];
    const ceiling = this.ceiling(g, t, g.loc[e], K_READ, g.pos[e]);
    this.alive = null;
    return g.coIndex(g.rf[e]) < ceiling;
  }

  private readersAreBefore(
    g: Graph,
    x: LocationId,
    write: EventId,
    t: ThreadId,
    block: number,
    at: number,
  ): boolean {
    const reads = g.reads[x];
    for (let k = 0; k < reads.length; k++) {
      const r = reads[k];
      if (g.rf[r] !== write || (this.alive !== null && !this.alive(r))) continue;
      if ((g.thread[r] === t && g.pos[r] >= at) || waits(g, r)) continue;
      if (!this.isBefore(g, r, t, block, at)) return false;
    }
    return true;
  }

  /**
   * Was e, an access in an atomic block, added as the latest that was possible then? As maximal.ts asks of every event
   * that write a deletes, but what the block may not read or stand after does not count.
   */
  wasLatest(g: Graph, e: EventId, a: EventId): boolean {
    if (g.kind[e] === K_WRITE && (g.flags[e] & F_RMW) !== 0) return true; /* it has one place */
    const [t, x, block, at] = [g.thread[e], g.loc[e], g.block[e], g.pos[e]];
    const alive = (y: EventId): boolean => y !== e && (y < e || g.inPrefix(y, a));
    const order = g.co[x];
    this.alive = alive;
    let latest = true;
    for (let i = g.coIndex(g.kind[e] === K_READ ? g.rf[e] : e); i < order.length && latest; i++) {
      if (!alive(order[i]) || this.splits(g, x, i + 1, g.kind[e], t, at)) continue;
      latest = !(
        this.isBefore(g, order[i], t, block, at) &&
        (g.kind[e] === K_READ || this.readersAreBefore(g, x, order[i], t, block, at))
      );
    }
    this.alive = null;
    return latest;
  }

  /**
   * Would an access as event number `at` of thread t stand in the middle of somebody else's atomic block: read (or follow)
   * what the block itself overwrites, or come between what the block has read and its write?
   */
  splits(g: Graph, x: LocationId, i: number, kind: number, t: ThreadId, at: number): boolean {
    const order = g.co[x];
    let k = i;
    if (this.alive !== null) while (k < order.length && !this.alive(order[k])) k++;
    if (k >= order.length || g.block[order[k]] < 0) return false;
    const next = order[k];
    if (g.thread[next] === t && g.block[next] === openBlock(g, t, at)) return false;
    const isInside = (e: EventId): boolean => g.thread[e] === g.thread[next] && g.block[e] === g.block[next];
    const write = i === 0 ? INIT : order[i - 1];
    if (write >= 0 && isInside(write)) return true;
    return kind === K_WRITE && g.reads[x].some((r) => g.rf[r] === write && isInside(r));
  }

  protected push(e: EventId): void {
    if (e < 0 || this.mark[e] === this.stamp || (this.alive !== null && !this.alive(e))) return;
    this.mark[e] = this.stamp;
    this.stack.push(e);
  }

  private expand(g: Graph, e: EventId): void {
    const t = g.thread[e];
    const kind = g.kind[e];
    this.threadBefore(g, t, g.flags[e], accessOf(kind), g.pos[e]);
    if ((g.flags[e] & F_COMMUTES) !== 0) return;
    if (kind === K_READ) {
      const w = g.rf[e];
      if (w >= 0 && (this.ordersOwnReads || g.thread[w] !== t)) this.push(w);
    } else if (kind === K_WRITE) {
      const order = g.co[g.loc[e]];
      let i = g.coIndex(e) - 2;
      if (this.alive !== null) while (i >= 0 && !this.alive(order[i])) i--;
      const previous = i < 0 ? INIT : order[i];
      this.push(previous);
      const reads = g.reads[g.loc[e]];
      for (let k = 0; k < reads.length; k++)
        if (g.rf[reads[k]] === previous && reads[k] !== e && !waits(g, reads[k])) this.push(reads[k]);
    } else if (kind === K_BEGIN || kind === K_JOIN || kind === K_ALLOC) this.push(g.rf[e]);
    else if (kind === K_FREE) this.ownAccesses(g, e);
    if (g.block[e] >= 0) this.pushBlock(g, t, g.block[e], Number.POSITIVE_INFINITY);
  }

  /** What its own thread has done before free f with the block. */
  private ownAccesses(g: Graph, f: EventId): void {
    const { locations } = this;
    const [base, size] = [g.value[4 * f], g.value[4 * f + 1]];
    for (const y of g.of[g.thread[f]]) {
      if (g.pos[y] >= g.pos[f]) return;
      const loc = g.loc[y];
      if (loc < 0 || locations === null || locations.life[loc] !== g.value[4 * f + 3]) continue;
      if (locations.address[loc] < base + size && base < locations.address[loc] + locations.size[loc])
        this.push(y);
    }
  }

  /** Pushes the events of thread t before position `at` that the model keeps before an access of this kind; nearest ones suffice where they pass it on. */
  protected abstract threadBefore(g: Graph, t: ThreadId, flags: number, kind: number, at: number): void;

  /** The least that coherence asks by itself; of a location that has writes. */
  protected abstract least(g: Graph, t: ThreadId, x: LocationId, at: number): number;

  tiesLocations(): boolean {
    return true;
  }

  /** The order is all there is. */
  holds(): boolean {
    return true;
  }
  holdsThroughout(): boolean {
    return true;
  }
  isOrdered(): boolean {
    return true;
  }
}
