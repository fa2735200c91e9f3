/** How a sync operation ended: one record, written by sync.ts and its parts, so that nothing is allocated. */
export const SYNC_DONE = 0;
export const SYNC_BLOCKED = 1;
export const SYNC_MISUSE = 2;

export const synced = {
  status: SYNC_DONE,
  /** The word afterwards. */
  lo: 0,
  hi: 0,
  /** The i32 the operation returns. */
  result: 0,
  /** SYNC_MISUSE: what was done wrong. */
  message: '',
};

export const EPERM = 1;
export const EAGAIN = 11;
export const EBUSY = 16;
export const EDEADLK = 35;
export const EOVERFLOW = 75;
export const ETIMEDOUT = 110;

export function misuse(message: string): number {
  synced.message = message;
  return SYNC_MISUSE;
}

/** Not now: it waits, or it returns this error (0 = it waits). */
export function notNow(error: number): number {
  if (error === 0) return SYNC_BLOCKED;
  synced.result = error;
  return SYNC_DONE;
}

export const hasBit = (lo: number, hi: number, t: number): boolean =>
  (((t < 32 ? lo : hi) >>> (t & 31)) & 1) === 1;

/** Bit t of the word afterwards. */
export function setBit(t: number, on: boolean): void {
  const bit = 1 << (t & 31);
  if (t < 32) synced.lo = on ? synced.lo | bit : synced.lo & ~bit;
  else synced.hi = on ? synced.hi | bit : synced.hi & ~bit;
}
