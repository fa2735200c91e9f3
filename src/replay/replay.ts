import { InternalError } from '../base/failure.ts';
import { bufferingOf, isC11Family } from '../base/models.ts';
import type { StdRs } from '../base/names.ts';
import type { Program } from '../ir/types.ts';
import type { Violation } from '../results/types.ts';
import { isSequential, judge, mayFollowFree } from './consistent.ts';
import { replayFlush } from './replay-buffers.ts';
import { checkEnd, checkLast, isAtEnd, type MayFollow, type Ordered } from './replay-ending.ts';
import { Mismatch, mismatch, type ReplayMode, ReplayState } from './replay-state.ts';
import { replayStep } from './replay-step.ts';
import type { StepDependencies } from './step-dependencies.ts';

/**
 * Runs a counterexample again: every thread in the machine, on the answers that are recorded for it, in the order of
 * the steps. Each step must be what the machine does, each answer one it can get, and at the end the violation must
 * show. Then the graph of the steps, who reads from whom and the order of the writes, must be one that the model's
 * `.cat` file allows. Nothing of the engine that found it is used; a trace that passes is a fact about the program.
 *
 * A trace is *sequential* if each read reads the last write before it. Then memory is one array and happens-before is
 * computed along the steps, whatever the model. If it has flushes, the same is done with store buffers. In any other
 * trace a read gets what its source wrote, and happens-before is that of the graph; should the graph be too big to be
 * judged, or its accesses of different sizes, then only the values are checked.
 */
export type ReplayResult =
  /** `dependencies`: as they were seen, if the model speaks of them. */
  | { readonly ok: true; readonly dependencies: StepDependencies | null }
  | { readonly ok: false; readonly reason: string };

/** `model`: the name of a built-in one, or a `.cat` file. */
export function replayTrace(
  program: Program,
  violation: Violation,
  model: string,
  stdRs: StdRs = 'rc11',
): ReplayResult {
  try {
    const { trace } = violation;
    const mode = modeOf(violation, model);
    const x = new ReplayState(program, violation, mode, model, stdRs);
    const last = isAtEnd(violation) ? null : (trace.steps.at(-1) ?? mismatch(null, 'the trace is empty'));
    for (const step of trace.steps) {
      if (step === last) break;
      if (step.op === 'begin') {
        if (!x.exists(step.thread)) mismatch(step, 'the thread has not been created');
      } else if (step.op === 'flush') replayFlush(x, step);
      else replayStep(x, step);
    }
    x.settle();
    const mayFollow: MayFollow = (dead) =>
      last === null ? false : mayFollowFree(trace, model, last, dead, MANY_EVENTS);
    if (mode !== 'graph') checkViolation(x, violation, 'clocks', mayFollow);
    const limit = mode === 'graph' ? MANY_EVENTS : FEW_EVENTS;
    const judgement = judge(trace, model, last, limit, { stdRs, dependencies: x.dependencies });
    if (judgement.kind === 'inconsistent')
      mismatch(null, `model ${model} does not allow it: ${judgement.why}`);
    if (mode === 'graph')
      checkViolation(x, violation, judgement.kind === 'consistent' ? judgement.ordered : null, mayFollow);
    return { ok: true, dependencies: x.dependencies };
  } catch (error) {
    if (error instanceof Mismatch) return { ok: false, reason: error.message };
    if (error instanceof InternalError) return { ok: false, reason: `the machine refuses: ${error.message}` };
    throw error;
  }
}

/** Where the graph is a second opinion, and where it is the only one: a few seconds. */
const FEW_EVENTS = 500;
const MANY_EVENTS = 2000;

/** A store that reaches memory after a free is not seen along the steps, however they read. */
function modeOf({ trace, kind, other }: Violation, model: string): ReplayMode {
  const isLate = kind === 'memory' && other !== undefined && !isC11Family(model);
  if (isSequential(trace) && !isLate) return 'sequential';
  const flushes = trace.steps.some((step) => step.op === 'flush');
  const buffering = bufferingOf(model);
  return flushes && buffering !== 'none' ? buffering : 'graph';
}

function checkViolation(
  x: ReplayState,
  violation: Violation,
  ordered: Ordered | null | 'clocks',
  mayFollow: MayFollow,
): void {
  if (isAtEnd(violation)) return checkEnd(x, violation);
  checkLast(x, violation.trace.steps[violation.trace.steps.length - 1], violation, ordered, mayFollow);
}
