import { type Buffering, bufferingOf } from '../../../base/models.ts';
import type { CheckOptions } from '../../../base/options/options.ts';
import { hasCommitTimes } from '../../../ir/commit-time.ts';
import type { Program } from '../../../ir/types.ts';
import { loadModel } from '../../../models/load.ts';
import { replayTrace } from '../../../replay/replay.ts';
import type { Violation } from '../../../results/types.ts';
import { Guide } from '../../bounded-sat/guide.ts';
import type { Moment } from '../../bounded-sat/moments.ts';
import { ScRun } from '../../scheduled-run/run.ts';
import { tell } from '../../scheduled-run/tell.ts';
import type { Formula } from '../formula.ts';
import { FoundGraph } from './found-graph.ts';
import { tellGraph } from './graph-story.ts';
import { bufferedSchedule, sequentialSchedule } from './schedule.ts';

/**
 * From a model of the formula to a counterexample. If the graph is a sequentially consistent execution, or one of the
 * store buffers of tso and pso, it is run as a schedule and made as short as possible, like those of the other engines;
 * otherwise it is told as a graph.
 */
export function tellModel(program: Program, options: CheckOptions, formula: Formula): Violation | null {
  const graph = new FoundGraph(formula.encoding, formula.cnf);
  const free = { ...options, unwind: null, unwindset: new Map<string, number>() };
  // A schedule, and a shorter one all the more, may take commit points in another order than the one that was chosen.
  if (hasCommitTimes(program)) return tellGraph(program, free, graph);
  const sequential = sequentialSchedule(graph);
  const bySchedule = sequential === null ? null : run(program, free, graph, sequential, 'none');
  if (bySchedule !== null) return bySchedule;
  const { model } = options;
  const buffering = bufferingOf(model);
  if (buffering !== 'none') {
    const moments = bufferedSchedule(graph, loadModel(model), model);
    const buffered = moments === null ? null : run(program, free, graph, moments, buffering);
    if (buffered !== null) return buffered;
  }
  const told = tellGraph(program, free, graph);
  if (told === null || !formula.encoding.isBeyondStories) return told;
  return replayTrace(program, told, model, options.stdRs).ok ? told : null;
}

function run(
  program: Program,
  options: CheckOptions,
  { encoding, cnf }: FoundGraph,
  moments: readonly Moment[],
  buffering: Buffering,
): Violation | null {
  const execution = new ScRun(program, options, buffering);
  execution.start(new Guide(encoding, moments, cnf, execution, buffering));
  const outcome = execution.go(MAX_EVENTS);
  return outcome?.kind === 'violation'
    ? tell(program, options, execution.script(), outcome.found, buffering)
    : null;
}

const MAX_EVENTS = 200_000;
