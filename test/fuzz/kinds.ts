import { bufferingOf, isC11Family } from '../../src/base/models.ts';
import type { ModelName, ViolationKind } from '../../src/results/types.ts';

/** What engines are asked for and the oracle is sure about. */
export const KINDS: readonly ViolationKind[] = [
  'assertion',
  'deadlock',
  'liveness',
  'lock',
  'memory',
  'uninitialized',
];

/** Errors after which an execution cannot go on, asked for or not; an assertion that was not asked for hides nothing. */
export const HIDING: readonly ViolationKind[] = ['lock', 'memory', 'uninitialized'];

/** Errors that end an execution. */
export const ENDING: readonly string[] = [...HIDING, 'assertion', 'race'];

export const isBuffered = (model: ModelName): boolean => bufferingOf(model) !== 'none';

export const isC11 = (model: ModelName): boolean => isC11Family(model);
