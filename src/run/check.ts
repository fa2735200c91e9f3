import { type Diagnostic, InternalError } from '../base/failure.ts';
import type { CheckOptions } from '../base/options.ts';
import type { EngineContext } from '../engines/engine.ts';
import type { Program } from '../ir/types.ts';
import { replayTrace } from '../replay/replay.ts';
import type { Progress, Verdict } from '../results/types.ts';
import { chooseEngine } from './engines.ts';
import { type Limits, watchLimits } from './limits.ts';
import { loadProgram } from './load.ts';

export interface CheckRequest {
  readonly files: readonly string[];
  readonly options: CheckOptions;
  readonly signal?: AbortSignal;
  /** Receives the IR text of `--print-after`. */
  readonly onPrint?: (text: string) => void;
}

export interface CheckResult {
  readonly verdict: Verdict;
  /** Source text by file name, for showing traces. */
  readonly sources: ReadonlyMap<string, string>;
}

/** Compiles, runs the engine, replays every violation, and answers. */
export async function* check(request: CheckRequest): AsyncGenerator<Progress, CheckResult, void> {
  const { options } = request;
  const engine = chooseEngine(options.engine, options.model, options.stdRs);
  const limits = watchLimits(options, request.signal);
  try {
    const { program, diagnostics } = await loadProgram(request.files, options, request.onPrint);
    const verdict = yield* engine.run(program, options, contextOf(limits, request.onPrint));
    replayAll(program, verdict, options);
    return { verdict: finish(verdict, diagnostics, limits), sources: program.sources };
  } finally {
    limits.stop();
  }
}

function contextOf(limits: Limits, print: CheckRequest['onPrint']): EngineContext {
  const context = { signal: limits.signal, elapsed: limits.elapsed, stopped: limits.reason };
  return print === undefined ? context : { ...context, print };
}

/** A counterexample that does not replay is our bug, never a report. */
function replayAll(program: Program, verdict: Verdict, { stdRs }: CheckOptions): void {
  for (const violation of verdict.violations) {
    const result = replayTrace(program, violation, verdict.model, stdRs);
    if (!result.ok) {
      throw new InternalError(
        `the counterexample of engine ${verdict.engine} (${violation.kind}: ${violation.message}) does not replay: ${result.reason}`,
      );
    }
  }
}

function finish(verdict: Verdict, diagnostics: readonly Diagnostic[], limits: Limits): Verdict {
  return {
    ...verdict,
    diagnostics: [...diagnostics, ...verdict.diagnostics],
    stats: { ...verdict.stats, wallSeconds: limits.elapsed(), peakMemoryMB: limits.peakMemoryMB() },
  };
}
