import { describe, expect, it } from 'vitest';
import { Rng } from '../../../base/rng.ts';
import { Circuit, FALSE, type Lit, TRUE } from '../../../sat/circuit/circuit.ts';
import { Classes, equivalence, quotient } from './quotient.ts';
import { Algebra, type LitRelation } from './relation.ts';

const relation = (n: number, pairs: readonly (readonly [number, number])[], lit: Lit = TRUE): LitRelation => {
  const lits = new Int32Array(n * n);
  for (const [a, b] of pairs) lits[a * n + b] = lit;
  return { kind: 'relation', lits };
};
const all = (n: number): number[] => Array.from({ length: n }, (_, i) => i);
const algebraOf = (circuit: Circuit, n: number): Algebra =>
  new Algebra({
    circuit,
    n,
    exec: all(n).map(() => TRUE),
    implied: new Uint8Array(n * n).fill(1),
    tick: () => {},
  });

function isCyclic(n: number, edges: readonly (readonly [number, number])[]): boolean {
  const reach = new Uint8Array(n * n);
  for (const [a, b] of edges) reach[a * n + b] = 1;
  for (let m = 0; m < n; m++)
    for (let a = 0; a < n; a++)
      for (let b = 0; b < n; b++) if (reach[a * n + m] && reach[m * n + b]) reach[a * n + b] = 1;
  return all(n).some((a) => reach[a * n + a] === 1);
}

describe('classes', () => {
  it('are the smallest that the pairs make', () => {
    const classes = new Classes(6, [
      [4, 2],
      [2, 0],
      [3, 5],
    ]);
    expect([...classes.of]).toEqual([0, 1, 0, 2, 0, 2]);
    expect(classes.members).toEqual([[0, 2, 4], [1], [3, 5]]);
    expect(classes.areSingle).toBe(false);
    expect(new Classes(3, []).areSingle).toBe(true);
  });

  it('come from an equivalence that is the same in all executions, and from nothing else', () => {
    const id = all(3).map((a) => [a, a] as const);
    const same = [...id, [0, 2], [2, 0]] as const;
    expect(equivalence(relation(3, same), 3)).toEqual([[0, 2]]);
    expect(equivalence(relation(3, same.slice(1)), 3)).toBeNull();
    expect(equivalence(relation(3, [...id, [0, 2]]), 3)).toBeNull();
    expect(equivalence(relation(3, [...same, [0, 1], [1, 0]]), 3)).toBeNull();
    const open = relation(3, same);
    open.lits[2] = open.lits[6] = new Circuit().input();
    expect(equivalence(open, 3)).toBeNull();
  });
});

describe('quotient', () => {
  it('is cyclic where the contraction is', () => {
    const rng = new Rng(15);
    let cyclic = 0;
    for (let round = 0; round < 300; round++) {
      const n = 4 + rng.below(4);
      const draw = (): [number, number] => [rng.below(n), rng.below(n)];
      const classes = new Classes(n, Array.from({ length: 1 + rng.below(3) }, draw));
      const r = Array.from({ length: 2 + rng.below(6) }, draw).filter(([a, b]) => a !== b);
      const { must, pairs, algebra } = quotient(algebraOf(new Circuit(), n), relation(n, r), classes);
      const m = algebra.u.n;
      const edges = all(m * m)
        .filter((i) => must.lits[i] === TRUE)
        .map((i) => [Math.floor(i / m), i % m] as const);
      const open = pairs.filter(({ when }) => when === TRUE).map(({ from, to }) => [from, to] as const);
      expect(pairs.every(({ when }) => when === TRUE)).toBe(true);
      /* contract(r) = (r \ same) ; same */
      const contracted = r
        .filter(([a, b]) => classes.of[a] !== classes.of[b])
        .flatMap(([a, b]) => classes.members[classes.of[b]].map((c) => [a, c] as const));
      const expected = isCyclic(n, contracted);
      expect(isCyclic(m, [...edges, ...open])).toBe(expected);
      if (expected) cyclic++;
    }
    expect(cyclic).toBeGreaterThan(30);
    expect(cyclic).toBeLessThan(270);
  });

  it('asks whether the ends are there, where a class may be without them', () => {
    const c = new Circuit();
    const [x, y] = [c.input(), c.input()];
    const exec = [x, y, TRUE];
    const algebra = new Algebra({ circuit: c, n: 3, exec, implied: new Uint8Array(9), tick: () => {} });
    const { pairs, must } = quotient(algebra, relation(3, [[0, 2]]), new Classes(3, [[0, 1]]));
    expect(must.lits.every((lit) => lit === FALSE)).toBe(true);
    expect(pairs).toEqual([{ from: 0, to: 1, when: x }]);
  });
});
