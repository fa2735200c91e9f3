import { expect, test } from 'vitest';
import { bigConstant, inputs, zext } from '../../../sat/bits/bits.ts';
import { add, mul } from '../../../sat/bits/bits-arithmetic.ts';
import { isZero, ult } from '../../../sat/bits/bits-compare.ts';
import { Circuit, TRUE } from '../../../sat/circuit/circuit.ts';
import { possibleValues } from './few-values.ts';

const c = new Circuit();
const n = zext(inputs(c, 7), 64);

test('all values of a few inputs', () => {
  const squares = new Set(Array.from({ length: 128 }, (_, k) => BigInt(k * k)));
  expect(new Set(possibleValues(c, mul(c, n, n), TRUE, 128))).toEqual(squares);
  expect(possibleValues(c, bigConstant(64, 5n), TRUE, 1)).toEqual([5n]);
});

test('only while the guard can hold, whatever else that depends on', () => {
  const less = add(c, n, bigConstant(64, -1n));
  const other = inputs(c, 30);
  const guard = c.andAll([isZero(c, n) ^ 1, ult(c, n, bigConstant(64, 4n)), isZero(c, other) ^ 1]);
  expect(possibleValues(c, less, guard, 8)).toEqual([0n, 1n, 2n]);
});

test('too many', () => {
  expect(possibleValues(c, n, TRUE, 127)).toBeNull();
  expect(possibleValues(c, inputs(c, 13), TRUE, 100_000)).toBeNull();
});
