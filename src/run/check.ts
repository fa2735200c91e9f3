import type { Diagnostic } from '../base/failure.ts';
import { holdToTable } from '../base/options/option-check.ts';
import { type CheckOptions, checkOptions } from '../base/options/options.ts';
import type { EngineContext } from '../engines/engine.ts';
import type { Program } from '../ir/types.ts';
import type { Progress, Verdict } from '../results/types.ts';
import { withIds } from '../results/violation-id.ts';
import { autoEngine } from './auto/auto.ts';
import { engineInstead, orElse } from './by-formula.ts';
import { checkProgram, finish } from './check-program.ts';
import type { Cluster } from './cluster/cluster.ts';
import { chooseEngine, ENGINES } from './engines.ts';
import { type Limits, watchLimits } from './limits.ts';
import { loadProgram } from './load.ts';
import type { CheckResult } from './run-results.ts';
import { unreadOptions } from './unread-options.ts';

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

/**
 * Compiles, runs the engine, replays every violation, and answers. Limits and signal are heeded when the engine looks at
 * them, mostly within milliseconds; the command line has a supervisor for when it does not (src/supervisor).
 */
export async function* check(request: CheckRequest): AsyncGenerator<Progress, CheckResult, void> {
  holdToTable(request.options);
  const options = checkOptions(request.options);
  const chosen = chooseEngine(options.engine, options.model, options.stdRs);
  const isRace = options.engine === 'auto' && options.redis === null;
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
    const keep = await writerOf(request.files, options, program);
    const asked = { program, options, limits, print: request.onPrint, keep, cluster };
    const first = yield* withNews(cluster, checkProgram({ ...asked, engine }));
    const instead = engineInstead(first, options);
    const verdict =
      instead === null
        ? first
        : yield* orElse(first, withNews(cluster, checkProgram({ ...asked, engine: instead })));
    const told = withIds(yield* withFix(verdict, request.files, options, limits), program.sources);
    const notes = [...clusterNotes(cluster), ...unreadOptions(options, told.engine)];
    const verdictOfAll = finish(told, [...diagnostics, ...notes], limits);
    await cluster?.finish(verdictOfAll);
    cluster = null;
    return { verdict: verdictOfAll, sources: program.sources };
  } finally {
    await cluster?.finish(null).catch(() => {});
    limits.stop();
  }
}

/** With a fix beside the first violation, if one is found in a short time. What was found is published before. */
async function* withFix(
  verdict: Verdict,
  files: readonly string[],
  options: CheckOptions,
  limits: Limits,
): AsyncGenerator<Progress, Verdict, void> {
  const { violations, engine } = verdict;
  if (!options.suggest || violations.length === 0 || files.length === 0 || files.includes('-'))
    return verdict;
  yield { done: 0, total: null, text: 'looking for a fix', engine, violations };
  const { fixBeside } = await import('./fences/fix-for.ts');
  const fix = await fixBeside(files, options, violations[0], limits);
  return fix === null
    ? verdict
    : { ...verdict, violations: [{ ...violations[0], fix }, ...violations.slice(1)] };
}

async function writerOf(
  files: readonly string[],
  options: CheckOptions,
  { sources }: Program,
): Promise<EngineContext['keep']> {
  if (options.saveSchedules === null) return undefined;
  const { scheduleWriter } = await import('./schedules.ts');
  return scheduleWriter(options.saveSchedules, files, options, sources);
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

/** With what has happened to the run meanwhile. */
async function* withNews(
  cluster: Cluster | null,
  run: AsyncGenerator<Progress, Verdict, void>,
): AsyncGenerator<Progress, Verdict, void> {
  try {
    for (;;) {
      const step = await run.next();
      for (const text of cluster?.news() ?? []) yield { done: 0, total: null, text, isNews: true };
      if (step.done) return step.value;
      yield step.value;
    }
  } finally {
    await run.return(undefined as never);
  }
}

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
