import { z } from 'zod';
import { holdToTable } from './option-check.ts';
import { choicesOf, kindOf, type Plain } from './option-kinds.ts';
import { type OptionName, type OptionValues, specOf } from './option-table.ts';
import { type CheckOptions, checkOptions } from './options.ts';

/** The option table as schemas: of a config, of a saved trace, of a job. (Whatever needs no zod does not import this.) */

/** An option as people write it in a config: what its flag takes, or a number where that is one. */
export function writtenOption(name: OptionName): z.ZodType {
  const { help } = specOf(name);
  switch (kindOf(name)) {
    case 'switch':
      return z.boolean().describe(help);
    case 'names':
      return z.array(z.string()).describe(help);
    case 'number':
      return z.number().describe(help);
    default:
      return z.union([z.string(), z.number()]).describe(help);
  }
}

/** An option as a trace keeps it. */
function plainOption(name: OptionName): z.ZodType {
  const schema = plainKind(name);
  return specOf(name).default === null ? schema.nullable() : schema;
}

const count = z.number().int().nonnegative();

function plainKind(name: OptionName): z.ZodType {
  switch (kindOf(name)) {
    case 'switch':
      return z.boolean();
    case 'names':
      return z.array(z.string());
    case 'bounds':
      return z.record(z.string(), count);
    case 'number':
      return count;
    case 'choice':
      return z.enum(choicesOf(name));
    case 'text':
      return z.string();
  }
}

/** Several of them, as fields. */
export function plainOptions<K extends OptionName>(
  names: readonly K[],
): { readonly [N in K]: z.ZodType<Plain<OptionValues[N]>> } {
  const fields = Object.fromEntries(names.map((name) => [name, plainOption(name)]));
  return fields as { readonly [N in K]: z.ZodType<Plain<OptionValues[N]>> };
}

/** All options of a check, with values that they can have here. */
export function wholeOptions(
  isAllowed: (options: CheckOptions) => boolean,
  text: string,
): z.ZodType<CheckOptions> {
  return z.custom<CheckOptions>((value) => {
    if (typeof value !== 'object' || value === null) return false;
    const names = Object.keys(checkOptions());
    if (Object.keys(value).length !== names.length || !names.every((name) => Object.hasOwn(value, name)))
      return false;
    const { verifyIR, clangFlags, ...flags } = value as CheckOptions;
    if (typeof verifyIR !== 'boolean' || !Array.isArray(clangFlags)) return false;
    if (!clangFlags.every((flag) => typeof flag === 'string')) return false;
    try {
      holdToTable(flags);
    } catch {
      return false;
    }
    return isAllowed(value as CheckOptions);
  }, text);
}
