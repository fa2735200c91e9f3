import fc from 'fast-check';
import { expect, test } from 'vitest';
import { constantOf, inputs, zext } from '../../../sat/bits/bits.ts';
import { Circuit } from '../../../sat/circuit/circuit.ts';
import type { Objects } from '../memory/objects.ts';
import { Domain } from './domain.ts';
import { addressValue, constantValue, plain, type Value } from './value.ts';

/** Objects of 64 bytes at multiples of 0x1000. */
const OBJECTS = {
  find: (at: number) => (at >= 0x1_0000 && (at & 0xfff) <= 64 ? { base: at & ~0xfff, size: 64 } : null),
} as unknown as Objects;
const WIDTH = 64;

const address = fc
  .tuple(fc.integer({ min: 0x10, max: 0x60 }), fc.integer({ min: 0, max: 16 }))
  .map(([object, word]): Value => {
    const at = object * 0x1000 + 4 * word;
    return { ...constantValue(WIDTH, at), cases: addressValue(at, object * 0x1000).cases };
  });
const number = fc
  .oneof(fc.bigInt({ min: -5n, max: 70n }), fc.bigInt({ min: -(1n << 63n), max: (1n << 63n) - 1n }))
  .map((k): Value => constantValue(WIDTH, k));
/** Anything of so many bits. */
const range = fc.integer({ min: 1, max: 40 });

test('what is put in comes out again', () => {
  fc.assert(
    fc.property(
      fc.array(fc.oneof({ arbitrary: address, weight: 3 }, number), { maxLength: 100 }),
      fc.array(range, { maxLength: 2 }),
      fc.array(address, { maxLength: 3 }),
      fc.boolean(),
      fc.boolean(),
      (first, ranges, later, computed, settled) => {
        const c = new Circuit();
        const domain = new Domain(WIDTH);
        const other = new Domain(WIDTH);
        for (const value of first) domain.join(value, OBJECTS);
        for (const bits of ranges) domain.join(plain(zext(inputs(c, bits), WIDTH)), OBJECTS);
        for (const value of later) other.join(value, OBJECTS);
        domain.joinDomain(other);
        if (computed) domain.compute();
        if (settled) domain.settle();
        const inRange = ranges.map((bits) => constantValue(WIDTH, (1n << BigInt(bits)) - 1n));
        for (const value of [...first, ...inRange, ...later]) {
          const code = domain.encode(c, value);
          expect(code).toHaveLength(domain.codeWidth);
          const back = domain.decode(c, code);
          expect(constantOf(back.bits)).toBe(constantOf(value.bits));
          const cases = back.cases?.filter((one) => one.when === 1);
          if (cases === undefined) continue;
          expect(cases).toHaveLength(1);
          const plus = Number(constantOf(cases[0].plus ?? []) ?? 0n);
          expect(BigInt.asUintN(WIDTH, BigInt((cases[0].at + plus) | 0))).toBe(constantOf(value.bits));
        }
      },
    ),
  );
});

test('a pointer that no execution has is a number', () => {
  const domain = new Domain(WIDTH);
  const value = { ...constantValue(WIDTH, 0x1_0008), cases: [] };
  domain.join(value, OBJECTS);
  const c = new Circuit();
  expect(constantOf(domain.decode(c, domain.encode(c, value)).bits)).toBe(0x1_0008n);
});
