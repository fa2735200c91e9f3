import type { OptionSpec } from '../../base/options/option-spec.ts';
import { BadValue, listed, oneOf } from '../../base/options/option-values.ts';
import { FORMAT_GROUPS, FORMAT_TABLE, FORMATS, type FormatName } from './formats.ts';

/**
 * The options that name output formats, as rows of an option table. They are not in that of base/options/, which all of
 * Heddle sees: the formats' own table stands here, above it, and says which there are.
 */
export const FORMAT_OPTIONS = {
  format: {
    group: 'Output',
    syntax: FORMATS.join('|'),
    default: 'text' as FormatName,
    parse: formatName,
    help: `how the answer is written: ${grouped()}`,
    readers: ['cli'],
  },
  also: {
    group: 'Output',
    syntax: 'FORMAT:FILE,…',
    default: [] as readonly (readonly [FormatName, string])[],
    defaultText: 'nothing',
    parse: furtherReports,
    help: 'write further reports of the same run, such as sarif:heddle.sarif,markdown:summary.md',
    readers: ['cli'],
  },
} as const satisfies Record<string, OptionSpec<never> | OptionSpec<unknown>>;

/** `for people (text, …), tools (…) or as the graph of the execution (…)` */
function grouped(): string {
  const parts = Object.entries(FORMAT_GROUPS).map(([group, words]) => {
    const names = FORMATS.filter((name) => FORMAT_TABLE[name].group === group);
    return `${words} (${names.join(', ')})`;
  });
  return listed(parts);
}

function formatName(text: string): FormatName {
  return oneOf(...FORMATS)(text);
}

function furtherReports(text: string): readonly (readonly [FormatName, string])[] {
  return text.split(',').map((item) => {
    const colon = item.indexOf(':');
    const format = FORMATS.find((name) => name === item.slice(0, colon));
    if (format === undefined || colon === item.length - 1)
      throw new BadValue(
        `must be FORMAT:FILE, or several of them separated by commas, FORMAT ${listed(FORMATS)}`,
      );
    return [format, item.slice(colon + 1)] as const;
  });
}
