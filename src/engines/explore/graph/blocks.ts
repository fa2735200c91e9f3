import type { EventId, ThreadId } from '../../../base/ids.ts';
import { F_LEAVES, type Graph } from './graph.ts';

/** The atomic block that event number `at` of thread t is or would be in: the position of its first event; -1 if in none. */
export function openBlock(g: Graph, t: ThreadId, at: number): number {
  if (at === 0) return -1;
  const previous = g.of[t][at - 1];
  return (g.flags[previous] & F_LEAVES) !== 0 ? -1 : g.block[previous];
}

/** Is e in an atomic block that is not finished? */
export const isUnfinished = (g: Graph, e: EventId): boolean =>
  g.block[e] >= 0 && openBlock(g, g.thread[e], g.countOf(g.thread[e])) === g.block[e];
