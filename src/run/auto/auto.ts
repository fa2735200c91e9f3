import { type Diagnostic, InternalError } from '../../base/failure.ts';
import type { CheckOptions } from '../../base/options/options.ts';
import type { Engine, EngineContext } from '../../engines/engine.ts';
import { ThreadCrew } from '../../engines/work/thread-crew.ts';
import type { Program } from '../../ir/types.ts';
import type { Progress, Verdict } from '../../results/types.ts';
import { isDecided, type RaceGround, type RacePart, RaceWork } from './race.ts';

/** Seconds that the first engine has all jobs for itself: most programs are done by then. */
const CHEAP = 10;

/**
 * `--engine auto` with several jobs: the first engine begins, alone; if it has no answer after a while, or none at all, the
 * engines that are likely to do better on such a program run beside it, each in a thread of its own, and whoever proves or
 * refutes first has answered. Nothing more is claimed than that engine claims. If two have answered and contradict each
 * other, that is a bug of ours and nothing else.
 */
export const autoEngine = (first: Engine, engines: readonly Engine[]): Engine => ({
  ...first,
  run: (program, options, context) =>
    race(first, likely(first, engines, program, options), program, options, context),
});

/** Who may do better than the first: the solvers, by loops and by how many jobs there are. No rule knows a program's name. */
export function likely(
  first: Engine,
  engines: readonly Engine[],
  program: Program,
  options: CheckOptions,
): string[] {
  const hasLoops = program.functions.some(({ loops }) => loops.length > 0);
  const order = hasLoops ? ['sequentialize', 'axiomatic'] : ['axiomatic', 'sequentialize'];
  const isAble = (name: string): boolean => {
    const engine = engines.find((one) => one.name === name);
    return (
      engine !== undefined &&
      engine !== first &&
      engine.models.includes(options.model as never) &&
      engine.releaseSequences.includes(options.stdRs)
    );
  };
  return order.filter(isAble).slice(0, options.jobs - 1);
}

async function* race(
  first: Engine,
  others: readonly string[],
  program: Program,
  options: CheckOptions,
  context: EngineContext,
): AsyncGenerator<Progress, Verdict, void> {
  const start = context.elapsed();
  const own = new AbortController();
  const stop = (): void => own.abort();
  context.signal.addEventListener('abort', stop);
  const run = first.run(program, options, { ...context, signal: own.signal });
  const alone: CheckOptions = { ...options, jobs: 1, printAfter: null, dimacs: null };
  let crew: ThreadCrew<string, RacePart> | null = null;
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
    while (mine === null) {
      const step = await run.next();
      if (step.done) mine = step.value;
      else yield step.value;
      if (others.length === 0 || context.signal.aborted) continue;
      if (crew === null && mine === null && context.elapsed() - start > CHEAP) crew = begin();
      const winner: Verdict | undefined = crew?.soFar().find(isDecided);
      if (winner === undefined) continue;
      own.abort();
      return settle(mine, [winner], first.name, context.elapsed() - start);
    }
    if (isDecided(mine) || context.signal.aborted || others.length === 0)
      return settle(mine, crew?.soFar() ?? [], first.name, 0);
    crew ??= begin();
    while (!crew.isOver && !context.signal.aborted) {
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
    throw new InternalError(
      `engine ${right.engine} has verified the program, and engine ${wrong.engine} has found a violation (${wrong.violations[0]?.message})`,
    );
  const answer = all.find(isDecided) ?? all[0];
  if (answer === mine) return answer;
  const note: Diagnostic = {
    code: 'HED696',
    severity: 'note',
    message: `engine ${answer.engine} has answered; ${first} had ${mine === null ? `no answer after ${seconds.toFixed(0)} s` : 'none'}`,
  };
  return { ...answer, diagnostics: [...answer.diagnostics, note] };
}
