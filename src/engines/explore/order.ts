import {
  F_AMO,
  F_BARRIER,
  F_FULL,
  F_RELEASE,
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
} from './graph.ts';

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
 * No further condition arises from the readers of writes co-before a new write: each of them is fr-before the write
 * that the new one is placed before, so a path back would have been a cycle before.
 */
export type Model = 'sc' | 'tso' | 'pso' | 'rc11';

export class Order {
  private readonly model: Model;
  private mark = new Int32Array(256);
  private stamp = 0;
  private stack: number[] = [];

  constructor(model: Model) {
    this.model = model;
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
    while (this.stack.length > 0) this.expand(g, this.stack.pop()!);
  }

  private push(e: number): void {
    if (e < 0 || this.mark[e] === this.stamp) return;
    this.mark[e] = this.stamp;
    this.stack.push(e);
  }

  private expand(g: Graph, e: number): void {
    const t = g.thread[e];
    this.threadBefore(g, t, g.flags[e], g.kind[e], g.pos[e]);
    const kind = g.kind[e];
    if (kind === K_READ) {
      const w = g.rf[e];
      if (w >= 0 && (this.model === 'sc' || g.thread[w] !== t)) this.push(w);
    } else if (kind === K_WRITE) {
      const order = g.co[g.loc[e]];
      const i = order.indexOf(e);
      const previous = i === 0 ? INIT : order[i - 1];
      this.push(previous);
      const reads = g.reads[g.loc[e]];
      for (let k = 0; k < reads.length; k++)
        if (g.rf[reads[k]] === previous && reads[k] !== e) this.push(reads[k]);
    } else if (kind === K_BEGIN || kind === K_JOIN) this.push(g.rf[e]);
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
