import { type OptionName, type OptionValues, specOf } from './option-table.ts';

/**
 * What kind of value an option of the table has, so that everything which takes values by another way than the command line
 * (the library, a config, a saved trace, a job) gets its rules from the table: option-check.ts, option-schema.ts.
 */
export type OptionKind = 'switch' | 'names' | 'bounds' | 'number' | 'choice' | 'text';

export function kindOf(name: OptionName): OptionKind {
  const { syntax, default: usual } = specOf(name);
  if (syntax === null) return 'switch';
  if (usual instanceof Set) return 'names';
  if (usual instanceof Map) return 'bounds';
  if (/^(N|K|D|S|B|I|J|MB)$/.test(syntax)) return 'number';
  return choicesOf(name).length > 1 ? 'choice' : 'text';
}

/** The words that may follow a flag; none or one, if anything may. */
export function choicesOf(name: OptionName): readonly string[] {
  const words = (specOf(name).syntax ?? '').split('|');
  return words.every((word) => /^[a-z0-9-]+$/.test(word)) ? words : [];
}

/** A value as JSON has it: sets are lists, maps are objects. */
export type Plain<T> =
  T extends ReadonlySet<infer U>
    ? readonly U[]
    : T extends ReadonlyMap<string, infer U>
      ? Readonly<Record<string, U>>
      : T;

export function plainOf<K extends OptionName>(value: OptionValues[K]): Plain<OptionValues[K]> {
  const plain =
    value instanceof Set ? [...value] : value instanceof Map ? Object.fromEntries(value) : (value as unknown);
  return plain as Plain<OptionValues[K]>;
}

export function optionFrom<K extends OptionName>(name: K, plain: Plain<OptionValues[K]>): OptionValues[K] {
  const kind = kindOf(name);
  const value: unknown =
    kind === 'names'
      ? new Set(plain as readonly string[])
      : kind === 'bounds'
        ? new Map(Object.entries(plain as object))
        : plain;
  return value as OptionValues[K];
}
