import type { Rng } from '../../src/base/rng.ts';
import {
  FLOATS,
  type FloatType,
  INT32,
  INTS,
  type IntType,
  promoted,
  type ScalarType,
  wrapping,
} from './c-types.ts';

/** Something an expression may read (and, if `writable`, a statement may assign): C text of this type. */
export interface Place {
  readonly type: ScalarType;
  readonly text: string;
  readonly writable: boolean;
}

/** A pure function that expressions may call. */
export interface PureFunction {
  readonly name: string;
  readonly result: ScalarType;
  readonly params: readonly ScalarType[];
}

export interface Scope {
  readonly rng: Rng;
  readonly places: readonly Place[];
  readonly functions: readonly PureFunction[];
}

export const pick = <T>(rng: Rng, from: readonly T[]): T => from[rng.below(from.length)];

/**
 * Random expressions without undefined behaviour: signed arithmetic is done in an unsigned type and converted back
 * (gcc and clang define that conversion as modulo), divisors, shift counts and conversions from floating point are
 * guarded by the helpers below, and no subexpression has a side effect, so that the order of evaluation is free.
 */
export const HELPERS = `
static int32_t div32(int32_t a, int32_t b) { return b == 0 || (a == INT32_MIN && b == -1) ? a : a / b; }
static int32_t rem32(int32_t a, int32_t b) { return b == 0 || (a == INT32_MIN && b == -1) ? b : a % b; }
static int64_t div64(int64_t a, int64_t b) { return b == 0 || (a == INT64_MIN && b == -1) ? a : a / b; }
static int64_t rem64(int64_t a, int64_t b) { return b == 0 || (a == INT64_MIN && b == -1) ? b : a % b; }
static double divd(double a, double b) { return b > 0.001 || b < -0.001 ? a / b : a; }
static double tame(double x) { return x > -1e6 && x < 1e6 ? x : 0.5; }
static int64_t whole(double x, int64_t limit) { return x > (double)-limit && x < (double)limit ? (int64_t)x : 3; }
`;

const LITERALS = [
  0n,
  1n,
  2n,
  3n,
  7n,
  10n,
  31n,
  63n,
  100n,
  127n,
  128n,
  255n,
  256n,
  32767n,
  32768n,
  65535n,
  65536n,
];
const WIDE = [2147483647n, 2147483648n, 4294967295n, 4294967296n, 9223372036854775807n, 0x123456789abcdefn];

function literal(scope: Scope, t: ScalarType): string {
  const { rng } = scope;
  if (t.kind === 'float')
    return `(${t.c})${pick(rng, ['0.25', '1.0', '0.5', '-1.25', '3.1', '100.7', '1e-3', '12345.678'])}`;
  const value = rng.below(4) === 0 ? pick(rng, WIDE) : pick(rng, LITERALS);
  return `(${t.c})${rng.below(3) === 0 ? '-' : ''}${value}ll`;
}

function leaf(scope: Scope, t: ScalarType): string {
  const { rng } = scope;
  if (scope.places.length === 0 || rng.below(4) === 0) return literal(scope, t);
  let place = pick(rng, scope.places);
  for (let tries = 0; tries < 4 && place.type.c !== t.c; tries++) place = pick(rng, scope.places);
  return convert(place.text, place.type, t);
}

/** `text` of type `from`, as a `to`. */
function convert(text: string, from: ScalarType, to: ScalarType): string {
  if (from.kind === 'float' && to.kind === 'int') return `(${to.c})whole(${text}, ${limitOf(to)})`;
  return `(${to.c})${text}`;
}

const limitOf = (t: IntType): string => (t.bits === 8 ? '100' : t.bits === 16 ? '30000' : '1000000000');

/** An expression of exactly type `t`, with about `depth` levels of operators. */
export function expression(scope: Scope, t: ScalarType, depth: number): string {
  const { rng } = scope;
  if (depth <= 0) return leaf(scope, t);
  switch (rng.below(8)) {
    case 0:
      return leaf(scope, t);
    case 1:
      return `(${condition(scope, depth - 1)} ? ${expression(scope, t, depth - 1)} : ${expression(scope, t, depth - 1)})`;
    case 2: {
      const from: ScalarType = rng.below(6) === 0 ? pick(rng, FLOATS) : pick(rng, INTS);
      return convert(`(${expression(scope, from, depth - 1)})`, from, t);
    }
    case 3: {
      if (scope.functions.length === 0) break;
      const f = pick(rng, scope.functions);
      const args = f.params.map((p) => expression(scope, p, depth - 2));
      return convert(`${f.name}(${args.join(', ')})`, f.result, t);
    }
    default:
      break;
  }
  return t.kind === 'int' ? integerOperator(scope, t, depth) : floatOperator(scope, t, depth);
}

function integerOperator(scope: Scope, t: IntType, depth: number): string {
  const { rng } = scope;
  const a = expression(scope, t, depth - 1);
  if (rng.below(8) === 0) {
    const w = wrapping(t).c;
    return pick(rng, [
      `(${t.c})~${a}`,
      `(${t.c})-(${w})${a}`,
      `(${t.c})!${a}`,
      `(${t.c})(${condition(scope, depth - 1)})`,
    ]);
  }
  const b = expression(scope, t, depth - 1);
  const w = wrapping(t).c;
  const p = promoted(t);
  const op = pick(rng, ['+', '-', '*', '+', '-', '&', '|', '^', '/', '%', '<<', '>>']);
  switch (op) {
    case '/':
    case '%':
      if (!t.signed) return `(${t.c})((${p.c})${a} ${op} ((${p.c})${b} | 1))`;
      return `(${t.c})${op === '/' ? 'div' : 'rem'}${p.bits}(${a}, ${b})`;
    case '<<':
      return `(${t.c})((${w})${a} << (${b} & ${t.bits - 1}))`;
    case '>>':
      return `(${t.c})((${p.c})${a} >> (${b} & ${t.bits - 1}))`;
    default:
      return `(${t.c})((${w})${a} ${op} (${w})${b})`;
  }
}

function floatOperator(scope: Scope, t: FloatType, depth: number): string {
  const { rng } = scope;
  const a = expression(scope, t, depth - 1);
  const b = expression(scope, t, depth - 1);
  const op = pick(rng, ['+', '-', '*', '/', '-x', '*+']);
  if (op === '/') return `(${t.c})tame(divd(${a}, ${b}))`;
  if (op === '-x') return `(-${a})`;
  if (op === '*+') return `(${t.c})tame(${a} * ${b} + ${leaf(scope, t)})`;
  return `(${t.c})tame(${a} ${op} ${b})`;
}

export function condition(scope: Scope, depth: number): string {
  const { rng } = scope;
  const kind = rng.below(8);
  if (kind === 0 && depth > 0) return `(${condition(scope, depth - 1)} && ${condition(scope, depth - 1)})`;
  if (kind === 1 && depth > 0) return `(${condition(scope, depth - 1)} || ${condition(scope, depth - 1)})`;
  if (kind === 2 && depth > 0) return `(!${condition(scope, depth - 1)})`;
  const t: ScalarType = rng.below(6) === 0 ? pick(rng, FLOATS) : pick(rng, INTS);
  const op = pick(rng, ['<', '<=', '>', '>=', '==', '!=']);
  return `(${expression(scope, t, depth - 1)} ${op} ${expression(scope, t, depth - 1)})`;
}

/** A small non-negative index below `size`, a power of two. */
export const index = (scope: Scope, size: number): string => `${expression(scope, INT32, 1)} & ${size - 1}`;
