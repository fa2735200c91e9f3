/** Heddle's library: `check` a program, `replayFile` a saved counterexample, run `litmus` tests, `runTests` of a data type. The command line is a client of this. */

export { type Diagnostic, DiagnosticError, InternalError } from './base/failure.ts';
export { type FencesOptions, fencesOptions } from './base/options/fences-options.ts';
export { type LitmusOptions, litmusOptions } from './base/options/litmus-options.ts';
export type { CheckOptions } from './base/options/options.ts';
export type { ReplayOptions } from './base/options/replay-options.ts';
export type { Engine, EngineContext } from './engines/engine.ts';
export type * from './results/fences.ts';
export type { LitmusResult, LitmusState } from './results/formats/other-commands/herd.ts';
export type { LitmusRun } from './results/formats/other-commands/litmus-report.ts';
export type * from './results/tests.ts';
export type * from './results/types.ts';
export { answer } from './run/answer.ts';
export { type CheckRequest, check } from './run/check.ts';
export type { TestStep, TestsResult } from './run/datatypes/run-tests.ts';
export type { TestsRequest } from './run/datatypes/suite.ts';
export { ENGINES } from './run/engines.ts';
export type { FencesAnswer, FencesRequest } from './run/fences/find-fences.ts';
export type { FixRequest } from './run/fences/fix-for.ts';
export {
  findFences,
  fixFor,
  listRuns,
  litmus,
  loadRun,
  replayFile,
  runTests,
  whoIsThere,
  work,
} from './run/later.ts';
export type { LitmusOutcome, LitmusRequest, LitmusStep } from './run/litmus/litmus.ts';
export { type Loaded, loadProgram } from './run/load.ts';
export type { CheckResult, ReplayResult } from './run/run-results.ts';
