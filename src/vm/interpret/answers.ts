import { InternalError } from '../../base/failure.ts';
import { EV_AWAIT, EV_UNSUPPORTED } from '../code/event.ts';
import {
  ST_DST_MASK,
  ST_DST_WORDS,
  ST_EVENT,
  ST_EVENTS,
  ST_HAS_UNDEF,
  ST_OP,
  ST_SIZE,
  ST_STATUS,
  STATUS_FAILED,
  STATUS_PENDING,
  STATUS_READY,
} from '../code/layout.ts';
import type { Thread } from '../memory/thread.ts';
import { STOP_POINTER_BITS } from '../text/fail.ts';

/** The answer to a pending event, into the registers that wait for it. */

export function answered(s: Int32Array, event: number): void {
  if (s[ST_STATUS] !== STATUS_PENDING)
    throw new InternalError('an answer to a thread that does not wait for one');
  s[ST_STATUS] = STATUS_READY;
  s[ST_EVENT] = 0;
  if (event !== EV_AWAIT) s[ST_EVENTS] = (s[ST_EVENTS] + 1) & 0x7fff_ffff;
}

export function answer(
  t: Thread,
  s: Int32Array,
  dst: number,
  w0: number,
  w1: number,
  w2: number,
  w3: number,
): void {
  const n = s[ST_DST_WORDS];
  if (s[ST_HAS_UNDEF] !== 0) for (let i = 0; i < n; i++) t.u[dst + i] = 0;
  if (n === 1) {
    s[dst] = w0 & s[ST_DST_MASK];
    /* a pointer of 64 bits is the sign extension of its register */
    if (s[ST_SIZE] === 8 && w1 !== w0 >> 31) refusePointer(s);
    return;
  }
  s[dst] = w0;
  if (n === 2) {
    s[dst + 1] = w1 & s[ST_DST_MASK];
    return;
  }
  s[dst + 1] = w1;
  s[dst + 2] = w2;
  s[dst + 3] = w3 & s[ST_DST_MASK];
}

/** The thread stops at once: the next `run` says so. */
function refusePointer(s: Int32Array): void {
  s[ST_STATUS] = STATUS_FAILED;
  s[ST_EVENT] = EV_UNSUPPORTED;
  s[ST_OP] = STOP_POINTER_BITS;
}
