import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { InternalError } from '../../base/failure.ts';
import { ClauseLog } from '../cnf/clause-log.ts';
import { writeDimacs } from '../cnf/dimacs.ts';
import { OutputReader, type SolverReport } from './external-output.ts';
import { solverPath } from './external-path.ts';
import { answerOf, runProgram } from './external-run.ts';
import { OnLog } from './on-log.ts';
import type { Answer, SatSolver, SolveLimits, SolverStats } from './solver.ts';
import { noRoomForFormula, wrongModel } from './solver-failure.ts';

/**
 * Any program that takes a DIMACS file and prints `s SATISFIABLE` with `v` lines, or `s UNSATISFIABLE`, as in the SAT
 * competitions. Each call of `solve` writes the whole formula to a temporary file, assumptions as clauses of one
 * literal, and starts the program; nothing is kept between calls.
 *
 * It is not trusted more than it must be: an answer needs its `s` line, and an exit code that does not contradict it
 * (10 and 20, or 0 for either); a model is checked against every clause. It knows no cores, so all assumptions count
 * as failed, and no limit on conflicts.
 */
export function newExternal(name: string, log: ClauseLog = new ClauseLog()): SatSolver {
  return new ExternalSolver(name, solverPath(name), log);
}

class ExternalSolver extends OnLog implements SatSolver {
  readonly name: string;
  solves = 0;
  private readonly path: string;
  private seconds = 0;
  private counts = { conflicts: 0, decisions: 0, propagations: 0 };
  private assumptions: number[] = [];
  private answer: Answer | null = null;
  private report: SolverReport | null = null;
  private failedAssumptions: ReadonlySet<number> = new Set();

  constructor(name: string, path: string, log: ClauseLog) {
    super(log);
    this.name = name;
    this.path = path;
  }

  add(lit: number): void {
    this.answer = null;
    this.log.add(lit);
  }

  assume(lit: number): void {
    this.answer = null;
    this.assumptions.push(lit);
  }

  async solve(limits: SolveLimits = {}): Promise<Answer> {
    this.solves++;
    const units = this.assumptions;
    this.assumptions = [];
    const start = performance.now();
    const dir = mkdtempSync(join(tmpdir(), 'heddle-sat-'));
    try {
      const file = join(dir, 'formula.cnf');
      this.write(file, units);
      this.answer = await this.run(file, units, limits);
      return this.answer;
    } finally {
      rmSync(dir, { recursive: true, force: true });
      this.seconds += (performance.now() - start) / 1000;
    }
  }

  private write(file: string, units: readonly number[]): void {
    try {
      writeDimacs(file, this.log, { units });
    } catch (error) {
      throw noRoomForFormula(file, error instanceof Error ? error.message : String(error));
    }
  }

  private async run(file: string, units: readonly number[], limits: SolveLimits): Promise<Answer> {
    const variables = units.reduce((most, lit) => Math.max(most, Math.abs(lit)), this.variables);
    const ran = await runProgram(this.name, this.path, file, new OutputReader(variables), limits);
    if (ran === null) return 'unknown';
    const { report } = ran;
    this.counts.conflicts += report.counts.conflicts;
    this.counts.decisions += report.counts.decisions;
    this.counts.propagations += report.counts.propagations;
    const answer = answerOf(this.name, ran);
    this.report = report;
    this.failedAssumptions = new Set(units);
    if (answer === 'sat') this.checkModel(report, units);
    return answer;
  }

  private checkModel(report: SolverReport, units: readonly number[]): void {
    const holds = units.every((lit) => report.value(Math.abs(lit)) === lit > 0);
    if (!holds || !this.log.satisfiedBy(report.value)) throw wrongModel(this.name);
  }

  value(variable: number): boolean {
    if (this.answer !== 'sat') throw new InternalError(`a value was asked for after ${this.answer}`);
    return (this.report as SolverReport).value(variable);
  }

  failed(lit: number): boolean {
    if (this.answer !== 'unsat') throw new InternalError(`failed() was asked after ${this.answer}`);
    return this.failedAssumptions.has(lit);
  }

  stats(): SolverStats {
    const { variables, clauses, solves, seconds, counts } = this;
    return { variables, clauses, literals: this.log.literals, solves, seconds, ...counts };
  }

  dispose(): void {
    this.answer = null;
    this.report = null;
  }
}
