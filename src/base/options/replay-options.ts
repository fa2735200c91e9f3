import type { OptionSpec, SpecValues } from './option-spec.ts';
import { OPTION_TABLE } from './option-table.ts';

/** What `heddle replay` has beside the options it shares with `heddle check`; in the form of that table. */
export const REPLAY_TABLE = {
  readFiles: {
    group: 'Compiling',
    syntax: null,
    default: false,
    parse: OPTION_TABLE.keepGoing.parse,
    help: 'read the files that the trace names beside its sources: what they include, sources elsewhere that have changed, a .cat file',
    readers: ['run'],
  },
  step: {
    group: 'Output',
    syntax: null,
    default: false,
    parse: OPTION_TABLE.keepGoing.parse,
    help: 'walk through it in the terminal, step by step, with the values in memory',
    readers: ['cli'],
  },
} as const satisfies Record<string, OptionSpec<never> | OptionSpec<unknown>>;

export type ReplayOptions = SpecValues<typeof REPLAY_TABLE>;
