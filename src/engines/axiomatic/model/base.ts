import type { Order } from '../../../ir/types.ts';
import type { Bits } from '../../../sat/bits/bits.ts';
import { FALSE, type Lit, TRUE } from '../../../sat/circuit/circuit.ts';
import type { Brackets } from '../graph/brackets.ts';
import type { Edge } from '../graph/heap-lives.ts';
import { LockWords } from '../graph/lock-words.ts';
import { BLOCK_LOCK, type Node, type Nodes } from '../graph/nodes.ts';
import { type Base, notExact, type Value } from './cat-encoder.ts';
import type { Algebra, LitRelation } from './relation.ts';

/**
 * The base of a `.cat` file over the nodes: what is static is constant, `rf` and `co` have literals where there is a
 * choice. One literal for two writes says which is first, so `co` is a tournament; that it has no cycle is left to the
 * axioms or, where no axiom says so, to an order of its own (axioms.ts).
 */
export class BaseRelations {
  readonly rf: LitRelation;
  readonly co: LitRelation;
  private readonly loc: LitRelation;
  private readonly po: LitRelation;
  private readonly frAbove: { lits: LitRelation | null } = { lits: null };
  private readonly algebra: Algebra;
  private readonly nodes: Nodes;
  /** Clauses that hold in every execution. */
  readonly clauses: Lit[][] = [];
  /** Literals of rf and co: choices. */
  choices = 0;
  /** By read: the writes it may read from, each with its literal. */
  readonly sources = new Map<number, { write: number; lit: Lit }[]>();
  readonly foreign: boolean;
  private readonly words: LockWords;

  private readonly heap: readonly Edge[];

  /** `heap`: what synchronises besides threads. */
  constructor(
    algebra: Algebra,
    nodes: Nodes,
    foreign: boolean,
    brackets: Brackets,
    heap: readonly Edge[] = [],
  ) {
    this.algebra = algebra;
    this.heap = heap;
    this.nodes = nodes;
    this.foreign = foreign;
    this.words = new LockWords(algebra.u.circuit, brackets);
    const { all } = nodes;
    this.po = algebra.relation((a, b) =>
      all[a].thread >= 0 && all[a].thread === all[b].thread && a < b ? TRUE : FALSE,
    );
    this.loc = algebra.relation((a, b) =>
      a === b ? this.hasLocation(all[a]) : this.sameLocation(all[a], all[b]),
    );
    this.co = this.coherence();
    this.rf = this.readsFrom();
  }

  asBase(): Base {
    const { algebra, nodes } = this;
    const { all, rmw } = nodes;
    const { circuit: c } = algebra.u;
    const set = (test: (node: Node) => Lit | boolean) => () =>
      algebra.set((i) => Number(test(all[i])) as Lit);
    const is = (order: Order) =>
      set(({ orders }) => c.orAll(orders.filter((one) => one.order === order).map(({ when }) => when)));
    const sameThread = (a: Node, b: Node): boolean => a.thread === b.thread && a.thread >= 0;
    const rel = (test: (a: Node, b: Node) => Lit | boolean) => () =>
      algebra.relation((x, y) => Number(test(all[x], all[y])) as Lit);
    const pairs = rmw.map(({ read, write }) => `${read} ${write}`);
    const inRmw = new Map(
      rmw.flatMap(({ read, write }) => [[read, all[write].exec] as const, [write, TRUE] as const]),
    );
    const isFence = (kind: Node['fence']) => set((node) => node.fence === kind);
    /** Dependencies are seen when an execution is run (dependencies.ts): until then there are none. */
    const later = (name: string) => (exact: boolean) => {
      if (exact) throw notExact({ file: '', line: 0, column: 0 }, `the dependencies '${name}'`);
      return algebra.none;
    };
    const asw = new Map<string, Lit>();
    for (const [a, b, lit] of this.synchronised())
      asw.set(`${a} ${b}`, c.or(lit, asw.get(`${a} ${b}`) ?? FALSE));
    return new Map<string, (exact: boolean) => Value>([
      ['_', set(() => true)],
      ['R', set(({ kind }) => kind === 'R')],
      ['W', set(({ kind }) => kind === 'W')],
      ['M', set(({ kind }) => kind === 'R' || kind === 'W')],
      ['F', set(({ kind }) => kind === 'F')],
      ['TH', set(({ kind }) => kind === 'TH')],
      ['IW', set(({ thread }) => thread < 0)],
      ['AMO', set(({ amo }) => amo)],
      ['LK', set(({ lock }) => lock)],
      ['RMW', set(({ id }) => inRmw.get(id) ?? FALSE)],
      [
        'NA',
        set((node) =>
          node.thread < 0
            ? TRUE
            : c.orAll(node.orders.filter((one) => one.order === 'na').map(({ when }) => when)),
        ),
      ],
      ['RLX', is('rlx')],
      ['ACQ', is('acq')],
      ['REL', is('rel')],
      ['ACQ_REL', is('acq_rel')],
      ['SC', is('sc')],
      ['MF', isFence('full')],
      ['SS', isFence('ss')],
      ['LL', isFence('ll')],
      ['LS', isFence('ls')],
      ['SL', isFence('sl')],
      ['po', () => this.po],
      ['asw', () => algebra.relation((x, y) => asw.get(`${x} ${y}`) ?? FALSE)],
      ['rf', () => this.rf],
      ['co', () => this.co],
      ['fr', (exact) => this.fromReads(exact)],
      ['rmw', () => algebra.relation((x, y) => (pairs.includes(`${x} ${y}`) ? TRUE : FALSE))],
      ['loc', () => this.loc],
      ['ext', rel((a, b) => a.id !== b.id && !sameThread(a, b))],
      ['int', rel(sameThread)],
      ['addr', later('addr')],
      ['data', later('data')],
      ['ctrl', later('ctrl')],
      ['dep', later('dep')],
      ['block', rel((a, b) => a.block >= 0 && a.block === b.block)],
      ['id', rel((a, b) => a.id === b.id)],
    ]);
  }

  private hasLocation(node: Node): Lit {
    return node.kind === 'R' || node.kind === 'W' ? TRUE : FALSE;
  }

  sameLocation(a: Node, b: Node): Lit {
    const { circuit: c } = this.algebra.u;
    const same: Lit[] = [];
    for (const x of a.targets)
      for (const y of b.targets) if (x.location === y.location) same.push(c.and(x.when, y.when));
    return c.orAll(same);
  }

  /** One literal for two writes that may meet; the initial write is first, and in our models program order counts. */
  private coherence(): LitRelation {
    const { algebra, nodes, foreign } = this;
    const { circuit: c, n } = algebra.u;
    const { all } = nodes;
    const lits = new Int32Array(n * n);
    for (const a of all)
      for (const b of all) {
        if (a.id >= b.id || a.kind !== 'W' || b.kind !== 'W') continue;
        const same = this.loc.lits[a.id * n + b.id];
        if (same === FALSE || (a.thread < 0 && b.thread < 0)) continue;
        const first = a.thread < 0 || (a.thread === b.thread && !foreign) ? TRUE : this.choose();
        lits[a.id * n + b.id] = c.and(same, first);
        lits[b.id * n + a.id] = c.and(same, first ^ 1);
      }
    return { kind: 'relation', lits };
  }

  private choose(): Lit {
    this.choices++;
    return this.algebra.u.circuit.input();
  }

  private readsFrom(): LitRelation {
    const { algebra, nodes } = this;
    const { n } = algebra.u;
    const lits = new Int32Array(n * n);
    for (const read of nodes.all) {
      if (read.kind !== 'R' || read.targets.length === 0) continue;
      const writes = nodes.all.filter((write) => this.mayReadFrom(write, read));
      const anywhere = algebra.u.circuit.orAll(read.targets.map(({ when }) => when));
      const sources = writes.map(({ id }) => ({
        write: id,
        lit: writes.length === 1 ? anywhere : this.choose(),
      }));
      this.sources.set(read.id, sources);
      // Whoever reads reads from somebody.
      this.clauses.push([read.exec ^ 1, anywhere ^ 1, ...sources.map(({ lit }) => lit)]);
      sources.forEach(({ write, lit }, i) => {
        lits[write * n + read.id] = lit;
        this.fits(nodes.all[write], read, lit, sources.length === 1);
        for (const other of sources.slice(i + 1)) this.clauses.push([lit ^ 1, other.lit ^ 1]);
      });
    }
    return { kind: 'relation', lits };
  }

  private mayReadFrom(write: Node, read: Node): boolean {
    const { n, implied } = this.algebra.u;
    if (write.kind !== 'W' || this.loc.lits[write.id * n + read.id] === FALSE) return false;
    // Only who finds it free takes the lock of atomic blocks.
    if (write.event?.kind === 'atomic-begin') return false;
    if (!this.words.mayReadFrom(write, read)) return false;
    if (this.foreign) return true;
    const sameThread = write.thread === read.thread;
    if (sameThread && write.id > read.id) return false;
    if (write.dead) return true;
    if (!sameThread && write.thread >= 0) return true;
    // An own write in between, to the same place and always there, hides those before it.
    return !this.nodes.all.some(
      (between) =>
        between.kind === 'W' &&
        between.thread === read.thread &&
        between.id < read.id &&
        (write.thread < 0 || between.id > write.id) &&
        this.loc.lits[between.id * n + read.id] === TRUE &&
        (between.exec === TRUE || implied[read.id * n + between.id] === 1),
    );
  }

  /** rf(write, read): both are there, at one place, and what is read is what was written. */
  private fits(write: Node, read: Node, lit: Lit, isOnly: boolean): void {
    const { circuit: c } = this.algebra.u;
    const given = [lit ^ 1, ...(isOnly ? [read.exec ^ 1] : [])];
    this.clauses.push([...given, write.exec], [...given, read.exec]);
    const places: Lit[] = [];
    /* By what is written and what is read: where. An access has mostly one value wherever it goes, and then it need not be asked where. */
    const values = new Map<string, { out: Bits; into: Bits; here: Lit[] }>();
    for (const from of write.targets)
      for (const to of read.targets) {
        if (from.location !== to.location) continue;
        const here = c.and(from.when, to.when);
        places.push(here);
        if (from.location === BLOCK_LOCK || write.dead) continue;
        const [out, into] = [this.nodes.codeOf(write, from), this.nodes.codeOf(read, to)];
        const key = `${out} ${into}`;
        const known = values.get(key);
        if (known === undefined) values.set(key, { out, into, here: [here] });
        else known.here.push(here);
      }
    for (const { out, into, here } of values.values()) {
      const there = here.length === places.length ? [] : [c.orAll(here) ^ 1];
      for (let b = 0; b < into.length; b++) this.clauses.push([...given, ...there, c.iff(out[b], into[b])]);
    }
    this.clauses.push([...given, c.orAll(places)]);
  }

  /** rf⁻¹ ; co without identity. */
  private fromReads(exact: boolean): LitRelation {
    if (!exact && this.frAbove.lits !== null) return this.frAbove.lits;
    const { algebra, nodes } = this;
    const { circuit: c, n } = algebra.u;
    const lits = new Int32Array(n * n);
    for (const [read, sources] of this.sources)
      for (const later of nodes.all) {
        if (later.kind !== 'W' || this.loc.lits[read * n + later.id] === FALSE) continue;
        const terms = sources
          .filter(({ write }) => write !== later.id)
          .map(({ write, lit }) => [lit, this.co.lits[write * n + later.id]] as const)
          .filter(([a, b]) => a !== FALSE && b !== FALSE);
        if (terms.length === 0) continue;
        const all = terms.map(([a, b]) => c.and(a, b));
        if (exact || terms.length === 1 || all.includes(TRUE)) {
          lits[read * n + later.id] = c.orAll(all);
          continue;
        }
        const lit = c.input();
        lits[read * n + later.id] = lit;
        for (const [a, b] of terms) this.clauses.push([a ^ 1, b ^ 1, lit]);
      }
    const result: LitRelation = { kind: 'relation', lits };
    if (!exact) this.frAbove.lits = result;
    return result;
  }

  /** create → begin of the created thread, its end → join; and what the heap adds. */
  synchronised(): [number, number, Lit][] {
    const { all, threads } = this.nodes;
    const pairs: [number, number, Lit][] = this.heap.map(({ from, to, when }) => [from, to, when]);
    const begins = new Map(all.filter(({ what }) => what === 'begin').map((node) => [node.thread, node.id]));
    for (const node of all) {
      const { event } = node;
      if (node.what === 'create' && event?.kind === 'create') {
        const begin = begins.get(threads.indexOf(event.child));
        if (begin !== undefined) pairs.push([node.id, begin, TRUE]);
      }
      if (node.what !== 'join' || event?.kind !== 'join') continue;
      for (const { when, thread } of event.targets)
        for (const end of all)
          if (end.what === 'end' && end.event?.kind === 'end' && end.thread === threads.indexOf(thread))
            pairs.push([end.id, node.id, when]);
    }
    return pairs;
  }
}
