import { MODEL_TABLE } from './model-table.ts';

/** The words that users write: models, properties, engines. */
export const MODELS = Object.keys(MODEL_TABLE) as readonly (keyof typeof MODEL_TABLE)[];

/**
 * How release sequences go on (`--std-rs`; src/models/release-sequences.cat has the definitions): as in the RC11 paper,
 * as in C++20, or contiguous in modification order, as in C11 and C17.
 */
export const RELEASE_SEQUENCES = ['rc11', 'c20', 'c11'] as const;
export type StdRs = (typeof RELEASE_SEQUENCES)[number];

export const PROPERTIES = [
  'assertion',
  'deadlock',
  'memory',
  'uninitialized',
  'lock',
  'liveness',
  'race',
  'leak',
  'unjoined',
  'overflow',
] as const;

/** Engines of this version, and those of the design that are still to come. */
export const ENGINE_NAMES = ['explore', 'sequentialize', 'axiomatic', 'directed', 'random'] as const;
export const LATER_ENGINES: readonly string[] = [];
