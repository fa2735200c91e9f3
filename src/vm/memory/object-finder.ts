/** Finds shared objects by address, without allocating: globals by granule, others by binary search in their thread's tables. */
import type { Image } from '../code/image-types.ts';
import {
  HEAP_OFFSET,
  ST_STATUS,
  STACK_OFFSET,
  STATUS_NONE,
  THREAD_BASE,
  THREAD_SPAN,
} from '../code/layout.ts';
import type { Thread } from './thread.ts';
import { OBJECT_WORDS } from './thread.ts';

export class ObjectFinder {
  private readonly image: Image;
  private readonly threads: readonly Thread[];
  /** The object that the last successful `locate` found. */
  base = 0;
  bytes = 0;

  constructor(image: Image, threads: readonly Thread[]) {
    this.image = image;
    this.threads = threads;
  }

  /** Finds the object that contains `address` among globals, escaping thread-locals, stack objects and heap blocks. */
  locate(address: number): boolean {
    if (address < THREAD_BASE) {
      const o = this.image.objectAt(address);
      if (o === null) return false;
      this.base = o.base;
      this.bytes = o.size;
      return true;
    }
    const slot = Math.floor((address - THREAD_BASE) / THREAD_SPAN);
    if (slot >= this.threads.length || this.threads[slot].s[ST_STATUS] === STATUS_NONE) return false;
    const t = this.threads[slot];
    const o = address - t.base;
    if (o < STACK_OFFSET) return false;
    if (o < STACK_OFFSET + this.image.tlsEscaping.length) {
      for (const g of this.image.tlsEscapingObjects)
        if (o >= g.offset && o < g.offset + g.bytes) {
          this.base = t.base + g.offset;
          this.bytes = g.bytes;
          return true;
        }
      return false;
    }
    const table = o < HEAP_OFFSET ? 'stack' : 'heap';
    const entry = t.lookup(table, address) * OBJECT_WORDS;
    if (entry < 0) return false;
    const entries = t.entries(table);
    this.base = entries[entry];
    this.bytes = entries[entry + 1];
    return address < this.base + Math.max(this.bytes, 1);
  }

  /** Is there an object within 64 bytes? Then it was meant, and the access is out of its bounds. */
  isBeside(address: number): boolean {
    for (let k = 16; k <= 64; k += 16) if (this.locate(address - k) || this.locate(address + k)) return true;
    return this.locate(address - 1);
  }
}
