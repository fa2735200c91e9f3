import { InternalError } from '../base/failure.ts';
import type { Program } from '../ir/types.ts';
import type { Violation } from '../results/types.ts';
import { checkEnd, checkLast, isAtEnd } from './replay-ending.ts';
import { Mismatch, mismatch, ReplayState } from './replay-state.ts';
import { replayStep } from './replay-step.ts';

/**
 * Runs a counterexample again: every thread in the machine, on the answers that are recorded for it, in the order of
 * the steps. Each step must be what the machine does, each answer one it can get, and at the end the violation must
 * show. Nothing of the engine that found it is used; a trace that passes is a fact about the program.
 *
 * Traces of `sc`, and of engines that run sequentially consistent schedules for `rc11` and `c11`, have each read
 * read the last write in the order of the steps, and that is checked; so are data races, by computing happens-before
 * from the steps.
 */
export type ReplayResult = { readonly ok: true } | { readonly ok: false; readonly reason: string };

const SEQUENTIAL: ReadonlySet<string> = new Set(['sc', 'rc11', 'c11']);

export function replayTrace(program: Program, violation: Violation, model: string): ReplayResult {
  try {
    const x = new ReplayState(program, violation, SEQUENTIAL.has(model));
    const { steps } = violation.trace;
    const last = isAtEnd(violation) ? null : (steps.at(-1) ?? mismatch(null, 'the trace is empty'));
    for (const step of steps) {
      if (step === last) checkLast(x, step, violation);
      else if (step.op === 'begin') {
        if (!x.exists(step.thread)) mismatch(step, 'the thread has not been created');
      } else replayStep(x, step);
    }
    if (last === null) checkEnd(x, violation);
    return { ok: true };
  } catch (error) {
    if (error instanceof Mismatch) return { ok: false, reason: error.message };
    if (error instanceof InternalError) return { ok: false, reason: `the machine refuses: ${error.message}` };
    throw error;
  }
}
