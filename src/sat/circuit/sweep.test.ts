import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { evaluateAll } from '../testing/evaluate.ts';
import { assignments, build, recipe, truth } from '../testing/random.ts';
import { Circuit, FALSE, type Lit, not } from './circuit.ts';
import { sweep } from './sweep.ts';
import { dependsOn, without } from './truth-table.ts';

describe('sweeping', () => {
  test('keeps every function, and never adds a node', () => {
    fc.assert(
      fc.property(recipe(6, 40), fc.nat(1000), (plan, pick) => {
        const circuit = new Circuit();
        const { inputs, made } = build(circuit, plan);
        const roots = pick % 2 === 0 ? made : [made[pick % made.length]];
        const swept = sweep(circuit, [...inputs, ...roots]);
        swept.circuit.checkInvariants();
        expect(swept.circuit.ands).toBeLessThanOrEqual(circuit.ands);
        const places = inputs.map(swept.map);
        for (const values of assignments(plan.inputs)) {
          const value = evaluateAll(swept.circuit, (node) => values[places.indexOf(node << 1)]);
          const wanted = truth(plan, values);
          for (const root of roots) expect(value(swept.map(root))).toBe(wanted[made.indexOf(root)]);
        }
      }),
    );
  });

  const equal: readonly [string, (c: Circuit, x: readonly Lit[]) => readonly [Lit, Lit]][] = [
    ['ands in another order', (c, [x, y, z]) => [c.and(c.and(x, y), z), c.and(x, c.and(y, z))]],
    ['distributed', (c, [x, y, z]) => [c.and(x, c.or(y, z)), c.or(c.and(x, y), c.and(x, z))]],
    ['exclusive ors in another order', (c, [x, y, z]) => [c.xor(c.xor(x, y), z), c.xor(x, c.xor(y, z))]],
    [
      'a majority written in two ways',
      (c, [x, y, z]) => [c.ite(c.xor(x, y), z, x), c.orAll([c.and(x, y), c.and(x, z), c.and(y, z)])],
    ],
    ['a constant', (c, [x, y, z]) => [c.and(c.xor(c.xor(x, y), z), c.iff(x, c.xor(z, y))), FALSE]],
    ['one below', (c, [x, y, z]) => [c.or(c.and(c.and(x, y), z), c.and(x, not(c.and(y, z)))), x]],
  ];
  test.each(equal)('finds %s', (_, make) => {
    const circuit = new Circuit();
    const [a, b] = make(circuit, [circuit.input(), circuit.input(), circuit.input()]);
    expect(a).not.toBe(b);
    const { map, merged } = sweep(circuit, [a, b]);
    expect(map(a)).toBe(map(b));
    expect(merged).toBeGreaterThan(0);
  });

  test('drops what the roots do not need, and says so', () => {
    const circuit = new Circuit();
    const [x, y] = [circuit.input(), circuit.input()];
    const unused = circuit.xor(x, y);
    const { circuit: small, map } = sweep(circuit, [circuit.and(x, y)]);
    expect([small.inputs, small.ands]).toEqual([2, 1]);
    expect(() => map(unused)).toThrow(RangeError);
  });
});

test('truth tables: a variable a function does not depend on can go', () => {
  fc.assert(
    fc.property(fc.nat(255), fc.nat(3), (table, variable) => {
      // Put a variable nobody looks at in between: bit m of the wide table is bit (m without it) of the narrow one.
      const below = (1 << variable) - 1;
      let wide = 0;
      for (let m = 0; m < 16; m++) {
        const narrow = (m & below) | ((m >> 1) & ~below & 7);
        wide |= ((table >> narrow) & 1) << m;
      }
      expect(dependsOn(wide, variable)).toBe(false);
      expect(without(wide, variable) & 255).toBe(table);
    }),
  );
});
