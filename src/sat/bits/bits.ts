import { type Circuit, FALSE, type Lit, TRUE } from '../circuit/circuit.ts';

/**
 * Bit vectors: literals of a circuit, least significant bit first, 1 to 128 of them. All operations take operands of
 * one width and wrap around as in two's complement. Arithmetic is in bits-arithmetic.ts, bits-divide.ts and
 * bits-shift.ts, comparison in bits-compare.ts, and sets of literals (at most one) in cardinality.ts.
 */
export type Bits = readonly Lit[];

/** Any number modulo 2^width, negative ones included. */
export function bigConstant(width: number, value: bigint): Bits {
  const bits: Lit[] = [];
  for (let i = 0; i < width; i++) bits.push(Number((value >> BigInt(i)) & 1n));
  return bits;
}

export function inputs(c: Circuit, width: number): Bits {
  const bits: Lit[] = [];
  for (let i = 0; i < width; i++) bits.push(c.input());
  return bits;
}

/** The constant these bits are, or null if one of them is not known. */
export function constantOf(a: Bits): bigint | null {
  let value = 0n;
  for (let i = 0; i < a.length; i++) {
    if (a[i] > 1) return null;
    if (a[i] === TRUE) value |= 1n << BigInt(i);
  }
  return value;
}

export const isConstantBits = (a: Bits): boolean => a.every((bit) => bit < 2);

export const bitNot = (a: Bits): Bits => a.map((bit) => bit ^ 1);
export const bitAnd = (c: Circuit, a: Bits, b: Bits): Bits => a.map((bit, i) => c.and(bit, b[i]));
export const bitOr = (c: Circuit, a: Bits, b: Bits): Bits => a.map((bit, i) => c.or(bit, b[i]));
export const bitXor = (c: Circuit, a: Bits, b: Bits): Bits => a.map((bit, i) => c.xor(bit, b[i]));

/** `condition ? a : b`. */
export const mux = (c: Circuit, condition: Lit, a: Bits, b: Bits): Bits =>
  a.map((bit, i) => c.ite(condition, bit, b[i]));

export function zext(a: Bits, width: number): Bits {
  const bits = a.slice(0, width);
  while (bits.length < width) bits.push(FALSE);
  return bits;
}

export function sext(a: Bits, width: number): Bits {
  const bits = a.slice(0, width);
  const sign = a[a.length - 1];
  while (bits.length < width) bits.push(sign);
  return bits;
}

export const trunc = (a: Bits, width: number): Bits => a.slice(0, width);
