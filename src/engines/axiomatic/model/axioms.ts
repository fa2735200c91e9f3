import type { CatModel, CatStatement } from '../../../models/cat/ast.ts';
import { FALSE, type Lit, TRUE } from '../../../sat/circuit/circuit.ts';
import { Clocks } from '../../../sat/orders/clocks.ts';
import type { Acyclic, Edge, OrderProblem } from '../../../sat/orders/edges.ts';
import { Staircase } from '../../../sat/orders/staircase.ts';
import type { BaseRelations } from './base.ts';
import { CatEncoder } from './cat-encoder.ts';
import { closureExact, mustClosure } from './closure.ts';
import type { Algebra, LitRelation } from './relation.ts';

/**
 * The axioms of a model as clauses, and as orders that are refined on demand. That `co` has no cycle is one more of them
 * where no acyclicity axiom has all of `co` in it.
 */
export type Ordering = 'staircase' | 'clocks';

export class Axioms {
  readonly clauses: Lit[][] = [];
  readonly orders: Acyclic[] = [];
  private readonly algebra: Algebra;
  private readonly cat: CatEncoder;
  private readonly base: BaseRelations;
  private readonly ordering: Ordering;
  private readonly model: CatModel;

  constructor(algebra: Algebra, base: BaseRelations, model: CatModel, ordering: Ordering) {
    this.algebra = algebra;
    this.base = base;
    this.ordering = ordering;
    this.model = model;
    this.cat = new CatEncoder(algebra, base.asBase(), model.statements);
    let ordersCo = false;
    for (const statement of model.statements)
      if (statement.kind === 'axiom' && !statement.flag) ordersCo = this.axiom(statement) || ordersCo;
    if (!ordersCo) this.acyclic(base.co);
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
    const value = this.cat.value(axiom.body, false);
    if (value === 'empty') return false;
    const lits = value.lits;
    if (axiom.test === 'acyclic' && value.kind === 'relation') {
      this.acyclic(value);
      return this.base.co.lits.every((lit, i) => lit === FALSE || lits[i] === lit || lits[i] === TRUE);
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
    const value = this.cat.value(axiom.body, true);
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

  private acyclic(relation: LitRelation): void {
    const problem = problemOf(this.algebra, relation);
    if (problem.edges.length === 0) return;
    const { circuit: c } = this.algebra.u;
    const order = this.ordering === 'clocks' ? new Clocks(c, problem) : new Staircase(c, problem);
    this.orders.push(order);
    for (const clause of order.clauses) this.clauses.push([...clause]);
  }
}

/**
 * What must be ordered whenever it is there, made transitive; the rest are edges. A pair a → m → b that must be ordered
 * goes through a node m that may not be there: unless a → b must be, too, m is left to an edge.
 */
function problemOf(algebra: Algebra, relation: LitRelation): OrderProblem {
  const { n, exec } = algebra.u;
  const { lits } = relation;
  const must = mustClosure(algebra, relation);
  const edges: Edge[] = [];
  const isEdge = new Uint8Array(n * n);
  const demote = (a: number, b: number): void => {
    must[a * n + b] = 0;
    if (lits[a * n + b] === TRUE) isEdge[a * n + b] = 1;
  };
  // What must come before itself cannot be there.
  for (let a = 0; a < n; a++) {
    for (let b = 0; b < n; b++)
      if (must[a * n + b] && must[b * n + a] && a < b) isEdge[a * n + b] = isEdge[b * n + a] = 1;
    if (must[a * n + a]) edges.push({ from: a, to: a, when: TRUE });
  }
  for (let a = 0; a < n; a++)
    for (let b = 0; b < n; b++)
      if (must[a * n + b] && (a === b || must[b * n + a])) {
        must[a * n + b] = must[b * n + a] = 0;
      }
  for (let again = true; again; ) {
    again = false;
    for (let m = 0; m < n; m++) {
      const after: number[] = [];
      for (let b = 0; b < n; b++) if (must[m * n + b]) after.push(b);
      if (after.length === 0) continue;
      for (let a = 0; a < n; a++)
        if (must[a * n + m] && after.some((b) => !must[a * n + b])) {
          demote(a, m);
          again = true;
        }
    }
  }
  for (let a = 0; a < n; a++)
    for (let b = 0; b < n; b++) {
      const lit = isEdge[a * n + b] ? TRUE : lits[a * n + b];
      if (lit !== FALSE && !must[a * n + b] && !(a === b && lit === TRUE))
        edges.push({ from: a, to: b, when: lit });
      else if (a === b && lit === TRUE) edges.push({ from: a, to: a, when: TRUE });
    }
  return { nodes: n, present: exec, must, edges };
}
