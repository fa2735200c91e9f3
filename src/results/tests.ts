/** What `heddle test` answers: a verdict for each test, with the history of operations where one is violated. */
import type { Verdict } from './types.ts';

export interface HistoryCall {
  /** 0: main, before the threads begin. */
  readonly thread: number;
  readonly operation: string;
  readonly arguments: readonly string[];
  /** Null: the call has not returned. */
  readonly results: readonly string[] | null;
  /** False: its thread has not come to it. */
  readonly isMade?: false;
}

/** A serial execution: the calls (indices into the history) in their order, with what each gives there. */
export interface SerialOrder {
  readonly order: readonly number[];
  readonly results: readonly (readonly string[])[];
  /** The first call in this order that gives something else than in the history, as an index into `order`. */
  readonly differs: number;
  /** Calls that wait for ever in the end; then `differs` may also be the length of `order`: it is these that differ. */
  readonly pending?: readonly number[];
}

export interface History {
  readonly calls: readonly HistoryCall[];
  /** The serial executions that come closest, best first. */
  readonly closest: readonly SerialOrder[];
  /** With commit points: the order of the operations that they give, as indices into `calls`. */
  readonly commits?: readonly number[];
  /** With commit points: calls that have come to none, in place of `commits`. */
  readonly uncommitted?: readonly number[];
}

export interface TestAnswer {
  /** Of a suite: T0, Tpc2; else empty. */
  readonly name: string;
  readonly test: string;
  readonly verdict: Verdict;
  /** It goes wrong although the operations run one after the other. */
  readonly serially: boolean;
  /** The user's specification and the implementation differ, or the commit points are wrong. */
  readonly serial: { readonly orders: number; readonly observations: number };
  readonly history: History | null;
}

export interface TestsRun {
  readonly file: string;
  readonly model: string;
  readonly engine: string;
  readonly criterion: string;
  /** What was taken for granted of all clients. */
  readonly assumptions: readonly string[];
  readonly tests: readonly TestAnswer[];
  /** Tests that were not run, because one was violated or a limit was reached. */
  readonly notRun: number;
}
