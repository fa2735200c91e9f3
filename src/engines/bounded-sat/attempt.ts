import type { Diagnostic } from '../../base/failure.ts';
import type { Program } from '../../ir/types.ts';
import type { Violation } from '../../results/types.ts';
import { type Lit, TRUE } from '../../sat/circuit/circuit.ts';
import type { Cnf } from '../../sat/cnf/cnf.ts';
import type { Answer } from '../../sat/solvers/solver.ts';
import { placeInStack } from '../../vm/code/marks.ts';
import type { Check } from '../bounded/events.ts';
import { completed } from './endings.ts';
import type { Executions } from './executions.ts';
import { checkReached } from './properties.ts';

/** The questions about a bounded program, and what the solver says. */
export interface Attempt {
  /** `contexts`: null where nothing is scheduled. */
  readonly bounds: { readonly unwind: number; readonly contexts: number | null };
  readonly answer: Answer;
  readonly violation: Violation | null;
  /** Loops and recursions that an execution leaves by the bound. */
  readonly cut: readonly Check[];
  /** An execution comes to something that is not encoded. */
  readonly unsupported: Diagnostic | null;
  /** An execution comes to an error that was not asked for: what follows is not known. */
  readonly unasked: Diagnostic | null;
  /** What was found is none at full width. */
  readonly spurious: boolean;
  /** Assumptions let no execution come to its end. */
  readonly vacuous: boolean;
  readonly usesConditions: boolean;
  readonly statistics: Statistics;
}

interface Statistics {
  readonly variables: number;
  readonly clauses: number;
  readonly solves: number;
  readonly events: number;
  /** What the engine has to say about its own formula. */
  readonly text: string;
}

/** What an engine gives: its executions, and a way to ask about them. After 'sat', `cnf` has a model. */
export interface Asked {
  readonly executions: Executions;
  readonly cnf: Cnf;
  ask(lit: Lit): Promise<Answer>;
}

/** Checks of a kind that some execution comes to; `besides` holds of it, too. */
export async function comeTo(
  { executions: x, cnf, ask }: Asked,
  wanted: (kind: Check['kind']) => boolean,
  besides: Lit = TRUE,
): Promise<[Answer, readonly Check[]]> {
  const { circuit: c, threads } = x.program;
  const said = await ask(
    c.and(
      besides,
      checkReached(x, ({ kind }) => wanted(kind)),
    ),
  );
  if (said !== 'sat') return [said, []];
  const reached = threads.flatMap((thread, t) =>
    thread.checks.filter(
      ({ kind, lit, position }) => wanted(kind) && cnf.valueOf(lit) && cnf.valueOf(x.reached(t, position)),
    ),
  );
  return [said, reached];
}

/** Do assumptions let no execution come to its end? Asked where nothing else was found. */
export async function isVacuous({ executions: x, ask }: Asked, besides: Lit = TRUE): Promise<boolean> {
  const { circuit: c, threads } = x.program;
  const assumes = threads.some(({ checks }) => checks.some(({ kind }) => kind === 'assume'));
  return assumes && (await ask(c.and(besides, completed(x)))) === 'unsat';
}

export function placeOf(program: Program, at: Check['at']): Diagnostic['at'] & object {
  return placeInStack(program, [at]);
}
