import { Command, CommanderError } from 'commander';
import { EXIT } from '../base/failure.ts';
import { usageError } from '../base/options/option-values.ts';
import { version } from '../base/version.ts';
import { addCheck } from './commands/check.ts';
import { addResume, addRuns, addWorker } from './commands/cluster.ts';
import { addFences } from './commands/fences.ts';
import { HELP } from './commands/help.ts';
import type { Job } from './commands/job.ts';
import { addLitmus } from './commands/litmus.ts';
import { addReplay } from './commands/replay.ts';
import type { AddCommand } from './commands/settings.ts';
import { addExplain, addInit, addPlayground } from './commands/small.ts';
import { addTest } from './commands/test.ts';

/** In the order of `heddle --help`. */
const COMMANDS: Readonly<Record<string, AddCommand>> = {
  check: addCheck,
  init: addInit,
  playground: addPlayground,
  replay: addReplay,
  fences: addFences,
  litmus: addLitmus,
  test: addTest,
  worker: addWorker,
  runs: addRuns,
  resume: addResume,
  explain: addExplain,
};

const EXAMPLES = `
Examples:
  heddle check examples/spinlock-buggy.c
  heddle check FILE --format json --output trace.json
  heddle replay trace.json
  heddle fences queue.c
  heddle litmus tests/ --model tso
  heddle test queue.c --ops e=enqueue,d=dequeue --tests "e|d" --model relaxed
  heddle explain HED341
  heddle check --help
`;

/** Reads the command line. Whatever is wrong with it is a usage error (a DiagnosticError). */
export function parseCommandLine(args: readonly string[]): Job {
  const dashes = args.indexOf('--');
  const own = dashes < 0 ? args : args.slice(0, dashes);
  const clangFlags = dashes < 0 ? [] : args.slice(dashes + 1);
  let job: Job = { command: 'none', exit: EXIT.ok };
  const found = (asked: Job): void => {
    job = asked;
  };

  const program = new Command('heddle')
    .description(
      'Checks concurrent C and C++ programs: runs them under their memory model, and shows how they break.',
    )
    .version(version())
    .exitOverride()
    .configureOutput({ outputError: () => {} })
    .configureHelp(HELP)
    .addHelpText('after', EXAMPLES);
  /* the options of the others would only be made and thrown away */
  const named = Object.hasOwn(COMMANDS, own[0] ?? '') ? [COMMANDS[own[0]]] : Object.values(COMMANDS);
  for (const add of named) add(program, { clangFlags, found });

  try {
    program.parse(own, { from: 'user' });
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    if (error.exitCode === 0) return { command: 'none', exit: EXIT.ok };
    if (error.code === 'commander.help') return { command: 'none', exit: EXIT.usage };
    throw usageError(
      'HED101',
      error.message.replace(/^error: /, '').replaceAll('\n', ' '),
      helpFor(own, clangFlags),
    );
  }
  return job;
}

/** What a compiler takes and Heddle does not: `-DX`, `-I`, `-O2`, `-std=c11`, `-pthread`. */
const FOR_THE_COMPILER =
  /^-(?:[DUIOWfmlLg].*|std=.*|x|include.*|isystem.*|iquote.*|pthread|ansi|pedantic|w|c|o)$/;

function helpFor(own: readonly string[], clangFlags: readonly string[]): string {
  const flag = own.find((word) => FOR_THE_COMPILER.test(word));
  if (flag !== undefined && ['check', 'replay', 'fences', 'test'].includes(own[0]))
    return `flags for the compiler come after --: heddle ${own[0]} … -- ${[flag, ...clangFlags].join(' ')}`;
  return Object.hasOwn(COMMANDS, own[0] ?? '') ? `see heddle ${own[0]} --help` : 'see heddle --help';
}
