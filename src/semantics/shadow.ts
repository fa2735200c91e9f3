import { doubled } from '../base/doubled.ts';
/**
 * The shadow of memory: for each 8-byte *granule* that was touched, who accessed which of its bytes last, and what
 * message (clocks.ts) each byte carries.
 *
 * Accesses are kept as records (thread, time, kind, byte mask, event). A record r is dropped when a later access x
 * that happens after r covers all its bytes and conflicts with everything r conflicts with: whoever comes later and
 * is not ordered after r is not ordered after x either, so the race is still found. This is FastTrack's epoch
 * (Flanagan and Freund, PLDI'09: a write ordered after all earlier accesses stands for them all) carried over to
 * bytes, to accesses of different sizes, and to atomic accesses, which do not conflict with each other and are
 * therefore not totally ordered by the time a plain access meets them.
 */
export const PLAIN_READ = 0;
export const PLAIN_WRITE = 1;
export const ATOMIC_READ = 2;
export const ATOMIC_WRITE = 3;
export type AccessKind = typeof PLAIN_READ | typeof PLAIN_WRITE | typeof ATOMIC_READ | typeof ATOMIC_WRITE;

/** CONFLICTS[a] has bit b set: one of the two is a write and one of them plain. */
export const CONFLICTS = [0b1010, 0b1111, 0b0010, 0b0011];
/** COVERS[x] has bit r set: everything that conflicts with r conflicts with x. */
export const COVERS = [0b0101, 0b1111, 0b0100, 0b1100];

export const GRANULE = 8;
export const GRANULE_SHIFT = 3;
const NONE = -1;

export class Shadow {
  // Open addressing with a generation stamp: a slot is in use only if its stamp is the current one.
  private slotKey = new Int32Array(256);
  private slotStamp = new Int32Array(256);
  private slotGranule = new Int32Array(256);
  private stamp = 1;

  /** Granules [0, granules) are in use; `keys[g]` is address / GRANULE. */
  granules = 0;
  keys = new Int32Array(128);
  /** First access record of the granule, or -1. */
  head = new Int32Array(128);
  /** First release entry (a message that a thread's later relaxed writes still carry), or -1. */
  releases = new Int32Array(128);
  /** Message of byte b of granule g: `messages[8 * g + b]`, 0 for none. */
  messages = new Int32Array(128 * GRANULE);

  // Records, linked by `next`; used both for accesses and for release entries.
  next = new Int32Array(256);
  thread = new Uint8Array(256);
  kind = new Uint8Array(256);
  mask = new Uint8Array(256);
  /** Accesses: the thread's time. Release entries: the message. */
  time = new Int32Array(256);
  event = new Int32Array(256);
  private records = 0;
  private freeRecord = NONE;

  reset(): void {
    this.granules = 0;
    this.records = 0;
    this.freeRecord = NONE;
    this.stamp++;
  }

  /** The granule with this key, or -1. */
  find(key: number): number {
    const wrap = this.slotKey.length - 1;
    let slot = Math.imul(key, 0x9e3779b1) & wrap;
    while (this.slotStamp[slot] === this.stamp) {
      if (this.slotKey[slot] === key) return this.slotGranule[slot];
      slot = (slot + 1) & wrap;
    }
    return NONE;
  }

  /** The granule with this key, made if it is new. */
  granule(key: number): number {
    const found = this.find(key);
    if (found !== NONE) return found;
    if (this.granules * 2 >= this.slotKey.length) this.rehash();
    if (this.granules === this.keys.length) this.growGranules();
    const g = this.granules++;
    this.keys[g] = key;
    this.head[g] = NONE;
    this.releases[g] = NONE;
    this.messages.fill(0, g * GRANULE, (g + 1) * GRANULE);
    this.place(key, g);
    return g;
  }

  record(thread: number, kind: AccessKind, mask: number, time: number, event: number, next: number): number {
    let r = this.freeRecord;
    if (r !== NONE) {
      this.freeRecord = this.next[r];
    } else {
      if (this.records === this.next.length) this.growRecords();
      r = this.records++;
    }
    this.thread[r] = thread;
    this.kind[r] = kind;
    this.mask[r] = mask;
    this.time[r] = time;
    this.event[r] = event;
    this.next[r] = next;
    return r;
  }

  dropRecord(r: number): void {
    this.next[r] = this.freeRecord;
    this.freeRecord = r;
  }

  private place(key: number, g: number): void {
    const wrap = this.slotKey.length - 1;
    let slot = Math.imul(key, 0x9e3779b1) & wrap;
    while (this.slotStamp[slot] === this.stamp) slot = (slot + 1) & wrap;
    this.slotKey[slot] = key;
    this.slotStamp[slot] = this.stamp;
    this.slotGranule[slot] = g;
  }

  private rehash(): void {
    const size = this.slotKey.length * 2;
    this.slotKey = new Int32Array(size);
    this.slotStamp = new Int32Array(size);
    this.slotGranule = new Int32Array(size);
    this.stamp = 1;
    for (let g = 0; g < this.granules; g++) this.place(this.keys[g], g);
  }

  private growGranules(): void {
    this.keys = doubled(this.keys);
    this.head = doubled(this.head);
    this.releases = doubled(this.releases);
    this.messages = doubled(this.messages);
  }

  private growRecords(): void {
    this.next = doubled(this.next);
    this.thread = doubledBytes(this.thread);
    this.kind = doubledBytes(this.kind);
    this.mask = doubledBytes(this.mask);
    this.time = doubled(this.time);
    this.event = doubled(this.event);
  }
}

function doubledBytes(array: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const bigger = new Uint8Array(array.length * 2);
  bigger.set(array);
  return bigger;
}
