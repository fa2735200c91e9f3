import { DiagnosticError, EXIT } from '../../base/failure.ts';
import type { CheckOptions } from '../../base/options.ts';
import type { Program } from '../../ir/types.ts';
import type { Progress, Verdict } from '../../results/types.ts';
import type { Engine, EngineContext } from '../engine.ts';
import { type Attempt, attempt, type Tools } from './attempt.ts';
import { type Bounds, firstBounds, growContexts, growUnwind } from './bounds.ts';
import { verdictOf } from './verdict.ts';

/**
 * The engine `sequentialize` (seeds 001 and 004): the program with its loops unrolled becomes a sequential one whose
 * scheduler is guessed, that becomes a formula, and a solver says whether an execution of it goes wrong. The parts, in
 * order: the bounded program (../shared/bounded), the scheduler (scheduler.ts), the sequential program (encode.ts) on
 * a shared memory abstraction (memory.ts), the questions (properties.ts), the counterexample (story.ts).
 *
 * Bounds the user gives are kept; the others grow until nothing is cut, a violation is found, or time is up.
 */
export const sequentializeEngine: Engine = { name: 'sequentialize', models: ['sc', 'tso', 'pso'], run };

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
    print: options.printAfter === 'sequentialize' ? (context.print ?? null) : null,
  };
  const attempts: Attempt[] = [];
  for (let bounds: Bounds | null = firstBounds(options); bounds !== null; ) {
    yield { done: attempts.length, total: null, text: describe(bounds) };
    await new Promise((resolve) => setImmediate(resolve));
    if (context.signal.aborted) break;
    const done: Attempt = await attempt(tools, bounds);
    attempts.push(done);
    bounds = next(options, done);
  }
  return verdictOf(program, options, context, attempts);
}

/** What to try after an attempt; null when that was the last. */
function next(options: CheckOptions, done: Attempt): Bounds | null {
  if (done.answer !== 'unsat' || done.unsupported !== null) return null;
  const { bounds } = done;
  const fixed = options.contexts !== null || options.rounds !== null;
  const grown: Bounds = {
    unwind: options.unwind === null && done.cut.length > 0 ? growUnwind(bounds.unwind) : bounds.unwind,
    contexts:
      !fixed && done.moreContexts ? growContexts(bounds.contexts, done.mostContexts) : bounds.contexts,
    clock: options.clock === null && done.moreClock ? bounds.clock * 2 : bounds.clock,
    queue: bounds.queue,
  };
  const same =
    grown.unwind === bounds.unwind &&
    grown.contexts === bounds.contexts &&
    grown.clock === bounds.clock &&
    grown.queue === bounds.queue;
  return same ? null : grown;
}

const describe = (bounds: Bounds): string =>
  `unwind ${bounds.unwind}${bounds.contexts > 0 ? `, contexts ${bounds.contexts}` : ''}`;

function refuse(options: CheckOptions): void {
  if (options.check.has('race')) {
    throw new DiagnosticError(
      {
        code: 'HED334',
        severity: 'error',
        message: 'engine sequentialize does not look for data races',
        help: 'leave race out of --check, or use --engine explore',
      },
      EXIT.unknown,
    );
  }
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
