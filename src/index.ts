/** Heddle's library: `check` a program, `replayFile` a saved counterexample. The command line is a client of this. */

export { type Diagnostic, DiagnosticError, InternalError } from './base/failure.ts';
export type { CheckOptions } from './base/options.ts';
export type { Engine, EngineContext } from './engines/engine.ts';
export type * from './results/types.ts';
export { type CheckRequest, type CheckResult, check } from './run/check.ts';
export { ENGINES } from './run/engines.ts';
export { type Loaded, loadProgram } from './run/load.ts';
export { replayFile } from './run/replay-file.ts';
