import { type Buffering, MODEL_TABLE, type ModelTraits } from './model-table.ts';
import { MODELS, PROPERTIES } from './names.ts';

export type { Buffering };

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

export const traitsOf = (model: string): ModelTraits => (isOwnModel(model) ? MODEL_TABLE[model] : FOREIGN);

/** The models of which this holds. */
export const modelsThat = (holds: (traits: ModelTraits) => boolean): readonly (typeof MODELS)[number][] =>
  MODELS.filter((model) => holds(MODEL_TABLE[model]));

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
