import { SYNCS } from '../../../vm/code/event.ts';
import { ST_OP } from '../../../vm/code/layout.ts';
import { SYNC_BLOCKED, SYNC_MISUSE, syncApply, syncChoices, synced } from '../../../vm/sync/sync.ts';
import { F_AMO, F_BLOCKED, F_CHOSEN, K_READ } from '../graph/graph.ts';
import type { SearchState } from '../state/search-state.ts';
import { type Answer, GO_ON } from '../state/steps.ts';
import { inVain } from '../waiting/waits.ts';
import { isInBlock, waitsInBlock } from './atomic-blocks.ts';

/** Locks and condition variables: read-modify-writes of a word that may have to wait, or go on in several ways. */

const COND_WAIT = SYNCS.indexOf('cond-wait');

/** Ways to go on: which waiter a signal wakes; a wait that goes on waiting, or (once a thread) wakes up spuriously. */
export function choicesOf(x: SearchState, t: number, lo: number, hi: number): number {
  const op = x.machine.state(t)[ST_OP];
  if (op !== COND_WAIT) return syncChoices(op, lo, hi);
  if (syncApply(op, lo, hi, t, 0) !== SYNC_BLOCKED) return 1;
  const g = x.graph;
  return g.of[t].some(
    (e) => (g.flags[e] & F_CHOSEN) !== 0 && g.kind[e] === K_READ && (g.flags[e] & F_AMO) !== 0,
  )
    ? 1
    : 2;
}

/** A lock or condition variable on the word that read e got. */
export function sync(x: SearchState, t: number, e: number, choice: number): Answer {
  const g = x.graph;
  const op = x.machine.state(t)[ST_OP];
  const [lo, hi] = [g.value[4 * e], g.value[4 * e + 1]];
  const status = syncApply(op, lo, hi, t, choice);
  if (status === SYNC_MISUSE) return x.failAt(e, 'lock', synced.message, t, -1);
  if (status === SYNC_BLOCKED) {
    g.flags[e] |= F_BLOCKED;
    /* only the latest write can keep it waiting */
    if (g.coIndex(g.rf[e]) < g.co[g.loc[e]].length) return inVain(x);
    return isInBlock(x, t) ? waitsInBlock(x, t) : GO_ON;
  }
  if (synced.lo === lo && synced.hi === hi) {
    x.machine.deliver(t, synced.result);
    return GO_ON;
  }
  return { kind: 'update', words: [synced.lo, synced.hi, 0, 0] };
}
