import { NO_RACE } from '../../semantics/happens-before.ts';
import {
  type AccessKind,
  ATOMIC_READ,
  ATOMIC_WRITE,
  PLAIN_READ,
  PLAIN_WRITE,
} from '../../semantics/shadow.ts';
import { NOT_BUFFERED } from '../../semantics/store-buffers.ts';
import { rmwApply } from '../../vm/arithmetic/rmw.ts';
import { isUnwritten } from '../../vm/arithmetic/undefined.ts';
import {
  ST_ADDR,
  ST_EVENTS,
  ST_EXP,
  ST_OP,
  ST_ORDER,
  ST_ORDER2,
  ST_SIZE,
  ST_UNDEF,
  ST_VAL,
  THREAD_BASE,
} from '../../vm/code/layout.ts';
import { buffer, drain, isBuffered } from './flush.ts';
import type { ScState } from './state.ts';

/**
 * Accesses to memory: each checks that there is memory, that it has not been freed, that nothing races, then reads or
 * writes the one flat memory and answers the machine. If it cannot, the execution has an outcome when the function
 * returns, and the thread has no answer.
 *
 * With store buffers, stores wait in their thread's buffer, which the thread itself reads first; read-modify-writes
 * empty it. A read that would have to put parts of a buffered store together empties it, too, as machines do.
 */

const NA = 0;

/** Is there live memory where the pending access of thread t goes? */
export function isAccessible(x: ScState, t: number, addr: number, size: number): boolean {
  const failure = x.machine.validate(t);
  if (failure !== null) {
    x.fail(t, failure.kind, failure.message);
    return false;
  }
  if (isDead(x, t, addr, size)) {
    const how =
      x.machine.objectAt(addr)?.kind === 'heap' ? 'was freed before' : 'is used after the end of its life';
    x.fail(t, 'memory', `use after free: ${x.nameAt(addr, size)} ${how}`);
    return false;
  }
  return true;
}

/** Has the life of what is there ended, as far as thread t could see? (semantics/lives.ts) */
export const isDead = (x: ScState, t: number, addr: number, size: number): boolean =>
  x.memory.isFreed(addr, size) && !(x.atomic === t && x.buffering && x.lives.isHeldBack(t, addr));

/**
 * Enters the access into the shadow; false if it races, or comes before the allocation. Without race checking this
 * matters in the C11 family: accesses must happen before the free.
 */
export function isOrdered(
  x: ScState,
  t: number,
  addr: number,
  size: number,
  kind: AccessKind,
  event: number,
): boolean {
  if (!x.races && !x.isC11) return true;
  const other = x.hb.access(t, addr, size, kind, event);
  if (other !== NO_RACE && x.races) {
    x.fail(t, 'race', 'data race', { other });
    if (x.outcome !== null) return false;
  }
  return isBorn(x, t, addr, size);
}

/** C11 family: does the allocation of what is there happen before the pending access of thread t? */
function isBorn(x: ScState, t: number, addr: number, size: number): boolean {
  if (!x.isC11 || addr < THREAD_BASE) return true;
  const object = x.machine.objectAt(addr);
  if (object === null || !x.lives.isUnborn(t, object.base)) return true;
  x.fail(t, 'memory', `nothing orders the allocation of ${x.nameAt(addr, size)} before this access`);
  return false;
}

/** Loads into `words` and `undef`; false if an atomic access would read what nobody wrote. */
function load(x: ScState, t: number, addr: number, size: number, access: 'plain' | 'load' | 'rmw'): boolean {
  x.view(t, addr, size);
  if (access === 'plain' || !x.isUndefined() || !isUnwritten(x.undef, size, access === 'rmw')) return true;
  x.fail(t, 'uninitialized', `an atomic access reads ${x.nameAt(addr, size)}, which was never written`);
  return false;
}

export function read(x: ScState, t: number): void {
  const s = x.machine.state(t);
  const [addr, size, order] = [s[ST_ADDR], s[ST_SIZE], s[ST_ORDER]];
  const event = x.nextEvent(t);
  if (!isAccessible(x, t, addr, size)) return;
  const own = x.buffers.length(t) === 0 ? NOT_BUFFERED : x.buffers.source(t, addr, size);
  x.recorder?.readsFrom(own < 0 ? null : own);
  if (!load(x, t, addr, size, order === NA ? 'plain' : 'load')) return;
  if (own < 0) x.hb.read(t, addr, size, order);
  if (!isOrdered(x, t, addr, size, order === NA ? PLAIN_READ : ATOMIC_READ, event)) return;
  const { words, undef } = x;
  x.recent.read(t, s[ST_EVENTS], addr, size, words);
  x.recorder?.read(t, words, undef);
  if (x.isUndefined()) x.machine.deliverUndefined(t, words, undef);
  else x.machine.deliver(t, words[0], words[1], words[2], words[3]);
}

export function write(x: ScState, t: number): void {
  const s = x.machine.state(t);
  const [addr, size, order] = [s[ST_ADDR], s[ST_SIZE], s[ST_ORDER]];
  const event = x.nextEvent(t);
  if (!isAccessible(x, t, addr, size)) return;
  if (!isOrdered(x, t, addr, size, order === NA ? PLAIN_WRITE : ATOMIC_WRITE, event)) return;
  const buffered = isBuffered(x, order);
  if (buffered) buffer(x, t, event);
  else {
    drain(x, t);
    x.hb.write(t, addr, size, order, false);
    x.memory.store(addr, size, s, ST_VAL, s, ST_UNDEF);
  }
  x.recent.nothing(t, s[ST_EVENTS]);
  x.recorder?.write(t, buffered);
  x.machine.deliver(t, 0);
}

export function rmw(x: ScState, t: number): void {
  const s = x.machine.state(t);
  const [addr, size, order] = [s[ST_ADDR], s[ST_SIZE], s[ST_ORDER]];
  const event = x.nextEvent(t);
  if (!isAccessible(x, t, addr, size)) return;
  drain(x, t);
  if (!load(x, t, addr, size, 'rmw')) return;
  x.hb.read(t, addr, size, order);
  if (!isOrdered(x, t, addr, size, ATOMIC_WRITE, event)) return;
  x.hb.write(t, addr, size, order, true);
  const { words, undef, fresh } = x;
  rmwApply(s[ST_OP], size, words, 0, s, ST_VAL, fresh, 0);
  x.memory.store(addr, size, fresh, 0, undef, 0);
  x.recent.read(t, s[ST_EVENTS], addr, size, words);
  x.recorder?.rmw(t, words, fresh);
  x.machine.deliver(t, words[0], words[1], words[2], words[3]);
}

/** A weak compare-exchange may fail although the value was the expected one (`x.spurious`). */
export function cas(x: ScState, t: number): void {
  const s = x.machine.state(t);
  const [addr, size] = [s[ST_ADDR], s[ST_SIZE]];
  const event = x.nextEvent(t);
  if (!isAccessible(x, t, addr, size)) return;
  drain(x, t);
  if (!load(x, t, addr, size, 'rmw')) return;
  const { words } = x;
  let same = !x.spurious;
  for (let i = 0; 4 * i < size; i++) same &&= words[i] === s[ST_EXP + i];
  const order = same ? s[ST_ORDER] : s[ST_ORDER2];
  x.hb.read(t, addr, size, order);
  if (!isOrdered(x, t, addr, size, same ? ATOMIC_WRITE : ATOMIC_READ, event)) return;
  if (same) {
    x.hb.write(t, addr, size, order, true);
    x.memory.store(addr, size, s, ST_VAL, s, ST_UNDEF);
  }
  if (x.spurious) x.recent.unforced(t, s[ST_EVENTS]);
  else x.recent.read(t, s[ST_EVENTS], addr, size, words);
  x.recorder?.cas(t, same, words);
  x.machine.deliverCas(t, same, words[0], words[1], words[2], words[3]);
}
