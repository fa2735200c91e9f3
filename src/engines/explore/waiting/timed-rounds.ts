import type { ThreadId } from '../../../base/ids.ts';
import { ROUND_TIMED, TIMED_ROUND } from '../../../vm/code/event.ts';
import { ST_EXP, ST_ROUND, ST_VAL } from '../../../vm/code/layout.ts';
import { F_RMW, K_WRITE } from '../graph/graph.ts';
import type { Exploration } from '../state/exploration.ts';
import { iterationStart } from './rounds.ts';

/**
 * `while (!ready) pthread_cond_timedwait(…)`: a round in which time ran out counts as an iteration that changed nothing
 * (vm/machine.ts), but it gave the mutex away in between: what is read next may differ from what it read. So the
 * thread goes round once more. A second such round in a row adds nothing: whatever others did meanwhile they could have
 * done during the first one, before the mutex was locked again. There the thread stops.
 */
export function isNewRound(x: Exploration, t: ThreadId): boolean {
  const s = x.machine.state(t);
  if (s[ST_EXP] < TIMED_ROUND) return false;
  return isUnlikeTheLast(x, t);
}

/**
 * `for (; now < deadline; now = clock())`: the time that has changed in the round may end the loop, which is seen only by going on. So
 * the thread does, once: of the rounds in a row that change nothing else, all but one can be left out.
 */
export function isFirstTimed(x: Exploration, t: ThreadId): boolean {
  return (x.machine.state(t)[ST_ROUND] & ROUND_TIMED) !== 0 && isUnlikeTheLast(x, t);
}

/** Did the round before this one do something else? */
function isUnlikeTheLast(x: Exploration, t: ThreadId): boolean {
  const g = x.graph;
  const s = x.machine.state(t);
  const list = g.of[t];
  const to = list.length;
  const from = iterationStart(g, t, s[ST_VAL]);
  const here = list.slice(from, to).filter((e) => g.kind[e] !== K_WRITE || (g.flags[e] & F_RMW) === 0);
  const before = list.slice(0, from).filter((e) => g.kind[e] !== K_WRITE || (g.flags[e] & F_RMW) === 0);
  const start = before.length - here.length;
  return start < 0 || here.some((e, k) => g.site[before[start + k]] !== g.site[e]);
}
