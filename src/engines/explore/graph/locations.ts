import { type LocationId, locationId } from '../../../base/ids.ts';
import { FIRST_LOCATION } from './columns.ts';

/**
 * Numbers for locations (address, size, and which life of a heap block it is: heap-reuse.ts), the same in every graph; which of them overlap.
 * An access to a part of a wide location is one of that location (memory/wide.ts).
 */
export class Locations {
  /** Wide locations, as numbers (`wideNumber`). */
  readonly wide: Set<number>;
  private readonly byKey = new Map<number, LocationId>();
  readonly address: number[] = [];
  readonly size: number[] = [];
  readonly life: number[] = [];
  /** Other locations that share bytes with it. */
  readonly overlaps: LocationId[][] = [];

  constructor(wide: readonly number[] = []) {
    this.wide = new Set(apart(wide));
  }

  number(address: number, size: number, life = 0): LocationId {
    if (this.wide.size > 0)
      for (const number of this.wide) {
        const [from, bytes] = wideRange(number);
        if (address < from || address + size > from + bytes) continue;
        return this.numberOf(from, bytes, life);
      }
    return this.numberOf(address, size, life);
  }

  /** Is it one that is accessed in parts, too? */
  isWide(loc: LocationId): boolean {
    return this.wide.size > 0 && this.wide.has(wideNumber(this.address[loc], this.size[loc]));
  }

  private numberOf(address: number, size: number, life: number): LocationId {
    const key = (life * 2 ** 31 + address) * 32 + size;
    const known = this.byKey.get(key);
    if (known !== undefined) return known;
    const loc = locationId(this.address.length);
    this.byKey.set(key, loc);
    this.address.push(address);
    this.size.push(size);
    this.life.push(life);
    const mine: LocationId[] = [];
    for (let other = FIRST_LOCATION; other < loc; other++) {
      if (this.life[other] !== life) continue;
      if (this.address[other] < address + size && address < this.address[other] + this.size[other]) {
        mine.push(other);
        this.overlaps[other].push(loc);
      }
    }
    this.overlaps.push(mine);
    return loc;
  }

  get count(): number {
    return this.address.length;
  }
}

/** Ranges that overlap are one: searches that shared the work may have found parts of it. */
function apart(wide: readonly number[]): number[] {
  const found: [number, number][] = [];
  for (const [address, size] of wide.map(wideRange).sort(([a], [b]) => a - b)) {
    const last = found.at(-1);
    if (last !== undefined && address < last[0] + last[1])
      last[1] = Math.max(last[1], address + size - last[0]);
    else found.push([address, size]);
  }
  return found.filter(([, size]) => size < 32).map(([address, size]) => wideNumber(address, size));
}

/** A range of at most 16 bytes as one number, and back. */
export const wideNumber = (address: number, size: number): number => address * 32 + size;
export const wideRange = (number: number): readonly [address: number, size: number] => [
  Math.floor(number / 32),
  number % 32,
];
