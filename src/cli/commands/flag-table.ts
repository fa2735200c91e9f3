import { withDefaults } from '../../base/options/option-parse.ts';
import type { OptionSpec, SpecValues } from '../../base/options/option-spec.ts';
import { OPTION_NAMES, type OptionName, type OptionValues, specOf } from '../../base/options/option-table.ts';
import { FORMAT_OPTIONS } from '../../results/formats/format-options.ts';

/** All flags of `heddle check`: the options of the option table, and those that name output formats. */
type FormatOptions = SpecValues<typeof FORMAT_OPTIONS>;
export type FlagName = OptionName | keyof FormatOptions;
export type FlagValues = OptionValues & FormatOptions;

const isFormatOption = (name: string): name is keyof FormatOptions => Object.hasOwn(FORMAT_OPTIONS, name);

export const FLAG_NAMES: readonly FlagName[] = [
  ...(Object.keys(FORMAT_OPTIONS) as (keyof FormatOptions)[]),
  ...OPTION_NAMES,
];

export const flagSpec = (name: FlagName): OptionSpec<unknown> =>
  isFormatOption(name) ? FORMAT_OPTIONS[name] : specOf(name);

/** Fills in the defaults of what was not given. */
export const flagValues = (given: Partial<FlagValues>): FlagValues => ({
  ...withDefaults(given),
  format: given.format ?? FORMAT_OPTIONS.format.default,
  also: given.also ?? FORMAT_OPTIONS.also.default,
});

/** What the command line itself reads; everything else goes to `check`. */
export type OutputOptions = Pick<FlagValues, 'format' | 'output' | 'quiet' | 'color'> &
  Partial<Pick<FlagValues, 'save' | 'also' | 'baseline' | 'compileCommands'>>;
