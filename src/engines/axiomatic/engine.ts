import { DiagnosticError, EXIT } from '../../base/failure.ts';
import { MODELS, RELEASE_SEQUENCES } from '../../base/names.ts';
import type { CheckOptions } from '../../base/options/options.ts';
import { turn } from '../../host/process.ts';
import type { Program } from '../../ir/types.ts';
import { mentions } from '../../models/cat/names.ts';
import type { Progress, Verdict } from '../../results/types.ts';
import { FALSE, TRUE } from '../../sat/circuit/circuit.ts';
import type { Event } from '../bounded/events.ts';
import { answer, wrongs } from '../bounded-sat/answer.ts';
import type { Attempt } from '../bounded-sat/attempt.ts';
import { reported } from '../bounded-sat/reported.ts';
import { clockOf, lookAtClock, TimeIsUp } from '../bounded-sat/time.ts';
import { type Stopped, verdictOf } from '../bounded-sat/verdict.ts';
import type { Engine, EngineContext } from '../engine.ts';
import { covered } from '../scheduled-run/uncovered.ts';
import { type Sharing, sharingOf } from '../work/ask-cubes.ts';
import type { Encoding } from './encode.ts';
import { lastRounds } from './graph/last-rounds.ts';
import type { Ordering } from './model/axioms.ts';
import { askedBy, type Settings, settingsOf } from './model/settings.ts';
import { boundedFor, encodingFor, openFormula, questionsOf } from './open.ts';
import { isShared, shareOf } from './parts/share.ts';
import { printEncoding, save } from './print.ts';

/**
 * The engine `axiomatic`: the bounded program as guarded events, reads-from and coherence as literals, the axioms of a
 * `.cat` file as constraints (Burckhardt, Alur, Martin, PLDI 2007; relation analysis after Dartagnan; ALGORITHMS.md B).
 * The parts, in order: the bounded program (../shared/bounded), nodes (nodes.ts), base relations (base.ts), the model
 * (cat-encoder.ts, axioms.ts), orders (../../sat/orders), the questions (../bounded-sat), the counterexample (story.ts).
 *
 * Loops are unrolled further until no execution wants more.
 */
export const axiomaticEngine: Engine = {
  name: 'axiomatic',
  models: MODELS,
  anyModel: true,
  releaseSequences: RELEASE_SEQUENCES,
  run,
};

/** Its slow twin: every order by clocks, all at once. For second opinions. */
export const axiomaticByClocks: Engine = {
  ...axiomaticEngine,
  name: 'axiomatic by clocks',
  run: (program, options, context) => run(program, options, context, 'clocks'),
};

const FIRST_UNWIND = 2;
const MAX_UNWIND = 64;

async function* run(
  program: Program,
  options: CheckOptions,
  context: EngineContext,
  ordering: Ordering = 'staircase',
): AsyncGenerator<Progress, Verdict, void> {
  const settings = settingsOf(options.model, { ...askedBy(program, options), ordering });
  refuse(options, settings);
  const tick = clockOf(context, options.timeout);
  const attempts: Attempt[] = [];
  const news = { text: '' };
  let stopped: Stopped = 'no';
  try {
    for (let unwind = options.unwind ?? FIRST_UNWIND; ; unwind *= 2) {
      yield { done: attempts.length, total: null, text: `unwind ${unwind}` };
      await turn();
      if (context.signal.aborted) break;
      const asked = attempt(program, options, settings, unwind, { tick, context, news });
      const done: Attempt = yield* reported(asked, attempts.length, `unwind ${unwind}`, news);
      attempts.push(done);
      const { answer, cut, unsupported, unasked } = done;
      const grows = answer === 'unsat' && cut.length > 0 && unsupported === null && unasked === null;
      if (!grows || options.unwind !== null || unwind >= MAX_UNWIND) break;
    }
  } catch (problem) {
    if (!(problem instanceof TimeIsUp)) throw problem;
    stopped = 'timeout';
  }
  if (context.signal.aborted) stopped = context.stopped();
  const verdict = verdictOf({
    engine: 'axiomatic',
    program,
    options,
    stopped,
    attempts,
    heap: settings.graph.reuse ? 'reuse' : 'fresh',
    assumptions: assumptions(settings),
    within: ({ bounds }) => `unwind ${bounds.unwind}`,
    leftOut: ({ cut }) => (cut.length > 0 ? ['it'] : []),
    isRequested: () => options.unwind !== null || options.unwindset.size > 0,
  });
  const heap = settings.graph.reuse ? 'fresh' : options.heap;
  const { spuriousCas } = options;
  return covered(verdict, program, { heap, spuriousCas }, 'engine axiomatic', 'use --engine explore');
}

interface Surroundings {
  readonly tick: () => void;
  readonly context: EngineContext;
  readonly news: { text: string };
}

async function attempt(
  program: Program,
  options: CheckOptions,
  settings: Settings,
  unwind: number,
  around: Surroundings,
): Promise<Attempt> {
  const sharing = sharingOf(options, around.context, around.news);
  const bounded = boundedFor(program, options, settings, unwind, around.tick);
  lookAtClock(around.context, options.timeout);
  const ground: Ground = { program, options, settings, unwind, sharing };
  const isShort =
    settings.encoding.hardware &&
    settings.encoding.ordering === 'staircase' &&
    options.dimacs === null &&
    options.printAfter !== 'axiomatic' &&
    !isShared(options, sharing);
  const last = isShort ? lastRounds(bounded) : new Set<Event>();
  const short =
    last.size === 0 ? null : await ask(ground, encodingFor(bounded, options, settings, last), around);
  return short ?? ((await ask(ground, encodingFor(bounded, options, settings), around)) as Attempt);
}

/** What is encoded, and how it is asked. */
interface Ground {
  readonly program: Program;
  readonly options: CheckOptions;
  readonly settings: Settings;
  readonly unwind: number;
  readonly sharing: Sharing;
}

/** null: a thread comes to an event that was left out. */
async function ask(
  { program, options, settings, unwind, sharing }: Ground,
  encoding: Encoding,
  { context }: Surroundings,
): Promise<Attempt | null> {
  lookAtClock(context, options.timeout);
  if (options.printAfter === 'axiomatic') context.print?.(printEncoding(encoding, program));
  const keep = options.dimacs !== null || isShared(options, sharing);
  const open = await openFormula(program, options, settings, encoding, keep);
  const { formula, solver, log } = open;
  try {
    lookAtClock(context, options.timeout);
    const limits = { signal: sharing.signal };
    const { stopped } = encoding.threads;
    if ((await formula.ask(stopped, limits)) !== 'unsat') return null;
    if (stopped !== FALSE) formula.cnf.assertOr([stopped ^ 1]);
    if (settings.encoding.foreign && (await formula.ask(TRUE, limits)) === 'unsat')
      throw nothingAllowed(options.model);
    const questions = questionsOf(program, options, formula, limits);
    const answers = await answer({
      ...questions,
      share:
        settings.encoding.ordering === 'staircase' && !encoding.isBeyondStories
          ? shareOf(program, options, unwind, open, sharing)
          : null,
    });
    if (options.dimacs !== null && log !== null)
      save(options.dimacs, log, formula, { unwind, wrong: wrongs(questions).asked });
    return {
      ...answers,
      bounds: { unwind, contexts: null },
      usesConditions: encoding.program.usesConditions,
      statistics: {
        variables: solver.variables,
        clauses: solver.clauses,
        solves: solver.solves,
        events: encoding.nodes.all.length,
        text: formula.sizeText(),
      },
    };
  } finally {
    solver.dispose();
  }
}

function refuse(options: CheckOptions, { encoding }: Settings): void {
  const names = encoding.model.statements.flatMap((one) =>
    one.kind === 'let' ? one.bindings.map(({ name }) => name) : [],
  );
  if (encoding.race && encoding.foreign && !names.includes('hb'))
    throw new DiagnosticError(
      {
        code: 'HED676',
        severity: 'error',
        message: `${options.model} defines no relation hb, and races are what hb does not order`,
        help: 'define hb in the model, or leave race out of --check',
      },
      EXIT.usage,
    );
}

const nothingAllowed = (model: string): DiagnosticError =>
  new DiagnosticError(
    {
      code: 'HED678',
      severity: 'error',
      message: `${model} allows no execution of this program`,
      help: 'some axiom cannot be satisfied; take them away one by one to find it',
    },
    EXIT.unknown,
  );

const assumptions = ({ graph, encoding }: Settings): string[] => [
  ...(graph.circular
    ? ['numbers may come out of thin air, pointers only where the program stores them']
    : []),
  ...(encoding.foreign && !mentions(encoding.model, 'asw')
    ? ['creating and joining threads orders nothing (the model does not mention asw: add po? ; asw ; po?)']
    : []),
  ...(encoding.model.absent === undefined
    ? []
    : [`nothing is ${encoding.model.absent.join(', ')} (the model tries names that are not there)`]),
];
