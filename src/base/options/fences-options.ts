import type { OptionSpec, SpecValues } from './option-spec.ts';
import { OPTION_TABLE } from './option-table.ts';
import { BadValue, listed, type Parse } from './option-values.ts';

/** Lines of a file where changes are allowed. */
export interface Range {
  readonly file: string;
  readonly from: number;
  readonly to: number;
}

/**
 * Prices, in the spirit of what machines take for it. On x86 only what orders a store before a load costs anything; on
 * Arm acquire loads and release stores are cheap, `dmb ishld` and `dmb ishst` are dearer, and `dmb ish` is dearest.
 */
export const DEFAULT_COSTS = {
  'load.acquire': 2,
  'load.seq_cst': 3,
  'store.release': 2,
  'store.seq_cst': 12,
  'rmw.acquire': 2,
  'rmw.release': 2,
  'rmw.acq_rel': 3,
  'rmw.seq_cst': 4,
  'fence.acquire': 6,
  'fence.release': 6,
  'fence.acq_rel': 9,
  'fence.seq_cst': 12,
  'fence.ll': 4,
  'fence.ls': 4,
  'fence.ss': 4,
  'fence.sl': 10,
} as const;

export type CostKey = keyof typeof DEFAULT_COSTS;
export type Costs = Readonly<Record<CostKey, number>>;

/** What `heddle fences` has beside the options it shares with `heddle check`; in the form of that table. */
export const FENCES_TABLE = {
  cost: {
    group: 'What is checked',
    syntax: 'WHAT=N,…',
    default: DEFAULT_COSTS as Costs,
    defaultText: Object.entries(DEFAULT_COSTS)
      .map(([key, n]) => `${key}=${n}`)
      .join(', '),
    parse: costs,
    help: 'prices of orders and fences; those that are not named keep theirs',
    readers: ['run/fences'],
  },
  at: {
    group: 'What is checked',
    syntax: 'FILE:LINES,…',
    default: null as readonly Range[] | null,
    defaultText: 'everywhere',
    parse: ranges as Parse<readonly Range[] | null>,
    help: 'change nothing but these lines: queue.c:10-20, queue.c:10-20,35,lock.h:7',
    readers: ['run/fences'],
  },
  all: {
    group: 'What is checked',
    syntax: null,
    default: false,
    parse: OPTION_TABLE.keepGoing.parse,
    help: 'find every minimal set of changes, not only a cheapest',
    readers: ['run/fences'],
  },
  weaken: {
    group: 'What is checked',
    syntax: null,
    default: false,
    parse: OPTION_TABLE.keepGoing.parse,
    help: 'the other way: of a program that passes, the orders and fences that can be weaker',
    readers: ['run/fences'],
  },
} as const satisfies Record<string, OptionSpec<never> | OptionSpec<unknown>>;

export type FencesOptions = SpecValues<typeof FENCES_TABLE>;

export const fencesOptions = (given: Partial<FencesOptions> = {}): FencesOptions => ({
  cost: FENCES_TABLE.cost.default,
  at: FENCES_TABLE.at.default,
  all: false,
  weaken: false,
  ...given,
});

function costs(text: string): Costs {
  const given: Record<string, number> = {};
  for (const item of text.split(',')) {
    const [, key, n] = /^([\w.]+)=([0-9]{1,6})$/.exec(item) ?? [];
    if (key === undefined || !Object.hasOwn(DEFAULT_COSTS, key) || Number(n) < 1)
      throw new BadValue(
        `must be WHAT=N, or several of them separated by commas, with N at least 1 and WHAT one of ${listed(Object.keys(DEFAULT_COSTS))}; '${item}' is not`,
      );
    given[key] = Number(n);
  }
  return { ...DEFAULT_COSTS, ...given };
}

function ranges(text: string): readonly Range[] {
  const found: Range[] = [];
  let file: string | null = null;
  for (const item of text.split(',')) {
    const [, named, from, to] = /^(?:(.+):)?([0-9]+)(?:-([0-9]+))?$/.exec(item) ?? [];
    file = named ?? file;
    const last = to === undefined ? Number(from) : Number(to);
    if (from === undefined || file === null || Number(from) < 1 || last < Number(from))
      throw new BadValue(
        `must be FILE:LINE or FILE:FROM-TO, or several of them separated by commas; '${item}' is not`,
      );
    found.push({ file, from: Number(from), to: last });
  }
  return found;
}
