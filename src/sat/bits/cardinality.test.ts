import { describe, expect, test } from 'vitest';
import { Circuit, type Lit } from '../circuit/circuit.ts';
import { Cnf } from '../cnf/cnf.ts';
import { newCadical } from '../solvers/cadical.ts';
import { evaluateAll } from '../testing/evaluate.ts';
import { assignments } from '../testing/random.ts';
import { inputs } from './bits.ts';
import { atMostOne, exactlyOne } from './cardinality.ts';

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

describe('how many are true', () => {
  test.each([0, 1, 2, 3, 5, 6, 8])('of %i', (n) => {
    forAll(
      n,
      (c, lits) => [atMostOne(c, lits), exactlyOne(c, lits)],
      (values, found) => expect(found).toEqual([ones(values) <= 1, ones(values) === 1]),
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
