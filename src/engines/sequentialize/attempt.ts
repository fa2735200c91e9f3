import { isTold } from '../../results/kinds.ts';
import { FALSE, type Lit } from '../../sat/circuit/circuit.ts';
import { Names, saveFormula } from '../../sat/cnf/names.ts';
import type { Answer } from '../../sat/solvers/solver.ts';
import { placeInStack } from '../../vm/code/marks.ts';
import { type Attempt as BoundedAttempt, comeTo, isVacuous, placeOf } from '../bounded-sat/attempt.ts';
import { isViolation } from '../bounded-sat/properties.ts';
import { unaskedError } from '../scheduled-run/unasked.ts';
import { ALONE, BOUNDS_ALONE, deadlyCube, type Sharing } from '../work/ask-cubes.ts';
import type { Bounds } from './bounds.ts';
import type { Sequential } from './encode.ts';
import { ask, type Formula, type Tools } from './formula.ts';
import { askInParts, isShared } from './parts/share.ts';
import { needsMoreContexts, needsMoreRounds } from './properties.ts';
import { badOf, cutBy } from './questions.ts';
import { tellModel } from './story.ts';

/** The questions about the program within some bounds, and what the solver says. */
export interface Attempt extends BoundedAttempt {
  readonly bounds: Bounds;
  /** Integers were cut to fewer bits than they have. */
  readonly narrowed: boolean;
  /** More contexts (clock, queue) would show more executions. */
  readonly moreContexts: boolean;
  readonly moreClock: boolean;
  readonly moreQueue: boolean;
  /** As many contexts as there can be. */
  readonly mostContexts: number;
}

export async function attempt(
  tools: Tools,
  formula: Formula,
  contexts: number,
  sharing: Sharing,
): Promise<Attempt> {
  const { program, options } = tools;
  const { s, cnf, solver, mostContexts: most } = formula;
  const { circuit: c, usesConditions, narrowed } = s.program;
  const solved = solver.solves;
  const result = (found: Partial<Attempt> & Pick<Attempt, 'answer'>): Attempt => ({
    bounds: { ...formula.bounds, contexts },
    mostContexts: most,
    usesConditions,
    narrowed,
    violation: null,
    spurious: false,
    cut: [],
    unsupported: null,
    unasked: null,
    moreContexts: false,
    moreClock: false,
    moreQueue: false,
    vacuous: false,
    statistics: {
      variables: solver.variables,
      clauses: solver.clauses,
      solves: solver.solves - solved,
      events: most,
      text: `${solver.variables} variables, ${solver.clauses} clauses`,
    },
    ...found,
  });
  const answerTo = (lit: Lit): Promise<Answer> => ask(formula, lit, contexts, tools.limits);
  const within = cutBy(s, 'queue') ^ 1;
  const bad = badOf(s, options);
  save(tools, formula, bad, contexts);
  const shared = isShared(options, sharing.hire);
  const isAlone = shared && sharing.hire === null && options.partitions === null;
  let answer =
    shared && !isAlone
      ? 'unknown'
      : await ask(formula, bad, contexts, { ...tools.limits, ...(isAlone ? { conflicts: ALONE } : {}) });
  if (answer === 'unknown' && shared && !sharing.signal.aborted && bad > 1) {
    const parts = await askInParts(tools, formula, contexts, sharing);
    if (parts.deadly !== null) return result({ answer: 'unknown', unsupported: deadlyCube(parts.deadly) });
    const { violation, spurious, isComplete } = parts;
    const isHidden = spurious && violation === null && !narrowed;
    if ((violation !== null || spurious) && !isHidden)
      return result({ answer: 'sat', violation, spurious: violation === null });
    answer = isHidden ? await answerTo(bad) : isComplete ? 'unsat' : 'unknown';
  } else if (answer === 'unknown' && bad === FALSE) answer = 'unsat';
  const told = answer === 'sat' ? tellModel(program, options, s, cnf) : null;
  if (told?.kind === 'violation') return result({ answer, violation: told.violation });
  if (told?.kind === 'spurious') return result({ answer, spurious: true });
  if (told?.kind === 'hidden') {
    const { kind, message, stack } = told.by;
    return result({ answer, unasked: unaskedError(kind, message, placeInStack(program, stack), 'unknown') });
  }
  if (answer === 'unknown') return result({ answer });

  if (shared) sharing.progress(BOUNDS_ALONE);
  const asked = { executions: s, cnf, ask: answerTo };
  const [unsupported, [reason]] = await comeTo(asked, (kind) => kind === 'unsupported', within);
  const [cutAnswer, cut] = await comeTo(asked, (kind) => kind === 'unwind', within);
  const [unaskedAnswer, [error]] = await comeTo(
    asked,
    (kind) => isViolation(kind) && !isTold(options.check, kind),
    within,
  );
  const further = (): Lit => {
    if (options.rounds !== null) return needsMoreRounds(s);
    return contexts >= most ? FALSE : needsMoreContexts(s, contexts);
  };
  const more = {
    moreContexts: (await answerTo(c.and(within, further()))) !== 'unsat',
    moreClock: (await answerTo(cutBy(s, 'clock'))) !== 'unsat',
    moreQueue: (await answerTo(cutBy(s, 'queue'))) !== 'unsat',
  };
  const undecided = [unsupported, cutAnswer, unaskedAnswer].includes('unknown');
  return result({
    ...more,
    vacuous: await isVacuous(asked, within),
    answer: undecided ? 'unknown' : answer,
    cut,
    unsupported: reason?.diagnostic ? { ...reason.diagnostic, at: placeOf(program, reason.at) } : null,
    unasked: error ? unaskedError(error.kind, error.message, placeOf(program, error.at), 'unknown') : null,
  });
}

/** `--dimacs FILE`: the formula with the question whether something goes wrong. */
function save({ options }: Tools, { s, cnf, log, bounds }: Formula, bad: Lit, contexts: number): void {
  if (options.dimacs === null || log === null) return;
  const comments = [`unwind ${bounds.unwind}, contexts ${contexts}`];
  // The log may be what the solver works on: the question is not to stay in it.
  saveFormula(options.dimacs, log, cnf, namesOf(s), { comments, units: [cnf.literal(bad)] });
}

function namesOf(s: Sequential): Names {
  const names = new Names();
  for (const [k, bits] of s.scheduler.tid.entries()) names.nameBits(bits, `tid[${k}]`);
  for (const [k, bits] of s.scheduler.beyond.entries())
    for (const [i, lit] of bits.entries()) names.name(lit, `cs[${k}] > ${i}`);
  for (const [t, thread] of s.program.threads.entries())
    for (const event of thread.events) {
      const name = `T${t} event ${event.index}`;
      names.name(event.guard, `${name} (${event.text}) happens`);
      for (const part of event.parts) if (part.read !== null) names.nameBits(part.read, `${name} reads`);
    }
  return names;
}
