import { defaultChecks, LANGUAGE_MODEL } from '../models.ts';
import {
  ENGINE_NAMES,
  FORMATS,
  type FormatName,
  LATER_ENGINES,
  MODELS,
  PROPERTIES,
  RELEASE_SEQUENCES,
  type StdRs,
} from '../names.ts';
import {
  anyText,
  BadValue,
  integer,
  listed,
  loopBounds,
  oneOf,
  type Parse,
  seconds,
  setOf,
} from './option-values.ts';

/**
 * The one table of the options of `heddle check`. Types and defaults (options.ts), command-line flags and help
 * (cli/flags.ts), their parsing (option-parse.ts) and docs/options.md (option-docs.ts) all come from here; a test
 * fails when a reader named here does not read its option.
 */
export interface OptionSpec<T> {
  readonly group: Group;
  /** What follows the flag: `N`, `lp64|ilp32`. Null: a switch; one that is on by default is spelt `--no-…`. */
  readonly syntax: string | null;
  readonly default: T;
  /** In words, where the default is not a plain value. */
  readonly defaultText?: string;
  readonly parse: Parse<T>;
  readonly help: string;
  /** Folders of `src/` and engines that read it. */
  readonly readers: readonly string[];
}

/** An option of the design whose readers do not exist yet: naming it is a usage error, never ignored. */
export interface LaterSpec {
  readonly later: string;
}

export const GROUPS = ['What is checked', 'Search', 'Limits', 'Compiling', 'Output'] as const;
type Group = (typeof GROUPS)[number];

export const OPTION_TABLE = {
  model: {
    group: 'What is checked',
    syntax: 'MODEL',
    default: LANGUAGE_MODEL,
    parse: modelName,
    help: `the memory model: ${MODELS.join(', ')}, or a file FILE.cat`,
    readers: ['engines/explore', 'run', 'engines/random', 'engines/sequentialize', 'engines/axiomatic'],
  },
  check: {
    group: 'What is checked',
    syntax: 'LIST',
    default: defaultChecks(LANGUAGE_MODEL),
    defaultText: 'the first six, and race under ra, rc11 and c11',
    parse: setOf(PROPERTIES, { assert: 'assertion', uninit: 'uninitialized' }),
    help: `what counts as a violation: ${PROPERTIES.join(', ')} (short: assert, uninit)`,
    readers: [
      'engines/explore',
      'engines/scheduled-run',
      'engines/sequentialize',
      'engines/axiomatic',
      'run',
    ],
  },
  entry: {
    group: 'What is checked',
    syntax: 'FUNCTION',
    default: 'main',
    parse: anyText,
    help: 'the function the program starts in',
    readers: ['run'],
  },
  heap: {
    group: 'What is checked',
    syntax: 'fresh|reuse',
    default: 'fresh' as 'fresh' | 'reuse',
    parse: heapKind,
    help: 'fresh: a freed address is never handed out again; reuse: an allocation may get any block of its size that was freed',
    readers: ['engines/explore', 'engines/random'],
  },
  spuriousCas: {
    group: 'What is checked',
    syntax: null,
    default: false,
    parse: onOff,
    help: 'let a weak compare-exchange fail although the values are equal',
    readers: ['engines/explore', 'engines/scheduled-run', 'engines/axiomatic'],
  },
  spuriousWakeups: {
    group: 'What is checked',
    syntax: 'off|once',
    default: 'once' as 'off' | 'once',
    parse: oneOf('off', 'once'),
    help: 'let a thread wake up from condition variables without a signal, at most once',
    readers: ['engines/explore', 'engines/bounded-sat'],
  },
  volatile: {
    group: 'What is checked',
    syntax: 'plain|relaxed',
    default: 'plain' as 'plain' | 'relaxed',
    parse: oneOf('plain', 'relaxed'),
    help: 'what accesses to volatile objects of up to 8 bytes are: plain, or relaxed atomic, as old lock-free code means them',
    readers: ['run'],
  },
  maxEvents: {
    group: 'Limits',
    syntax: 'N',
    default: 50_000,
    parse: integer(1, 10_000_000),
    help: 'most events of one execution',
    readers: ['engines/explore'],
  },
  stdRs: {
    group: 'What is checked',
    syntax: RELEASE_SEQUENCES.join('|'),
    default: 'rc11' as StdRs,
    parse: releaseSequences,
    help: 'release sequences: with later stores of the same thread (rc11), without them (c20), or with those that no other store comes between (c11; not in explore and sequentialize)',
    readers: ['engines/explore', 'engines/sequentialize', 'engines/scheduled-run', 'run'],
  },
  symmetry: {
    group: 'Search',
    syntax: 'on|off',
    default: 'on' as 'on' | 'off',
    parse: switchValue,
    help: 'explore one order of threads that are alike',
    readers: ['engines/explore', 'engines/axiomatic'],
  },
  commuting: {
    group: 'Search',
    syntax: 'on|off',
    default: 'on' as 'on' | 'off',
    parse: switchValue,
    help: 'explore one order of increments that nobody sees one by one (sc, without race)',
    readers: ['engines/explore'],
  },
  barriers: {
    group: 'Search',
    syntax: 'on|off',
    default: 'on' as 'on' | 'off',
    parse: switchValue,
    help: 'explore one order of arrival at barriers where nobody can tell it',
    readers: ['engines/explore'],
  },
  locks: {
    group: 'Search',
    syntax: 'on|off',
    default: 'on' as 'on' | 'off',
    parse: switchValue,
    help: 'explore one order of critical sections where nothing depends on it, and spurious wake-ups as one step',
    readers: ['engines/explore'],
  },
  classes: {
    group: 'Search',
    syntax: 'on|off',
    default: 'on' as 'on' | 'off',
    parse: switchValue,
    help: 'explore who reads from whom, and not in which order writes come that nobody can tell apart',
    readers: ['engines/explore'],
  },
  engine: {
    group: 'Search',
    syntax: 'ENGINE',
    default: 'auto',
    parse: engineName,
    help: `how to search: ${['auto', ...ENGINE_NAMES].join(', ')} (auto: explore where it knows the model, axiomatic elsewhere and for wide nondeterministic values)`,
    readers: ['run'],
  },
  schedules: {
    group: 'Search',
    syntax: 'N',
    default: 1000,
    parse: integer(1, 1e12),
    help: 'how many random schedules to run',
    readers: ['engines/random'],
  },
  depth: {
    group: 'Search',
    syntax: 'D',
    default: 3,
    parse: integer(1, 1000),
    help: 'the bug depth that random schedules aim at: D - 1 changes of priority each',
    readers: ['engines/random'],
  },
  seed: {
    group: 'Search',
    syntax: 'N',
    default: 1,
    parse: integer(0, 2 ** 32 - 1),
    help: 'the seed of all random choices: the same seed, the same answer',
    readers: ['engines/random'],
  },
  keepGoing: {
    group: 'Search',
    syntax: null,
    default: false,
    parse: onOff,
    help: 'go on after the first violation and report every different one',
    readers: ['engines/explore', 'engines/random'],
  },
  jobs: {
    group: 'Search',
    syntax: 'N',
    default: 1,
    parse: integer(1, 256),
    help: 'how many worker threads share the search of the engines explore, sequentialize and axiomatic; the verdict stays the same',
    readers: ['engines/explore', 'engines/sequentialize', 'engines/axiomatic'],
  },
  redis: {
    group: 'Search',
    syntax: 'URL',
    default: null as string | null,
    defaultText: 'none: this machine alone',
    parse: anyText as Parse<string | null>,
    help: 'share the search with all `heddle worker`s at this Redis (explore, sequentialize, axiomatic): redis://HOST:PORT, rediss:// with TLS',
    readers: ['run'],
  },
  partitions: {
    group: 'Search',
    syntax: 'N',
    default: null as number | null,
    defaultText: 'as many as there are jobs; long ones are split further',
    parse: integer(1, 2 ** 20) as Parse<number | null>,
    help: 'split the search of sequentialize into N parts (a power of two) by the low bit of the thread in each context',
    readers: ['engines/sequentialize'],
  },
  from: {
    group: 'Search',
    syntax: 'I',
    default: null as number | null,
    defaultText: 'the first',
    parse: integer(0, 2 ** 20) as Parse<number | null>,
    help: 'of the partitions, search those from number I on',
    readers: ['engines/sequentialize'],
  },
  to: {
    group: 'Search',
    syntax: 'J',
    default: null as number | null,
    defaultText: 'the last',
    parse: integer(0, 2 ** 20) as Parse<number | null>,
    help: 'of the partitions, search those up to number J',
    readers: ['engines/sequentialize'],
  },
  split: {
    group: 'Search',
    syntax: 'tid|look-ahead',
    default: 'tid' as 'tid' | 'look-ahead',
    parse: oneOf('tid', 'look-ahead'),
    help: 'how a long part is split further: by the next bit of the schedule, or by the choice that fixes most on both sides',
    readers: ['engines/sequentialize'],
  },
  fix: {
    group: 'Search',
    syntax: 'assume|unit|encode',
    default: 'assume' as 'assume' | 'unit' | 'encode',
    parse: oneOf('assume', 'unit', 'encode'),
    help: 'how a part is fixed: by assumptions, by clauses of one literal, or before the formula is made',
    readers: ['engines/sequentialize'],
  },
  unwind: {
    group: 'Limits',
    syntax: 'N',
    default: null as number | null,
    defaultText: 'no bound',
    parse: integer(1, 1e9) as Parse<number | null>,
    help: 'cut every loop after N iterations',
    readers: ['engines/explore', 'engines/random', 'engines/sequentialize', 'engines/axiomatic'],
  },
  unwindset: {
    group: 'Limits',
    syntax: 'LOOP:N,…',
    default: new Map() as ReadonlyMap<string, number>,
    defaultText: 'none',
    parse: loopBounds,
    help: 'the same for single loops, named FUNCTION.K or FILE:LINE',
    readers: ['engines/explore', 'engines/random', 'engines/sequentialize'],
  },
  contexts: {
    group: 'Limits',
    syntax: 'N|auto',
    default: null as number | null,
    defaultText: 'auto',
    parse: orAuto(integer(1, 1000)),
    help: "at most N contexts, main's first included; auto: as many as it takes",
    readers: ['engines/sequentialize'],
  },
  rounds: {
    group: 'Limits',
    syntax: 'N',
    default: null as number | null,
    defaultText: 'no rounds: contexts of any thread',
    parse: integer(1, 1000) as Parse<number | null>,
    help: 'round-robin schedules: all threads one after the other, N times, then main once more',
    readers: ['engines/sequentialize'],
  },
  clock: {
    group: 'Limits',
    syntax: 'K',
    default: null as number | null,
    defaultText: 'as far as it takes',
    parse: integer(1, 1000) as Parse<number | null>,
    help: 'tso, pso: how far the clock runs by which buffered stores reach memory (1: as under sc)',
    readers: ['engines/sequentialize'],
  },
  queue: {
    group: 'Limits',
    syntax: 'N',
    default: null as number | null,
    defaultText: 'as long as it takes',
    parse: integer(2, 1000) as Parse<number | null>,
    help: 'tso, pso: how many stores to a location are kept, the last that reached memory included',
    readers: ['engines/sequentialize'],
  },
  bitwidth: {
    group: 'Limits',
    syntax: 'B',
    default: null as number | null,
    defaultText: 'all bits',
    parse: integer(2, 64) as Parse<number | null>,
    help: 'compute integers in B bits; what is found is run at full width, and if it was none, B grows',
    readers: ['engines/sequentialize'],
  },
  solver: {
    group: 'Search',
    syntax: 'wasm|PATH',
    default: 'wasm',
    parse: anyText,
    help: 'the SAT solver: the one that comes with Heddle, a program that reads DIMACS, or wasm,PATH: the program when the formula is too large for the first',
    readers: ['engines/sequentialize', 'engines/axiomatic'],
  },
  livenessBound: {
    group: 'Limits',
    syntax: 'N',
    default: null as number | null,
    defaultText: 'no bound; 8 once an execution gets too long',
    parse: integer(1, 1e6) as Parse<number | null>,
    help: 'let a loop read the same old value at most N times while there is a newer one',
    readers: ['engines/explore'],
  },
  timeout: {
    group: 'Limits',
    syntax: 'S',
    default: null as number | null,
    defaultText: 'no limit',
    parse: seconds as Parse<number | null>,
    help: 'stop S seconds after the start, compiling included',
    readers: ['run', 'engines/sequentialize'],
  },
  memory: {
    group: 'Limits',
    syntax: 'MB',
    default: null as number | null,
    defaultText: 'no limit',
    parse: integer(16, 1e9) as Parse<number | null>,
    help: 'stop when the process, with the compiler or solver it runs, has grown to MB megabytes',
    readers: ['run'],
  },
  clang: {
    group: 'Compiling',
    syntax: 'auto|wasm|PATH',
    default: 'auto',
    parse: anyText,
    help: 'the compiler: auto takes a native clang (15 or newer) from the PATH, or else the one that comes with Heddle',
    readers: ['run'],
  },
  dataModel: {
    group: 'Compiling',
    syntax: 'lp64|ilp32',
    default: 'lp64' as 'lp64' | 'ilp32',
    parse: oneOf('lp64', 'ilp32'),
    help: 'sizes of long and pointers: 64 bits, or 32',
    readers: ['run'],
  },
  cache: {
    group: 'Compiling',
    syntax: null,
    default: true,
    parse: onOff,
    help: 'compile again, even if the result is in the cache',
    readers: ['run'],
  },
  printAfter: {
    group: 'Output',
    syntax: 'PASS',
    default: null as string | null,
    defaultText: 'nothing',
    parse: anyText as Parse<string | null>,
    help: 'print the intermediate representation after a pass',
    readers: ['run', 'engines/sequentialize', 'engines/axiomatic'],
  },
  format: {
    group: 'Output',
    syntax: FORMATS.join('|'),
    default: 'text' as FormatName,
    parse: formatName,
    help: 'how the answer is written: for people (text, markdown, html), tools (json, sarif, junit, witness, graphml) or as the graph of the execution (dot, svg)',
    readers: ['cli'],
  },
  output: {
    group: 'Output',
    syntax: 'FILE',
    default: null as string | null,
    defaultText: 'standard output',
    parse: anyText as Parse<string | null>,
    help: 'where the answer is written',
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
  baseline: {
    group: 'Output',
    syntax: 'FILE',
    default: null as string | null,
    defaultText: 'none',
    parse: anyText as Parse<string | null>,
    help: 'known violations: the first run writes the file, later ones fail only for violations that are not in it (with --keep-going)',
    readers: ['cli'],
  },
  compileCommands: {
    group: 'Compiling',
    syntax: 'DIR',
    default: null as string | null,
    defaultText: 'none',
    parse: anyText as Parse<string | null>,
    help: 'take the compiler flags of the files from DIR/compile_commands.json',
    readers: ['cli'],
  },
  suggest: {
    group: 'Search',
    syntax: null,
    default: true,
    parse: onOff,
    help: 'do not look for fences or orders that mend what was found (it takes two seconds at most)',
    readers: ['run'],
  },
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
} as const satisfies Record<string, OptionSpec<never> | OptionSpec<unknown> | LaterSpec>;

type Table = typeof OPTION_TABLE;
type Value<S> = S extends { readonly parse: Parse<infer T> } ? T : never;
export type OptionName = { [K in keyof Table]: Table[K] extends LaterSpec ? never : K }[keyof Table];
/** What the flags of a table amount to. */
export type SpecValues<T> = { readonly [K in keyof T]: Value<T[K]> };
/** What the flags of `heddle check` amount to. */
export type OptionValues = { readonly [K in OptionName]: Value<Table[K]> };

export const specOf = <K extends OptionName>(name: K): OptionSpec<OptionValues[K]> =>
  OPTION_TABLE[name] as unknown as OptionSpec<OptionValues[K]>;

export const OPTION_NAMES = Object.keys(OPTION_TABLE).filter(
  (name) => !('later' in OPTION_TABLE[name as keyof Table]),
) as OptionName[];

/** Options of the design that this version does not have: [name, who will read it]. */
export const LATER_OPTIONS: readonly (readonly [string, string])[] = Object.entries(OPTION_TABLE).flatMap(
  ([name, spec]) => ('later' in spec ? [[name, (spec as LaterSpec).later] as const] : []),
);

/** `printAfter` → `--print-after`, `cache` (on by default) → `--no-cache`. */
export function flagOf(name: string): string {
  const spec = OPTION_NAMES.includes(name as OptionName) ? specOf(name as OptionName) : null;
  return spelling(name, spec);
}

export function spelling(name: string, spec: OptionSpec<unknown> | null): string {
  const words = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return spec?.syntax === null && spec.default === true ? `--no-${words}` : `--${words}`;
}

function onOff(text: string): boolean {
  return text === 'true';
}

/** `auto` is null. */
function orAuto(parse: Parse<number>): Parse<number | null> {
  return (text) => {
    if (text === 'auto') return null;
    try {
      return parse(text);
    } catch (error) {
      throw error instanceof BadValue ? new BadValue(`${error.message}, or auto`) : error;
    }
  };
}

function modelName(text: string): string {
  if (text.endsWith('.cat') || (MODELS as readonly string[]).includes(text)) return text;
  throw new BadValue(`must be ${listed([...MODELS, 'a file FILE.cat'])}`);
}

function releaseSequences(text: string): StdRs {
  return oneOf(...RELEASE_SEQUENCES)(text);
}

function switchValue(text: string): 'on' | 'off' {
  return oneOf('on', 'off')(text);
}

function heapKind(text: string): 'fresh' | 'reuse' {
  return oneOf('fresh', 'reuse')(text);
}

function engineName(text: string): string {
  const names = ['auto', ...ENGINE_NAMES];
  if (names.includes(text)) return text;
  const later = (LATER_ENGINES as readonly string[]).includes(text);
  throw new BadValue(
    later
      ? `names an engine that this version does not have; use ${listed(names)}`
      : `must be ${listed(names)}`,
  );
}

function furtherReports(text: string): (readonly [FormatName, string])[] {
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

function formatName(text: string): FormatName {
  return oneOf(...FORMATS)(text);
}
