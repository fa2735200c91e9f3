import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { evaluateAll } from '../testing/evaluate.ts';
import { assignments, build, recipe, truth } from '../testing/random.ts';
import { Circuit, FALSE, not, TRUE } from './circuit.ts';

describe('circuits', () => {
  test('compute what their recipe says, on every assignment', () => {
    fc.assert(
      fc.property(recipe(5, 25), (plan) => {
        const circuit = new Circuit();
        const { inputs, made } = build(circuit, plan);
        circuit.checkInvariants();
        for (const values of assignments(plan.inputs)) {
          const value = evaluateAll(circuit, (node) => values[inputs.indexOf(node << 1)]);
          expect(made.map(value)).toEqual(truth(plan, values));
        }
      }),
    );
  });

  test('share equal nodes, whatever the order and the signs', () => {
    const c = new Circuit();
    const [a, b, d] = [c.input(), c.input(), c.input()];
    expect(c.and(a, b)).toBe(c.and(b, a));
    expect(c.xor(a, b)).toBe(not(c.xor(not(a), b)));
    expect(c.iff(a, b)).toBe(c.xor(a, not(b)));
    expect(c.ite(a, b, d)).toBe(c.ite(not(a), d, b));
    expect(c.ite(a, b, d)).toBe(not(c.ite(a, not(b), not(d))));
    expect(c.andAll([a, b, d])).toBe(c.andAll([d, a, b, a]));
    expect(c.orAll([a, b, d])).toBe(not(c.andAll([not(a), not(b), not(d)])));
  });

  test('propagate constants', () => {
    const c = new Circuit();
    const a = c.input();
    expect([c.and(a, TRUE), c.and(a, FALSE), c.and(a, a), c.and(a, not(a))]).toEqual([a, FALSE, a, FALSE]);
    expect([c.xor(a, a), c.xor(a, TRUE), c.xor(FALSE, a)]).toEqual([FALSE, not(a), a]);
    expect([c.ite(TRUE, a, FALSE), c.ite(a, TRUE, FALSE), c.ite(a, FALSE, TRUE)]).toEqual([a, a, not(a)]);
    expect([c.andAll([]), c.orAll([])]).toEqual([TRUE, FALSE]);
    expect(c.ands).toBe(0);
  });

  const rules = new Circuit();
  const [x, y, z] = [rules.input(), rules.input(), rules.input()];
  const xy = rules.and(x, y);
  const xz = rules.and(x, z);
  const notXz = rules.and(not(x), z);
  test.each([
    ['contradiction', rules.and(xy, not(x)), FALSE],
    ['contradiction of two ands', rules.and(xy, notXz), FALSE],
    ['idempotence', rules.and(xy, x), xy],
    ['idempotence of two ands', rules.and(xz, xy), rules.and(xz, y)],
    ['subsumption', rules.and(not(xy), not(x)), not(x)],
    ['subsumption of two ands', rules.and(not(xy), notXz), notXz],
    ['substitution', rules.and(not(xy), x), rules.and(x, not(y))],
    ['substitution of two ands', rules.and(not(xy), xz), rules.and(xz, not(y))],
    ['resolution', rules.and(not(xy), not(rules.and(x, not(y)))), not(x)],
  ])('rewrite: %s', (_, got, wanted) => {
    expect(got).toBe(wanted);
  });

  test('grow without losing nodes', () => {
    const c = new Circuit();
    const inputs = Array.from({ length: 300 }, () => c.input());
    const made = inputs.flatMap((a, i) => inputs.slice(0, i).map((b) => c.and(a, b)));
    expect(c.ands).toBe((300 * 299) / 2);
    c.checkInvariants();
    expect(inputs.flatMap((a, i) => inputs.slice(0, i).map((b) => c.and(b, a)))).toEqual(made);
  });
});
