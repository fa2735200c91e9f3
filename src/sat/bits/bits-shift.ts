import { type Circuit, FALSE, type Lit } from '../circuit/circuit.ts';
import type { Bits } from './bits.ts';

/**
 * Shifts by a variable amount of the same width: one layer of choices for each bit of the amount that can move
 * something, and one more for all bits above. As in SMT-LIB, an amount of the width or more shifts everything
 * out; LLVM calls that poison, which is for the caller to check.
 */

export const shl = (c: Circuit, a: Bits, amount: Bits): Bits =>
  reversed(right(c, reversed(a), amount, FALSE));
export const lshr = (c: Circuit, a: Bits, amount: Bits): Bits => right(c, a, amount, FALSE);
export const ashr = (c: Circuit, a: Bits, amount: Bits): Bits => right(c, a, amount, a[a.length - 1]);

function right(c: Circuit, a: Bits, amount: Bits, fill: Lit): Bits {
  const width = a.length;
  let bits = a;
  let layer = 0;
  for (; 1 << layer < width && layer < amount.length; layer++) {
    const far = 1 << layer;
    const from = bits;
    bits = from.map((bit, i) => c.ite(amount[layer], i + far < width ? from[i + far] : fill, bit));
  }
  const tooFar = c.orAll(amount.slice(layer));
  return bits.map((bit) => c.ite(tooFar, fill, bit));
}

function reversed(a: Bits): Bits {
  return [...a].reverse();
}
