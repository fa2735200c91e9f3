import { DiagnosticError, EXIT } from '../../base/failure.ts';
import type { CheckOptions } from '../../base/options/options.ts';
import type { Program } from '../../ir/types.ts';
import type { Progress, Verdict } from '../../results/types.ts';
import type { Engine, EngineContext } from '../engine.ts';
import { type Attempt, attempt } from './attempt.ts';
import { type Bounds, firstBounds, growBits, growContexts, growUnwind } from './bounds.ts';
import { type Formula, formulaOf, hasRoomFor, STEPS_AHEAD, type Tools } from './formula.ts';
import { clockOf, TimeIsUp } from './time.ts';
import { type Stopped, verdictOf } from './verdict.ts';

/**
 * The engine `sequentialize` (Inverso and Trubiani (PPoPP 2020) and LazySMA (Tomasco et al., FMCAD 2016)): the program with its loops unrolled becomes a sequential one whose
 * scheduler is guessed, that becomes a formula, and a solver says whether an execution of it goes wrong. The parts, in
 * order: the bounded program (../shared/bounded), the scheduler (scheduler.ts), the sequential program (encode.ts) on
 * a shared memory abstraction (memory.ts), the questions (properties.ts), the counterexample (story.ts).
 *
 * Bounds the user gives are kept; the others grow until nothing is cut, a violation is found, or time is up.
 */
export const sequentializeEngine: Engine = {
  name: 'sequentialize',
  models: ['sc', 'tso', 'pso'],
  /* c11: which store comes between two others is known only when they reach memory */
  releaseSequences: ['rc11', 'c20'],
  run,
};

async function* run(
  program: Program,
  options: CheckOptions,
  context: EngineContext,
): AsyncGenerator<Progress, Verdict, void> {
  refuse(options);
  const tools: Tools = {
    program,
    options,
    limits: { signal: context.signal },
    tick: clockOf(context, options.timeout),
    print: options.printAfter === 'sequentialize' ? (context.print ?? null) : null,
  };
  const attempts: Attempt[] = [];
  let formula: Formula | null = null;
  let stopped: Stopped = 'no';
  try {
    for (let bounds: Bounds | null = firstBounds(options); bounds !== null; ) {
      yield { done: attempts.length, total: null, text: describe(bounds) };
      await new Promise((resolve) => setImmediate(resolve));
      if (context.signal.aborted) break;
      const isNew: boolean = formula === null || !hasRoomFor(formula, bounds);
      if (isNew) {
        const onlyContexts: boolean = formula !== null && hasRoomFor(formula, { ...bounds, contexts: 0 });
        formula?.solver.dispose();
        formula = null;
        formula = await formulaOf(tools, bounds, onlyContexts ? STEPS_AHEAD : 0);
      }
      const room = formula as Formula;
      const done: Attempt = await attempt(tools, room, isNew ? room.firstContexts : bounds.contexts);
      attempts.push(done);
      bounds = next(options, done);
    }
  } catch (problem) {
    if (!(problem instanceof TimeIsUp)) throw problem;
    stopped = 'timeout';
  } finally {
    formula?.solver.dispose();
  }
  if (context.signal.aborted) stopped = context.stopped();
  return verdictOf(program, options, stopped, attempts);
}

/** What to try after an attempt; null when that was the last. */
function next(options: CheckOptions, done: Attempt): Bounds | null {
  const { bounds } = done;
  if (done.spurious || (done.unsupported !== null && done.narrowed))
    return { ...bounds, bits: growBits(bounds.bits) };
  if (done.answer !== 'unsat' || done.unsupported !== null) return null;
  const fixed = options.contexts !== null || options.rounds !== null;
  const grown: Bounds = {
    unwind: options.unwind === null && done.cut.length > 0 ? growUnwind(bounds.unwind) : bounds.unwind,
    contexts:
      !fixed && done.moreContexts ? growContexts(bounds.contexts, done.mostContexts) : bounds.contexts,
    clock: options.clock === null && done.moreClock ? bounds.clock * 2 : bounds.clock,
    queue: bounds.queue,
    bits: bounds.bits,
  };
  const same =
    grown.unwind === bounds.unwind &&
    grown.contexts === bounds.contexts &&
    grown.clock === bounds.clock &&
    grown.queue === bounds.queue;
  return same ? null : grown;
}

const describe = (bounds: Bounds): string =>
  `unwind ${bounds.unwind}${bounds.contexts > 0 ? `, contexts ${bounds.contexts}` : ''}${bounds.bits === null ? '' : `, ${bounds.bits} bits`}`;

function refuse(options: CheckOptions): void {
  if (options.rounds !== null && options.contexts !== null) {
    throw new DiagnosticError(
      {
        code: 'HED111',
        severity: 'error',
        message: '--rounds and --contexts are two ways to bound the schedules',
        help: 'give one of them',
      },
      EXIT.usage,
    );
  }
}
