import type { SatSolver } from '../../../sat/solvers/solver.ts';

/** Clauses of signed literals, with constants that cost nothing. */
export type Lit = number;

export class Clauses {
  readonly solver: SatSolver;
  readonly yes: Lit;
  readonly no: Lit;

  constructor(solver: SatSolver) {
    this.solver = solver;
    this.yes = solver.newVariable();
    this.no = -this.yes;
    solver.clause([this.yes]);
  }

  fresh(): Lit {
    return this.solver.newVariable();
  }

  clause(...lits: readonly Lit[]): void {
    this.list(lits);
  }

  list(lits: readonly Lit[]): void {
    const { yes, no } = this;
    let kept = 0;
    for (const lit of lits) {
      if (lit === yes) return;
      if (lit !== no) kept++;
    }
    for (const lit of lits) if (lit !== no) this.solver.add(lit);
    if (kept === 0) this.solver.add(no);
    this.solver.add(0);
  }

  /** a → b */
  implies(a: Lit, b: Lit): void {
    this.clause(-a, b);
  }

  and(lits: readonly Lit[]): Lit {
    const open = [...new Set(lits)].filter((lit) => lit !== this.yes);
    if (open.includes(this.no)) return this.no;
    if (open.length === 0) return this.yes;
    if (open.length === 1) return open[0];
    const all = this.fresh();
    for (const lit of open) this.clause(-all, lit);
    this.list([all, ...open.map((lit) => -lit)]);
    return all;
  }

  or(lits: readonly Lit[]): Lit {
    return -this.and(lits.map((lit) => -lit));
  }

  value(lit: Lit): boolean {
    return lit < 0 ? !this.solver.value(-lit) : this.solver.value(lit);
  }
}
