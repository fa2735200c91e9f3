import { type Diagnostic, InternalError } from '../../base/failure.ts';
import type { CheckOptions } from '../../base/options/options.ts';
import type { Engine, EngineContext } from '../../engines/engine.ts';
import { ThreadCrew } from '../../engines/work/thread-crew.ts';
import { cores, processorSeconds } from '../../host/process.ts';
import type { Program } from '../../ir/types.ts';
import type { Progress, Verdict } from '../../results/types.ts';
import { isDecided, type RaceGround, type RacePart, RaceWork } from './race.ts';

/** How long is waited for whom. */
export interface Patience {
  /** Seconds that the first engine has all jobs for itself: most programs are done by then. */
  readonly cheap: number;
  /** The same without `--jobs`, in processor seconds, which do not depend on what else the machine does. */
  readonly cheapAlone: number;
  /** For tests: all engines are waited for, and not only the first to answer. */
  readonly forAll: boolean;
}

const USUAL: Patience = { cheap: 1.5, cheapAlone: 15, forAll: false };
/** Without `--jobs` the others get this many times as long as the first has taken to have no answer. */
const LONGER = 2;

/**
 * `--engine auto`: the first engine begins, alone; if it has no answer after a while, the engines that are likely to do better
 * on such a program run beside it, each in a thread of its own, as many as there are jobs or cores, and whoever proves or
 * refutes first has answered. Where there are not cores enough for all, the first gives up as many of its threads as there
 * are others (`lanes`): with two cores each engine has one, so that none takes longer than the wait and twice what it would
 * take with both. With `--jobs` they are also asked when the first ends without an answer; without, its
 * answer stands, unless the others are at work already: they get some more time. Nothing more is claimed than that engine claims. If two have answered and contradict each
 * other, that is a bug of ours and nothing else.
 */
export const autoEngine = (
  first: Engine,
  engines: readonly Engine[],
  patience: Patience = USUAL,
): Engine => ({
  ...first,
  run: (program, options, context) =>
    race({ first, others: likely(first, engines, options), patience }, program, options, context),
});

interface Racers {
  readonly first: Engine;
  readonly others: readonly string[];
  readonly patience: Patience;
}

/** On every row of bench/results/axiomatic.md the first is the faster one. */
const BY_FORMULA = ['axiomatic', 'sequentialize'];

/** Who may do better than the first: those who do not enumerate executions. No rule knows a program's name. */
function likely(first: Engine, engines: readonly Engine[], options: CheckOptions): string[] {
  const isAble = (name: string): boolean => {
    const engine = engines.find((one) => one.name === name);
    return (
      engine !== undefined &&
      engine !== first &&
      engine.models.includes(options.model as never) &&
      engine.releaseSequences.includes(options.stdRs)
    );
  };
  return BY_FORMULA.filter(isAble).slice(0, Math.max(options.jobs, cores()) - 1);
}

async function* race(
  { first, others, patience }: Racers,
  program: Program,
  options: CheckOptions,
  context: EngineContext,
): AsyncGenerator<Progress, Verdict, void> {
  const start = context.elapsed();
  const isShared = options.jobs > 1;
  const spent = processorSeconds();
  const isLong = (): boolean =>
    isShared ? context.elapsed() - start > patience.cheap : processorSeconds() - spent > patience.cheapAlone;
  const own = new AbortController();
  const stop = (): void => own.abort();
  context.signal.addEventListener('abort', stop);
  let crew: ThreadCrew<string, RacePart> | null = null;
  const room = Math.min(options.jobs, Math.max(options.jobs, cores()) - others.length);
  const lanes = (): number => (crew === null || crew.isOver ? options.jobs : room);
  const run = first.run(program, options, { ...context, signal: own.signal, lanes });
  const alone: CheckOptions = { ...options, jobs: 1, printAfter: null, dimacs: null };
  const begin = (): ThreadCrew<string, RacePart> => {
    const ground: RaceGround = { options: alone, engines: others };
    const work = new RaceWork(program, ground);
    return new ThreadCrew<string, RacePart>(
      { name: 'race', work, program, ground, tasks: others },
      { jobs: others.length },
    );
  };
  try {
    let mine: Verdict | null = null;
    let met: Progress['violations'];
    while (mine === null) {
      const step = await run.next();
      if (step.done) mine = step.value;
      else {
        met = step.value.violations ?? met;
        yield step.value;
      }
      if (others.length === 0 || context.signal.aborted) continue;
      if (crew === null && mine === null && isLong()) crew = begin();
      const winner: Verdict | undefined = crew?.soFar().find(isDecided);
      if (winner === undefined || patience.forAll) continue;
      own.abort();
      if (winner.verdict === 'verified' && met !== undefined && met.length > 0)
        throw contradiction(winner.engine, first.name, met[0].message);
      return settle(mine, [winner], first.name, context.elapsed() - start);
    }
    if (
      (isDecided(mine) && !patience.forAll) ||
      context.signal.aborted ||
      others.length === 0 ||
      (crew === null && !isShared)
    )
      return settle(mine, crew?.soFar() ?? [], first.name, 0);
    crew ??= begin();
    const end = isShared ? Number.POSITIVE_INFINITY : start + (1 + LONGER) * (context.elapsed() - start);
    while (!crew.isOver && !context.signal.aborted && context.elapsed() < end) {
      await crew.news(0.2);
      yield { done: 0, total: null, text: `${first.name} has no answer; trying ${others.join(', ')}` };
    }
    return settle(mine, crew.soFar(), first.name, context.elapsed() - start);
  } finally {
    context.signal.removeEventListener('abort', stop);
    own.abort();
    await crew?.end();
  }
}

/** The answer of all who answered. */
export function settle(mine: Verdict | null, others: RacePart, first: string, seconds: number): Verdict {
  const all = [...(mine === null ? [] : [mine]), ...others];
  const right = all.find(({ verdict }) => verdict === 'verified');
  const wrong = all.find(({ verdict }) => verdict === 'violated');
  if (right !== undefined && wrong !== undefined)
    throw contradiction(right.engine, wrong.engine, wrong.violations[0]?.message ?? '');
  const answer = all.find(isDecided) ?? all[0];
  if (answer === mine) return answer;
  const note: Diagnostic = {
    code: 'HED696',
    severity: 'note',
    message: `engine ${answer.engine} has answered; ${first} had ${mine === null ? `no answer after ${seconds.toFixed(0)} s` : 'none'}`,
  };
  return { ...answer, diagnostics: [...answer.diagnostics, note] };
}

/** One of two engines is wrong: nobody should rely on either. */
const contradiction = (right: string, wrong: string, message: string): InternalError =>
  new InternalError(
    `engine ${right} has verified the program, and engine ${wrong} has found a violation (${message})`,
  );
