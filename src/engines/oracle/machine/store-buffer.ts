import type { Buffering } from '../../../base/models.ts';
import type { Order } from '../../../ir/types.ts';
import type { Value } from '../values.ts';

/**
 * Store buffers, operationally. `fifo`: one queue a thread. `by-location`: one a thread and location (stores that share a
 * byte keep their order); a store-store barrier makes later stores wait for earlier ones. Buffers are values: each change
 * makes a new one.
 */
type Entry =
  | { readonly kind: 'store'; readonly address: number; readonly size: number; readonly value: Value }
  /** A free: the store of *dead* to a whole block. */
  | { readonly kind: 'dead'; readonly address: number; readonly size: number; readonly heap: boolean }
  | { readonly kind: 'barrier' };
export type Buffer = readonly Entry[];

/** Indices of the stores that may go to memory next. */
export function flushable(buffering: Buffering, buffer: Buffer): number[] {
  if (buffering === 'fifo') return buffer.length > 0 ? [0] : [];
  const out: number[] = [];
  const seen: { readonly address: number; readonly size: number }[] = [];
  for (const [i, entry] of buffer.entries()) {
    if (entry.kind === 'barrier') break;
    if (!seen.some((earlier) => overlap(earlier, entry))) out.push(i);
    seen.push(entry);
  }
  return out;
}

/** Have the two accesses a byte in common? */
export const overlap = (
  a: { readonly address: number; readonly size: number },
  b: { readonly address: number; readonly size: number },
): boolean => a.address < b.address + b.size && b.address < a.address + a.size;

/** Without entry i, and without barriers that have nothing left to wait for. */
export function without(buffer: Buffer, i: number): Buffer {
  const left = buffer.filter((_, k) => k !== i);
  const first = left.findIndex((entry) => entry.kind !== 'barrier');
  return first < 0 ? [] : left.slice(left[0].kind === 'barrier' ? first : 0);
}

export const withBarrier = (buffering: Buffering, buffer: Buffer): Buffer =>
  buffering === 'by-location' && buffer.length > 0 ? [...buffer, { kind: 'barrier' }] : buffer;

/** What a store of this order does: a barrier before it, and a full fence after it. */
export const storesWithBarrier = (order: Order): boolean =>
  order === 'rel' || order === 'acq_rel' || order === 'sc';
export const fencesAfterStore = (order: Order): boolean => order === 'sc';
