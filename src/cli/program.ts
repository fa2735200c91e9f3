import { Command, CommanderError } from 'commander';
import { type Code, isCode } from '../base/diagnostics/catalogue.ts';
import { EXIT, type ExitCode } from '../base/failure.ts';
import { FENCES_TABLE, type FencesOptions, fencesOptions } from '../base/options/fences-options.ts';
import { LITMUS_TABLE, type LitmusOptions, litmusOptions } from '../base/options/litmus-options.ts';
import { withDefaults } from '../base/options/option-parse.ts';
import { flagOf, OPTION_NAMES, type OptionName, type OptionValues } from '../base/options/option-table.ts';
import { usageError } from '../base/options/option-values.ts';
import { type CheckOptions, checkOptions, type OutputOptions } from '../base/options/options.ts';
import { REPLAY_TABLE, type ReplayOptions } from '../base/options/replay-options.ts';
import {
  TEST_SHARED,
  TEST_TABLE,
  type TestOptions,
  testHeap,
  testOptions,
} from '../base/options/test-options.ts';
import { version } from '../base/version.ts';
import { addClusterCommands, type ClusterJob } from './cluster-program.ts';
import { addOption, addOptions, givenOptions, rejectLaterOptions } from './flags.ts';

/** What the user asked for. */
export type Job =
  | {
      readonly command: 'check';
      readonly files: readonly string[];
      readonly options: CheckOptions;
      readonly output: OutputOptions;
    }
  | {
      readonly command: 'replay';
      readonly file: string;
      readonly options: CheckOptions;
      readonly own: ReplayOptions;
      readonly output: OutputOptions;
    }
  | {
      readonly command: 'fences';
      readonly files: readonly string[];
      readonly options: CheckOptions;
      readonly own: FencesOptions;
      /** Null: a program. */
      readonly tests: TestOptions | null;
      readonly output: OutputOptions;
    }
  | {
      readonly command: 'litmus';
      readonly files: readonly string[];
      readonly options: LitmusOptions;
      readonly output: OutputOptions;
    }
  | {
      readonly command: 'test';
      readonly file: string;
      readonly options: CheckOptions;
      readonly own: TestOptions;
      readonly output: OutputOptions;
    }
  /** All checks of the config. */
  | { readonly command: 'project'; readonly output: OutputOptions }
  | { readonly command: 'init' }
  | { readonly command: 'playground'; readonly port: number }
  | ClusterJob
  | { readonly command: 'explain'; readonly code: Code }
  /** Help or version was printed. */
  | { readonly command: 'none'; readonly exit: ExitCode };

function portNumber(text: string): number {
  if (/^\d{1,5}$/.test(text) && Number(text) < 65536) return Number(text);
  throw usageError('HED102', `--port must be a number from 0 to 65535, not '${text}'`, '0 is a free one');
}

const CHECK_EXAMPLES = `
Examples:
  heddle check spinlock.c
  heddle check queue.c --model sc --check assert,race --schedules 100000
  heddle check main.c lib.c --format json --output trace.json -- -DN=3 -Iinclude -std=c17
  heddle check stack.c --seed 7 --timeout 60 --memory 2000
  heddle check --compile-commands build/ queue_test.cc --also sarif:heddle.sarif
  heddle check --quiet

Exit codes:
  0 verified, or bounded by bounds you asked for   10 violated   5 unknown
  1 usage   2 not compiled   6 internal error   7 the answer could not be written
  130 interrupted (SIGINT, SIGTERM)
`;

const REPLAY_EXAMPLES = `
Examples:
  heddle replay .heddle/4fe2a91b03c7.json
  heddle replay .heddle/4fe2a91b03c7.json --step
  heddle replay trace.json --format html --output trace.html
`;

const LITMUS_EXAMPLES = `
Examples:
  heddle litmus SB.litmus
  heddle litmus tests/ --model tso --expected tests/expected.csv --jobs 2
  heddle litmus LB.litmus --model examples/models/sra.cat --format json

Exit codes:
  0 every test has its answer   10 an answer is not as expected, or its test is missing
  1 usage   2 a test could not be read   5 a test was too large, or a limit was reached   6 internal error
  7 the answer could not be written   130 interrupted (SIGINT, SIGTERM)
`;

const FENCES_EXAMPLES = `
Examples:
  heddle fences queue.c
  heddle fences sb.c --model tso | patch -p1
  heddle fences queue.c --at queue.c:10-40 --cost fence.seq_cst=50,store.release=1
  heddle fences queue.c --all --format json
  heddle fences queue.c --weaken
  heddle fences queue.c --model relaxed --ops e=enqueue,d=dequeue --init init_queue --tests "e|d" "e(ed|de)"

patch ignores the text around it: the answer can be piped into it.

Exit codes:
  0 it passes, now or with the patch   10 no fix within the candidates   5 unknown
  1 usage   2 not compiled   6 internal error   7 the answer could not be written
  130 interrupted (SIGINT, SIGTERM)
`;

const TEST_EXAMPLES = `
Examples:
  heddle test queue.c --ops e=enqueue,d=dequeue --init init_queue --tests "e|d" "e(ed|de)" --model relaxed
  heddle test set.c --ops "a=add(0..1),r=remove(0..1),c=contains(0..1)" --tests auto:3 --model tso
  heddle test queue.cc --tests queue --keep-going --format json --output tests.json

A test is what main does, then threads in brackets: e(ed|de) is an enqueue, then enqueue and dequeue beside dequeue and
enqueue. Operations can also be named in the source: HEDDLE_OP(e, enqueue) of heddle.h. docs/data-types.md has a tutorial.

Exit codes:
  0 every test passes   10 a test fails   5 unknown
  1 usage   2 not compiled   6 internal error   7 the answer could not be written   130 interrupted (SIGINT, SIGTERM)
`;

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

  const program = new Command('heddle')
    .description(
      'Checks concurrent C and C++ programs: runs them under their memory model, and shows how they break.',
    )
    .version(version())
    .exitOverride()
    .configureOutput({ outputError: () => {} })
    .addHelpText('after', EXAMPLES);

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
      job =
        files.length > 0
          ? { command: 'check', files, ...settled }
          : { command: 'project', output: projectOutput(check, settled.output, clangFlags) };
    });
  program
    .command('init')
    .description('write a first heddle.config.json and an example test')
    .usage('')
    .addHelpText('after', '\nExample:\n  heddle init && heddle check\n')
    .action(() => {
      job = { command: 'init' };
    });
  const playground = program
    .command('playground')
    .description('serve the web page that checks programs in your browser, to this machine alone')
    .usage('[options]')
    .option('--port <N>', 'the port on 127.0.0.1 (default: a free one)')
    .addHelpText('after', '\nExample:\n  heddle playground\n')
    .action(() => {
      const { port = '0' } = playground.opts<{ port?: string }>();
      job = { command: 'playground', port: portNumber(port) };
    });
  addOptions(check);
  rejectLaterOptions(check);

  const replay = program
    .command('replay')
    .description('replay a saved counterexample and show it')
    .argument(
      '<trace>',
      'a file in .heddle/, or written by: heddle check FILE --format json --output TRACE.json',
    )
    .usage('TRACE.json [options] [-- clang flags]')
    .addHelpText('after', REPLAY_EXAMPLES)
    .action((file: string) => {
      const given = replay.opts<Partial<ReplayOptions>>();
      const own = { readFiles: given.readFiles ?? false, step: given.step ?? false };
      job = { command: 'replay', file, own, ...settings(replay, clangFlags) };
    });
  addOptions(replay, ['clang', 'cache', 'timeout', 'memory', 'format', 'output', 'quiet', 'color']);
  addOption(replay, 'readFiles', REPLAY_TABLE.readFiles);
  addOption(replay, 'step', REPLAY_TABLE.step);

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
        job = { command: 'fences', files, own, tests: null, options, output };
        return;
      }
      if (files.length > 1)
        throw usageError('HED101', 'the tests of a data type are those of one file', 'name that file alone');
      const tests = testOptions(of);
      const heap = givenOptions(fences).heap ?? testHeap(options.engine, options.model, tests.commit);
      job = { command: 'fences', files, own, tests, options: { ...options, heap }, output };
    });
  for (const [name, spec] of Object.entries(FENCES_TABLE)) addOption(fences, name, spec);
  for (const [name, spec] of Object.entries(TEST_TABLE)) addOption(fences, name, spec);
  addOptions(
    fences,
    OPTION_NAMES.filter((name) => !NOT_FOR_FENCES.has(name)),
  );

  const litmus = program
    .command('litmus')
    .description("run litmus tests in herd's format (C and X86)")
    .argument('<files...>', 'tests (.litmus), or folders with tests')
    .usage('FILE|FOLDER... [options]')
    .addHelpText('after', LITMUS_EXAMPLES)
    .action((files: string[]) => {
      const options = litmusOptions(litmus.opts<Partial<LitmusOptions>>());
      const { format, output, quiet, color } = options;
      job = { command: 'litmus', files, options, output: { format, output, quiet, color } };
    });
  for (const [name, spec] of Object.entries(LITMUS_TABLE)) addOption(litmus, name, spec);

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
      job = { command: 'test', file, own, options, output };
    });
  for (const [name, spec] of Object.entries(TEST_TABLE)) addOption(test, name, spec);
  addOptions(test, TEST_SHARED);

  addClusterCommands(program, (found) => {
    job = found;
  });

  program
    .command('explain')
    .description('what a diagnostic means, with an example and the way out')
    .argument('<code>', 'a code such as HED341, as it stands in brackets behind messages')
    .usage('CODE')
    .addHelpText('after', '\nExample:\n  heddle explain HED341\n')
    .action((text: string) => {
      const code = text.toUpperCase();
      if (!isCode(code))
        throw usageError('HED104', `there is no diagnostic ${text}`, 'docs/diagnostics.md lists them all');
      job = { command: 'explain', code };
    });

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

/** What has no meaning for a search over many programs. */
const NOT_FOR_FENCES: ReadonlySet<OptionName> = new Set(['keepGoing', 'printAfter', 'dimacs']);

/** What was given of a table. */
const pick = (table: object, given: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    Object.keys(table).flatMap((key) => (given[key] === undefined ? [] : [[key, given[key]]])),
  );

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

function settings(
  command: Command,
  clangFlags: readonly string[],
): { options: CheckOptions; output: OutputOptions } {
  const { format, output, quiet, color, save, also, baseline, compileCommands, ...given }: OptionValues =
    withDefaults(givenOptions(command));
  const keepGoing = given.keepGoing || baseline !== null;
  const verifyIR = process.env.HEDDLE_VERIFY === '1';
  return {
    options: checkOptions({ ...given, keepGoing, clangFlags, verifyIR }),
    output: { format, output, quiet, color, save, also, baseline, compileCommands },
  };
}

/** What a compiler takes and Heddle does not: `-DX`, `-I`, `-O2`, `-std=c11`, `-pthread`. */
const FOR_THE_COMPILER =
  /^-(?:[DUIOWfmlLg].*|std=.*|x|include.*|isystem.*|iquote.*|pthread|ansi|pedantic|w|c|o)$/;

function helpFor(own: readonly string[], clangFlags: readonly string[]): string {
  const flag = own.find((word) => FOR_THE_COMPILER.test(word));
  if (flag !== undefined && ['check', 'replay', 'fences', 'test'].includes(own[0]))
    return `flags for the compiler come after --: heddle ${own[0]} … -- ${[flag, ...clangFlags].join(' ')}`;
  return [
    'check',
    'replay',
    'fences',
    'litmus',
    'test',
    'init',
    'worker',
    'runs',
    'resume',
    'explain',
  ].includes(own[0])
    ? `see heddle ${own[0]} --help`
    : 'see heddle --help';
}
