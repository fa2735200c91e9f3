import { type Diagnostic, InternalError } from '../base/failure.ts';
import { overtakesStores } from '../base/models.ts';
import type { CheckOptions } from '../base/options/options.ts';
import type { Engine, EngineContext } from '../engines/engine.ts';
import type { Program } from '../ir/types.ts';
import { keepsEarlyZeros } from '../passes/late-zeros.ts';
import type { StepDependencies } from '../replay/step-dependencies.ts';
import type { Progress, Verdict, Violation } from '../results/types.ts';
import type { Cluster } from './cluster/cluster.ts';
import type { Limits } from './limits.ts';

export interface ProgramCheck {
  readonly program: Program;
  readonly engine: Engine;
  readonly options: CheckOptions;
  readonly limits: Limits;
  readonly print?: ((text: string) => void) | undefined;
  readonly keep?: EngineContext['keep'] | undefined;
  readonly cluster?: Cluster | null;
}

/** What is told when the program is compiled and the engine begins. */
export const PREPARING = 'preparing the search';

/** The engine's answer about a program; every violation is replayed before anyone sees it. */
export async function* checkProgram(of: ProgramCheck): AsyncGenerator<Progress, Verdict, void> {
  const { program, engine, options, limits } = of;
  yield { done: 0, total: null, text: PREPARING, engine: engine.name };
  const run = engine.run(program, options, contextOf(of));
  let step = await run.next();
  for (; !step.done; step = await run.next()) {
    if (step.value.violations) await replayAll(program, step.value.violations, engine.name, options);
    yield { ...step.value, engine: engine.name };
  }
  const violations = await explainAll(program, step.value, options, limits.signal);
  return {
    ...step.value,
    assumptions: [...step.value.assumptions, ...assumptionsOf(program, options)],
    violations,
  };
}

function assumptionsOf(program: Program, { model, volatile }: CheckOptions): string[] {
  return [
    ...(volatile === 'relaxed' ? ['volatile accesses are relaxed atomic ones'] : []),
    ...(overtakesStores(model) && keepsEarlyZeros(program)
      ? ['some blocks of calloc are zero before anybody can come to them']
      : []),
  ];
}

function contextOf({ limits, print, keep, cluster = null }: ProgramCheck): EngineContext {
  return {
    signal: limits.signal,
    elapsed: limits.elapsed,
    stopped: limits.reason,
    ...(cluster === null ? {} : { hire: cluster.hire }),
    ...(keep === undefined ? {} : { keep }),
    ...(print === undefined ? {} : { print }),
  };
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
  const { shortest } = await import('./shortest.ts');
  const { usersNames } = await import('../trace/users-names.ts');
  const { model, stdRs } = options;
  const told: Violation[] = [];
  for (const [i, found] of violations.entries()) {
    const violation = shortest(program, found, options);
    const [known] =
      violation === found ? [dependencies[i]] : await replayAll(program, [violation], engine, options);
    const why = explained(usersNames(violation, program.sources), { model, stdRs, dependencies: known });
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
