import type { EventId, ThreadId } from '../../../base/ids.ts';
import { SYNCS } from '../../../vm/code/event.ts';
import { ST_OP } from '../../../vm/code/layout.ts';
import { COND_CANCEL, COND_WAIT } from '../../../vm/sync/sync-table.ts';
import { NO_EVENT } from '../graph/columns.ts';
import { F_CHOSEN, type Graph, K_OTHER } from '../graph/graph.ts';
import type { Exploration } from '../state/exploration.ts';
import type { SearchState } from '../state/search-state.ts';
import { GO_ON, type Outcome } from '../state/steps.ts';

/**
 * Spurious wake-ups, as POSIX has them: a wait that wakes up for no reason is an unlock and a lock (ADR 22).
 *
 * As the library is written, a thread puts itself on the list of waiters, gives the mutex away, wakes up, takes itself off the list, and
 * wants the mutex again. While it is on the list without being woken nobody chooses it: a signal that meets it there alone, or a
 * broadcast, would have woken it. So it may as well take itself off right after it has come on: what the others do
 * to the list goes as before (a signal that chose somebody else still can), the thread's own steps have no other edges, and
 * nothing is ordered by the list. Two such steps right after each other change nothing, so that they can stand anywhere in
 * its order, or nowhere. Hence there are two ways when a thread comes to wait: it waits, and is only woken by others; or, once a thread, the list is left alone.
 *
 * What is found with such a wake-up is not told (cautious.ts): there are no steps on the list that a trace could show. The search
 * starts over with wake-ups as they are (syncs.ts). That the memory of the condition variable is still there is seen where the thread does wait.
 */
const ENQUEUE = SYNCS.indexOf('cond-enqueue');

/** Is thread t about to wait, and may it wake up for no reason? */
export function maySkip(x: SearchState, t: ThreadId): boolean {
  if (x.machine.state(t)[ST_OP] !== ENQUEUE) return false;
  return !x.graph.of[t].some((e) => isSkip(x, e));
}

/** The rest of a wait that was skipped: nothing. Null: the pending operation of thread t is no part of one. */
export function restOfSkip(x: SearchState, t: ThreadId): Outcome | null {
  const op = x.machine.state(t)[ST_OP];
  if ((op !== COND_WAIT && op !== COND_CANCEL) || latestWait(x, t) < 0) return null;
  x.add(t, K_OTHER, 0);
  x.machine.deliver(t, op === COND_WAIT ? 1 : 0);
  return GO_ON;
}

/** The beginning of the wait that thread t is in, if it was skipped; else -1. */
function latestWait(x: Exploration, t: ThreadId): EventId {
  const g = x.graph;
  const list = g.of[t];
  for (let i = list.length - 1; i >= 0; i--) {
    const { instr } = x.machine.image.sites[g.site[list[i]]];
    if (instr.op === 'sync' && instr.sync === 'cond-enqueue') return isSkip(x, list[i]) ? list[i] : NO_EVENT;
  }
  return NO_EVENT;
}

function isSkip(x: Exploration, e: EventId): boolean {
  const g = x.graph;
  if (g.kind[e] !== K_OTHER || (g.flags[e] & F_CHOSEN) === 0) return false;
  const { instr } = x.machine.image.sites[g.site[e]];
  return instr.op === 'sync' && instr.sync === 'cond-enqueue';
}

/** Has thread t just woken up so? Others go first: then there is more for it to find, and less that is found in vain. */
export function hasJustSkipped(x: Exploration, t: ThreadId): boolean {
  const g = x.graph;
  const last = g.last(t);
  if (last < 0 || g.kind[last] !== K_OTHER) return false;
  const { instr } = x.machine.image.sites[g.site[last]];
  return instr.op === 'sync' && instr.sync === 'cond-cancel';
}

/** Has a thread woken up so in this graph? */
export function hasSkipped(x: Exploration, g: Graph): boolean {
  for (const list of g.of) for (const e of list) if (isSkip(x, e)) return true;
  return false;
}
