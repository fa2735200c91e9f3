/**
 * A small seeded random number generator: sfc32 (Chris Doty-Humphrey's "Small Fast Counter", PractRand).
 * 128 bits of state, a guaranteed period of at least 2^32 thanks to the counter, and every step is five int32
 * operations. The same (seed, stream) gives the same numbers on every machine; streams of one seed are
 * independent for all practical purposes, so that the n-th schedule can be made again without the n − 1 before it.
 */
export class Rng {
  private a: number;
  private b: number;
  private c: number;
  private counter = 1;

  constructor(seed: number, stream = 0) {
    this.a = seed | 0;
    this.b = stream | 0;
    this.c = Math.floor(seed / 2 ** 32) | 0;
    for (let i = 0; i < 15; i++) this.next32();
  }

  /** Uniform in [0, 2^32). */
  next32(): number {
    const t = (((this.a + this.b) | 0) + this.counter) | 0;
    this.counter = (this.counter + 1) | 0;
    this.a = this.b ^ (this.b >>> 9);
    this.b = (this.c + (this.c << 3)) | 0;
    this.c = (((this.c << 21) | (this.c >>> 11)) + t) | 0;
    return t >>> 0;
  }

  /** Uniform in [0, n), without bias; n is an integer in [1, 2^32]. */
  below(n: number): number {
    const fair = 2 ** 32 - (2 ** 32 % n);
    let x = this.next32();
    while (x >= fair) x = this.next32();
    return x % n;
  }

  /** Uniform in [0, 1), with 32 bits. */
  float(): number {
    return this.next32() / 2 ** 32;
  }
}
