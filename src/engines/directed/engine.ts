import { DiagnosticError, EXIT, InternalError } from '../../base/failure.ts';
import { bufferingOf, modelsThat } from '../../base/models.ts';
import { RELEASE_SEQUENCES } from '../../base/names.ts';
import type { CheckOptions } from '../../base/options/options.ts';
import { writeText } from '../../host/files.ts';
import type { Program } from '../../ir/types.ts';
import type { Progress, Verdict } from '../../results/types.ts';
import { reported } from '../bounded-sat/reported.ts';
import type { Engine, EngineContext } from '../engine.ts';
import { tell } from '../scheduled-run/tell.ts';
import { dotOf } from './dot.ts';
import { shareOf } from './parts/share.ts';
import { type Effort, USUAL } from './questions.ts';
import { scheduleOf } from './schedule.ts';
import { Search } from './search.ts';
import { Tally } from './tally.ts';

/**
 * SAT-directed exploration, after Demsky and Lam, "SATCheck: SAT-Directed Stateless Model Checking for SC and TSO" (OOPSLA'15):
 * run the program, enter what was seen into an event graph, let a SAT solver find a schedule that leaves the graph, run
 * that, until there is none (docs/directed.md).
 */
export const directedWith = (effort: Effort): Engine => ({
  name: 'directed',
  models: modelsThat(({ buffering }) => buffering !== null),
  releaseSequences: RELEASE_SEQUENCES,
  run: (program, options, context) => run(program, options, context, effort),
});

export const directedEngine: Engine = directedWith(USUAL);

async function* run(
  program: Program,
  options: CheckOptions,
  context: EngineContext,
  effort: Effort,
): AsyncGenerator<Progress, Verdict, void> {
  refuseOptions(options);
  const tally = new Tally(program, options, context);
  const search = new Search(program, options, context, {
    effort,
    shareOf: (one) => shareOf(program, options, context, one),
  });
  const steps = search.steps();
  try {
    for (;;) {
      const { text, done } = tally.progress(search);
      const next = yield* reported(steps.next(), done, text, search.crew);
      if (next.done) break;
      const step = next.value;
      tally.saw(step, search);
      if (options.saveSchedules !== null && step.news > 0) context.keep?.(scheduleOf(program, search, step));
      if (step.outcome?.kind === 'violation') {
        const { found } = step.outcome;
        tally.found(found.key, tell(program, options, step.script, found, bufferingOf(options.model)));
      }
      if (tally.isOver()) break;
      yield tally.progress(search);
    }
    if (!tally.isOver() && !context.signal.aborted && !search.isComplete)
      throw new InternalError('the search ended too early');
    return tally.verdict(search);
  } finally {
    await steps.return();
    if (options.printGraph !== null)
      writeText(options.printGraph, dotOf(search.graph, program, search.runs.machine.image));
    search.dispose();
  }
}

/** Properties that are no goals, by name, and options that the graph has no nodes for. */
const NO_GOALS = ['race', 'leak', 'unjoined'];

function refuseOptions({ check, heap, spuriousWakeups }: CheckOptions): void {
  const refused = [
    ...NO_GOALS.filter((kind) => check.has(kind)).map((kind) => `--check ${kind}`),
    ...(heap === 'reuse' ? ['--heap reuse'] : []),
    ...(spuriousWakeups === 'off' ? ['--spurious-wakeups off'] : []),
  ];
  if (refused.length === 0) return;
  throw new DiagnosticError(
    {
      code: 'HED113',
      severity: 'error',
      message: `engine directed does not have ${refused.join(', ')}`,
      help: 'leave it out, or use --engine explore, axiomatic or sequentialize',
    },
    EXIT.usage,
  );
}
