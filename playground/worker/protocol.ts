import type { Diagnostic } from '../../src/base/failure.ts';
import type { LitmusResult } from '../../src/results/formats/other-commands/herd.ts';
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

/** What the page says. */
export type ToWorker = Start | Giving;

interface Start {
  readonly kind: 'start';
  readonly job: Job;
  /** What workers have compiled before. */
  readonly compiled: Compiled;
}

/** A worker can fetch nothing: it asks the page for what it wants. */
export type Wanted =
  | { readonly kind: 'clang' }
  | { readonly kind: 'solver' }
  /** An example that comes compiled. */
  | { readonly kind: 'example'; readonly file: string };

/** A file that was asked for. */
export interface Given {
  readonly name: string;
  readonly gzip: boolean;
  readonly content: Blob;
}

interface Giving {
  readonly kind: 'given';
  readonly id: number;
  /** Or why not. */
  readonly given: readonly Given[] | string;
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

interface WantNews {
  readonly kind: 'want';
  readonly id: number;
  readonly wanted: Wanted;
}

/** Clang is loaded. */
interface ClangNews {
  readonly kind: 'clang';
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

export type News = ReadyNews | ProgressNews | WantNews | ClangNews | CompiledNews | AnswerNews;
