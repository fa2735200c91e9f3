import { expect, test } from 'vitest';
import { bigConstant, inputs, zext } from '../../../sat/bits/bits.ts';
import { add } from '../../../sat/bits/bits-arithmetic.ts';
import { ugt } from '../../../sat/bits/bits-compare.ts';
import { Circuit, FALSE } from '../../../sat/circuit/circuit.ts';
import { underGuard } from './under-guard.ts';
import { plain } from './value.ts';

test('n - 1 has no more bits than n where n is not 0', () => {
  const c = new Circuit();
  const n = zext(inputs(c, 3), 64);
  const less = plain(add(c, n, bigConstant(64, -1n)));
  const guard = c.andAll([c.input(), ugt(c, n, bigConstant(64, 0n)), c.input() ^ 1]);
  expect(less.bits[63]).not.toBe(FALSE);
  expect(underGuard(c, guard, less).bits.slice(3)).toEqual(bigConstant(61, 0n));
  expect(underGuard(c, c.input(), less)).toBe(less);
});
