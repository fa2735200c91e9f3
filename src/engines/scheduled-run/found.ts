import type { Diagnostic } from '../../base/failure.ts';
import type { LocId, LoopId } from '../../base/ids.ts';
import type { ViolationKind, Waiting } from '../../results/types.ts';

/** A violation as an execution meets it, before anybody has written the trace down. */
export interface Found {
  readonly kind: ViolationKind;
  readonly message: string;
  readonly thread: number;
  /** Source locations, innermost first. */
  readonly stack: readonly LocId[];
  /** Two executions show the same violation if they have the same key: kind and place (a race: both places). */
  readonly key: string;
  /** Number of the earlier event it conflicts with, or -1. */
  readonly other: number;
  readonly waiting: readonly Waiting[];
  /** Its last event is a weak compare-exchange that fails although it need not. */
  readonly spurious: boolean;
}

/** How an execution ended. */
export type Outcome =
  /** The program ended, or every thread did. */
  | { readonly kind: 'complete' }
  /** An assumption does not hold. */
  | { readonly kind: 'infeasible' }
  /** A thread reached a loop bound, and in the end nobody could go on, or the program ended without it. */
  | { readonly kind: 'cut'; readonly loops: readonly LoopId[] }
  | { readonly kind: 'violation'; readonly found: Found }
  /** A failure of a kind that is not checked; there is no way to go on after it. */
  | { readonly kind: 'unchecked'; readonly found: Found }
  /** Something that is not supported, or a limit. */
  | { readonly kind: 'unknown'; readonly diagnostic: Diagnostic };
