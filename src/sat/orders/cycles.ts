import type { Lit } from '../circuit/circuit.ts';
import type { OrderProblem } from './edges.ts';

/**
 * Short cycles of what holds in a model: of the edges that hold, and `must` between them. Each cycle is given by the
 * nodes at which its edges begin: from one of them to the next there is an edge, and then perhaps a pair of `must`.
 *
 * Breadth first from every edge, one edge a step (`must` is transitive and costs nothing), so each cycle found is as short
 * as there is one through its first edge.
 */
export function shortCycles(
  { nodes: n, must, present, edges }: OrderProblem,
  holds: (lit: Lit) => boolean,
  most: number,
): number[][] {
  const there = new Uint8Array(n);
  for (let a = 0; a < n; a++) if (holds(present[a])) there[a] = 1;
  /** By node: where its edges lead. */
  const out: number[][] = Array.from({ length: n }, () => []);
  const begins: number[] = [];
  const seen = new Set<number>();
  for (const { from, to, when } of edges) {
    if (!there[from] || !there[to] || seen.has(from * n + to) || !holds(when)) continue;
    seen.add(from * n + to);
    if (out[from].length === 0) begins.push(from);
    out[from].push(to);
  }
  if (isAcyclic(n, must, begins, out)) return [];
  const cycles: number[][] = [];
  const covered = new Set<number>();
  for (const start of begins) {
    if (covered.has(start)) continue;
    const cycle = cycleThrough(start, n, must, begins, out);
    if (cycle === null) continue;
    for (const node of cycle) covered.add(node);
    cycles.push(cycle);
    if (cycles.length >= most) break;
  }
  return cycles;
}

/** Is a node where edges begin reached again? By taking away nodes without successors that are left. */
function isAcyclic(
  n: number,
  must: Uint8Array,
  begins: readonly number[],
  out: readonly (readonly number[])[],
): boolean {
  let left = begins;
  for (;;) {
    const rest = left.filter((a) =>
      left.some((b) => out[a].some((to) => to === b || must[to * n + b] === 1)),
    );
    if (rest.length === left.length) return rest.length === 0;
    left = rest;
  }
}

function cycleThrough(
  start: number,
  n: number,
  must: Uint8Array,
  begins: readonly number[],
  out: readonly (readonly number[])[],
): number[] | null {
  const parent = new Map<number, number>([[start, -1]]);
  let front = [start];
  while (front.length > 0) {
    const next: number[] = [];
    for (const a of front)
      for (const to of out[a])
        for (const b of begins) {
          if (to !== b && must[to * n + b] !== 1) continue;
          if (b === start) return pathTo(parent, a);
          if (parent.has(b)) continue;
          parent.set(b, a);
          next.push(b);
        }
    front = next;
  }
  return null;
}

function pathTo(parent: ReadonlyMap<number, number>, last: number): number[] {
  const path: number[] = [];
  for (let node = last; node >= 0; node = parent.get(node) as number) path.push(node);
  return path.reverse();
}
