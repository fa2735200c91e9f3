import { type Circuit, FALSE, type Lit, TRUE } from '../circuit/circuit.ts';
import { type Bits, bitNot, constantOf, isConstantBits } from './bits.ts';

/**
 * Addition and multiplication. A full adder is two exclusive ors and one choice: where a and b differ the carry goes
 * through, where they agree it is either of them. The choice shares the first exclusive or, so an adder costs
 * three variables and twelve clauses a bit.
 *
 * A product adds the shifted multiplicand for each bit of the multiplier. A constant multiplier is written with
 * digits -1, 0, 1 without neighbours (its non-adjacent form: Reitwiesner 1960), which has the fewest non-zero
 * digits: x * 255 is one subtraction, not seven additions.
 */

export const add = (c: Circuit, a: Bits, b: Bits): Bits => adder(c, a, b, FALSE).sum;
export const sub = (c: Circuit, a: Bits, b: Bits): Bits => adder(c, a, bitNot(b), TRUE).sum;
export const neg = (c: Circuit, a: Bits): Bits => sub(c, new Array(a.length).fill(FALSE), a);

export interface Sum {
  readonly sum: Bits;
  /** Out of the top bit: for a - b = a + ¬b + 1 it says a ≥ b, unsigned. */
  readonly carry: Lit;
  /** Into the top bit: signed overflow is where it differs from `carry`. */
  readonly carryIn: Lit;
}

export function adder(c: Circuit, a: Bits, b: Bits, carry: Lit): Sum {
  const sum: Lit[] = [];
  let carryIn = carry;
  for (let i = 0; i < a.length; i++) {
    carryIn = carry;
    const differ = c.xor(a[i], b[i]);
    sum.push(c.xor(differ, carry));
    carry = c.ite(differ, carry, a[i]);
  }
  return { sum, carry, carryIn };
}

export function addOverflowsSigned(c: Circuit, a: Bits, b: Bits): Lit {
  const { carry, carryIn } = adder(c, a, b, FALSE);
  return c.xor(carry, carryIn);
}

export function subOverflowsSigned(c: Circuit, a: Bits, b: Bits): Lit {
  const { carry, carryIn } = adder(c, a, bitNot(b), TRUE);
  return c.xor(carry, carryIn);
}

export function mul(c: Circuit, a: Bits, b: Bits): Bits {
  if (isConstantBits(a)) return timesConstant(c, b, constantOf(a) as bigint);
  if (isConstantBits(b)) return timesConstant(c, a, constantOf(b) as bigint);
  const width = a.length;
  // The operand with more known bits multiplies: a known 0 saves its whole row.
  const [x, y] = knownBits(a) > knownBits(b) ? [b, a] : [a, b];
  const product: Lit[] = [];
  for (let j = 0; j < width; j++) product.push(c.and(x[j], y[0]));
  for (let i = 1; i < width; i++) {
    if (y[i] === FALSE) continue;
    const row: Lit[] = [];
    for (let j = 0; j < width - i; j++) row.push(c.and(x[j], y[i]));
    replaceTop(product, i, add(c, product.slice(i), row));
  }
  return product;
}

function timesConstant(c: Circuit, x: Bits, factor: bigint): Bits {
  const width = x.length;
  const product: Lit[] = new Array(width).fill(FALSE);
  let rest = factor;
  for (let i = 0; rest !== 0n && i < width; i++, rest >>= 1n) {
    if ((rest & 1n) === 0n) continue;
    const minus = (rest & 3n) === 3n;
    const upper = product.slice(i);
    const row = x.slice(0, width - i);
    replaceTop(product, i, minus ? sub(c, upper, row) : add(c, upper, row));
    if (minus) rest += 1n;
  }
  return product;
}

function replaceTop(bits: Lit[], from: number, upper: Bits): void {
  for (let i = 0; i < upper.length; i++) bits[from + i] = upper[i];
}

function knownBits(a: Bits): number {
  let known = 0;
  for (let i = 0; i < a.length; i++) if (a[i] < 2) known++;
  return known;
}
