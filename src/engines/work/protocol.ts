import type { Diagnostic, ExitCode } from '../../base/failure.ts';
import type { Program } from '../../ir/types.ts';
import type { WorkName } from './work.ts';

/**
 * What a lane (lane.ts) and its thread (serve.ts) say to each other. The thread gets the ground of a work and tasks as
 * messages; while it runs a task it listens to nothing but its word of `control`.
 */
export interface ThreadData {
  readonly number: number;
  /** One word, shared. */
  readonly control: Int32Array;
  /** How far the task is: COUNTS numbers, shared. */
  readonly counts: Float64Array;
  /** For tests. */
  readonly fault: FaultKind | null;
}

export type FaultKind = 'throws' | 'exits' | 'keeps a task' | 'fills its memory';
export interface Fault {
  readonly worker: number;
  readonly how: FaultKind;
}

/** Bits of the control word. */
export const STOP = 1;
export const GIVE = 2;
export const HAND_OVER = 4;
export const COUNT = 8;

export const COUNTS = 4;

export type ToThread =
  | {
      readonly kind: 'ground';
      readonly name: WorkName;
      readonly program: Program | null;
      readonly ground: unknown;
    }
  | { readonly kind: 'task'; readonly task: unknown; readonly isAnew: boolean };

export type FromThread =
  | { readonly kind: 'gave'; readonly task: unknown }
  /** The task is over, or was stopped. `gave`: how often it was split meanwhile. */
  | { readonly kind: 'done'; readonly part: unknown; readonly gave: number }
  | { readonly kind: 'failed'; readonly diagnostic: Diagnostic; readonly exit: ExitCode };
