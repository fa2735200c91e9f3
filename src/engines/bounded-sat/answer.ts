import { type Diagnostic, InternalError } from '../../base/failure.ts';
import type { Program } from '../../ir/types.ts';
import { isAlwaysTold } from '../../results/kinds.ts';
import type { Violation, ViolationKind } from '../../results/types.ts';
import { FALSE, type Lit } from '../../sat/circuit/circuit.ts';
import { unaskedError } from '../scheduled-run/unasked.ts';
import { type Asked, type Attempt, comeTo, isVacuous, placeOf } from './attempt.ts';
import { leaks, unjoined } from './endings.ts';
import type { Executions } from './executions.ts';
import { circle, isViolation, stayInside, violated } from './properties.ts';

/**
 * The questions, one after the other, of an engine that orders events instead of scheduling them: a model of its formula is a
 * graph, for which there need not be a schedule, so that races and lives are asked for alone, and circles last.
 */
export interface Questions extends Asked {
  readonly program: Program;
  readonly checks: (kind: ViolationKind) => boolean;
  /** What is asked besides, before everything else; `checked`: whether it was asked for. */
  readonly first: readonly { readonly lit: Lit; readonly kind: ViolationKind }[];
  /** Where several work on it: the answer to the n-th question about what goes wrong (`wrongs`). */
  readonly share: ((n: number, lit: Lit) => Promise<SharedAnswer>) | null;
  /** The violation that the last model shows; null: there is no story for it. */
  tell(): Violation | null;
  /** What is said where a violation has no story, and "it reads otherwise than the last model"; null: there always is one. */
  readonly untold: { readonly diagnostic: Diagnostic; readonly otherwise: () => Lit } | null;
}

/** What several have found out; `unsupported`: why they did not. */
export interface SharedAnswer extends Pick<Attempt, 'answer' | 'unsupported'> {
  readonly violation: Violation | null;
}

/** What ends an execution when it is not asked for, so that what would come after it is not seen. */
const ENDS: ReadonlySet<ViolationKind> = new Set(['memory', 'uninitialized', 'lock']);

/** What has been found out, whatever the bounds were. */
type Answers = Omit<Attempt, 'bounds' | 'usesConditions' | 'statistics'>;

/** What may go wrong, one question after the other: the same ones wherever the formula is built. */
export function wrongs({ executions: x, checks, first }: Omit<Questions, 'share'>): {
  readonly asked: readonly Lit[];
  /** Ends an execution and was not asked for. */
  readonly hidden: readonly Lit[];
} {
  const isChecked = (kind: ViolationKind): boolean => isAlwaysTold(kind) || checks(kind);
  const { circuit: c } = x.program;
  const hidden = first.filter(({ kind }) => !isChecked(kind) && ENDS.has(kind)).map(({ lit }) => lit);
  return {
    asked: [
      // An execution with an error that nobody asked for ends there: what else is wrong in it does not count.
      ...first.filter(({ kind }) => isChecked(kind)).map(({ lit }) => c.and(lit, c.orAll(hidden) ^ 1)),
      // What another thread does wrong, it can do later.
      c.and(violated(x, isChecked, leftOver(x, isChecked)), c.orAll(hidden) ^ 1),
    ],
    hidden,
  };
}

/** What must not be there any more when the program ends. */
const leftOver = (x: Executions, checks: (kind: ViolationKind) => boolean): Lit[] => [
  checks('leak') ? leaks(x) : FALSE,
  checks('unjoined') ? unjoined(x) : FALSE,
];

export async function answer(q: Questions): Promise<Answers> {
  const { executions: x } = q;
  const { circuit: c } = x.program;
  const isChecked = (kind: ViolationKind): boolean => isAlwaysTold(kind) || q.checks(kind);
  const result = (found: Partial<Answers>): Answers => ({
    answer: 'unsat',
    violation: null,
    cut: [],
    unsupported: null,
    unasked: null,
    spurious: false,
    vacuous: false,
    ...found,
  });
  const { asked, hidden } = wrongs(q);
  for (const [n, lit] of asked.entries()) {
    const shared = q.share === null || lit === FALSE ? null : await q.share(n, lit);
    if (shared?.violation || shared?.unsupported) return result(shared);
    const said = shared === null ? await q.ask(lit) : shared.answer;
    if (said === 'unknown') return result({ answer: said });
    if (said !== 'sat') continue;
    const violation = await told(q, lit);
    if (violation !== null) return result({ answer: said, violation });
    return result({ unsupported: q.untold?.diagnostic ?? null });
  }
  const errors = await comeTo(q, (kind) => isViolation(kind) && !isChecked(kind) && ENDS.has(kind));
  const lives = errors[0] === 'unsat' ? await q.ask(c.orAll(hidden)) : 'unsat';
  if (errors[0] === 'unknown' || lives === 'unknown') return result({ answer: 'unknown' });
  if (errors[0] === 'sat' || lives === 'sat') {
    const [place] = errors[1];
    const main = q.program.functions[q.program.entry].at;
    const [kind, message] = place === undefined ? ['memory', 'use after free'] : [place.kind, place.message];
    const at = placeOf(q.program, place?.at ?? main);
    return result({ unasked: unaskedError(kind, message, at, 'unknown') });
  }
  // Some wait for each other while others go on, or main ends.
  const ring = isChecked('deadlock')
    ? c.and(circle(x), stayInside(x, isChecked, x.blocksAreNodes) ^ 1)
    : FALSE;
  const closed = await q.ask(ring);
  if (closed === 'unknown') return result({ answer: closed });
  if (closed === 'sat') {
    const violation = await told(q, ring);
    if (violation !== null) return result({ answer: closed, violation });
    return result({ unsupported: q.untold?.diagnostic ?? null });
  }
  const [unsupported, [place]] = await comeTo(q, (kind) => kind === 'unsupported');
  if (unsupported === 'unknown') return result({ answer: unsupported });
  if (unsupported === 'sat') {
    if (place?.diagnostic === undefined) throw new InternalError('something unsupported without a reason');
    return result({ unsupported: { ...place.diagnostic, at: placeOf(q.program, place.at) } });
  }
  const [left, cut] = await comeTo(q, (kind) => kind === 'unwind');
  if (left !== 'unsat') return result({ answer: left === 'unknown' ? left : 'unsat', cut });
  return result({ vacuous: await isVacuous(q) });
}

/** How many executions are looked at for one that can be told. */
const TRIES = 12;

/** What the last model shows; where that has no story, what another execution that goes wrong does; null: none of these has one. */
async function told(q: Questions, wrong: Lit): Promise<Violation | null> {
  const { circuit: c } = q.executions.program;
  let violation = q.tell();
  if (violation === null && q.untold === null)
    throw new InternalError('a counterexample of the formula does not run');
  for (let n = 1, left = wrong; n < TRIES && violation === null && q.untold !== null; n++) {
    left = c.and(left, q.untold.otherwise());
    if ((await q.ask(left)) !== 'sat') break;
    violation = q.tell();
  }
  return violation;
}
