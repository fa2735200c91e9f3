import type { EventId, LocationId, ThreadId } from '../../../base/ids.ts';
import { ST_ADDR, ST_OP, ST_SITE, ST_VAL } from '../../../vm/code/layout.ts';
import { F_CHOSEN, type Graph, K_ALLOC, K_FREE } from '../graph/graph.ts';
import type { Exploration } from '../state/exploration.ts';
import { GO_ON, type Outcome } from '../state/steps.ts';

/**
 * `--heap reuse`: an allocation gets a fresh block, or any block of the same size whose free happens before it and that
 * nobody has got since; each is tried, the fresh one first. So the same address may come back, and a compare-exchange
 * that only compares addresses takes the new block for the old one (ABA).
 *
 * The lives of a block are in a row: each begins with an allocation, ends with a free, and that happens before the next.
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

/** The blocks that the pending allocation of thread t may get again, by ascending address. */
export function reusable(x: Exploration, t: ThreadId): number[] {
  const g = x.graph;
  const s = x.machine.state(t);
  const last = g.last(t);
  if (!x.reuses || s[ST_OP] === STACK || last < 0) return [];
  const { instr } = x.machine.image.sites[s[ST_SITE]];
  const align = Math.max(16, instr.op === 'malloc' ? instr.align : 16);
  const found = g.frees.flatMap((f) => {
    const [address, size, how, life] = [0, 1, 2, 3].map((k) => g.value[4 * f + k]);
    const isFree = how !== STACK && size === s[ST_VAL] && address % align === 0 && g.happensBefore(f, last);
    return isFree && !isTaken(g, address, life) ? [address] : [];
  });
  return found.sort((a, b) => a - b);
}

/** Has somebody got the block at this address after this life? */
const isTaken = (g: Graph, address: number, life: number): boolean =>
  g.allocs.some((a) => g.value[4 * a] === address && g.value[4 * a + 3] > life);

/** Has the block that f frees begun another life since? */
export const isLifeOver = (x: Exploration, f: EventId): boolean =>
  isTaken(x.graph, x.graph.value[4 * f], x.graph.value[4 * f + 3]);

/** `address`: the block to use again; -1 for a fresh one. */
export function addAlloc(x: Exploration, t: ThreadId, address: number): Outcome {
  const g = x.graph;
  const e = x.add(t, K_ALLOC, address < 0 ? 0 : F_CHOSEN);
  if (address >= 0) x.machine.reuseBlock(t, address);
  const s = x.machine.state(t);
  g.value[4 * e] = s[ST_ADDR];
  g.value[4 * e + 1] = s[ST_VAL];
  g.value[4 * e + 2] = s[ST_OP];
  g.value[4 * e + 3] =
    address < 0
      ? 0
      : 1 + Math.max(...g.frees.filter((f) => g.value[4 * f] === address).map((f) => g.value[4 * f + 3]));
  g.allocs.push(e);
  x.machine.deliver(t, 0);
  return GO_ON;
}

/** For a schedule in which `before` comes before allocation e: which of the blocks that it may get there it gets; nothing if there is no choice. */
export function chosenBlock(x: Exploration, before: readonly EventId[], e: EventId): bigint[] {
  const g = x.graph;
  if (g.value[4 * e + 2] === STACK) return [];
  const { instr } = x.machine.image.sites[g.site[e]];
  const align = Math.max(16, instr.op === 'malloc' ? instr.align : 16);
  const taken = before.filter((a) => g.kind[a] === K_ALLOC);
  const blocks = before.flatMap((f) => {
    if (g.kind[f] !== K_FREE || g.value[4 * f + 2] === STACK) return [];
    const [address, size, , life] = [0, 1, 2, 3].map((k) => g.value[4 * f + k]);
    const isTakenBefore = taken.some((a) => g.value[4 * a] === address && g.value[4 * a + 3] > life);
    return size !== g.value[4 * e + 1] || address % align !== 0 || isTakenBefore ? [] : [address];
  });
  if (blocks.length === 0) return [];
  blocks.sort((a, b) => a - b);
  return [BigInt(g.value[4 * e + 3] > 0 ? 1 + blocks.indexOf(g.value[4 * e]) : 0)];
}
