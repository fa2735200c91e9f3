import {
  F_AMO,
  F_BARRIER,
  F_COMMUTES,
  F_FULL,
  F_LEAVES,
  F_RELEASE,
  F_RMW,
  F_SC,
  type Graph,
  INIT,
  K_BEGIN,
  K_CREATE,
  K_END,
  K_FENCE,
  K_JOIN,
  K_READ,
  K_WRITE,
} from '../graph/graph.ts';

/**
 * Consistency of sc, tso, pso and rc11 for a graph that grows by events without successors.
 *
 * Let e be the new (or revisited) access of location x. Every cycle that e closes leaves e through coherence: a read
 * to the writes co-after its source (fr), a write to the writes co-after it. So e is consistent iff none of those
 * comes before e already; and since the graph was consistent before, that is one number: the largest coherence index
 * of a write of x that comes before e. A read may take any source from there on, a write any later place.
 * "Comes before" is:
 *   rc11       happens-before, directly or through a read that happens before e (COHERENCE; sb ∪ rf is acyclic by
 *              construction; ATOMICITY and SC are separate: atomicity here, SC in psc.ts)
 *   sc         (po ∪ asw ∪ rf ∪ co ∪ fr)⁺
 *   tso, pso   (ppo ∪ fence ∪ asw ∪ rfe ∪ co ∪ fr)⁺ for the model, and po-loc for coherence
 * An atomic block of sc, tso and pso is one node: what comes before one of its events comes before all of them. Then an
 * access inside a block may have successors, those of the block, and there is a largest index, too (`ceiling`).
 * No further condition arises from the readers of writes co-before a new write: each of them is fr-before the write
 * that the new one is placed before, so a path back would have been a cycle before.
 */
export type Model = 'sc' | 'tso' | 'pso' | 'rc11';

export class Order {
  private readonly model: Model;
  private mark = new Int32Array(256);
  private stamp = 0;
  private stack: number[] = [];
  /** Only these events count, if it is set. */
  private alive: ((e: number) => boolean) | null = null;
  /** Is an atomic block one node? (In rc11 it is a mutex.) */
  readonly contracts: boolean;

  constructor(model: Model) {
    this.model = model;
    this.contracts = model !== 'rc11';
  }

  /** The largest coherence index of location x before an access that is (or will be) event number `at` of thread t. */
  floor(g: Graph, t: number, x: number, flags: number, kind: number, at: number): number {
    const order = g.coherence(x);
    if (order.length === 0) return 0;
    if (this.model === 'rc11') return happensBeforeFloor(g, t, x, at);
    this.before(g, t, flags, kind, at);
    let floor = this.model === 'sc' ? 0 : ownFloor(g, t, x, at);
    for (let i = order.length; i > floor; i--) {
      if (this.mark[order[i - 1]] === this.stamp) {
        floor = i;
        break;
      }
    }
    return floor;
  }

  /** Marks everything that comes before an access of this kind as event number `at` of thread t. */
  private before(g: Graph, t: number, flags: number, kind: number, at: number): void {
    if (this.mark.length < g.n) this.mark = new Int32Array(2 * g.n);
    this.stamp++;
    this.stack.length = 0;
    this.threadBefore(g, t, flags, kind, at);
    const block = openBlock(g, t, at);
    if (block >= 0) this.pushBlock(g, t, block, at);
    while (this.stack.length > 0) this.expand(g, this.stack.pop()!);
  }

  /** Marks e and everything that comes before it. */
  private beforeEvent(g: Graph, e: number): void {
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
  precedesFree(g: Graph, a: number, f: number): boolean {
    const t = g.thread[f];
    if (g.thread[a] === t) return g.pos[a] < g.pos[f];
    this.directlyBeforeFree(g, a, f);
    if (g.block[f] >= 0 && this.contracts) this.pushBlock(g, t, g.block[f], Number.POSITIVE_INFINITY);
    while (this.stack.length > 0) this.expand(g, this.stack.pop()!);
    return this.mark[a] === this.stamp;
  }

  /** Events of its own thread that come before the free f, as a store to the location of a. */
  directlyBeforeFree(g: Graph, a: number, f: number): readonly number[] {
    if (this.mark.length < g.n) this.mark = new Int32Array(2 * g.n);
    this.stamp++;
    this.stack.length = 0;
    const t = g.thread[f];
    this.threadBefore(g, t, 0, K_WRITE, g.pos[f]);
    for (const y of g.of[t]) if (g.pos[y] < g.pos[f] && g.loc[y] === g.loc[a]) this.push(y);
    return this.stack;
  }

  /** Events of its own thread that the model keeps before e; those that these come after may be left out. */
  directlyBefore(g: Graph, e: number): readonly number[] {
    if (this.mark.length < g.n) this.mark = new Int32Array(2 * g.n);
    this.stamp++;
    this.stack.length = 0;
    this.threadBefore(g, g.thread[e], g.flags[e], g.kind[e], g.pos[e]);
    return this.stack;
  }

  /** The events of other blocks that come before the block of which e is the first event. */
  blocksBefore(g: Graph, e: number): number[] {
    this.beforeEvent(g, e);
    const found: number[] = [];
    for (let y = 0; y < g.n; y++)
      if (
        this.mark[y] === this.stamp &&
        g.block[y] >= 0 &&
        (g.thread[y] !== g.thread[e] || g.block[y] !== g.block[e])
      )
        found.push(y);
    return found;
  }

  /** The events of a block of thread t, up to position `end`. */
  private pushBlock(g: Graph, t: number, block: number, end: number): void {
    const list = g.of[t];
    for (let i = block; i < end && i < list.length && g.block[list[i]] === block; i++) this.push(list[i]);
  }

  /** Is e in the block of thread t (its events before position `at`), or does it not come after the block? */
  private isBefore(g: Graph, e: number, t: number, block: number, at: number): boolean {
    if (e < 0) return true;
    if (g.thread[e] === t && g.block[e] === block && g.pos[e] < at) return true;
    this.beforeEvent(g, e);
    const list = g.of[t];
    for (let i = block; i < at && i < list.length; i++) if (this.mark[list[i]] === this.stamp) return false;
    return true;
  }

  /** May the thing that ends with e be over when the block that thread t is in begins? */
  isOver(g: Graph, e: number, t: number): boolean {
    const at = g.countOf(t);
    const block = openBlock(g, t, at);
    return block < 0 || !this.contracts || this.isBefore(g, e, t, block, at);
  }

  /**
   * The largest coherence index of location x that an access as event number `at` of thread t may read, or stand after;
   * less than the floor if there is none. Inside an atomic block that is not always the latest: what comes after the
   * block because of what it read before cannot be read any more.
   */
  ceiling(g: Graph, t: number, x: number, kind: number, at: number): number {
    const order = g.coherence(x);
    const block = this.contracts ? openBlock(g, t, at) : -1;
    if (block < 0) return order.length;
    let i = order.length;
    while (i > 0 && !this.isBefore(g, order[i - 1], t, block, at)) i--;
    return kind === K_READ || this.readersAreBefore(g, x, i === 0 ? INIT : order[i - 1], t, block, at)
      ? i
      : i - 1;
  }

  /** Could e, the last read of its thread, have read something newer? */
  couldReadNewer(g: Graph, e: number): boolean {
    const t = g.thread[e];
    this.alive = (y) => g.thread[y] !== t || g.pos[y] < g.pos[e];
    const ceiling = this.ceiling(g, t, g.loc[e], K_READ, g.pos[e]);
    this.alive = null;
    return g.coIndex(g.rf[e]) < ceiling;
  }

  private readersAreBefore(
    g: Graph,
    x: number,
    write: number,
    t: number,
    block: number,
    at: number,
  ): boolean {
    const reads = g.reads[x];
    for (let k = 0; k < reads.length; k++) {
      const r = reads[k];
      if (g.rf[r] !== write || (this.alive !== null && !this.alive(r))) continue;
      if (g.thread[r] === t && g.pos[r] >= at) continue;
      if (!this.isBefore(g, r, t, block, at)) return false;
    }
    return true;
  }

  /**
   * Was e, an access in an atomic block, added as the latest that was possible then? As maximal.ts asks of every event
   * that write a deletes, but what the block may not read or stand after does not count.
   */
  wasLatest(g: Graph, e: number, a: number): boolean {
    if (g.kind[e] === K_WRITE && (g.flags[e] & F_RMW) !== 0) return true; /* it has one place */
    const [t, x, block, at] = [g.thread[e], g.loc[e], g.block[e], g.pos[e]];
    const alive = (y: number): boolean => y !== e && (y < e || g.inPrefix(y, a));
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
  splits(g: Graph, x: number, i: number, kind: number, t: number, at: number): boolean {
    const order = g.co[x];
    let k = i;
    if (this.alive !== null) while (k < order.length && !this.alive(order[k])) k++;
    if (k >= order.length || g.block[order[k]] < 0 || !this.contracts) return false;
    const next = order[k];
    if (g.thread[next] === t && g.block[next] === openBlock(g, t, at)) return false;
    const isInside = (e: number): boolean => g.thread[e] === g.thread[next] && g.block[e] === g.block[next];
    const write = i === 0 ? INIT : order[i - 1];
    if (write >= 0 && isInside(write)) return true;
    return kind === K_WRITE && g.reads[x].some((r) => g.rf[r] === write && isInside(r));
  }

  private push(e: number): void {
    if (e < 0 || this.mark[e] === this.stamp || (this.alive !== null && !this.alive(e))) return;
    this.mark[e] = this.stamp;
    this.stack.push(e);
  }

  private expand(g: Graph, e: number): void {
    const t = g.thread[e];
    this.threadBefore(g, t, g.flags[e], g.kind[e], g.pos[e]);
    const kind = g.kind[e];
    if ((g.flags[e] & F_COMMUTES) !== 0) return;
    if (kind === K_READ) {
      const w = g.rf[e];
      if (w >= 0 && (this.model === 'sc' || g.thread[w] !== t)) this.push(w);
    } else if (kind === K_WRITE) {
      const order = g.co[g.loc[e]];
      let i = order.indexOf(e) - 1;
      if (this.alive !== null) while (i >= 0 && !this.alive(order[i])) i--;
      const previous = i < 0 ? INIT : order[i];
      this.push(previous);
      const reads = g.reads[g.loc[e]];
      for (let k = 0; k < reads.length; k++)
        if (g.rf[reads[k]] === previous && reads[k] !== e) this.push(reads[k]);
    } else if (kind === K_BEGIN || kind === K_JOIN) this.push(g.rf[e]);
    if (g.block[e] >= 0 && this.contracts) this.pushBlock(g, t, g.block[e], Number.POSITIVE_INFINITY);
  }

  /** Events of thread t before position `at` that the model keeps before an access of this kind; nearest ones suffice where they pass it on. */
  private threadBefore(g: Graph, t: number, flags: number, kind: number, at: number): void {
    const list = g.events(t);
    if (this.model === 'sc') {
      if (at > 0) this.push(list[at - 1]);
      return;
    }
    const strong = isStrong(kind, flags);
    const tso = this.model === 'tso';
    /* Does it come after earlier reads, after earlier writes? */
    const afterReads = strong || kind === K_READ || kind === K_WRITE;
    const afterWrites =
      strong ||
      (kind === K_WRITE && (tso || (flags & F_RELEASE) !== 0)) ||
      (kind === K_FENCE && (flags & F_BARRIER) !== 0);
    let needRead = afterReads;
    let needWrites = afterWrites;
    for (let i = at - 1; i >= 0 && (needRead || needWrites || kind === K_WRITE); i--) {
      const y = list[i];
      const yKind = g.kind[y];
      const yFlags = g.flags[y];
      if (isStrong(yKind, yFlags)) {
        this.push(y);
        return;
      }
      if (yKind === K_READ && needRead) {
        this.push(y);
        needRead = false;
      } else if (yKind === K_WRITE) {
        if (needWrites) {
          this.push(y);
          if (tso) needWrites = false; /* it comes after all before it */
        } else if ((yFlags & F_SC) !== 0) this.push(y); /* followed by a full fence */
        /* a store-store barrier stands before a release store: what is before it is before every later store */
        if (kind === K_WRITE && !tso && (yFlags & F_RELEASE) !== 0) needWrites = true;
      } else if (yKind === K_FENCE && (yFlags & F_BARRIER) !== 0 && kind === K_WRITE && !tso) {
        this.push(y);
      }
    }
    if (kind === K_READ) this.seqCstStores(g, list, at);
  }

  /** A seq_cst store comes before everything after it, also reads. */
  private seqCstStores(g: Graph, list: readonly number[], at: number): void {
    for (let i = at - 1; i >= 0; i--) {
      const y = list[i];
      if (isStrong(g.kind[y], g.flags[y])) return;
      if (g.kind[y] === K_WRITE && (g.flags[y] & F_SC) !== 0) {
        this.push(y);
        return;
      }
    }
  }
}

/** The block that event number `at` of thread t is or would be in: the position of its first event; -1 if in none. */
export function openBlock(g: Graph, t: number, at: number): number {
  if (at === 0) return -1;
  const previous = g.of[t][at - 1];
  return (g.flags[previous] & F_LEAVES) !== 0 ? -1 : g.block[previous];
}

/** Read-modify-writes, locks, thread events and full fences: after all before them, before all after them. */
function isStrong(kind: number, flags: number): boolean {
  return (
    (flags & F_AMO) !== 0 ||
    (kind === K_FENCE && (flags & F_FULL) !== 0) ||
    kind === K_BEGIN ||
    kind === K_END ||
    kind === K_CREATE ||
    kind === K_JOIN
  );
}

function ownFloor(g: Graph, t: number, x: number, at: number): number {
  const list = g.events(t);
  for (let i = at - 1; i >= 0; i--) {
    const y = list[i];
    if (g.loc[y] !== x) continue;
    if (g.kind[y] === K_WRITE) return g.coIndex(y);
    if (g.kind[y] === K_READ) return g.coIndex(g.rf[y]);
  }
  return 0;
}

function happensBeforeFloor(g: Graph, t: number, x: number, at: number): number {
  if (at === 0) return 0;
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
