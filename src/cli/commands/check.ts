import type { Command } from 'commander';
import { flagOf } from '../../base/options/option-spelling.ts';
import { usageError } from '../../base/options/option-values.ts';
import type { OutputOptions } from './flag-table.ts';
import { addOptions, givenOptions, rejectLaterOptions } from './flags.ts';
import { type AddCommand, settings } from './settings.ts';

const CHECK_EXAMPLES = `
Examples:
  heddle check spinlock.c
  heddle check queue.c --model sc --check assert,race --schedules 100000
  heddle check main.c lib.c --format json --output trace.json
  heddle check main.c lib.c -- -DN=3 -Iinclude -std=c17
  heddle check stack.c --seed 7 --timeout 60 --memory 2000
  heddle check --compile-commands build/ queue_test.cc --also sarif:heddle.sarif
  heddle check --quiet

Exit codes:
  0 verified, or bounded by bounds you asked for   10 violated   5 unknown
  1 usage   2 not compiled   6 internal error   7 the answer cannot be written
  130 interrupted (SIGINT, SIGTERM)
`;

export const addCheck: AddCommand = (program, { clangFlags, found }) => {
  const check = program
    .command('check')
    .description('check a program')
    .argument(
      '[files...]',
      'source files of one program: C (.c), C++ (.cc .cpp .cxx), preprocessed (.i .ii), LLVM IR (.ll); - is the standard input',
    )
    .usage('[FILE...] [options] [-- clang flags]')
    .addHelpText('after', CHECK_EXAMPLES)
    .action((files: string[]) => {
      const settled = settings(check, clangFlags);
      found(
        files.length > 0
          ? { command: 'check', files, ...settled }
          : { command: 'project', output: projectOutput(check, settled.output, clangFlags) },
      );
    });
  addOptions(check);
  rejectLaterOptions(check);
};

/** Without files, the config says how to check: only options of the output may be given. */
function projectOutput(
  command: Command,
  output: OutputOptions,
  clangFlags: readonly string[],
): OutputOptions {
  const allowed: readonly string[] = ['format', 'output', 'quiet', 'color', 'save', 'also'];
  const wrong = Object.keys(givenOptions(command)).find(
    (name) => command.getOptionValueSource(name) === 'cli' && !allowed.includes(name),
  );
  if (wrong !== undefined || clangFlags.length > 0)
    throw usageError(
      'HED101',
      `${wrong === undefined ? 'flags for the compiler' : flagOf(wrong)} cannot be given without files`,
      'name the files, or say it in heddle.config.json; see heddle check --help',
    );
  return output;
}
