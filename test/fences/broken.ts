/** Our examples, broken: of some lines the orders are weakened. */
export interface Broken {
  readonly name: string;
  /** From the root of the repository. */
  readonly file: string;
  /** What is replaced by relaxed, in the n-th places (from 0) where it stands; none: everywhere. */
  readonly weaken: readonly (readonly [words: RegExp, ...places: number[]])[];
  readonly model?: string;
}

const STRONG = /memory_order_(?:release|acquire|acq_rel|seq_cst)/g;
const RELEASE = /memory_order_release/g;
const ACQUIRE = /memory_order_acquire/g;
const example = (name: string): string => `examples/${name}`;

/** Seconds each. */
export const QUICK: readonly Broken[] = [
  { name: 'spin lock, unlocked without release', file: example('spinlock.c'), weaken: [[RELEASE]] },
  { name: 'Peterson with release and acquire', file: example('peterson-buggy.c'), weaken: [] },
  { name: 'ring buffer, published without release', file: example('spsc-ring.c'), weaken: [[RELEASE, 0]] },
  { name: 'sequence lock without orders', file: example('seqlock.c'), weaken: [[STRONG]] },
];

/** Up to a minute or so each. */
export const LONG: readonly Broken[] = [
  { name: 'ticket lock without orders', file: example('ticket-lock.c'), weaken: [[STRONG]] },
  { name: 'initialised once, read without acquire', file: example('double-checked.c'), weaken: [[ACQUIRE]] },
  { name: 'reference count without orders', file: example('refcount.c'), weaken: [[STRONG]] },
  { name: 'Peterson with store buffers', file: example('peterson-buggy.c'), weaken: [], model: 'tso' },
  { name: 'MCS lock without release', file: example('mcs-lock.cc'), weaken: [[RELEASE]] },
  { name: 'singleton without orders (C++)', file: example('singleton.cc'), weaken: [[STRONG]] },
  { name: 'hazard pointer without orders (C++)', file: example('hazard-pointer.cc'), weaken: [[STRONG]] },
  { name: 'two-lock queue without orders', file: example('two-lock-queue.c'), weaken: [[STRONG]] },
  { name: 'Treiber stack without orders', file: example('treiber-stack.c'), weaken: [[STRONG]] },
];

export function broken(text: string, { weaken }: Broken): string {
  let now = text;
  for (const [words, ...places] of weaken) {
    let n = 0;
    now = now.replace(words, (found) =>
      places.length === 0 || places.includes(n++) ? 'memory_order_relaxed' : found,
    );
  }
  return now;
}
