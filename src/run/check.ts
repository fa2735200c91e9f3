import { type Diagnostic, InternalError } from '../base/failure.ts';
import { type CheckOptions, checkOptions } from '../base/options/options.ts';
import type { Engine, EngineContext } from '../engines/engine.ts';
import type { Program } from '../ir/types.ts';
import type { StepDependencies } from '../replay/step-dependencies.ts';
import type { Progress, Verdict, Violation } from '../results/types.ts';
import { withIds } from '../results/violation-id.ts';
import { autoEngine } from './auto/auto.ts';
import { engineInstead, orElse } from './by-formula.ts';
import type { Cluster } from './cluster/cluster.ts';
import { chooseEngine, ENGINES } from './engines.ts';
import { type Limits, watchLimits } from './limits.ts';
import { loadProgram } from './load.ts';

export interface CheckRequest {
  readonly files: readonly string[];
  /** What differs from the defaults (docs/options.md). */
  readonly options?: Partial<CheckOptions>;
  /** Its reason may say which limit was reached ('timeout', 'memory'); otherwise the user wants to stop. */
  readonly signal?: AbortSignal;
  /** Seconds that count for `options.timeout` and had passed before. */
  readonly late?: number;
  /** Receives the IR text of `--print-after`. */
  readonly onPrint?: (text: string) => void;
  /** A run to go on with, instead of files. */
  readonly resume?: string | null;
}

export interface CheckResult {
  readonly verdict: Verdict;
  /** Source text by file name, for showing traces. */
  readonly sources: ReadonlyMap<string, string>;
}

/**
 * Compiles, runs the engine, replays every violation, and answers. Limits and signal are heeded when the engine looks at
 * them, mostly within milliseconds; the command line has a supervisor for when it does not (src/supervisor).
 */
export async function* check(request: CheckRequest): AsyncGenerator<Progress, CheckResult, void> {
  const options = checkOptions(request.options);
  const chosen = chooseEngine(options.engine, options.model, options.stdRs);
  const isRace = options.engine === 'auto' && options.jobs > 1 && options.redis === null;
  const engine = isRace ? autoEngine(chosen, ENGINES) : chosen;
  const limits = watchLimits(options, request.signal, request.late ?? 0);
  let cluster: Cluster | null = null;
  try {
    yield { done: 0, total: null, text: 'compiling', engine: engine.name };
    const { program, diagnostics } =
      typeof request.resume === 'string'
        ? { program: await programOf(request.resume, options), diagnostics: [] }
        : await loadProgram(request.files, options, request.onPrint);
    cluster = await clusterOf(request, options, program);
    if (cluster !== null)
      yield { done: 0, total: null, text: joinedText(cluster), engine: engine.name, isNews: true };
    const asked = { program, options, limits, print: request.onPrint, cluster };
    const first = yield* checkProgram({ ...asked, engine });
    const instead = engineInstead(first, options);
    const verdict =
      instead === null ? first : yield* orElse(first, checkProgram({ ...asked, engine: instead }));
    const told = withIds(verdict, program.sources);
    const verdictOfAll = finish(told, [...diagnostics, ...clusterNotes(cluster)], limits);
    await cluster?.finish(verdictOfAll);
    cluster = null;
    return { verdict: verdictOfAll, sources: program.sources };
  } finally {
    await cluster?.finish(null).catch(() => {});
    limits.stop();
  }
}

export interface ProgramCheck {
  readonly program: Program;
  readonly engine: Engine;
  readonly options: CheckOptions;
  readonly limits: Limits;
  readonly print?: CheckRequest['onPrint'] | undefined;
  readonly cluster?: Cluster | null;
}

/** The engine's answer about a program; every violation is replayed before anyone sees it. */
export async function* checkProgram(of: ProgramCheck): AsyncGenerator<Progress, Verdict, void> {
  const { program, engine, options, limits, print, cluster = null } = of;
  yield { done: 0, total: null, text: 'preparing the search', engine: engine.name };
  const run = engine.run(program, options, contextOf(limits, print, cluster));
  let step = await run.next();
  for (; !step.done; step = await run.next()) {
    if (step.value.violations) await replayAll(program, step.value.violations, engine.name, options);
    yield { ...step.value, engine: engine.name };
  }
  const violations = await explainAll(program, step.value, options, limits.signal);
  return { ...step.value, violations };
}

async function clusterOf(
  { files, resume }: CheckRequest,
  options: CheckOptions,
  program: Program,
): Promise<Cluster | null> {
  if (options.redis === null) return null;
  const { joinCluster } = await import('./cluster/cluster.ts');
  return joinCluster(options.redis, program, options, files, resume ?? null);
}

/** The program of a run that was begun. */
async function programOf(id: string, { redis }: CheckOptions): Promise<Program> {
  return (await (await import('./cluster/cluster.ts')).loadRun(redis ?? '', id)).program;
}

const joinedText = ({ id }: Cluster): string => `run ${id}: if this ends, go on with heddle resume ${id}`;

const clusterNotes = (cluster: Cluster | null): Diagnostic[] =>
  cluster === null || cluster.warning === null
    ? []
    : [
        {
          code: 'HED695',
          severity: 'note',
          message: cluster.warning,
          help: 'redis-cli CONFIG SET appendonly yes',
        },
      ];

function contextOf(limits: Limits, print: CheckRequest['onPrint'], cluster: Cluster | null): EngineContext {
  const context = {
    signal: limits.signal,
    elapsed: limits.elapsed,
    stopped: limits.reason,
    ...(cluster === null ? {} : { hire: cluster.hire }),
  };
  return print === undefined ? context : { ...context, print };
}

/** A counterexample that does not replay is our bug, never a report. */
export async function replayAll(
  program: Program,
  violations: readonly Violation[],
  engine: string,
  { model, stdRs }: CheckOptions,
): Promise<(StepDependencies | null)[]> {
  if (violations.length === 0) return [];
  const { replayTrace } = await import('../replay/replay.ts');
  return violations.map((violation) => {
    const result = replayTrace(program, violation, model, stdRs);
    if (!result.ok) {
      throw new InternalError(
        `the counterexample of engine ${engine} (${violation.kind}: ${violation.message}) does not replay: ${result.reason}`,
      );
    }
    return result.dependencies;
  });
}

/** Replayed, and then said why the model allows them, and under which models they cannot be. */
async function explainAll(
  program: Program,
  { violations, engine }: Verdict,
  options: CheckOptions,
  signal: AbortSignal,
): Promise<readonly Violation[]> {
  const dependencies = await replayAll(program, violations, engine, options);
  if (violations.length === 0 || signal.aborted) return violations;
  const { explained } = await import('../explain/explain.ts');
  const { modelsWithout } = await import('./recheck.ts');
  const { model, stdRs } = options;
  const told: Violation[] = [];
  for (const [i, violation] of violations.entries()) {
    const why = explained(violation, { model, stdRs, dependencies: dependencies[i] });
    const notUnder = await modelsWithout(program, why, options, signal);
    told.push(notUnder.length > 0 ? { ...why, notUnder } : why);
  }
  return told;
}

export function finish(verdict: Verdict, diagnostics: readonly Diagnostic[], limits: Limits): Verdict {
  return {
    ...verdict,
    diagnostics: [...diagnostics, ...verdict.diagnostics],
    stats: { ...verdict.stats, wallSeconds: limits.elapsed(), peakMemoryMB: limits.peakMemoryMB() },
  };
}
