import { DiagnosticError, EXIT } from '../../base/failure.ts';
import { MODELS, RELEASE_SEQUENCES } from '../../base/names.ts';
import type { CheckOptions } from '../../base/options/options.ts';
import type { Program } from '../../ir/types.ts';
import type { Progress, Verdict } from '../../results/types.ts';
import { openSolver } from '../../sat/bits/choose.ts';
import { TRUE } from '../../sat/circuit/circuit.ts';
import { boundedProgram } from '../bounded/bounded.ts';
import { ALWAYS, type Attempt, answer } from '../bounded-sat/attempt.ts';
import { limitsOf } from '../bounded-sat/limits.ts';
import { clockOf, TimeIsUp } from '../bounded-sat/time.ts';
import { type Stopped, verdictOf } from '../bounded-sat/verdict.ts';
import type { Engine, EngineContext } from '../engine.ts';
import { covered } from '../scheduled-run/uncovered.ts';
import { Encoding } from './encode.ts';
import { Formula } from './formula.ts';
import { dependencyJudge } from './graph/dependencies.ts';
import type { Ordering } from './model/axioms.ts';
import { type Settings, settingsOf } from './model/settings.ts';
import { printEncoding, save } from './print.ts';
import { tellModel } from './story/story.ts';

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
  const like = options.symmetry === 'on' ? program : null;
  const settings = settingsOf(options.model, options.stdRs, options.check.has('race'), ordering, like);
  refuse(options, settings);
  const tick = clockOf(context, options.timeout);
  const attempts: Attempt[] = [];
  let stopped: Stopped = 'no';
  try {
    for (let unwind = options.unwind ?? FIRST_UNWIND; ; unwind *= 2) {
      yield { done: attempts.length, total: null, text: `unwind ${unwind}` };
      await new Promise((resolve) => setImmediate(resolve));
      if (context.signal.aborted) break;
      const done = await attempt(program, options, settings, unwind, tick, context);
      attempts.push(done);
      const grows = done.answer === 'unsat' && done.cut.length > 0 && done.unsupported === null;
      if (!grows || options.unwind !== null || unwind >= MAX_UNWIND) break;
    }
  } catch (problem) {
    if (!(problem instanceof TimeIsUp)) throw problem;
    stopped = 'timeout';
  }
  if (context.signal.aborted) stopped = context.stopped();
  const verdict = verdictOf('axiomatic', program, options, stopped, attempts, assumptions(settings));
  const { heap, spuriousCas } = options;
  return covered(verdict, program, { heap, spuriousCas }, 'engine axiomatic', 'use --engine explore');
}

async function attempt(
  program: Program,
  options: CheckOptions,
  { graph, encoding: how }: Settings,
  unwind: number,
  tick: () => void,
  context: EngineContext,
): Promise<Attempt> {
  const bounded = boundedProgram(program, {
    ...limitsOf(program, options, { unwind, bits: null }, tick),
    races: false,
    graph,
  });
  const encoding = new Encoding(
    bounded,
    how,
    (kind) => !ALWAYS.has(kind) && !options.check.has(kind as never),
  );
  if (options.printAfter === 'axiomatic') context.print?.(printEncoding(encoding, program));
  const { solver, log } = await openSolver(options.solver, { keep: options.dimacs !== null });
  try {
    const formula = new Formula(encoding, solver, dependencyJudge(program, how.model, !how.foreign));
    const limits = { signal: context.signal };
    if (how.foreign && (await formula.ask(TRUE, limits)) === 'unsat') throw nothingAllowed(options.model);
    const answers = await answer({
      program,
      executions: encoding,
      cnf: formula.cnf,
      checks: (kind) => options.check.has(kind as never),
      first: [
        { lit: encoding.race, kind: 'race' },
        { lit: encoding.unordered, kind: 'memory' },
      ],
      ask: (lit) => formula.ask(lit, limits),
      tell: (graphs) => tellModel(program, options, formula, graphs),
    });
    if (options.dimacs !== null && log !== null) save(options.dimacs, log, formula, unwind);
    return {
      ...answers,
      unwind,
      usesConditions: bounded.usesConditions,
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
  for (const kind of ['leak', 'unjoined'] as const)
    if (options.check.has(kind))
      throw new DiagnosticError(
        {
          code: 'HED675',
          severity: 'error',
          message: `engine axiomatic does not check ${kind}`,
          help: `leave ${kind} out of --check, or use --engine explore`,
        },
        EXIT.usage,
      );
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

const assumptions = ({ graph }: Settings): string[] =>
  graph.circular ? ['numbers may come out of thin air, pointers may not'] : [];
