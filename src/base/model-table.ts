/**
 * The memory models: a model is a row here, its axioms (src/models/NAME.cat), and for `explore` a file in
 * engines/explore/consistency/ with its line in the table there. Names, help and pages come from these rows.
 */

/** How the stores of a thread wait before the others see them: not at all, in one queue, or in a queue for each location. */
export type Buffering = 'none' | 'fifo' | 'by-location';

/** What follows from the choice of a memory model, for all who do not evaluate its axioms (docs/models.md). */
export interface ModelTraits {
  /** Are errors of memory and atomic blocks matters of happens-before, and races errors? Else of the model's own order. */
  readonly byHappensBefore: boolean;
  /** The machine that the model is; null: it is none with store buffers. */
  readonly buffering: Buffering | null;
  /** May program order and reads-from have a cycle, as far as dependencies allow? */
  readonly buffersLoads: boolean;
  /** May they have any cycle? */
  readonly outOfThinAir: boolean;
  /** Does it order all seq_cst accesses, so that it can be said which of two calls was over before the other began? */
  readonly ordersCalls: boolean;
  /** Is there one order of all accesses, so that it can be said which of two comes first? */
  readonly ordersAccesses: boolean;
}

/** A row of the table: what follows from the model, and what is said of it. */
interface ModelRow extends ModelTraits {
  /** In a line, for the playground's list. */
  readonly inShort: string;
  /** The beginning of its page in docs/models. */
  readonly about: string;
}

const MACHINE = {
  byHappensBefore: false,
  buffersLoads: false,
  outOfThinAir: false,
  ordersCalls: false,
  ordersAccesses: true,
} as const;
const LANGUAGE = {
  byHappensBefore: true,
  buffering: null,
  buffersLoads: false,
  outOfThinAir: false,
  ordersCalls: true,
  ordersAccesses: false,
} as const;

export const MODEL_TABLE = {
  sc: {
    ...MACHINE,
    buffering: 'none',
    ordersCalls: true,
    inShort: 'sequential consistency: threads take turns',
    about: `Threads take turns, one event at a time; every read sees the last write. No machine and no language promises that, but it is
the question to ask first: is the algorithm right at all? If a program is wrong under \`sc\`, no fence mends it.`,
  },
  tso: {
    ...MACHINE,
    buffering: 'fifo',
    inShort: 'x86 and SPARC: stores wait in a buffer',
    about: `x86 and SPARC TSO: each thread has a queue of stores that it sees itself at once and the others later, in order. A load may be done before an
older store to another location is seen. Atomic read-modify-writes and full fences empty the queue. Accesses are what the C11
operations compile to on x86: a \`seq_cst\` store is followed by a fence. Take it for code that is only ever compiled
for x86 and whose compiler is known to keep the order of its accesses.`,
  },
  pso: {
    ...MACHINE,
    buffering: 'by-location',
    inShort: 'SPARC PSO: a buffer for every location',
    about: `Like \`tso\`, with one queue for each location: stores to different locations may be seen in another order. Release stores and
store fences keep it.`,
  },
  relaxed: {
    ...MACHINE,
    buffering: null,
    outOfThinAir: true,
    inShort: 'almost nothing is ordered',
    about: `CheckFence’s model of the weakest machines that are coherent: loads and stores to different locations may be reordered in every way unless a fence
stands between, dependencies order nothing. What is right under \`relaxed\` with its fences is right on every machine that
keeps fences. It has no axiom against values out of thin air.`,
  },
  ra: {
    ...LANGUAGE,
    ordersCalls: false,
    inShort: 'release and acquire alone',
    about: `Release and acquire alone: RC11 in which \`seq_cst\` is no more than acquire and release. Relaxed accesses stay relaxed.`,
  },
  rc11: {
    ...LANGUAGE,
    inShort: 'C11 and C++20, repaired; no load buffering',
    about: `The repaired C11 and C++ model: what the language promises, whatever the compiler and the machine. **The default.** Data races are
violations. Load buffering is forbidden, which compilers keep in practice for all but relaxed atomics that are moved
across each other; \`c11\` allows it.`,
  },
  c11: {
    ...LANGUAGE,
    buffersLoads: true,
    inShort: 'C11 with load buffering',
    about: `RC11 with load buffering, as the C11 text has it; what a store depends on cannot come from the store itself
(CDSChecker’s satisfaction order), so nothing comes out of thin air. Dearer to check than \`rc11\`.`,
  },
} as const satisfies Readonly<Record<string, ModelRow>>;
