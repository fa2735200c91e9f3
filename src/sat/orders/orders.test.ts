import { describe, expect, it } from 'vitest';
import { Rng } from '../../base/rng.ts';
import { Circuit, type Lit, TRUE } from '../circuit/circuit.ts';
import { Cnf } from '../cnf/cnf.ts';
import { newCadical } from '../solvers/cadical.ts';
import { Clocks } from './clocks.ts';
import { shortCycles } from './cycles.ts';
import type { Acyclic, OrderProblem } from './edges.ts';
import { Staircase } from './staircase.ts';

/** All sets of edges, given as bits, that leave the relation acyclic: by each encoding and by brute force. */
async function solutions(c: Circuit, problem: OrderProblem, order: Acyclic): Promise<Set<number>> {
  const solver = await newCadical();
  const cnf = new Cnf(c, solver);
  for (const clause of order.clauses) cnf.assertOr(clause);
  const found = new Set<number>();
  for (;;) {
    if ((await solver.solve()) !== 'sat') break;
    const lemmas = order.refine((lit) => cnf.valueOf(lit));
    for (const lemma of lemmas) cnf.assertOr(lemma);
    if (lemmas.length > 0) continue;
    let bits = 0;
    const block: Lit[] = problem.edges.map(({ when }, i) => {
      if (cnf.valueOf(when)) bits |= 1 << i;
      return cnf.valueOf(when) ? when ^ 1 : when;
    });
    found.add(bits);
    cnf.assertOr(block);
  }
  solver.dispose();
  return found;
}

function isAcyclic({ nodes: n, must, edges }: OrderProblem, bits: number): boolean {
  const reach = Uint8Array.from(must);
  edges.forEach(({ from, to }, i) => {
    if ((bits >> i) & 1) reach[from * n + to] = 1;
  });
  for (let m = 0; m < n; m++)
    for (let a = 0; a < n; a++)
      for (let b = 0; b < n; b++) if (reach[a * n + m] && reach[m * n + b]) reach[a * n + b] = 1;
  for (let a = 0; a < n; a++) if (reach[a * n + a]) return false;
  return true;
}

/** Threads that are chains, and a few edges between them. */
function randomProblem(c: Circuit, rng: Rng): OrderProblem {
  const chains = 2 + rng.below(3);
  const length = 1 + rng.below(3);
  const n = chains * length;
  const must = new Uint8Array(n * n);
  for (let a = 0; a < n; a++)
    for (let b = a + 1; b < n; b++)
      if (Math.floor(a / length) === Math.floor(b / length)) must[a * n + b] = 1;
  const edges = Array.from({ length: 3 + rng.below(5) }, () => ({
    from: rng.below(n),
    to: rng.below(n),
    when: c.input(),
  }));
  return { nodes: n, present: new Array<Lit>(n).fill(TRUE), must, edges };
}

describe('orders', () => {
  it.each(Array.from({ length: 40 }, (_, seed) => seed))(
    'both encodings of problem %i agree with brute force',
    async (seed) => {
      const c = new Circuit();
      const problem = randomProblem(c, new Rng(seed));
      const expected = new Set<number>();
      for (let bits = 0; bits < 1 << problem.edges.length; bits++)
        if (isAcyclic(problem, bits)) expected.add(bits);
      expect(await solutions(c, problem, new Staircase(c, problem))).toEqual(expected);
      expect(await solutions(c, problem, new Clocks(c, problem))).toEqual(expected);
    },
  );

  it('finds a ring of three chains, and nothing where there is none', () => {
    const must = new Uint8Array(36);
    for (const a of [0, 2, 4]) must[a * 6 + a + 1] = 1;
    const edges = [
      { from: 1, to: 2, when: TRUE },
      { from: 3, to: 4, when: TRUE },
      { from: 5, to: 0, when: TRUE },
    ];
    const problem = { nodes: 6, present: new Array<Lit>(6).fill(TRUE), must, edges };
    expect(shortCycles(problem, () => true, 10)).toEqual([[1, 3, 5]]);
    expect(shortCycles({ ...problem, edges: edges.slice(1) }, () => true, 10)).toEqual([]);
  });
});
