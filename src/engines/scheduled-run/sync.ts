import { ATOMIC_READ, ATOMIC_WRITE } from '../../semantics/shadow.ts';
import { ORDERS, SYNCS } from '../../vm/code/event.ts';
import { ST_ADDR, ST_EVENTS, ST_OP, ST_SIZE } from '../../vm/code/layout.ts';
import { SYNC_BLOCKED, SYNC_MISUSE, syncApply, syncChoices, synced } from '../../vm/sync/sync.ts';
import { COND_WAIT, SYNC_INFO, syncOrder } from '../../vm/sync/sync-table.ts';
import { isAccessible, isDead, isOrdered } from './access.ts';
import { drain } from './flush.ts';
import type { ScState } from './state.ts';

/**
 * Locks, semaphores, barriers and condition variables: read-modify-writes of the object's word, ordered as
 * vm/sync/sync-table.ts says.
 */
const COND_SIGNAL = SYNCS.indexOf('cond-signal');
const NO_UNDEF = new Int32Array(4);

/**
 * Would the pending sync operation of thread t block now? (One that fails does not block: it is a violation. So is one whose
 * object has been freed meanwhile: whoever waits looks at its word again.)
 */
export function isSyncBlocked(x: ScState, t: number): boolean {
  const s = x.machine.state(t);
  const op = s[ST_OP];
  if (!SYNC_INFO[op].waits) return false;
  if (x.machine.validate(t) !== null || isDead(x, t, s[ST_ADDR], s[ST_SIZE])) return false;
  x.view(t, s[ST_ADDR], s[ST_SIZE]);
  return syncApply(op, x.words[0], x.words[1], t, 0) === SYNC_BLOCKED;
}

export const isCondWait = (x: ScState, t: number): boolean => x.machine.state(t)[ST_OP] === COND_WAIT;

export function sync(x: ScState, t: number): void {
  const s = x.machine.state(t);
  const [addr, size, op] = [s[ST_ADDR], s[ST_SIZE], s[ST_OP]];
  const event = x.nextEvent(t);
  if (!isAccessible(x, t, addr, size)) return;
  const { words, fresh } = x;
  drain(x, t);
  x.memory.load(addr, size, words, x.undef);
  if (x.isUndefined()) {
    return x.fail(t, 'uninitialized', `${x.names.syncObject(addr, size)} is used before it is initialised`);
  }
  const [lo, hi] = [words[0], words[1]];
  const choice = x.spurious ? 1 : op === COND_SIGNAL ? chooseWaiter(x, t, lo, hi) : 0;
  if (syncApply(op, lo, hi, t, choice) === SYNC_MISUSE)
    return x.fail(t, 'lock', `${synced.message}: ${x.names.syncObject(addr, size)}`);
  const wrote = synced.lo !== lo || synced.hi !== hi;
  if (!order(x, t, wrote, event)) return;
  fresh[0] = synced.lo;
  fresh[1] = synced.hi;
  const result = synced.result;
  if (wrote) x.memory.store(addr, size, fresh, 0, NO_UNDEF, 0);
  const { says, fails } = SYNC_INFO[op];
  x.recorder?.sync(t, result, fresh, wrote, result === 0 ? says : fails, [lo, hi]);
  x.recent.read(t, s[ST_EVENTS], addr, size, words);
  if (wrote) x.recent.wrote(t, addr, [lo, hi], [fresh[0], fresh[1]]);
  x.machine.deliver(t, result);
}

/** Happens-before and races; false if it races. */
function order(x: ScState, t: number, wrote: boolean, event: number): boolean {
  const s = x.machine.state(t);
  const [addr, size] = [s[ST_ADDR], s[ST_SIZE]];
  const order = ORDERS.indexOf(syncOrder(s[ST_OP], wrote));
  x.hb.read(t, addr, size, order);
  if (!isOrdered(x, t, addr, size, wrote ? ATOMIC_WRITE : ATOMIC_READ, event)) return false;
  if (wrote) x.hb.write(t, addr, size, order, true);
  return true;
}

/** Deciders name the waiter by its slot, so that the same one is woken when another is missing; the table by its rank. */
function chooseWaiter(x: ScState, t: number, lo: number, hi: number): number {
  if (syncChoices(COND_SIGNAL, lo, hi) <= 1) return 0;
  const waiters = (BigInt(hi >>> 0) << 32n) | BigInt(lo >>> 0);
  const slot = x.decider.waiter(t, waiters);
  (x.choices[t] ??= []).push(BigInt(slot));
  let rank = 0;
  for (let n = 0; n < slot; n++) if ((waiters >> BigInt(n)) & 1n) rank++;
  return rank;
}
