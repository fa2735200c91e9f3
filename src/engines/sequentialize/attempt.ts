import type { Diagnostic } from '../../base/failure.ts';
import type { CheckOptions } from '../../base/options.ts';
import type { Program } from '../../ir/types.ts';
import type { Violation, ViolationKind } from '../../results/types.ts';
import { openSolver } from '../../sat/choose.ts';
import { FALSE, type Lit } from '../../sat/circuit.ts';
import { Cnf } from '../../sat/cnf.ts';
import { Names, saveFormula } from '../../sat/names.ts';
import type { Answer, SolveLimits } from '../../sat/solver.ts';
import { boundedProgram } from '../shared/bounded/bounded.ts';
import type { BoundedProgram, Check } from '../shared/bounded/events.ts';
import { type Bounds, limitsOf } from './bounds.ts';
import { type Sequential, sequentialize } from './encode.ts';
import { memoryFor } from './memories.ts';
import type { SharedMemory } from './memory.ts';
import { printSequential } from './print.ts';
import { assumptionsHold, checkReached, needsMoreContexts, violated } from './properties.ts';
import { tellModel } from './story.ts';
import { gluedEvents } from './switch-points.ts';

/** One formula: the program within some bounds, and what the solver says about it. */
export interface Attempt {
  readonly bounds: Bounds;
  readonly answer: Answer;
  readonly violation: Violation | null;
  /** Loops and recursions that an execution leaves by the bound. */
  readonly cut: readonly Check[];
  /** An execution comes to something that is not encoded. */
  readonly unsupported: Diagnostic | null;
  /** More contexts (clock, queue) would show more executions. */
  readonly moreContexts: boolean;
  readonly moreClock: boolean;
  readonly moreQueue: boolean;
  /** As many contexts as there can be. */
  readonly mostContexts: number;
  readonly usesConditions: boolean;
  readonly statistics: Statistics;
}

export interface Statistics {
  readonly variables: number;
  readonly clauses: number;
  readonly solves: number;
  readonly events: number;
}

export interface Tools {
  readonly program: Program;
  readonly options: CheckOptions;
  readonly limits: SolveLimits;
  readonly print: ((text: string) => void) | null;
}

/** Every switch point used: more contexts there cannot be. */
export function mostContexts(program: BoundedProgram, memory: SharedMemory): number {
  let points = 0;
  const glued = gluedEvents(program, (t) => memory.isEager(t));
  program.threads.forEach((thread, t) => {
    for (const event of thread.events) if (event.kind !== 'await' && !glued[t][event.index]) points++;
  });
  return Math.max(1, points);
}

export async function attempt(tools: Tools, wanted: Bounds): Promise<Attempt> {
  const { program, options } = tools;
  const bounded = boundedProgram(program, limitsOf(program, options, wanted.unwind));
  const memory = memoryFor(options.model, bounded, wanted);
  const most = mostContexts(bounded, memory);
  const contexts =
    options.rounds ??
    options.contexts ??
    Math.min(most, wanted.contexts === 0 ? bounded.threads.length + 1 : wanted.contexts);
  const bounds = { ...wanted, contexts };
  const s = sequentialize(
    bounded,
    memory,
    options.rounds === null ? { kind: 'contexts', contexts } : { kind: 'rounds', rounds: contexts },
  );
  tools.print?.(printSequential(s));
  const { solver, log } = await openSolver(options.solver, { keep: options.dimacs !== null });
  try {
    const cnf = new Cnf(bounded.circuit, solver);
    for (const lit of s.assumptions) cnf.assert(lit);
    for (const lit of assumptionsHold(s)) cnf.assert(lit);
    const always = new Set<ViolationKind>(['arithmetic', 'exception', 'not-serial']);
    const statistics = (): Statistics => ({
      variables: solver.variables,
      clauses: solver.clauses,
      solves: solver.solves,
      events: most,
    });
    const c = bounded.circuit;
    const cutBy = (bound: 'clock' | 'queue'): Lit =>
      c.orAll(memory.cuts.filter((one) => one.bound === bound).map((one) => one.when));
    const within = cutBy('queue') ^ 1;
    const bad = c.and(
      within,
      violated(s, (kind) => always.has(kind) || options.check.has(kind as never)),
    );
    const ask = async (lit: Lit): Promise<Answer> => {
      if (lit < 2) return lit === FALSE ? 'unsat' : 'sat';
      cnf.assume(lit);
      return solver.solve(tools.limits);
    };
    const literal = cnf.literal(bad);
    if (options.dimacs !== null && log !== null) {
      log.add(literal);
      log.add(0);
      saveFormula(options.dimacs, log, cnf, namesOf(s), [`unwind ${bounds.unwind}, contexts ${contexts}`]);
    }
    const answer = await ask(bad);
    const base = {
      bounds,
      mostContexts: most,
      usesConditions: bounded.usesConditions,
      violation: null,
      cut: [],
      unsupported: null,
      moreContexts: false,
      moreClock: false,
      moreQueue: false,
    };
    if (answer === 'sat') {
      const violation = tellModel(program, options, s, cnf);
      return { ...base, answer, violation, statistics: statistics() };
    }
    if (answer === 'unknown') return { ...base, answer, statistics: statistics() };
    const questions = {
      unsupported: c.and(
        within,
        checkReached(s, (check) => check.kind === 'unsupported'),
      ),
      cut: c.and(
        within,
        checkReached(s, (check) => check.kind === 'unwind'),
      ),
      contexts: options.rounds === null && contexts >= most ? FALSE : c.and(within, needsMoreContexts(s)),
      clock: cutBy('clock'),
      queue: cutBy('queue'),
    };
    const reached = (kind: Check['kind']): Check[] =>
      s.program.threads.flatMap((thread, t) =>
        thread.checks.filter(
          (check) =>
            check.kind === kind && cnf.valueOf(check.lit) && cnf.valueOf(s.reached(t, check.position)),
        ),
      );
    const unsupported = await ask(questions.unsupported);
    const reason = unsupported === 'sat' ? (reached('unsupported')[0]?.diagnostic ?? null) : null;
    const where = unsupported === 'sat' ? reached('unsupported')[0]?.at : undefined;
    const cutAnswer = await ask(questions.cut);
    const cut = cutAnswer === 'sat' ? reached('unwind') : [];
    const more = {
      moreContexts: (await ask(questions.contexts)) !== 'unsat',
      moreClock: (await ask(questions.clock)) !== 'unsat',
      moreQueue: (await ask(questions.queue)) !== 'unsat',
    };
    const undecided = unsupported === 'unknown' || cutAnswer === 'unknown';
    return {
      ...base,
      ...more,
      answer: undecided ? 'unknown' : answer,
      cut,
      unsupported: reason === null ? null : { ...reason, ...placeOf(program, where) },
      statistics: statistics(),
    };
  } finally {
    solver.dispose();
  }
}

function placeOf(program: Program, at: Check['at'] | undefined): Pick<Diagnostic, 'at'> {
  if (at === undefined) return {};
  const { file, line, column } = program.locs[at];
  return { at: { file, line, column } };
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
