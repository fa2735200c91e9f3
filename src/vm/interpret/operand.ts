/** How the interpreter reads operands and writes results, with their undefined bits, and how it stops. */

import { X, XU } from '../arithmetic/scratch.ts';
import { topMask } from '../arithmetic/words.ts';
import type { Opnd } from '../code/code.ts';
import { OPERAND_CONST, OPERAND_SLOT, OPERAND_THREAD } from '../code/code.ts';
import type { EV_LIMIT, EV_UNSUPPORTED } from '../code/event.ts';
import { EV_FAIL } from '../code/event.ts';
import { FR_SHADOW, ST_ADDR, ST_DST, ST_HAS_UNDEF, ST_OP } from '../code/layout.ts';
import type { Thread } from '../memory/thread.ts';

/** The operand's words to X[at…], its undefined bits to XU[at…]. */
export function fetch(t: Thread, fp: number, o: Opnd, at: number): void {
  X[at] = X[at + 1] = X[at + 2] = X[at + 3] = 0;
  XU[at] = XU[at + 1] = XU[at + 2] = XU[at + 3] = 0;
  switch (o.kind) {
    case OPERAND_SLOT:
      for (let i = 0, w = fp + o.slot; i < o.words; i++, w++) {
        X[at + i] = t.s[w];
        XU[at + i] = t.u[w];
      }
      return;
    case OPERAND_CONST:
      for (let i = 0; i < o.words; i++) X[at + i] = o.w[i];
      return;
    case OPERAND_THREAD:
      X[at] = t.base + o.w[0];
      return;
    default:
      for (let i = 0; i < o.words; i++) XU[at + i] = -1;
      XU[at + o.words - 1] = topMask(o.bits);
  }
}

/** X[from…] and its undefined bits to the frame. */
export function put(t: Thread, fp: number, slot: number, words: number, from: number): void {
  if (slot < 0) return;
  for (let i = 0, w = fp + slot; i < words; i++, w++) {
    const u = XU[from + i];
    t.s[w] = X[from + i] & ~u;
    t.u[w] = u;
    if (u !== 0) {
      t.s[fp + FR_SHADOW] = 1;
      t.s[ST_HAS_UNDEF] = 1;
    }
  }
}

export function fail(t: Thread, code: number, address: number): number {
  t.s[ST_OP] = code;
  t.s[ST_ADDR] = address;
  t.s[ST_DST] = -1;
  return EV_FAIL;
}
export function stop(t: Thread, code: number, event: typeof EV_UNSUPPORTED | typeof EV_LIMIT): number {
  t.s[ST_OP] = code;
  t.s[ST_DST] = -1;
  return event;
}
