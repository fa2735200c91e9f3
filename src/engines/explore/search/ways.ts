import { type Graph, K_WRITE } from '../graph/graph.ts';
import { isInBlock } from './atomic-blocks.ts';
import type { Explorer } from './explorer.ts';
import { revisitable } from './revisits.ts';
import { fits } from './writes.ts';

/** How many ways a branch of a write has, exactly (Walk.counts): the searching itself goes without. */

/** The places of a write in coherence, between `from` and `to`. */
export function placesOf(g: Graph, order: readonly number[], from: number, to: number, low: number): number {
  let ways = 0;
  for (let i = Math.max(from, low); i <= to; i++) if (fits(g, order, i)) ways++;
  return ways;
}

/** Revisits and places of the write a, which is in no coherence order yet. */
export function waysToPlace(x: Explorer, t: number, a: number, read: number): number {
  const g = x.graph;
  let ways = 0;
  for (let k = revisitable(x, g, a, read, 0); k >= 0; k = revisitable(x, g, a, read, k + 1)) ways++;
  const order = g.co[g.loc[a]];
  const low = x.order.floor(g, t, g.loc[a], g.flags[a], K_WRITE, g.pos[a]);
  const from = read >= 0 ? g.coIndex(g.rf[read]) : low;
  const places = placesOf(g, order, from, read >= 0 ? from : order.length, low);
  return ways + places + (isInBlock(x, t) ? 1 : 0);
}
