import { type Command, Option } from 'commander';
import { defaultText } from '../../base/options/option-docs.ts';
import { parseValue, rejectLater } from '../../base/options/option-parse.ts';
import type { OptionSpec } from '../../base/options/option-spec.ts';
import { flagOf, LATER_OPTIONS, spelling } from '../../base/options/option-spelling.ts';
import { FLAG_NAMES, type FlagName, type FlagValues, flagSpec } from './flag-table.ts';

/** Gives a command options of the table of `heddle check`. Defaults are filled in later, once the model is known. */
export function addOptions(command: Command, names: readonly FlagName[] = FLAG_NAMES): void {
  for (const name of names) addOption(command, name, flagSpec(name));
}

/** Flag, help and parsing of one option. */
export function addOption(command: Command, name: string, spec: OptionSpec<unknown>): void {
  const { group, syntax, help } = spec;
  const text = syntax === null ? help : `${help} (default: ${defaultText(spec)})`;
  const flag = `${spelling(name, spec)}${syntax === null ? '' : ` <${syntax}>`}`;
  const option = new Option(flag, text).helpGroup(`${group}:`);
  if (syntax?.endsWith('...'))
    option.argParser((value: string, before: unknown) => [
      ...((before as readonly unknown[] | undefined) ?? []),
      ...(parseValue(name, spec, value) as readonly unknown[]),
    ]);
  else if (syntax !== null) option.argParser((value) => parseValue(name, spec, value));
  command.addOption(option);
}

/** Options of the design that nothing reads yet are known by name, so that using one gets a clear answer. */
export function rejectLaterOptions(command: Command): void {
  for (const [name] of LATER_OPTIONS) {
    const option = new Option(`${flagOf(name)} [value]`).hideHelp();
    command.addOption(option).on(`option:${option.name()}`, () => rejectLater(name));
  }
}

/** What was given on the command line. (Commander reports `--no-x` options as true when they are absent.) */
export const givenOptions = (command: Command): Partial<FlagValues> => command.opts<Partial<FlagValues>>();
