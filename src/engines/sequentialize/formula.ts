import type { CheckOptions } from '../../base/options/options.ts';
import type { Program } from '../../ir/types.ts';
import { openSolver } from '../../sat/bits/choose.ts';
import { FALSE, type Lit } from '../../sat/circuit/circuit.ts';
import type { ClauseLog } from '../../sat/cnf/clause-log.ts';
import { Cnf } from '../../sat/cnf/cnf.ts';
import type { Answer, SatSolver, SolveLimits } from '../../sat/solvers/solver.ts';
import { placeInStack } from '../../vm/code/marks.ts';
import { boundedProgram } from '../bounded/bounded.ts';
import type { BoundedProgram, BoundedThread } from '../bounded/events.ts';
import { type Bounds, growContexts, limitsOf } from './bounds.ts';
import { type Sequential, sequentialize } from './encode.ts';
import { memoryFor } from './memory/memories.ts';
import type { SharedMemory } from './memory/memory.ts';
import { printSequential } from './print.ts';
import { blocksHappen } from './properties.ts';
import { Races } from './races.ts';
import { gluedEvents } from './schedule/switch-points.ts';

/**
 * The formula of a program within some bounds, in a solver. It has room for more contexts than are asked for first: the
 * contexts that run nothing come last, so one assumption, that context n runs nothing, makes it the formula for n
 * contexts. When n grows, the solver keeps what it has learnt. Loops unrolled further are another program, with
 * other cells and codes: that begins anew.
 */
export interface Formula {
  /** `contexts`: for how many there is room. */
  readonly bounds: Bounds;
  readonly s: Sequential;
  readonly cnf: Cnf;
  readonly solver: SatSolver;
  readonly log: ClauseLog | null;
  /** To begin with. */
  readonly firstContexts: number;
  /** As many contexts as there can be. */
  readonly mostContexts: number;
  /** What `formulaOf` was asked for: others who ask the same get the same. */
  readonly wanted: Bounds;
  readonly steps: number;
}

export interface Tools {
  readonly program: Program;
  readonly options: CheckOptions;
  readonly limits: SolveLimits;
  /** Throws when the time is up. */
  readonly tick: () => void;
  readonly print: ((text: string) => void) | null;
  /** For the solver, with others of the same formula. */
  readonly exchange?: SharedArrayBuffer;
}

/** How many times contexts may grow within one formula, once it is only contexts that grow. */
export const STEPS_AHEAD = 1;

/** Every switch point used: more contexts there cannot be. */
export function mostContexts(program: BoundedProgram, memory: SharedMemory): number {
  let points = 0;
  const glued = gluedEvents(program, memory);
  program.threads.forEach((thread, t) => {
    for (const event of thread.events) if (event.kind !== 'await' && !glued[t][event.index]) points++;
  });
  return Math.max(1, points);
}

/** `fixed`: bits of `tid` that are known before anything is written down. */
export async function formulaOf(
  tools: Tools,
  wanted: Bounds,
  steps: number,
  fixed: ReadonlyMap<string, boolean> = new Map(),
): Promise<Formula> {
  const { program, options } = tools;
  const races = options.check.has('race');
  const plain = boundedProgram(program, limitsOf(program, options, wanted, tools.tick));
  const stopping = withStops(plain, options);
  const asked = options.check.has('assertion') ? stopping : withoutAssertions(stopping);
  const bounded = races ? { ...asked, messages: true } : asked;
  const memory = memoryFor(options.model, bounded, wanted, (at) => {
    return { at: placeInStack(program, [at]) };
  });
  const most = mostContexts(bounded, memory);
  const given = options.rounds ?? options.contexts;
  const first = Math.min(
    most,
    given ?? (wanted.contexts === 0 ? bounded.threads.length + 1 : wanted.contexts),
  );
  // A solver outside begins anew at every call, and a formula that is saved is what was asked.
  const ahead = given === null && options.solver === 'wasm' && options.dimacs === null ? steps : 0;
  let contexts = first;
  for (let n = 0; n < ahead; n++) contexts = growContexts(contexts, most);
  const s = sequentialize(
    bounded,
    memory,
    options.rounds === null ? { kind: 'contexts', contexts, fixed } : { kind: 'rounds', rounds: contexts },
    races ? new Races(bounded, options.stdRs) : null,
    tools.tick,
  );
  tools.print?.(printSequential(s, program));
  const { solver, log } = await openSolver(options.solver, {
    keep: options.dimacs !== null || options.split === 'look-ahead',
    exchange: tools.exchange ?? null,
  });
  try {
    const cnf = new Cnf(bounded.circuit, solver);
    for (const lit of [...s.assumptions, ...blocksHappen(s)]) {
      tools.tick();
      cnf.assert(lit);
    }
    return {
      bounds: { ...wanted, contexts },
      s,
      cnf,
      solver,
      log,
      firstContexts: first,
      mostContexts: most,
      wanted,
      steps,
    };
  } catch (problem) {
    solver.dispose();
    throw problem;
  }
}

/** Where threads must be able to stop, so that what they have not freed or detached by then is seen. */
function withStops(program: BoundedProgram, { check }: CheckOptions): BoundedProgram {
  if (!check.has('leak') && !check.has('unjoined')) return program;
  const freed = (id: number): number[] =>
    program.frees.filter(({ thread }) => thread === id).map(({ position }) => position);
  const claims = (thread: BoundedThread): number[] =>
    thread.events.filter(({ kind }) => kind === 'detach' || kind === 'free').map(({ index }) => index);
  const threads = program.threads.map((thread) => ({
    ...thread,
    stops: new Set([...freed(thread.id), ...claims(thread)]),
  }));
  return { ...program, threads };
}

/** An assertion that nobody asked for ends the program, and hides nothing: for what others do, as an assumption does. */
const withoutAssertions = (program: BoundedProgram): BoundedProgram => ({
  ...program,
  threads: program.threads.map((thread) => ({
    ...thread,
    checks: thread.checks.map((check) => (check.kind === 'assertion' ? { ...check, kind: 'assume' } : check)),
  })),
});

/** Is it the formula for these bounds too? */
export const hasRoomFor = ({ bounds: room }: Formula, bounds: Bounds): boolean =>
  room.unwind === bounds.unwind &&
  room.clock === bounds.clock &&
  room.queue === bounds.queue &&
  room.bits === bounds.bits &&
  bounds.contexts <= room.contexts;

/** Is there an execution of so many contexts for which this holds? */
export async function ask(
  formula: Formula,
  question: Lit,
  contexts: number,
  limits: SolveLimits,
): Promise<Answer> {
  if (question < 2) return question === FALSE ? 'unsat' : 'sat';
  const { s, cnf, solver } = formula;
  cnf.assume(question);
  if (contexts < formula.bounds.contexts) cnf.assume((s.scheduler.beyond[contexts][0] ?? FALSE) ^ 1);
  return solver.solve(limits);
}
