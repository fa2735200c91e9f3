import { rmwApply } from '../arithmetic/rmw.ts';
import { BARRIER_ARRIVE, COND_TIMEDWAIT, COND_WAIT } from '../sync/sync-table.ts';
import {
  EV_ALLOC,
  EV_CREATE,
  EV_DETACH,
  EV_FREE,
  EV_OBSERVE,
  EV_OUTPUT,
  EV_RMW,
  EV_SYNC,
  EV_WRITE,
  SYNCS,
  TIMED_ROUND,
} from './event.ts';
import { ST_EFFECTS, ST_EXP, ST_HELD, ST_IDLE, ST_LOCKS, ST_OP, ST_SIZE, ST_VAL } from './layout.ts';

/** Counts what a thread has changed, so that an iteration of a loop that changes nothing is seen to be an await. */

const EFFECT = new Uint8Array(32);
for (const e of [EV_WRITE, EV_ALLOC, EV_FREE, EV_CREATE, EV_DETACH, EV_OUTPUT, EV_OBSERVE]) EFFECT[e] = 1;
/** The answer to a store of the value that its thread has stored there before, and nobody since. */
export const STORED_AGAIN = 1;
/** By index into SYNCS: 1 takes a lock, -1 gives one back. */
const LOCKING = Int8Array.from(SYNCS, (op) => (/lock$/.test(op) ? (/unlock$/.test(op) ? -1 : 1) : 0));
const old = new Int32Array(4);
const scratch = new Int32Array(4);

export function countEffect(
  s: Int32Array,
  event: number,
  w0: number,
  w1: number,
  w2: number,
  w3: number,
): void {
  if (event === EV_RMW) countRmw(s, w0, w1, w2, w3);
  else if (event === EV_WRITE && w0 === STORED_AGAIN) s[ST_IDLE] = (s[ST_IDLE] + 1) & 0x7fff_ffff;
  else if (event === EV_SYNC) countSync(s, w0);
  else if (EFFECT[event] !== 0) s[ST_EFFECTS] = (s[ST_EFFECTS] + 1) & 0x7fff_ffff;
}

/**
 * An operation that fails changes nothing. A wait for a condition that times out takes back what it did: it has
 * entered the queue and unlocked the mutex, and now (in pthread-cond.c, threads-mutex.c) leaves the one and locks the
 * other. These four count as nothing, so that a loop of such rounds is an await. Locks are counted apart.
 */
function countSync(s: Int32Array, result: number): void {
  const op = s[ST_OP];
  if (op === COND_TIMEDWAIT && result !== 0) {
    s[ST_EFFECTS] = (s[ST_EFFECTS] - 2) & 0x7fff_ffff;
    s[ST_LOCKS] = (s[ST_LOCKS] - 2) & 0x7fff_ffff;
    s[ST_IDLE] = (s[ST_IDLE] + TIMED_ROUND) & 0x7fff_ffff;
  } else if (result === 0 && LOCKING[op] !== 0) {
    s[ST_HELD] += LOCKING[op];
    s[ST_LOCKS] = (s[ST_LOCKS] + 1) & 0x7fff_ffff;
  } else if ((result === 0 || op === BARRIER_ARRIVE) && op !== COND_WAIT)
    s[ST_EFFECTS] = (s[ST_EFFECTS] + 1) & 0x7fff_ffff;
}

function countRmw(s: Int32Array, w0: number, w1: number, w2: number, w3: number): void {
  old[0] = w0;
  old[1] = w1;
  old[2] = w2;
  old[3] = w3;
  const size = s[ST_SIZE];
  rmwApply(s[ST_OP], size, old, 0, s, ST_VAL, scratch, 0);
  let same = true;
  for (let i = 0; i < (size + 3) >> 2; i++) same &&= scratch[i] === old[i];
  if (same) s[ST_IDLE] = (s[ST_IDLE] + 1) & 0x7fff_ffff;
  else s[ST_EFFECTS] = (s[ST_EFFECTS] + 1) & 0x7fff_ffff;
}

/** A compare-exchange that succeeded: with what was there, it changed nothing. */
export function countExchange(s: Int32Array): void {
  let same = true;
  for (let i = 0; 4 * i < s[ST_SIZE]; i++) same &&= s[ST_EXP + i] === s[ST_VAL + i];
  if (same) s[ST_IDLE] = (s[ST_IDLE] + 1) & 0x7fff_ffff;
  else s[ST_EFFECTS] = (s[ST_EFFECTS] + 1) & 0x7fff_ffff;
}
