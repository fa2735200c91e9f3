import { EV_ASSUME, EV_AWAIT, EV_END, EV_HALT, EV_JOIN, EV_SYNC } from '../../../vm/code/event.ts';
import {
  ST_ADDR,
  ST_EVENT,
  ST_OP,
  ST_SIZE,
  ST_STATUS,
  ST_VAL,
  STATUS_ENDED,
} from '../../../vm/code/layout.ts';
import { isLibraryLoop } from '../../../vm/code/library-waits.ts';
import type { Machine } from '../../../vm/machine.ts';
import { ring } from '../../../vm/ring.ts';
import { holdersOf, isBlocked } from '../sync-outcomes.ts';
import type { Block, State } from './machine-state.ts';

/** How executions end (docs/models.md), as seen from one state of the machine. */

type Thread = Int32Array | null;

const hasEnded = (thread: Thread): boolean => thread === null || thread[ST_EVENT] === EV_END;
export const haveEnded = (threads: readonly Thread[]): boolean => threads.every(hasEnded);

/**
 * Do threads wait for each other, through locks and joins? Whatever the others can still do, these never go on. (Not while
 * somebody is in an atomic block: the others only wait for its end.)
 */
export function hasCircle(
  machine: Machine,
  state: State,
  valueAt: (t: number, place: Omit<Block, 'heap'>) => bigint,
): boolean {
  if (state.atomic >= 0) return false;
  const waitsOn = (t: number): readonly number[] => {
    const s = state.threads[t];
    if (!s || state.buffers[t].length > 0) return [];
    if (s[ST_EVENT] === EV_JOIN) {
      const other = machine.slotOf(s[ST_VAL]);
      return other < 0 || state.threads[other]?.[ST_STATUS] === STATUS_ENDED ? [] : [other];
    }
    if (s[ST_EVENT] !== EV_SYNC) return [];
    const value = valueAt(t, { address: s[ST_ADDR], size: s[ST_SIZE] });
    return isBlocked(s[ST_OP], value, t) ? holdersOf(s[ST_OP], value) : [];
  };
  return state.threads.some((_, t) => ring(t, waitsOn).length > 0);
}

/**
 * Nobody can go on. Somebody who stopped at a failed assumption or would end the program, if an atomic block let him, might
 * have helped the others; detached threads need not end.
 */
export function stuckKind(machine: Machine, state: State): 'complete' | 'deadlock' | 'liveness' | null {
  const { threads } = state;
  if (haveEnded(threads)) return 'complete';
  if (threads.some((s) => s?.[ST_EVENT] === EV_ASSUME || s?.[ST_EVENT] === EV_HALT)) return null;
  if (threads.every((s, t) => hasEnded(s) || (state.detached & (1 << t)) !== 0)) return null;
  return threads.every((_, t) => awaits(machine, threads, t, [])) ? 'liveness' : 'deadlock';
}

/** Has it ended, or does it wait in an await, or for the end of a thread that does? */
function awaits(machine: Machine, threads: readonly Thread[], t: number, by: readonly number[]): boolean {
  const s = threads[t];
  if (s === null || hasEnded(s)) return true;
  if (s[ST_EVENT] === EV_AWAIT) return !isLibraryLoop(machine.image.program, s[ST_OP]);
  if (s[ST_EVENT] !== EV_JOIN || by.includes(t)) return false;
  return awaits(machine, threads, machine.slotOf(s[ST_VAL]), [...by, t]);
}
