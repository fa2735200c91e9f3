import type { EventId } from '../../src/base/ids.ts';
import { beforeWithoutCoherence, coherent } from '../../src/engines/explore/consistency/psc.ts';
import { FIRST_EVENT } from '../../src/engines/explore/graph/columns.ts';
import { F_SC, type Graph, K_FENCE, K_READ, K_WRITE } from '../../src/engines/explore/graph/graph.ts';
import { waits } from '../../src/engines/explore/waiting/waits.ts';

/** Is psc acyclic? Every pair of nodes is compared, word for word as docs/models.md has it. */
export function acyclicByPairs(g: Graph): boolean {
  const nodes: EventId[] = [];
  for (let x = FIRST_EVENT; x < g.n; x++)
    if ((g.flags[x] & F_SC) !== 0 && (isAccess(g, x) || g.kind[x] === K_FENCE)) nodes.push(x);
  const next = nodes.map((a) => nodes.flatMap((b, j) => (edge(g, a, b) ? [j] : [])));
  /* who has all behind it taken away can be taken away */
  const left = new Set(nodes.keys());
  for (;;) {
    const ends = [...left].filter((i) => next[i].every((j) => !left.has(j)));
    if (ends.length === 0) return left.size === 0;
    for (const i of ends) left.delete(i);
  }
}

const isAccess = (g: Graph, e: EventId): boolean => g.kind[e] === K_READ || g.kind[e] === K_WRITE;
const hb = (g: Graph, a: EventId, b: EventId): boolean => a !== b && g.happensBefore(a, b);
const sameLocation = (g: Graph, a: EventId, b: EventId): boolean => g.loc[a] >= 0 && g.loc[a] === g.loc[b];

function edge(g: Graph, a: EventId, b: EventId): boolean {
  const fromFence = g.kind[a] === K_FENCE;
  const toFence = g.kind[b] === K_FENCE;
  if (fromFence && toFence && hb(g, a, b)) return true;
  if (a !== b && scb(g, a, b)) return true;
  if (!fromFence && !toFence) return false;
  for (let x = FIRST_EVENT; x < g.n; x++) {
    if (x !== a && !(fromFence && hb(g, a, x))) continue;
    if (!toFence) {
      if (x !== b && scb(g, x, b)) return true;
      continue;
    }
    for (let y = FIRST_EVENT; y < g.n; y++) {
      if (x === y || (y !== b && !hb(g, y, b))) continue;
      if (scb(g, x, y)) return true;
      if (x !== a && y !== b && eco(g, x, y)) return true;
    }
  }
  return false;
}

/** sb ∪ (sb∖loc ; hb ; sb∖loc) ∪ (hb ∩ loc) ∪ co ∪ rb */
function scb(g: Graph, a: EventId, b: EventId): boolean {
  return (sameLocation(g, a, b) && coherent(g, a, b)) || beforeWithoutCoherence(g, a, b);
}

/** (rf ∪ co ∪ rb)⁺ for a total coherence order: by coherence indices; the same index only from a write to its reads. */
function eco(g: Graph, a: EventId, b: EventId): boolean {
  if (!sameLocation(g, a, b) || !isAccess(g, a) || !isAccess(g, b) || waits(g, a)) return false;
  const i = g.coIndex(g.kind[a] === K_WRITE ? a : g.rf[a]);
  const j = g.coIndex(g.kind[b] === K_WRITE ? b : g.rf[b]);
  return i < j || (i === j && g.kind[a] === K_WRITE && g.kind[b] === K_READ);
}
