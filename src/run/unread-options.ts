import type { Diagnostic } from '../base/failure.ts';
import { flagOf } from '../base/options/option-spelling.ts';
import { OPTION_NAMES, type OptionName, specOf } from '../base/options/option-table.ts';
import type { CheckOptions } from '../base/options/options.ts';

/**
 * Options that were given and that the engine which answered does not read: each bounds, splits or saves the search of
 * another engine. They are not refused, since `auto` may choose that engine tomorrow, but nobody is left to think that
 * they did something.
 */
export function unreadOptions(options: CheckOptions, engine: string): Diagnostic[] {
  const flags = OPTION_NAMES.filter((name) => isUnread(name, engine) && isGiven(options, name)).map(flagOf);
  return flags.length === 0
    ? []
    : [
        {
          code: 'HED529',
          severity: 'warning',
          message: `engine ${engine} does not have ${flags.join(', ')}: the answer is as if ${flags.length === 1 ? 'it' : 'they'} had not been given`,
          help: 'leave it out, or ask the engine that has it with --engine (docs/options.md)',
        },
      ];
}

/**
 * These say how fast, or which of several right answers, or (`heap`, `spuriousCas`: HED621; `symmetry`, `unwindset`) are heeded
 * or refused by those who have no use for them.
 */
const SAID_OR_HARMLESS: ReadonlySet<OptionName> = new Set([
  'model',
  'stdRs',
  'heap',
  'spuriousCas',
  'jobs',
  'seed',
  'keepGoing',
  'symmetry',
  'commuting',
  'classes',
  'barriers',
  'unwind',
  'unwindset',
]);

function isUnread(name: OptionName, engine: string): boolean {
  const { readers } = specOf(name);
  const areEngines = readers.length > 0 && readers.every((folder) => folder.startsWith('engines/'));
  return areEngines && !SAID_OR_HARMLESS.has(name) && !readers.includes(`engines/${engine}`);
}

const isGiven = (options: CheckOptions, name: OptionName): boolean =>
  name in options && options[name as keyof CheckOptions] !== specOf(name).default;
