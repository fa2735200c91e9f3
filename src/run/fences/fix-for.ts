import { DiagnosticError, InternalError } from '../../base/failure.ts';
import { traitsOf } from '../../base/models.ts';
import type { CheckOptions } from '../../base/options/options.ts';
import type { TestOptions } from '../../base/options/test-options.ts';
import { turn } from '../../host/process.ts';
import { isSequential } from '../../replay/consistent.ts';
import type { Fix } from '../../results/fences.ts';
import type { ShownFix, Violation } from '../../results/types.ts';
import type { Limits } from '../limits.ts';
import { patience } from '../patience.ts';
import { findFences } from './find-fences.ts';

/**
 * A fix to be shown beside a counterexample: what `heddle fences` would say, if it says it within a few seconds. A
 * violation that no order and no fence can forbid is told from the violation alone, and costs nothing: most are of that
 * kind. An answer that is not there in time is `unknown`, and so is whatever else goes wrong: a report of a violation is
 * never lost because of what was to stand beside it.
 */
export interface FixRequest {
  readonly files: readonly string[];
  /** Those of the check that found the violation. */
  readonly options: CheckOptions;
  /** Of a data type: its tests, all of which have to pass with the fix. */
  readonly tests?: TestOptions;
  /** As `check` and `runTests` give it, that is replayed and explained. */
  readonly violation: Violation;
  /** A compiler that has begun ends: it may take so much longer. */
  readonly seconds?: number;
  readonly signal?: AbortSignal;
}

const SECONDS = 2;
/** Between two of these the event loop is let in, and with it timers and the user's interrupt. */
const MILLISECONDS = 20;

export async function fixFor(request: FixRequest): Promise<Fix> {
  const { files, options, tests, violation, seconds = SECONDS, signal } = request;
  const hopeless = hopelessness(violation, options);
  if (hopeless !== null) return { kind: 'none', why: hopeless };
  const time = patience(seconds, signal ?? new AbortController().signal);
  const run = findFences({
    files,
    options: { ...options, engine: 'auto', jobs: 1, redis: null, timeout: null },
    ...(tests === undefined ? {} : { tests }),
    signal: time.signal,
  });
  try {
    let step = await run.next();
    for (let last = performance.now(); !step.done; step = await run.next()) {
      if (performance.now() - last < MILLISECONDS) continue;
      time.isOver();
      await turn();
      last = performance.now();
    }
    const { outcome, summary, proposals, clauses, violation: stays } = step.value.result;
    if (outcome === 'fixed') return { kind: 'fix', proposal: proposals[0], clauses: clauses.length };
    if (outcome !== 'no-fix') return { kind: 'unknown', why: summary };
    return { kind: 'none', why: stays === null || stays.kind === violation.kind ? summary : other(stays) };
  } catch (error) {
    if (error instanceof DiagnosticError) return { kind: 'unknown', why: error.diagnostic.message };
    if (error instanceof InternalError) return { kind: 'unknown', why: `internal error: ${error.message}` };
    throw error;
  } finally {
    time.stop();
  }
}

/** The fix that is to be shown beside a violation of `heddle check`, or null. It takes none of the check's own time. */
export async function fixBeside(
  files: readonly string[],
  options: CheckOptions,
  violation: Violation,
  limits: Limits,
): Promise<ShownFix | null> {
  const left = options.timeout === null ? SECONDS : options.timeout - limits.elapsed();
  const seconds = Math.min(SECONDS, left);
  if (seconds <= 0 || limits.signal.aborted) return null;
  const found = await fixFor({ files, options, violation, seconds, signal: limits.signal });
  if (found.kind !== 'fix') return null;
  const { diff, changes, rechecks } = found.proposal;
  return {
    diff,
    changes: changes.map(({ file, line, what }) => ({ file, line, what })),
    checked: rechecks.some((recheck) => recheck.of === 'source' && recheck.verdict === 'passes'),
  };
}

const other = ({ kind, message }: Violation): string =>
  `whatever the orders and fences, the program has another violation (${kind}: ${message})`;

/** Nothing but orders and fences is changed: what they cannot change needs no search. */
function hopelessness({ kind, other: second, trace }: Violation, { model }: CheckOptions): string | null {
  if (traitsOf(model).buffering === 'none') return 'under sc no fence and no order changes anything';
  /* of these it is the order of two accesses that is wrong, also where they happen one after the other */
  const isUnordered = second !== undefined && (kind === 'race' || kind === 'memory');
  if (isUnordered || !isSequential(trace)) return null;
  return 'the execution is an interleaving of the threads: no fence and no order forbids it';
}
