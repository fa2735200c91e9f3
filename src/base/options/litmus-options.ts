import { MODELS } from '../names.ts';
import type { OptionSpec, SpecValues } from './option-spec.ts';
import { OPTION_TABLE } from './option-table.ts';
import { anyText, BadValue, integer, listed, oneOf, type Parse } from './option-values.ts';

export const LITMUS_ENGINES = [
  'auto',
  'oracle',
  'explore',
  'sequentialize',
  'axiomatic',
  'directed',
] as const;
export type LitmusEngine = (typeof LITMUS_ENGINES)[number];

/** The options of `heddle litmus`, in the form of the table of `heddle check`; what means the same is taken from there. */
export const LITMUS_TABLE = {
  model: {
    group: 'What is checked',
    syntax: 'MODEL',
    default: null as string | null,
    defaultText: 'rc11 for C tests, tso for X86 tests',
    parse: OPTION_TABLE.model.parse as Parse<string | null>,
    help: `the memory model: ${MODELS.join(', ')}, or a file FILE.cat`,
    readers: ['run'],
  },
  stdRs: { ...OPTION_TABLE.stdRs, readers: ['run'] },
  expected: {
    group: 'What is checked',
    syntax: 'CSV',
    default: null as string | null,
    defaultText: 'nothing',
    parse: anyText as Parse<string | null>,
    help: 'compare with known answers (columns file and one a model; 1: the condition holds, 0: not) and show only what differs',
    readers: ['run'],
  },
  engine: {
    group: 'Search',
    syntax: 'ENGINE',
    default: 'auto' as LitmusEngine,
    parse: litmusEngine,
    help: 'how to search: auto, oracle (all executions by brute force), or explore, sequentialize, axiomatic or directed (as `check`)',
    readers: ['run'],
  },
  jobs: {
    group: 'Search',
    syntax: 'N',
    default: 1,
    parse: integer(1, 256),
    help: 'how many tests run at the same time',
    readers: ['run'],
  },
  redis: {
    ...OPTION_TABLE.redis,
    help: 'share the tests with all `heddle worker`s at this Redis: redis://HOST:PORT, rediss:// with TLS',
  },
  timeout: {
    ...OPTION_TABLE.timeout,
    help: 'give up on a test after S seconds and go on with the next',
  },
  memory: OPTION_TABLE.memory,
  format: {
    group: 'Output',
    syntax: 'text|json',
    default: 'text' as 'text' | 'json',
    parse: textOrJson,
    help: 'how the answers are written',
    readers: ['cli'],
  },
  output: OPTION_TABLE.output,
  quiet: OPTION_TABLE.quiet,
  color: OPTION_TABLE.color,
} as const satisfies Record<string, OptionSpec<never> | OptionSpec<unknown>>;

export type LitmusOptions = SpecValues<typeof LITMUS_TABLE>;

export function litmusOptions(given: Partial<LitmusOptions> = {}): LitmusOptions {
  const values: Record<string, unknown> = {};
  for (const [name, spec] of Object.entries(LITMUS_TABLE))
    values[name] = given[name as keyof LitmusOptions] ?? spec.default;
  return values as unknown as LitmusOptions;
}

function litmusEngine(text: string): LitmusEngine {
  const name = LITMUS_ENGINES.find((engine) => engine === text);
  if (name) return name;
  throw new BadValue(`must be ${listed(LITMUS_ENGINES)}`);
}

function textOrJson(text: string): 'text' | 'json' {
  return oneOf('text', 'json')(text);
}
