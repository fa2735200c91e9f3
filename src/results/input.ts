import type { StdRs } from '../base/names.ts';
import type { CheckOptions } from '../base/options/options.ts';
import { sha256 } from '../host/hash.ts';

/** What was checked and how: all that `heddle replay` needs to build the same program and read its trace. */
export interface Input {
  readonly files: readonly string[];
  /** Flags passed on to clang. */
  readonly flags: readonly string[];
  readonly model: string;
  readonly engine: string;
  readonly check: readonly string[];
  readonly entry: string;
  readonly dataModel: 'lp64' | 'ilp32';
  readonly heap: 'fresh' | 'reuse';
  readonly spuriousCas: boolean;
  readonly stdRs: StdRs;
  readonly unwind: number | null;
  readonly unwindset: Readonly<Record<string, number>>;
  readonly schedules: number;
  readonly depth: number;
  readonly seed: number;
  /** SHA-256 of each source file, to tell whether it has changed since. */
  readonly sources: Readonly<Record<string, string>>;
}

export function inputOf(
  files: readonly string[],
  options: CheckOptions,
  sources: ReadonlyMap<string, string>,
): Input {
  const { model, engine, entry, dataModel, heap, spuriousCas, stdRs, unwind, schedules, depth, seed } =
    options;
  return {
    files,
    flags: options.clangFlags,
    model,
    engine,
    check: [...options.check],
    entry,
    dataModel,
    heap,
    spuriousCas,
    stdRs,
    unwind,
    unwindset: Object.fromEntries(options.unwindset),
    schedules,
    depth,
    seed,
    sources: Object.fromEntries([...sources].map(([file, text]) => [file, textHash(text)])),
  };
}

/**
 * The options of a saved check. What does not change the program or its trace is taken from `here`, and so are the
 * compiler flags if there are any.
 */
export function optionsOf(input: Input, here: CheckOptions): CheckOptions {
  const { model, engine, entry, dataModel, heap, spuriousCas, stdRs, unwind, schedules, depth, seed } = input;
  return {
    ...here,
    model,
    engine,
    check: new Set(input.check),
    entry,
    dataModel,
    heap,
    spuriousCas,
    stdRs,
    unwind,
    unwindset: new Map(Object.entries(input.unwindset)),
    schedules,
    depth,
    seed,
    clangFlags: here.clangFlags.length > 0 ? here.clangFlags : input.flags,
  };
}

/** Which of the saved sources are not what they were. */
export function changedSources(input: Input, sources: ReadonlyMap<string, string>): string[] {
  return Object.entries(input.sources).flatMap(([file, saved]) => {
    const now = sources.get(file);
    return now !== undefined && textHash(now) === saved ? [] : [file];
  });
}

export const textHash = (text: string): string => sha256([text]);
