import type { OptionSpec } from './option-spec.ts';
import { OPTION_TABLE } from './option-table.ts';
import { BadValue, usageError } from './option-values.ts';

/**
 * Options that come as values, from a caller of the library or from elsewhere: they have the names of a table, and values that
 * a flag could have given them. A value is right if its text, read as a flag's, gives it again.
 */
type Specs = Readonly<Record<string, object>>;

/** The options of a check: those of the table, two that no flag gives, and the two that name formats, for the command line. */
const CHECK_SPECS: Specs = { ...OPTION_TABLE, verifyIR: {}, clangFlags: {}, format: {}, also: {} };

/** A usage error for the first that no table has, or whose value is none. */
export function holdToTable(given: object = {}, table: Specs = CHECK_SPECS): void {
  for (const [name, value] of Object.entries(given)) {
    if (!Object.hasOwn(table, name)) throw unknownOption(name, Object.keys(table));
    if (value === undefined || !('parse' in table[name])) continue;
    const spec = table[name] as OptionSpec<unknown>;
    const why = wrongValue(spec, value);
    if (why !== null) throw usageError('HED102', `options.${name} ${why}`, `${name}: ${spec.help}`);
  }
}

function unknownOption(name: string, names: readonly string[]): Error {
  const near = nearest(name, names);
  return usageError(
    'HED105',
    `there is no option '${name}'`,
    near === null ? 'docs/options.md lists all options' : `did you mean ${near}?`,
  );
}

/** What is wrong with the value of an option; null: nothing. */
function wrongValue(spec: OptionSpec<unknown>, value: unknown): string | null {
  const usual = spec.default;
  if (value === null) return usual === null ? null : 'must not be null';
  if (usual instanceof Set)
    return value instanceof Set ? wrongTexts(spec, [...value].map(String)) : 'must be a Set';
  if (usual instanceof Map)
    /* on the command line a comma would end a name */
    return value instanceof Map
      ? wrongTexts(
          spec,
          [...value].map(([key, n]) => `${String(key).replaceAll(',', ' ')}:${n}`),
        )
      : 'must be a Map';
  if (typeof usual === 'boolean') return typeof value === 'boolean' ? null : 'must be true or false';
  if (typeof value !== 'string' && typeof value !== 'number')
    return typeof usual === 'object' && typeof value === 'object' ? null : `must not be ${typeof value}`;
  return wrongText(spec, String(value), value);
}

function wrongTexts(spec: OptionSpec<unknown>, texts: readonly string[]): string | null {
  return texts.map((text) => wrongText(spec, text)).find((why) => why !== null) ?? null;
}

function wrongText(spec: OptionSpec<unknown>, text: string, value?: unknown): string | null {
  try {
    const read = spec.parse(text);
    if (value === undefined || read === value) return null;
    return `must be a ${typeof read}, not a ${typeof value}`;
  } catch (error) {
    if (!(error instanceof BadValue)) throw error;
    return `${error.message}, not '${text}'`;
  }
}

/** The name that differs least, if it is near enough to be meant. */
function nearest(name: string, names: readonly string[]): string | null {
  const [best] = names
    .map((one) => ({ one, changes: changesBetween(letters(name), letters(one)) }))
    .sort((a, b) => a.changes - b.changes);
  return best !== undefined && best.changes <= Math.max(1, Math.floor(name.length / 3)) ? best.one : null;
}

/** `--print-after` and `printAfter` are the same but for spelling. */
const letters = (name: string): string => name.replace(/^--(no-)?|[-_]/g, '').toLowerCase();

/** How many letters have to be added, left out, replaced, or exchanged with the next (Damerau and Levenshtein). */
function changesBetween(a: string, b: string): number {
  const rows: number[][] = [Array.from({ length: b.length + 1 }, (_, j) => j)];
  for (let i = 1; i <= a.length; i++) {
    rows.push([i]);
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1];
      const replaced = rows[i - 1][j - 1] + (same ? 0 : 1);
      const swapped =
        i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1] ? rows[i - 2][j - 2] + 1 : Infinity;
      rows[i][j] = Math.min(rows[i - 1][j] + 1, rows[i][j - 1] + 1, replaced, swapped);
    }
  }
  return rows[a.length][b.length];
}
