import { doubled } from '../base/doubled.ts';
import { MAX_THREADS } from '../vm/code/layout.ts';

/**
 * Vector clocks as rows of one slab. Row r is `words[r * STRIDE, r * STRIDE + width)`; word t counts the events of
 * thread t that are known there. `width` (one more than the highest thread seen) only grows within an execution,
 * and every row in use is zero from `width` on.
 *
 * Rows [0, ROW_DYNAMIC) are fixed: each thread's own clock, its clock at the last release fence, what its relaxed
 * reads have picked up for the next acquire fence, and the one clock of all atomic blocks. The rows after them are
 * *messages*: what an atomic write passes on to those who read it. A message never changes once it is written; it is
 * counted by the bytes (and release entries) that point at it and goes back to the free list with the last of them.
 */
const STRIDE = 128;
export const ROW_THREAD = 0;
export const ROW_RELEASE_FENCE = MAX_THREADS;
export const ROW_ACQUIRE_FENCE = 2 * MAX_THREADS;
export const ROW_ATOMIC_BLOCK = 3 * MAX_THREADS;
const ROW_DYNAMIC = 3 * MAX_THREADS + 1;
/** In place of a message: nothing is passed on. */
export const NO_MESSAGE = 0;

export class Clocks {
  private words = new Int32Array((ROW_DYNAMIC + 64) * STRIDE);
  private references = new Int32Array(ROW_DYNAMIC + 64);
  /** Rows [ROW_DYNAMIC, top) have been used in this execution; `free` holds those that are not any more. */
  private top = ROW_DYNAMIC;
  private free: number[] = [];
  private width = 1;
  /** The largest width so far: no row has anything from here on. */
  private widest = 1;

  reset(): void {
    for (let t = 0; t < this.width; t++) {
      this.clear(ROW_THREAD + t);
      this.clear(ROW_RELEASE_FENCE + t);
      this.clear(ROW_ACQUIRE_FENCE + t);
    }
    this.clear(ROW_ATOMIC_BLOCK);
    this.top = ROW_DYNAMIC;
    this.free.length = 0;
    this.width = 1;
  }

  /** From now on thread t takes part. */
  admit(t: number): void {
    if (t >= this.width) this.width = t + 1;
    if (this.width > this.widest) this.widest = this.width;
  }

  /** The time of thread t's own current event. */
  now(t: number): number {
    return this.words[(ROW_THREAD + t) * STRIDE + t];
  }

  tick(t: number): void {
    this.words[(ROW_THREAD + t) * STRIDE + t]++;
  }

  /** Does thread t know the event of thread u at time `time`? */
  knows(t: number, u: number, time: number): boolean {
    return this.words[(ROW_THREAD + t) * STRIDE + u] >= time;
  }

  join(into: number, from: number): void {
    const words = this.words;
    const a = into * STRIDE;
    const b = from * STRIDE;
    for (let i = 0; i < this.width; i++) if (words[b + i] > words[a + i]) words[a + i] = words[b + i];
  }

  copy(into: number, from: number): void {
    const words = this.words;
    const a = into * STRIDE;
    const b = from * STRIDE;
    for (let i = 0; i < this.width; i++) words[a + i] = words[b + i];
  }

  /** A new message equal to row `from`, referenced by nobody yet. */
  message(from: number): number {
    const row = this.free.pop() ?? this.grow();
    const words = this.words;
    const a = row * STRIDE;
    const b = from * STRIDE;
    for (let i = 0; i < this.widest; i++) words[a + i] = i < this.width ? words[b + i] : 0;
    this.references[row] = 0;
    return row;
  }

  retain(message: number): void {
    this.references[message]++;
  }

  release(message: number): void {
    if (message !== NO_MESSAGE && --this.references[message] === 0) this.free.push(message);
  }

  private clear(row: number): void {
    this.words.fill(0, row * STRIDE, row * STRIDE + this.widest);
  }

  private grow(): number {
    if (this.top === this.references.length) {
      this.words = doubled(this.words);
      const references = new Int32Array(this.words.length / STRIDE);
      references.set(this.references);
      this.references = references;
    }
    return this.top++;
  }
}
