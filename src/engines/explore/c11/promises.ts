import { type EventId, type LocationId, type ThreadId, threadId } from '../../../base/ids.ts';
import { CLOCKS } from '../graph/columns.ts';
import { F_ATOMIC, type Graph, K_WRITE } from '../graph/graph.ts';

/**
 * Promises: writes that are read before they are made. A promise is a write of nobody: it has a place in coherence, is
 * ordered with nothing by happens-before, and sits in a thread of its own, the last that the clocks have room for.
 */
const promiser = (g: Graph): ThreadId => threadId(g.stride - 1);

export const isPromise = (g: Graph, e: EventId): boolean => g.thread[e] === g.stride - 1;

/** The promises that are open. */
export const openPromises = (g: Graph): readonly EventId[] => g.events(promiser(g));

export function promise(g: Graph, loc: LocationId, words: ArrayLike<number>, place: number): EventId {
  const p = g.add(promiser(g), K_WRITE, F_ATOMIC, loc, -1, -1);
  g.clocks.fill(0, p * CLOCKS * g.stride, (p + 1) * CLOCKS * g.stride);
  for (let k = 0; k < 4; k++) g.value[4 * p + k] = words[k];
  g.coherence(loc).splice(place, 0, p);
  return p;
}

export function hasValue(g: Graph, e: EventId, words: ArrayLike<number>): boolean {
  for (let k = 0; k < 4; k++) if (g.value[4 * e + k] !== words[k]) return false;
  return true;
}
