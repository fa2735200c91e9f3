/**
 * Sequentially consistent shared memory: bytes with undefined bits and a live/freed state per 16-byte granule (objects
 * never share one), in pages that appear when touched. Every change goes to an undo log of three words an entry:
 * (word address, old word, old undefined bits), or (~address, granules, old state) for a change of state. Whether an
 * access lies inside an object is for Machine.validate; this memory knows only which granules are live.
 */
import type { Image } from '../code/image-types.ts';
import { CONST_BASE, GLOBAL_BASE, STACK_OFFSET, THREAD_BASE, THREAD_SPAN } from '../code/layout.ts';

const PAGE_BITS = 16;
const PAGE = 1 << PAGE_BITS;

const GRANULE_NONE = 0;
const GRANULE_LIVE = 1;
const GRANULE_FREED = 2;

interface Page {
  readonly b: Uint8Array;
  readonly w: Int32Array;
  readonly ub: Uint8Array;
  readonly uw: Int32Array;
  readonly state: Uint8Array;
}

export class FlatMemory {
  private readonly pages: (Page | undefined)[] = new Array(0x8000_0000 / PAGE);
  private log = new Int32Array(3 * 1024);
  private logged = 0;
  private readonly image: Image;

  constructor({ image }: { readonly image: Image }) {
    this.image = image;
    this.fill(CONST_BASE, image.constBytes);
    this.fill(GLOBAL_BASE, image.globalBytes);
    this.beginThread(0);
    this.logged = 0;
  }

  private fill(base: number, bytes: Uint8Array): void {
    for (let i = 0; i < bytes.length; i++) {
      const p = this.page(base + i);
      p.b[(base + i) & (PAGE - 1)] = bytes[i];
      p.state[((base + i) & (PAGE - 1)) >> 4] = GRANULE_LIVE;
    }
  }

  private page(address: number): Page {
    const index = address >>> PAGE_BITS;
    const found = this.pages[index];
    if (found !== undefined) return found;
    const w = new Int32Array(PAGE / 4);
    const uw = new Int32Array(PAGE / 4);
    const made = {
      w,
      uw,
      b: new Uint8Array(w.buffer),
      ub: new Uint8Array(uw.buffer),
      state: new Uint8Array(PAGE / 16),
    };
    this.pages[index] = made;
    return made;
  }

  /** Thread `slot` begins: its escaping thread-locals get their initial values. */
  beginThread(slot: number): void {
    const { tlsEscaping } = this.image;
    if (tlsEscaping.length === 0) return;
    const base = THREAD_BASE + slot * THREAD_SPAN + STACK_OFFSET;
    this.setState(base, tlsEscaping.length, GRANULE_LIVE);
    for (let i = 0; i < tlsEscaping.length; i++) this.setByte(base + i, tlsEscaping[i], 0);
  }

  // ---- access

  /** Reads `size` (1…16) bytes, any alignment, into the four words of `words` (low first, zero-extended) and `undef`. */
  load(address: number, size: number, words: Int32Array, undef: Int32Array): void {
    const o = address & (PAGE - 1);
    words[0] = words[1] = words[2] = words[3] = 0;
    undef[0] = undef[1] = undef[2] = undef[3] = 0;
    if (size === 4 && (o & 3) === 0) {
      const p = this.page(address);
      words[0] = p.w[o >> 2];
      undef[0] = p.uw[o >> 2];
      return;
    }
    for (let i = 0; i < size; i++) {
      const p = this.page(address + i);
      const at = (address + i) & (PAGE - 1);
      words[i >> 2] |= p.b[at] << (8 * (i & 3));
      undef[i >> 2] |= p.ub[at] << (8 * (i & 3));
    }
  }

  /** Writes `size` bytes from words[at…], with undefined bits undef[undefAt…]. */
  store(
    address: number,
    size: number,
    words: Int32Array,
    at: number,
    undef: Int32Array,
    undefAt: number,
  ): void {
    const o = address & (PAGE - 1);
    if (size === 4 && (o & 3) === 0) {
      const p = this.page(address);
      this.record(address, p.w[o >> 2], p.uw[o >> 2]);
      p.w[o >> 2] = words[at];
      p.uw[o >> 2] = undef[undefAt];
      return;
    }
    for (let a = address & ~3; a < address + size; a += 4) {
      const p = this.page(a);
      const w = (a & (PAGE - 1)) >> 2;
      this.record(a, p.w[w], p.uw[w]);
    }
    for (let i = 0; i < size; i++) {
      const p = this.page(address + i);
      const b = (address + i) & (PAGE - 1);
      p.b[b] = words[at + (i >> 2)] >>> (8 * (i & 3));
      p.ub[b] = undef[undefAt + (i >> 2)] >>> (8 * (i & 3));
    }
  }

  /** One byte of memory as it is now, for messages and printf. */
  peek(address: number): number {
    if (address < 0) return 0;
    const p = this.pages[address >>> PAGE_BITS];
    return p === undefined ? 0 : p.b[address & (PAGE - 1)];
  }

  // ---- objects

  /** A new object: undefined, or zero. `address` is a multiple of 16. */
  alloc(address: number, size: number, zero: boolean): void {
    this.setState(address, Math.max(size, 1), GRANULE_LIVE);
    for (let a = address; a < address + size; a += 4) {
      const p = this.page(a);
      const w = (a & (PAGE - 1)) >> 2;
      const undef = zero ? 0 : -1;
      if (p.w[w] === 0 && p.uw[w] === undef) continue;
      this.record(a, p.w[w], p.uw[w]);
      p.w[w] = 0;
      p.uw[w] = undef;
    }
  }

  /** Frees the object at `address`; false if it is not live (freed before). */
  free(address: number, size: number): boolean {
    if (this.stateAt(address) !== GRANULE_LIVE) return false;
    this.setState(address, Math.max(size, 1), GRANULE_FREED);
    return true;
  }

  /** Does any byte of [address, address + size) belong to a freed object? */
  isFreed(address: number, size: number): boolean {
    return (
      this.stateAt(address) === GRANULE_FREED ||
      (size > 1 && this.stateAt(address + size - 1) === GRANULE_FREED)
    );
  }

  /** GRANULE_… of the byte at `address`. */
  stateAt(address: number): number {
    if (address < 0) return GRANULE_NONE;
    const p = this.pages[address >>> PAGE_BITS];
    return p === undefined ? GRANULE_NONE : p.state[(address & (PAGE - 1)) >> 4];
  }

  private setByte(address: number, byte: number, undef: number): void {
    const p = this.page(address);
    const o = address & (PAGE - 1);
    if (p.b[o] === byte && p.ub[o] === undef) return;
    this.record(address & ~3, p.w[o >> 2], p.uw[o >> 2]);
    p.b[o] = byte;
    p.ub[o] = undef;
  }

  private setState(address: number, size: number, state: number): void {
    const granules = (size + 15) >> 4;
    this.record(~address, granules, this.stateAt(address));
    for (let g = 0; g < granules; g++) {
      const a = address + 16 * g;
      this.page(a).state[(a & (PAGE - 1)) >> 4] = state;
    }
  }

  // ---- going back

  private record(a: number, b: number, c: number): void {
    if (this.logged + 3 > this.log.length) {
      const bigger = new Int32Array(2 * this.log.length);
      bigger.set(this.log);
      this.log = bigger;
    }
    this.log[this.logged++] = a;
    this.log[this.logged++] = b;
    this.log[this.logged++] = c;
  }

  /** A point to come back to. */
  mark(): number {
    return this.logged;
  }

  /** Takes back everything since `mark`. */
  undo(mark: number): void {
    const { log } = this;
    while (this.logged > mark) {
      this.logged -= 3;
      const a = log[this.logged];
      if (a >= 0) {
        const p = this.page(a);
        const w = (a & (PAGE - 1)) >> 2;
        p.w[w] = log[this.logged + 1];
        p.uw[w] = log[this.logged + 2];
      } else {
        for (let g = 0; g < log[this.logged + 1]; g++) {
          const at = ~a + 16 * g;
          this.page(at).state[(at & (PAGE - 1)) >> 4] = log[this.logged + 2];
        }
      }
    }
  }

  /** To the initial memory. */
  reset(): void {
    this.undo(0);
  }
}
