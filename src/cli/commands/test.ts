import { TEST_TABLE, type TestOptions, testHeap, testOptions } from '../../base/options/test-options.ts';
import { FLAG_NAMES, type FlagName } from './flag-table.ts';
import { addOption, addOptions, givenOptions } from './flags.ts';
import { type AddCommand, settings } from './settings.ts';

const TEST_EXAMPLES = `
Examples:
  heddle test queue.c --ops e=enqueue,d=dequeue --init init_queue \\
      --tests "e|d" "e(ed|de)" --model relaxed
  heddle test set.c --ops "a=add(0..1),r=remove(0..1),c=contains(0..1)" \\
      --tests auto:3 --model tso
  heddle test queue.cc --tests queue --keep-going --output tests.txt

A test is what main does, then threads in brackets: e(ed|de) is an enqueue,
then enqueue and dequeue beside dequeue and enqueue. Operations can also be
named in the source: HEDDLE_OP(e, enqueue) of heddle.h. docs/data-types.md has
a tutorial.

Exit codes:
  0 every test passes   10 a test fails   5 unknown
  1 usage   2 not compiled   6 internal error   7 the answer cannot be written
  130 interrupted (SIGINT, SIGTERM)
`;

const NOT_FOR_TESTS: ReadonlySet<FlagName> = new Set(['entry', 'clang', 'printAfter', 'dimacs']);

export const addTest: AddCommand = (program, { clangFlags, found }) => {
  const test = program
    .command('test')
    .description('test a concurrent data type: do its operations behave as if they ran one after the other?')
    .argument('<file>', 'the source file of the data type, C or C++')
    .usage('FILE [options] [-- clang flags]')
    .addHelpText('after', TEST_EXAMPLES)
    .action((file: string) => {
      const { options: given, output } = settings(test, clangFlags);
      const own = testOptions(test.opts<Partial<TestOptions>>());
      const heap = givenOptions(test).heap ?? testHeap(given.engine, given.model, own.commit);
      const options = { ...given, heap };
      found({ command: 'test', file, own, options, output });
    });
  for (const [name, spec] of Object.entries(TEST_TABLE)) addOption(test, name, spec);
  addOptions(
    test,
    FLAG_NAMES.filter((name) => !NOT_FOR_TESTS.has(name)),
  );
};
