import { InternalError } from '../../../base/failure.ts';
import { type EventId, eventId, type LocationId, type ThreadId } from '../../../base/ids.ts';
import {
  AQ,
  type ByEvent,
  type ByThread,
  CLOCKS,
  Columns,
  FIRST_EVENT,
  FIRST_LOCATION,
  HB,
  NO_EVENT,
  NO_LOCATION,
  PF,
  RL,
} from './columns.ts';

/**
 * An execution graph in slabs. Events have numbers in the order in which they were added ("<" of TruSt); one column
 * per field; per location the coherence order and the reads; per thread its events in program order.
 *
 * Four vector clocks an event, each `stride` words, entry t = how many events of thread t are in it:
 *   HB  happens-before (C11), itself included
 *   PF  the (po ∪ rf ∪ asw)-prefix, itself included
 *   AQ  what an acquire fence here would synchronise with: release clocks of the atomic reads so far
 *   RL  writes only: what an acquire read of this write synchronises with
 *
 * Invariant: an event's clocks never change while it is in the graph. New events have no successors, and a revisited
 * read is the last of its thread.
 */
export const K_READ = 1;
export const K_WRITE = 2;
export const K_FENCE = 3;
export const K_BEGIN = 4;
export const K_END = 5;
export const K_CREATE = 6;
export const K_JOIN = 7;
export const K_FREE = 8;
export const K_OTHER = 9;
export const K_ALLOC = 10;
export const K_STUCK = 12; /* the last event of a thread for whose next event there is no place (atomic-blocks.ts) */
export const K_HALT = 13; /* the last event of a thread that ends the program; value: 1 by exit or the return of main, 0 by abort */
export const K_DEAD = 14; /* the last event of a thread that met an error nobody asked for, or none (stayThere); value: 1 if its last read is unanswered */
export const K_SUPERSEDED = 15; /* tried another way since (`supersede`): in no list, only its number counts */
export const K_SPIN = 16; /* a thread that spins goes on: its last round, so many times more (value; branches/spins.ts) */
export const K_PASS = 17; /* the lock or unlock of a section that needs no order (sections.ts); value: its name, is it a lock? */
export const K_AWAIT = 11; /* the last event of a thread that waits in a loop; value: how many of its events are the iteration */

/** Flags. */
export const F_ATOMIC = 1; /* not a plain access */
export const F_ACQUIRE = 2;
export const F_RELEASE = 4;
export const F_SC = 8;
export const F_AMO = 16; /* part of a read-modify-write (also a failed one) or of a lock operation */
export const F_RMW = 32; /* the write, or the read that has (or will have) its write */
export const F_FULL = 64; /* a full fence on the hardware models */
export const F_BARRIER = 128; /* a store-store barrier */
export const F_BLOCKED = 256; /* the read of a lock or wait that cannot go on with what it read */
export const F_CHOSEN = 1024; /* one of several ways, and not the first: a choice, a wake-up */
export const F_COMMUTES = 4096; /* part of a read-modify-write that needs no order (commuting.ts) */
export const F_ARRIVES = 8192; /* an arrival at a barrier, which takes its turn as it comes (barriers.ts) */
export const F_TIED = 16384; /* reads what the one before it has read: one operation with it (syncs.ts) */
export const F_AGAIN = 32768; /* a store of what its thread stored there last, and nobody since */
export const F_LEAVES = 2048; /* the last event of an atomic block */
export const F_MIXED = 512; /* a read put together from writes of other sizes, all before it */

export const INIT: EventId = eventId(-1);
/** Source of a read that is being revisited. */
export const NOWHERE: EventId = eventId(-2);
export class Graph extends Columns {
  clear(): void {
    this.n = FIRST_EVENT;
    for (const list of this.co) list.length = 0;
    for (const list of this.reads) list.length = 0;
    for (const list of this.of) list.length = 0;
    this.scFences.length = 0;
    this.frees.length = 0;
    this.allocs.length = 0;
    this.superseded.length = 0;
    this.latest.fill(-1);
    this.plain.fill(0);
    this.loose.fill(0);
  }

  events(t: ThreadId): EventId[] {
    while (this.of.length <= t) this.of.push([]);
    return this.of[t];
  }
  coherence(loc: LocationId): EventId[] {
    while (this.co.length <= loc) {
      this.co.push([]);
      this.reads.push([]);
      this.loose.push(0);
    }
    return this.co[loc];
  }
  readsOf(loc: LocationId): EventId[] {
    this.coherence(loc);
    return this.reads[loc];
  }
  last(t: ThreadId): EventId {
    const list = this.events(t);
    return list.length === 0 ? NO_EVENT : list[list.length - 1];
  }
  countOf(t: ThreadId): number {
    return t < this.of.length ? this.of[t].length : 0;
  }

  /** A new last event of thread t, with the clocks of its predecessor; lists of locations are the caller's. */
  add(t: ThreadId, kind: number, flags: number, loc: LocationId, snap: number, site: number): EventId {
    if (this.n === this.thread.length) this.grow();
    if (t >= this.stride) throw new InternalError('explore: more threads than clock entries');
    const e = this.n;
    this.n++;
    const list = this.events(t);
    const previous = list.length === 0 ? NO_EVENT : list[list.length - 1];
    this.thread[e] = t;
    this.pos[e] = list.length;
    this.kind[e] = kind;
    this.flags[e] = flags;
    this.loc[e] = loc;
    this.rf[e] = INIT;
    this.snap[e] = snap;
    this.site[e] = site;
    this.tried[e] = e;
    this.peer[e] = NO_EVENT;
    this.block[e] = previous < 0 || (this.flags[previous] & F_LEAVES) !== 0 ? -1 : this.block[previous];
    this.fence[e] = previous < 0 ? NO_EVENT : this.fence[previous];
    for (let i = 4 * e; i < 4 * e + 4; i++) this.value[i] = 0;
    list.push(e);
    if (loc >= 0 && (kind === K_READ || kind === K_WRITE)) this.link(e);
    this.startClocks(e, previous, t);
    return e;
  }

  /** Access e is the latest of its thread and location. */
  private link(e: EventId): void {
    const { flags, stride } = this;
    const loc = this.loc[e];
    const at = loc * stride + this.thread[e];
    if (at >= this.latest.length) {
      const before = this.latest;
      this.latest = new Int32Array(2 * (loc + 1) * stride).fill(-1);
      this.latest.set(before);
    }
    if (loc >= this.plain.length) {
      const before = this.plain;
      this.plain = new Int32Array(2 * (loc + 1));
      this.plain.set(before);
    }
    const previous = eventId(this.latest[at]);
    const isWrite = this.kind[e] === K_WRITE;
    const isAtomic = (flags[e] & F_ATOMIC) !== 0;
    this.latest[at] = e;
    this.earlier[e] = previous;
    this.ownWrite[e] = isWrite ? e : previous < 0 ? NO_EVENT : this.ownWrite[previous];
    this.ownRelease[e] =
      isWrite && isAtomic && (flags[e] & F_RELEASE) !== 0
        ? e
        : previous < 0
          ? NO_EVENT
          : this.ownRelease[previous];
    if (!isAtomic) this.plain[loc]++;
  }

  /** The opposite: e is the latest of its thread and location, and goes. */
  private unlink(e: EventId): void {
    const loc = this.loc[e];
    if (loc < 0 || (this.kind[e] !== K_READ && this.kind[e] !== K_WRITE)) return;
    this.latest[loc * this.stride + this.thread[e]] = this.earlier[e];
    if ((this.flags[e] & F_ATOMIC) === 0) this.plain[loc]--;
  }

  /** The latest access of thread t to this location, or -1. */
  latestOf(loc: LocationId, t: ThreadId): EventId {
    const at = loc * this.stride + t;
    return at < this.latest.length ? eventId(this.latest[at]) : NO_EVENT;
  }

  /** The predecessor's clocks, plus itself. */
  startClocks(e: EventId, previous: EventId, t: ThreadId): void {
    const { clocks, stride } = this;
    const at = e * CLOCKS * stride;
    if (previous < 0) clocks.fill(0, at, at + CLOCKS * stride);
    else {
      const from = previous * CLOCKS * stride;
      /* all but RL, the last: it is a write's own */
      for (let i = 0; i < RL * stride; i++) clocks[at + i] = clocks[from + i];
      for (let i = RL * stride; i < CLOCKS * stride; i++) clocks[at + i] = 0;
    }
    clocks[at + HB * stride + t] = clocks[at + PF * stride + t] = this.pos[e] + 1;
  }

  /** clock `into` of e joins clock `from` of f. */
  join(e: EventId, into: number, f: EventId, from: number): void {
    const { clocks, stride } = this;
    const a = (e * CLOCKS + into) * stride;
    const b = (f * CLOCKS + from) * stride;
    for (let i = 0; i < stride; i++) if (clocks[b + i] > clocks[a + i]) clocks[a + i] = clocks[b + i];
  }

  /** a happens before b, or is b. */
  happensBefore(a: EventId, b: EventId): boolean {
    return this.pos[a] < this.clocks[(b * CLOCKS + HB) * this.stride + this.thread[a]];
  }
  inPrefix(a: EventId, b: EventId): boolean {
    return this.pos[a] < this.clocks[(b * CLOCKS + PF) * this.stride + this.thread[a]];
  }

  /** Sets what read e reads from, with all that follows for its clocks. It is the last event of its thread. */
  readFrom(e: EventId, write: EventId): void {
    const t = this.thread[e];
    const list = this.of[t];
    /* what reads the initial write has the clocks that it began with */
    if (this.rf[e] !== INIT) this.startClocks(e, list.length > 1 ? list[list.length - 2] : NO_EVENT, t);
    this.rf[e] = write;
    if (this.peer[e] >= 0) this.join(e, PF, this.peer[e], PF);
    if (write < 0 || (this.flags[e] & F_COMMUTES) !== 0) return;
    this.join(e, PF, write, PF);
    if ((this.flags[e] & F_ATOMIC) === 0) return;
    this.join(e, AQ, write, RL);
    if ((this.flags[e] & F_ACQUIRE) !== 0) this.join(e, HB, write, RL);
  }

  /** The release clock of write e, which is atomic. `source`: what its read-modify-write read, or INIT. */
  release(e: EventId, source: EventId, sameThread: boolean): void {
    const { flags, fence, ownRelease } = this;
    if ((flags[e] & F_ATOMIC) === 0) return;
    if ((flags[e] & F_RELEASE) !== 0) this.join(e, RL, e, HB);
    else {
      if (fence[e] >= 0) this.join(e, RL, fence[e], HB);
      /* what happens before an earlier one happens before the latest, too */
      if (sameThread && ownRelease[e] >= 0) this.join(e, RL, ownRelease[e], HB);
    }
    if (source >= 0) this.join(e, RL, source, RL);
  }

  /** Index in coherence of what is read or written: 0 is the initial write. */
  coIndex(write: EventId): number {
    if (write < 0) return 0;
    const order = this.co[this.loc[write]];
    const { spot } = this;
    if (order[spot[write]] !== write) spot[write] = order.lastIndexOf(write);
    return spot[write] + 1;
  }

  /** Write w gets the place after coherence index i. */
  place(w: EventId, i: number): void {
    const loc = this.loc[w];
    const order = this.co[loc];
    if (i === order.length) order.push(w);
    else order.splice(i, 0, w);
    this.spot[w] = i;
    if (this.loose[loc] >= 0) this.loose[loc] += this.looseAround(order, i);
  }

  /** Takes w out of coherence again, if it is there. */
  displace(w: EventId): void {
    const loc = this.loc[w];
    const order = this.co[loc];
    const i = this.coIndex(w) - 1;
    if (i < 0) return; /* one that is being placed is not in it yet */
    if (this.loose[loc] >= 0) this.loose[loc] -= this.looseAround(order, i);
    if (i === order.length - 1) order.pop();
    else order.splice(i, 1);
  }

  /** The order of this location is another now. */
  reordered(loc: LocationId): void {
    this.loose[loc] = -1;
  }

  /** Does each write of this location happen before the next? */
  isChain(loc: LocationId): boolean {
    const order = this.coherence(loc);
    if (this.loose[loc] < 0) {
      let count = 0;
      for (let i = 1; i < order.length; i++) if (!this.happensBefore(order[i - 1], order[i])) count++;
      this.loose[loc] = count;
    }
    return this.loose[loc] === 0;
  }

  /** How many more loose pairs there are because of the write at this index. */
  private looseAround(order: readonly EventId[], i: number): number {
    const isFirst = i === 0;
    const isLast = i === order.length - 1;
    const before = isFirst || this.happensBefore(order[i - 1], order[i]) ? 0 : 1;
    const after = isLast || this.happensBefore(order[i], order[i + 1]) ? 0 : 1;
    const without = isFirst || isLast || this.happensBefore(order[i - 1], order[i + 1]) ? 0 : 1;
    return before + after - without;
  }

  /** Takes away events [keep, n), newest first; answers through `first` the earliest taken of each thread, or -1. */
  truncate(keep: EventId, first: ByThread<EventId>): void {
    for (let e = eventId(this.n - 1); e >= keep; e--) {
      const t = this.thread[e];
      this.of[t].pop();
      this.unlink(e);
      first[t] = e;
      const loc = this.loc[e];
      if (this.kind[e] === K_WRITE) this.displace(e);
      else if (this.kind[e] === K_READ) this.reads[loc].pop();
      else if (this.kind[e] === K_FREE) this.frees.pop();
      else if (this.kind[e] === K_ALLOC) this.allocs.pop();
      else if (this.kind[e] === K_FENCE && this.scFences[this.scFences.length - 1] === e) this.scFences.pop();
    }
    this.n = keep;
  }

  /**
   * Becomes `from` without the events in `deleted` (marks by event); `renamed[e]` is the new number. Of a thread that
   * was waiting the newest version that is left counts (retries.ts).
   */
  restrict(from: Graph, deleted: Uint8Array, renamed: ByEvent<EventId>): void {
    this.clear();
    while (this.thread.length < from.thread.length) this.grow();
    let n = FIRST_EVENT;
    /* the events from here on are all kept: what is long is copied at once */
    let run = 0;
    for (let e = FIRST_EVENT; e < from.n; e++) {
      if (deleted[e] !== 0) {
        renamed[e] = NO_EVENT;
        this.copyRun(from, run, e, n);
        run = e + 1;
        continue;
      }
      renamed[e] = n;
      const t = from.thread[e];
      this.thread[n] = t;
      this.pos[n] = from.pos[e];
      const isSuperseded = from.kind[e] === K_SUPERSEDED;
      this.kind[n] = isSuperseded ? from.formerKind[e] : from.kind[e];
      this.flags[n] = from.flags[e];
      this.loc[n] = isSuperseded ? from.formerLoc[e] : from.loc[e];
      this.snap[n] = from.snap[e];
      this.site[n] = from.site[e];
      this.block[n] = from.block[e];
      if (this.countOf(t) > this.pos[n]) this.supersede(t, this.pos[n]);
      this.events(t).push(n);
      this.list(n);
      this.spot[n] = from.spot[e];
      n++;
    }
    this.copyRun(from, run, from.n, n);
    this.n = n;
    for (let e = FIRST_EVENT; e < from.n; e++) {
      const m = renamed[e];
      if (m < 0) continue;
      this.rf[m] = from.rf[e] < 0 ? from.rf[e] : renamed[from.rf[e]];
      this.fence[m] = from.fence[e] < 0 ? NO_EVENT : renamed[from.fence[e]];
      this.peer[m] = from.peer[e] < 0 ? NO_EVENT : renamed[from.peer[e]];
      let tried = from.tried[e];
      while (renamed[tried] < 0) tried--;
      this.tried[m] = renamed[tried];
    }
    for (let l = FIRST_LOCATION; l < from.co.length; l++) {
      const order = this.coherence(l);
      for (const w of from.co[l]) if (renamed[w] >= 0) order.push(renamed[w]);
      this.loose[l] = order.length > 1 ? -1 : 0;
    }
  }

  /** Values and clocks of events [start, end) of another graph, the last of which has become number `n - 1` here. */
  private copyRun(from: Graph, start: number, end: number, n: number): void {
    if (start === end) return;
    const size = CLOCKS * this.stride;
    const to = n - (end - start);
    this.value.set(from.value.subarray(4 * start, 4 * end), 4 * to);
    this.clocks.set(from.clocks.subarray(size * start, size * end), size * to);
  }

  /** Into the lists that are kept beside the events, which are in the order of numbers; coherence apart. */
  private list(e: EventId): void {
    const kind = this.kind[e];
    if (this.loc[e] >= 0 && (kind === K_READ || kind === K_WRITE)) this.link(e);
    if (kind === K_READ) insert(this.readsOf(this.loc[e]), e);
    else if (kind === K_FREE) insert(this.frees, e);
    else if (kind === K_ALLOC) insert(this.allocs, e);
    else if (kind === K_FENCE && (this.flags[e] & F_SC) !== 0) insert(this.scFences, e);
  }

  /**
   * Takes the last events of thread t, from position `pos` on, out of the thread and all lists: the iteration of a loop
   * that waited, and now goes another way (retries.ts). They keep their numbers, and can come back (`reinstate`).
   */
  supersede(t: ThreadId, pos: number): void {
    const list = this.of[t];
    while (list.length > pos) {
      const e = list.pop()!;
      this.unlink(e);
      if (this.kind[e] === K_READ) {
        remove(this.reads[this.loc[e]], e);
        this.superseded.push(e);
      }
      if (this.kind[e] === K_FENCE) remove(this.scFences, e);
      this.formerKind[e] = this.kind[e];
      this.formerLoc[e] = this.loc[e];
      this.kind[e] = K_SUPERSEDED;
      this.loc[e] = NO_LOCATION;
    }
  }

  /** Puts events back that `supersede` took out, given in program order. */
  reinstate(events: readonly EventId[]): void {
    for (const e of events) {
      if (this.formerKind[e] === K_READ) remove(this.superseded, e);
      this.kind[e] = this.formerKind[e];
      this.loc[e] = this.formerLoc[e];
      this.events(this.thread[e]).push(e);
      this.list(e);
    }
  }
}

/** Into a list in ascending order. */
function insert(list: EventId[], e: EventId): void {
  let i = list.length;
  while (i > 0 && list[i - 1] > e) i--;
  if (i === list.length) list.push(e);
  else list.splice(i, 0, e);
}

function remove(list: EventId[], e: EventId): void {
  const i = list.lastIndexOf(e);
  if (i >= 0) list.splice(i, 1);
}
