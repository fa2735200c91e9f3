import type { CheckOptions } from '../../base/options/options.ts';
import type { Program } from '../../ir/types.ts';
import type { Script } from '../scheduled-run/decider.ts';
import { ScRun } from '../scheduled-run/run.ts';
import { drawn } from './draw.ts';
import { scheduleOf } from './schedule.ts';

/** How hard to look: schedules, and events in all of them. */
const SCHEDULES = 100;
const EVENTS = 200_000;

/**
 * A violation that was found with store buffers is easier to understand without them. Many do not need them: the same
 * violation is looked for in a few sequentially consistent schedules.
 */
export function withoutBuffers(program: Program, options: CheckOptions, key: string): Script | null {
  const execution = new ScRun(program, options);
  let longest = 0;
  for (let n = 0, left = EVENTS; n < SCHEDULES && left > 0; n++) {
    execution.start(drawn(...scheduleOf(options, n, longest)));
    const outcome = execution.go(left);
    if (outcome?.kind === 'violation' && outcome.found.key === key) return execution.script();
    if (execution.points > longest) longest = execution.points;
    left -= execution.events;
  }
  return null;
}
