import type { EventId, LocationId } from '../../../base/ids.ts';
import type { Consistency, OwnOrder } from '../consistency/consistency.ts';
import { beforeWithoutCoherence, coherent } from '../consistency/psc.ts';
import { FIRST_EVENT, FIRST_LOCATION } from '../graph/columns.ts';
import { F_COMMUTES, type Graph, INIT, K_BEGIN, K_JOIN, K_READ, K_WRITE } from '../graph/graph.ts';
import { waits } from '../waiting/waits.ts';

/**
 * Is there a coherence order that makes a graph consistent? The locations in question are *free* (classes.ts): the rest
 * of the graph is given, with the orders of all other locations. If there is one, the graph gets it.
 *
 * Two relations grow until nothing follows any more (saturation, as in Abdulla et al., OOPSLA 2018 and 2019):
 *   C  for each free location: which of its writes must be before which
 *   P  what must be acyclic: the model's own order of all events, if it has one; else the order of the seq_cst
 *      accesses that it orders (scb, docs/models.md), whose fences are left to the exact check at the end
 * Coherence gives the first pairs of C (`seed`). Then, for writes v, w and a read r of w at one location:
 *   C(v, w) is a pair of P, and if C(w, v) then P(r, v)            (co, fr)
 *   P⁺(v, w) gives C(v, w), and P⁺(v, r) gives C(v, w)
 * A cycle refutes the graph. If neither relation has one and some writes are still without order, both ways are tried,
 * first the one that the graph has now. A total C is a coherence order: consistent, where P is then the whole order of
 * the model; elsewhere if the axioms hold, which is asked. Deciding this is NP-hard for sc; a search
 * that takes too many steps gives up, and the program is explored without classes.
 */

const MOST_STEPS = 2000;

interface Free {
  readonly writes: readonly EventId[];
  /** Reads, and for each the index of its write, -1 for the initial one. */
  readonly reads: readonly EventId[];
  readonly sources: readonly number[];
  readonly loc: LocationId;
  /** before[i * writes.length + j]: write i must be before write j. */
  before: Uint8Array;
}

export class Witness {
  private readonly model: Consistency;
  private readonly isFree: (loc: LocationId) => boolean;
  private free: Free[] = [];
  /** P⁺: for each event a row of bits, those that come before it. */
  private past = new Int32Array(0);
  /** While P is made: has the row of an event been made (2), or is it being made (1)? */
  private made = new Uint8Array(0);
  private words = 0;
  private n = 0;
  private grew = false;
  private steps = 0;
  private dead: readonly [EventId, EventId] | null = null;
  /** Did the last search give up? */
  gaveUp = false;

  constructor(model: Consistency, isFree: (loc: LocationId) => boolean) {
    this.model = model;
    this.isFree = isFree;
  }

  /**
   * Gives the free locations of g orders that make it consistent, `last` the last of its location (-1: any); false if there
   * are none. `dead`: a free, and an access of its block that comes after it (frees.ts).
   */
  find(g: Graph, last: EventId, dead: readonly [EventId, EventId] | null = null): boolean {
    this.dead = dead;
    this.steps = 0;
    this.gaveUp = false;
    this.start(g);
    for (const each of this.free) {
      if (!this.seed(g, each)) return false;
      const k = each.writes.indexOf(last);
      for (let i = 0; k >= 0 && i < each.writes.length; i++) if (i !== k) this.setBefore(each, i, k);
    }
    return this.base(g) && (dead === null || this.add(...dead)) && this.settle(g);
  }

  private start(g: Graph): void {
    this.n = g.n;
    this.words = (g.n + 31) >> 5;
    this.past = new Int32Array(this.n * this.words);
    this.free = [];
    for (let loc = FIRST_LOCATION; loc < g.co.length; loc++) {
      const writes = g.co[loc];
      if (writes.length === 0 || !this.isFree(loc)) continue;
      const reads = g.reads[loc].slice();
      const sources = reads.map((r) => writes.indexOf(g.rf[r]));
      this.free.push({
        writes: writes.slice(),
        reads,
        sources,
        loc,
        before: new Uint8Array(writes.length ** 2),
      });
    }
  }

  /** Is event e one that P orders? */
  private counts(g: Graph, e: EventId): boolean {
    return this.model.isOrdered(g, e);
  }

  private setBefore({ writes, before }: Free, i: number, j: number): void {
    const at = i * writes.length + j;
    if (before[at] !== 0) return;
    before[at] = 1;
    this.grew = true;
  }

  /** What coherence alone says of the writes of a location; false: it contradicts itself. */
  private seed(g: Graph, free: Free): boolean {
    const { respects } = this.model;
    if (respects === null) return true;
    const comesBefore = (a: EventId, b: EventId): boolean => respects(g, a, b);
    const { writes, reads, sources } = free;
    for (let i = 0; i < writes.length; i++) {
      for (let j = 0; j < writes.length; j++)
        if (comesBefore(writes[i], writes[j])) this.setBefore(free, i, j);
      for (let k = 0; k < reads.length; k++) {
        const s = sources[k];
        if (s === i) {
          if (comesBefore(reads[k], writes[i])) return false;
        } else if (comesBefore(writes[i], reads[k])) {
          if (s < 0) return false;
          this.setBefore(free, i, s);
        } else if (s >= 0 && comesBefore(reads[k], writes[i])) this.setBefore(free, s, i);
      }
    }
    for (let k = 0; k < reads.length; k++)
      for (let l = 0; l < reads.length; l++) {
        const [a, b] = [sources[k], sources[l]];
        if (a === b || a < 0 || !comesBefore(reads[k], reads[l])) continue;
        if (b < 0) return false;
        this.setBefore(free, a, b);
      }
    return true;
  }

  private has(a: EventId, b: EventId): boolean {
    return ((this.past[b * this.words + (a >> 5)] >> (a & 31)) & 1) !== 0;
  }

  /** P(a, b), with all that follows; false: that closes a cycle. */
  private add(a: EventId, b: EventId): boolean {
    if (a === b || this.has(b, a)) return false;
    if (this.has(a, b)) return true;
    const { past, words, n } = this;
    const [word, bit] = [b >> 5, b & 31];
    for (let x = FIRST_EVENT; x < n; x++)
      if (x === b || ((past[x * words + word] >> bit) & 1) !== 0) this.join(a, x);
    this.grew = true;
    return true;
  }

  /** What comes before a comes before b, and so does a. */
  private join(a: EventId, b: EventId): void {
    const { past, words } = this;
    const from = a * words;
    const to = b * words;
    for (let k = 0; k < words; k++) past[to + k] |= past[from + k];
    past[to + (a >> 5)] |= 1 << (a & 31);
  }

  /** P without the orders of free locations. */
  private base(g: Graph): boolean {
    const { own } = this.model;
    return own === null ? this.scBase(g) : this.modelBase(g, own);
  }

  private modelBase(g: Graph, own: OwnOrder): boolean {
    this.made = new Uint8Array(this.n);
    for (const list of g.of) for (const e of list) if (!this.make(g, e, own)) return false;
    if (this.model.respects !== null) for (const list of g.of) if (!this.isCoherent(g, list)) return false;
    return this.firstReads(g);
  }

  /** The row of e, from the rows of its predecessors; false: there is a cycle. */
  private make(g: Graph, e: EventId, own: OwnOrder): boolean {
    if (this.made[e] !== 0) return this.made[e] === 2;
    this.made[e] = 1;
    const before = (
      e === this.dead?.[0] ? own.directlyBeforeFree(g, this.dead[1], e) : own.directlyBefore(g, e)
    ).slice();
    this.givenBefore(g, e, before, own);
    for (let k = 0; k < before.length; k++) {
      if (!this.make(g, before[k], own)) return false;
      this.join(before[k], e);
    }
    this.made[e] = 2;
    return true;
  }

  /** Who e reads from, what it overwrites by an order that is given, and who read that. */
  private givenBefore(g: Graph, e: EventId, into: number[], own: OwnOrder): void {
    const kind = g.kind[e];
    if ((g.flags[e] & F_COMMUTES) !== 0) return;
    if (kind === K_WRITE) {
      const loc = g.loc[e];
      if (this.isFree(loc)) return;
      const order = g.co[loc];
      const previous = order[order.indexOf(e) - 1] ?? INIT;
      if (previous >= 0) into.push(previous);
      const reads = g.reads[loc];
      for (let k = 0; k < reads.length; k++)
        if (g.rf[reads[k]] === previous && !waits(g, reads[k])) into.push(reads[k]);
      return;
    }
    const source = g.rf[e];
    if (source < 0 || (kind !== K_READ && kind !== K_BEGIN && kind !== K_JOIN)) return;
    if (kind !== K_READ || own.ordersOwnReads || g.thread[source] !== g.thread[e]) into.push(source);
  }

  /** Does each thread see the locations whose order is given go forward? (po-loc is not in the order of tso and pso.) */
  private isCoherent(g: Graph, list: readonly EventId[]): boolean {
    const seen = new Map<number, number>();
    for (const e of list) {
      const loc = g.loc[e];
      const isWrite = g.kind[e] === K_WRITE;
      if (loc < 0 || this.isFree(loc) || (!isWrite && g.kind[e] !== K_READ)) continue;
      const index = g.coIndex(isWrite ? e : g.rf[e]);
      const least = (seen.get(loc) ?? 0) + (isWrite ? 1 : 0);
      if (index < least) return false;
      seen.set(loc, index);
    }
    return true;
  }

  /** A read of the initial value comes before all writes. */
  private firstReads(g: Graph): boolean {
    for (const { writes, reads, sources } of this.free)
      for (let k = 0; k < reads.length; k++) {
        if (sources[k] >= 0 || !this.counts(g, reads[k])) continue;
        for (const w of writes) if (this.counts(g, w) && !this.add(reads[k], w)) return false;
      }
    return true;
  }

  private scBase(g: Graph): boolean {
    const nodes: EventId[] = [];
    for (const list of g.of)
      for (const e of list)
        if (this.counts(g, e) && (g.kind[e] === K_READ || g.kind[e] === K_WRITE)) nodes.push(e);
    for (const a of nodes)
      for (const b of nodes) {
        if (a === b) continue;
        const given = g.loc[a] === g.loc[b] && !this.isFree(g.loc[a]) && coherent(g, a, b);
        if ((given || beforeWithoutCoherence(g, a, b)) && !this.add(a, b)) return false;
      }
    return this.firstReads(g);
  }

  /** Saturates, and tries both orders of writes that have none yet. */
  private settle(g: Graph): boolean {
    if (++this.steps > MOST_STEPS) this.gaveUp = true;
    if (this.gaveUp || !this.saturate(g)) return false;
    for (const free of this.free) {
      const n = free.writes.length;
      for (let i = 0; i < n; i++)
        for (let j = i + 1; j < n; j++) {
          if (free.before[i * n + j] !== 0 || free.before[j * n + i] !== 0) continue;
          return this.either(g, free, i, j) || this.either(g, free, j, i);
        }
    }
    return this.accept(g);
  }

  private either(g: Graph, free: Free, i: number, j: number): boolean {
    const { past } = this;
    const befores = this.free.map(({ before }) => before);
    this.past = past.slice();
    for (const each of this.free) each.before = each.before.slice();
    this.setBefore(free, i, j);
    if (this.settle(g)) return true;
    this.past = past;
    this.free.forEach((each, k) => {
      each.before = befores[k];
    });
    return false;
  }

  private saturate(g: Graph): boolean {
    do {
      this.grew = false;
      for (const free of this.free) if (!this.saturateOne(g, free)) return false;
    } while (this.grew);
    return true;
  }

  private saturateOne(g: Graph, free: Free): boolean {
    const { writes, reads, sources, before } = free;
    const n = writes.length;
    for (let j = 0; j < n; j++) {
      if (!this.counts(g, writes[j])) continue;
      for (let i = 0; i < n; i++) if (i !== j && this.has(writes[j], writes[i])) this.setBefore(free, j, i);
      for (let k = 0; k < reads.length; k++)
        if (sources[k] >= 0 && sources[k] !== j && this.has(writes[j], reads[k]))
          this.setBefore(free, j, sources[k]);
    }
    for (let k = 0; k < n; k++)
      for (let i = 0; i < n; i++)
        if (before[i * n + k] !== 0)
          for (let j = 0; j < n; j++) if (before[k * n + j] !== 0) this.setBefore(free, i, j);
    for (let i = 0; i < n; i++) {
      if (before[i * n + i] !== 0) return false;
      for (let j = 0; j < n; j++) {
        if (before[i * n + j] === 0 || !this.counts(g, writes[j])) continue;
        if (this.counts(g, writes[i]) && !this.add(writes[i], writes[j])) return false;
        for (let k = 0; k < reads.length; k++)
          if (sources[k] === i && this.counts(g, reads[k]) && !this.add(reads[k], writes[j])) return false;
      }
    }
    return true;
  }

  /** C is total: the graph gets it. */
  private accept(g: Graph): boolean {
    const old = this.free.map(({ loc }) => g.co[loc].slice());
    for (const { writes, before, loc } of this.free) {
      const n = writes.length;
      const order = g.co[loc];
      for (let i = 0; i < n; i++) {
        let place = 0;
        for (let j = 0; j < n; j++) place += before[j * n + i];
        order[place] = writes[i];
      }
      g.reordered(loc);
    }
    if (this.model.holdsThroughout(g)) return true;
    this.free.forEach(({ loc }, k) => {
      old[k].forEach((w, i) => {
        g.co[loc][i] = w;
      });
      g.reordered(loc);
    });
    return false;
  }
}
