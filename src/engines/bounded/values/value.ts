import { type Bits, bigConstant, constantOf, mux } from '../../../sat/bits/bits.ts';
import { eq } from '../../../sat/bits/bits-compare.ts';
import { type Circuit, FALSE, type Lit, TRUE } from '../../../sat/circuit/circuit.ts';

/**
 * A value of a bounded program: literals of the circuit, least significant bit first, at the width a register has
 * (a pointer's is 32: addresses are below 2³¹, and in memory it stands for its sign extension).
 *
 * `undef` marks the undefined bits, as memcheck does; null where none can be. A value that may be an address also
 * has its `cases`: which address it is, under which condition. Conditions of one value exclude each other. An
 * access then meets exactly the objects of its address's cases, and comparing two pointers is comparing cases,
 * where 32-bit equality of loaded pointers would be needed otherwise.
 */
export interface Value {
  readonly bits: Bits;
  readonly undef: Bits | null;
  readonly cases: readonly Case[] | null;
}

/** The address `at + plus`, where `plus` is not known before (null: 0), made from the object that `base` lies in. */
export interface Case {
  readonly when: Lit;
  readonly base: number;
  readonly at: number;
  readonly plus: Bits | null;
}

/** More cases than this are no help: the value is just its bits then. */
const MAX_CASES = 96;
export const POINTER_BITS = 32;

export const plain = (bits: Bits): Value => ({ bits, undef: null, cases: null });
export const constantValue = (width: number, value: bigint | number): Value =>
  plain(bigConstant(width, BigInt(value)));
export const boolValue = (lit: Lit): Value => plain([lit]);
export const zeros = (width: number): Bits => new Array<Lit>(width).fill(FALSE);

/** The address of byte `at` of the object that `base` lies in. */
export const addressValue = (at: number, base = at): Value => ({
  bits: bigConstant(POINTER_BITS, BigInt(at)),
  undef: null,
  cases: [{ when: TRUE, base, at, plus: null }],
});

export const undefinedValue = (width: number): Value => ({
  bits: zeros(width),
  undef: new Array<Lit>(width).fill(TRUE),
  cases: null,
});

export const constantIn = (value: Value): bigint | null =>
  value.undef === null ? constantOf(value.bits) : null;

/** Its cases, if it has any or is a constant of 32 bits, sign-extended. */
export function casesOf(value: Value): readonly Case[] | null {
  if (value.cases !== null) return value.cases;
  const known = constantOf(value.bits);
  if (known === null) return null;
  const at = Number(BigInt.asIntN(POINTER_BITS, known));
  if (BigInt.asIntN(value.bits.length, known) !== BigInt(at)) return null;
  return [{ when: TRUE, base: at, at, plus: null }];
}

/** One case for each address: conditions of equal ones are joined, impossible ones dropped. */
export function mergeCases(c: Circuit, cases: readonly Case[]): readonly Case[] | null {
  const merged: Case[] = [];
  const known = new Map<string, number>();
  for (const one of cases) {
    if (one.when === FALSE) continue;
    const key = `${one.base} ${one.at} ${one.plus === null ? '' : one.plus.join()}`;
    const before = known.get(key);
    if (before === undefined) {
      known.set(key, merged.length);
      merged.push(one);
    } else merged[before] = { ...merged[before], when: c.or(merged[before].when, one.when) };
  }
  return merged.length > MAX_CASES ? null : merged;
}

/** Whether any bit is undefined. */
export const anyUndefined = (c: Circuit, value: Value): Lit =>
  value.undef === null ? FALSE : c.orAll(value.undef);

/** `bits` with the mask, which is dropped if nothing in it can be set. */
export function withUndef(bits: Bits, undef: Bits | null): Value {
  return { bits, undef: undef === null || undef.every((lit) => lit === FALSE) ? null : undef, cases: null };
}

export function choose(c: Circuit, condition: Lit, a: Value, b: Value): Value {
  if (condition === TRUE || a === b) return a;
  if (condition === FALSE) return b;
  const width = a.bits.length;
  const bits = mux(c, condition, a.bits, b.bits);
  const undef =
    a.undef === null && b.undef === null
      ? null
      : mux(c, condition, a.undef ?? zeros(width), b.undef ?? zeros(width));
  if (a.cases === null && b.cases === null) return withUndef(bits, undef);
  const [then, otherwise] = [casesOf(a), casesOf(b)];
  const cases =
    then === null || otherwise === null
      ? null
      : mergeCases(c, [
          ...then.map((one) => ({ ...one, when: c.and(condition, one.when) })),
          ...otherwise.map((one) => ({ ...one, when: c.and(condition ^ 1, one.when) })),
        ]);
  return { bits, undef, cases };
}

/** Whether two values have the same bits (undefined ones not considered). */
export function same(c: Circuit, a: Value, b: Value): Lit {
  const [x, y] = [(a.cases ?? b.cases) ? casesOf(a) : null, (a.cases ?? b.cases) ? casesOf(b) : null];
  if (x === null || y === null || !x.every(isFixed) || !y.every(isFixed)) return eq(c, a.bits, b.bits);
  const equal: Lit[] = [];
  for (const one of x)
    for (const other of y) if (one.at === other.at) equal.push(c.and(one.when, other.when));
  return c.orAll(equal);
}

export const isFixed = (one: Case): boolean => one.plus === null;
