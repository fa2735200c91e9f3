import { type LocationId, locationId } from '../../../base/ids.ts';
import { FIRST_LOCATION } from './columns.ts';

/** Numbers for locations (address, size, and which life of a heap block it is: heap-reuse.ts), the same in every graph; which of them overlap. */
export class Locations {
  private readonly byKey = new Map<number, LocationId>();
  readonly address: number[] = [];
  readonly size: number[] = [];
  readonly life: number[] = [];
  /** Other locations that share bytes with it. */
  readonly overlaps: LocationId[][] = [];

  number(address: number, size: number, life = 0): LocationId {
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
