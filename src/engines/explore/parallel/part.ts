import type { Diagnostic } from '../../../base/failure.ts';
import type { Violation } from '../../../results/types.ts';
import { comparePaths } from '../graph/path.ts';
import type { GiveUp } from '../state/reasons.ts';

/**
 * What the search of a part of the tree came across: a value that can be sent to another thread, and added to that of
 * another part in any order. Of what is told once only (a bug, the reason to give up) the one that a single search
 * would meet first is kept: `path` says where in the tree it is.
 */
export interface Part {
  readonly executions: number;
  readonly blocked: number;
  readonly events: number;
  /** By kind and place, so that one bug is told once; the first in the tree first. */
  readonly violations: readonly FoundViolation[];
  /** Errors of kinds that were not asked for: what comes after them is not known. By kind, the first of each. */
  readonly unchecked: readonly Unchecked[];
  /** Why the search gave up. */
  readonly gaveUp: GaveUp | null;
  /** Loops that were cut, in ascending order: n ≥ 0 is loop n, by --unwind; n < 0 loop -1 - n, by the liveness bound. */
  readonly cuts: readonly number[];
  /** Locations whose order of writes can be seen (classes.ts). */
  readonly observed: readonly number[];
  /** Critical sections that are ordered (sections.ts). */
  readonly sections: readonly number[];
  /** Locations that are accessed in parts, too (memory/wide.ts). */
  readonly wide: readonly number[];
  /** Rounds of loops that count (waiting/countdown.ts). */
  readonly rounds: readonly number[];
  /** Sites that were reached, in ascending order (vm/code/marks.ts). */
  readonly reached: readonly number[];
}

interface FoundViolation {
  readonly key: string;
  readonly path: readonly number[];
  readonly violation: Violation;
}

interface Unchecked {
  readonly key: string;
  readonly path: readonly number[];
  readonly message: string;
  readonly at: Diagnostic['at'] & object;
}

interface GaveUp {
  readonly path: readonly number[];
  readonly why: GiveUp;
}

export const NOTHING: Part = {
  executions: 0,
  blocked: 0,
  events: 0,
  violations: [],
  unchecked: [],
  gaveUp: null,
  cuts: [],
  observed: [],
  sections: [],
  wide: [],
  rounds: [],
  reached: [],
};

export function merge(a: Part, b: Part): Part {
  return {
    executions: a.executions + b.executions,
    blocked: a.blocked + b.blocked,
    events: a.events + b.events,
    violations: firstOfEach(a.violations, b.violations, (first) => first),
    unchecked: firstOfEach(a.unchecked, b.unchecked, (first) => first),
    gaveUp: firstOf(a.gaveUp, b.gaveUp),
    cuts: union(a.cuts, b.cuts),
    observed: union(a.observed, b.observed),
    sections: union(a.sections, b.sections),
    wide: union(a.wide, b.wide),
    rounds: union(a.rounds, b.rounds),
    reached: union(a.reached, b.reached),
  };
}

const union = (a: readonly number[], b: readonly number[]): readonly number[] =>
  a.length === 0 ? b : b.length === 0 ? a : [...new Set([...a, ...b])].sort((m, n) => m - n);

interface Placed {
  readonly path: readonly number[];
}

const firstOf = <T extends Placed>(a: T | null, b: T | null): T | null =>
  a === null || (b !== null && comparePaths(b.path, a.path) < 0) ? b : a;

/** One of each key, in the order of the tree; `join` makes one of two. */
function firstOfEach<T extends Placed & { readonly key: string }>(
  a: readonly T[],
  b: readonly T[],
  join: (first: T, second: T) => T,
): readonly T[] {
  if (b.length === 0) return a;
  const all = new Map<string, T>();
  for (const one of [...a, ...b].sort((x, y) => comparePaths(x.path, y.path))) {
    const first = all.get(one.key);
    all.set(one.key, first === undefined ? one : join(first, one));
  }
  return [...all.values()];
}
