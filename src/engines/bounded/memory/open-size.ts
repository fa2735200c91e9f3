import type { LocId } from '../../../base/ids.ts';
import { bigConstant, zext } from '../../../sat/bits/bits.ts';
import { eq, ugt } from '../../../sat/bits/bits-compare.ts';
import type { Frame } from '../frame.ts';
import { unsupported } from '../instructions/memory-instructions.ts';
import { possibleValues } from '../values/few-values.ts';
import { constantIn, type Value } from '../values/value.ts';

/**
 * Objects whose size is computed: they get room for the largest size there can be, and their length is a number of
 * its own, which every access is compared with. It can be a plain input of the circuit, also where another thread
 * asks for it, since an object is made once, and equals the size from then on.
 */
const MAX_SIZE = 1 << 20;
/** If there are no few sizes, this many bytes at most. */
const OPEN_ROOM = 128;
const MAX_FEW = 64;

export interface Size {
  readonly room: number;
  /** Null: that is its size. */
  readonly length: Value | null;
}

export function sizeOf(frame: Frame, bytes: Value, at: LocId, what: string): Size {
  const { c } = frame.round;
  const known = constantIn(bytes);
  if (known !== null && known <= BigInt(MAX_SIZE)) return { room: Number(known), length: null };
  const few = possibleValues(c, bytes.bits, frame.guard, MAX_FEW)?.filter((size) => size <= BigInt(MAX_SIZE));
  const most = few?.length ? Number(few[few.length - 1]) : OPEN_ROOM;
  let room = 16;
  while (room < most) room *= 2;
  const tooLarge = ugt(c, bytes.bits, bigConstant(bytes.bits.length, BigInt(room)));
  const guard = frame.guard;
  frame.guard = c.and(guard, tooLarge);
  unsupported(frame, at, what);
  frame.guard = c.and(guard, tooLarge ^ 1);
  return { room, length: bytes };
}

/** The object made now has this length. */
export function setLength(frame: Frame, object: { readonly key: string }, { length, room }: Size): void {
  const { round, guard } = frame;
  if (length === null) return;
  const { c } = round;
  const bits = round.lengthOf({ ...object, size: room });
  round.assume(c.implies(guard, eq(c, zext(bits, length.bits.length), length.bits)));
}
