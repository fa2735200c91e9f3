import type { EventId, LocationId, ThreadId } from '../../../base/ids.ts';
import { EV_SYNC } from '../../../vm/code/event.ts';
import { ST_EVENT, ST_OP } from '../../../vm/code/layout.ts';
import { SYNC_BLOCKED, SYNC_MISUSE, syncApply, syncChoices, synced } from '../../../vm/sync/sync.ts';
import { COND_CANCEL, COND_WAIT, SYNC_INFO } from '../../../vm/sync/sync-table.ts';
import { NO_EVENT } from '../graph/columns.ts';
import { F_BLOCKED, F_CHOSEN, K_READ } from '../graph/graph.ts';
import type { Exploration } from '../state/exploration.ts';
import type { SearchState } from '../state/search-state.ts';
import { type Answer, GO_ON } from '../state/steps.ts';
import { inVain } from '../waiting/waits.ts';
import { isInBlock, waitsInBlock } from './atomic-blocks.ts';

/** Locks and condition variables: read-modify-writes of a word that may have to wait, or go on in several ways. */

/**
 * Ways to go on: which waiter a signal wakes; a wait that goes on waiting, or (once a thread) wakes up spuriously: right after
 * it has begun, as whatever is done to the list meanwhile is done all the same (reductions/wake-ups.ts).
 */
export function choicesOf(x: SearchState, t: ThreadId, source: EventId, lo: number, hi: number): number {
  const op = x.machine.state(t)[ST_OP];
  if (op !== COND_WAIT) return syncChoices(op, lo, hi);
  if (x.options.spurious === false || x.skips || syncApply(op, lo, hi, t, 0) !== SYNC_BLOCKED) return 1;
  return hasWokenUp(x, t) || (x.ties && !isOwnEnqueue(x, t, source)) ? 1 : 2;
}

/** Is this write that by which thread t began to wait? */
function isOwnEnqueue(x: SearchState, t: ThreadId, source: EventId): boolean {
  if (source < 0 || x.graph.thread[source] !== t) return false;
  const { instr } = x.machine.image.sites[x.graph.site[source]];
  return instr.op === 'sync' && instr.sync === 'cond-enqueue';
}

/** Has thread t woken up spuriously before? */
export function hasWokenUp(x: Exploration, t: ThreadId): boolean {
  const g = x.graph;
  return g.of[t].some((e) => {
    if ((g.flags[e] & F_CHOSEN) === 0 || g.kind[e] !== K_READ) return false;
    const { instr } = x.machine.image.sites[g.site[e]];
    return instr.op === 'sync' && instr.sync === 'cond-wait';
  });
}

/**
 * A spurious wake-up is two events: a wait that goes on although nobody has woken the thread, and the thread taking itself
 * off the list (`cond-cancel`), with nothing in between. They are one operation here: the second reads what the first has
 * read. If somebody woke the thread in between, that is an execution in which it woke up by that signal; if others came
 * and went, one in which it did so later. Neither of the two orders anything. The read that the cancel of thread t is
 * tied to, or -1.
 */
export function tiedTo(x: SearchState, t: ThreadId, loc: LocationId): EventId {
  if (!x.ties) return NO_EVENT;
  const g = x.graph;
  const s = x.machine.state(t);
  const last = g.last(t);
  if (s[ST_EVENT] !== EV_SYNC || s[ST_OP] !== COND_CANCEL || last < 0) return NO_EVENT;
  const isWakeUp = g.kind[last] === K_READ && (g.flags[last] & F_CHOSEN) !== 0 && g.loc[last] === loc;
  const { instr } = x.machine.image.sites[g.site[last]];
  return isWakeUp && instr.op === 'sync' && instr.sync === 'cond-wait' ? last : NO_EVENT;
}

/**
 * Would thread t wait in vain with this write of the word that it wants to read, as it is not the latest? Such a source is
 * refused (waiting/refusals.ts), before anything is done with it.
 */
export function waitsInVain(x: SearchState, t: ThreadId, write: EventId): boolean {
  const s = x.machine.state(t);
  if (s[ST_EVENT] !== EV_SYNC || write < 0 || !SYNC_INFO[s[ST_OP]].waits || isInBlock(x, t)) return false;
  const g = x.graph;
  const order = g.co[g.loc[write]];
  const [lo, hi] = [g.value[4 * write], g.value[4 * write + 1]];
  if (order[order.length - 1] === write || choicesOf(x, t, write, lo, hi) !== 1) return false;
  if (syncApply(s[ST_OP], lo, hi, t, 0) !== SYNC_BLOCKED) return false;
  x.refused++;
  return true;
}

/** A lock or condition variable on the word that read e got. */
export function sync(x: SearchState, t: ThreadId, e: EventId, choice: number): Answer {
  const g = x.graph;
  const op = x.machine.state(t)[ST_OP];
  const [lo, hi] = [g.value[4 * e], g.value[4 * e + 1]];
  const status = syncApply(op, lo, hi, t, choice);
  if (status === SYNC_MISUSE) return x.failAt(e, 'lock', synced.message, t, NO_EVENT);
  if (status === SYNC_BLOCKED) {
    g.flags[e] |= F_BLOCKED;
    if (isInBlock(x, t)) return waitsInBlock(x, t);
    /* only the latest write can keep it waiting */
    return g.coIndex(g.rf[e]) < g.co[g.loc[e]].length ? inVain(x) : GO_ON;
  }
  if (synced.lo === lo && synced.hi === hi) {
    x.machine.deliver(t, synced.result);
    return GO_ON;
  }
  return { kind: 'update', words: [synced.lo, synced.hi, 0, 0] };
}
