import { choiceRelations, staticPart } from '../models/execution.ts';
import type { GraphOfTrace } from '../replay/trace-graph.ts';

/**
 * Why an execution is no interleaving: a shortest cycle of program order, reads-from, coherence and from-reads (Shasha and
 * Snir's critical cycle, "Efficient and correct execution of parallel programs that share memory", TOPLAS 1988). One of
 * its steps of program order is what the memory model does not keep.
 */
export interface CycleEdge {
  readonly relation: 'po' | 'rf' | 'co' | 'fr' | 'asw';
  /** Step numbers. */
  readonly from: number;
  readonly to: number;
}

const ORDER = ['rf', 'fr', 'co', 'asw', 'po'] as const;

/** Null: it is an interleaving. */
export function criticalCycle(built: GraphOfTrace): readonly CycleEdge[] | null {
  const n = built.graph.events.length;
  const base = new Map([...staticPart(built.graph), ...choiceRelations(n, built.choice())]);
  const relations = ORDER.map((name) => [name, base.get(name)] as const);
  const edge = (a: number, b: number): CycleEdge['relation'] | null => {
    for (const [name, relation] of relations)
      if (relation && 'w' in relation && relation.has(a, b)) return name;
    return null;
  };
  const next: number[][] = [];
  for (let a = 0; a < n; a++) {
    next.push([]);
    for (let b = 0; b < n; b++) if (edge(a, b) !== null) next[a].push(b);
  }
  let best: number[] | null = null;
  for (let start = 0; start < n; start++) {
    const cycle = shortestFrom(start, next, best === null ? n + 1 : best.length);
    if (cycle) best = cycle;
  }
  if (best === null) return null;
  const steps = best.map((event) => built.stepOf(event));
  const edges = best.map((event, i): CycleEdge => {
    const to = best[(i + 1) % best.length];
    return { relation: edge(event, to)!, from: steps[i], to: steps[(i + 1) % best.length] };
  });
  /* the two events of a read-modify-write are one step */
  return edges.filter(({ from, to }) => from !== to);
}

/** A shortest way round through `start`, if it is shorter than `limit`. */
function shortestFrom(start: number, next: readonly number[][], limit: number): number[] | null {
  const cameFrom = new Map<number, number>();
  let layer = [start];
  for (let length = 1; length < limit && layer.length > 0; length++) {
    const after: number[] = [];
    for (const a of layer)
      for (const b of next[a]) {
        if (b === start) {
          const way: number[] = [];
          for (let at = a; at !== start; at = cameFrom.get(at)!) way.unshift(at);
          return [start, ...way];
        }
        if (cameFrom.has(b)) continue;
        cameFrom.set(b, a);
        after.push(b);
      }
    layer = after;
  }
  return null;
}
