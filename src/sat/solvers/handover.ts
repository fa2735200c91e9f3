import { DiagnosticError } from '../../base/failure.ts';
import type { ClauseLog } from '../cnf/clause-log.ts';
import { OnLog } from './on-log.ts';
import type { Answer, SatSolver, SolveLimits, SolverStats } from './solver.ts';
import { OUT_OF_HEAP } from './solver-failure.ts';

/**
 * A solver whose formula is also kept in a log: to be written as DIMACS, or to be handed over to another solver
 * when this one is full. `next` makes that other one from the log, which it then goes on writing itself.
 *
 * Invariant: until the handover the log and the first solver hold the same clauses; after it `inner` is the second.
 */
export class LoggedSolver extends OnLog implements SatSolver {
  solves = 0;
  private inner: SatSolver;
  private readonly next: ((log: ClauseLog) => SatSolver) | null;
  private handedOver = false;
  private assumptions: number[] = [];
  /** Of the first solver, once it is gone. */
  private before: SolverStats | null = null;

  constructor(first: SatSolver, log: ClauseLog, next: ((log: ClauseLog) => SatSolver) | null) {
    super(log);
    this.inner = first;
    this.next = next;
  }

  get name(): string {
    return this.inner.name;
  }
  add(lit: number): void {
    if (this.handedOver) return this.inner.add(lit);
    this.log.add(lit);
    try {
      this.inner.add(lit);
    } catch (error) {
      this.handOver(error);
    }
  }

  assume(lit: number): void {
    this.assumptions.push(lit);
  }

  async solve(limits?: SolveLimits): Promise<Answer> {
    this.solves++;
    const assumptions = this.assumptions;
    this.assumptions = [];
    try {
      return await solveUnder(this.inner, assumptions, limits);
    } catch (error) {
      if (this.handedOver) throw error;
      this.handOver(error);
      return solveUnder(this.inner, assumptions, limits);
    }
  }

  value(variable: number): boolean {
    return this.inner.value(variable);
  }

  failed(lit: number): boolean {
    return this.inner.failed(lit);
  }

  stats(): SolverStats {
    const now = this.inner.stats();
    const { variables, clauses, literals } = this.log;
    const { before, solves } = this;
    return {
      variables,
      clauses,
      literals,
      solves,
      conflicts: now.conflicts + (before?.conflicts ?? 0),
      decisions: now.decisions + (before?.decisions ?? 0),
      propagations: now.propagations + (before?.propagations ?? 0),
      seconds: now.seconds + (before?.seconds ?? 0),
    };
  }

  dispose(): void {
    this.inner.dispose();
  }

  private handOver(error: unknown): void {
    const full = error instanceof DiagnosticError && error.diagnostic.code === OUT_OF_HEAP;
    if (!full || this.next === null) throw error;
    this.before = this.inner.stats();
    this.inner.dispose();
    this.inner = this.next(this.log);
    this.handedOver = true;
  }
}

function solveUnder(
  solver: SatSolver,
  assumptions: readonly number[],
  limits: SolveLimits | undefined,
): Promise<Answer> {
  for (const lit of assumptions) solver.assume(lit);
  return solver.solve(limits);
}
