import type { EventId, LocationId } from '../../../base/ids.ts';
import { FIRST_EVENT, FIRST_THREAD, NO_EVENT } from '../graph/columns.ts';
import { F_ATOMIC, type Graph } from '../graph/graph.ts';
import type { Locations } from '../graph/locations.ts';
import type { Exploration } from '../state/exploration.ts';
import { isUndecided } from './block-races.ts';

/**
 * Data races and unordered frees, by happens-before: each access is compared with those in the graph when it is added.
 * What is added later cannot happen before it, so every pair that nothing orders is met when its second part is added.
 */

/** How a block was allocated (EV_ALLOC). */
const ZEROED = 1;

/** An access that conflicts with a new one of location `loc` whose predecessor in its thread is `last`, or -1. */
export function racingWith(
  { graph: g, locations }: Pick<Exploration, 'graph' | 'locations'>,
  loc: LocationId,
  last: EventId,
  atomic: boolean,
  write: boolean,
): EventId {
  const found = racingAt(g, loc, last, atomic, write);
  if (found >= 0) return found;
  const overlaps = locations.overlaps[loc];
  for (let i = 0; i < overlaps.length; i++) {
    const other = racingAt(g, overlaps[i], last, atomic, write);
    if (other >= 0) return other;
  }
  return NO_EVENT;
}

function racingAt(g: Graph, loc: LocationId, last: EventId, atomic: boolean, write: boolean): EventId {
  if (!mayRace(g, loc, last, atomic, write)) return NO_EVENT;
  const order = g.coherence(loc);
  for (let i = 0; i < order.length; i++) if (conflicts(g, order[i], last, atomic)) return order[i];
  if (!write) return NO_EVENT;
  const reads = g.reads[loc];
  for (let i = 0; i < reads.length; i++) if (conflicts(g, reads[i], last, atomic)) return reads[i];
  return NO_EVENT;
}

/** Without going through all accesses: if a thread's latest access (write) happens before, so do its earlier ones. */
function mayRace(g: Graph, loc: LocationId, last: EventId, atomic: boolean, write: boolean): boolean {
  if (atomic && (loc >= g.plain.length || g.plain[loc] === 0)) return false;
  if (last < 0) return true;
  for (let u = FIRST_THREAD; u < g.of.length; u++) {
    const e = g.latestOf(loc, u);
    if (e < 0) continue;
    const other = write ? e : g.ownWrite[e];
    if (other >= 0 && !g.happensBefore(other, last)) return true;
  }
  return false;
}

function conflicts(g: Graph, e: EventId, last: EventId, atomic: boolean): boolean {
  if ((atomic && (g.flags[e] & F_ATOMIC) !== 0) || isUndecided(g, e)) return false;
  return last < 0 || !g.happensBefore(e, last);
}

/** The allocation that zeroed these bytes (calloc), if nothing orders it before an access after `last`; else -1. */
export function racingZeroing(g: Graph, address: number, size: number, last: EventId): EventId {
  for (const e of g.allocs) {
    if (g.value[4 * e + 2] !== ZEROED || (last >= 0 && g.happensBefore(e, last))) continue;
    const base = g.value[4 * e];
    if (address < base + g.value[4 * e + 1] && base < address + size) return e;
  }
  return NO_EVENT;
}

/** C11 family: the allocation of the block with this byte, in this life of it, if it does not happen before e; else -1. */
export function unbornAt(g: Graph, address: number, life: number, e: EventId): EventId {
  for (const a of g.allocs) {
    const base = g.value[4 * a];
    if (address < base || address >= base + Math.max(1, g.value[4 * a + 1]) || g.value[4 * a + 3] !== life)
      continue;
    return e >= 0 && g.happensBefore(a, e) ? NO_EVENT : a;
  }
  return NO_EVENT;
}

/** The free of a block that overlaps these bytes and has ended this life of it (or a later one), or -1. */
export function freeOf(g: Graph, address: number, size: number, life: number): EventId {
  for (const f of g.frees) {
    if (g.value[4 * f + 3] < life) continue;
    const base = g.value[4 * f];
    if (address < base + Math.max(1, g.value[4 * f + 1]) && base < address + size) return f;
  }
  return NO_EVENT;
}

/** An access of the block [address, address + size) that does not happen before e, or -1. */
export function unorderedAccess(
  g: Graph,
  locations: Locations,
  address: number,
  size: number,
  e: EventId,
): EventId {
  for (let other = FIRST_EVENT; other < g.n; other++) {
    const loc = g.loc[other];
    if (loc < 0 || g.happensBefore(other, e)) continue;
    const at = locations.address[loc];
    if (at + locations.size[loc] > address && at < address + Math.max(size, 1)) return other;
  }
  return NO_EVENT;
}
