import { PROPERTIES } from '../base/names.ts';

/** The words of reports, once: kinds of violations and of steps, and what they have in common. */

/** Always wrong, whatever the user wants checked. */
const ALWAYS = ['arithmetic', 'exception', 'not-serial'] as const;
export const VIOLATION_KINDS = [...PROPERTIES, ...ALWAYS] as const;
export type ViolationKind = (typeof VIOLATION_KINDS)[number];

/** Is a violation of this kind told? */
export const isTold = (check: ReadonlySet<string>, kind: ViolationKind): boolean =>
  isAlwaysTold(kind) || check.has(kind);

export const isAlwaysTold = (kind: ViolationKind): boolean => (ALWAYS as readonly string[]).includes(kind);

/** Threads wait for ever. */
export const isStuck = (kind: string): kind is 'deadlock' | 'liveness' =>
  kind === 'deadlock' || kind === 'liveness';

/** Nothing is wrong with a step: it is how the execution ends. */
export const isOfTheEnd = (kind: ViolationKind): boolean =>
  isStuck(kind) || kind === 'leak' || kind === 'unjoined';

export const STEP_OPS = [
  'read',
  'write',
  'rmw',
  'fence',
  'lock',
  'unlock',
  'create',
  'join',
  'begin',
  'end',
  'alloc',
  'free',
  'flush',
  'await',
  'assert',
  'choose',
  'output',
  'yield',
  'wait',
  'signal',
  'atomic',
] as const;
export type StepOp = (typeof STEP_OPS)[number];

/** Steps by which threads act on each other. */
export const ACTS: readonly StepOp[] = [
  'read',
  'write',
  'rmw',
  'fence',
  'lock',
  'unlock',
  'create',
  'join',
  'wait',
  'signal',
];
