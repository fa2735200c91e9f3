import type { EventId } from '../../../base/ids.ts';
import { NO_EVENT } from '../graph/columns.ts';
import type { Graph } from '../graph/graph.ts';

/** Is a in the (po ∪ rf)-prefix of b? (Graph.inPrefix has more in it where there are twins.) */
export function needsEvent(g: Graph, a: EventId, b: EventId): boolean {
  const seen = new Set<EventId>([b]);
  const stack = [b];
  while (stack.length > 0) {
    const e = stack.pop()!;
    if (e === a) return true;
    const before = [g.pos[e] > 0 ? g.of[g.thread[e]][g.pos[e] - 1] : NO_EVENT, g.rf[e]];
    for (const y of before)
      if (y >= 0 && !seen.has(y)) {
        seen.add(y);
        stack.push(y);
      }
  }
  return false;
}
