import type { ExitCode } from '../../base/failure.ts';
import type { FencesOptions } from '../../base/options/fences-options.ts';
import type { LitmusOptions } from '../../base/options/litmus-options.ts';
import type { CheckOptions } from '../../base/options/options.ts';
import type { ReplayOptions } from '../../base/options/replay-options.ts';
import type { TestOptions } from '../../base/options/test-options.ts';
import type { OutputOptions } from './flag-table.ts';

/** What the user asked for. */
export type Job =
  | {
      readonly command: 'check';
      readonly files: readonly string[];
      readonly options: CheckOptions;
      readonly output: OutputOptions;
    }
  | {
      readonly command: 'replay';
      readonly file: string;
      readonly options: CheckOptions;
      readonly own: ReplayOptions;
      readonly output: OutputOptions;
    }
  | {
      readonly command: 'fences';
      readonly files: readonly string[];
      readonly options: CheckOptions;
      readonly own: FencesOptions;
      /** Null: a program. */
      readonly tests: TestOptions | null;
      readonly output: OutputOptions;
    }
  | {
      readonly command: 'litmus';
      readonly files: readonly string[];
      readonly options: LitmusOptions;
      readonly output: OutputOptions;
    }
  | {
      readonly command: 'test';
      readonly file: string;
      readonly options: CheckOptions;
      readonly own: TestOptions;
      readonly output: OutputOptions;
    }
  /** All checks of the config. */
  | { readonly command: 'project'; readonly output: OutputOptions }
  | { readonly command: 'init' }
  | { readonly command: 'playground'; readonly port: number }
  | { readonly command: 'worker'; readonly redis: string; readonly jobs: number }
  | { readonly command: 'runs'; readonly redis: string }
  | {
      readonly command: 'resume';
      readonly id: string;
      readonly options: CheckOptions;
      readonly output: OutputOptions;
    }
  | { readonly command: 'explain'; readonly code: string }
  /** Help or version was printed. */
  | { readonly command: 'none'; readonly exit: ExitCode };
