import { isStuck } from '../results/kinds.ts';
import type { Step, Violation } from '../results/types.ts';
import { NO_RACE } from '../semantics/happens-before.ts';
import {
  type AccessKind,
  ATOMIC_READ,
  ATOMIC_WRITE,
  CONFLICTS,
  PLAIN_READ,
  PLAIN_WRITE,
} from '../semantics/shadow.ts';
import * as ev from '../vm/code/event.ts';
import {
  ST_ADDR,
  ST_EVENT,
  ST_EVENTS,
  ST_EXP,
  ST_OP,
  ST_ORDER,
  ST_ORDER2,
  ST_ROUND,
  ST_SIZE,
  ST_STATUS,
  ST_VAL,
  STATUS_ENDED,
  STATUS_PENDING,
} from '../vm/code/layout.ts';
import { ring } from '../vm/ring.ts';
import { SYNC_BLOCKED, SYNC_MISUSE, syncApply, synced, syncHolders } from '../vm/sync/sync.ts';
import { syncOrder } from '../vm/sync/sync-table.ts';
import { mismatch, type ReplayState } from './replay-state.ts';
import type { Dead } from './trace-graph.ts';

/** Does the violation show where the trace ends? */

/** Does happens-before order two steps, this way or that (`after`: only this way)? */
export type Ordered = (a: number, b: number, after?: boolean) => boolean;

/** In the graph of a model that is not of the C11 family: may this access come after this free? Null: nobody knows. */
export type MayFollow = (dead: Dead) => boolean | null;

/** Violations that are no event of a thread: the trace has no step for them. */
export const isAtEnd = (violation: Violation): boolean =>
  violation.kind === 'deadlock' ||
  violation.kind === 'liveness' ||
  violation.kind === 'leak' ||
  violation.kind === 'unjoined';

/** After the last step: nobody can go on, or the program has ended with something left over. */
export function checkEnd(x: ReplayState, violation: Violation): void {
  const existing: number[] = [];
  for (let t = 0; t < x.machine.threadCount; t++) if (x.exists(t)) existing.push(t);
  if (isStuck(violation.kind)) {
    const left = existing.filter((t) => x.pending(t) !== ev.EV_END);
    if (left.length === 0) mismatch(null, 'all threads end');
    /* those who wait for each other do not depend on what the others could still do */
    if (violation.kind === 'deadlock' && left.some((t) => ring(t, (u) => waitsOn(x, u)).length > 0)) return;
    for (const t of left) if (!isBlocked(x, t)) mismatch(null, `T${t} can go on`);
    const awaits = left.some((t) => x.machine.state(t)[ST_EVENT] === ev.EV_AWAIT);
    if (violation.kind === 'liveness' && !awaits) mismatch(null, 'no thread waits in a loop');
    return;
  }
  const ended = existing.some((t) => x.machine.state(t)[ST_EVENT] === ev.EV_HALT);
  if (!ended && existing.some((t) => x.machine.state(t)[ST_STATUS] !== STATUS_ENDED))
    mismatch(null, 'the program has not ended');
  if (violation.kind === 'leak' && !x.blocks.some((address) => !x.memory.isFreed(address, 1))) {
    mismatch(null, 'every block is freed');
  }
  if (violation.kind === 'unjoined' && !existing.some((t) => t > 0 && !x.claimed[t])) {
    mismatch(null, 'every thread is joined or detached');
  }
}

/** Those without whom thread t does not go on: who holds the lock it wants, or the thread that it joins. */
function waitsOn(x: ReplayState, t: number): readonly number[] {
  const s = x.machine.state(t);
  if (s[ST_STATUS] !== STATUS_PENDING) return [];
  if (s[ST_EVENT] === ev.EV_JOIN) {
    const child = x.machine.slotOf(s[ST_VAL]);
    return child < 0 || x.claimed[child] === 1 || x.pending(child) === ev.EV_END ? [] : [child];
  }
  if (s[ST_EVENT] !== ev.EV_SYNC || x.machine.validate(t) !== null) return [];
  x.memory.load(s[ST_ADDR], s[ST_SIZE], x.words, x.undef);
  const [lo, hi] = [x.words[0], x.words[1]];
  return syncApply(s[ST_OP], lo, hi, t, 0) === SYNC_BLOCKED ? syncHolders(s[ST_OP], lo, hi) : [];
}

function isBlocked(x: ReplayState, t: number): boolean {
  if (x.atomic >= 0 && x.atomic !== t) return true;
  if ((x.buffers?.length(t) ?? 0) > 0) return false;
  const s = x.machine.state(t);
  switch (s[ST_EVENT]) {
    case ev.EV_SYNC:
      if (x.machine.validate(t) !== null) return false;
      x.memory.load(s[ST_ADDR], s[ST_SIZE], x.words, x.undef);
      return syncApply(s[ST_OP], x.words[0], x.words[1], t, 0) === SYNC_BLOCKED;
    case ev.EV_JOIN: {
      const child = x.machine.slotOf(s[ST_VAL]);
      return child >= 0 && x.pending(child) !== ev.EV_END;
    }
    case ev.EV_AWAIT:
      return (s[ST_ROUND] & ev.ROUND_BOUNDED) === 0 && !hasChanged(x, t);
    default:
      return false;
  }
}

function hasChanged(x: ReplayState, t: number): boolean {
  const s = x.machine.state(t);
  if (!x.recent.covers(s[ST_VAL])) return true;
  for (let n = s[ST_EVENTS] - s[ST_VAL]; n < s[ST_EVENTS]; n++) {
    const size = x.recent.size(t, n);
    if (size < 0) return true;
    if (size === 0) continue;
    x.memory.load(x.recent.addr(t, n), size, x.words, x.undef);
    for (let i = 0; 4 * i < size; i++) if (x.words[i] !== x.recent.word(t, n, i)) return true;
  }
  return false;
}

/**
 * The last step is the event that goes wrong: it is met, and not answered. Happens-before is that of the clocks along the
 * steps, or of the graph; null if there is none, because the graph could not be judged.
 */
export function checkLast(
  x: ReplayState,
  step: Step,
  violation: Violation,
  ordered: Ordered | null | 'clocks',
  mayFollow: MayFollow,
): void {
  const code = x.meet(step);
  const { kind } = violation;
  x.hb.tick(step.thread);
  if (code === ev.EV_FAIL) {
    const failure = x.machine.failure(step.thread);
    if (failure.kind !== kind) mismatch(step, `it ends in ${failure.kind} (${failure.message})`);
    return;
  }
  if (violation.other) {
    const other = violation.trace.steps[violation.other.step - 1];
    if (kind === 'memory' && !x.isC11) return checkDead(x, step, code, other, mayFollow);
    return ordered === 'clocks'
      ? checkOrder(x, step, code, other, kind)
      : checkGraph(x, step, code, other, ordered);
  }
  const failure = x.machine.validate(step.thread);
  if (failure !== null) {
    if (failure.kind !== kind) mismatch(step, `it ends in ${failure.kind} (${failure.message})`);
    return;
  }
  if (!fails(x, step, code, kind)) mismatch(step, `there is no violation (${kind}) here`);
}

/** Does this event, on valid memory, go wrong in the way that is claimed? */
function fails(x: ReplayState, step: Step, code: number, kind: Violation['kind']): boolean {
  const s = x.machine.state(step.thread);
  const [addr, size] = [s[ST_ADDR], s[ST_SIZE]];
  const child = (): number => x.machine.slotOf(s[ST_VAL]);
  switch (kind) {
    case 'memory':
      if (code === ev.EV_JOIN || code === ev.EV_DETACH) return child() < 0 || x.claimed[child()] === 1;
      if (x.isFlat && x.isC11 && isUnborn(x, step, code, addr)) return true;
      return code === ev.EV_FREE ? x.memory.isFreed(addr, 1) : x.isDead(step.thread, addr, size);
    case 'uninitialized':
      if (code !== ev.EV_SYNC && s[ST_ORDER] === 0) return false;
      x.load(step, addr, size);
      return (x.undef[0] | x.undef[1] | x.undef[2] | x.undef[3]) !== 0;
    case 'lock':
      x.load(step, addr, size);
      return (
        code === ev.EV_SYNC && syncApply(s[ST_OP], x.words[0], x.words[1], step.thread, 0) === SYNC_MISUSE
      );
    case 'assertion':
      return code === ev.EV_HALT && s[ST_OP] === 1;
    default:
      return false;
  }
}

/** sc, tso, pso: an access after a free, or a store that is on its way when the block is freed. */
function checkDead(x: ReplayState, step: Step, code: number, other: Step, mayFollow: MayFollow): void {
  const s = x.machine.state(step.thread);
  const frees = code === ev.EV_FREE;
  const theirs = other.raw ?? mismatch(step, `step ${other.n} is no access`);
  if ((theirs.event === 'free') === frees) mismatch(step, `it does not conflict with step ${other.n}`);
  const [block, access] = frees ? [s[ST_ADDR], theirs] : [theirs.address, step.raw];
  const size = x.machine.objectAt(block)?.size ?? 0;
  const [at, bytes] = [access?.address ?? 0, access?.size ?? 0];
  if (at >= block + size || at + bytes <= block) mismatch(step, `it does not conflict with step ${other.n}`);
  if (x.isFlat) mismatch(step, 'there is no use after free here');
  if (x.buffers !== null) {
    if (!frees || x.buffers.waitingElsewhere(step.thread, block, size) !== other.n)
      mismatch(step, `step ${other.n} has reached memory`);
    return;
  }
  if (mayFollow(frees ? { free: step, access: other } : { free: other, access: step }) === false)
    mismatch(step, 'the access comes before the free in every execution');
}

/** C11 family: does the allocation of what is there not happen before the last step? */
function isUnborn(x: ReplayState, step: Step, code: number, addr: number): boolean {
  const t = step.thread;
  const base = x.machine.objectAt(addr)?.base ?? -1;
  if (code !== ev.EV_FREE && code !== ev.EV_WRITE)
    x.hb.read(t, addr, x.machine.state(t)[ST_SIZE], accessOf(x, step, code).order);
  return x.lives.isUnborn(t, base);
}

/** A race, or a free that nothing orders after an access: by happens-before computed again from the steps. */
function checkOrder(x: ReplayState, step: Step, code: number, other: Step, kind: string): void {
  const t = step.thread;
  const s = x.machine.state(t);
  const [addr, size] = [s[ST_ADDR], s[ST_SIZE]];
  if (kind === 'memory' && other.op === 'alloc') {
    if (!isUnborn(x, step, code, addr)) mismatch(step, 'its allocation happens before it');
    return;
  }
  if (kind === 'memory' && other.op === 'free') {
    if (!x.isDead(t, addr, code === ev.EV_FREE ? 1 : size))
      mismatch(step, `step ${other.n} does not free it`);
    return;
  }
  let found = NO_RACE;
  if (code === ev.EV_FREE) found = x.hb.freed(t, addr, x.machine.objectAt(addr)?.size ?? 0);
  else {
    const { order, kind } = accessOf(x, step, code);
    if (code !== ev.EV_WRITE && !x.readsOwn(t, addr, size)) x.hb.read(t, addr, size, order);
    found = x.hb.access(t, addr, size, kind, step.n);
  }
  if (found === NO_RACE) mismatch(step, 'happens-before orders it after all conflicting accesses');
  /* of several that race with it the clocks know the last, and the story may be of another */
  const isKnown = (): boolean => x.hb.knows(t, other.thread, x.times[other.n]);
  if (found !== other.n) checkGraph(x, step, code, other, isKnown);
}

/** The same where happens-before is that of the graph: two accesses that conflict, and neither order. */
function checkGraph(x: ReplayState, step: Step, code: number, other: Step, ordered: Ordered | null): void {
  const s = x.machine.state(step.thread);
  const [addr, size] = [s[ST_ADDR], code === ev.EV_FREE ? x.machine.objectAt(s[ST_ADDR])?.size : s[ST_SIZE]];
  const theirs = other.raw ?? mismatch(step, `step ${other.n} is no access`);
  const frees = theirs.event === 'free';
  const extent = frees ? (x.machine.objectAt(theirs.address)?.size ?? 0) : theirs.size;
  const apart = theirs.address >= addr + (size ?? 0) || addr >= theirs.address + extent;
  const kind = code === ev.EV_FREE ? PLAIN_WRITE : accessOf(x, step, code).kind;
  const conflicts =
    frees ||
    theirs.event === 'alloc' ||
    code === ev.EV_FREE ||
    ((CONFLICTS[kind] >> x.kindOf(other)) & 1) === 1;
  if (apart || other.thread === step.thread || !conflicts)
    mismatch(step, `it does not conflict with step ${other.n}`);
  /* whatever comes after a free is wrong, and the last step of a thread comes before nothing */
  const born = theirs.event === 'alloc';
  if (!frees && ordered?.(other.n, step.n, born))
    mismatch(step, `happens-before orders it and step ${other.n}`);
}

/** What the pending access does: does it write, and with which order does it read? */
function accessOf(x: ReplayState, step: Step, code: number): { order: number; kind: AccessKind } {
  const s = x.machine.state(step.thread);
  const order = s[ST_ORDER];
  switch (code) {
    case ev.EV_READ:
      return { order, kind: order === 0 ? PLAIN_READ : ATOMIC_READ };
    case ev.EV_WRITE:
      return { order, kind: order === 0 ? PLAIN_WRITE : ATOMIC_WRITE };
    case ev.EV_CAS: {
      x.load(step, s[ST_ADDR], s[ST_SIZE]);
      let ok = step.raw?.delivered[0] !== 0;
      for (let i = 0; 4 * i < s[ST_SIZE]; i++) ok &&= x.words[i] === s[ST_EXP + i];
      return ok ? { order, kind: ATOMIC_WRITE } : { order: s[ST_ORDER2], kind: ATOMIC_READ };
    }
    case ev.EV_SYNC: {
      x.load(step, s[ST_ADDR], s[ST_SIZE]);
      const [lo, hi] = [x.words[0], x.words[1]];
      syncApply(s[ST_OP], lo, hi, step.thread, 0);
      const wrote = synced.lo !== lo || synced.hi !== hi;
      const order = ev.ORDERS.indexOf(syncOrder(s[ST_OP], wrote));
      return { order, kind: wrote ? ATOMIC_WRITE : ATOMIC_READ };
    }
    default:
      return { order, kind: ATOMIC_WRITE };
  }
}
