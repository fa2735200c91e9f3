import { type Diagnostic, InternalError } from '../../base/failure.ts';
import type { Program } from '../../ir/types.ts';
import type { Violation, ViolationKind } from '../../results/types.ts';
import type { Lit } from '../../sat/circuit/circuit.ts';
import type { Cnf } from '../../sat/cnf/cnf.ts';
import type { Answer } from '../../sat/solvers/solver.ts';
import type { Check } from '../bounded/events.ts';
import { unaskedError } from '../scheduled-run/unasked.ts';
import type { Executions } from './executions.ts';
import { checkReached, circle, isViolation, stayInside, violated } from './properties.ts';

/** The questions about a bounded program, and what the solver says. */
export interface Attempt {
  readonly unwind: number;
  readonly answer: Answer;
  readonly violation: Violation | null;
  /** Loops and recursions that an execution leaves by the bound. */
  readonly cut: readonly Check[];
  /** An execution comes to something that is not encoded, or goes wrong in a way that is not asked for. */
  readonly unsupported: Diagnostic | null;
  readonly usesConditions: boolean;
  readonly statistics: Statistics;
}

export interface Statistics {
  readonly variables: number;
  readonly clauses: number;
  readonly solves: number;
  readonly events: number;
  /** What the engine has to say about its own formula. */
  readonly text: string;
}

/** What an engine gives: its executions, and a way to ask about them. */
export interface Questions {
  readonly program: Program;
  readonly executions: Executions;
  readonly cnf: Cnf;
  readonly checks: (kind: ViolationKind) => boolean;
  /** What is asked besides, before everything else; `checked`: whether it was asked for. */
  readonly first: readonly { readonly lit: Lit; readonly kind: ViolationKind }[];
  ask(lit: Lit): Promise<Answer>;
  /** The violation that the last model shows; null: there is no story for it. `graphs`: it need not be a schedule. */
  tell(graphs: boolean): Violation | null;
}

/** Always wrong, whatever the user wants checked. */
export const ALWAYS: ReadonlySet<ViolationKind> = new Set(['arithmetic', 'exception', 'not-serial']);
/** What ends an execution when it is not asked for, so that what would come after it is not seen. */
const ENDS: ReadonlySet<ViolationKind> = new Set(['memory', 'uninitialized', 'lock']);

type Answers = Pick<Attempt, 'answer' | 'violation' | 'cut' | 'unsupported'>;

export async function answer(q: Questions): Promise<Answers> {
  const { executions: x, cnf } = q;
  const { circuit: c, threads } = x.program;
  const isChecked = (kind: ViolationKind): boolean => ALWAYS.has(kind) || q.checks(kind);
  const result = (found: Partial<Answers>): Answers => ({
    answer: 'unsat',
    violation: null,
    cut: [],
    unsupported: null,
    ...found,
  });
  const hidden: Lit[] = [];
  for (const { lit, kind } of q.first) {
    if (!isChecked(kind)) {
      if (ENDS.has(kind)) hidden.push(lit);
      continue;
    }
    const said = await q.ask(lit);
    if (said === 'unknown') return result({ answer: said });
    if (said === 'sat') return result({ answer: said, violation: told(q) });
  }
  const notAsked = c.orAll([
    ...hidden,
    checkReached(x, ({ kind }) => isViolation(kind) && !isChecked(kind) && ENDS.has(kind)),
  ]);
  // What another thread does wrong, it can do later.
  const said = await q.ask(c.and(violated(x, isChecked), c.orAll(hidden) ^ 1));
  if (said === 'unknown') return result({ answer: said });
  if (said === 'sat') return result({ answer: said, violation: told(q) });
  const reached = (wanted: (check: Check) => boolean): Check[] =>
    threads.flatMap((thread, t) =>
      thread.checks.filter(
        (check) => wanted(check) && cnf.valueOf(check.lit) && cnf.valueOf(x.reached(t, check.position)),
      ),
    );
  const wrong = await q.ask(notAsked);
  if (wrong === 'unknown') return result({ answer: wrong });
  if (wrong === 'sat') {
    const [place] = reached(({ kind }) => isViolation(kind) && !isChecked(kind) && ENDS.has(kind));
    const main = q.program.functions[q.program.entry].at;
    const { file, line, column } = q.program.locs[place?.at ?? main];
    const [kind, message] = place === undefined ? ['memory', 'use after free'] : [place.kind, place.message];
    return result({ unsupported: unaskedError(kind, message, { file, line, column }, 'unknown') });
  }
  // Some wait for each other while others go on, or main ends.
  const ring = isChecked('deadlock') ? await q.ask(c.and(circle(x), stayInside(x, isChecked) ^ 1)) : 'unsat';
  if (ring === 'unknown') return result({ answer: ring });
  if (ring === 'sat') {
    const violation = q.tell(false);
    return result(violation === null ? { unsupported: RING } : { answer: ring, violation });
  }
  const unsupported = await q.ask(checkReached(x, ({ kind }) => kind === 'unsupported'));
  if (unsupported === 'unknown') return result({ answer: unsupported });
  if (unsupported === 'sat') {
    const [place] = reached(({ kind }) => kind === 'unsupported');
    if (place?.diagnostic === undefined) throw new InternalError('something unsupported without a reason');
    return result({ unsupported: { ...place.diagnostic, ...placeOf(q.program, place.at) } });
  }
  const cut = await q.ask(checkReached(x, ({ kind }) => kind === 'unwind'));
  if (cut === 'unknown') return result({ answer: cut });
  return result({ cut: cut === 'sat' ? reached(({ kind }) => kind === 'unwind') : [] });
}

function told(q: Questions): Violation {
  const violation = q.tell(true);
  if (violation === null) throw new InternalError('a counterexample of the formula does not run');
  return violation;
}

const RING: Diagnostic = {
  code: 'HED677',
  severity: 'error',
  message: 'threads wait for each other, which is a deadlock, while others can go on or main ends',
  help: 'join the threads, so that the whole program is stuck, to see the execution',
};

function placeOf(program: Program, at: Check['at']): Pick<Diagnostic, 'at'> {
  const { file, line, column } = program.locs[at];
  return { at: { file, line, column } };
}
