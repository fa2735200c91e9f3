import type { EventId, LocationId, ThreadId } from '../../../base/ids.ts';
import { EV_ATOMIC_BEGIN, EV_READ, EV_SYNC, EV_WRITE } from '../../../vm/code/event.ts';
import { ST_EVENT, ST_EXP, ST_OP, ST_ORDER, ST_SIZE, ST_VAL } from '../../../vm/code/layout.ts';
import { placeInStack } from '../../../vm/code/marks.ts';
import { FLAGS_OF, SYNC_FLAGS } from '../graph/flags.ts';
import { F_ACQUIRE, F_AMO, F_ATOMIC } from '../graph/graph.ts';
import { widen } from '../memory/wide.ts';
import type { Exploration } from '../state/exploration.ts';
import type { SearchState } from '../state/search-state.ts';
import type { Outcome, Words } from '../state/steps.ts';

/** What is known of an access before it is in the graph. */

/** Can this access, or one of another size, tell in which order its location is written? */
export function noticeOrder(x: SearchState, loc: LocationId, flags: number): void {
  if ((flags & F_AMO) !== 0) x.classes?.observe(loc);
  const overlaps = x.locations.overlaps[loc];
  if (overlaps.length > 0) for (const other of [loc, ...overlaps]) x.classes?.observe(other);
}

export function readFlags(s: Int32Array): number {
  const event = s[ST_EVENT];
  if (event === EV_READ || event === EV_WRITE)
    return FLAGS_OF[s[ST_ORDER]]; /* a store to a part reads, too: wide.ts */
  if (event === EV_ATOMIC_BEGIN) return F_AMO | F_ATOMIC | F_ACQUIRE;
  return F_AMO | F_ATOMIC | (event === EV_SYNC ? SYNC_FLAGS[s[ST_OP]] : FLAGS_OF[s[ST_ORDER]]);
}

/** The same, where it may be helped: the search is made again with a wider location. */
export const meetsOtherSize = (x: SearchState, t: ThreadId): Outcome =>
  widen(x, t) ? x.restart('one-size') : mixesSizes(x, t);

/** The pending access of thread t meets one of another size. */
export function mixesSizes(x: Exploration, t: ThreadId): Outcome {
  return x.giveUp({
    code: 'HED342',
    severity: 'error',
    message: 'concurrent accesses of different sizes to the same bytes',
    at: placeInStack(x.machine.image.program, x.machine.stack(t)),
    help: 'access an object with one size, or order the accesses; under tso and pso --engine axiomatic knows bytes',
  });
}

/** Does the pending compare-exchange find what it expects? */
export function isExpected(s: Int32Array, words: Int32Array): boolean {
  for (let k = 0; 4 * k < s[ST_SIZE]; k++) if (words[k] !== s[ST_EXP + k]) return false;
  return true;
}

/** Read e turns out to write nothing: it has the order of that. */
export function weaken({ graph }: Pick<Exploration, 'graph'>, e: EventId, flags: number): void {
  graph.flags[e] = flags | F_ATOMIC | F_AMO;
  graph.readFrom(e, graph.rf[e]);
}

/** What the pending store or compare-exchange is to write. */
export const pendingWords = (s: Int32Array): Words => [
  s[ST_VAL],
  s[ST_VAL + 1],
  s[ST_VAL + 2],
  s[ST_VAL + 3],
];
