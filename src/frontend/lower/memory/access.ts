import { constant } from '../../../ir/builder.ts';
import type { Operand, Order, Type } from '../../../ir/types.ts';
import { bitsOf, isInt } from '../../../ir/types.ts';
import type { LType } from '../../llvm/tree.ts';
import type { FunctionContext } from '../context.ts';
import type { Emitter } from '../emit.ts';
import { Unsupported } from '../unsupported.ts';

const int = (bytes: number): Type => `i${bytes * 8}`;

/** Largest powers of two first: the accesses that make up an integer of `bytes` bytes. */
function powersOfTwo(bytes: number): { readonly offset: number; readonly size: number }[] {
  const parts: { offset: number; size: number }[] = [];
  let offset = 0;
  for (const size of [16, 8, 4, 2, 1]) {
    while (bytes - offset >= size) {
      parts.push({ offset, size });
      offset += size;
    }
  }
  return parts;
}

/** The memory form of a scalar: whole bytes, and whether the machine accesses them at once. */
function memoryForm(type: Type): { readonly whole: Type; readonly parts: ReturnType<typeof powersOfTwo> } {
  if (!isInt(type)) return { whole: type, parts: [] };
  const bytes = Math.ceil(bitsOf(type) / 8);
  return { whole: int(bytes), parts: powersOfTwo(bytes) };
}

const noOddAtomic = (type: Type): Unsupported =>
  new Unsupported(
    'HED311',
    `an atomic access of ${type} is not modelled`,
    'use an atomic type of 1, 2, 4, 8 or 16 bytes',
  );

function loadScalar(e: Emitter, type: Type, addr: Operand, order: Order = 'na'): Operand {
  const { whole, parts } = memoryForm(type);
  if (parts.length <= 1) return e.resize(whole, type, e.load(whole, addr, order), false);
  if (order !== 'na') throw noOddAtomic(type);
  let all = constant(whole, 0);
  for (const { offset, size } of parts) {
    const part = e.resize(int(size), whole, e.load(int(size), e.offset(addr, offset)), false);
    all = e.bin('or', whole, all, e.bin('shl', whole, part, constant(whole, offset * 8)));
  }
  return e.resize(whole, type, all, false);
}

function storeScalar(e: Emitter, type: Type, addr: Operand, value: Operand, order: Order = 'na'): void {
  const { whole, parts } = memoryForm(type);
  const wide = e.resize(type, whole, value, false);
  if (parts.length <= 1) return e.store(whole, addr, wide, order);
  if (order !== 'na') throw noOddAtomic(type);
  for (const { offset, size } of parts) {
    const shifted = e.bin('lshr', whole, wide, constant(whole, offset * 8));
    e.store(int(size), e.offset(addr, offset), e.resize(whole, int(size), shifted, false));
  }
}

/** Loads a value of any type: an aggregate scalar by scalar. */
export function loadValue(
  f: FunctionContext,
  type: LType,
  addr: Operand,
  order: Order = 'na',
): readonly Operand[] {
  return memoryScalars(f, type, order).map((s) =>
    loadScalar(f.emit, s.type, f.emit.offset(addr, s.offset), order),
  );
}

export function storeValue(
  f: FunctionContext,
  type: LType,
  addr: Operand,
  values: readonly Operand[],
  order: Order = 'na',
): void {
  memoryScalars(f, type, order).forEach((s, n) => {
    storeScalar(f.emit, s.type, f.emit.offset(addr, s.offset), values[n], order);
  });
}

function memoryScalars(f: FunctionContext, type: LType, order: Order): ReturnType<typeof f.layout.scalars> {
  const resolved = f.layout.resolve(type);
  const packed = resolved.kind === 'vector' && resolved.of.kind === 'int' && resolved.of.bits % 8 !== 0;
  if (packed)
    throw new Unsupported('HED305', 'a vector of bits in memory is not modelled', 'use an array of char');
  const scalars = f.layout.scalars(type);
  if (order !== 'na' && scalars.length !== 1) throw noOddAtomic('i1');
  return scalars;
}
