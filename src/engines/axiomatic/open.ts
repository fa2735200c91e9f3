import type { Diagnostic } from '../../base/failure.ts';
import { traitsOf } from '../../base/models.ts';
import type { CheckOptions } from '../../base/options/options.ts';
import { hasCommitTimes } from '../../ir/commit-time.ts';
import type { Program } from '../../ir/types.ts';
import { isTold } from '../../results/kinds.ts';
import { openSolver } from '../../sat/bits/choose.ts';
import type { Lit } from '../../sat/circuit/circuit.ts';
import type { ClauseLog } from '../../sat/cnf/clause-log.ts';
import type { SatSolver, SolveLimits } from '../../sat/solvers/solver.ts';
import { boundedProgram } from '../bounded/bounded.ts';
import type { BoundedProgram, Event } from '../bounded/events.ts';
import type { Questions } from '../bounded-sat/answer.ts';
import { limitsOf } from '../bounded-sat/limits.ts';
import { Encoding } from './encode.ts';
import { Formula } from './formula.ts';
import { dependencyJudge } from './graph/dependencies.ts';
import type { Settings } from './model/settings.ts';
import { tellModel } from './story/story.ts';

/** A program within a bound, encoded: the same events with the same numbers wherever it is made. */
export function encodingOf(
  program: Program,
  options: CheckOptions,
  settings: Settings,
  unwind: number,
  tick: () => void,
): Encoding {
  return encodingFor(boundedFor(program, options, settings, unwind, tick), options, settings);
}

export const encodingFor = (
  bounded: BoundedProgram,
  options: CheckOptions,
  { encoding: how }: Settings,
  without: ReadonlySet<Event> = new Set(),
): Encoding => new Encoding(bounded, how, (kind) => !isTold(options.check, kind), without);

export const boundedFor = (
  program: Program,
  options: CheckOptions,
  { graph }: Settings,
  unwind: number,
  tick: () => void,
): BoundedProgram =>
  boundedProgram(program, {
    ...limitsOf(program, options, { unwind, bits: null }, tick),
    races: false,
    // A marked access has a place in the order even if nobody else comes to what it accesses.
    graph: hasCommitTimes(program) ? { ...graph, all: true } : graph,
  });

export interface OpenFormula {
  readonly formula: Formula;
  readonly solver: SatSolver;
  /** The clauses, where they are kept. */
  readonly log: ClauseLog | null;
}

export async function openFormula(
  program: Program,
  options: CheckOptions,
  { encoding: how }: Settings,
  encoding: Encoding,
  keep: boolean,
): Promise<OpenFormula> {
  const { solver, log } = await openSolver(options.solver, { keep });
  const formula = new Formula(encoding, solver, dependencyJudge(program, how.model, !how.foreign));
  return { formula, solver, log };
}

const UNTOLD: Diagnostic = {
  code: 'HED675',
  severity: 'error',
  message:
    'something goes wrong, in an execution that sees a block before it is there, or needs what comes after the error: it cannot be told',
  help: 'use another model, or --heap fresh, to see an execution',
};

/** What is asked of it. */
export const questionsOf = (
  program: Program,
  options: CheckOptions,
  formula: Formula,
  limits: SolveLimits,
): Omit<Questions, 'share'> => ({
  program,
  executions: formula.encoding,
  cnf: formula.cnf,
  checks: (kind) => options.check.has(kind as never),
  first: [
    { lit: formula.encoding.race, kind: 'race' },
    { lit: formula.encoding.unordered, kind: 'memory' },
  ],
  ask: (lit) => formula.ask(lit, limits),
  tell: () => tellModel(program, options, formula),
  // Where loads are buffered, each of two accesses that race may come before something that the other has read.
  untold:
    formula.encoding.isBeyondStories || traitsOf(options.model).buffersLoads
      ? { diagnostic: UNTOLD, otherwise: () => otherwise(formula) }
      : null,
});

/** Some read does not read from what it reads from in the last model. */
function otherwise({ encoding, cnf }: Formula): Lit {
  const { circuit: c } = encoding.program;
  return c.andAll([...new Set(encoding.base.rf.lits)].filter((lit) => cnf.valueOf(lit))) ^ 1;
}
