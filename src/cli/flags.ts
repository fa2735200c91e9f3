import { type Command, Option } from 'commander';
import { defaultText } from '../base/option-docs.ts';
import { parseOption, rejectLater } from '../base/option-parse.ts';
import {
  flagOf,
  LATER_OPTIONS,
  OPTION_NAMES,
  type OptionName,
  type OptionValues,
  specOf,
} from '../base/option-table.ts';

/** Gives a command the options of the table: flags, help, parsing. Defaults are filled in later, once the model is known. */
export function addOptions(command: Command, names: readonly OptionName[] = OPTION_NAMES): void {
  for (const name of names) {
    const { group, syntax, help } = specOf(name);
    const text = syntax === null ? help : `${help} (default: ${defaultText(name)})`;
    const option = new Option(`${flagOf(name)}${syntax === null ? '' : ` <${syntax}>`}`, text).helpGroup(
      `${group}:`,
    );
    if (syntax !== null) option.argParser((value) => parseOption(name, value));
    command.addOption(option);
  }
}

/** Options of the design that nothing reads yet are known by name, so that using one gets a clear answer. */
export function rejectLaterOptions(command: Command): void {
  for (const [name] of LATER_OPTIONS) {
    const option = new Option(`${flagOf(name)} [value]`).hideHelp();
    command.addOption(option).on(`option:${option.name()}`, () => rejectLater(name));
  }
}

/** What was given on the command line. (Commander reports `--no-x` options as true when they are absent.) */
export const givenOptions = (command: Command): Partial<OptionValues> =>
  command.opts<Partial<OptionValues>>();
