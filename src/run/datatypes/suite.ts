import type { CheckOptions } from '../../base/options/options.ts';
import type { TestOptions } from '../../base/options/test-options.ts';
import type { Engine } from '../../engines/engine.ts';
import type { Program } from '../../ir/types.ts';
import type { TestAnswer } from '../../results/tests.ts';
import type { Verdict } from '../../results/types.ts';
import type { Limits } from '../limits.ts';
import type { NamedTest } from './clients/tests.ts';
import type { DataType } from './operations/operations.ts';
import type { SerialFamilies } from './specification/serial-family.ts';

export interface TestsRequest {
  readonly file: string;
  /** The text of the file, if it is not that on the disk. */
  readonly text?: string;
  /** `keepGoing`: go on after a test that is violated. */
  readonly options: CheckOptions;
  /** Operations and tests: `testOptions({ ops: ['e=enqueue'], tests: ['e|d'] })`. */
  readonly typeOptions: TestOptions;
  readonly signal?: AbortSignal;
  readonly late?: number;
  /** Absent: what is not freed when the object is destroyed is a leak. */
  readonly leaks?: false;
  /** Changes the program that is checked (fences, orders), after compiling and before passes. */
  readonly change?: (program: Program) => Program;
}

export interface Done {
  readonly answer: TestAnswer;
  readonly sources: ReadonlyMap<string, string>;
}

/** The concurrent program of a test, and what a verdict about it comes to. */
export interface Question {
  readonly name: string;
  readonly program: Program;
  readonly conclude: (verdict: Verdict, seconds: number) => Done;
}

export interface Suite {
  readonly type: DataType;
  readonly tests: readonly NamedTest[];
  readonly request: TestsRequest;
  readonly engine: Engine;
  readonly limits: Limits;
  /** Serial executions that several tests share. */
  readonly families: SerialFamilies;
}

/** What goes on, in words; a test that is done; null: one of many, and no thread of it ever begins. */
export type News = AsyncGenerator<string | Done | null, void, void>;

export const isQuestion = (one: Question | Done | null): one is Question => one !== null && 'conclude' in one;
