import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Circuit, FALSE, type Lit } from '../circuit/circuit.ts';
import { Cnf } from '../cnf/cnf.ts';
import { newCadical } from '../solvers/cadical.ts';
import { evaluateAll } from '../testing/evaluate.ts';
import {
  type Bits,
  bigConstant,
  bitAnd,
  bitNot,
  bitOr,
  bitXor,
  constantOf,
  inputs,
  mux,
  sext,
  trunc,
  zext,
} from './bits.ts';
import { add, adder, addOverflowsSigned, mul, neg, sub, subOverflowsSigned } from './bits-arithmetic.ts';
import { eq, isZero, ne, sge, sgt, sle, slt, uge, ugt, ule, ult } from './bits-compare.ts';
import { sdiv, srem, udiv, urem } from './bits-divide.ts';
import { ashr, lshr, shl } from './bits-shift.ts';

/** Every operation on two vectors, and what it is in the arithmetic of BigInt. */
type Binary = (c: Circuit, a: Bits, b: Bits) => Bits;
type Numbers = (a: bigint, b: bigint, width: number) => bigint;
const signed = (a: bigint, width: number): bigint => BigInt.asIntN(width, a);
const one = (lit: (c: Circuit, a: Bits, b: Bits) => Lit): Binary => {
  return (c, a, b) => [lit(c, a, b)];
};
const truth = (holds: (a: bigint, b: bigint) => boolean): Numbers => {
  return (a, b) => (holds(a, b) ? 1n : 0n);
};
const signedTruth = (holds: (a: bigint, b: bigint) => boolean): Numbers => {
  return (a, b, width) => (holds(signed(a, width), signed(b, width)) ? 1n : 0n);
};
const fits = (a: bigint, width: number): boolean => signed(a, width) === a;

const OPERATIONS: Readonly<Record<string, readonly [Binary, Numbers]>> = {
  and: [bitAnd, (a, b) => a & b],
  or: [bitOr, (a, b) => a | b],
  xor: [bitXor, (a, b) => a ^ b],
  not: [(_, a) => bitNot(a), (a) => ~a],
  add: [add, (a, b) => a + b],
  sub: [sub, (a, b) => a - b],
  neg: [(c, a) => neg(c, a), (a) => -a],
  mul: [mul, (a, b) => a * b],
  udiv: [udiv, (a, b) => (b === 0n ? -1n : a / b)],
  urem: [urem, (a, b) => (b === 0n ? a : a % b)],
  sdiv: [sdiv, (a, b, w) => (b === 0n ? (signed(a, w) < 0n ? 1n : -1n) : signed(a, w) / signed(b, w))],
  srem: [srem, (a, b, w) => (b === 0n ? a : signed(a, w) % signed(b, w))],
  shl: [shl, (a, b, w) => (b >= BigInt(w) ? 0n : a << b)],
  lshr: [lshr, (a, b, w) => (b >= BigInt(w) ? 0n : a >> b)],
  ashr: [ashr, (a, b, w) => signed(a, w) >> (b >= BigInt(w) ? BigInt(w) : b)],
  eq: [one(eq), truth((a, b) => a === b)],
  ne: [one(ne), truth((a, b) => a !== b)],
  ult: [one(ult), truth((a, b) => a < b)],
  ule: [one(ule), truth((a, b) => a <= b)],
  ugt: [one(ugt), truth((a, b) => a > b)],
  uge: [one(uge), truth((a, b) => a >= b)],
  slt: [one(slt), signedTruth((a, b) => a < b)],
  sle: [one(sle), signedTruth((a, b) => a <= b)],
  sgt: [one(sgt), signedTruth((a, b) => a > b)],
  sge: [one(sge), signedTruth((a, b) => a >= b)],
  isZero: [one((c, a) => isZero(c, a)), truth((a) => a === 0n)],
  carry: [one((c, a, b) => adder(c, a, b, FALSE).carry), (a, b, w) => (a + b) >> BigInt(w)],
  addOverflows: [one(addOverflowsSigned), (a, b, w) => (fits(signed(a, w) + signed(b, w), w) ? 0n : 1n)],
  subOverflows: [one(subOverflowsSigned), (a, b, w) => (fits(signed(a, w) - signed(b, w), w) ? 0n : 1n)],
  mux: [(c, a, b) => mux(c, a[0], a, b), (a, b) => (a % 2n === 1n ? a : b)],
};

interface Sample {
  readonly width: number;
  readonly a: bigint;
  readonly b: bigint;
}

/** Widths up to `most`; numbers of all sizes, and often those at the edges. */
const sample = (most: number): fc.Arbitrary<Sample> =>
  fc.integer({ min: 1, max: most }).chain((width) => {
    const top = 1n << BigInt(width);
    const edge = fc.constantFrom(0n, 1n, top / 2n, top - 1n, top / 2n - 1n, BigInt(width), BigInt(width - 1));
    const small = fc.bigInt({ min: 0n, max: BigInt(2 * width) });
    const any = fc.bigInt({ min: 0n, max: top - 1n });
    const number = fc.oneof(any, edge, small).map((n) => n % top);
    return fc.record({ width: fc.constant(width), a: number, b: number });
  });

const slow = (name: string): boolean => /div|rem|mul/.test(name);

describe.each(Object.entries(OPERATIONS))('bit vectors: %s', (name, [build, numbers]) => {
  const expected = ({ a, b, width }: Sample, bits: number): bigint =>
    BigInt.asUintN(bits, numbers(a, b, width));

  test('folds constants', () => {
    fc.assert(
      fc.property(sample(128), (s) => {
        const circuit = new Circuit();
        const result = build(circuit, bigConstant(s.width, s.a), bigConstant(s.width, s.b));
        expect(constantOf(result)).toBe(expected(s, result.length));
        expect(circuit.size).toBe(1);
      }),
    );
  });

  test('computes as a circuit of inputs, or of one input and one constant', () => {
    const shape = fc.constantFrom('both', 'left', 'right');
    fc.assert(
      fc.property(sample(slow(name) ? 40 : 128), shape, (s, unknown) => {
        const circuit = new Circuit();
        const values: boolean[] = [];
        const operand = (n: bigint, known: boolean): Bits => {
          if (known) return bigConstant(s.width, n);
          const bits = inputs(circuit, s.width);
          bits.forEach((bit, i) => {
            values[bit >>> 1] = ((n >> BigInt(i)) & 1n) === 1n;
          });
          return bits;
        };
        const a = operand(s.a, unknown === 'right');
        const b = operand(s.b, unknown === 'left');
        const result = build(circuit, a, b);
        expect(numberIn(circuit, result, values)).toBe(expected(s, result.length));
      }),
    );
  });

  test('has this one result, says the solver', async () => {
    await fc.assert(
      fc.asyncProperty(sample(slow(name) ? 7 : 20), async (s) => {
        const circuit = new Circuit();
        const solver = await newCadical();
        const cnf = new Cnf(circuit, solver);
        const [a, b] = [inputs(circuit, s.width), inputs(circuit, s.width)];
        const result = build(circuit, a, b);
        const given = circuit.and(
          eq(circuit, a, bigConstant(s.width, s.a)),
          eq(circuit, b, bigConstant(s.width, s.b)),
        );
        const right = eq(circuit, result, bigConstant(result.length, expected(s, result.length)));
        cnf.assert(given);
        cnf.assume(right);
        expect(await solver.solve()).toBe('sat');
        expect([cnf.valueOfBits(a), cnf.valueOfBits(b)]).toEqual([s.a, s.b]);
        expect(cnf.valueOfBits(result)).toBe(expected(s, result.length));
        cnf.assume(right ^ 1);
        expect(await solver.solve()).toBe('unsat');
        solver.dispose();
      }),
      { numRuns: 20 },
    );
  });
});

function numberIn(circuit: Circuit, bits: Bits, values: readonly boolean[]): bigint {
  const value = evaluateAll(circuit, (node) => values[node]);
  return bits.reduce((sum, bit, i) => sum | (value(bit) ? 1n << BigInt(i) : 0n), 0n);
}

describe('casts', () => {
  test('extend and cut', () => {
    fc.assert(
      fc.property(sample(128), fc.integer({ min: 1, max: 128 }), ({ width, a }, other) => {
        const bits = bigConstant(width, a);
        expect(constantOf(zext(bits, other))).toBe(BigInt.asUintN(other, a));
        expect(constantOf(sext(bits, other))).toBe(BigInt.asUintN(other, signed(a, width)));
        expect(constantOf(trunc(bits, Math.min(other, width)))).toBe(BigInt.asUintN(other, a));
      }),
    );
  });
});
