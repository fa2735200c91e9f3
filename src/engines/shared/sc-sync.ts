import { ATOMIC_READ, ATOMIC_WRITE } from '../../replay/shadow.ts';
import { ORDERS, SYNCS } from '../../vm/event.ts';
import { ST_ADDR, ST_EVENTS, ST_OP, ST_SIZE } from '../../vm/layout.ts';
import { SYNC_BLOCKED, SYNC_MISUSE, syncApply, syncChoices, synced } from '../../vm/sync.ts';
import { isAccessible, isOrdered } from './sc-access.ts';
import { drain } from './sc-flush.ts';
import type { ScState } from './sc-state.ts';

/**
 * Locks and condition variables: read-modify-writes of the object's word. A lock that is taken acquires, an unlock
 * releases; everything else (a failed trylock, condition variables, which synchronise through their mutex alone)
 * orders nothing.
 */
const RLX = ORDERS.indexOf('rlx');
const ACQ = ORDERS.indexOf('acq');
const REL = ORDERS.indexOf('rel');
const LOCK = SYNCS.indexOf('lock');
const TRYLOCK = SYNCS.indexOf('trylock');
const UNLOCK = SYNCS.indexOf('unlock');
const COND_WAIT = SYNCS.indexOf('cond-wait');
const COND_SIGNAL = SYNCS.indexOf('cond-signal');
const NO_UNDEF = new Int32Array(4);

/** Would the pending sync operation of thread t block now? (One that fails does not block: it is a violation.) */
export function isSyncBlocked(x: ScState, t: number): boolean {
  const s = x.machine.state(t);
  const op = s[ST_OP];
  if (op !== LOCK && op !== COND_WAIT) return false;
  if (x.machine.validate(t) !== null) return false;
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
  if (!order(x, t, addr, size, op, wrote, event)) return;
  fresh[0] = synced.lo;
  fresh[1] = synced.hi;
  const result = synced.result;
  if (wrote) x.memory.store(addr, size, fresh, 0, NO_UNDEF, 0);
  x.recorder?.sync(t, result, fresh, wrote, noteOf(op, result));
  x.recent.read(t, s[ST_EVENTS], addr, size, words);
  x.machine.deliver(t, result);
}

/** Happens-before and races; false if it races. */
function order(
  x: ScState,
  t: number,
  addr: number,
  size: number,
  op: number,
  wrote: boolean,
  event: number,
): boolean {
  const takes = (op === LOCK || op === TRYLOCK) && wrote;
  x.hb.read(t, addr, size, takes ? ACQ : RLX);
  if (!isOrdered(x, t, addr, size, wrote ? ATOMIC_WRITE : ATOMIC_READ, event)) return false;
  if (wrote) x.hb.write(t, addr, size, takes ? ACQ : op === UNLOCK ? REL : RLX, op !== UNLOCK);
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

function noteOf(op: number, result: number): string {
  switch (SYNCS[op]) {
    case 'lock':
      return result === 0 ? '' : 'cannot lock';
    case 'trylock':
      return result === 0 ? 'trylock' : 'trylock fails:';
    case 'mutex-destroy':
    case 'cond-destroy':
      return 'destroys';
    case 'cond-enqueue':
      return 'begins to wait on';
    case 'cond-wait':
      return result === 0 ? 'is woken by' : 'wakes up without a signal:';
    case 'cond-cancel':
      return 'gives up waiting on';
    case 'cond-broadcast':
      return 'wakes all of';
    default:
      return '';
  }
}
