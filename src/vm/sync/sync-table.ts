import type { Order, SyncOp } from '../../ir/types.ts';

/**
 * What engines, replay and traces need to know of each sync operation besides what it does to its word (sync.ts).
 * A new operation is a row here, a case there and an intrinsic in the front end.
 */
export interface SyncInfo {
  /** Whose operation it is, as people say. */
  readonly object: 'mutex' | 'spinlock' | 'rwlock' | 'semaphore' | 'barrier' | 'condition variable';
  /** Size of the word. */
  readonly bytes: 4 | 8;
  /** Memory order of the operation if it writes its word; one that only reads it (it fails) orders nothing. */
  readonly order: Order;
  /** Can it have to wait? */
  readonly waits: boolean;
  /** How a trace calls it, and how if it returns something else than 0 (an error, a time-out). */
  readonly says: string;
  readonly fails: string;
}

const row = (
  object: SyncInfo['object'],
  order: Order,
  waits: boolean,
  says: string,
  fails = `${says} fails:`,
): SyncInfo => {
  const bytes = object === 'mutex' || object === 'spinlock' || object === 'semaphore' ? 4 : 8;
  return { object, bytes, order, waits, says, fails };
};

/** Condition variables order nothing of themselves: they synchronise through their mutex (POSIX, C11). */
export const SYNC_TABLE: Readonly<Record<SyncOp, SyncInfo>> = {
  lock: row('mutex', 'acq', true, '', 'cannot lock'),
  trylock: row('mutex', 'acq', false, 'trylock'),
  unlock: row('mutex', 'rel', false, ''),
  'mutex-destroy': row('mutex', 'rel', false, 'destroys'),
  'cond-enqueue': row('condition variable', 'rlx', false, 'begins to wait on'),
  'cond-wait': row('condition variable', 'rlx', true, 'is woken by', 'wakes up without a signal:'),
  'cond-cancel': row('condition variable', 'rlx', false, 'gives up waiting on'),
  'cond-signal': row('condition variable', 'rlx', false, ''),
  'cond-broadcast': row('condition variable', 'rlx', false, 'wakes all of'),
  'cond-destroy': row('condition variable', 'rlx', false, 'destroys'),
  timedlock: row('mutex', 'acq', false, 'lock (timed)', 'time is up for the lock on'),
  'spin-lock': row('spinlock', 'acq', true, ''),
  'spin-trylock': row('spinlock', 'acq', false, 'trylock'),
  'spin-unlock': row('spinlock', 'rel', false, ''),
  'spin-destroy': row('spinlock', 'rel', false, 'destroys'),
  'rw-rdlock': row('rwlock', 'acq', true, 'read-lock'),
  'rw-tryrdlock': row('rwlock', 'acq', false, 'try-read-lock'),
  'rw-timedrdlock': row('rwlock', 'acq', false, 'read-lock (timed)', 'time is up for the read lock on'),
  'rw-wrlock': row('rwlock', 'acq', true, 'write-lock'),
  'rw-trywrlock': row('rwlock', 'acq', false, 'try-write-lock'),
  'rw-timedwrlock': row('rwlock', 'acq', false, 'write-lock (timed)', 'time is up for the write lock on'),
  'rw-unlock': row('rwlock', 'rel', false, ''),
  'rw-destroy': row('rwlock', 'rel', false, 'destroys'),
  'sem-wait': row('semaphore', 'acq', true, 'takes from'),
  'sem-trywait': row('semaphore', 'acq', false, 'takes from', 'finds nothing in'),
  'sem-timedwait': row('semaphore', 'acq', false, 'takes from', 'time is up for'),
  'sem-post': row('semaphore', 'rel', false, 'posts', 'cannot post'),
  'sem-destroy': row('semaphore', 'rel', false, 'destroys'),
  'cond-timedwait': row('condition variable', 'rlx', false, 'is woken by', 'time is up on'),
  'barrier-init': row('barrier', 'rlx', false, 'initialises'),
  'barrier-arrive': row('barrier', 'acq_rel', false, 'arrives at', 'arrives at'),
  'barrier-destroy': row('barrier', 'rel', false, 'destroys'),
  'mutex-init': row('mutex', 'rlx', false, 'initialises'),
  'cond-init': row('condition variable', 'rlx', false, 'initialises'),
  'rw-init': row('rwlock', 'rlx', false, 'initialises'),
  'sem-init': row('semaphore', 'rlx', false, 'initialises'),
  'spin-init': row('spinlock', 'rlx', false, 'initialises'),
};

export const SYNCS = Object.keys(SYNC_TABLE) as readonly SyncOp[];

/** Their numbers. */
export const COND_WAIT = SYNCS.indexOf('cond-wait');
export const COND_TIMEDWAIT = SYNCS.indexOf('cond-timedwait');
export const COND_CANCEL = SYNCS.indexOf('cond-cancel');
export const BARRIER_ARRIVE = SYNCS.indexOf('barrier-arrive');

/** By index into SYNCS, as in OP of EV_SYNC. */
export const SYNC_INFO: readonly SyncInfo[] = SYNCS.map((op) => SYNC_TABLE[op]);

/** The memory order of an operation that wrote its word, or did not. */
export const syncOrder = (op: number, wrote: boolean): Order => (wrote ? SYNC_INFO[op].order : 'rlx');
