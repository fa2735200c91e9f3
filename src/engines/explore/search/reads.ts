import { InternalError } from '../../../base/failure.ts';
import { rmwApply } from '../../../vm/arithmetic/rmw.ts';
import { isUnwritten } from '../../../vm/arithmetic/undefined.ts';
import * as ev from '../../../vm/code/event.ts';
import {
  ST_ADDR,
  ST_EVENT,
  ST_EXP,
  ST_OP,
  ST_ORDER,
  ST_ORDER2,
  ST_SIZE,
  ST_VAL,
} from '../../../vm/code/layout.ts';
import { SYNC_DONE, syncApply, synced } from '../../../vm/sync/sync.ts';
import { SYNC_INFO } from '../../../vm/sync/sync-table.ts';
import { isAfterFree } from '../consistency/frees.ts';
import { FLAGS_OF, SYNC_FLAGS } from '../graph/flags.ts';
import { F_ACQUIRE, F_AMO, F_ATOMIC, F_COMMUTES, F_MIXED, INIT, K_READ } from '../graph/graph.ts';
import { commutes } from '../reductions/commuting.ts';
import { mayFail } from '../reductions/spurious-cas.ts';
import { keepsOrder } from '../reductions/symmetry.ts';
import { isWithinBound } from '../waiting/liveness-bound.ts';
import { checkAccess, isUnborn } from './access.ts';
import { suspend, takeBlockLock } from './atomic-blocks.ts';
import { BRANCH, DONE, type Exploration, GO_ON, type Search, WRITES } from './exploration.ts';
import type { Explorer } from './explorer.ts';
import { locationOf } from './heap-reuse.ts';
import { choicesOf, sync } from './syncs.ts';
import { writeAfter } from './writes.ts';

/** Reads, and the reads of read-modify-writes: every write that the model lets them read. */

export function read(x: Explorer, t: number): number {
  const wrong = checkAccess(x, t, false);
  return wrong === GO_ON ? readPending(x, t) : wrong;
}

/** The pending read of thread t, which nothing is wrong with. */
export function readPending(x: Explorer, t: number): number {
  const g = x.graph;
  const s = x.machine.state(t);
  const loc = locationOf(x, t, s[ST_ADDR], s[ST_SIZE]);
  const flags = readFlags(s);
  if (x.classes !== null) noticeOrder(x, loc, flags);
  if (x.bytes.isMixed(g, loc) && !x.bytes.isSettled(g, loc, g.last(t))) return readMixed(x, t, loc, flags);
  if (x.commuting !== null && commutes(x, t))
    return writeAfter(x, t, readIndex(x, t, loc, flags | F_COMMUTES, g.coherence(loc).length));
  const floor = x.order.floor(g, t, loc, flags, K_READ, g.countOf(t));
  const ceiling = x.order.ceiling(g, t, loc, K_READ, g.countOf(t));
  x.placing = -1;
  if (x.classes?.isOpen(g, loc) === true && g.co[loc].length > 0) return BRANCH;
  if (ceiling > floor) return BRANCH;
  if (ceiling < floor) return suspend(x, t, g.n);
  return writeAfter(x, t, readIndex(x, t, loc, flags, floor));
}

export function* readEach(x: Explorer, t: number): Search {
  const g = x.graph;
  const s = x.machine.state(t);
  const loc = locationOf(x, t, s[ST_ADDR], s[ST_SIZE]);
  const flags = readFlags(s);
  const keep = g.n;
  const top = x.snapshots.top;
  if (x.classes?.isOpen(g, loc) === true) return yield* readSomehow(x, t, loc, flags);
  const floor = x.order.floor(g, t, loc, flags, K_READ, g.countOf(t));
  const ceiling = x.order.ceiling(g, t, loc, K_READ, g.countOf(t));
  const { path } = x;
  path.enter(ceiling - floor + 1);
  for (let i = ceiling; i >= floor && !x.stopped; i--) {
    if (x.order.splits(g, loc, i, K_READ, t, g.countOf(t)) || !path.next()) continue;
    const step = readIndex(x, t, loc, flags, i);
    x.picked = keep;
    yield* x.follow(t, writeAfter(x, t, step));
    x.undo(keep, top);
  }
  path.leave();
}

/**
 * Every write, if some order of the free locations allows it (classes.ts). Which orders the graph has at the moment is a
 * matter of chance, and so is the order in which they come in at a free location: there the newest event is first.
 */
function* readSomehow(x: Explorer, t: number, loc: number, flags: number): Search {
  const g = x.graph;
  const keep = g.n;
  const top = x.snapshots.top;
  const sources = [INIT, ...g.co[loc]];
  if (x.classes?.isFree(loc) === true) sources.sort((a, b) => a - b);
  x.path.enter(sources.length);
  for (let k = sources.length - 1; k >= 0 && !x.stopped; k--) {
    if (!x.path.next()) continue;
    const step = readSource(x, t, loc, flags, sources[k]);
    x.picked = keep;
    yield* x.follow(t, writeAfter(x, t, step));
    x.undo(keep, top);
  }
  x.path.leave();
}

/** Adds the read of this write, if some order of the free locations allows it. */
export function readSource(x: Explorer, t: number, loc: number, flags: number, source: number): number {
  const g = x.graph;
  if (x.classes?.isHidden(g, t, loc, source) === true) return DONE;
  if (!isWithinBound(x, t, source, loc, g.countOf(t))) return DONE;
  const e = x.add(t, K_READ, flags, loc);
  g.reads[loc].push(e);
  g.readFrom(e, source);
  settle(x, t, e);
  if (!keepsOrder(g, e)) return DONE;
  const fits = g.coIndex(source) >= x.order.floor(g, t, loc, g.flags[e], K_READ, g.pos[e]);
  const stands = fits && (x.options.model !== 'rc11' || x.scOrder.holds(g, e));
  return stands || x.classes?.repair(g, loc, fits) === true ? answer(x, t, e) : DONE;
}

/** Can this access, or one of another size, tell in which order its location is written? */
export function noticeOrder(x: Explorer, loc: number, flags: number): void {
  if ((flags & F_AMO) !== 0) x.classes?.observe(loc);
  const overlaps = x.locations.overlaps[loc];
  if (overlaps.length > 0) for (const other of [loc, ...overlaps]) x.classes?.observe(other);
}

export function readFlags(s: Int32Array): number {
  const event = s[ST_EVENT];
  if (event === ev.EV_READ) return FLAGS_OF[s[ST_ORDER]];
  if (event === ev.EV_ATOMIC_BEGIN) return F_AMO | F_ATOMIC | F_ACQUIRE;
  return F_AMO | F_ATOMIC | (event === ev.EV_SYNC ? SYNC_FLAGS[s[ST_OP]] : FLAGS_OF[s[ST_ORDER]]);
}

/** Adds the read of the write with coherence index i. */
export function readIndex(x: Explorer, t: number, loc: number, flags: number, i: number): number {
  const g = x.graph;
  if (!isWithinBound(x, t, i === 0 ? INIT : g.co[loc][i - 1], loc, g.countOf(t)))
    return i === g.co[loc].length ? suspend(x, t, g.n) : DONE;
  const e = x.add(t, K_READ, flags, loc);
  g.reads[loc].push(e);
  g.readFrom(e, i === 0 ? INIT : g.co[loc][i - 1]);
  settle(x, t, e);
  if (!keepsOrder(g, e)) return DONE;
  if (x.options.model === 'rc11' && !mayFail(x, t) && !x.scOrder.holds(g, e)) return DONE;
  return answer(x, t, e);
}

/** A compare-exchange or trylock that fails on what read e reads is a load of its own order: known before anything is checked. */
export function settle(x: Explorer, t: number, e: number): void {
  const s = x.machine.state(t);
  const event = s[ST_EVENT];
  if (event !== ev.EV_CAS && event !== ev.EV_SYNC) return;
  x.bytes.ofRead(x.graph, e);
  const { words } = x.bytes;
  if (event === ev.EV_CAS) {
    if (!isExpected(s, words)) weaken(x, e, FLAGS_OF[s[ST_ORDER2]]);
  } else if (!SYNC_INFO[s[ST_OP]].waits && syncApply(s[ST_OP], words[0], words[1], t, 0) === SYNC_DONE) {
    if (synced.result !== 0 && synced.lo === words[0] && synced.hi === words[1]) weaken(x, e, 0);
  }
}

function isExpected(s: Int32Array, words: Int32Array): boolean {
  for (let k = 0; 4 * k < s[ST_SIZE]; k++) if (words[k] !== s[ST_EXP + k]) return false;
  return true;
}

export function readMixed(x: Explorer, t: number, loc: number, flags: number): number {
  const g = x.graph;
  if ((flags & F_AMO) !== 0 || !x.bytes.isOrdered(g, loc, g.last(t), false)) return mixesSizes(x, t);
  const e = x.add(t, K_READ, flags | F_MIXED, loc);
  g.readsOf(loc).push(e);
  g.readFrom(e, g.co[loc].at(-1) ?? INIT);
  return answer(x, t, e);
}

/** The pending access of thread t meets one of another size. */
export function mixesSizes(x: Exploration, t: number): number {
  const { file, line, column } = x.machine.image.program.locs[x.machine.location(t)];
  return x.giveUp({
    code: 'HED342',
    severity: 'error',
    message: 'concurrent accesses of different sizes to the same bytes',
    at: { file, line, column },
    help: 'access an object with one size, or order the accesses',
  });
}

/** The read e of thread t has its source: what the machine makes of it. */
export function answer(x: Explorer, t: number, e: number): number {
  const g = x.graph;
  const { machine, bytes } = x;
  const { words, undef } = bytes;
  const s = machine.state(t);
  if (isAfterFree(x, e) || isUnborn(x, t, e, s[ST_ADDR])) return DONE;
  bytes.ofRead(g, e);
  for (let k = 0; k < 4; k++) g.value[4 * e + k] = words[k];
  if (bytes.isUndefined) {
    const modifies = s[ST_EVENT] !== ev.EV_READ;
    if ((g.flags[e] & F_ATOMIC) !== 0 && isUnwritten(undef, s[ST_SIZE], modifies))
      return x.failAt(e, 'uninitialized', 'an atomic operation reads memory that was never written', t, -1);
    machine.deliverUndefined(t, words, undef);
    return GO_ON;
  }
  switch (s[ST_EVENT]) {
    case ev.EV_READ:
      machine.deliver(t, words[0], words[1], words[2], words[3]);
      return GO_ON;
    case ev.EV_RMW:
      rmwApply(s[ST_OP], s[ST_SIZE], words, 0, s, ST_VAL, x.fresh, 0);
      if ((g.flags[e] & F_COMMUTES) !== 0) g.value.set(s.subarray(ST_VAL, ST_VAL + 2), 4 * e + 2);
      return WRITES;
    case ev.EV_CAS: {
      if (isExpected(s, words)) {
        if (mayFail(x, t)) return branchAt(x, e);
        for (let k = 0; k < 4; k++) x.fresh[k] = s[ST_VAL + k];
        return WRITES;
      }
      machine.deliverCas(t, false, words[0], words[1], words[2], words[3]);
      return GO_ON;
    }
    case ev.EV_ATOMIC_BEGIN:
      return takeBlockLock(x, t, e);
    case ev.EV_SYNC:
      return choicesOf(x, t, words[0], words[1]) === 1 ? sync(x, t, e, 0) : branchAt(x, e);
    default:
      throw new InternalError('explore: a read that is none');
  }
}

/** Read e has its value, and there are several ways to go on from it. */
function branchAt(x: Explorer, e: number): number {
  x.syncing = e;
  x.placing = -1;
  return BRANCH;
}

export function weaken(x: Explorer, e: number, flags: number): void {
  x.graph.flags[e] = flags | F_ATOMIC | F_AMO;
  x.graph.readFrom(e, x.graph.rf[e]);
}
