import type { Instr, Terminator } from '../../ir/types.ts';

/** An atomic access: a read-modify-write, or a load or store that is not plain. */
export const isAtomic = (i: Instr | Terminator): boolean =>
  i.op === 'load' || i.op === 'store' ? i.order !== 'na' : i.op === 'rmw' || i.op === 'cmpxchg';

/**
 * Where an atomic access of so many bytes may stand: at a multiple of its size, as the ABI lays atomics out; on 32-bit
 * machines, whose wide integers need not be aligned, at a multiple of four.
 */
export function atomicAlign(size: number, pointerBytes: number): number {
  if ((size & (size - 1)) !== 0) return 1;
  return pointerBytes === 4 ? Math.min(size, 4) : size;
}
