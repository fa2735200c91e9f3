import type { OptionSpec } from './option-spec.ts';
import { anyText, type Parse } from './option-values.ts';
import { onOff } from './option-words.ts';

/** The end of the option table (option-table.ts): what is kept in files, and what is shown on the way. */
export const KEPT_AND_SHOWN = {
  save: {
    group: 'Output',
    syntax: null,
    default: true,
    parse: onOff,
    help: 'do not keep the traces of violations in .heddle/, for `heddle replay`',
    readers: ['cli'],
  },
  dimacs: {
    group: 'Output',
    syntax: 'FILE',
    default: null as string | null,
    defaultText: 'nowhere',
    parse: anyText as Parse<string | null>,
    help: 'write the last formula given to the SAT solver',
    readers: ['engines/sequentialize', 'engines/axiomatic'],
  },
  saveSchedules: {
    group: 'Output',
    syntax: 'DIR',
    default: null as string | null,
    defaultText: 'nowhere',
    parse: anyText as Parse<string | null>,
    help: 'write each execution that showed something new to a file of its own, for `heddle replay DIR` (engine directed)',
    readers: ['engines/directed'],
  },
  printGraph: {
    group: 'Output',
    syntax: 'FILE',
    default: null as string | null,
    defaultText: 'nowhere',
    parse: anyText as Parse<string | null>,
    help: 'write the event graph in the DOT language (engine directed)',
    readers: ['engines/directed'],
  },
  quiet: {
    group: 'Output',
    syntax: null,
    default: false,
    parse: onOff,
    help: 'show no progress',
    readers: ['cli'],
  },
  color: {
    group: 'Output',
    syntax: null,
    default: true,
    defaultText: 'on a terminal',
    parse: onOff,
    help: 'write no colours (also: NO_COLOR=1)',
    readers: ['cli'],
  },
} as const satisfies Record<string, OptionSpec<never> | OptionSpec<unknown>>;
