import type { LocationId } from '../../../base/ids.ts';

/** No section is to be loose. */
export const ALL_ORDERED = 0;
/** Of one lock: names of sections, the last of them for all. */
export const PLACES = 2 ** 15;
export const KEYS = 64 * PLACES;
const CLOSED = KEYS - 1;
const MANY = 3;

/** Which critical sections are ordered (sections.ts). */
export class Sections {
  /** Sections that are ordered, and locks that are closed, in this search or those before it. */
  readonly ordered: Set<number>;
  /** Locations of locks of which a section was loose. */
  readonly words: LocationId[] = [];

  constructor(ordered: readonly number[]) {
    this.ordered = new Set(ordered);
  }

  isClosed(address: number): boolean {
    return this.ordered.has(address * KEYS + CLOSED);
  }

  close(address: number): void {
    this.ordered.add(address * KEYS + CLOSED);
  }

  /** One that turns out to matter; after some of them the lock is closed. */
  order(key: number): void {
    this.ordered.add(key);
    const address = Math.floor(key / KEYS);
    let count = 0;
    for (const other of this.ordered) if (Math.floor(other / KEYS) === address) count++;
    if (count > MANY) this.close(address);
  }
}
