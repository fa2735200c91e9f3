import { optionFrom, type Plain, plainOf } from '../base/options/option-kinds.ts';
import type { OptionName, OptionValues } from '../base/options/option-table.ts';
import type { CheckOptions } from '../base/options/options.ts';
import { sha256 } from '../host/hash.ts';

/** The options that change the program, its executions or what is told of them. */
export const RECORDED = [
  'model',
  'engine',
  'check',
  'entry',
  'dataModel',
  'heap',
  'spuriousCas',
  'stdRs',
  'volatile',
  'retries',
  'unwind',
  'unwindset',
  'schedules',
  'depth',
  'seed',
] as const satisfies readonly OptionName[];
type Recorded = { readonly [K in (typeof RECORDED)[number]]: Plain<OptionValues[K]> };

/** What was checked and how: all that `heddle replay` needs to build the same program and read its trace. */
export interface Input extends Recorded {
  readonly files: readonly string[];
  /** Flags passed on to clang. */
  readonly flags: readonly string[];
  /** SHA-256 of each source file, to tell whether it has changed since. */
  readonly sources: Readonly<Record<string, string>>;
}

export function inputOf(
  files: readonly string[],
  options: CheckOptions,
  sources: ReadonlyMap<string, string>,
): Input {
  const recorded = Object.fromEntries(RECORDED.map((name) => [name, plainOf(options[name])]));
  return {
    files,
    flags: options.clangFlags,
    ...(recorded as unknown as Recorded),
    sources: Object.fromEntries([...sources].map(([file, text]) => [file, textHash(text)])),
  };
}

/**
 * The options of a saved check. What does not change the program or its trace is taken from `here`, and so are the
 * compiler flags if there are any.
 */
export function optionsOf(input: Input, here: CheckOptions): CheckOptions {
  const recorded = Object.fromEntries(RECORDED.map((name) => [name, optionFrom(name, input[name])]));
  const clangFlags = here.clangFlags.length > 0 ? here.clangFlags : input.flags;
  return { ...here, ...recorded, clangFlags };
}

/** Which of the saved sources are not what they were. */
export function changedSources(input: Input, sources: ReadonlyMap<string, string>): string[] {
  return Object.entries(input.sources).flatMap(([file, saved]) => {
    const now = sources.get(file);
    return now !== undefined && textHash(now) === saved ? [] : [file];
  });
}

export const textHash = (text: string): string => sha256([text]);
