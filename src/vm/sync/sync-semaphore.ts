import { EOVERFLOW, misuse, notNow, SYNC_DONE, synced } from './synced.ts';

/** Semaphores: an i32, the value in [0, 2³¹); negative: destroyed. */
const MOST = 0x7fff_ffff;

/** `error`: what it returns instead of waiting (0 = it waits). */
export function takeFrom(lo: number, error: number): number {
  if (lo < 0) return misuse('a destroyed semaphore is waited for');
  if (lo === 0) return notNow(error);
  synced.lo = lo - 1;
  return SYNC_DONE;
}

export function post(lo: number): number {
  if (lo < 0) return misuse('a destroyed semaphore is posted');
  if (lo === MOST) return notNow(EOVERFLOW);
  synced.lo = lo + 1;
  return SYNC_DONE;
}

export function destroySemaphore(lo: number): number {
  if (lo < 0) return misuse('a destroyed semaphore is destroyed again');
  synced.lo = 1 << 31;
  return SYNC_DONE;
}
