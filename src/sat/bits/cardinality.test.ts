import { describe, expect, test } from 'vitest';
import { Circuit, type Lit } from '../circuit/circuit.ts';
import { Cnf } from '../cnf/cnf.ts';
import { newCadical } from '../solvers/cadical.ts';
import { evaluateAll } from '../testing/evaluate.ts';
import { assignments } from '../testing/random.ts';
import { inputs } from './bits.ts';
import { atLeast, atMost, atMostOne, countUpTo, exactlyOne } from './cardinality.ts';
import {
  bitsOfOneHot,
  bitsOfUnary,
  isUnary,
  oneHotOfBits,
  oneHotOfUnary,
  select,
  unaryAtMost,
  unaryEqual,
  unaryLess,
  unaryOfBits,
} from './unary.ts';

/** Looks at every assignment of n inputs. */
function forAll(
  n: number,
  make: (c: Circuit, lits: readonly Lit[]) => readonly Lit[],
  check: (values: readonly boolean[], results: readonly boolean[]) => void,
): void {
  const circuit = new Circuit();
  const lits = inputs(circuit, n);
  const made = make(circuit, lits);
  for (const values of assignments(n)) {
    const value = evaluateAll(circuit, (node) => values[lits.indexOf(node << 1)]);
    check(values, made.map(value));
  }
}

const ones = (values: readonly boolean[]): number => values.filter((value) => value).length;
const numberOf = (bits: readonly boolean[]): number =>
  bits.reduce((sum, bit, i) => sum + (bit ? 2 ** i : 0), 0);
const unary = (n: number, length: number): boolean[] => Array.from({ length }, (_, i) => n > i);

describe('how many are true', () => {
  test.each([0, 1, 2, 3, 5, 6, 8])('of %i', (n) => {
    forAll(
      n,
      (c, lits) => [atMostOne(c, lits), exactlyOne(c, lits), ...countUpTo(c, lits, 4)],
      (values, [most, exactly, ...counts]) => {
        expect([most, exactly]).toEqual([ones(values) <= 1, ones(values) === 1]);
        expect(counts).toEqual(unary(ones(values), 4));
      },
    );
    for (let k = -1; k <= n + 1; k++)
      forAll(
        n,
        (c, lits) => [atMost(c, lits, k), atLeast(c, lits, k)],
        (values, found) => expect(found).toEqual([ones(values) <= k, ones(values) >= k]),
      );
  });

  test('asserted, at most one of n is 3n clauses and n variables more', async () => {
    const circuit = new Circuit();
    const solver = await newCadical();
    const cnf = new Cnf(circuit, solver);
    const lits = inputs(circuit, 100);
    cnf.assert(exactlyOne(circuit, lits));
    expect(solver.variables).toBeLessThanOrEqual(200);
    expect(solver.clauses).toBeLessThanOrEqual(300);
    let models = 0;
    for (; (await solver.solve()) === 'sat'; models++) {
      const on = lits.filter((lit) => cnf.valueOf(lit));
      expect(on.length).toBe(1);
      cnf.assert(on[0] ^ 1);
    }
    expect(models).toBe(100);
    solver.dispose();
  });
});

describe('unary and one-hot numbers', () => {
  test('from bits and back', () => {
    for (const n of [1, 3, 5, 7, 8, 11])
      forAll(
        3,
        (c, bits) => [...unaryOfBits(c, bits, n), ...oneHotOfBits(c, bits, n)],
        (values, found) => {
          const x = numberOf(values);
          expect(found.slice(0, n)).toEqual(unary(x, n));
          expect(found.slice(n)).toEqual(Array.from({ length: n }, (_, i) => i === x));
        },
      );
    forAll(
      3,
      (c, bits) => [
        ...bitsOfUnary(c, unaryOfBits(c, bits, 7), 3),
        ...bitsOfOneHot(c, oneHotOfBits(c, bits, 8), 3),
        ...oneHotOfUnary(c, unaryOfBits(c, bits, 7)),
      ],
      (values, found) => {
        expect(found.slice(0, 3)).toEqual(values);
        expect(found.slice(3, 6)).toEqual(values);
        expect(found.slice(6)).toEqual(Array.from({ length: 8 }, (_, i) => i === numberOf(values)));
      },
    );
  });

  test('which vectors are unary', () => {
    forAll(
      5,
      (c, lits) => [isUnary(c, lits)],
      (values, [found]) => expect(found).toBe(values.every((bit, i) => i === 0 || !bit || values[i - 1])),
    );
  });

  test('compared', () => {
    forAll(
      6,
      (c, bits) => {
        const a = unaryOfBits(c, bits.slice(0, 3), 7);
        const b = unaryOfBits(c, bits.slice(3), 7);
        return [unaryLess(c, a, b), unaryAtMost(c, a, b), unaryEqual(c, a, b)];
      },
      (values, found) => {
        const [a, b] = [numberOf(values.slice(0, 3)), numberOf(values.slice(3))];
        expect(found).toEqual([a < b, a <= b, a === b]);
      },
    );
  });

  test('select', () => {
    forAll(
      8,
      (c, bits) =>
        select(c, oneHotOfBits(c, bits.slice(0, 2), 3), [bits.slice(2, 4), bits.slice(4, 6), bits.slice(6)]),
      (values, found) => {
        const at = 2 + 2 * numberOf(values.slice(0, 2));
        expect(found).toEqual(at < 8 ? values.slice(at, at + 2) : [false, false]);
      },
    );
  });
});
