import { defaultChecks } from '../models.ts';
import type { OptionSpec } from './option-spec.ts';
import { flagOf, LATER_OPTIONS, spelling } from './option-spelling.ts';
import { OPTION_NAMES, type OptionName, type OptionValues, specOf } from './option-table.ts';
import { BadValue, usageError } from './option-values.ts';

/** The value of one option, or a usage error that says what it must be. */
export function parseOption<K extends OptionName>(name: K, text: string): OptionValues[K] {
  return parseValue(name, specOf(name), text);
}

export function parseValue<T>(name: string, spec: OptionSpec<T>, text: string): T {
  try {
    return spec.parse(text);
  } catch (error) {
    if (!(error instanceof BadValue)) throw error;
    const flag = spelling(name, spec);
    throw usageError('HED102', `${flag} ${error.message}, not '${text}'`, `${flag}: ${spec.help}`);
  }
}

/** Fills in the defaults of what was not given. */
export function withDefaults(given: Partial<OptionValues>): OptionValues {
  const values: Record<string, unknown> = {};
  for (const name of OPTION_NAMES) values[name] = given[name] ?? specOf(name).default;
  values.check = given.check ?? defaultChecks(values.model as string);
  return values as unknown as OptionValues;
}

/** For an option of the design that this version cannot honour. */
export function rejectLater(name: string): never {
  const reader = LATER_OPTIONS.find(([later]) => later === name)?.[1] ?? 'nothing';
  throw usageError(
    'HED103',
    `${flagOf(name)} is read by ${reader}, which this version does not have`,
    `leave ${flagOf(name)} out`,
  );
}
