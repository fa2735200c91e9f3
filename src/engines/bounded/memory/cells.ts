import { bigConstant } from '../../../sat/bits/bits.ts';
import type { Circuit } from '../../../sat/circuit/circuit.ts';
import { Domain } from '../values/domain.ts';
import { addressValue, undefinedValue, type Value, zeros } from '../values/value.ts';
import { Chains } from './chains.ts';
import type { MemoryObject, Objects } from './objects.ts';

/**
 * Memory in cells: an object is cut where an access to it begins or ends, so that each access takes whole cells. If
 * all accesses to a place have one size, which is the rule, a cell is a scalar of the program; where sizes are
 * mixed an access takes several smaller cells at once.
 *
 * Cells that one access can meet have one domain, so that their codes can be compared and copied. Everything here only grows
 * from round to round of the analysis: cuts, domains, unions of domains, the threads that come to a cell.
 */
export interface Cell {
  readonly key: string;
  readonly object: MemoryObject | null;
  readonly offset: number;
  readonly bytes: number;
  readonly name: string;
}

const FLAG = 'flag ';
/** Is it of the checker's own, and no memory of the program: who has been joined, what has been freed? */
export const isOwnFlag = (key: string): boolean => key.startsWith(FLAG);

const NOBODY = -1;
const SEVERAL = -2;

export class Cells {
  private readonly objects: Objects;
  /** By object: where it is cut. */
  private readonly cuts = new Map<string, Set<number>>();
  /** `now` is what this round takes for granted, `next` what it has found out besides. */
  private readonly domains = new Map<string, { now: Domain; next: Domain }>();
  /** Union-find over cell keys. */
  private readonly parent = new Map<string, string>();
  /** By cell: the one thread that comes to it, or SEVERAL. */
  private readonly visitors = new Map<string, number>();
  /** Cells that an access which the machine shows can come to. */
  private readonly shown = new Set<string>();
  private readonly open = new Map<string, Cell>();
  private readonly chains = new Chains();
  private changes = 0;
  private frozen = false;

  constructor(objects: Objects) {
    this.objects = objects;
  }

  /** From now on domains stay as they are. */
  freeze(): void {
    this.frozen = true;
    for (const { now, next } of this.domains.values()) {
      now.settle();
      next.settle();
    }
  }

  get isFrozen(): boolean {
    return this.frozen;
  }

  /** Grows whenever anything but domains does. */
  get structure(): number {
    return this.changes;
  }

  /** A round is over: which domains have grown in it? */
  endRound(): ReadonlySet<string> {
    const grown = new Set<string>(this.chains.endRound());
    for (const [root, domain] of this.domains) {
      if (domain.next.version !== domain.now.version) grown.add(root);
      domain.now = domain.next;
      domain.next = domain.now.clone();
    }
    return grown;
  }

  /** Names the domain of a cell, as `endRound` does. */
  domainName(cell: Cell): string {
    return this.root(cell.key);
  }

  cut(object: MemoryObject, offset: number): void {
    let cuts = this.cuts.get(object.key);
    if (cuts === undefined) this.cuts.set(object.key, (cuts = new Set()));
    if (cuts.has(offset)) return;
    cuts.add(offset);
    this.changes++;
  }

  /** The cells of [offset, offset + bytes), in order. */
  covering(object: MemoryObject, offset: number, bytes: number): Cell[] {
    this.cut(object, offset);
    this.cut(object, offset + bytes);
    const cuts = [...(this.cuts.get(object.key) as Set<number>)]
      .filter((cut) => cut >= offset && cut <= offset + bytes)
      .sort((a, b) => a - b);
    return cuts.slice(1).map((end, i) => this.cell(object, cuts[i], end - cuts[i]));
  }

  /** Would an access there cut a cell that holds pointers? */
  cutsPointer(object: MemoryObject, offset: number, bytes: number): boolean {
    const cuts = [...(this.cuts.get(object.key) ?? [])].sort((a, b) => a - b);
    return cuts.some((from, i) => {
      const to = cuts[i + 1];
      const apart = to === undefined || to <= offset || from >= offset + bytes;
      if (apart || (offset <= from && to <= offset + bytes)) return false;
      return this.domains.get(this.root(this.cell(object, from, to - from).key))?.now.hasPointers ?? false;
    });
  }

  /** The cells of the whole object, as far as it is cut. */
  all(object: MemoryObject): Cell[] {
    return this.covering(object, 0, object.size);
  }

  private cell(object: MemoryObject, offset: number, bytes: number): Cell {
    const key = `${object.key} +${offset} ${bytes}`;
    const name = bytes === object.size ? object.name : `${object.name}+${offset}`;
    return { key, object, offset, bytes, name };
  }

  /** Memory of the checker's own: a bit (freed, joined), or so many bytes. */
  flag(name: string, bytes = 0): Cell {
    return { key: `${FLAG}${name}`, object: null, offset: 0, bytes, name };
  }

  private root(key: string): string {
    const up = this.parent.get(key);
    if (up === undefined || up === key) return key;
    const root = this.root(up);
    this.parent.set(key, root);
    return root;
  }

  /** One domain for all of these from now on. */
  unite(cells: readonly Cell[]): void {
    for (let i = 1; i < cells.length; i++) {
      const [a, b] = [this.root(cells[0].key), this.root(cells[i].key)];
      if (a === b) continue;
      const [first, second] = [this.pair(cells[0]), this.pair(cells[i])];
      this.parent.set(b, a);
      first.now.joinDomain(second.now);
      first.next.joinDomain(second.next);
      this.domains.delete(b);
      for (const root of [a, b]) this.chains.forget(root);
      this.changes++;
    }
  }

  private pair(cell: Cell): { now: Domain; next: Domain } {
    const root = this.root(cell.key);
    let pair = this.domains.get(root);
    if (pair === undefined) {
      const width = cell.bytes === 0 ? 1 : 8 * cell.bytes;
      pair = { now: new Domain(width), next: new Domain(width) };
      this.domains.set(root, pair);
    }
    return pair;
  }

  domainOf(cell: Cell): Domain {
    return this.pair(cell).now;
  }

  /** Its domain has what it holds at the beginning. */
  initialise(cell: Cell): void {
    const { object } = cell;
    if (this.frozen) return;
    const { now, next } = this.pair(cell);
    for (const domain of [now, next]) {
      if (object !== null && object.initial === 'undefined') domain.joinUndefined();
      else domain.join(this.initialValue(cell), this.objects);
    }
  }

  initialValue(cell: Cell): Value {
    const { object, offset, bytes } = cell;
    if (object === null) return { bits: zeros(bytes === 0 ? 1 : 8 * bytes), undef: null, cases: null };
    if (object.initial === 'undefined') return undefinedValue(8 * bytes);
    if (object.initial === 'zero') return { bits: zeros(8 * bytes), undef: null, cases: null };
    let value = 0n;
    for (let i = bytes - 1; i >= 0; i--) value = (value << 8n) | BigInt(object.initial[offset + i] ?? 0);
    const bits = bigConstant(8 * bytes, value);
    const address = Number(value & 0x7fff_ffffn);
    const pointer =
      bytes === this.objects.pointerBytes &&
      value === BigInt(address) &&
      address >= 0x1_0000 &&
      this.isAddress(address);
    return { bits, undef: null, cases: pointer ? addressValue(address).cases : null };
  }

  private isAddress(address: number): boolean {
    return this.objects.find(address) !== null || this.objects.functionAt(address) >= 0;
  }

  /** Thread t comes to this cell while others may. */
  visit(cell: Cell, thread: number): void {
    const before = this.visitors.get(cell.key);
    if (before === thread || before === SEVERAL) return;
    this.visitors.set(cell.key, before === undefined ? thread : SEVERAL);
    this.changes++;
  }

  /** Does another thread than this one come to the cell, as far as is known? */
  isVisitedByOthers(cell: Cell, thread: number): boolean {
    const visitor = this.visitors.get(cell.key) ?? NOBODY;
    return visitor !== NOBODY && visitor !== thread;
  }

  isShared(cell: Cell): boolean {
    return this.visitors.get(cell.key) === SEVERAL;
  }

  /** The machine shows an access to this cell. */
  show(cell: Cell): void {
    if (this.shown.has(cell.key)) return;
    this.shown.add(cell.key);
    this.changes++;
  }

  isShown(cell: Cell): boolean {
    return this.shown.has(cell.key);
  }

  /** Are the cell's values known one by one, and may others be put in? */
  takesFew(cell: Cell): boolean {
    return !this.frozen && this.pair(cell).next.isFew;
  }

  /** A write whose value depends on the old one alone: is all known that it can put in? */
  endsChain(cell: Cell): boolean {
    return this.chains.link(this.root(cell.key)) && !this.frozen;
  }

  /** A write of a value that was computed from anything. */
  putOpen(cell: Cell): void {
    this.chains.open(this.root(cell.key));
  }

  /** One of few values that were computed. */
  putComputed(cell: Cell, value: Value): void {
    if (this.frozen) return;
    this.pair(cell).next.compute();
    this.put(cell, value);
  }

  /** It may hold any number, unless it turns out to hold pointers. */
  putAny(cell: Cell): void {
    if (!this.frozen) this.open.set(cell.key, cell);
  }

  /** Cells that may hold any number can do so from now on: has anything grown? */
  widen(): boolean {
    let grown = false;
    for (const cell of this.open.values()) {
      const { now, next } = this.pair(cell);
      if (next.hasPointers || !next.joinAny()) continue;
      now.joinAny();
      grown = true;
    }
    return grown;
  }

  put(cell: Cell, value: Value): void {
    if (this.frozen) return;
    this.pair(cell).next.join(value, this.objects);
  }

  encode(c: Circuit, cell: Cell, value: Value): ReturnType<Domain['encode']> {
    return this.domainOf(cell).encode(c, value);
  }
}
