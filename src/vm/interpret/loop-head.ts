/**
 * What happens when control comes to the head of a loop. An *await* (docs/models.md): the iteration that just ended came
 * back with equal live registers and private memory, and without effect since the last visit. Registers that can
 * differ between two visits are the header's parameters (SSA: any other value live at the head is defined before the
 * loop, so the loop cannot change it). Private memory is the function's own stack objects, compared word by word with
 * their undefined bits; a store into a caller's frame or into thread-local memory counts as an effect (FR_FOREIGN).
 * Compared is with the visit just before: a state that recurs only every second iteration is no await.
 *
 * In images with wide awaits counters (code/counters.ts) are not compared, and locks that were taken and given back are no
 * effect; ST_ROUND says so.
 */
import type { LoopCode } from '../code/code.ts';
import { EV_AWAIT, EV_LOOP_BOUND, ROUND_BOUNDED, ROUND_LOCKS, ROUND_TIMED } from '../code/event.ts';
import {
  FR_FOREIGN,
  ST_DST,
  ST_EFFECTS,
  ST_EVENTS,
  ST_EXP,
  ST_HELD,
  ST_IDLE,
  ST_LOCKS,
  ST_OP,
  ST_ROUND,
  ST_VAL,
} from '../code/layout.ts';

/** Bits of Image.rounds: a round that changed nothing else came back (for the engine to say), or one that did. */
export const SEEN_IDLE = 1;
export const SEEN_CHANGED = 2;

function remember(loop: LoopCode, s: Int32Array, u: Int32Array, fp: number): void {
  const at = fp + loop.awaitAt;
  s[at] = s[ST_EFFECTS];
  s[at + 1] = s[ST_EVENTS];
  s[at + 2] = s[ST_IDLE];
  s[at + 3] = s[fp + FR_FOREIGN];
  s[at + 4] = s[ST_HELD];
  s[at + 5] = s[ST_LOCKS];
  const { params, saved } = loop;
  for (let i = 0; i < params.length; i++) {
    s[fp + saved[i]] = s[fp + params[i]];
    u[fp + saved[i]] = u[fp + params[i]];
  }
  rememberBounding(loop, s, fp);
  const from = fp + loop.memory;
  const to = fp + loop.memorySaved;
  for (let i = 0; i < loop.memoryWords; i++) {
    s[to + i] = s[from + i];
    u[to + i] = u[from + i];
  }
}

export function rememberBounding({ bounding, boundingSaved }: LoopCode, s: Int32Array, fp: number): void {
  for (let i = 0; i < bounding.length; i++) s[fp + boundingSaved[i]] = s[fp + bounding[i]];
}

/** Has the round counted? One in which what bounds the loop stays as it was, too, is no step towards that exit. */
function hasCounted({ bounding, boundingSaved }: LoopCode, s: Int32Array, fp: number): boolean {
  for (let i = 0; i < bounding.length; i++) if (s[fp + boundingSaved[i]] !== s[fp + bounding[i]]) return true;
  return false;
}

function unchanged(loop: LoopCode, s: Int32Array, u: Int32Array, fp: number): boolean {
  const at = fp + loop.awaitAt;
  if (s[at] !== s[ST_EFFECTS] || s[at + 3] !== s[fp + FR_FOREIGN]) return false;
  if (loop.wide ? s[at + 4] !== s[ST_HELD] : s[at + 5] !== s[ST_LOCKS]) return false;
  const { params, saved } = loop;
  for (let i = 0; i < params.length; i++)
    if (s[fp + saved[i]] !== s[fp + params[i]] || u[fp + saved[i]] !== u[fp + params[i]]) return false;
  const a = fp + loop.memory;
  const b = fp + loop.memorySaved;
  for (let i = 0; i < loop.memoryWords; i++) if (s[a + i] !== s[b + i] || u[a + i] !== u[b + i]) return false;
  return true;
}

/** Into the loop from outside. */
export function enterLoop(loop: LoopCode, s: Int32Array, u: Int32Array, fp: number): void {
  if (loop.counter >= 0) s[fp + loop.counter] = 0;
  if (loop.awaitAt >= 0) remember(loop, s, u, fp);
}

/** Along a back edge, after the parameters are set: 0, or the event this is. `rounds`: the image's. */
export function repeatLoop(
  loop: LoopCode,
  s: Int32Array,
  u: Int32Array,
  fp: number,
  rounds: Uint8Array,
): number {
  if (loop.awaitAt >= 0) {
    const at = fp + loop.awaitAt;
    if (unchanged(loop, s, u, fp)) {
      s[ST_VAL] = s[ST_EVENTS] - s[at + 1];
      s[ST_EXP] = s[ST_IDLE] - s[at + 2];
      s[ST_ROUND] =
        (loop.isBounded && hasCounted(loop, s, fp) ? ROUND_BOUNDED : 0) |
        (loop.isTimed ? ROUND_TIMED : 0) |
        (s[at + 5] === s[ST_LOCKS] ? 0 : ROUND_LOCKS);
      s[ST_OP] = loop.id;
      s[ST_DST] = -1;
      s[at + 1] = s[ST_EVENTS];
      s[at + 2] = s[ST_IDLE];
      s[at + 5] = s[ST_LOCKS];
      rememberBounding(loop, s, fp);
      return EV_AWAIT;
    }
    if (loop.isBounded) rounds[loop.index] |= SEEN_CHANGED;
    remember(loop, s, u, fp);
  }
  if (loop.counter >= 0 && ++s[fp + loop.counter] > loop.bound) {
    s[ST_OP] = loop.id;
    s[ST_DST] = -1;
    return EV_LOOP_BOUND;
  }
  return 0;
}
