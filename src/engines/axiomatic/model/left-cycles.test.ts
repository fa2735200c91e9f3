import { describe, expect, it } from 'vitest';
import { Rng } from '../../../base/rng.ts';
import { Circuit, FALSE, type Lit, TRUE } from '../../../sat/circuit/circuit.ts';
import { leftCycles } from './left-cycles.ts';
import type { LitRelation, Universe } from './relation.ts';

const relation = (n: number, pairs: readonly (readonly [number, number, Lit?])[]): LitRelation => {
  const lits = new Int32Array(n * n);
  for (const [a, b, lit = TRUE] of pairs) lits[a * n + b] = lit;
  return { kind: 'relation', lits };
};
const universe = (n: number, implied: Uint8Array): Universe => ({
  circuit: new Circuit(),
  n,
  exec: new Int32Array(n),
  implied,
  tick: () => {},
});
const size = ({ lits }: LitRelation): number => lits.filter((lit) => lit !== FALSE).length;

/** A cycle of at least two nodes that are there, of pairs whose literals are true. */
function isCyclic(n: number, { lits }: LitRelation, truth: readonly boolean[], there: number): boolean {
  const is = (a: number): boolean => ((there >> a) & 1) === 1;
  const reach = Array.from(lits, (lit, i) => {
    const [a, b] = [Math.floor(i / n), i % n];
    return a !== b && is(a) && is(b) && truth[lit];
  });
  for (let m = 0; m < n; m++)
    for (let a = 0; a < n; a++)
      for (let b = 0; b < n; b++) if (reach[a * n + m] && reach[m * n + b]) reach[a * n + b] = true;
  return reach.some((holds, i) => holds && i % (n + 1) === 0);
}

describe('cycles that another order has not', () => {
  it('are none where a thread reads what only it writes', () => {
    /* 0 and 2 write, 1 reads 0 in the same thread; 3 and 4 read either in another: without 0 → 1, all is in tso. */
    const [x, y] = [2, 4];
    const ordered = [
      [1, 2],
      [0, 2],
      [3, 4],
      [0, 3, x],
      [2, 3, x ^ 1],
      [0, 4, y],
      [2, 4, y ^ 1],
      [3, 2, x],
      [4, 2, y],
    ] as const;
    const [all, s] = [relation(5, [[0, 1], ...ordered]), relation(5, ordered)];
    expect(size(leftCycles(universe(5, new Uint8Array(25).fill(1)), all, s))).toBe(0);
    /* The other thread writes (5), too, and 1 may read that: then the pair matters. */
    const more = [
      [5, 1, 6],
      [1, 5, 7],
    ] as const;
    const left = leftCycles(
      universe(6, new Uint8Array(36).fill(1)),
      relation(6, [[0, 1], [2, 5, 8], [5, 0, 10], ...ordered, ...more]),
      relation(6, [[2, 5, 8], [5, 0, 10], ...ordered, ...more]),
    );
    expect(left.lits[1]).toBe(TRUE);
  });

  it('and only those are lost, of random relations', () => {
    const rng = new Rng(15);
    let [smaller, empty, kept, cyclic] = [0, 0, 0, 0];
    for (let round = 0; round < 1500; round++) {
      const n = 3 + rng.below(4);
      const inputs = 3;
      const draw = (): Lit => (rng.below(2) === 0 ? TRUE : 2 + rng.below(2 * inputs));
      const pairs = Array.from({ length: n + rng.below(2 * n) }, () => {
        const [a, b] = [rng.below(n), rng.below(n)];
        return [a, b, draw()] as const;
      });
      const r = relation(n, pairs);
      const s = relation(
        n,
        pairs
          .filter(() => rng.below(6) > 0)
          .map(([a, b]) => [a, b, rng.below(8) === 0 ? draw() : r.lits[a * n + b]] as const),
      );
      /* Who is there: any set that is closed under a random implication. */
      const implied = new Uint8Array(n * n).map((_, i) => (i % (n + 1) === 0 || rng.below(4) === 0 ? 1 : 0));
      const left = leftCycles(universe(n, implied), r, s);
      expect(left.lits.every((lit, i) => lit === FALSE || lit === r.lits[i])).toBe(true);
      if (size(left) < size(r)) smaller++;
      if (size(left) === 0) empty++;
      for (let bits = 0; bits < 1 << inputs; bits++) {
        const truth = [false, true];
        for (let i = 0; i < inputs; i++) truth.push(((bits >> i) & 1) === 1, ((bits >> i) & 1) === 0);
        for (let there = 0; there < 1 << n; there++) {
          const isClosed = implied.every(
            (one, i) =>
              one === 0 || ((there >> Math.floor(i / n)) & 1) === 0 || ((there >> (i % n)) & 1) === 1,
          );
          if (!isClosed || !isCyclic(n, r, truth, there)) continue;
          cyclic++;
          const inLeft = isCyclic(n, left, truth, there);
          if (inLeft) kept++;
          expect(inLeft || isCyclic(n, s, truth, there), `round ${round}`).toBe(true);
        }
      }
    }
    expect(smaller).toBeGreaterThan(500);
    expect(empty).toBeGreaterThan(100);
    expect(kept).toBeGreaterThan(500);
    expect(cyclic).toBeGreaterThan(kept);
  });
});
