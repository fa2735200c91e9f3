/**
 * What operations on library objects do to their word: the table of docs/intrinsics.md. One call per operation,
 * nothing allocated: the outcome is in `synced`.
 */
import { unreachable } from '../../base/failure.ts';
import { arrive, destroyBarrier } from './sync-barrier.ts';
import { destroyMutex, isDestroyedMutex, lock, mutexOwner, unlock } from './sync-mutex.ts';
import {
  destroyRwlock,
  readLock,
  rwlockHolder,
  rwlockHolders,
  unlockRwlock,
  writeLock,
} from './sync-rwlock.ts';
import { destroySemaphore, post, takeFrom } from './sync-semaphore.ts';
import { SYNC_INFO, SYNCS, type SyncInfo } from './sync-table.ts';
import {
  EAGAIN,
  EBUSY,
  ETIMEDOUT,
  hasBit,
  misuse,
  notNow,
  SYNC_BLOCKED,
  SYNC_DONE,
  setBit,
  synced,
} from './synced.ts';

export { mutexOwner } from './sync-mutex.ts';
export { EBUSY, EDEADLK, EPERM, SYNC_BLOCKED, SYNC_DONE, SYNC_MISUSE, synced } from './synced.ts';

/**
 * Operation `op` (index into SYNCS) by thread `thread` on the word (lo, hi). `choice` in [0, syncChoices): which
 * waiter cond-signal wakes, in ascending order of slots; for cond-wait 1 is a spurious wake-up. Status:
 * done (new word and result), blocked (the word stays, try again later), misuse (message).
 *
 * A timed operation never waits: to get a lock after some time is to ask for it later, and to give up is to ask while
 * it is held. So its two outcomes are those of a try, and a state in which only a time-out helps is no deadlock.
 */
export function syncApply(op: number, lo: number, hi: number, thread: number, choice: number): number {
  synced.lo = lo;
  synced.hi = hi;
  synced.result = 0;
  synced.message = '';
  synced.status = apply(op, lo, hi, thread, choice);
  return synced.status;
}

function apply(op: number, lo: number, hi: number, thread: number, choice: number): number {
  const name = SYNCS[op];
  switch (name) {
    case 'lock':
      return lock('mutex', lo, thread, 0);
    case 'trylock':
      return lock('mutex', lo, thread, EBUSY);
    case 'timedlock':
      return lock('mutex', lo, thread, ETIMEDOUT);
    case 'unlock':
      return unlock('mutex', lo, thread);
    case 'mutex-destroy':
      return destroyMutex('mutex', lo);
    case 'spin-lock':
      return lock('spinlock', lo, thread, 0);
    case 'spin-trylock':
      return lock('spinlock', lo, thread, EBUSY);
    case 'spin-unlock':
      return unlock('spinlock', lo, thread);
    case 'spin-destroy':
      return destroyMutex('spinlock', lo);
    case 'rw-rdlock':
      return readLock(lo, hi, thread, 0);
    case 'rw-tryrdlock':
      return readLock(lo, hi, thread, EBUSY);
    case 'rw-timedrdlock':
      return readLock(lo, hi, thread, ETIMEDOUT);
    case 'rw-wrlock':
      return writeLock(lo, hi, thread, 0);
    case 'rw-trywrlock':
      return writeLock(lo, hi, thread, EBUSY);
    case 'rw-timedwrlock':
      return writeLock(lo, hi, thread, ETIMEDOUT);
    case 'rw-unlock':
      return unlockRwlock(lo, hi, thread);
    case 'rw-destroy':
      return destroyRwlock(lo, hi);
    case 'sem-wait':
      return takeFrom(lo, 0);
    case 'sem-trywait':
      return takeFrom(lo, EAGAIN);
    case 'sem-timedwait':
      return takeFrom(lo, ETIMEDOUT);
    case 'sem-post':
      return post(lo);
    case 'sem-destroy':
      return destroySemaphore(lo);
    case 'barrier-init':
      return initAgain('barrier', hi <= 0);
    case 'barrier-arrive':
      return arrive(lo, hi);
    case 'barrier-destroy':
      return destroyBarrier(lo, hi);
    case 'mutex-init':
      return initAgain('mutex', isDestroyedMutex(lo));
    case 'spin-init':
      return initAgain('spinlock', isDestroyedMutex(lo));
    case 'rw-init':
      return initAgain('rwlock', hi < 0);
    case 'sem-init':
      return initAgain('semaphore', lo < 0);
    case 'cond-init':
      return initAgain('condition variable', false);
    case 'cond-enqueue':
      if (thread >= 64) return misuse('more than 64 threads wait on condition variables');
      setBit(thread, true);
      return SYNC_DONE;
    case 'cond-wait':
      if (!hasBit(lo, hi, thread)) return SYNC_DONE;
      if (choice !== 1) return SYNC_BLOCKED;
      synced.result = 1;
      return SYNC_DONE;
    case 'cond-timedwait':
      return hasBit(lo, hi, thread) ? notNow(ETIMEDOUT) : SYNC_DONE;
    case 'cond-cancel':
      setBit(thread, false);
      return SYNC_DONE;
    case 'cond-signal':
      wake(lo, hi, choice);
      return SYNC_DONE;
    case 'cond-broadcast':
      synced.lo = synced.hi = 0;
      return SYNC_DONE;
    case 'cond-destroy':
      return (lo | hi) === 0 ? SYNC_DONE : misuse('a condition variable with waiting threads is destroyed');
    default:
      return unreachable(name);
  }
}

/** Of an object that has been initialised before: it must have been destroyed. The new word is a store of the model in C. */
const initAgain = (what: SyncInfo['object'], isDestroyed: boolean): number =>
  isDestroyed ? SYNC_DONE : misuse(`a ${what} is initialised a second time without being destroyed`);

function wake(lo: number, hi: number, choice: number): void {
  let left = choice;
  for (let t = 0; t < 64; t++) {
    if (!hasBit(lo, hi, t) || left-- > 0) continue;
    setBit(t, false);
    return;
  }
}

/** How many outcomes an operation has on this word: more than one only for cond-signal with several waiters. */
export function syncChoices(op: number, lo: number, hi: number): number {
  if (SYNCS[op] !== 'cond-signal') return 1;
  let n = 0;
  for (let t = 0; t < 64; t++) if (hasBit(lo, hi, t)) n++;
  return Math.max(1, n);
}

/** The slot that keeps `thread` waiting in operation `op` on this word; -1 if it is nobody in particular. */
export function syncHolder(op: number, lo: number, hi: number, thread: number): number {
  const { object } = SYNC_INFO[op];
  if (object === 'mutex' || object === 'spinlock') return mutexOwner(lo);
  return object === 'rwlock' ? rwlockHolder(lo, hi, thread) : -1;
}

/** All slots without which nobody goes on who is blocked in operation `op` on this word: those that hold the lock. */
export function syncHolders(op: number, lo: number, hi: number): readonly number[] {
  const { object } = SYNC_INFO[op];
  if (object === 'rwlock') return rwlockHolders(lo, hi);
  const owner = object === 'mutex' || object === 'spinlock' ? mutexOwner(lo) : -1;
  return owner < 0 ? [] : [owner];
}

/** The semaphore of a thread that futex(2) has put to sleep (frontend/include/runtime/futex.c). */
const FUTEX = /^futex_wake of T\d+$/;

/** The threads that std::atomic's wait has put to sleep (frontend/include/cxx/__heddle/wait.h). */
const WAITED = /^std::__waited\[\d+\]$/;

/** What a thread that is blocked in operation `op` waits for. */
export function waitsFor(op: number, name: string): string {
  if (WAITED.test(name)) return 'a notification of the atomic';
  if (SYNCS[op] === 'cond-wait') return `a signal on ${name}`;
  return FUTEX.test(name) ? 'a FUTEX_WAKE' : `${SYNC_INFO[op].object} ${name}`;
}
