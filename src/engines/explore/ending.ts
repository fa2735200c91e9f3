import { EV_ASSUME, EV_AWAIT, EV_LOOP_BOUND } from '../../vm/event.ts';
import {
  ST_EVENT,
  ST_EXP,
  ST_STATUS,
  ST_VAL,
  STATUS_ENDED,
  STATUS_FAILED,
  STATUS_NONE,
  STATUS_PENDING,
} from '../../vm/layout.ts';
import { isWaitingForEnd, waitsInBlock } from './atomic-blocks.ts';
import type { Explorer } from './explorer.ts';
import { usedAfterFree } from './frees.ts';
import { claimOf } from './other-events.ts';
import { refuse } from './refusals.ts';
import { iterationStart, staleRead, stuckKind } from './stuck.ts';

/** No thread can go on: a complete execution, a blocked one, or a choice that led nowhere. Detached threads need not end. */
export function end(x: Explorer): void {
  const { machine } = x;
  if (usedAfterFree(x)) return x.leaf();
  let isStuck = false;
  let old = -1;
  for (let t = 0; t < machine.threadCount; t++) {
    const s = machine.state(t);
    const status = s[ST_STATUS];
    if (status === STATUS_NONE || status === STATUS_ENDED || status === STATUS_FAILED) continue;
    if (isWaitingForEnd(x, t)) return void waitsInBlock(x, t);
    if (old < 0) old = oldRead(x, t);
    const isCut = s[ST_EVENT] === EV_ASSUME || s[ST_EVENT] === EV_LOOP_BOUND;
    if (isCut || !x.detaches || claimOf(x, t) !== 'detached') isStuck = true;
  }
  if (!isStuck && old < 0) {
    x.executions++;
    x.listener.execution(x);
  } else if (old >= 0 && stuckKind(x) === null) {
    /* one that waits for what did not come, with an old write: that was a choice of its own */
    refuse(x);
  } else {
    x.blocked++;
    x.listener.blocked(x);
  }
  x.leaf();
}

/** The first read of an old write in the iteration that thread t waits in, or -1. */
function oldRead(x: Explorer, t: number): number {
  const s = x.machine.state(t);
  if (s[ST_STATUS] !== STATUS_PENDING || s[ST_EVENT] !== EV_AWAIT || s[ST_EXP] > 0) return -1;
  return staleRead(x.graph, t, iterationStart(x.graph, t, s[ST_VAL]));
}
