import type { EventId, ThreadId } from '../../../base/ids.ts';
import { F_BLOCKED, type Graph, K_AWAIT, K_READ } from '../graph/graph.ts';
import { DONE, type Outcome, REFUSED } from '../state/steps.ts';

/** Which threads wait, and whether there is news for them (branches/retries.ts). */

/** Is r a read that waits: the last of an iteration, or of the lock its thread wants? */
export function waits(g: Graph, r: EventId): boolean {
  const last = g.last(g.thread[r]);
  if (g.kind[last] === K_AWAIT) return g.pos[r] >= g.pos[last] - g.value[4 * last];
  return r === last && (g.flags[r] & F_BLOCKED) !== 0;
}

/** The position of the read that thread t waits at; -1 if it does not wait. */
export function waitsFrom(g: Graph, t: ThreadId): number {
  const last = g.last(t);
  if (last < 0) return -1;
  if (g.kind[last] === K_AWAIT) return g.pos[last] - g.value[4 * last];
  return (g.flags[last] & F_BLOCKED) !== 0 ? g.pos[last] : -1;
}

/** Thread t waits from this position on: is there a write that its read has not been tried with? */
export const hasNews = (g: Graph, t: ThreadId, from: number): boolean => newer(g, g.of[t][from]) > 0;

/** How many writes are there that r has not been tried with? A loop that reads nothing has none to wait for. */
export function newer(g: Graph, r: EventId): number {
  if (g.kind[r] !== K_READ) return 0;
  const order = g.co[g.loc[r]];
  let ways = 0;
  for (let k = 0; k < order.length; k++) if (order[k] > g.tried[r]) ways++;
  return ways;
}

/**
 * The newest event's thread waits in vain: it has not got the latest write. REFUSED: that read had other sources
 * (refusals.ts); else this is a blocked execution.
 */
export function inVain(x: { readonly graph: Graph; readonly picked: number; blocked: number }): Outcome {
  if (x.picked === x.graph.n - 1) return REFUSED;
  x.blocked++;
  return DONE;
}
