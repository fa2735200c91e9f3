import type { EventId, ThreadId } from '../../../base/ids.ts';
import { isUnfinished, openBlock } from '../graph/blocks.ts';
import { NO_EVENT } from '../graph/columns.ts';
import { F_ATOMIC, F_RMW, type Graph, K_READ, K_WRITE } from '../graph/graph.ts';
import { isUnfounded } from '../search/atomic-blocks.ts';
import type { SearchState } from '../state/search-state.ts';
import { needsEvent } from './needs-event.ts';

/**
 * Data races of accesses in atomic blocks, where a block is the critical section of a mutex. One that an assumption cuts has
 * never happened, and its accesses race with nothing. So while a block is under way its accesses are taken as they are,
 * plain or not, with every source and place that the model lets them have; they are compared with all others when the
 * block ends, or when the graph is complete and its thread is in it still (it waits, has ended, or has met an error).
 */

/** Is e in a block of which it is not known yet whether it happens? Races with e are looked for later, or never. */
export const isUndecided = (g: Graph, e: EventId): boolean => g.block[e] >= 0 && isUnfinished(g, e);

/** Thread t is at the end of the block it is in: does an access of the block race? Then that has been told. */
export function blockRaces(x: SearchState, t: ThreadId): boolean {
  if (!x.options.race || x.order.contracts) return false;
  const g = x.graph;
  const list = g.of[t];
  for (let i = openBlock(g, t, list.length); i >= 0 && i < list.length; i++) {
    const other = racingInGraph(x, list[i]);
    if (other >= 0) return tell(x, list[i], other);
  }
  return false;
}

function racingInGraph(x: SearchState, e: EventId): EventId {
  const g = x.graph;
  if (g.kind[e] !== K_READ && g.kind[e] !== K_WRITE) return NO_EVENT;
  const races = (other: EventId): boolean =>
    g.thread[other] !== g.thread[e] &&
    ((g.flags[e] & F_ATOMIC) === 0 || (g.flags[other] & F_ATOMIC) === 0) &&
    !isUndecided(g, other) &&
    !g.happensBefore(e, other) &&
    !g.happensBefore(other, e) &&
    !isUnfounded(x, g.thread[e], other);
  const write = g.co[g.loc[e]].find(races);
  if (write !== undefined) return write;
  return g.kind[e] === K_WRITE ? (g.reads[g.loc[e]].find(races) ?? NO_EVENT) : NO_EVENT;
}

/** At the access in the block; or at the other one, if that has come about because of it. */
function tell(x: SearchState, e: EventId, other: EventId): boolean {
  const g = x.graph;
  const [late, early] = needsEvent(g, e, other) ? [other, e] : [e, other];
  const isUpdate = g.kind[late] === K_WRITE && (g.flags[late] & F_RMW) !== 0;
  const at = isUpdate ? g.of[g.thread[late]][g.pos[late] - 1] : late;
  return x.failBefore(at, [], { kind: 'race', message: 'data race' }, early);
}
