import * as fences from '../../semantics/fence-effects.ts';
import { CAPACITY } from '../../semantics/store-buffers.ts';
import { ST_ADDR, ST_OP, ST_ORDER, ST_SIZE, ST_UNDEF, ST_VAL } from '../../vm/code/layout.ts';
import type { ScState } from './state.ts';

/**
 * What store buffers add to an execution. A store of another order than seq_cst goes into its thread's buffer; it is
 * flushed when the decider says so, or when its thread does something that is a full fence on the machine. Doing so at
 * once, one store after the other, loses nothing: whoever wants something of another thread in between flushes the
 * stores one by one while the fence is still pending.
 */

/** Store i of thread t reaches memory. */
export function flush(x: ScState, t: number, i: number): void {
  const { address, size, words, undef, message, event } = x.buffers.remove(t, i);
  x.memory.store(address, size, words, 0, undef, 0);
  x.hb.arrive(t, address, size, message);
  x.recorder?.flush(event);
}

export function drain(x: ScState, t: number): void {
  while (x.buffers.length(t) > 0) flush(x, t, 0);
}

/** Does the pending store of thread t go into a buffer? A seq_cst one is followed by a full fence: it does not. */
export const isBuffered = (x: ScState, order: number): boolean => x.buffering && order !== fences.SEQ_CST;

/** The pending store of thread t goes into its buffer. */
export function buffer(x: ScState, t: number, event: number): void {
  const s = x.machine.state(t);
  const [addr, size, order] = [s[ST_ADDR], s[ST_SIZE], s[ST_ORDER]];
  if (fences.keepsStoresBefore(order)) x.buffers.barrier(t);
  if (x.buffers.length(t) === CAPACITY) flush(x, t, 0);
  const store = x.buffers.push(t, addr, size, event);
  for (let i = 0; i < 4; i++) {
    store.words[i] = s[ST_VAL + i];
    store.undef[i] = s[ST_UNDEF + i];
  }
  store.message = x.hb.send(t, addr, size, order);
}

/** Is the pending fence of thread t a full one? */
export function isFullFence(x: ScState, t: number): boolean {
  const s = x.machine.state(t);
  return fences.isFullFence(s[ST_OP], s[ST_ORDER]);
}

/** The pending fence of thread t. */
export function fenceBuffer(x: ScState, t: number): void {
  const s = x.machine.state(t);
  if (isFullFence(x, t)) drain(x, t);
  else if (fences.isStoreFence(s[ST_OP], s[ST_ORDER])) x.buffers.barrier(t);
}
