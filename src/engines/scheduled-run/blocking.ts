import { EV_ATOMIC_BEGIN, EV_AWAIT, EV_CAS, EV_JOIN, EV_SYNC, TIMED_ROUND } from '../../vm/code/event.ts';
import {
  ST_ADDR,
  ST_EVENT,
  ST_EVENTS,
  ST_EXP,
  ST_OP,
  ST_SIZE,
  ST_STATUS,
  ST_VAL,
  STATUS_PENDING,
} from '../../vm/code/layout.ts';
import type { ScState } from './state.ts';
import { isCondWait, isSyncBlocked } from './sync.ts';

/** Who can go on. A thread is asked only while it exists. */

/** Can thread t do its pending event now? An ended thread has nothing left to do, except main ending the program. */
export function isEnabled(x: ScState, t: number): boolean {
  const s = x.machine.state(t);
  if (x.aborts[t]) return true;
  if (x.frozen[t]) return false;
  if (s[ST_STATUS] !== STATUS_PENDING) return x.wantsToHalt(t);
  switch (s[ST_EVENT]) {
    case EV_SYNC:
      return !isSyncBlocked(x, t);
    case EV_JOIN: {
      const child = x.machine.slotOf(s[ST_VAL]);
      return child < 0 || x.claimed[child] === 1 || (x.isEnded(child) && x.buffers.length(child) === 0);
    }
    case EV_AWAIT:
      return hasChanged(x, t) || (s[ST_EXP] >= TIMED_ROUND && somebodyWants(x, t));
    case EV_ATOMIC_BEGIN:
      return x.atomic < 0 || x.atomic === t;
    default:
      return true;
  }
}

/** Is another thread inside an atomic block? In the C11 family that is a mutex: while its owner waits, others go on. */
export const isKeptOut = (x: ScState, t: number): boolean =>
  x.atomic >= 0 && x.atomic !== t && !(x.isC11 && !isEnabled(x, x.atomic));

/** Is somebody blocked by the mutex that thread t gives away in each round of a timed wait, and holds in between? */
function somebodyWants(x: ScState, t: number): boolean {
  for (let other = 0; other < x.machine.threadCount; other++) {
    if (other === t || !x.exists(other)) continue;
    const s = x.machine.state(other);
    if (s[ST_STATUS] !== STATUS_PENDING || s[ST_EVENT] !== EV_SYNC || !isSyncBlocked(x, other)) continue;
    if (!isCondWait(x, other) && touches(x, t, s[ST_ADDR])) return true;
  }
  return false;
}

/** Has thread t accessed this address in its last iteration? */
function touches(x: ScState, t: number, address: number): boolean {
  const s = x.machine.state(t);
  const [count, now] = [s[ST_VAL], s[ST_EVENTS]];
  if (!x.recent.covers(count)) return true;
  for (let n = now - count; n < now; n++)
    if (x.recent.size(t, n) !== 0 && x.recent.addr(t, n) === address) return true;
  return false;
}

/** Has a location that the await's last iteration read another value now? */
function hasChanged(x: ScState, t: number): boolean {
  const s = x.machine.state(t);
  const [count, now] = [s[ST_VAL], s[ST_EVENTS]];
  if (!x.recent.covers(count)) return true;
  for (let n = now - count; n < now; n++) {
    const size = x.recent.size(t, n);
    if (size < 0) return true;
    if (size === 0) continue;
    x.view(t, x.recent.addr(t, n), size);
    for (let i = 0; 4 * i < size; i++) if (x.words[i] !== x.recent.word(t, n, i)) return true;
  }
  return false;
}

/** Can the pending event of thread t happen without a cause: a wake-up, or a weak compare-exchange that would succeed? */
export function canFailSpuriously(x: ScState, t: number): boolean {
  const s = x.machine.state(t);
  if (s[ST_STATUS] !== STATUS_PENDING || x.frozen[t]) return false;
  if (s[ST_EVENT] === EV_SYNC) return isCondWait(x, t) && isSyncBlocked(x, t);
  if (s[ST_EVENT] !== EV_CAS || s[ST_OP] !== 1 || !x.spuriousCas || x.machine.validate(t) !== null)
    return false;
  x.view(t, s[ST_ADDR], s[ST_SIZE]);
  for (let i = 0; 4 * i < s[ST_SIZE]; i++) if (x.words[i] !== s[ST_EXP + i]) return false;
  return true;
}
