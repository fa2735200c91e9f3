/**
 * What the engines ask of a SAT solver: IPASIR (add, assume, solve, value, failed), with limits.
 *
 * A literal is a signed DIMACS number: `v` or `-v` for the variable `v` in [1, variables]. The functions with
 * state follow IPASIR: assumptions hold for the next `solve` only; `value` may be asked after 'sat' and `failed`
 * after 'unsat', both until the next `add`, `clause`, `assume` or `solve`.
 */
export type Answer = 'sat' | 'unsat' | 'unknown';

export interface SolveLimits {
  /** Give up ('unknown') at this time of `performance.now()`. */
  readonly deadline?: number;
  /** Give up after this many conflicts; a solver outside the process may not know this limit. */
  readonly conflicts?: number;
  /** Asked now and then: true gives up. */
  readonly terminate?: () => boolean;
  /** Aborted: gives up. The event loop runs between slices of the search, so an abort from there is seen. */
  readonly signal?: AbortSignal;
}

/** Adds up over the calls of one solver. */
export interface SolverStats {
  readonly variables: number;
  readonly clauses: number;
  readonly literals: number;
  readonly solves: number;
  /** 0 where the solver does not tell. */
  readonly conflicts: number;
  readonly decisions: number;
  readonly propagations: number;
  readonly seconds: number;
  /** Variables left after simplification, where the solver tells. */
  readonly active?: number;
}

export interface SatSolver {
  /** `cadical-wasm`, or the path of the program that solves. */
  readonly name: string;
  /** The largest variable used or handed out. */
  readonly variables: number;
  readonly clauses: number;
  /** How often `solve` has been called: a model belongs to one of these numbers. */
  readonly solves: number;
  /** A variable nobody has used. */
  newVariable(): number;
  /** One literal of a clause; 0 ends it. */
  add(lit: number): void;
  clause(lits: ArrayLike<number>): void;
  assume(lit: number): void;
  solve(limits?: SolveLimits): Promise<Answer>;
  /** The variable's value in the model (a variable the solver has never seen is false). */
  value(variable: number): boolean;
  /** Is this assumption among those the refutation needs? A solver without cores says so of all assumptions. */
  failed(lit: number): boolean;
  stats(): SolverStats;
  /** Frees its memory. Nothing but `dispose` and `stats` may be called afterwards. */
  dispose(): void;
}
