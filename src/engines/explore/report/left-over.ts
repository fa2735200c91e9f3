import type { EventId } from '../../../base/ids.ts';
import { leakText, unjoinedText } from '../../../semantics/left-over-text.ts';
import { FIRST_EVENT } from '../graph/columns.ts';
import { K_CREATE, K_JOIN } from '../graph/graph.ts';
import { neededBy } from '../graph/needed.ts';
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

/** Does an event come to pass whenever the program ends so, and `event` has? */
const needed = (x: Exploration, end: EventId, event: EventId): ((e: EventId) => boolean) =>
  end < 0 ? () => true : neededBy(x.graph, x.order.contracts, [end, event]);

export function leakedBlock(x: Exploration): LeftOver | null {
  const g = x.graph;
  const end = programEnd(g).orderly;
  const lifeAt = (e: EventId): string => `${g.value[4 * e]} ${g.value[4 * e + 3]}`;
  const isFreed = (a: EventId): boolean => {
    const frees = g.frees.filter((f) => lifeAt(f) === lifeAt(a));
    return frees.length > 0 && frees.some(needed(x, end, a));
  };
  const leaked = g.allocs.find((a) => g.value[4 * a + 2] !== 2 && !isFreed(a));
  return leaked === undefined ? null : { message: leakText(), end, event: leaked };
}

export function unjoinedThread(x: Exploration): LeftOver | null {
  const g = x.graph;
  const end = programEnd(g).orderly;
  /** Is e a join or a detach of thread t? */
  const claims = (e: EventId, t: number): boolean =>
    (g.kind[e] === K_JOIN && g.value[4 * e] === t) || (isDetach(x, e) && g.value[4 * e + 1] - 1 === t);
  for (let e = FIRST_EVENT; e < g.n; e++) {
    if (g.kind[e] !== K_CREATE) continue;
    const t = g.value[4 * e];
    const isNeeded = needed(x, end, e);
    let isClaimed = false;
    for (let c = FIRST_EVENT; c < g.n && !isClaimed; c++) isClaimed = claims(c, t) && isNeeded(c);
    if (!isClaimed) return { message: unjoinedText(t), end, event: e };
  }
  return null;
}
