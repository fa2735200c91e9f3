import { type Circuit, FALSE, type Lit, TRUE } from '../circuit/circuit.ts';
import type { Bits } from './bits.ts';

/** Comparisons, from the least significant bit up: the highest bit in which a and b differ decides. */

export function eq(c: Circuit, a: Bits, b: Bits): Lit {
  const same: Lit[] = [];
  for (let i = 0; i < a.length; i++) same.push(c.iff(a[i], b[i]));
  return c.andAll(same);
}

export const ne = (c: Circuit, a: Bits, b: Bits): Lit => eq(c, a, b) ^ 1;

export const isZero = (c: Circuit, a: Bits): Lit => c.orAll(a) ^ 1;

/** a < b or, with `equal` TRUE, a ≤ b. */
function below(c: Circuit, a: Bits, b: Bits, equal: Lit): Lit {
  let less = equal;
  for (let i = 0; i < a.length; i++) less = c.ite(c.xor(a[i], b[i]), b[i], less);
  return less;
}

/** Signed order is unsigned order with the sign bits exchanged. */
function signedBelow(c: Circuit, a: Bits, b: Bits, equal: Lit): Lit {
  const top = a.length - 1;
  const less = below(c, a.slice(0, top), b.slice(0, top), equal);
  return c.ite(c.xor(a[top], b[top]), a[top], less);
}

export const ult = (c: Circuit, a: Bits, b: Bits): Lit => below(c, a, b, FALSE);
export const ule = (c: Circuit, a: Bits, b: Bits): Lit => below(c, a, b, TRUE);
export const ugt = (c: Circuit, a: Bits, b: Bits): Lit => below(c, b, a, FALSE);
export const uge = (c: Circuit, a: Bits, b: Bits): Lit => below(c, b, a, TRUE);
export const slt = (c: Circuit, a: Bits, b: Bits): Lit => signedBelow(c, a, b, FALSE);
export const sle = (c: Circuit, a: Bits, b: Bits): Lit => signedBelow(c, a, b, TRUE);
export const sgt = (c: Circuit, a: Bits, b: Bits): Lit => signedBelow(c, b, a, FALSE);
export const sge = (c: Circuit, a: Bits, b: Bits): Lit => signedBelow(c, b, a, TRUE);
