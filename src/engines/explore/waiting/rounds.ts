import type { EventId, ThreadId } from '../../../base/ids.ts';
import { ROUND_BOUNDED, ROUND_LOCKS } from '../../../vm/code/event.ts';
import { BLOCK_LOCK, ST_OP, ST_ROUND, ST_VAL } from '../../../vm/code/layout.ts';
import type { RoundRead } from '../../../vm/repeat-round.ts';
import { NO_EVENT } from '../graph/columns.ts';
import { F_RMW, type Graph, INIT, K_AWAIT, K_FENCE, K_READ, K_SPIN, K_WRITE } from '../graph/graph.ts';
import type { Exploration } from '../state/exploration.ts';

/**
 * Rounds of loops in the wider forms of awaits (docs/models.md): what the events of thread t from position `from` on,
 * the last round of a loop, tell about it.
 */

export const isBounded = (s: Int32Array): boolean => (s[ST_ROUND] & ROUND_BOUNDED) !== 0;
/** Has the round that thread t waits in taken locks? In the C11 family an atomic block is one. */
export function isUnderLocks(x: Exploration, t: ThreadId): boolean {
  const s = x.machine.state(t);
  if ((s[ST_ROUND] & ROUND_LOCKS) !== 0) return true;
  return !x.order.contracts && hasBlock(x, t, iterationStart(x.graph, t, s[ST_VAL]));
}

function hasBlock({ graph: g, locations }: Exploration, t: ThreadId, from: number): boolean {
  const list = g.of[t] ?? [];
  for (let i = from; i < list.length; i++)
    if (g.kind[list[i]] === K_WRITE && locations.address[g.loc[list[i]]] === BLOCK_LOCK) return true;
  return false;
}

/** The position where the iteration of thread t begins that has the last `events` events, as the machine counts. */
export function iterationStart(g: Graph, t: ThreadId, events: number, to = g.countOf(t)): number {
  const list = g.of[t];
  let i = to;
  if (i > 0 && (g.kind[list[i - 1]] === K_AWAIT || g.kind[list[i - 1]] === K_SPIN)) i--;
  for (let left = events; i > 0 && left > 0; ) {
    const e = list[--i];
    /* a read-modify-write is two events here and one for the machine; to go on spinning is none for the machine */
    if (g.kind[e] !== K_SPIN && (g.kind[e] !== K_WRITE || (g.flags[e] & F_RMW) === 0)) left--;
  }
  return i;
}

/** What the round read, for the machine. */
export function readsOf(x: Exploration, t: ThreadId, from: number, to = x.graph.countOf(t)): RoundRead[] {
  const g = x.graph;
  return g.of[t].slice(from, to).flatMap((e) => {
    if (g.kind[e] !== K_READ) return [];
    const [address, size] = [x.locations.address[g.loc[e]], x.locations.size[g.loc[e]]];
    return [{ address, size, words: g.value.slice(4 * e, 4 * e + 4) }];
  });
}

/**
 * Can the round be doubled whatever else there is? A read right after another of the same write has the same edges as
 * that one, if nothing that its thread learns comes between them. So it may read one write of others, however often;
 * read-modify-writes and locks before that, since those of the next round read what it wrote itself; and its own locations,
 * which nobody else writes to. No fence.
 */
export function isRepeatable(g: Graph, t: ThreadId, from: number): boolean {
  let first = NO_EVENT;
  for (const e of g.of[t].slice(from)) {
    if (g.kind[e] === K_FENCE) return false;
    if (g.kind[e] !== K_READ || isOwn(g, t, e)) continue;
    const isOwnWrite = g.rf[e] !== INIT && g.thread[g.rf[e]] === t;
    if ((g.flags[e] & F_RMW) !== 0) {
      if (first >= 0 && !isOwnWrite) return false;
      continue;
    }
    if (first >= 0 && (g.rf[first] !== g.rf[e] || g.loc[first] !== g.loc[e])) return false;
    first = e;
  }
  return true;
}

/** Is it of a location that only thread t writes to? */
function isOwn(g: Graph, t: ThreadId, e: EventId): boolean {
  const order = g.co[g.loc[e]];
  for (let k = 0; k < order.length; k++) if (g.thread[order[k]] !== t) return false;
  return order.length > 0;
}

/** Does it only read? */
export const onlyReads = (g: Graph, t: ThreadId, from: number): boolean =>
  g.of[t].slice(from).every((e) => g.kind[e] !== K_WRITE);

/** Has it a loop inside that was left by spinning? Then what it waits for is waited for there, and here it stays. */
export const hasSpun = (g: Graph, t: ThreadId, from: number): boolean =>
  g.of[t].slice(from).some((e) => g.kind[e] === K_SPIN);

/** How many writes of others there are where it reads. */
export function foreignWrites(g: Graph, t: ThreadId, from: number): number {
  const locs = new Set(g.of[t].slice(from).flatMap((e) => (g.kind[e] === K_READ ? [g.loc[e]] : [])));
  let n = 0;
  for (const loc of locs) for (const w of g.co[loc]) if (g.thread[w] !== t) n++;
  return n;
}

export const loopOf = (s: Int32Array): number => s[ST_OP];
