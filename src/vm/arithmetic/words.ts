import { InternalError } from '../../base/failure.ts';
import type { Type } from '../../ir/types.ts';
import { bitsOf } from '../../ir/types.ts';

/** How values look in registers and in memory (layout.ts, "Registers"). */

/** Words a register of this type takes. */
export function regWords(type: Type): number {
  if (type === 'ptr') return 1;
  const bits = bitsOf(type);
  return bits <= 32 ? 1 : bits <= 64 ? 2 : 4;
}

/** Bits of the value that the register's words hold: a pointer's are 32 (it stands for its sign extension). */
export const regBits = (type: Type): number => (type === 'ptr' ? 32 : bitsOf(type));

/** Bytes a value of this type takes in memory. */
export function memBytes(type: Type, pointerBytes: number): number {
  return type === 'ptr' ? pointerBytes : (bitsOf(type) + 7) >> 3;
}

/** And-mask of the last register word of an integer of `bits` bits. */
export function topMask(bits: number): number {
  const rest = bits & 31;
  return rest === 0 ? -1 : (1 << rest) - 1;
}

/** The words of a constant, low first; null for a pointer that no register can hold. */
export function constWords(bits: bigint, type: Type, pointerBits: number): Int32Array {
  const words = new Int32Array(4);
  for (let i = 0; i < 4; i++) words[i] = Number(BigInt.asIntN(32, bits >> BigInt(32 * i)));
  if (type === 'ptr') {
    if (pointerBits === 64 && words[1] !== words[0] >> 31) words[0] = WILD_POINTER;
    words[1] = words[2] = words[3] = 0;
    return words;
  }
  const last = regWords(type) - 1;
  words[last] &= topMask(bitsOf(type));
  for (let i = last + 1; i < 4; i++) words[i] = 0;
  return words;
}

/** What pointer arithmetic gives that leaves the 32 bits a register has: no object is ever there. */
export const WILD_POINTER = -0x8000_0000;

/** For tests, traces and messages; never on a hot path. */
export function wordsToBigInt(words: ArrayLike<number>, at: number, count: number): bigint {
  let bits = 0n;
  for (let i = count - 1; i >= 0; i--) bits = (bits << 32n) | BigInt(words[at + i] >>> 0);
  return bits;
}

if (new Uint8Array(new Int32Array([1]).buffer)[0] !== 1)
  throw new InternalError('the virtual machine needs a little-endian host');
