import type { Command } from 'commander';
import { type CheckOptions, checkOptions } from '../../base/options/options.ts';
import { type FlagValues, flagValues, type OutputOptions } from './flag-table.ts';
import { givenOptions } from './flags.ts';
import type { Job } from './job.ts';

/** What a command needs beside its own words: the flags behind `--`, and somebody to tell what is asked for. */
interface Asked {
  readonly clangFlags: readonly string[];
  found(job: Job): void;
}

/** Gives the program a command. */
export type AddCommand = (program: Command, asked: Asked) => void;

/** What was given of a table. */
export const pick = (
  table: object,
  given: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    Object.keys(table).flatMap((key) => (given[key] === undefined ? [] : [[key, given[key]]])),
  );

export function settings(
  command: Command,
  clangFlags: readonly string[],
): { options: CheckOptions; output: OutputOptions } {
  const { format, output, quiet, color, save, also, baseline, compileCommands, ...given }: FlagValues =
    flagValues(givenOptions(command));
  const keepGoing = given.keepGoing || baseline !== null;
  const verifyIR = process.env.HEDDLE_VERIFY === '1';
  return {
    options: checkOptions({ ...given, keepGoing, clangFlags, verifyIR }),
    output: { format, output, quiet, color, save, also, baseline, compileCommands },
  };
}
