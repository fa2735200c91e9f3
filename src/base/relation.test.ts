import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EventSet, Relation } from './relation.ts';

/** Relations over n events as lists of pairs: slow, and plainly right. n crosses the word size. */
const anyCase = fc.constantFrom(1, 5, 31, 32, 33, 40).chain((n) => {
  const event = fc.nat(n - 1);
  const pairs = fc.array(fc.tuple(event, event), { maxLength: 2 * n });
  return fc.record({ n: fc.constant(n), a: pairs, b: pairs });
});
type Pair = readonly [number, number];

const sorted = (pairs: readonly Pair[]): string[] => [...new Set(pairs.map(String))].sort();
const same = (relation: Relation, pairs: readonly Pair[]): void =>
  expect(relation.pairs().map(String).sort()).toEqual(sorted(pairs));
const has = (pairs: readonly Pair[], [i, j]: Pair): boolean => pairs.some(([x, y]) => x === i && y === j);
const compose = (a: readonly Pair[], b: readonly Pair[]): Pair[] =>
  a.flatMap(([i, k]) => b.filter(([l]) => l === k).map(([, j]) => [i, j] as const));
const close = (pairs: readonly Pair[]): readonly Pair[] => {
  const more = [...pairs, ...compose(pairs, pairs)];
  return sorted(more).length === sorted(pairs).length ? pairs : close(unique(more));
};
const unique = (pairs: readonly Pair[]): Pair[] =>
  sorted(pairs).map((text) => text.split(',').map(Number) as [number, number]);

describe('relations as bits', () => {
  it('agree with relations as lists of pairs', () => {
    fc.assert(
      fc.property(anyCase, ({ n, a, b }) => {
        const [r, s] = [Relation.of(n, a), Relation.of(n, b)];
        const identity = Array.from({ length: n }, (_, i): Pair => [i, i]);
        same(r.union(s), [...a, ...b]);
        same(
          r.intersect(s),
          a.filter((pair) => has(b, pair)),
        );
        same(
          r.minus(s),
          a.filter((pair) => !has(b, pair)),
        );
        same(r.andThen(s), compose(a, b));
        same(
          r.inverse(),
          a.map(([i, j]) => [j, i]),
        );
        same(r.reflexive(), [...a, ...identity]);
        const closed = close(a);
        same(r.closure(), closed);
        expect(r.isAcyclic()).toBe(!closed.some(([i, j]) => i === j));
        expect(r.cycle() === null).toBe(r.isAcyclic());
        expect(r.isIrreflexive()).toBe(!a.some(([i, j]) => i === j));
        expect(r.domain().members()).toEqual([...new Set(a.map(([i]) => i))].sort((x, y) => x - y));
        expect(r.range().members()).toEqual([...new Set(a.map(([, j]) => j))].sort((x, y) => x - y));
        expect(r.complement().complement().pairs()).toEqual(r.pairs());
        expect(r.isEmpty()).toBe(a.length === 0);
      }),
    );
  });

  it('give shortest cycles', () => {
    const r = Relation.of(5, [
      [0, 1],
      [1, 2],
      [2, 0],
      [3, 4],
      [4, 3],
    ]);
    expect(r.cycle()).toEqual([3, 4]);
  });

  it('make products of sets', () => {
    const [a, b] = [EventSet.of(40, [0, 39]), EventSet.of(40, [5])];
    expect(Relation.product(a, b).pairs()).toEqual([
      [0, 5],
      [39, 5],
    ]);
    expect(a.union(b).minus(a).members()).toEqual([5]);
    expect(a.intersect(b).isEmpty()).toBe(true);
  });
});
