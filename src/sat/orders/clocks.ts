import { bigConstant, inputs } from '../bits/bits.ts';
import { ult } from '../bits/bits-compare.ts';
import type { Circuit, Lit } from '../circuit/circuit.ts';
import type { Acyclic, OrderProblem } from './edges.ts';

/**
 * The slow twin of the staircase: each node has a time, a number, and whoever is before another has a smaller one. All
 * clauses are there from the beginning.
 */
export class Clocks implements Acyclic {
  readonly literals = 0;
  readonly clauses: Lit[][] = [];

  constructor(c: Circuit, { nodes: n, must, edges, present }: OrderProblem) {
    const width = Math.max(1, 32 - Math.clz32(n));
    const used = new Set(edges.flatMap(({ from, to }) => [from, to]));
    const times = Array.from({ length: n }, (_, a) =>
      used.has(a) ? inputs(c, width) : bigConstant(width, 0n),
    );
    for (const a of used)
      for (const b of used) if (must[a * n + b]) this.clauses.push([ult(c, times[a], times[b])]);
    for (const { from, to, when } of edges)
      this.clauses.push([when ^ 1, present[from] ^ 1, present[to] ^ 1, ult(c, times[from], times[to])]);
  }

  refine(): readonly (readonly Lit[])[] {
    return [];
  }
}
