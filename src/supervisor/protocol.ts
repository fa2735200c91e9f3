import type { Diagnostic, ExitCode } from '../base/failure.ts';
import type { FencesOptions } from '../base/options/fences-options.ts';
import type { LitmusOptions } from '../base/options/litmus-options.ts';
import type { CheckOptions } from '../base/options/options.ts';
import type { ReplayOptions } from '../base/options/replay-options.ts';
import type { TestOptions } from '../base/options/test-options.ts';
import type {
  CheckResult,
  FencesAnswer,
  LitmusOutcome,
  LitmusStep,
  ReplayResult,
  TestStep,
  TestsResult,
} from '../index.ts';
import type { Progress } from '../results/types.ts';

/** What is said between the supervisor and the work it watches: plain values, which any kind of worker can be sent. */
export type Job =
  | {
      readonly command: 'check';
      readonly files: readonly string[];
      readonly options: CheckOptions;
      /** The run to go on with, if it is one. */
      readonly resume?: string | null;
    }
  | {
      readonly command: 'fences';
      readonly files: readonly string[];
      readonly options: CheckOptions;
      readonly own: FencesOptions;
      readonly tests: TestOptions | null;
    }
  | {
      readonly command: 'replay';
      readonly file: string;
      readonly options: CheckOptions;
      readonly own: ReplayOptions;
    }
  | {
      readonly command: 'test';
      readonly file: string;
      readonly options: CheckOptions;
      readonly own: TestOptions;
    }
  | { readonly command: 'litmus'; readonly paths: readonly string[]; readonly options: LitmusOptions };

export type StopReason = 'timeout' | 'memory' | 'interrupted';

export type ToWork =
  /** `late`: how many seconds had passed when it was sent, all of which count. */
  | { readonly kind: 'job'; readonly job: Job; readonly late: number }
  /** A request: whoever does not answer soon is ended. */
  | { readonly kind: 'stop'; readonly why: StopReason };

export type FromWork =
  | { readonly kind: 'progress'; readonly progress: Progress }
  /** For the user, as it is. */
  | { readonly kind: 'print'; readonly text: string }
  | { readonly kind: 'test'; readonly step: LitmusStep }
  | { readonly kind: 'data-type'; readonly step: TestStep }
  | Answer;

export type Answer =
  | { readonly kind: 'checked'; readonly result: CheckResult }
  | { readonly kind: 'fenced'; readonly answer: FencesAnswer }
  | { readonly kind: 'replayed'; readonly result: ReplayResult }
  | { readonly kind: 'tested'; readonly outcome: LitmusOutcome }
  | { readonly kind: 'data-type-tested'; readonly result: TestsResult }
  /** A `DiagnosticError`. */
  | {
      readonly kind: 'refused';
      readonly diagnostic: Diagnostic;
      readonly exit: ExitCode;
      readonly source: string | null;
    }
  /** Any other error: ours. */
  | { readonly kind: 'failed'; readonly message: string; readonly stack: string }
  /** There is no more memory, or no more than the JavaScript engine takes. */
  | { readonly kind: 'full' };
