import { bufferingOf, modelsThat } from '../../base/models.ts';
import { RELEASE_SEQUENCES } from '../../base/names.ts';
import type { CheckOptions } from '../../base/options/options.ts';
import { turn } from '../../host/process.ts';
import type { Program } from '../../ir/types.ts';
import type { Progress, Verdict } from '../../results/types.ts';
import type { Engine, EngineContext } from '../engine.ts';
import { ScRun } from '../scheduled-run/run.ts';
import { tell } from '../scheduled-run/tell.ts';
import { drawn } from './draw.ts';
import { scheduleOf } from './schedule.ts';
import { Tally } from './verdict.ts';
import { withoutBuffers } from './without-buffers.ts';

/**
 * Random schedules, under sequential consistency or with store buffers.
 *
 * Every execution interleaves whole events of the threads; the scheduler (scheduler.ts) decides which thread goes
 * next, alternating between PCT and uniform choice. The n-th schedule depends only on the seed, on n and on the
 * longest execution before it, so a run is repeated exactly by its seed. On the way, happens-before of C11 is kept in
 * vector clocks, so that a data race is found even in an execution where both accesses came apart: one schedule
 * stands for all those with the same synchronisation. For `rc11` and `c11` that is all there is: weak behaviour of
 * atomics is not seen, and the verdict says so. Under `tso` and `pso` stores wait in buffers, and when each reaches memory
 * is scheduled like the events of a thread, so that PCT may delay a store for as long as a thread.
 *
 * The search keeps only what was decided. When it meets a violation, the decisions are minimised and the shortest
 * execution is run once more to be written down (tell.ts). Nothing found is not a proof: the verdict is `unknown`.
 */
export const randomEngine: Engine = {
  name: 'random',
  models: modelsThat(({ outOfThinAir }) => !outOfThinAir),
  releaseSequences: RELEASE_SEQUENCES,
  run,
};

/** Events between two looks at the clock and the signal. */
const STRETCH = 20_000;
/** Seconds between letting other tasks (signals, timers) in, and between progress reports. */
const BREATH = 0.05;
const REPORT = 0.2;
/** An execution this long is cut: it takes about 700 MB, and ten seconds. */
const MAX_EVENTS = 1_000_000;

async function* run(
  program: Program,
  options: CheckOptions,
  context: EngineContext,
): AsyncGenerator<Progress, Verdict, void> {
  const buffering = bufferingOf(options.model);
  const execution = new ScRun(program, options, buffering);
  const tally = new Tally(program, options, context);
  const breathe = breather(context);
  let longest = 0;
  let reported = 0;
  for (let n = 0; n < options.schedules && !context.signal.aborted; n++) {
    execution.start(drawn(...scheduleOf(options, n, longest)));
    let outcome = execution.go(STRETCH);
    while (outcome === null && !context.signal.aborted && execution.events < MAX_EVENTS) {
      await breathe();
      if (context.elapsed() - reported > REPORT) {
        reported = context.elapsed();
        yield tally.progress(execution.events);
      }
      outcome = execution.go(STRETCH);
    }
    if (execution.points > longest) longest = execution.points;
    tally.count(outcome, execution.events);
    if (outcome === null && execution.events >= MAX_EVENTS) tally.tooLong(MAX_EVENTS);
    else if (outcome?.kind === 'unknown') tally.gaveUp(outcome.diagnostic);
    else if (outcome?.kind === 'violation' && !tally.isKnown(outcome.found.key)) {
      const { key } = outcome.found;
      const simpler = buffering === 'none' ? null : withoutBuffers(program, options, key);
      tally.found(
        key,
        simpler === null
          ? tell(program, options, execution.script(), outcome.found, buffering)
          : tell(program, options, simpler, outcome.found),
      );
    }
    if (tally.isOver()) break;
    await breathe();
    if (context.elapsed() - reported > REPORT) {
      reported = context.elapsed();
      yield tally.progress(0);
    }
  }
  return tally.verdict();
}

/** Lets timers and signals be seen now and then, so that a limit or SIGINT stops the search at once. */
function breather(context: EngineContext): () => Promise<void> {
  let last = context.elapsed();
  return async () => {
    if (context.elapsed() - last < BREATH) return;
    await turn();
    last = context.elapsed();
  };
}
