import type { ClauseLog } from '../cnf/clause-log.ts';

/** A solver whose formula is in a log: that counts its variables and clauses. */
export abstract class OnLog {
  readonly log: ClauseLog;

  constructor(log: ClauseLog) {
    this.log = log;
  }

  get variables(): number {
    return this.log.variables;
  }
  get clauses(): number {
    return this.log.clauses;
  }

  newVariable(): number {
    return this.log.newVariable();
  }

  abstract add(lit: number): void;

  clause(lits: ArrayLike<number>): void {
    for (let i = 0; i < lits.length; i++) this.add(lits[i]);
    this.add(0);
  }
}
