import { InternalError } from '../../../base/failure.ts';
import { constant } from '../../../ir/builder.ts';
import type { Operand, Type } from '../../../ir/types.ts';
import { bitsOf, isInt } from '../../../ir/types.ts';
import type { Emitter } from '../emit.ts';
import { noType } from '../unsupported.ts';

/** The same bits under another list of types: bitcasts between scalars, vectors and integers (little-endian). */
export function repack(
  e: Emitter,
  from: readonly Type[],
  to: readonly Type[],
  values: readonly Operand[],
): readonly Operand[] {
  if (from.length === to.length && from.every((t, n) => bitsOf(t) === bitsOf(to[n]))) {
    return values.map((v, n) => reinterpret(e, from[n], to[n], v));
  }
  const total = from.reduce((sum, t) => sum + bitsOf(t), 0);
  if (total > 128) throw noType(`a bit cast of ${total} bits`);
  return unpack(e, `i${total}`, to, pack(e, from, `i${total}`, values));
}

/** All values in one integer, the first in the low bits. */
export function pack(e: Emitter, from: readonly Type[], whole: Type, values: readonly Operand[]): Operand {
  let all: Operand | null = null;
  let shift = 0;
  values.forEach((v, n) => {
    const int: Type = `i${bitsOf(from[n])}`;
    const wide = e.resize(int, whole, reinterpret(e, from[n], int, v), false);
    const placed = shift === 0 ? wide : e.bin('shl', whole, wide, constant(whole, shift));
    all = all === null ? placed : e.bin('or', whole, all, placed);
    shift += bitsOf(from[n]);
  });
  return all ?? constant(whole, 0);
}

function unpack(e: Emitter, whole: Type, to: readonly Type[], all: Operand): readonly Operand[] {
  let shift = 0;
  return to.map((type) => {
    const int: Type = `i${bitsOf(type)}`;
    const low = shift === 0 ? all : e.bin('lshr', whole, all, constant(whole, shift));
    shift += bitsOf(type);
    return reinterpret(e, int, type, e.resize(whole, int, low, false));
  });
}

/** Same width, another type. */
function reinterpret(e: Emitter, from: Type, to: Type, v: Operand): Operand {
  if (from === to) return v;
  if (v.kind === 'const' && from !== 'ptr' && to !== 'ptr') return constant(to, v.bits);
  if (from === 'ptr') {
    if (!isInt(to)) throw new InternalError(`lowering: ${from} as ${to}`);
    return e.cast('ptrtoint', from, to, v);
  }
  if (to === 'ptr') return e.cast('inttoptr', from, to, v);
  return e.cast('bitcast', from, to, v);
}
