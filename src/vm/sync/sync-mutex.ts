import { EBUSY, EDEADLK, EPERM, ETIMEDOUT, misuse, notNow, SYNC_DONE, synced } from './synced.ts';

/** Mutexes and spinlocks: owner, recursion count and kind in one i32 (docs/intrinsics.md). */
const OWNER = 0xffff;
const COUNT_ONE = 1 << 16;
const COUNT = 0xfff << 16;
const KIND_SHIFT = 28;
const DESTROYED = 1 << 30;

export const isDestroyedMutex = (lo: number): boolean => (lo & DESTROYED) !== 0;

/** Slot that holds a mutex with this word, or -1. */
export const mutexOwner = (lo: number): number => (lo & OWNER) - 1;

/** `error`: what it returns instead of waiting (0 = it waits). */
export function lock(what: string, lo: number, thread: number, error: number): number {
  if ((lo & DESTROYED) !== 0) return misuse(`a destroyed ${what} is locked`);
  const owner = mutexOwner(lo);
  if (owner < 0) {
    synced.lo = lo | (thread + 1);
    return SYNC_DONE;
  }
  const kind = (lo >> KIND_SHIFT) & 3;
  if (owner === thread && kind === 1) {
    if ((lo & COUNT) === COUNT) return misuse('a recursive mutex is locked more than 4096 times');
    synced.lo = lo + COUNT_ONE;
    return SYNC_DONE;
  }
  const refuses = owner === thread && kind === 2;
  if (refuses && (error === 0 || error === ETIMEDOUT)) return notNow(EDEADLK);
  return notNow(refuses ? EBUSY : error);
}

export function unlock(what: string, lo: number, thread: number): number {
  if ((lo & DESTROYED) !== 0) return misuse(`a destroyed ${what} is unlocked`);
  if (mutexOwner(lo) !== thread) {
    if (((lo >> KIND_SHIFT) & 3) === 0)
      return misuse(
        (lo & OWNER) === 0
          ? `a ${what} that is not locked is unlocked`
          : `a ${what} that another thread holds is unlocked`,
      );
    synced.result = EPERM;
    return SYNC_DONE;
  }
  const isRecursive = ((lo >> KIND_SHIFT) & 3) === 1;
  synced.lo = isRecursive && (lo & COUNT) !== 0 ? lo - COUNT_ONE : lo & ~OWNER;
  return SYNC_DONE;
}

export function destroyMutex(what: string, lo: number): number {
  if ((lo & DESTROYED) !== 0) return misuse(`a destroyed ${what} is destroyed again`);
  if ((lo & OWNER) !== 0) return misuse(`a locked ${what} is destroyed`);
  synced.lo = lo | DESTROYED;
  return SYNC_DONE;
}
