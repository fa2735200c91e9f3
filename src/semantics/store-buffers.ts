import type { Buffering } from '../base/models.ts';
import { MAX_THREADS } from '../vm/code/layout.ts';

/**
 * The store buffers of all threads (docs/models.md, "Hardware models"). `fifo`: a store goes to memory when it is the oldest
 * of its thread. `by-location`: when no older one of its thread overlaps it, and none is from before a store-store barrier. `none`:
 * there are none. A thread reads its own stores first.
 *
 * A buffer holds at most CAPACITY stores; whoever stores more lets the oldest go. Machines have fewer.
 *
 * Invariant: the stores of a thread stand in program order, so `epoch` (barriers before the store) only grows along it.
 */
export const CAPACITY = 64;

export interface Store {
  address: number;
  size: number;
  readonly words: Int32Array;
  readonly undef: Int32Array;
  /** Number of the event. */
  event: number;
  /** What it passes on to those who read it (semantics/happens-before.ts). */
  message: number;
  /** Counts the stores of its thread, modulo NUMBERS. */
  number: number;
  epoch: number;
  /** Who lets it go: one agent a thread (tso), or a thread and location (pso). Agents below MAX_THREADS are threads. */
  agent: number;
}

const NUMBERS = 1 << 21;

/** In place of the event of a store: the thread has none there, or one that is only a part of what is read. */
export const NOT_BUFFERED = -1;
export const IN_PARTS = -2;

export class StoreBuffers {
  readonly kind: Buffering;
  private readonly queues: Store[][] = Array.from({ length: MAX_THREADS }, () => []);
  private readonly stores = new Int32Array(MAX_THREADS);
  private readonly epochs = new Int32Array(MAX_THREADS);
  private readonly agents = new Map<string, number>();
  private readonly spare: Store[] = [];

  constructor(kind: Buffering) {
    this.kind = kind;
  }

  reset(): void {
    for (const queue of this.queues) while (queue.length > 0) this.spare.push(queue.pop() as Store);
    this.stores.fill(0);
    this.epochs.fill(0);
    this.agents.clear();
  }

  length(t: number): number {
    return this.queues[t].length;
  }

  at(t: number, i: number): Store {
    return this.queues[t][i];
  }

  /** The new store, for the caller to fill in words, undefined bits and message. */
  push(t: number, address: number, size: number, event: number): Store {
    const store = this.spare.pop() ?? blank();
    store.address = address;
    store.size = size;
    store.event = event;
    store.number = this.stores[t];
    store.epoch = this.epochs[t];
    store.agent = this.agentOf(t, address);
    this.stores[t] = (store.number + 1) % NUMBERS;
    this.queues[t].push(store);
    return store;
  }

  /** Later stores of thread t wait for the earlier ones. */
  barrier(t: number): void {
    this.epochs[t]++;
  }

  /** May store i of thread t go to memory? */
  isReady(t: number, i: number): boolean {
    const queue = this.queues[t];
    if (i === 0 || this.kind !== 'by-location') return i === 0;
    const store = queue[i];
    if (store.epoch !== queue[0].epoch) return false;
    for (let k = 0; k < i; k++) if (overlaps(queue[k], store.address, store.size)) return false;
    return true;
  }

  /** Place of the store with this number, or -1. */
  find(t: number, number: number): number {
    return this.queues[t].findIndex((store) => store.number === number);
  }

  /** Out of the buffer; it is valid until the next `push`. */
  remove(t: number, i: number): Store {
    const queue = this.queues[t];
    const store = queue[i];
    for (let k = i + 1; k < queue.length; k++) queue[k - 1] = queue[k];
    queue.length--;
    this.spare.push(store);
    return store;
  }

  /** Where thread t stands among its stores: for `isHeldBack`. */
  place(t: number): number {
    return this.stores[t] + NUMBERS * this.epochs[t];
  }

  /** Must a store of thread t that was made at `place` wait for one that is in the buffer? */
  isHeldBack(t: number, place: number, address: number, size: number): boolean {
    const [number, epoch] = [place % NUMBERS, Math.floor(place / NUMBERS)];
    return this.queues[t].some((store) => {
      const age = (number - store.number + NUMBERS) % NUMBERS;
      if (age === 0 || age > NUMBERS / 2) return false;
      return this.kind !== 'by-location' || store.epoch < epoch || overlaps(store, address, size);
    });
  }

  /** The event of a store to these bytes that waits in the buffer of another thread than t, or NOT_BUFFERED. */
  waitingElsewhere(t: number, address: number, size: number): number {
    for (let u = 0; u < MAX_THREADS; u++) {
      if (u === t) continue;
      const found = this.queues[u].find((store) => overlaps(store, address, size));
      if (found !== undefined) return found.event;
    }
    return NOT_BUFFERED;
  }

  /** The event of the thread's own store that a read gets, NOT_BUFFERED or IN_PARTS. */
  source(t: number, address: number, size: number): number {
    const queue = this.queues[t];
    for (let i = queue.length - 1; i >= 0; i--) {
      const store = queue[i];
      if (!overlaps(store, address, size)) continue;
      const whole = store.address <= address && store.address + store.size >= address + size;
      return whole ? store.event : IN_PARTS;
    }
    return NOT_BUFFERED;
  }

  /** Puts the thread's own stores over what memory has. */
  overlay(t: number, address: number, size: number, words: Int32Array, undef: Int32Array): void {
    const queue = this.queues[t];
    for (let i = 0; i < queue.length; i++) {
      const store = queue[i];
      if (!overlaps(store, address, size)) continue;
      for (let b = 0; b < size; b++) {
        const from = address + b - store.address;
        if (from < 0 || from >= store.size) continue;
        setByte(words, b, byteOf(store.words, from));
        setByte(undef, b, byteOf(store.undef, from));
      }
    }
  }

  private agentOf(t: number, address: number): number {
    if (this.kind === 'fifo') return MAX_THREADS + t;
    const key = `${t} ${address}`;
    const known = this.agents.get(key);
    if (known !== undefined) return known;
    const agent = MAX_THREADS + this.agents.size;
    this.agents.set(key, agent);
    return agent;
  }
}

const blank = (): Store => ({
  address: 0,
  size: 0,
  words: new Int32Array(4),
  undef: new Int32Array(4),
  event: 0,
  message: 0,
  number: 0,
  epoch: 0,
  agent: 0,
});

const overlaps = (store: Store, address: number, size: number): boolean =>
  store.address < address + size && address < store.address + store.size;

const byteOf = (words: Int32Array, i: number): number => (words[i >> 2] >>> (8 * (i & 3))) & 0xff;

function setByte(words: Int32Array, i: number, byte: number): void {
  const shift = 8 * (i & 3);
  words[i >> 2] = (words[i >> 2] & ~(0xff << shift)) | (byte << shift);
}
