import { hasBit, misuse, notNow, SYNC_DONE, setBit, synced } from './synced.ts';

/**
 * Read-write locks: an i64. Bit t: slot t holds it, t in [0, 62); bit 62: for writing (then exactly one does); bit 63:
 * destroyed. That a thread holds it for reading several times is counted by the model in C, thread-locally: the word
 * changes with the first and the last of them only. A thread that holds it and asks for more than that waits for
 * itself, also where glibc returns EDEADLK: POSIX allows both, so a program that gets here is wrong.
 */
const WRITES = 1 << 30;
const DESTROYED = 1 << 31;
const MOST = 62;
const HOLDERS = ~(WRITES | DESTROYED);

const isFree = (lo: number, hi: number): boolean => (lo | (hi & HOLDERS)) === 0;

/** `error`: what it returns instead of waiting (0 = it waits). */
export function readLock(lo: number, hi: number, thread: number, error: number): number {
  if (hi < 0) return misuse('a destroyed rwlock is locked');
  if (thread >= MOST) return misuse(`more than ${MOST} threads use rwlocks`);
  if ((hi & WRITES) !== 0) return notNow(error);
  if (hasBit(lo, hi, thread))
    return misuse('a thread holds more than 8 rwlocks for reading, one of them repeatedly');
  setBit(thread, true);
  return SYNC_DONE;
}

export function writeLock(lo: number, hi: number, thread: number, error: number): number {
  if (hi < 0) return misuse('a destroyed rwlock is locked');
  if (thread >= MOST) return misuse(`more than ${MOST} threads use rwlocks`);
  if (!isFree(lo, hi)) return notNow(error);
  setBit(thread, true);
  synced.hi |= WRITES;
  return SYNC_DONE;
}

export function unlockRwlock(lo: number, hi: number, thread: number): number {
  if (hi < 0) return misuse('a destroyed rwlock is unlocked');
  if (thread >= MOST || !hasBit(lo, hi, thread))
    return misuse(
      isFree(lo, hi)
        ? 'a rwlock that is not locked is unlocked'
        : (hi & WRITES) !== 0
          ? 'a rwlock that another thread holds for writing is unlocked'
          : 'a rwlock that only other threads hold is unlocked',
    );
  setBit(thread, false);
  synced.hi &= ~WRITES;
  return SYNC_DONE;
}

export function destroyRwlock(lo: number, hi: number): number {
  if (hi < 0) return misuse('a destroyed rwlock is destroyed again');
  if (!isFree(lo, hi)) return misuse('a locked rwlock is destroyed');
  synced.hi = DESTROYED;
  return SYNC_DONE;
}

/** Every slot that holds it. */
export function rwlockHolders(lo: number, hi: number): number[] {
  const held: number[] = [];
  for (let t = 0; t < MOST; t++) if (hasBit(lo, hi, t)) held.push(t);
  return held;
}

/** A slot that holds it, another than `thread` if there is one; -1 if nobody does. */
export function rwlockHolder(lo: number, hi: number, thread: number): number {
  for (let t = 0; t < MOST; t++) if (t !== thread && hasBit(lo, hi, t)) return t;
  return thread < MOST && hasBit(lo, hi, thread) ? thread : -1;
}
