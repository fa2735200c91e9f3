import type { Diagnostic } from '../../../base/failure.ts';

/** Why a search ends before it has seen everything. */
export type GiveUp =
  /** What it took for granted does not hold: it has to begin again without. */
  | { readonly kind: 'restart'; readonly without: Guess }
  /** It cannot go on, unless a remedy is left. */
  | { readonly kind: 'limit'; readonly diagnostic: Diagnostic; readonly remedy: Remedy | null };

/**
 * What a search takes for granted until something shows that it does not hold, in the order of the names below: that like
 * threads are not told apart; that increments commute; that nobody can tell in which order threads arrive at barriers; that
 * critical sections need no order; that a spurious wake-up is an unlock and a lock; that nobody sees the order of the writes
 * to the locations not yet `observed`; that it can be found out whether a graph has such an order; that nobody minds how often
 * a loop that counts has gone round for nothing (countdown.ts); that bytes are accessed with one size where accesses meet (wide.ts); that graphs are short; that a hunt (hunt.ts) finds something.
 */
export type Guess =
  | 'symmetry'
  | 'commuting'
  | 'barriers'
  | 'sections'
  | 'wake-ups'
  | 'unseen-orders'
  | 'classes'
  | 'spins'
  | 'one-size'
  | 'short-graphs'
  | 'quick-finds';

/** What lifts a limit: a bound on loops that read old values, columns for more threads, a value of an unknown function. */
export type Remedy = 'bounded-loops' | 'more-threads' | Application;

/** An unknown function applied to certain arguments (functions/): its result has this many bits. */
interface Application {
  readonly application: string;
  readonly bits: number;
}
