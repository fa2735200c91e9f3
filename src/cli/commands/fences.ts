import { FENCES_TABLE, fencesOptions } from '../../base/options/fences-options.ts';
import { usageError } from '../../base/options/option-values.ts';
import { TEST_TABLE, testHeap, testOptions } from '../../base/options/test-options.ts';
import { FLAG_NAMES, type FlagName } from './flag-table.ts';
import { addOption, addOptions, givenOptions } from './flags.ts';
import { type AddCommand, pick, settings } from './settings.ts';

const FENCES_EXAMPLES = `
Examples:
  heddle fences queue.c
  heddle fences sb.c --model tso | patch -p1
  heddle fences queue.c --at queue.c:10-40
  heddle fences queue.c --cost fence.seq_cst=50,store.release=1
  heddle fences queue.c --all --format json
  heddle fences queue.c --weaken
  heddle fences queue.c --model relaxed --ops e=enqueue,d=dequeue \\
      --init init_queue --tests "e|d" "e(ed|de)"

patch ignores the text around it: the answer can be piped into it.

Exit codes:
  0 it passes, now or with the patch   10 no candidate mends it   5 unknown
  1 usage   2 not compiled   6 internal error   7 the answer cannot be written
  130 interrupted (SIGINT, SIGTERM)
`;

/** What has no meaning for a search over many programs. */
const NOT_FOR_FENCES: ReadonlySet<FlagName> = new Set(['keepGoing', 'printAfter', 'dimacs']);

export const addFences: AddCommand = (program, { clangFlags, found }) => {
  const fences = program
    .command('fences')
    .description('find the cheapest fences and memory orders with which a program passes, as a patch')
    .argument('<files...>', 'source files of one program: C (.c), C++ (.cc .cpp .cxx)')
    .usage('FILE... [options] [-- clang flags]')
    .addHelpText('after', FENCES_EXAMPLES)
    .action((files: string[]) => {
      const own = fencesOptions(pick(FENCES_TABLE, fences.opts()));
      const of = pick(TEST_TABLE, fences.opts());
      const { options, output } = settings(fences, clangFlags);
      if (Object.keys(of).length === 0) {
        found({ command: 'fences', files, own, tests: null, options, output });
        return;
      }
      if (files.length > 1)
        throw usageError('HED101', 'the tests of a data type are those of one file', 'name that file alone');
      const tests = testOptions(of);
      const heap = givenOptions(fences).heap ?? testHeap(options.engine, options.model, tests.commit);
      found({ command: 'fences', files, own, tests, options: { ...options, heap }, output });
    });
  for (const [name, spec] of Object.entries(FENCES_TABLE)) addOption(fences, name, spec);
  for (const [name, spec] of Object.entries(TEST_TABLE)) addOption(fences, name, spec);
  addOptions(
    fences,
    FLAG_NAMES.filter((name) => !NOT_FOR_FENCES.has(name)),
  );
};
