import type { Diagnostic } from '../../src/base/failure.ts';
import type { LitmusResult } from '../../src/results/formats/herd.ts';
import type { Verdict } from '../../src/results/types.ts';
import type { ViewerData } from '../../src/results/viewer-data.ts';

/** What the page and its workers say to each other: plain values. */
export interface Settings {
  readonly model: string;
  readonly engine: string;
  /** Null: what the model's defaults are. */
  readonly check: readonly string[] | null;
  readonly unwind: number | null;
  /** In seconds. (Memory cannot be limited: browsers do not tell a worker how much it uses.) */
  readonly timeout: number;
  readonly heap: 'fresh' | 'reuse';
  readonly spuriousCas: boolean;
  readonly dataModel: 'lp64' | 'ilp32';
  readonly flags: readonly string[];
}

export interface Job {
  /** A name without folders; its ending says what it is. */
  readonly file: string;
  readonly text: string;
  readonly settings: Settings;
}

export interface Start {
  readonly kind: 'start';
  readonly job: Job;
  /** Where the page is. */
  readonly base: string;
  /** Clang, if a worker had it before. */
  readonly clang: Clang | null;
  /** What workers have compiled before. */
  readonly compiled: Compiled;
}

/** Entries of the compile cache. */
export type Compiled = readonly (readonly [key: string, text: string])[];

/** What is fetched of clang: its code, compiled, by file name. (Its own headers are not used: Heddle brings all.) */
export type Clang = Readonly<Record<string, WebAssembly.Module>>;

export interface Checked {
  readonly kind: 'checked';
  readonly verdict: Verdict;
  readonly exit: number;
  /** The last line of the text report. */
  readonly line: string;
  /** How the answer was found, without the numbers. */
  readonly about: readonly string[];
  readonly viewer: ViewerData;
  /** `--format json`, text and html. */
  readonly json: string;
  readonly text: string;
  readonly html: string;
  /** All of it, and without loading, compiling and making reports. */
  readonly seconds: number;
  readonly searchSeconds: number;
}

export interface LitmusAnswered {
  readonly kind: 'litmus';
  readonly result: LitmusResult;
  /** herd's block. */
  readonly block: string;
  readonly seconds: number;
}

/** The input cannot be handled, or Heddle has failed. */
export interface Refused {
  readonly kind: 'refused';
  readonly diagnostic: Diagnostic | null;
  readonly message: string;
  readonly exit: number;
}

export type Answer = Checked | LitmusAnswered | Refused;

/** Its script is loaded. */
interface ReadyNews {
  readonly kind: 'ready';
}

interface ProgressNews {
  readonly kind: 'progress';
  readonly text: string;
  readonly engine: string | null;
  readonly executions: number;
}

interface LoadingNews {
  readonly kind: 'loading';
  readonly done: number;
  readonly total: number;
}

interface ClangNews {
  readonly kind: 'clang';
  readonly clang: Clang;
}

/** The program is compiled; what is new in the cache. */
interface CompiledNews {
  readonly kind: 'compiled';
  readonly entries: Compiled;
}

interface AnswerNews {
  readonly kind: 'answer';
  readonly answer: Answer;
}

export type News = ReadyNews | ProgressNews | LoadingNews | ClangNews | CompiledNews | AnswerNews;
