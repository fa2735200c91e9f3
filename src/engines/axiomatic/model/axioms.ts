import type { CatModel, CatStatement } from '../../../models/cat/ast.ts';
import { FALSE, type Lit, TRUE } from '../../../sat/circuit/circuit.ts';
import { Clocks } from '../../../sat/orders/clocks.ts';
import type { Acyclic, OrderProblem } from '../../../sat/orders/edges.ts';
import { Staircase } from '../../../sat/orders/staircase.ts';
import type { Stretch } from '../graph/sections.ts';
import type { BaseRelations } from './base.ts';
import { CatEncoder } from './cat-encoder.ts';
import { closureExact } from './closure.ts';
import { leftCycles } from './left-cycles.ts';
import { problemOf } from './order-problem.ts';
import { Classes, equivalence, quotient } from './quotient.ts';
import type { Algebra, LitRelation } from './relation.ts';
import { uniformStretches } from './uniform.ts';

/**
 * The axioms of a model as clauses, and as orders that are refined on demand. That `co` has no cycle is one more of them
 * where no acyclicity axiom has all of `co` in it.
 *
 * An order is one of classes of nodes (quotient.ts). Of `acyclic r` beside `acyclic contract(s)` what is left is to look inside the
 * classes, and at the cycles that r has and s has not (left-cycles.ts): those of s through several classes are in the contraction.
 * Clocks, to compare with, know nothing of this.
 */
export type Ordering = 'staircase' | 'clocks';

export interface MoreOrders {
  /** Pairs of nodes that are one in every order, in our models of the hardware: read-modify-writes. */
  readonly joined: readonly (readonly [number, number])[] | null;
  /** Critical sections, to be one node of the contracted order where the model lets them (uniform.ts). */
  readonly stretches: readonly Stretch[];
  /** To be contained in the order of the model's contracted axiom (graph/commits.ts). */
  readonly commits: LitRelation | null;
}

interface Wanted {
  readonly relation: LitRelation;
  readonly same: readonly (readonly [number, number])[];
  readonly contracted: boolean;
}

export class Axioms {
  readonly clauses: Lit[][] = [];
  readonly orders: Acyclic[] = [];
  private readonly algebra: Algebra;
  private readonly cat: CatEncoder;
  private readonly base: BaseRelations;
  private readonly ordering: Ordering;
  private readonly model: CatModel;
  private main: { readonly of: Int32Array; readonly order: Staircase } | null = null;
  private readonly joined: readonly (readonly [number, number])[];
  private readonly stretches: readonly Stretch[];
  private readonly commits: LitRelation | null;
  private readonly wanted: Wanted[] = [];

  constructor(
    algebra: Algebra,
    base: BaseRelations,
    model: CatModel,
    ordering: Ordering,
    { joined, stretches, commits }: MoreOrders,
  ) {
    this.stretches = stretches;
    this.joined = joined ?? [];
    this.commits = commits;
    this.algebra = algebra;
    this.base = base;
    this.ordering = ordering;
    this.model = model;
    this.cat = new CatEncoder(algebra, base.asBase(), model.statements);
    let ordersCo = false;
    // Where read-modify-writes are one node of an order with co and fr in it, nothing comes between their halves.
    const isImplied = (axiom: CatStatement): boolean =>
      joined !== null && axiom.kind === 'axiom' && axiom.name === 'atomicity';
    for (const statement of model.statements)
      if (statement.kind === 'axiom' && !statement.flag && !isImplied(statement))
        ordersCo = this.axiom(statement) || ordersCo;
    if (!ordersCo) this.wanted.push({ relation: base.co, same: [], contracted: false });
    this.order();
    for (const clause of this.cat.clauses) this.clauses.push(clause);
  }

  /** A relation that a model defines, true at least where it holds; null if it has none of this name. */
  above(name: string, model: CatModel): LitRelation | null {
    const cat =
      model === this.model ? this.cat : new CatEncoder(this.algebra, this.base.asBase(), model.statements);
    const known = cat.clauses.length;
    const value = cat.named(name, false);
    for (const clause of cat.clauses.slice(known)) this.clauses.push(clause);
    return value === null || value === 'empty' || value.kind === 'set' ? null : value;
  }

  /** Whether all of `co` is in what it makes acyclic. */
  private axiom(axiom: CatStatement & { readonly kind: 'axiom' }): boolean {
    if (axiom.negated) {
      this.negated(axiom);
      return false;
    }
    const { n } = this.algebra.u;
    const contraction = axiom.test === 'acyclic' ? this.cat.contraction(axiom) : null;
    const same = contraction === null ? null : equivalence(contraction.same, n);
    if (contraction !== null && same !== null) {
      this.wanted.push({ relation: contraction.of, same, contracted: true });
      return this.hasCo(contraction.of);
    }
    const value = this.cat.value(axiom, false);
    if (value === 'empty') return false;
    const lits = value.lits;
    if (axiom.test === 'acyclic' && value.kind === 'relation') {
      this.wanted.push({ relation: value, same: [], contracted: false });
      return this.hasCo(value);
    }
    if (value.kind === 'set') for (let a = 0; a < n; a++) this.forbid(a, a, lits[a]);
    else
      for (let a = 0; a < n; a++)
        for (let b = 0; b < n; b++) if (axiom.test === 'empty' || a === b) this.forbid(a, b, lits[a * n + b]);
    return false;
  }

  private forbid(a: number, b: number, lit: Lit): void {
    const { exec } = this.algebra.u;
    if (lit !== FALSE) this.clauses.push([lit ^ 1, exec[a] ^ 1, exec[b] ^ 1]);
  }

  /** `~acyclic`, `~irreflexive`, `~empty`: there is one. */
  private negated(axiom: CatStatement & { readonly kind: 'axiom' }): void {
    const { circuit: c, n, exec } = this.algebra.u;
    const value = this.cat.value(axiom, true);
    if (value === 'empty') {
      this.clauses.push([]);
      return;
    }
    if (value.kind === 'set') {
      this.clauses.push(Array.from(value.lits, (lit, a) => c.and(lit, exec[a])));
      return;
    }
    const relation = axiom.test === 'acyclic' ? closureExact(this.algebra, value) : value;
    const some: Lit[] = [];
    for (let a = 0; a < n; a++)
      for (let b = 0; b < n; b++)
        if (axiom.test === 'empty' || a === b) some.push(this.algebra.holds(relation, a, b));
    this.clauses.push(some);
  }

  /** The literal of two nodes in the order of the model's contracted axiom; FALSE if it has none. */
  before(a: number, b: number): Lit {
    if (this.main === null) return FALSE;
    const { of, order } = this.main;
    return of[a] === of[b] ? FALSE : order.of(of[a], of[b]);
  }

  private hasCo({ lits }: LitRelation): boolean {
    return this.base.co.lits.every((lit, i) => lit === FALSE || lits[i] === lit || lits[i] === TRUE);
  }

  private order(): void {
    const { n } = this.algebra.u;
    const contracted = this.wanted.filter((one) => one.contracted);
    const classes = new Map(contracted.map((one) => [one, this.classesOf(one)]));
    for (const one of this.wanted) {
      const { relation, contracted: isContracted } = one;
      const outer = isContracted || this.ordering === 'clocks' ? [] : contracted;
      // A node before itself is no pair of classes, and in a contraction no cycle.
      if (!isContracted) {
        for (let a = 0; a < n; a++) this.forbid(a, a, relation.lits[a * n + a]);
        const pairs = outer.flatMap((other) => classes.get(other)?.pairs ?? []);
        this.inside(relation, new Classes(n, [...this.joined, ...pairs]));
      }
      const left = outer.reduce((all, other) => leftCycles(this.algebra.u, all, other.relation), relation);
      const more = isContracted ? this.commits : null;
      const all = more === null ? left : this.algebra.union(left, more);
      this.between(all, classes.get(one) ?? new Classes(n, this.joined), isContracted);
    }
  }

  /** Of a contracted order: blocks, read-modify-writes, and stretches that may be one of its nodes. */
  private classesOf({ relation, same }: Wanted): Classes {
    const { n } = this.algebra.u;
    const pairs = [...same, ...this.joined];
    const small = new Classes(n, pairs);
    if (this.stretches.length === 0) return small;
    const uniform = uniformStretches(this.stretches, quotient(this.algebra, relation, small), small);
    return new Classes(n, [...pairs, ...uniform]);
  }

  /** No cycle within a class. */
  private inside({ lits }: LitRelation, { of, areSingle }: Classes): void {
    if (areSingle) return;
    const { n } = this.algebra.u;
    const inner: LitRelation = {
      kind: 'relation',
      lits: lits.map((lit, i) => (i % (n + 1) !== 0 && of[Math.floor(i / n)] === of[i % n] ? lit : FALSE)),
    };
    if (inner.lits.some((lit) => lit > TRUE)) this.acyclic(problemOf(this.algebra, inner));
  }

  /** No cycle of several classes, and unless they are contracted no node before itself. */
  private between(relation: LitRelation, classes: Classes, isContracted: boolean): void {
    const { algebra, must, pairs } = quotient(this.algebra, relation, classes);
    const order = this.acyclic(
      problemOf(
        algebra,
        must,
        pairs.filter(({ from, to }) => from !== to || !isContracted),
      ),
    );
    if (isContracted && order instanceof Staircase) this.main = { of: classes.of, order };
  }

  private acyclic(problem: OrderProblem): Acyclic | null {
    if (problem.edges.length === 0) return null;
    const { circuit: c } = this.algebra.u;
    const order = this.ordering === 'clocks' ? new Clocks(c, problem) : new Staircase(c, problem);
    this.orders.push(order);
    for (const clause of order.clauses) this.clauses.push([...clause]);
    return order;
  }
}
