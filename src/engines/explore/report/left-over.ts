import type { EventId } from '../../../base/ids.ts';
import { leakText, unjoinedText } from '../../../semantics/left-over-text.ts';
import { FIRST_EVENT } from '../graph/columns.ts';
import { type Graph, K_CREATE, K_JOIN } from '../graph/graph.ts';
import { isDetach } from '../search/claims.ts';
import { programEnd } from '../search/ending.ts';
import type { Exploration } from '../state/exploration.ts';

/**
 * What a program that has ended leaves behind: only looked for on request. If an event ends the program, what it does
 * not need may as well not have happened: the part of the graph that `end` and one other event need is an execution too.
 */
export interface LeftOver {
  readonly message: string;
  /** The event that ends the program, -1 if all threads have ended; and the one that something is left of. */
  readonly end: EventId;
  readonly event: EventId;
}

/** Does event e come to pass whenever the program ends so? */
const isNeeded = (g: Graph, e: EventId, end: EventId): boolean => end < 0 || g.inPrefix(e, end);

export function leakedBlock(x: Exploration): LeftOver | null {
  const g = x.graph;
  const end = programEnd(g).orderly;
  const lifeAt = (e: EventId): string => `${g.value[4 * e]} ${g.value[4 * e + 3]}`;
  const freed = new Set(g.frees.filter((f) => isNeeded(g, f, end)).map(lifeAt));
  const leaked = g.allocs.find((a) => g.value[4 * a + 2] !== 2 && !freed.has(lifeAt(a)));
  return leaked === undefined ? null : { message: leakText(), end, event: leaked };
}

export function unjoinedThread(x: Exploration): LeftOver | null {
  const g = x.graph;
  const end = programEnd(g).orderly;
  const claimed = new Set<number>();
  for (let e = FIRST_EVENT; e < g.n; e++) {
    if (!isNeeded(g, e, end)) continue;
    if (g.kind[e] === K_JOIN) claimed.add(g.value[4 * e]);
    if (isDetach(x, e)) claimed.add(g.value[4 * e + 1] - 1);
  }
  for (let e = FIRST_EVENT; e < g.n; e++)
    if (g.kind[e] === K_CREATE && !claimed.has(g.value[4 * e]))
      return { message: unjoinedText(g.value[4 * e]), end, event: e };
  return null;
}
