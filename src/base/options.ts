/** The result of parsing the command line: every engine and stage reads its settings from here. (The table that fills it: option-table.ts.) */
export interface CheckOptions {
  readonly model: string;
  readonly engine: string;
  readonly check: ReadonlySet<string>;
  readonly entry: string;
  readonly unwind: number | null;
  readonly unwindset: ReadonlyMap<string, number>;
  readonly schedules: number;
  readonly depth: number;
  readonly seed: number;
  readonly heap: 'fresh' | 'reuse';
  readonly spuriousCas: boolean;
  readonly timeout: number | null;
  readonly memory: number | null;
  readonly jobs: number;
  readonly dataModel: 'lp64' | 'ilp32';
  readonly clang: string;
  readonly cache: boolean;
  readonly keepGoing: boolean;
  readonly printAfter: string | null;
  readonly clangFlags: readonly string[];
}
