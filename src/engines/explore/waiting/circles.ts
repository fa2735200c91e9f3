import { type ThreadId, threadId } from '../../../base/ids.ts';
import { EV_JOIN } from '../../../vm/code/event.ts';
import { ST_EVENT, ST_STATUS, ST_VAL, STATUS_PENDING } from '../../../vm/code/layout.ts';
import { ring } from '../../../vm/ring.ts';
import { syncHolders } from '../../../vm/sync/sync.ts';
import { SYNCS } from '../../../vm/sync/sync-table.ts';
import { F_BLOCKED, K_READ } from '../graph/graph.ts';
import type { Exploration } from '../state/exploration.ts';
import { isLatest } from './stuck.ts';

/**
 * Circles of waiting (docs/models.md): a thread that wants a lock waits for those who hold it, one that joins for the end of the
 * other. Nobody in a circle goes on again, so it is a deadlock of every execution that extends the graph, whatever the
 * other threads do. The graph is consistent as it is, hence so is the execution that stops here.
 */

/** The circle that thread t, which has just begun to wait, is in: t first; empty if there is none. */
export const circleThrough = (x: Exploration, t: ThreadId): ThreadId[] => ring(t, (u) => waitsOn(x, u));

/** Those without whom thread t does not go on. */
function waitsOn(x: Exploration, t: ThreadId): readonly ThreadId[] {
  const g = x.graph;
  const s = x.machine.state(t);
  if (s[ST_STATUS] !== STATUS_PENDING) return [];
  if (s[ST_EVENT] === EV_JOIN) {
    const other = x.machine.slotOf(s[ST_VAL]);
    return other < 0 || x.endOf(other) >= 0 ? [] : [other];
  }
  const last = g.last(t);
  if (last < 0 || g.kind[last] !== K_READ || (g.flags[last] & F_BLOCKED) === 0 || !isLatest(g, last))
    return [];
  const { instr } = x.machine.image.sites[g.site[last]];
  if (instr.op !== 'sync') return [];
  return syncHolders(SYNCS.indexOf(instr.sync), g.value[4 * last], g.value[4 * last + 1]).map(threadId);
}
