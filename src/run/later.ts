import { holdToTable } from '../base/options/option-check.ts';
import { type CheckOptions, checkOptions } from '../base/options/options.ts';
import type { ReplayOptions } from '../base/options/replay-options.ts';
import { TEST_TABLE } from '../base/options/test-options.ts';
import type { Fix } from '../results/fences.ts';
import type { Progress } from '../results/types.ts';
import type {
  listRuns as ListRuns,
  loadRun as LoadRun,
  whoIsThere as WhoIsThere,
} from './cluster/cluster.ts';
import type { WorkerOptions } from './cluster/crewman.ts';
import type { TestStep, TestsResult } from './datatypes/run-tests.ts';
import type { TestsRequest } from './datatypes/suite.ts';
import type { FencesAnswer, FencesRequest } from './fences/find-fences.ts';
import type { FixRequest } from './fences/fix-for.ts';
import type { LitmusOutcome, LitmusRequest, LitmusStep } from './litmus/litmus.ts';
import type { ReplayResult } from './run-results.ts';

/** What a check has no use for is loaded when it is asked for. */

/** Runs litmus tests one after the other (or `jobs` at a time) and yields each answer in the order of the tests. */
export async function* litmus(request: LitmusRequest): AsyncGenerator<LitmusStep, LitmusOutcome, void> {
  return yield* (await import('./litmus/litmus.ts')).litmus(request);
}

/** Tests a data type: yields progress and each test's answer. */
export async function* runTests(request: TestsRequest): AsyncGenerator<TestStep, TestsResult, void> {
  holdToTable(request.options);
  holdToTable(request.typeOptions, TEST_TABLE);
  return yield* (await import('./datatypes/run-tests.ts')).runTests(request);
}

/** Runs the counterexamples of a saved JSON report again on the program as it is now. */
export async function replayFile(
  file: string,
  here: Partial<CheckOptions> = {},
  own?: Pick<ReplayOptions, 'readFiles'>,
): Promise<ReplayResult> {
  holdToTable(here);
  return (await import('./replay-file.ts')).replayFile(file, checkOptions(here), own);
}

/** The cheapest fences and orders with which a program passes, as a patch. */
export async function* findFences(request: FencesRequest): AsyncGenerator<Progress, FencesAnswer, void> {
  return yield* (await import('./fences/find-fences.ts')).findFences(request);
}

/** A fix to be shown beside a violation, if there is one within a few seconds. */
export async function fixFor(request: FixRequest): Promise<Fix> {
  return (await import('./fences/fix-for.ts')).fixFor(request);
}

/** Takes parts of runs at a Redis, until the signal. */
export async function work(options: WorkerOptions): Promise<void> {
  return (await import('./cluster/crewman.ts')).work(options);
}

/** A run at a Redis, as it was begun. */
export const loadRun: typeof LoadRun = async (url, id) =>
  (await import('./cluster/cluster.ts')).loadRun(url, id);

/** What to know before a run is begun at a Redis: whether there are workers. */
export const whoIsThere: typeof WhoIsThere = async (url) =>
  (await import('./cluster/cluster.ts')).whoIsThere(url);

/** The runs at a Redis, and its workers. */
export const listRuns: typeof ListRuns = async (url) => (await import('./cluster/cluster.ts')).listRuns(url);
