import type { EventId, ThreadId } from '../../../base/ids.ts';
import { EV_WRITE } from '../../../vm/code/event.ts';
import { ST_ADDR, ST_EVENT, ST_ORDER, ST_SIZE } from '../../../vm/code/layout.ts';
import { FIRST_EVENT, NO_EVENT } from '../graph/columns.ts';
import { F_ATOMIC, K_READ, K_WRITE } from '../graph/graph.ts';
import { isUnfounded } from '../search/atomic-blocks.ts';
import type { SearchState } from '../state/search-state.ts';
import { isUndecided } from './block-races.ts';
import { lifeOf } from './heap-reuse.ts';

/**
 * Conflicts with what has come about by an atomic block that never happened (search/atomic-blocks.ts) are none, and who meets them goes on. races.ts
 * finds the first conflict; if that is such a one, the others are looked for here, slowly, by the same rules.
 */
interface Bytes {
  readonly address: number;
  readonly size: number;
}

/** `found`, or another free of the block with these bytes that ends the life thread t knows. */
export function foundedFree(x: SearchState, t: ThreadId, found: EventId, { address, size }: Bytes): EventId {
  if (found < 0 || !isUnfounded(x, t, found)) return found;
  const g = x.graph;
  const life = lifeOf(x, t, address);
  const ends = (f: EventId): boolean =>
    g.value[4 * f + 3] >= life &&
    address < g.value[4 * f] + Math.max(1, g.value[4 * f + 1]) &&
    g.value[4 * f] < address + size;
  return g.frees.find((f) => ends(f) && !isUnfounded(x, t, f)) ?? NO_EVENT;
}

/** `found`, or another access of these bytes that does not happen before what thread t does next. */
export function foundedAccess(x: SearchState, t: ThreadId, found: EventId, bytes: Bytes): EventId {
  return found < 0 || !isUnfounded(x, t, found) ? found : unordered(x, t, bytes, () => true);
}

/** `found`, or another access that the one thread t is about to make races with. */
export function foundedRace(x: SearchState, t: ThreadId, found: EventId, write: boolean): EventId {
  if (found < 0 || !isUnfounded(x, t, found)) return found;
  const g = x.graph;
  const s = x.machine.state(t);
  const atomic = s[ST_EVENT] > EV_WRITE || s[ST_ORDER] !== 0;
  return unordered(
    x,
    t,
    { address: s[ST_ADDR], size: s[ST_SIZE] },
    (e) =>
      (write || g.kind[e] === K_WRITE) && !(atomic && (g.flags[e] & F_ATOMIC) !== 0) && !isUndecided(g, e),
  );
}

function unordered(
  x: SearchState,
  t: ThreadId,
  { address, size }: Bytes,
  counts: (e: EventId) => boolean,
): EventId {
  const g = x.graph;
  const last = g.last(t);
  for (let e = FIRST_EVENT; e < g.n; e++) {
    const loc = g.loc[e];
    if (loc < 0 || (g.kind[e] !== K_READ && g.kind[e] !== K_WRITE) || g.happensBefore(e, last)) continue;
    const at = x.locations.address[loc];
    if (at >= address + Math.max(size, 1) || at + x.locations.size[loc] <= address) continue;
    if (counts(e) && !isUnfounded(x, t, e)) return e;
  }
  return NO_EVENT;
}
