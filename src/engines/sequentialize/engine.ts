import { DiagnosticError, EXIT } from '../../base/failure.ts';
import { modelsThat } from '../../base/models.ts';
import type { CheckOptions } from '../../base/options/options.ts';
import { turn } from '../../host/process.ts';
import type { Program } from '../../ir/types.ts';
import type { Progress, Verdict } from '../../results/types.ts';
import { reported } from '../bounded-sat/reported.ts';
import { clockOf, TimeIsUp } from '../bounded-sat/time.ts';
import type { Stopped } from '../bounded-sat/verdict.ts';
import type { Engine, EngineContext } from '../engine.ts';
import { covered } from '../scheduled-run/uncovered.ts';
import { sharingOf } from '../work/ask-cubes.ts';
import { type Attempt, attempt } from './attempt.ts';
import { type Bounds, firstBounds, growBits, growContexts, growUnwind } from './bounds.ts';
import { type Formula, formulaOf, hasRoomFor, STEPS_AHEAD, type Tools } from './formula.ts';
import { verdictOf } from './verdict.ts';

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
  models: modelsThat(({ buffering }) => buffering !== null),
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
  const news = { text: '' };
  const sharing = sharingOf(options, context, news);
  const attempts: Attempt[] = [];
  let formula: Formula | null = null;
  let stopped: Stopped = 'no';
  try {
    for (let bounds: Bounds | null = firstBounds(options); bounds !== null; ) {
      yield { done: attempts.length, total: null, text: describe(bounds) };
      await turn();
      if (context.signal.aborted) break;
      const isNew: boolean = formula === null || !hasRoomFor(formula, bounds);
      if (isNew) {
        const onlyContexts: boolean = formula !== null && hasRoomFor(formula, { ...bounds, contexts: 0 });
        formula?.solver.dispose();
        formula = null;
        formula = await formulaOf(tools, bounds, onlyContexts ? STEPS_AHEAD : 0);
      }
      const room = formula as Formula;
      const asked = attempt(tools, room, isNew ? room.firstContexts : bounds.contexts, sharing);
      const done: Attempt = yield* reported(asked, attempts.length, describe(bounds), news);
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
  const verdict = verdictOf(program, options, stopped, attempts);
  const { heap, spuriousCas } = options;
  return covered(verdict, program, { heap, spuriousCas }, 'engine sequentialize', 'use --engine explore');
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
  const { partitions, from, to, rounds } = options;
  const last = (partitions ?? 1) - 1;
  const wrong =
    partitions === null
      ? from === null && to === null
        ? null
        : '--from and --to choose among --partitions'
      : !Number.isInteger(Math.log2(partitions))
        ? `--partitions must be a power of two, not ${partitions}`
        : rounds !== null
          ? '--partitions are by the threads of contexts, and --rounds fixes these'
          : (from ?? 0) > (to ?? last) || (to ?? 0) > last
            ? `--from and --to must be partitions from 0 to ${last}, in this order`
            : null;
  if (wrong !== null)
    throw new DiagnosticError(
      { code: 'HED691', severity: 'error', message: wrong, help: EXAMPLE },
      EXIT.usage,
    );
}

const EXAMPLE = 'for example --contexts 5 --partitions 8 --from 0 --to 3';
