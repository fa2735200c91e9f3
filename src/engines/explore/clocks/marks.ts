import { bitsOf, type Operand } from '../../../ir/types.ts';

/**
 * What the machine computes with in place of a time that is not known (symbolic-time.ts): numbers from which it can be
 * read off which clock readings they were made of. The n-th reading of a thread is `mark(n) · GAP` seconds, and what the
 * program adds to it or takes from it is small beside GAP. The marks are a Sidon set (Erdős and Turán: 2pk + (k² mod p)),
 * in which no difference of two occurs twice; so `a - b`, too, says which readings a and b were, in nanoseconds as in
 * seconds, as long as the unit is known. The mark of no reading is 0: times from the clock's beginning.
 *
 * Later readings of a thread have larger marks, so that differences have the sign that they most likely have (a division
 * that cuts towards zero is exact then).
 */
const PRIME = 181n;
/** Seconds; half of it is what a program may add: about 18 hours. */
const GAP = 1n << 17n;
/** Readings of one thread in one execution. */
export const MOST_READINGS = Number(PRIME) - 1;

const markOf = (n: bigint): bigint => 2n * PRIME * n + ((n * n) % PRIME);

/** `a - b` where a and b are readings (0: none), plus `offset` seconds. */
export interface Span {
  readonly a: number;
  readonly b: number;
  readonly offset: number;
}

/** The number for the n-th reading, in a unit of which `scale` are a second. */
export const reading = (n: number, scale: number): bigint => markOf(BigInt(n)) * GAP * BigInt(scale);

const differences = new Map<bigint, readonly [number, number]>();

function pairOf(difference: bigint): readonly [number, number] | null {
  if (differences.size === 0)
    for (let a = 0; a <= MOST_READINGS; a++)
      for (let b = 0; b <= MOST_READINGS; b++)
        if (a !== b) differences.set(markOf(BigInt(a)) - markOf(BigInt(b)), [a, b]);
  return difference === 0n ? [0, 0] : (differences.get(difference) ?? null);
}

/** What the number was made of; null: of more than that. */
export function spanOf(value: bigint, scale: number): Span | null {
  const unit = GAP * BigInt(scale);
  const shifted = value + unit / 2n;
  const marks = shifted >= 0n ? shifted / unit : -((unit - 1n - shifted) / unit);
  const pair = pairOf(marks);
  if (pair === null) return null;
  return { a: pair[0], b: pair[1], offset: Number(value - marks * unit) / scale };
}

/** The same of a floating-point number. */
export function spanOfFloat(value: number, scale: number): Span | null {
  const seconds = value / scale;
  const marks = Math.round(seconds / Number(GAP));
  const pair = Number.isSafeInteger(marks) ? pairOf(BigInt(marks)) : null;
  return pair === null ? null : { a: pair[0], b: pair[1], offset: seconds - marks * Number(GAP) };
}

/** x - y; null: of more than two readings. */
export function minus(x: Span, y: Span): Span | null {
  const plus = [x.a, y.b].filter((n) => n !== 0);
  const less = [x.b, y.a].filter((n) => n !== 0);
  for (const n of [...plus]) {
    const at = less.indexOf(n);
    if (at < 0) continue;
    less.splice(at, 1);
    plus.splice(plus.indexOf(n), 1);
  }
  if (plus.length > 1 || less.length > 1) return null;
  return { a: plus[0] ?? 0, b: less[0] ?? 0, offset: x.offset - y.offset };
}

/** A constant as a number; NaN: it is none. */
export function numberOf(operand: Operand): number {
  if (operand.kind !== 'const' || operand.type === 'ptr' || operand.type === 'f32') return Number.NaN;
  if (operand.type === 'f64') return toDouble(operand.bits);
  return Number(BigInt.asIntN(bitsOf(operand.type), operand.bits));
}

export const toDouble = (bits: bigint): number => new Float64Array(BigUint64Array.of(bits).buffer)[0];
