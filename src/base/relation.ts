/**
 * Sets and relations over events 0 … n-1 as bits: a set is one row, a relation n rows of `words(n)` 32-bit words,
 * bit j of row i = (i, j). All operations make new values, except those named `…Into`. Built for executions of a few
 * dozen events: one word a row up to 32.
 */
const words = (n: number): number => (n + 31) >>> 5;

export class EventSet {
  readonly n: number;
  readonly bits: Uint32Array;
  constructor(n: number, bits: Uint32Array = new Uint32Array(words(n))) {
    this.n = n;
    this.bits = bits;
  }
  static of(n: number, members: Iterable<number>): EventSet {
    const set = new EventSet(n);
    for (const i of members) set.add(i);
    return set;
  }
  static all(n: number): EventSet {
    const set = new EventSet(n);
    for (let i = 0; i < n; i++) set.add(i);
    return set;
  }
  add(i: number): void {
    this.bits[i >>> 5] |= 1 << (i & 31);
  }
  has(i: number): boolean {
    return ((this.bits[i >>> 5] >>> (i & 31)) & 1) === 1;
  }
  isEmpty(): boolean {
    return allZero(this.bits);
  }
  members(): number[] {
    const out: number[] = [];
    for (let i = 0; i < this.n; i++) if (this.has(i)) out.push(i);
    return out;
  }
  union(o: EventSet): EventSet {
    return new EventSet(this.n, or(this.bits, o.bits));
  }
  intersect(o: EventSet): EventSet {
    return new EventSet(this.n, and(this.bits, o.bits));
  }
  minus(o: EventSet): EventSet {
    return new EventSet(this.n, andNot(this.bits, o.bits));
  }
  complement(): EventSet {
    return EventSet.all(this.n).minus(this);
  }
}

export class Relation {
  readonly n: number;
  /** Row length in words. */
  readonly w: number;
  /** Bits of row i are in words [i * w, (i + 1) * w); bits at or above n are 0. */
  readonly bits: Uint32Array;
  constructor(n: number, bits?: Uint32Array) {
    this.n = n;
    this.w = words(n);
    this.bits = bits ?? new Uint32Array(n * this.w);
  }
  static of(n: number, pairs: Iterable<readonly [number, number]>): Relation {
    const r = new Relation(n);
    for (const [a, b] of pairs) r.add(a, b);
    return r;
  }
  static identity(set: EventSet): Relation {
    const r = new Relation(set.n);
    for (const i of set.members()) r.add(i, i);
    return r;
  }
  static product(a: EventSet, b: EventSet): Relation {
    const r = new Relation(a.n);
    for (const i of a.members()) r.bits.set(b.bits, i * r.w);
    return r;
  }
  add(a: number, b: number): void {
    this.bits[a * this.w + (b >>> 5)] |= 1 << (b & 31);
  }
  has(a: number, b: number): boolean {
    return ((this.bits[a * this.w + (b >>> 5)] >>> (b & 31)) & 1) === 1;
  }
  pairs(): [number, number][] {
    const out: [number, number][] = [];
    for (let i = 0; i < this.n; i++) for (let j = 0; j < this.n; j++) if (this.has(i, j)) out.push([i, j]);
    return out;
  }
  isEmpty(): boolean {
    return allZero(this.bits);
  }
  union(o: Relation): Relation {
    return new Relation(this.n, or(this.bits, o.bits));
  }
  intersect(o: Relation): Relation {
    return new Relation(this.n, and(this.bits, o.bits));
  }
  minus(o: Relation): Relation {
    return new Relation(this.n, andNot(this.bits, o.bits));
  }
  complement(): Relation {
    const all = EventSet.all(this.n);
    return Relation.product(all, all).minus(this);
  }
  reflexive(): Relation {
    const r = new Relation(this.n, this.bits.slice());
    for (let i = 0; i < this.n; i++) r.add(i, i);
    return r;
  }
  inverse(): Relation {
    const r = new Relation(this.n);
    for (let i = 0; i < this.n; i++) {
      for (let k = 0; k < this.w; k++) {
        for (let word = this.bits[i * this.w + k]; word !== 0; word &= word - 1)
          r.add((k << 5) + lowBit(word), i);
      }
    }
    return r;
  }
  /** this ; o */
  andThen(o: Relation): Relation {
    const { n, w } = this;
    const r = new Relation(n);
    for (let i = 0; i < n; i++) {
      for (let k = 0; k < w; k++) {
        for (let word = this.bits[i * w + k]; word !== 0; word &= word - 1) {
          const from = ((k << 5) + lowBit(word)) * w;
          for (let q = 0; q < w; q++) r.bits[i * w + q] |= o.bits[from + q];
        }
      }
    }
    return r;
  }
  /** Transitive closure (Warshall, a row at a time). */
  closure(): Relation {
    const { n, w } = this;
    const r = new Relation(n, this.bits.slice());
    for (let k = 0; k < n; k++) {
      for (let i = 0; i < n; i++) {
        if (!r.has(i, k)) continue;
        for (let q = 0; q < w; q++) r.bits[i * w + q] |= r.bits[k * w + q];
      }
    }
    return r;
  }
  domain(): EventSet {
    const set = new EventSet(this.n);
    for (let i = 0; i < this.n; i++)
      for (let k = 0; k < this.w; k++) if (this.bits[i * this.w + k] !== 0) set.add(i);
    return set;
  }
  range(): EventSet {
    return this.inverse().domain();
  }
  /** An event related to itself, or -1. */
  reflexiveAt(): number {
    for (let i = 0; i < this.n; i++) if (this.has(i, i)) return i;
    return -1;
  }
  isIrreflexive(): boolean {
    return this.reflexiveAt() < 0;
  }
  /** No cycle: repeatedly drops events without successors (Kahn); what remains is cyclic. */
  isAcyclic(): boolean {
    const { n, w } = this;
    const alive = EventSet.all(n);
    let left = n;
    for (let changed = true; changed && left > 0; ) {
      changed = false;
      for (let i = 0; i < n; i++) {
        if (!alive.has(i)) continue;
        let successors = 0;
        for (let k = 0; k < w; k++) successors |= this.bits[i * w + k] & alive.bits[k];
        if (successors !== 0) continue;
        alive.bits[i >>> 5] &= ~(1 << (i & 31));
        left--;
        changed = true;
      }
    }
    return left === 0;
  }
  /** A shortest cycle as a list of events, or null. */
  cycle(): number[] | null {
    let best: number[] | null = null;
    for (let start = 0; start < this.n; start++) {
      const found = this.cycleThrough(start);
      if (found && (!best || found.length < best.length)) best = found;
    }
    return best;
  }
  private cycleThrough(start: number): number[] | null {
    const parent = new Int32Array(this.n).fill(-1);
    const queue = [start];
    for (let head = 0; head < queue.length; head++) {
      const i = queue[head];
      if (this.has(i, start)) {
        const path = [i];
        for (let at = i; at !== start; ) path.push((at = parent[at]));
        return path.reverse();
      }
      for (let j = 0; j < this.n; j++) {
        if (j !== start && parent[j] < 0 && this.has(i, j)) {
          parent[j] = i;
          queue.push(j);
        }
      }
    }
    return null;
  }
}

function or(a: Uint32Array, b: Uint32Array): Uint32Array {
  const out = new Uint32Array(a.length);
  for (let k = 0; k < a.length; k++) out[k] = a[k] | b[k];
  return out;
}
function and(a: Uint32Array, b: Uint32Array): Uint32Array {
  const out = new Uint32Array(a.length);
  for (let k = 0; k < a.length; k++) out[k] = a[k] & b[k];
  return out;
}
function andNot(a: Uint32Array, b: Uint32Array): Uint32Array {
  const out = new Uint32Array(a.length);
  for (let k = 0; k < a.length; k++) out[k] = a[k] & ~b[k];
  return out;
}
function allZero(bits: Uint32Array): boolean {
  for (let k = 0; k < bits.length; k++) if (bits[k] !== 0) return false;
  return true;
}
const lowBit = (word: number): number => 31 - Math.clz32(word & -word);
