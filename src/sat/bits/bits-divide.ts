import { type Circuit, FALSE, type Lit, TRUE } from '../circuit/circuit.ts';
import { type Bits, bitNot, constantOf, mux, trunc, zext } from './bits.ts';
import { adder, neg } from './bits-arithmetic.ts';

/**
 * Restoring division, as by hand: for each bit from the top the remainder takes in the next bit of the dividend, and
 * the divisor is subtracted where it fits. After k steps the remainder has at most k bits that are not constant
 * zero, so constant propagation halves the work by itself.
 *
 * Dividing by zero gives what falls out, and SMT-LIB asks for the same: zero fits always, so the quotient is all ones
 * and the remainder the dividend. For C that is undefined, which is for the caller to check; so is the overflow
 * of sdiv(minimum, -1), which wraps.
 */

export interface Division {
  readonly quotient: Bits;
  readonly remainder: Bits;
}

function udivrem(c: Circuit, a: Bits, b: Bits): Division {
  const width = a.length;
  const power = powerOfTwo(b);
  if (power !== null)
    return { quotient: zext(a.slice(power), width), remainder: zext(trunc(a, power), width) };
  const quotient: Lit[] = new Array(width).fill(FALSE);
  const minusB = bitNot([...b, FALSE]);
  let remainder: Lit[] = new Array(width).fill(FALSE);
  for (let i = width - 1; i >= 0; i--) {
    const taken = [a[i], ...remainder];
    const { sum, carry } = adder(c, taken, minusB, TRUE);
    quotient[i] = carry;
    remainder = trunc(mux(c, carry, sum, taken), width) as Lit[];
  }
  return { quotient, remainder };
}

export const udiv = (c: Circuit, a: Bits, b: Bits): Bits => udivrem(c, a, b).quotient;
export const urem = (c: Circuit, a: Bits, b: Bits): Bits => udivrem(c, a, b).remainder;

/** Rounds towards zero: the quotient of the magnitudes, negative where the signs differ. */
export function sdiv(c: Circuit, a: Bits, b: Bits): Bits {
  const quotient = udiv(c, magnitude(c, a), magnitude(c, b));
  return negatedIf(c, c.xor(signOf(a), signOf(b)), quotient);
}

/** Has the sign of the dividend. */
export function srem(c: Circuit, a: Bits, b: Bits): Bits {
  return negatedIf(c, signOf(a), urem(c, magnitude(c, a), magnitude(c, b)));
}

const signOf = (a: Bits): Lit => a[a.length - 1];
const magnitude = (c: Circuit, a: Bits): Bits => negatedIf(c, signOf(a), a);
const negatedIf = (c: Circuit, condition: Lit, a: Bits): Bits =>
  condition === FALSE ? a : mux(c, condition, neg(c, a), a);

/** k where b is the constant 2^k. */
function powerOfTwo(b: Bits): number | null {
  const value = constantOf(b);
  if (value === null || value === 0n || (value & (value - 1n)) !== 0n) return null;
  return b.indexOf(TRUE);
}
