import type { Access } from '../graph/graph.ts';
import type { Lit } from './clauses.ts';
import type { Encoding } from './encoding.ts';
import { encodeGrid } from './grid.ts';
import type { Cell } from './value-sets.ts';

/**
 * Reads read what was written last (rules 1 to 6 of section 4.2 of the seed), for one cell after the other. A read sees the
 * writes of its own thread that come before it, and those of others that are before it in the order; it reads from
 * the last of these. That is sc, and with the orders of tso and pso (where the read itself may be before a
 * write of its own thread that it sees) it is those, too.
 *
 * Cells that at most two threads change at the same time have a better form (grid.ts); this is for all others.
 *
 * That nothing lies between (rule 5) would take a clause for each read and two writes. Here it goes along the chains, for a
 * read b and a write w:
 *  - of w's own thread no later write is both executed and before b: a chain of literals from the last write backwards;
 *  - of b's own thread every executed write before b is before w: one for each w and each length of the prefix, shared by
 *    all reads;
 *  - of any third thread every executed write that is before b is before w: by clauses of three nodes.
 */
export function encodeMemory(e: Encoding): void {
  for (const cell of e.sets.cells.values()) {
    const final = encodeGrid(e, cell);
    if (final !== null) e.finals.set(cell, final);
    else new CellEncoder(e, cell).encode();
  }
}

class CellEncoder {
  private readonly e: Encoding;
  private readonly cell: Cell;
  /** By thread, in the order of the program. */
  private readonly writers = new Map<number, { readonly access: Access; readonly writes: Lit }[]>();
  /** "Of the first i writes of the thread, those executed are before w." */
  private readonly prefixes = new Map<string, Lit>();

  constructor(e: Encoding, cell: Cell) {
    this.e = e;
    this.cell = cell;
  }

  encode(): void {
    const { e, cell } = this;
    const { place } = e.places;
    const sorted = [...cell.accesses].sort((a, b) => a.thread - b.thread || place[a.id] - place[b.id]);
    for (const access of sorted) {
      if (access.kind === 'read') continue;
      const list = this.writers.get(access.thread);
      const entry = { access, writes: e.writes(access, cell) };
      if (list === undefined) this.writers.set(access.thread, [entry]);
      else list.push(entry);
    }
    for (const access of sorted) if (access.kind !== 'write') this.read(access);
  }

  private read(b: Access): void {
    const { e, cell } = this;
    const { c } = e;
    const at = e.is(b.address, cell.at);
    if (at === c.no) return;
    const sources: Lit[] = [];
    /* the initial value is read if nothing else was written */
    const first = c.fresh();
    for (const [thread, writers] of this.writers) {
      const own = thread === b.thread;
      const seen = writers.filter(({ access }) => this.mayPrecede(access, b));
      let none: Lit = c.yes;
      for (let i = seen.length - 1; i >= 0 && none !== c.no; i--) {
        const { access, writes } = seen[i];
        if (writes === c.no) continue;
        const visible = own ? c.yes : e.order.of(access, b);
        const from = c.fresh();
        sources.push(from);
        c.implies(from, writes);
        c.implies(from, visible);
        c.implies(from, none);
        this.others(b, access, from);
        for (const token of e.sets.written(access)) c.clause(-from, -e.leaves(access, token), e.is(b, token));
        if (this.isCertain(access, b)) {
          none = c.no;
          break;
        }
        const next = c.fresh();
        c.implies(next, none);
        c.clause(-next, -writes, -visible);
        none = next;
      }
      c.implies(first, none);
    }
    c.implies(first, e.is(b, cell.initial));
    c.list([-e.done(b), -at, first, ...sources]);
  }

  private mayPrecede(w: Access, b: Access): boolean {
    if (w === b) return false;
    const { places, order, c } = this.e;
    if (w.thread === b.thread) return places.place[w.id] < places.place[b.id];
    return order.of(w, b) !== c.no;
  }

  /** Has w been executed, and written this cell, whenever b is? */
  private isCertain(w: Access, b: Access): boolean {
    const { e } = this;
    if (w.kind === 'cas' || e.is(w.address, this.cell.at) !== e.c.yes) return false;
    if (w.thread === b.thread) return e.places.dominates(w, b);
    if (e.order.of(w, b) !== e.c.yes) return false;
    let creator = e.graph.creators.get(b.thread);
    for (let depth = 0; creator !== undefined && depth < 16; depth++) {
      if (creator.thread === w.thread) return e.places.dominates(w, creator);
      creator = e.graph.creators.get(creator.thread);
    }
    return false;
  }

  /** If b reads from w, what other threads have written, as far as b sees it, is before w. */
  private others(b: Access, w: Access, from: Lit): void {
    const { e } = this;
    const { c, order } = e;
    for (const [thread, writers] of this.writers) {
      if (thread === w.thread) continue;
      if (thread === b.thread) {
        let count = 0;
        while (count < writers.length && this.mayPrecede(writers[count].access, b)) count++;
        c.implies(from, this.prefixBefore(thread, count, w));
        continue;
      }
      for (const { access, writes } of writers) {
        if (writes === c.no || !this.mayPrecede(access, b)) continue;
        const inOrder = order.of(access, w);
        if (inOrder !== c.yes) c.clause(-from, -writes, -order.of(access, b), inOrder);
      }
    }
  }

  private prefixBefore(thread: number, count: number, w: Access): Lit {
    const { e } = this;
    const { c } = e;
    if (count === 0) return c.yes;
    const key = `${thread}:${count}:${w.id}`;
    const known = this.prefixes.get(key);
    if (known !== undefined) return known;
    const { access, writes } = this.writers.get(thread)![count - 1];
    const lit = c.fresh();
    this.prefixes.set(key, lit);
    c.clause(-lit, -writes, e.order.of(access, w));
    c.implies(lit, this.prefixBefore(thread, count - 1, w));
    return lit;
  }
}
