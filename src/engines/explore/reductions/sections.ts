import type { EventId, LocationId, ThreadId } from '../../../base/ids.ts';
import * as ev from '../../../vm/code/event.ts';
import { ST_ADDR, ST_EVENT, ST_HELD, ST_OP, ST_SIZE } from '../../../vm/code/layout.ts';
import { FIRST_EVENT, FIRST_THREAD, NO_EVENT } from '../graph/columns.ts';
import { type Graph, K_PASS, K_WRITE } from '../graph/graph.ts';
import { locationOf } from '../memory/heap-reuse.ts';
import type { SearchState } from '../state/search-state.ts';
import type { Outcome } from '../state/steps.ts';
import { ALL_ORDERED, KEYS, type Sections } from './ordered-sections.ts';

/**
 * Critical sections that need no order (ADR 22; the aim is LAPOR's, Kokologiannakis, Raad, Vafeiadis, OOPSLA 2019).
 *
 * N threads that lock a mutex have N! orders, also if each touches what is its own. So the search first takes locks for
 * nothing: a *loose* section's lock and unlock are events of their thread alone (K_PASS), which exclude nobody and order
 * nothing; inside the thread they are as strong as ever. That is another program, and the one that was asked for is part of it:
 *
 *   Take any consistent graph of the program, and leave out of the word's chain the sections that are loose. What is left is
 *   consistent, since it has fewer edges; and it has a violation if the graph had one: values are the same, and whatever is
 *   wrong because nothing orders two things (races, use after free) is so with fewer edges, too.
 *
 * So if nothing is wrong with it, nothing is wrong with the program. If something is (cautious.ts), that may be because an
 * order is missing: then the sections that seem to matter are *ordered*, that is, locks as ever, and the search starts
 * over; if there are none in sight, or that goes on for too long, all are. Violations are only told without loose sections.
 *
 * One thing has to be watched, as loose locks make nobody wait: that nobody waits for ever for such a lock. It is so if each section
 * of it, loose or not, comes to its end by itself: inside, a thread takes no other lock, awaits and joins nothing, does
 * nothing with condition variables, does not end. (A lock inside another may be loose; the outer one is not.) Otherwise the
 * lock is *closed*: all its sections are ordered. Closed, too, are locks that somebody tries to take, that are taken twice by the same
 * thread, given back by somebody else, polled, or that are initialised, destroyed or looked at without being ordered with all of this.
 * In programs with atomic blocks all are.
 *
 * A section is known by its lock, its thread (twins have one name), and where it is taken: calls included. Two accesses
 * that conflict, are not ordered, and both are in sections of one lock: that is what the lock is there for, so these are
 * ordered as soon as it shows. That is for speed: the argument does not need it.
 *
 * The slow twin is `--locks off`.
 */

const LOCKS = new Set(['lock', 'spin-lock']);
const UNLOCKS = new Set(['unlock', 'spin-unlock']);
export const isLock = ev.SYNCS.map((op) => LOCKS.has(op));
export const isUnlock = ev.SYNCS.map((op) => UNLOCKS.has(op));

interface Section {
  readonly address: number;
  /** Its name if it is loose. */
  readonly key: number | null;
}

/** Is e part of a lock or unlock as ever? */
export function isOfSection(x: SearchState, e: EventId): boolean {
  const { instr } = x.machine.image.sites[x.graph.site[e]];
  return instr.op === 'sync' && (LOCKS.has(instr.sync) || UNLOCKS.has(instr.sync));
}

/** Sections of locks that are not closed in which thread t is before its event number `to`. */
export function openSections(
  x: SearchState,
  sections: Sections,
  t: ThreadId,
  to = x.graph.countOf(t),
): Section[] {
  const g = x.graph;
  const list = g.of[t];
  const left = new Set<LocationId>();
  const open: Section[] = [];
  for (let i = to - 1; i >= 0; i--) {
    const e = list[i];
    const isLoose = g.kind[e] === K_PASS;
    if (!isLoose && (g.kind[e] !== K_WRITE || !isOfSection(x, e))) continue;
    const loc = g.loc[e];
    const address = x.locations.address[loc];
    if (left.has(loc) || sections.isClosed(address)) continue;
    left.add(loc);
    const { instr } = x.machine.image.sites[g.site[e]];
    if (instr.op !== 'sync' || !LOCKS.has(instr.sync)) continue;
    open.push({ address, key: isLoose ? address * KEYS + g.value[4 * e] : null });
  }
  return open;
}

/** Thread t may wait in the sections it is in, or ends there: then their locks are closed. */
export function closeOpen(x: SearchState, sections: Sections, t: ThreadId): boolean {
  if (x.machine.state(t)[ST_HELD] <= 0) return false;
  const open = openSections(x, sections, t);
  for (const { address } of open) sections.close(address);
  if (open.length > 0) x.restart('sections');
  return open.length > 0;
}

/** The same of a round of a loop that waits, from this position on: its locks are closed. */
export function closeRound(x: SearchState, sections: Sections, t: ThreadId, from: number): boolean {
  const g = x.graph;
  const loose = g.of[t].slice(from).filter((e) => g.kind[e] === K_PASS);
  for (const e of loose) sections.close(x.locations.address[g.loc[e]]);
  if (loose.length > 0) x.restart('sections');
  return loose.length > 0;
}

/** Does the pending access of thread t conflict with one that is in a section of the same lock, without being ordered? */
export function conflicts(x: SearchState, sections: Sections, t: ThreadId): boolean {
  const s = x.machine.state(t);
  if (s[ST_HELD] <= 0 || sections.words.length === 0) return false;
  const g = x.graph;
  const last = g.last(t);
  const loc = locationOf(x, t, s[ST_ADDR], s[ST_SIZE]);
  for (let u = FIRST_THREAD; u < g.of.length; u++) {
    const e = u === t ? NO_EVENT : g.latestOf(loc, u);
    const other = e < 0 || s[ST_EVENT] !== ev.EV_READ ? e : g.ownWrite[e];
    if (other < 0 || g.happensBefore(other, last)) continue;
    if (orderPair(x, sections, t, other)) return true;
  }
  return false;
}

/** The sections of one lock that the pending event of thread t and event e are in, if they are loose, are ordered. */
export function orderPair(x: SearchState, sections: Sections, t: ThreadId, e: EventId): boolean {
  const g = x.graph;
  const [mine, theirs] = [openSections(x, sections, t), openSections(x, sections, g.thread[e], g.pos[e])];
  let isFound = false;
  for (const a of mine)
    for (const b of theirs) {
      if (a.address !== b.address || (a.key ?? b.key) === null) continue;
      for (const { key } of [a, b]) if (key !== null) sections.order(key);
      isFound = true;
    }
  if (isFound) x.restart('sections');
  return isFound;
}

/** The pending access or free of thread t, of these bytes: does it leave locks alone whose sections are loose? Else the search ends. */
export function sparesLocks(
  x: SearchState,
  sections: Sections,
  t: ThreadId,
  address: number,
  size: number,
): boolean {
  const s = x.machine.state(t);
  const g = x.graph;
  const last = g.last(t);
  for (const loc of sections.words) {
    const word = x.locations.address[loc];
    if (address >= word + x.locations.size[loc] || address + size <= word) continue;
    if (s[ST_EVENT] === ev.EV_SYNC && (isLock[s[ST_OP]] || isUnlock[s[ST_OP]])) continue;
    if (!isTry(s) && last >= 0 && passesBefore(g, loc, last)) continue;
    sections.close(word);
    x.restart('sections');
    return false;
  }
  return true;
}

const TRIES = new Set(['trylock', 'timedlock', 'spin-trylock']);
const isTry = (s: Int32Array): boolean => s[ST_EVENT] === ev.EV_SYNC && TRIES.has(ev.SYNCS[s[ST_OP]]);

/** Have all loose sections of this lock come to their end before `last`? In one that has not, the lock is held. */
function passesBefore(g: Graph, loc: LocationId, last: EventId): boolean {
  for (let u = FIRST_THREAD; u < g.of.length; u++) {
    const own = g.of[u].findLast((e) => g.kind[e] === K_PASS && g.loc[e] === loc);
    if (own !== undefined && (g.value[4 * own + 1] !== 0 || !g.happensBefore(own, last))) return false;
  }
  return true;
}

/** What is wrong may be so because an order is missing, nobody knows of which: all are ordered. */
export function orderAll(x: SearchState, sections: Sections): Outcome {
  sections.ordered.add(ALL_ORDERED);
  return x.restart('sections');
}

/** Is a section loose in this graph? */
export function hasLoose(g: Graph): boolean {
  for (let e = FIRST_EVENT; e < g.n; e++) if (g.kind[e] === K_PASS) return true;
  return false;
}
