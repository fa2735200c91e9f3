import type { Access } from '../graph/graph.ts';
import type { Token } from '../graph/values.ts';
import type { Lit } from './clauses.ts';
import type { Encoding } from './encoding.ts';
import { always, type Segments, segmentsOf } from './segments.ts';
import type { Cell } from './value-sets.ts';

/**
 * Reads read what was written last, for a cell that at most two threads change at the same time. Instead of asking each read
 * where it reads from (memory.ts), the cell has a value at each point of the grid of both threads' changes: V(i, j) when
 * i changes of the one and j of the other are behind. An execution is a path through the grid, a staircase by the order
 * of the changes (`order.ts`), and each step along it says how the value goes on. A read stands at one point and reads
 * that. Clauses are quadratic in the number of changes, not cubic, and what a solver has to prove about the value (the
 * word of a lock against who holds it) it proves from point to point.
 *
 * Accesses that are not executed are steps, too, that change nothing. Under tso and pso nothing says where they are, so
 * there the staircase has literals of its own, which are those of the order where both accesses are executed; and a read
 * whose thread's last change is not yet in memory reads that change.
 */
type Values = ReadonlyMap<Token, Lit>;

/** Points that a read of a third thread may stand at. */
const MOST_POINTS = 600;

/** Encodes the cell and gives what it holds in the end; null: it is not of this form. */
export function encodeGrid(e: Encoding, cell: Cell): Values | null {
  const segments = segmentsOf(e, cell);
  if (segments.chains.length > 2) return null;
  const grid = new Grid(e, cell, segments);
  const reads = cell.accesses.filter(({ kind }) => kind === 'read').map((read) => grid.place(read));
  if (reads.some((read) => read === null)) return null;
  return grid.encode(reads.filter((read) => read !== null));
}

interface Placed {
  readonly read: Access;
  readonly where: 'first' | 'grid' | 'last';
  /** How many of `first` or `last` are before it. */
  readonly at: number;
}

class Grid {
  private readonly e: Encoding;
  private readonly cell: Cell;
  private readonly segments: Segments;
  private readonly a: readonly Access[];
  private readonly b: readonly Access[];
  private readonly width: number;
  private readonly values: Values[] = [];
  private readonly tokens: readonly Token[];
  /** By i · |b| + j, under tso and pso: change i of a is before change j of b. */
  private readonly stairs: Lit[] = [];
  /** Has an access that is not executed a place in the order, too? */
  private readonly total: boolean;

  constructor(e: Encoding, cell: Cell, segments: Segments) {
    this.e = e;
    this.cell = cell;
    this.segments = segments;
    [this.a = [], this.b = []] = segments.chains;
    this.width = this.b.length + 1;
    this.tokens = [...cell.values];
    this.total = e.order.isTotal;
  }

  /** Where the read stands; null: it may be before or after one of the changes that have no columns. */
  place(read: Access): Placed | null {
    const { first, last, chains } = this.segments;
    const before = (list: readonly Access[]): number | null => {
      let count = 0;
      for (const access of list) {
        if (always(this.e, access, read)) count++;
        else if (!always(this.e, read, access)) return null;
      }
      return count;
    };
    const [early, late] = [before(first), before(last)];
    if (early === null || late === null) return null;
    if (early < first.length)
      return chains.flat().every((access) => always(this.e, read, access)) && late === 0
        ? { read, where: 'first', at: early }
        : null;
    if (chains.flat().every((access) => always(this.e, access, read)))
      return { read, where: 'last', at: late };
    if (late > 0) return null;
    const third = chains.length === 2 && chains.every(([{ thread }]) => thread !== read.thread);
    if (third && this.a.length * this.b.length > MOST_POINTS) return null;
    return { read, where: 'grid', at: 0 };
  }

  encode(reads: readonly Placed[]): Values {
    const { e, cell, a, b } = this;
    const { first, last } = this.segments;
    const chainReads = (where: string, at: number): Access[] =>
      reads.filter((each) => each.where === where && each.at === at).map(({ read }) => read);
    let value: Values = new Map([[cell.initial, e.c.yes]]);
    for (let i = 0; i <= first.length; i++) {
      for (const read of chainReads('first', i)) this.reads(read, value, []);
      if (i < first.length) value = this.along(first[i], value);
    }
    if (!this.total) this.makeStairs();
    this.values[0] = value;
    for (let i = 0; i <= a.length; i++) for (let j = 0; j <= b.length; j++) this.point(i, j);
    for (const { read, where } of reads) if (where === 'grid') this.inGrid(read);
    value = this.values[a.length * this.width + b.length];
    for (let i = 0; i <= last.length; i++) {
      for (const read of chainReads('last', i)) this.reads(read, value, []);
      if (i < last.length) value = this.along(last[i], value);
    }
    return value;
  }

  /** Change i of a is before change j of b; the chains' ends are far away. */
  private before(i: number, j: number): Lit {
    const { c, order } = this.e;
    if (i < 0 || j >= this.b.length) return c.yes;
    if (j < 0 || i >= this.a.length) return c.no;
    return this.total ? order.of(this.a[i], this.b[j]) : this.stairs[i * this.b.length + j];
  }

  private makeStairs(): void {
    const { e, a, b } = this;
    const { c, order } = e;
    const [hereA, hereB] = [a, b].map((chain) => chain.map((access) => this.isHere(access)));
    for (let i = 0; i < a.length; i++)
      for (let j = 0; j < b.length; j++) {
        const known = order.of(a[i], b[j]);
        const lit = known === c.yes || known === c.no ? known : c.fresh();
        this.stairs.push(lit);
        c.clause(-hereA[i], -hereB[j], -lit, known);
        c.clause(-hereA[i], -hereB[j], lit, -known);
        if (i > 0) c.clause(-lit, this.before(i - 1, j));
        if (j > 0) c.clause(-this.before(i, j - 1), lit);
      }
  }

  private isHere(access: Access): Lit {
    const { e } = this;
    return e.c.and([e.done(access), e.is(access.address, this.cell.at)]);
  }

  private fresh(): Values {
    return this.e.oneOf(this.tokens);
  }

  private valueAt(i: number, j: number): Values {
    return (this.values[i * this.width + j] ??= this.fresh());
  }

  /** The steps that go on from a point, if the execution passes it. */
  private point(i: number, j: number): void {
    const { c } = this.e;
    const { a, b } = this;
    const passes = c.and([this.before(i - 1, j), -this.before(i, j - 1)]);
    if (passes === c.no) return;
    const here = this.valueAt(i, j);
    const first = this.before(i, j);
    if (i < a.length && first !== c.no) this.step(a[i], here, this.valueAt(i + 1, j), [passes, first]);
    if (j < b.length && first !== c.yes) this.step(b[j], here, this.valueAt(i, j + 1), [passes, -first]);
  }

  /** The only change that may come next. */
  private along(access: Access, here: Values): Values {
    const next = this.fresh();
    this.step(access, here, next, []);
    return next;
  }

  private step(access: Access, here: Values, next: Values, when: readonly Lit[]): void {
    const { e } = this;
    const { c } = e;
    const not = when.map((lit) => -lit);
    const writes = e.writes(access, this.cell);
    if (access.kind !== 'write') this.reads(access, here, when);
    if (writes !== c.yes)
      for (const [token, lit] of here) c.list([...not, writes, -lit, next.get(token) ?? c.no]);
    if (writes !== c.no)
      for (const token of e.sets.written(access))
        c.list([...not, -writes, -e.leaves(access, token), next.get(token) ?? c.no]);
  }

  /** The access reads what the cell holds there. */
  private reads(access: Access, here: Values, when: readonly Lit[]): void {
    const { e } = this;
    const { c } = e;
    const not = [-this.isHere(access), ...when.map((lit) => -lit)];
    for (const [token, lit] of here) c.list([...not, -lit, e.is(access, token)]);
  }

  private inGrid(read: Access): void {
    const { c } = this.e;
    const { a, b } = this;
    const own = a[0]?.thread === read.thread ? a : b[0]?.thread === read.thread ? b : null;
    if (own === null) {
      const [rows, columns] = [this.columns(read, a), this.columns(read, b)];
      for (let i = 0; i <= a.length; i++)
        for (let j = 0; j <= b.length; j++) {
          const here = [rows[i], columns[j]];
          if (here.includes(c.no)) continue;
          c.list([-this.isHere(read), ...here.map((lit) => -lit), this.before(i - 1, j)]);
          c.list([-this.isHere(read), ...here.map((lit) => -lit), -this.before(i, j - 1)]);
          this.reads(read, this.valueAt(i, j), here);
        }
      return;
    }
    let row = 0;
    while (row < own.length && always(this.e, own[row], read)) row++;
    const forwarded = this.total ? c.no : this.forward(read, own, row);
    const other = own === a ? b : a;
    const columns = this.columns(read, other);
    if (!this.total) this.keepRow(read, own, row, forwarded);
    for (const [j, column] of columns.entries())
      if (column !== c.no)
        this.reads(read, own === a ? this.valueAt(row, j) : this.valueAt(j, row), [column, -forwarded]);
  }

  private readonly between = new Map<string, Lit[]>();

  /** "The read is before change j of the chain", by j; the chain's changes that are executed are where the order says. */
  private sides(read: Access, chain: readonly Access[]): Lit[] {
    const { e } = this;
    const { c, order } = e;
    const key = `${read.id}:${chain === this.a}`;
    const known = this.between.get(key);
    if (known !== undefined) return known;
    const mine = this.isHere(read);
    const sides: Lit[] = [];
    for (const [j, access] of chain.entries()) {
      const inOrder = order.of(read, access);
      if (this.total || inOrder === c.yes || inOrder === c.no) {
        sides.push(inOrder);
      } else {
        const lit = c.fresh();
        const here = this.isHere(access);
        c.clause(-mine, -here, -lit, inOrder);
        c.clause(-mine, -here, lit, -inOrder);
        sides.push(lit);
      }
      if (!this.total && j > 0) c.clause(-sides[j - 1], sides[j]);
    }
    this.between.set(key, sides);
    return sides;
  }

  /** Which of the chain's changes are behind the read: by their number. */
  private columns(read: Access, chain: readonly Access[]): Lit[] {
    const { c } = this.e;
    const sides = this.sides(read, chain);
    return [...sides, c.yes].map((side, j) => c.and([side, j === 0 ? c.yes : -sides[j - 1]]));
  }

  /** tso, pso: the last change of the read's own thread is still in the buffer, and is what it reads. */
  private forward(read: Access, own: readonly Access[], row: number): Lit {
    const { e } = this;
    const { c, order } = e;
    const mine = this.isHere(read);
    const ways: Lit[] = [];
    let none: Lit = c.yes;
    for (let i = row - 1; i >= 0 && none !== c.no; i--) {
      const access = own[i];
      const writes = e.writes(access, this.cell);
      if (writes === c.no) continue;
      const inMemory = order.has(access) && order.has(read) ? order.of(access, read) : c.yes;
      if (inMemory !== c.yes) {
        const way = c.and([mine, none, writes, -inMemory]);
        for (const token of e.sets.written(access))
          c.clause(-way, -e.leaves(access, token), e.is(read, token));
        ways.push(way);
      }
      none = c.and([none, -writes]);
    }
    return c.or(ways);
  }

  /** tso, pso: a read from memory is behind its thread's changes before it, and before those after it. */
  private keepRow(read: Access, own: readonly Access[], row: number, forwarded: Lit): void {
    const { c } = this.e;
    const other = own === this.a ? this.b : this.a;
    const mine = this.isHere(read);
    const sides = this.sides(read, other);
    const ownBefore = (i: number, j: number): Lit =>
      own === this.a ? this.before(i, j) : -this.before(j, i);
    for (let j = 0; j < other.length; j++) {
      if (row < own.length) c.clause(-mine, -ownBefore(row, j), sides[j]);
      if (row > 0) c.clause(-mine, forwarded, -sides[j], ownBefore(row - 1, j));
    }
  }
}
