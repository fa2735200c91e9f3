import { MODELS, PROPERTIES } from './names.ts';

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

const TRAITS: Readonly<Record<(typeof MODELS)[number], ModelTraits>> = {
  sc: { ...MACHINE, buffering: 'none', ordersCalls: true },
  tso: { ...MACHINE, buffering: 'fifo' },
  pso: { ...MACHINE, buffering: 'by-location' },
  relaxed: { ...MACHINE, buffering: null, outOfThinAir: true },
  ra: { ...LANGUAGE, ordersCalls: false },
  rc11: LANGUAGE,
  c11: { ...LANGUAGE, buffersLoads: true },
};

/** A user's own `FILE.cat`: nothing is known of it. */
const FOREIGN: ModelTraits = {
  byHappensBefore: false,
  buffering: null,
  buffersLoads: true,
  outOfThinAir: true,
  ordersCalls: false,
  ordersAccesses: false,
};

export const isOwnModel = (model: string): model is (typeof MODELS)[number] =>
  (MODELS as readonly string[]).includes(model);

export const traitsOf = (model: string): ModelTraits => (isOwnModel(model) ? TRAITS[model] : FOREIGN);

/** The models of which this holds. */
export const modelsThat = (holds: (traits: ModelTraits) => boolean): readonly (typeof MODELS)[number][] =>
  MODELS.filter((model) => holds(TRAITS[model]));

/** The model where none is asked for, and whose happens-before decides about races under machines. */
export const LANGUAGE_MODEL = 'rc11';

/** The model whose executions are interleavings. */
export const INTERLEAVING_MODEL = 'sc';

/** The model of the machine that litmus tests in assembler are written for. */
export const ASSEMBLER_MODEL = 'tso';

/** Models in which errors of memory are a matter of happens-before; in the others of the model's own order. */
export const isC11Family = (model: string): boolean => traitsOf(model).byHappensBefore;

/** The store buffers of a model that is a machine, and of none for all others. */
export const bufferingOf = (model: string): Buffering => traitsOf(model).buffering ?? 'none';

/** May a thread's stores to different places reach the others in another order, whatever happens-before says? */
export const overtakesStores = (model: string): boolean => {
  const { byHappensBefore, buffering } = traitsOf(model);
  return !byHappensBefore && buffering !== 'none' && buffering !== 'fifo';
};

/** `--check` without a value: the first six, and races where the model gives them no meaning. */
export const defaultChecks = (model: string): ReadonlySet<string> =>
  new Set<string>(PROPERTIES.slice(0, isC11Family(model) ? 7 : 6));
