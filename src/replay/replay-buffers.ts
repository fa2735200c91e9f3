import type { Step } from '../results/types.ts';
import { isFullFence, isStoreFence, keepsStoresBefore, SEQ_CST } from '../semantics/fence-effects.ts';
import type { StoreBuffers } from '../semantics/store-buffers.ts';
import * as ev from '../vm/code/event.ts';
import { ST_OP, ST_ORDER, ST_UNDEF, ST_VAL } from '../vm/code/layout.ts';
import { mismatch, type ReplayState } from './replay-state.ts';

/**
 * Traces of a machine with store buffers, which have a step for each store that reaches memory: the buffers are kept
 * along the steps, by the table of docs/models.md. A flush must be one the machine can make, and whatever is a full fence
 * needs an empty buffer. So long traces are checked as well as short ones, which the model's `.cat` judges besides.
 */

/** The pending store goes into the buffer, if there are buffers and it is not seq_cst. */
export function buffer(x: ReplayState, step: Step, addr: number, size: number, order: number): boolean {
  const { buffers } = x;
  if (buffers === null || order === SEQ_CST) return false;
  const t = step.thread;
  if (keepsStoresBefore(order)) buffers.barrier(t);
  x.count(step);
  const s = x.machine.state(t);
  const store = buffers.push(t, addr, size, step.n);
  store.words.set(s.subarray(ST_VAL, ST_VAL + 4));
  store.undef.set(s.subarray(ST_UNDEF, ST_UNDEF + 4));
  store.message = x.hb.send(t, addr, size, order);
  return true;
}

/** Where there are no buffers, a flush says nothing that matters. */
export function replayFlush(x: ReplayState, step: Step): void {
  const t = step.thread;
  const { buffers } = x;
  if (buffers === null) return;
  if (x.atomic >= 0 && x.atomic !== t) mismatch(step, `T${x.atomic} is inside an atomic block`);
  const i = placeOf(buffers, t, Number(/step (\d+)/.exec(step.note ?? '')?.[1] ?? -1));
  if (i < 0) mismatch(step, 'this store is not in the buffer');
  if (!buffers.isReady(t, i)) mismatch(step, 'earlier stores have to reach memory first');
  const { address, size, words, undef, message } = buffers.remove(t, i);
  x.memory.store(address, size, words, 0, undef, 0);
  x.hb.arrive(t, address, size, message);
}

function placeOf(buffers: StoreBuffers, t: number, store: number): number {
  for (let i = 0; i < buffers.length(t); i++) if (buffers.at(t, i).event === store) return i;
  return -1;
}

/** Does the pending event of the step's thread find the buffer as it has to be? */
export function checkFence(x: ReplayState, step: Step, code: number): void {
  const { buffers } = x;
  if (buffers === null) return;
  const t = step.thread;
  const s = x.machine.state(t);
  switch (code) {
    case ev.EV_FENCE: {
      const [kind, order] = [s[ST_OP], s[ST_ORDER]];
      if (isFullFence(kind, order)) needsEmpty(buffers, step, t);
      else if (isStoreFence(kind, order)) buffers.barrier(t);
      return;
    }
    case ev.EV_WRITE:
      if (s[ST_ORDER] === SEQ_CST) needsEmpty(buffers, step, t);
      return;
    case ev.EV_JOIN: {
      needsEmpty(buffers, step, t);
      const child = x.machine.slotOf(s[ST_VAL]);
      if (child >= 0) needsEmpty(buffers, step, child);
      return;
    }
    case ev.EV_RMW:
    case ev.EV_CAS:
    case ev.EV_SYNC:
    case ev.EV_CREATE:
    case ev.EV_ATOMIC_BEGIN:
    case ev.EV_ATOMIC_END:
      return needsEmpty(buffers, step, t);
  }
}

function needsEmpty(buffers: StoreBuffers, step: Step, t: number): void {
  if (buffers.length(t) > 0) mismatch(step, `the store buffer of T${t} is not empty`);
}
