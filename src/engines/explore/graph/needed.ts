import { type EventId, threadId } from '../../../base/ids.ts';
import { openBlock } from './blocks.ts';
import type { Graph } from './graph.ts';

/**
 * What some events need to have happened: their own past, what that has read, and so on. Where an atomic block is one node
 * (`contracts`), whoever needs something of a block needs all of it, and what the rest of it needs.
 */
export function neededBy(
  g: Graph,
  contracts: boolean,
  events: readonly EventId[],
): (event: EventId) => boolean {
  /** By thread: so many of its first events are needed. */
  const upTo: number[] = g.of.map(() => 0);
  const include = (e: EventId): void => {
    for (const [t, own] of [...g.of].entries())
      while (upTo[t] < own.length && g.inPrefix(own[upTo[t]], e)) upTo[t]++;
  };
  for (const e of events) include(e);
  const isHalf = (t: number): boolean =>
    upTo[t] < g.countOf(threadId(t)) && openBlock(g, threadId(t), upTo[t]) >= 0;
  for (;;) {
    const t = contracts ? upTo.findIndex((_, t) => isHalf(t)) : -1;
    if (t < 0) break;
    include(g.of[threadId(t)][upTo[t]]);
  }
  return (e) => g.pos[e] < upTo[g.thread[e]];
}
