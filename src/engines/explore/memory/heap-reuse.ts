import type { EventId, LocationId, ThreadId } from '../../../base/ids.ts';
import { ST_ADDR, ST_OP, ST_SITE, ST_VAL } from '../../../vm/code/layout.ts';
import { HB, PF } from '../graph/columns.ts';
import { F_CHOSEN, type Graph, K_ALLOC, K_FREE } from '../graph/graph.ts';
import type { Exploration } from '../state/exploration.ts';
import { GO_ON, type Outcome } from '../state/steps.ts';

/**
 * `--heap reuse`: an allocation gets a fresh block, or any block of the same size that was freed and that nobody has got
 * since. So the same address may come back, and a compare-exchange that only compares addresses takes the new block for the
 * old one (ABA).
 *
 * The free synchronises with the allocation (C11 7.22.3), so that an allocation that gets a block again is like a read of
 * the free (`rf`): it has the free in its prefix, and happens after it. It is searched for as reads are. A new allocation
 * tries the fresh block and the block of every free that is there: it has no successors, so that nothing forbids any of them. A
 * new free *revisits* allocations that were there before it (branches/frees.ts). In the sense of maximal.ts a fresh
 * block is what is "maximally added": it is there whatever others do, as the latest write is for a read. A free that an
 * allocation has got by a revisit is not. Two allocations never get the same free: the one that is added first may leave
 * it to the other.
 *
 * Where the model has an order of its own (sc, tso, pso) the free is a store and such an allocation a load in it
 * (model-order.ts): what waits in a store buffer before the free has reached memory, and what the thread does after the
 * allocation comes after it.
 *
 * The lives of a block are in a row: each begins with an allocation, ends with a free, which the next one comes after.
 * A location is an address in one life of its block, so what was written in an earlier life cannot be read in a later
 * one. An access belongs to the last life whose allocation happens before it. If that life has been ended by a free, it
 * is a use after free, also if the block has got a new life meanwhile: whoever has only the old pointer, and does not
 * know of the new allocation, does not get to the new block by it.
 */
const STACK = 2;

/** Which life of its block an access of thread t to this address belongs to: 0 is the first. */
export function lifeOf(x: Exploration, t: ThreadId, address: number): number {
  const g = x.graph;
  if (!x.reuses) return 0;
  const last = g.last(t);
  let life = 0;
  for (const a of g.allocs) {
    const base = g.value[4 * a];
    if (g.value[4 * a + 3] <= life || address < base || address >= base + Math.max(1, g.value[4 * a + 1]))
      continue;
    if (last >= 0 && (x.order.contracts ? g.inPrefix(a, last) : g.happensBefore(a, last)))
      life = g.value[4 * a + 3];
  }
  return life;
}

/** The same of an event in the graph, by what is in its prefix: whoever has the pointer has it from the allocation. */
export function lifeOfEvent(x: Exploration, e: EventId): number {
  return x.reuses ? x.locations.life[x.graph.loc[e]] : 0;
}

export function locationOf(x: Exploration, t: ThreadId, address: number, size: number): LocationId {
  return x.locations.number(address, size, lifeOf(x, t, address));
}

/** The frees whose blocks the pending allocation of thread t may get, by ascending address. */
export function reusable(x: Exploration, t: ThreadId): EventId[] {
  const g = x.graph;
  const s = x.machine.state(t);
  if (!x.reuses || s[ST_OP] === STACK) return [];
  const wanted = { size: s[ST_VAL], align: alignOf(x, s[ST_SITE]) };
  return g.frees
    .filter((f) => fits(g, f, wanted) && !isTaken(g, f) && x.order.isOver(g, f, t))
    .sort((a, b) => g.value[4 * a] - g.value[4 * b]);
}

/** Could allocation e have got the block that f frees? */
export function couldGet(x: Exploration, e: EventId, f: EventId): boolean {
  const g = x.graph;
  if (g.value[4 * e + 2] === STACK) return false;
  return fits(g, f, { size: g.value[4 * e + 1], align: alignOf(x, g.site[e]) });
}

interface Wanted {
  readonly size: number;
  readonly align: number;
}

function fits(g: Graph, f: EventId, { size, align }: Wanted): boolean {
  return g.value[4 * f + 2] !== STACK && g.value[4 * f + 1] === size && g.value[4 * f] % align === 0;
}

function alignOf(x: Exploration, site: number): number {
  const { instr } = x.machine.image.sites[site];
  return Math.max(16, instr.op === 'malloc' ? instr.align : 16);
}

/** Has somebody got the block that f frees? */
const isTaken = (g: Graph, f: EventId): boolean => g.allocs.some((a) => g.rf[a] === f);

/** Has the block that f frees begun another life since? */
export const isLifeOver = (x: Exploration, f: EventId): boolean => isTaken(x.graph, f);

/** `free`: whose block it gets; -1 for a fresh one. */
export function addAlloc(x: Exploration, t: ThreadId, free: EventId): Outcome {
  const e = x.add(t, K_ALLOC, 0);
  x.graph.allocs.push(e);
  getBlock(x, e, free);
  return GO_ON;
}

/** Allocation e, the last event of its thread, gets the block of `free` (-1: a fresh one), and the thread goes on. */
export function getBlock(x: Exploration, e: EventId, free: EventId): void {
  const g = x.graph;
  const t = g.thread[e];
  if (free >= 0) {
    g.flags[e] |= F_CHOSEN;
    g.rf[e] = free;
    g.join(e, PF, free, PF);
    /* pso: what its thread has done before the free may still be on its way */
    if (x.order.own === null || x.order.ordersPrefix) g.join(e, HB, free, HB);
    x.machine.reuseBlock(t, g.value[4 * free]);
  }
  const s = x.machine.state(t);
  g.value[4 * e] = s[ST_ADDR];
  g.value[4 * e + 1] = s[ST_VAL];
  g.value[4 * e + 2] = s[ST_OP];
  g.value[4 * e + 3] = free < 0 ? 0 : 1 + g.value[4 * free + 3];
  x.machine.deliver(t, 0);
}

/** For a schedule in which `before` comes before allocation e: which of the blocks that it may get there it gets; nothing if there is no choice. */
export function chosenBlock(x: Exploration, before: readonly EventId[], e: EventId): bigint[] {
  const g = x.graph;
  if (g.value[4 * e + 2] === STACK) return [];
  const taken = before.filter((a) => g.kind[a] === K_ALLOC);
  const blocks = before
    .filter((f) => g.kind[f] === K_FREE && couldGet(x, e, f) && !taken.some((a) => g.rf[a] === f))
    .map((f) => g.value[4 * f]);
  if (blocks.length === 0) return [];
  blocks.sort((a, b) => a - b);
  return [BigInt(g.value[4 * e + 3] > 0 ? 1 + blocks.indexOf(g.value[4 * e]) : 0)];
}
