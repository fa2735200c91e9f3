import type { EventId } from '../../../base/ids.ts';
import type { Consistency } from '../consistency/consistency.ts';
import { FIRST_LOCATION } from '../graph/columns.ts';
import { F_MIXED, F_RMW, type Graph, K_READ, K_WRITE } from '../graph/graph.ts';

/** The axioms of c11 but for the satisfaction order, on a whole graph whose clocks are right. */
export function isConsistent(g: Graph, model: Consistency): boolean {
  return isCoherent(g) && isAtomic(g) && model.holdsThroughout(g);
}

/** irreflexive(hb ; eco?): where happens-before orders two accesses of a location, coherence does not say otherwise. */
function isCoherent(g: Graph): boolean {
  for (let loc = FIRST_LOCATION; loc < g.co.length; loc++) {
    const order = g.co[loc];
    const accesses = [...order, ...g.reads[loc].filter((r) => (g.flags[r] & F_MIXED) === 0)];
    for (const b of accesses) {
      const j = indexOf(g, b);
      const strict = g.kind[b] === K_WRITE;
      for (const a of accesses) {
        if (a === b || !g.happensBefore(a, b)) continue;
        const i = indexOf(g, a);
        if (i > j || (i === j && strict)) return false;
      }
    }
  }
  return true;
}

/** Index in coherence of the write, or of what is read. */
const indexOf = (g: Graph, e: EventId): number => g.coIndex(g.kind[e] === K_READ ? g.rf[e] : e);

/** Each read-modify-write stands right behind what it read. */
function isAtomic(g: Graph): boolean {
  for (const order of g.co) {
    for (let i = 0; i < order.length; i++) {
      const w = order[i];
      if ((g.flags[w] & F_RMW) === 0) continue;
      const read = g.of[g.thread[w]][g.pos[w] - 1];
      if (g.coIndex(g.rf[read]) !== i) return false;
    }
  }
  return true;
}
