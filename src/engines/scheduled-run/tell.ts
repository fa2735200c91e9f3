import { InternalError } from '../../base/failure.ts';
import type { Buffering } from '../../base/models.ts';
import type { CheckOptions } from '../../base/options/options.ts';
import type { Program } from '../../ir/types.ts';
import type { Violation } from '../../results/types.ts';
import { type Effort, minimise } from '../../trace/minimise.ts';
import { Recorder } from '../../trace/recorder.ts';
import { type Script, scripted } from './decider.ts';
import type { Found } from './found.ts';
import { ScRun } from './run.ts';

/** How hard to look for a shorter story. */
const EFFORT: Effort = { attempts: 600, steps: 1_000_000 };
/** A shorter execution than the one found must not be longer than this many times its events. */
const SLACK = 2;

/** From the decisions that led to a violation to its shortest story. */
export function tell(
  program: Program,
  options: CheckOptions,
  script: Script,
  found: Found,
  buffering: Buffering = 'none',
): Violation {
  const execution = new ScRun(program, options, buffering);
  const shortest = shorten(execution, script, found);
  const recorder = new Recorder(program, execution.machine);
  execution.start(scripted({ ...script, schedule: shortest }), recorder);
  const outcome = execution.go(Number.POSITIVE_INFINITY);
  if (outcome?.kind !== 'violation')
    throw new InternalError(`a violation (${found.message}) was not met again`);
  return recorder.violation(outcome.found);
}

/** Writes down what a script does, as it is; null if that is no violation. */
export function tellExactly(
  program: Program,
  options: CheckOptions,
  script: Script,
  buffering: Buffering,
): Violation | null {
  const execution = new ScRun(program, options, buffering);
  const recorder = new Recorder(program, execution.machine);
  execution.start(scripted(script), recorder);
  const outcome = execution.go(Number.POSITIVE_INFINITY);
  return outcome?.kind === 'violation' ? recorder.violation(outcome.found) : null;
}

function shorten(execution: ScRun, script: Script, found: Found): Int32Array {
  const limit = SLACK * script.schedule.length + 1000;
  const run = (schedule: Int32Array): { schedule: Int32Array } | null => {
    execution.start(scripted({ ...script, schedule }));
    const outcome = execution.go(limit);
    if (outcome?.kind !== 'violation' || outcome.found.key !== found.key) return null;
    return { schedule: execution.script().schedule };
  };
  return minimise(script.schedule, run, EFFORT);
}
