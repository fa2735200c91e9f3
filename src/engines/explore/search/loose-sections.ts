import type { EventId, LocationId, ThreadId } from '../../../base/ids.ts';
import {
  FR_FUNC,
  FR_PC,
  FR_PREV,
  ST_ADDR,
  ST_FP,
  ST_HEADER,
  ST_OP,
  ST_SIZE,
} from '../../../vm/code/layout.ts';
import { isDestroyedMutex, mutexOwner } from '../../../vm/sync/sync-mutex.ts';
import { F_AMO, F_ATOMIC, INIT, K_PASS } from '../graph/graph.ts';
import { checkAccess, isUnborn } from '../memory/access.ts';
import { isAfterFree } from '../memory/frees.ts';
import { locationOf } from '../memory/heap-reuse.ts';
import { KEYS, PLACES, type Sections } from '../reductions/ordered-sections.ts';
import { closeOpen, isLock, isOfSection, isUnlock, openSections } from '../reductions/sections.ts';
import { firstTwin } from '../reductions/symmetry.ts';
import type { SearchState } from '../state/search-state.ts';
import { DONE, GO_ON, type Outcome } from '../state/steps.ts';

/** Locks and unlocks of loose sections (reductions/sections.ts): events of their thread alone. */

/** The pending operation of thread t on a library object: is it the lock or unlock of a loose section? Null: it is one as ever. */
export function passes(x: SearchState, sections: Sections, t: ThreadId): Outcome | null {
  const s = x.machine.state(t);
  const op = s[ST_OP];
  if (isUnlock[op]) return leave(x, sections, t);
  if (closeOpen(x, sections, t)) return DONE;
  return isLock[op] ? enter(x, sections, t) : null;
}

function enter(x: SearchState, sections: Sections, t: ThreadId): Outcome | null {
  const s = x.machine.state(t);
  const address = s[ST_ADDR];
  if (sections.isClosed(address)) return null;
  const key = keyOf(x, t, address);
  if (sections.ordered.has(key)) return null;
  const wrong = checkAccess(x, t, true);
  if (wrong !== GO_ON) return wrong;
  const loc = locationOf(x, t, address, s[ST_SIZE]);
  if (!isFreeFor(x, t, loc)) return close(x, sections, address);
  if (!sections.words.includes(loc)) sections.words.push(loc);
  return pass(x, t, loc, key);
}

function leave(x: SearchState, sections: Sections, t: ThreadId): Outcome | null {
  const address = x.machine.state(t)[ST_ADDR];
  if (sections.isClosed(address)) return null;
  const open = openSections(x, sections, t).find((one) => one.address === address);
  if (open === undefined) return close(x, sections, address);
  if (open.key === null) return null;
  const wrong = checkAccess(x, t, true);
  return wrong === GO_ON ? pass(x, t, locationOf(x, t, address, x.machine.state(t)[ST_SIZE]), 0) : wrong;
}

/** The event of a loose lock, with its name, or of its unlock: 0. */
function pass(x: SearchState, t: ThreadId, loc: LocationId, key: number): Outcome {
  const g = x.graph;
  const e = x.add(t, K_PASS, F_AMO | F_ATOMIC, loc);
  g.value[4 * e] = key % KEYS;
  g.value[4 * e + 1] = key === 0 ? 0 : 1;
  if (isAfterFree(x, e) || isUnborn(x, t, e, x.locations.address[loc])) return DONE;
  x.machine.deliver(t, 0);
  return GO_ON;
}

function close(x: SearchState, sections: Sections, address: number): Outcome {
  sections.close(address);
  return x.restart('sections');
}

/** The name of a section that thread t is about to enter. */
function keyOf(x: SearchState, t: ThreadId, address: number): number {
  const s = x.machine.state(t);
  let place = 0;
  for (let fp = s[ST_FP]; fp >= ST_HEADER; fp = s[fp + FR_PREV])
    place = (place * 31 + s[fp + FR_FUNC] * 7 + s[fp + FR_PC]) % PLACES;
  return address * KEYS + Math.min(firstTwin(x.graph, t), 62) * PLACES + place;
}

/** Is the word that of a lock which nobody has, whatever its sections do? And was all else done to it before? */
function isFreeFor(x: SearchState, t: ThreadId, loc: LocationId): boolean {
  const g = x.graph;
  const last = g.last(t);
  if (x.locations.overlaps[loc].length > 0) return false;
  const isBefore = (e: EventId): boolean => isOfSection(x, e) || (last >= 0 && g.happensBefore(e, last));
  if (!g.coherence(loc).every(isBefore) || !g.reads[loc].every(isBefore)) return false;
  const source = g.co[loc].findLast((w) => !isOfSection(x, w)) ?? INIT;
  x.bytes.ofSource(g, loc, source);
  const [word] = x.bytes.words;
  return !x.bytes.isUndefined && !isDestroyedMutex(word) && mutexOwner(word) < 0;
}
