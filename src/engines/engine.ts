import type { StdRs } from '../base/names.ts';
import type { CheckOptions } from '../base/options/options.ts';
import type { Program } from '../ir/types.ts';
import type { Schedule } from '../results/schedule.ts';
import type { ModelName, Progress, Verdict } from '../results/types.ts';
import type { Hire } from './work/work.ts';

export interface EngineContext {
  /** Aborted on SIGINT, on --timeout, or when another engine was first. */
  readonly signal: AbortSignal;
  /** Seconds since the check started; engines see no other clock. */
  readonly elapsed: () => number;
  /** Of `elapsed`: the answer is worth nothing after that. For computations during which no signal comes. */
  readonly deadline?: number;
  /** Why the signal was aborted, for the verdict's summary. */
  readonly stopped: () => 'no' | 'timeout' | 'memory' | 'interrupted';
  /** Receives what `--print-after` asks for, where the engine is the one that makes it. */
  readonly print?: (text: string) => void;
  /** Receives executions that showed something new, where the engine knows. */
  readonly keep?: (schedule: Schedule) => void;
  /** Workers elsewhere; without it, those of `--jobs` are threads of this process. */
  readonly hire?: Hire;
  /** How many threads of `--jobs` it may use now: fewer while other engines run beside it. */
  readonly lanes?: () => number;
}

/** `(program, options, context) → progress …, and one verdict`: cancellable, deterministic for a seed, silent. */
export interface Engine {
  readonly name: string;
  readonly models: readonly ModelName[];
  /** It also checks a user's own `.cat` file. */
  readonly anyModel?: boolean;
  /** Values of `--std-rs` that it knows. */
  readonly releaseSequences: readonly StdRs[];
  run(
    program: Program,
    options: CheckOptions,
    context: EngineContext,
  ): AsyncGenerator<Progress, Verdict, void>;
}
