/** What `heddle fences` answers: values that can be sent between threads, and written as JSON. */
import type { Diagnostic } from '../base/failure.ts';
import type { Violation } from './types.ts';

/** One change of the source, in words and by place. */
export interface FenceChange {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly function: string;
  /** `store: relaxed → release`, `new fence: seq_cst`. */
  readonly what: string;
  readonly cost: number;
}

export interface Recheck {
  /** What was checked: the program with the changes, or the patched source compiled anew. */
  readonly of: 'program' | 'source';
  readonly engine: string;
  readonly verdict: 'passes' | 'unknown';
  readonly why: string;
}

export interface FenceProposal {
  readonly cost: number;
  readonly changes: readonly FenceChange[];
  /** For `patch -p1`. */
  readonly diff: string;
  readonly rechecks: readonly Recheck[];
}

/** At least one of these changes is in every fix: the violation happens with everything else at its strongest. */
export interface FenceClause {
  readonly oneOf: readonly FenceChange[];
  readonly violation: Violation;
}

export type FenceOutcome = 'passes' | 'fixed' | 'no-fix' | 'weakened' | 'minimal' | 'unknown';

export interface FencesResult {
  readonly outcome: FenceOutcome;
  readonly model: string;
  readonly engine: string;
  readonly summary: string;
  /** Cheapest first; of `--weaken` the one that is left. */
  readonly proposals: readonly FenceProposal[];
  /** Why nothing cheaper does; of `--weaken`: why nothing more can go. */
  readonly clauses: readonly FenceClause[];
  /** What is wrong with the program as it is, or, without a fix, what no candidate forbids. */
  readonly violation: Violation | null;
  readonly candidates: number;
  readonly checks: number;
  readonly seconds: number;
  readonly diagnostics: readonly Diagnostic[];
}

/** What stands beside a violation: a change that mends it, or why there is none. */
export type Fix =
  /** With it the program passes; of all that the candidates allow it is a cheapest, as so many counterexamples prove. */
  | { readonly kind: 'fix'; readonly proposal: FenceProposal; readonly clauses: number }
  /** No order and no fence helps. */
  | { readonly kind: 'none'; readonly why: string }
  /** Not within the time. */
  | { readonly kind: 'unknown'; readonly why: string };
