import { INTERLEAVING_MODEL, isOwnModel, traitsOf } from '../models.ts';
import type { OptionSpec, SpecValues } from './option-spec.ts';
import { OPTION_TABLE } from './option-table.ts';
import type { Parse } from './option-values.ts';

/** Texts between commas that stand outside brackets. */
function list(text: string): readonly string[] {
  const parts: string[] = [];
  let depth = 0;
  let part = '';
  for (const c of text) {
    if (c === '(' || c === '<') depth++;
    else if (c === ')' || c === '>') depth--;
    if (c === ',' && depth <= 0) {
      parts.push(part.trim());
      part = '';
    } else part += c;
  }
  parts.push(part.trim());
  return parts.filter((one) => one !== '');
}

const text = ((given: string) => given) as Parse<string | null>;

/** What `heddle test` has beside the options it shares with `heddle check`; in the form of that table. */
export const TEST_TABLE = {
  ops: {
    group: 'What is checked',
    syntax: 'L=FUNCTION,…',
    default: [] as readonly string[],
    defaultText: 'what HEDDLE_OP of heddle.h says',
    parse: list,
    help: 'the operations, each with the letter that tests call it by; (0..1) values of its arguments, @ROLE who calls it',
    readers: ['run'],
  },
  init: {
    group: 'What is checked',
    syntax: 'FUNCTION',
    default: null as string | null,
    defaultText: 'what HEDDLE_INIT says',
    parse: text,
    help: 'called once before all operations',
    readers: ['run'],
  },
  destroy: {
    group: 'What is checked',
    syntax: 'FUNCTION',
    default: null as string | null,
    defaultText: 'what HEDDLE_DESTROY says',
    parse: text,
    help: 'called once after all operations',
    readers: ['run'],
  },
  spec: {
    group: 'What is checked',
    syntax: 'L=FUNCTION,…',
    default: [] as readonly string[],
    defaultText: 'the operations themselves, one after the other',
    parse: list,
    help: 'a sequential implementation in the same file that says which results are right (also: HEDDLE_SPEC)',
    readers: ['run'],
  },
  specInit: {
    group: 'What is checked',
    syntax: 'FUNCTION',
    default: null as string | null,
    defaultText: 'what HEDDLE_SPEC_INIT says',
    parse: text,
    help: 'called once before the operations of the specification',
    readers: ['run'],
  },
  linearizable: {
    group: 'What is checked',
    syntax: null,
    default: false,
    parse: OPTION_TABLE.keepGoing.parse,
    help: 'sc, rc11, c11: serial orders must also respect that a call has returned before another one begins, in every client',
    readers: ['run'],
  },
  commit: {
    group: 'What is checked',
    syntax: null,
    default: false,
    parse: OPTION_TABLE.keepGoing.parse,
    help: 'sc, tso, pso, relaxed: the serial order is the order of the accesses in heddle_commit(…)',
    readers: ['run'],
  },
  tests: {
    group: 'What is checked',
    syntax: 'TEST...',
    default: ['auto:3'] as readonly string[],
    defaultText: 'auto:3',
    parse: ((given: string) => [given]) as Parse<readonly string[]>,
    help: 'clients: "e|d", "e(ed|de)", "e^3|d^3", a suite (queue, stack, set, deque, counter, lock), or auto:N, all with up to N calls',
    readers: ['run'],
  },
} as const satisfies Record<string, OptionSpec<never> | OptionSpec<unknown>>;

export type TestOptions = SpecValues<typeof TEST_TABLE>;

export function testOptions(given: Partial<TestOptions>): TestOptions {
  const values: Record<string, unknown> = {};
  for (const [name, spec] of Object.entries(TEST_TABLE))
    values[name] = given[name as keyof TestOptions] ?? spec.default;
  return values as unknown as TestOptions;
}

/** Freed memory may be given out again, where the engine that answers has that; --heap wins. */
export function testHeap(engine: string, model: string, commit = false): 'fresh' | 'reuse' {
  const { buffersLoads, outOfThinAir } = traitsOf(model);
  if (!isOwnModel(model) || engine === 'sequentialize' || engine === 'directed') return 'fresh';
  const isEncoded =
    engine === 'axiomatic' || outOfThinAir || (engine === 'auto' && commit && model !== INTERLEAVING_MODEL);
  /* the search where loads may be buffered has not */
  return buffersLoads && !isEncoded ? 'fresh' : 'reuse';
}
