import type { ThreadId } from '../../../base/ids.ts';
import { EV_ASSUME, EV_ATOMIC_BEGIN, EV_AWAIT, EV_LOOP_BOUND, EV_SYNC } from '../../../vm/code/event.ts';
import {
  ST_EVENT,
  ST_EXP,
  ST_OP,
  ST_STATUS,
  ST_VAL,
  STATUS_ENDED,
  STATUS_NONE,
} from '../../../vm/code/layout.ts';
import { SYNC_BLOCKED, syncApply } from '../../../vm/sync/sync.ts';
import { canonical } from '../graph/canonical.ts';
import { FIRST_THREAD, NO_EVENT } from '../graph/columns.ts';
import { F_BLOCKED, INIT, K_READ } from '../graph/graph.ts';
import { programEnd } from '../search/ending.ts';
import { readFlags } from '../search/pending.ts';
import { circleThrough } from '../waiting/circles.ts';
import { iterationStart } from '../waiting/rounds.ts';
import { staleRead } from '../waiting/stuck.ts';
import { tellConflict } from './conflicts.ts';
import type { BufferingState } from './state.ts';

/** All promises are kept: the first violation that was asked for is one; else what comes after the first is not known. */
export function tellParked(x: BufferingState): void {
  const asked = x.parked.find((one) => x.isAsked(one.kind));
  const { thread, kind, message, read } = asked ?? x.parked[0];
  if (asked === undefined) return x.listener.unasked?.(x, kind, message, thread);
  x.unanswered = read ? x.graph.last(thread) : NO_EVENT;
  if (x.listener.violation(x, kind, message, thread, NO_EVENT)) x.stopped = true;
  x.unanswered = NO_EVENT;
}

/** Nobody goes on, and no promise is open. Those who wait, wait for ever, if they can. */
export function ending(x: BufferingState, waiting: readonly ThreadId[]): void {
  const keep = x.graph.n;
  const top = x.snapshots.top;
  const since = x.since.slice();
  const wait = waiting.filter((t) => waitsForEver(x, t));
  const circles = wait.map((t) => circleThrough(x, t)).filter((circle) => circle.length > 0);
  if (circles.length > 0 && x.isAsked('deadlock')) x.listener.circle?.(x, circles[0]);
  if (!x.stopped && x.parked.length === 0 && wait.length === waiting.length && isSettled(x)) tell(x);
  x.undo(keep, top);
  x.since.set(since);
}

/** Thread t is at a lock or the like: does the latest write keep it waiting? Then that is what it reads. */
function waitsForEver(x: BufferingState, t: ThreadId): boolean {
  const g = x.graph;
  const s = x.machine.state(t);
  if (s[ST_EVENT] !== EV_SYNC && s[ST_EVENT] !== EV_ATOMIC_BEGIN) return false;
  const loc = x.locationOf(t);
  const e = x.add(t, K_READ, readFlags(s) | F_BLOCKED, loc);
  g.readsOf(loc).push(e);
  g.readFrom(e, g.co[loc].at(-1) ?? INIT);
  const { words } = x.valueOf(e);
  for (let k = 0; k < 4; k++) g.value[4 * e + k] = words[k];
  if (s[ST_EVENT] === EV_ATOMIC_BEGIN) return words[0] !== 0;
  return syncApply(s[ST_OP], words[0], words[1], t, 0) === SYNC_BLOCKED;
}

/** Does nobody wait in a loop although there is something newer, and did no assumption fail that the program needs? */
function isSettled(x: BufferingState): boolean {
  const { machine, graph } = x;
  const { halted } = programEnd(graph);
  for (let t = FIRST_THREAD; t < machine.threadCount; t++) {
    const s = machine.state(t);
    if (s[ST_STATUS] === STATUS_NONE || s[ST_STATUS] === STATUS_ENDED) continue;
    if (s[ST_EVENT] === EV_ASSUME && !halted) return false;
    if (s[ST_EVENT] !== EV_AWAIT || s[ST_EXP] > 0) continue;
    if (staleRead(graph, t, iterationStart(graph, t, s[ST_VAL])) >= 0) return false;
  }
  return true;
}

function tell(x: BufferingState): void {
  const text = canonical(x.graph, x.locations, true);
  if (x.known.has(text)) {
    x.duplicates++;
    return;
  }
  x.known.add(text);
  if (tellConflict(x)) return;
  const { machine } = x;
  let ended = true;
  for (let t = 0; t < machine.threadCount; t++) {
    const s = machine.state(t);
    if (s[ST_STATUS] === STATUS_NONE || s[ST_STATUS] === STATUS_ENDED) continue;
    ended = false;
    if (s[ST_EVENT] === EV_LOOP_BOUND) x.listener.cut(s[ST_OP], x);
  }
  const { halted, orderly } = programEnd(x.graph);
  if (ended || halted) {
    x.executions++;
    if (!halted || orderly >= 0) x.listener.execution(x);
  } else {
    x.blocked++;
    x.listener.blocked(x);
  }
}
