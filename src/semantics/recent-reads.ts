import { MAX_THREADS } from '../vm/code/layout.ts';

/**
 * What each thread's most recent events read, so that an await can be blocked until one of the locations its last
 * iteration read has another value. Entry n of a thread belongs to its n-th delivered event, modulo CAPACITY: address,
 * size (0: it read nothing; -1: it failed without need, so that an iteration with it need not wait) and the words.
 */
const CAPACITY = 256;
const WORDS = 6;

export class RecentReads {
  private readonly rings: (Int32Array | undefined)[] = new Array(MAX_THREADS);

  /** Event n of thread t read nothing. */
  nothing(t: number, n: number): void {
    this.ring(t)[(n & (CAPACITY - 1)) * WORDS + 1] = 0;
  }

  /** Event n of thread t is a compare-exchange that failed although it read what it expected. */
  unforced(t: number, n: number): void {
    this.ring(t)[(n & (CAPACITY - 1)) * WORDS + 1] = -1;
  }

  /** Event n of thread t read these words. */
  read(t: number, n: number, addr: number, size: number, words: ArrayLike<number>): void {
    const ring = this.ring(t);
    const at = (n & (CAPACITY - 1)) * WORDS;
    ring[at] = addr;
    ring[at + 1] = size;
    for (let i = 0; i < 4; i++) ring[at + 2 + i] = 4 * i < size ? words[i] : 0;
  }

  /**
   * Thread t has changed a location it read lately from `before` to `after`, and no await waits for its own writes: what
   * it read as `before` counts as `after` from now on.
   */
  wrote(t: number, addr: number, before: readonly [number, number], after: readonly [number, number]): void {
    const ring = this.ring(t);
    for (let at = 0; at < ring.length; at += WORDS) {
      if (ring[at] !== addr || ring[at + 1] === 0) continue;
      if (ring[at + 2] !== before[0] || (ring[at + 1] > 4 && ring[at + 3] !== before[1])) continue;
      ring[at + 2] = after[0];
      if (ring[at + 1] > 4) ring[at + 3] = after[1];
    }
  }

  /** Are events [n − count, n) of thread t all still here? */
  covers(count: number): boolean {
    return count <= CAPACITY;
  }

  addr(t: number, n: number): number {
    return this.ring(t)[(n & (CAPACITY - 1)) * WORDS];
  }

  size(t: number, n: number): number {
    return this.ring(t)[(n & (CAPACITY - 1)) * WORDS + 1];
  }

  word(t: number, n: number, i: number): number {
    return this.ring(t)[(n & (CAPACITY - 1)) * WORDS + 2 + i];
  }

  private ring(t: number): Int32Array {
    this.rings[t] ??= new Int32Array(CAPACITY * WORDS);
    return this.rings[t];
  }
}
