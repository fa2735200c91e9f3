import type { Input } from '../results/input.ts';
import type { Verdict } from '../results/types.ts';

export interface CheckResult {
  readonly verdict: Verdict;
  /** Source text by file name, for showing traces. */
  readonly sources: ReadonlyMap<string, string>;
}

export interface ReplayResult extends CheckResult {
  /** What was checked then. */
  readonly input: Input;
}
