import type { TraceStyle } from './formats/text/text-trace.ts';
import type { Input } from './input.ts';
import type { Verdict } from './types.ts';

/** All that an output format gets to see. */
export interface Answer {
  readonly verdict: Verdict;
  readonly input: Input;
  /** Source text by file name. */
  readonly sources: ReadonlyMap<string, string>;
  /** For formats that are read on a terminal. */
  readonly style: TraceStyle;
}
