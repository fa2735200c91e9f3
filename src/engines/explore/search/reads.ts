import { InternalError } from '../../../base/failure.ts';
import type { EventId, LocationId, ThreadId } from '../../../base/ids.ts';
import { rmwApply } from '../../../vm/arithmetic/rmw.ts';
import { isUnwritten } from '../../../vm/arithmetic/undefined.ts';
import * as ev from '../../../vm/code/event.ts';
import { ST_ADDR, ST_EVENT, ST_OP, ST_ORDER2, ST_SIZE, ST_VAL } from '../../../vm/code/layout.ts';
import { SYNC_DONE, syncApply, synced } from '../../../vm/sync/sync.ts';
import { SYNC_INFO } from '../../../vm/sync/sync-table.ts';
import { NO_EVENT } from '../graph/columns.ts';
import { FLAGS_OF } from '../graph/flags.ts';
import { F_ARRIVES, F_ATOMIC, F_COMMUTES, F_MIXED, F_TIED, INIT, K_READ } from '../graph/graph.ts';
import { checkAccess, isUnborn, UNWRITTEN } from '../memory/access.ts';
import { isAfterFree } from '../memory/frees.ts';
import { locationOf } from '../memory/heap-reuse.ts';
import { isUnfit } from '../memory/wide.ts';
import { arrives } from '../reductions/barriers.ts';
import { commutes } from '../reductions/commuting.ts';
import { mayFail } from '../reductions/spurious-cas.ts';
import { keepsOrder } from '../reductions/symmetry.ts';
import type { SearchState } from '../state/search-state.ts';
import { type Answer, DONE, GO_ON, READ, type Step } from '../state/steps.ts';
import { isWithinBound } from '../waiting/liveness-bound.ts';
import { suspend, takeBlockLock } from './atomic-blocks.ts';
import { isExpected, meetsOtherSize, noticeOrder, pendingWords, readFlags, weaken } from './pending.ts';
import { choicesOf, sync, tiedTo } from './syncs.ts';
import { writeAfter } from './writes.ts';

/** Reads, and the reads of read-modify-writes: every write that the model lets them read. */

export function read(x: SearchState, t: ThreadId): Step {
  const wrong = checkAccess(x, t, false);
  return wrong === GO_ON ? readPending(x, t) : wrong;
}

/** The pending store of thread t, to a part of a wide location (memory/wide.ts). */
export function storePart(x: SearchState, t: ThreadId): Step {
  const wrong = checkAccess(x, t, true);
  return wrong === GO_ON ? readPending(x, t) : wrong;
}

/** The pending read of thread t, which nothing is wrong with. */
export function readPending(x: SearchState, t: ThreadId): Step {
  const g = x.graph;
  const s = x.machine.state(t);
  const loc = locationOf(x, t, s[ST_ADDR], s[ST_SIZE]);
  const flags = readFlags(s);
  if (x.classes !== null) noticeOrder(x, loc, flags);
  if (isUnfit(x, t, loc)) return meetsOtherSize(x, t);
  if (x.bytes.isMixed(g, loc) && !x.bytes.isSettled(g, loc, g.last(t)))
    return writeAfter(x, t, readMixed(x, t, loc, flags));
  const tie = tiedTo(x, t, loc);
  if (tie >= 0) return writeAfter(x, t, readIndex(x, t, loc, flags | F_TIED, g.coIndex(g.rf[tie])));
  const isArrival = arrives(x, t, loc);
  if (isArrival === null) return DONE;
  if (isArrival) return writeAfter(x, t, readIndex(x, t, loc, flags | F_ARRIVES, g.co[loc].length));
  if (x.commuting !== null && commutes(x, t))
    return writeAfter(x, t, readIndex(x, t, loc, flags | F_COMMUTES, g.coherence(loc).length));
  const floor = x.order.floor(g, t, loc, flags, K_READ, g.countOf(t));
  const ceiling = x.order.ceiling(g, t, loc, K_READ, g.countOf(t));
  if (x.classes?.isOpen(g, loc) === true && g.co[loc].length > 0) return READ;
  if (ceiling > floor) return READ;
  if (ceiling < floor) return suspend(x, t, g.n);
  return writeAfter(x, t, readIndex(x, t, loc, flags, floor));
}

/** Adds the read of this write, if some order of the free locations allows it. */
export function readSource(
  x: SearchState,
  t: ThreadId,
  loc: LocationId,
  flags: number,
  source: EventId,
): Answer {
  const g = x.graph;
  if (x.classes?.isHidden(g, t, loc, source) === true) return DONE;
  if (!isWithinBound(x, t, source, loc, g.countOf(t))) return DONE;
  const e = x.add(t, K_READ, flags, loc);
  g.reads[loc].push(e);
  g.readFrom(e, source);
  settle(x, t, e);
  if (!keepsOrder(g, e)) return DONE;
  const fits = g.coIndex(source) >= x.order.floor(g, t, loc, g.flags[e], K_READ, g.pos[e]);
  const stands = fits && x.order.holds(g, e);
  return stands || x.classes?.repair(g, loc, fits) === true ? answer(x, t, e) : DONE;
}

/** Adds the read of the write with coherence index i. */
export function readIndex(x: SearchState, t: ThreadId, loc: LocationId, flags: number, i: number): Answer {
  const g = x.graph;
  if (!isWithinBound(x, t, i === 0 ? INIT : g.co[loc][i - 1], loc, g.countOf(t)))
    return i === g.co[loc].length ? suspend(x, t, g.n) : DONE;
  const e = x.add(t, K_READ, flags, loc);
  g.reads[loc].push(e);
  g.readFrom(e, i === 0 ? INIT : g.co[loc][i - 1]);
  settle(x, t, e);
  if (!keepsOrder(g, e)) return DONE;
  if (!mayFail(x, t) && !x.order.holds(g, e)) return DONE;
  return answer(x, t, e);
}

/** A compare-exchange or trylock that fails on what read e reads is a load of its own order: known before anything is checked. */
export function settle(x: SearchState, t: ThreadId, e: EventId): void {
  const s = x.machine.state(t);
  const event = s[ST_EVENT];
  if (event !== ev.EV_CAS && event !== ev.EV_SYNC) return;
  x.bytes.ofRead(x.graph, e);
  const { words } = x.bytes;
  if (x.locations.isWide(x.graph.loc[e])) x.bytes.narrow(x.graph.loc[e], s);
  if (event === ev.EV_CAS) {
    if (!isExpected(s, words)) weaken(x, e, FLAGS_OF[s[ST_ORDER2]]);
  } else if (!SYNC_INFO[s[ST_OP]].waits && syncApply(s[ST_OP], words[0], words[1], t, 0) === SYNC_DONE) {
    if (synced.result !== 0 && synced.lo === words[0] && synced.hi === words[1]) weaken(x, e, 0);
  }
}

function readMixed(x: SearchState, t: ThreadId, loc: LocationId, flags: number): Answer {
  const g = x.graph;
  const isRead = x.machine.state(t)[ST_EVENT] === ev.EV_READ && !x.locations.isWide(loc);
  if (!isRead || !x.bytes.isOrdered(g, loc, g.last(t), false)) return meetsOtherSize(x, t);
  const e = x.add(t, K_READ, flags | F_MIXED, loc);
  g.readsOf(loc).push(e);
  g.readFrom(e, g.co[loc].at(-1) ?? INIT);
  return answer(x, t, e);
}

const updated = new Int32Array(4);

/** The read e of thread t has its source: what the machine makes of it. */
export function answer(x: SearchState, t: ThreadId, e: EventId): Answer {
  const g = x.graph;
  const { machine, bytes } = x;
  const { words, undef } = bytes;
  const s = machine.state(t);
  if (isAfterFree(x, e) || isUnborn(x, t, e, s[ST_ADDR])) return DONE;
  bytes.ofRead(g, e);
  for (let k = 0; k < 4; k++) g.value[4 * e + k] = words[k];
  if (s[ST_EVENT] === ev.EV_WRITE) return { kind: 'update', words: pendingWords(s) };
  if (x.locations.isWide(g.loc[e])) bytes.narrow(g.loc[e], s);
  if (bytes.isUndefined) {
    const modifies = s[ST_EVENT] !== ev.EV_READ;
    if ((g.flags[e] & F_ATOMIC) !== 0 && isUnwritten(undef, s[ST_SIZE], modifies))
      return x.failAt(e, 'uninitialized', UNWRITTEN, t, NO_EVENT);
    machine.deliverUndefined(t, words, undef);
    return GO_ON;
  }
  switch (s[ST_EVENT]) {
    case ev.EV_READ:
      machine.deliver(t, words[0], words[1], words[2], words[3]);
      return GO_ON;
    case ev.EV_RMW:
      rmwApply(s[ST_OP], s[ST_SIZE], words, 0, s, ST_VAL, updated, 0);
      if ((g.flags[e] & F_COMMUTES) !== 0) g.value.set(s.subarray(ST_VAL, ST_VAL + 2), 4 * e + 2);
      return { kind: 'update', words: [updated[0], updated[1], updated[2], updated[3]] };
    case ev.EV_CAS: {
      if (isExpected(s, words)) {
        if (mayFail(x, t)) return { kind: 'cas', read: e };
        return { kind: 'update', words: pendingWords(s) };
      }
      machine.deliverCas(t, false, words[0], words[1], words[2], words[3]);
      return GO_ON;
    }
    case ev.EV_ATOMIC_BEGIN:
      return takeBlockLock(x, t, e);
    case ev.EV_SYNC:
      return choicesOf(x, t, g.rf[e], words[0], words[1]) === 1
        ? sync(x, t, e, 0)
        : { kind: 'sync', read: e };
    default:
      throw new InternalError('explore: a read that is none');
  }
}
