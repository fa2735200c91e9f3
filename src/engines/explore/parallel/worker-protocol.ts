import type { Diagnostic, ExitCode } from '../../../base/failure.ts';
import type { CheckOptions } from '../../../base/options/options.ts';
import type { Program } from '../../../ir/types.ts';
import type { Task } from '../graph/path.ts';
import type { ExploreOptions } from '../search/explorer.ts';
import type { Part } from './part.ts';

/**
 * What jobs.ts and its workers (worker.ts) say to each other. A worker gets tasks as messages; while it works on one it
 * listens to nothing but the words of `control`: word 0 for all, word 1 + n for worker n.
 */
export interface WorkerData {
  readonly program: Program;
  readonly options: CheckOptions;
  readonly how: ExploreOptions;
  /** Threads of the checked program, at most. */
  readonly threads: number;
  readonly worker: number;
  readonly control: Int32Array;
  /** For each worker how far its task is: COUNTS numbers. */
  readonly counts: Float64Array;
  readonly settings: WorkerSettings;
}

export interface WorkerSettings {
  /** A task is split only after so many events. */
  readonly split: number;
  /** For tests: which worker fails. */
  readonly fault: Fault | null;
}

export interface Fault {
  readonly worker: number;
  readonly how: 'throws' | 'exits' | 'keeps a task' | 'fills its memory';
}

export const STOP = 0;
/** Bits of a worker's word: shall it give a part of its task away, and say how far it is? */
export const GIVE = 1;
export const COUNT = 2;

export const EXECUTIONS = 0;
export const BLOCKED = 1;
export const EVENTS = 2;
export const COUNTS = 3;

export type ToWorker = Task;

export type FromWorker =
  | { readonly kind: 'gave'; readonly task: Task }
  /** The task is over, or was stopped. `gave`: how often it was split meanwhile. */
  | { readonly kind: 'done'; readonly part: Part; readonly gave: number }
  | { readonly kind: 'failed'; readonly diagnostic: Diagnostic; readonly exit: ExitCode };
