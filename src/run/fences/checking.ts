import { DiagnosticError } from '../../base/failure.ts';
import type { CheckOptions } from '../../base/options/options.ts';
import type { Engine } from '../../engines/engine.ts';
import { hasCommitTimes } from '../../ir/commit-time.ts';
import type { Program } from '../../ir/types.ts';
import type { Progress, Verdict } from '../../results/types.ts';
import { replayAll } from '../check-program.ts';
import { ENGINES } from '../engines.ts';
import type { Limits } from '../limits.ts';
import { Stopped } from './search/stopped.ts';

/** What every check of a search has in common. */
export interface Checking {
  readonly options: CheckOptions;
  readonly engine: Engine;
  readonly limits: Limits;
}

/** One run of an engine, its counterexample replayed; a limit of the whole search ends the search. */
export async function* checkOnce(
  program: Program,
  { options, engine, limits }: Checking,
  patience: number | null = null,
): AsyncGenerator<Progress, Verdict, void> {
  const signal =
    patience === null
      ? limits.signal
      : AbortSignal.any([limits.signal, AbortSignal.timeout(Math.ceil(1000 * patience))]);
  const context = {
    signal,
    elapsed: limits.elapsed,
    stopped: limits.reason,
    ...(patience === null ? {} : { deadline: limits.elapsed() + patience }),
  };
  const run = engine.run(program, options, context);
  let step = await run.next();
  for (; !step.done; step = await run.next()) yield { ...step.value, engine: engine.name };
  const reason = limits.reason();
  if (reason !== 'no') throw new Stopped(reason);
  const verdict = step.value;
  await replayAll(program, verdict.violations, engine.name, options);
  return verdict;
}

/** Seconds that another engine gets to say the same. */
const PATIENCE = 30;

export interface Opinion {
  readonly engine: string;
  readonly verdict: Verdict | null;
  /** Why there is no verdict. */
  readonly why: string;
}

/**
 * What other engines say, the first that has an answer; where only one engine has the model, its slow twin, which orders
 * events by clocks where the engine itself has staircases and lazily found cycles.
 */
export async function* secondOpinion(
  program: Program,
  checking: Checking,
): AsyncGenerator<Progress, Opinion, void> {
  let last: Opinion = { engine: 'none', verdict: null, why: 'no other engine has this model' };
  for (const engine of await others(program, checking)) {
    last = yield* opinionOf(program, { ...checking, engine });
    if (last.verdict !== null && last.verdict.verdict !== 'unknown') return last;
  }
  return last;
}

async function* opinionOf(program: Program, checking: Checking): AsyncGenerator<Progress, Opinion, void> {
  const { engine, limits } = checking;
  const start = limits.elapsed();
  const { name } = engine;
  try {
    const verdict = yield* checkOnce(program, checking, PATIENCE);
    const isLate = limits.elapsed() - start >= PATIENCE && verdict.verdict === 'unknown';
    return isLate
      ? { engine: name, verdict: null, why: `not within ${PATIENCE} s` }
      : { engine: name, verdict, why: '' };
  } catch (error) {
    /* the search itself has its answer: it is told, with this gap */
    if (error instanceof Stopped && error.reason === 'timeout')
      return { engine: name, verdict: null, why: 'not within the time limit' };
    if (!(error instanceof DiagnosticError)) throw error;
    return { engine: name, verdict: null, why: error.diagnostic.message };
  }
}

async function others(program: Program, { engine, options }: Checking): Promise<Engine[]> {
  const { model, stdRs } = options;
  const able = ENGINES.filter(
    ({ name, models, anyModel, releaseSequences }) =>
      name !== engine.name &&
      name !== 'random' &&
      (models.some((one) => one === model) || (anyModel === true && model.endsWith('.cat'))) &&
      releaseSequences.includes(stdRs) &&
      // The order of commit points is known to that engine alone.
      !hasCommitTimes(program),
  );
  if (able.length > 0 || engine.name !== 'axiomatic') return able;
  const { axiomaticByClocks } = await import('../../engines/axiomatic/engine.ts');
  return [axiomaticByClocks];
}
