/**
 * What lock and condition-variable operations do to their word: the table of docs/intrinsics.md. One call per
 * operation, nothing allocated: the outcome is in `synced`.
 */
import { SYNCS } from './event.ts';

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
export const EBUSY = 16;
export const EDEADLK = 35;

const OWNER = 0xffff;
const COUNT_ONE = 1 << 16;
const COUNT = 0xfff << 16;
const KIND_SHIFT = 28;
const DESTROYED = 1 << 30;

/** Slot that holds a mutex with this word, or -1. */
export const mutexOwner = (lo: number): number => (lo & OWNER) - 1;

/**
 * Operation `op` (index into SYNCS) by thread `thread` on the word (lo, hi). `choice` in [0, syncChoices): which
 * waiter cond-signal wakes, in ascending order of slots; for cond-wait 1 is a spurious wake-up. Status:
 * done (new word and result), blocked (the word stays, try again later), misuse (message).
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
    case 'trylock':
      return lock(lo, thread, name === 'trylock');
    case 'unlock':
      return unlock(lo, thread);
    case 'mutex-destroy':
      if ((lo & DESTROYED) !== 0) return misuse('a destroyed mutex is destroyed again');
      if ((lo & OWNER) !== 0) return misuse('a locked mutex is destroyed');
      synced.lo = lo | DESTROYED;
      return SYNC_DONE;
    case 'cond-enqueue':
      if (thread >= 64) return misuse('more than 64 threads wait on condition variables');
      setBit(thread, true);
      return SYNC_DONE;
    case 'cond-wait':
      if (!hasBit(lo, hi, thread)) return SYNC_DONE;
      if (choice !== 1) return SYNC_BLOCKED;
      synced.result = 1;
      return SYNC_DONE;
    case 'cond-cancel':
      setBit(thread, false);
      return SYNC_DONE;
    case 'cond-signal': {
      let left = choice;
      for (let t = 0; t < 64; t++) {
        if (!hasBit(lo, hi, t) || left-- > 0) continue;
        setBit(t, false);
        break;
      }
      return SYNC_DONE;
    }
    case 'cond-broadcast':
      synced.lo = synced.hi = 0;
      return SYNC_DONE;
    case 'cond-destroy':
      return (lo | hi) === 0 ? SYNC_DONE : misuse('a condition variable with waiting threads is destroyed');
    default:
      return misuse('unknown operation');
  }
}

/** How many outcomes an operation has on this word: more than one only for cond-signal with several waiters. */
export function syncChoices(op: number, lo: number, hi: number): number {
  if (SYNCS[op] !== 'cond-signal') return 1;
  let n = 0;
  for (let t = 0; t < 64; t++) if (hasBit(lo, hi, t)) n++;
  return Math.max(1, n);
}

function misuse(message: string): number {
  synced.message = message;
  return SYNC_MISUSE;
}

function lock(lo: number, thread: number, attempt: boolean): number {
  if ((lo & DESTROYED) !== 0) return misuse('a destroyed mutex is locked');
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
  if (attempt) {
    synced.result = EBUSY;
    return SYNC_DONE;
  }
  if (owner === thread && kind === 2) {
    synced.result = EDEADLK;
    return SYNC_DONE;
  }
  return SYNC_BLOCKED;
}

function unlock(lo: number, thread: number): number {
  if ((lo & DESTROYED) !== 0) return misuse('a destroyed mutex is unlocked');
  if (mutexOwner(lo) !== thread) {
    if (((lo >> KIND_SHIFT) & 3) === 0)
      return misuse(
        (lo & OWNER) === 0
          ? 'a mutex that is not locked is unlocked'
          : 'a mutex that another thread holds is unlocked',
      );
    synced.result = EPERM;
    return SYNC_DONE;
  }
  synced.lo = (lo & COUNT) !== 0 ? lo - COUNT_ONE : lo & ~OWNER;
  return SYNC_DONE;
}

const hasBit = (lo: number, hi: number, t: number): boolean => (((t < 32 ? lo : hi) >>> (t & 31)) & 1) === 1;
function setBit(t: number, on: boolean): void {
  const bit = 1 << (t & 31);
  if (t < 32) synced.lo = on ? synced.lo | bit : synced.lo & ~bit;
  else synced.hi = on ? synced.hi | bit : synced.hi & ~bit;
}
