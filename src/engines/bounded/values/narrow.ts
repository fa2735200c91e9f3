import { type Bits, constantOf, inputs, sext, zext } from '../../../sat/bits/bits.ts';
import { type Circuit, FALSE } from '../../../sat/circuit/circuit.ts';
import type { Value } from './value.ts';

/**
 * Integers of few bits (`--bitwidth B`): what is computed, and what is chosen, is cut to its low B bits and extended by
 * its sign again, as on a machine whose words have B bits. Values that fit are left alone, and so are constants,
 * addresses and whatever is only copied or compared, so many a program is not changed at all; `narrowed` says
 * whether something was. If so, neither what is found nor that nothing is found means anything for the program itself.
 */
export interface Width {
  readonly bits: number | null;
  narrowed: boolean;
}

export function narrow(width: Width, value: Value): Value {
  const { bits } = width;
  if (bits === null || value.cases !== null || significantBits(value.bits) <= bits) return value;
  if (constantOf(value.bits) !== null) return value;
  width.narrowed = true;
  const cut = (all: Bits): Bits => sext(all.slice(0, bits), all.length);
  return { bits: cut(value.bits), undef: value.undef === null ? null : cut(value.undef), cases: null };
}

/** Anything from lo to hi, as far as B bits go: numbers that are never negative need no bit for the sign. */
export function narrowInputs(c: Circuit, width: Width, all: number, lo: Bits, hi: Bits): Bits {
  const { bits } = width;
  const [first, last] = [constantOf(lo), constantOf(hi)];
  const counts = first !== null && last !== null && first <= last && last >> BigInt(all - 1) === 0n;
  const needed = counts ? last.toString(2).length : all;
  if (bits === null || needed <= bits) return counts ? zext(inputs(c, needed), all) : inputs(c, all);
  width.narrowed = true;
  return counts ? zext(inputs(c, bits), all) : sext(inputs(c, bits), all);
}

/** How many low bits say everything, the rest being zero or copies of the highest. */
function significantBits(bits: Bits): number {
  let low = bits.length;
  while (low > 0 && bits[low - 1] === FALSE) low--;
  let sign = bits.length;
  while (sign > 1 && bits[sign - 2] === bits[bits.length - 1]) sign--;
  return Math.min(low, sign);
}
