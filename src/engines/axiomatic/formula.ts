import type { Lit } from '../../sat/circuit/circuit.ts';
import { FALSE, TRUE } from '../../sat/circuit/circuit.ts';
import { Cnf } from '../../sat/cnf/cnf.ts';
import type { Answer, SatSolver, SolveLimits } from '../../sat/solvers/solver.ts';
import type { Encoding } from './encode.ts';

export type Judge = (formula: Formula) => readonly (readonly Lit[])[];

/**
 * An encoding in a solver. A model of the clauses need not be an execution yet: what the orders say of it is added until
 * they have nothing more to say. What they add holds in every execution and stays.
 */
export class Formula {
  readonly encoding: Encoding;
  readonly solver: SatSolver;
  readonly cnf: Cnf;
  /** How often a model was refuted by an order. */
  rounds = 0;
  lemmas = 0;
  private readonly judge: Judge | null;

  /** `judge`: has the last word about a model; clauses that it breaks, none if it is an execution. */
  constructor(encoding: Encoding, solver: SatSolver, judge: Judge | null = null) {
    this.judge = judge;
    this.encoding = encoding;
    this.solver = solver;
    this.cnf = new Cnf(encoding.program.circuit, solver);
    for (const clause of encoding.clauses) this.cnf.assertOr(clause);
  }

  sizeText(): string {
    const { variables, clauses } = this.solver;
    const { base, orderLiterals } = this.encoding;
    return `${variables} variables, ${clauses} clauses, ${base.choices} choices of rf and co, ${orderLiterals} order literals, ${this.rounds} rounds of refinement, ${this.solver.stats().conflicts} conflicts`;
  }

  /** Is there an execution for which this holds, and what it is looked for within? After 'sat', `cnf` has one. */
  async ask(question: Lit, limits: SolveLimits = {}, within: readonly Lit[] = []): Promise<Answer> {
    if (question === FALSE) return 'unsat';
    for (;;) {
      for (const lit of within) this.cnf.assume(lit);
      if (question !== TRUE) this.cnf.assume(question);
      const answer = await this.solver.solve(limits);
      if (answer !== 'sat') return answer;
      const lemmas: (readonly Lit[])[] = this.encoding.orders.flatMap((order) => [
        ...order.refine((lit) => this.cnf.valueOf(lit)),
      ]);
      if (lemmas.length === 0) lemmas.push(...(this.judge?.(this) ?? []));
      if (lemmas.length === 0) return 'sat';
      this.rounds++;
      this.lemmas += lemmas.length;
      this.encoding.program.tick();
      for (const lemma of lemmas) this.cnf.assertOr(lemma);
    }
  }
}
