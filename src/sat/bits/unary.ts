import { type Circuit, FALSE, type Lit, TRUE } from '../circuit/circuit.ts';
import { type Bits, constant } from './bits.ts';
import { ugt } from './bits-compare.ts';

/**
 * Small numbers by other encodings than binary.
 *
 * A unary (order-encoded) number in [0, n] is n literals: `u[i]` says that it is greater than i, so `u[i + 1]`
 * implies `u[i]`. Comparing with a constant is one literal, comparing two numbers n gates.
 * A one-hot number in [0, n) is n literals of which one is true: `h[i]` says that it is i.
 */
export type Unary = readonly Lit[];
export type OneHot = readonly Lit[];

/** Is this a number at all? To be asserted of fresh inputs. */
export function isUnary(c: Circuit, u: Unary): Lit {
  const steps: Lit[] = [];
  for (let i = 1; i < u.length; i++) steps.push(c.implies(u[i], u[i - 1]));
  return c.andAll(steps);
}

/** The minimum of the number and n. */
export function unaryOfBits(c: Circuit, bits: Bits, n: number): Unary {
  const u: Lit[] = [];
  for (let i = 0; i < n; i++) u.push(ugt(c, bits, constant(bits.length, i, Math.floor(i / 2 ** 32))));
  if (bits.length < 32) for (let i = 2 ** bits.length - 1; i < n; i++) u[i] = FALSE;
  return u;
}

export function bitsOfUnary(c: Circuit, u: Unary, width: number): Bits {
  return bitsOfOneHot(c, oneHotOfUnary(c, u), width);
}

/** One longer than the unary number. */
export function oneHotOfUnary(c: Circuit, u: Unary): OneHot {
  const hot: Lit[] = [];
  for (let i = 0; i <= u.length; i++)
    hot.push(c.and(i === 0 ? TRUE : u[i - 1], i === u.length ? TRUE : u[i] ^ 1));
  return hot;
}

/** `h[i]` says bits = i, for i in [0, n). Numbers with the same upper bits share their gates. */
export function oneHotOfBits(c: Circuit, bits: Bits, n: number): OneHot {
  let hot: Lit[] = [TRUE];
  for (let k = bits.length - 1; k >= 0; k--) {
    const next: Lit[] = [];
    for (let i = 0; i < hot.length && next.length * 2 ** k < n; i++)
      next.push(c.and(hot[i], bits[k] ^ 1), c.and(hot[i], bits[k]));
    hot = next;
  }
  while (hot.length < n) hot.push(FALSE);
  return hot.slice(0, n);
}

export function bitsOfOneHot(c: Circuit, hot: OneHot, width: number): Bits {
  const bits: Lit[] = [];
  for (let k = 0; k < width; k++) bits.push(c.orAll(hot.filter((_, i) => Math.floor(i / 2 ** k) % 2 === 1)));
  return bits;
}

/** The value whose turn it is: `values[i]` where `h[i]`, and zero where none is true. */
export function select(c: Circuit, hot: OneHot, values: readonly Bits[]): Bits {
  const width = values[0].length;
  const bits: Lit[] = [];
  for (let k = 0; k < width; k++) bits.push(c.orAll(hot.map((here, i) => c.and(here, values[i][k]))));
  return bits;
}

/** a < b, of the same length: some i separates them. */
export function unaryLess(c: Circuit, a: Unary, b: Unary): Lit {
  return c.orAll(a.map((above, i) => c.and(above ^ 1, b[i])));
}

export const unaryAtMost = (c: Circuit, a: Unary, b: Unary): Lit => unaryLess(c, b, a) ^ 1;

export function unaryEqual(c: Circuit, a: Unary, b: Unary): Lit {
  return c.andAll(a.map((above, i) => c.iff(above, b[i])));
}
