import type { EventId, LocationId } from '../../../base/ids.ts';
import { BLOCK_LOCK, ST_ADDR, ST_SIZE } from '../../../vm/code/layout.ts';
import type { Machine } from '../../../vm/machine.ts';
import { F_MIXED, type Graph } from '../graph/graph.ts';
import type { Locations } from '../graph/locations.ts';

/**
 * The values that reads get. A write has one value; the initial one comes from the image, from calloc (zero), or is
 * undefined. Where bytes of a location were written with other sizes (docs/models.md, "Sizes"), those writes must happen
 * before whoever accesses it, and there are two cases. *Settled*: they also happen before every write of the location's
 * own size, as when a structure is filled with zeros before its fields are used; then what they left is the initial
 * value of the location, and everything else is as usual. Otherwise the value of a read is put together byte by byte;
 * that is only done when all writes of its bytes happen before it, so that nothing is left to choose.
 */
export class Bytes {
  readonly words = new Int32Array(4);
  readonly undef = new Int32Array(4);
  private readonly machine: Machine;
  private readonly locations: Locations;
  /** Undefined bits of written values are rare: kept beside the graph, by the write's snapshot. */
  private readonly undefinedBits = new Map<number, readonly number[]>();

  constructor(machine: Machine, locations: Locations) {
    this.machine = machine;
    this.locations = locations;
  }

  /** Remembers which bits of the write with this snapshot are undefined (u[at … at + 3]). */
  written(snap: number, u: Int32Array, at: number): void {
    if ((u[at] | u[at + 1] | u[at + 2] | u[at + 3]) !== 0)
      this.undefinedBits.set(snap, [u[at], u[at + 1], u[at + 2], u[at + 3]]);
    else this.defined(snap);
  }

  /** All bits of the write with this snapshot are defined (the place may have been another write's before). */
  defined(snap: number): void {
    if (this.undefinedBits.size > 0) this.undefinedBits.delete(snap);
  }

  get isUndefined(): boolean {
    return (this.undef[0] | this.undef[1] | this.undef[2] | this.undef[3]) !== 0;
  }

  /** words, undef: what a write of this location, or the beginning, left there; nothing of another size was. */
  ofSource(g: Graph, loc: LocationId, source: EventId): void {
    if (source >= 0) this.ofWrite(g, source);
    else this.initial(g, loc);
  }

  /** words, undef: what read e gets from its source. */
  ofRead(g: Graph, e: EventId): void {
    const w = g.rf[e];
    if ((g.flags[e] & F_MIXED) !== 0) this.mixed(g, g.loc[e]);
    else if (w >= 0) this.ofWrite(g, w);
    else {
      this.initial(g, g.loc[e]);
      if (this.locations.overlaps[g.loc[e]].length > 0)
        this.overlay(g, g.loc[e], this.others(g, g.loc[e], e));
    }
  }

  /** Writes of other sizes to bytes of this location that happen before e, in their order. */
  private others(g: Graph, loc: LocationId, e: EventId): EventId[] {
    return this.locations.overlaps[loc]
      .flatMap((at) => g.coherence(at))
      .filter((w) => g.happensBefore(w, e))
      .sort((a, b) => (a === b ? 0 : g.happensBefore(a, b) ? -1 : 1));
  }

  /** Do all writes of other sizes happen before `last`, and before every write of this location itself? */
  isSettled(g: Graph, loc: LocationId, last: EventId): boolean {
    const own = g.coherence(loc);
    return this.locations.overlaps[loc].every((at) =>
      g
        .coherence(at)
        .every((w) => last >= 0 && g.happensBefore(w, last) && own.every((o) => g.happensBefore(w, o))),
    );
  }

  /** words, undef: of the whole of a wide location, those of the access that is pending in state s. */
  narrow(loc: LocationId, s: Int32Array): void {
    const offset = s[ST_ADDR] - this.locations.address[loc];
    const words = this.words.slice();
    const undef = this.undef.slice();
    this.words.fill(0);
    this.undef.fill(0);
    for (let k = 0; k < s[ST_SIZE]; k++)
      this.setByte(k, byteOf(words, offset + k), byteOf(undef, offset + k));
  }

  setByte(k: number, byte: number, undef: number): void {
    setByte(this.words, k, byte);
    setByte(this.undef, k, undef);
  }

  private ofWrite(g: Graph, w: EventId): void {
    const bits = this.undefinedBits.size === 0 ? undefined : this.undefinedBits.get(g.snap[w]);
    for (let k = 0; k < 4; k++) {
      this.words[k] = g.value[4 * w + k];
      this.undef[k] = bits === undefined ? 0 : bits[k];
    }
  }

  private initial(g: Graph, loc: LocationId): void {
    const [address, size, life] = [
      this.locations.address[loc],
      this.locations.size[loc],
      this.locations.life[loc],
    ];
    const { words, undef } = this;
    words.fill(0);
    undef.fill(0);
    const { image } = this.machine;
    for (let k = 0; k < size; k++) {
      const byte = address === BLOCK_LOCK ? 0 : image.initialByte(address + k);
      if (byte >= 0) words[k >> 2] |= byte << (8 * (k & 3));
      else if (!isZeroed(g, address, life)) undef[k >> 2] |= 255 << (8 * (k & 3));
    }
  }

  /** Was any byte of this location written with another size? */
  isMixed(g: Graph, loc: LocationId): boolean {
    const overlaps = this.locations.overlaps[loc];
    for (let i = 0; i < overlaps.length; i++) if (g.coherence(overlaps[i]).length > 0) return true;
    return false;
  }

  /** May a write of this location come now: nothing of another size, and no read that was put together, is beside it. */
  isOpenToWrite(g: Graph, loc: LocationId, last: EventId): boolean {
    return this.isOrdered(g, loc, last, true) && !this.isPutTogether(g, loc, last);
  }

  /** Does a read of this location that was put together not happen before `last`? A new write could not reach it. */
  private isPutTogether(g: Graph, loc: LocationId, last: EventId): boolean {
    return g
      .readsOf(loc)
      .some((r) => (g.flags[r] & F_MIXED) !== 0 && (last < 0 || !g.happensBefore(r, last)));
  }

  /** Do all writes of this location and of those that overlap it (and their reads, if asked) happen before `last`? */
  isOrdered(g: Graph, loc: LocationId, last: EventId, withReads: boolean): boolean {
    const ordered = (list: readonly EventId[]): boolean =>
      list.every((e) => last >= 0 && g.happensBefore(e, last));
    return [loc, ...this.locations.overlaps[loc]].every(
      (at) =>
        (at === loc && withReads) || (ordered(g.coherence(at)) && (!withReads || ordered(g.readsOf(at)))),
    );
  }

  private mixed(g: Graph, loc: LocationId): void {
    const writes = [loc, ...this.locations.overlaps[loc]].flatMap((at) => g.coherence(at));
    writes.sort((a, b) => (a === b ? 0 : g.happensBefore(a, b) ? -1 : 1));
    this.initial(g, loc);
    this.overlay(g, loc, writes);
  }

  /** Over what is in `words` and `undef`: the bytes of these writes, one after the other. */
  private overlay(g: Graph, loc: LocationId, writes: readonly EventId[]): void {
    const { address, size } = { address: this.locations.address[loc], size: this.locations.size[loc] };
    const words = this.words.slice();
    const undef = this.undef.slice();
    for (const w of writes) {
      this.ofWrite(g, w);
      const base = this.locations.address[g.loc[w]];
      for (let k = 0; k < this.locations.size[g.loc[w]]; k++) {
        const to = base + k - address;
        if (to < 0 || to >= size) continue;
        setByte(words, to, byteOf(this.words, k));
        setByte(undef, to, byteOf(this.undef, k));
      }
    }
    this.words.set(words);
    this.undef.set(undef);
  }
}

const byteOf = (words: Int32Array, k: number): number => (words[k >> 2] >>> (8 * (k & 3))) & 255;

function setByte(words: Int32Array, k: number, byte: number): void {
  const shift = 8 * (k & 3);
  words[k >> 2] = (words[k >> 2] & ~(255 << shift)) | (byte << shift);
}

/** Is the block that contains this address, in this life, from calloc? */
function isZeroed(g: Graph, address: number, life: number): boolean {
  for (let i = g.allocs.length - 1; i >= 0; i--) {
    const a = g.allocs[i];
    const base = g.value[4 * a];
    if (g.value[4 * a + 3] === life && address >= base && address < base + g.value[4 * a + 1])
      return g.value[4 * a + 2] === 1;
  }
  return false;
}
