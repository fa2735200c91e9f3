import type { Instr, Type } from '../../../ir/types.ts';
import { FALSE } from '../../../sat/circuit/circuit.ts';
import type { Frame } from '../frame.ts';
import { offsetAddress } from '../memory/addresses.ts';
import { extend } from '../values/arithmetic.ts';
import { addressValue, constantValue, type Value } from '../values/value.ts';
import { access, memoryBytes, toMemory } from './memory-instructions.ts';

/**
 * Variable arguments as the machine has them: all of them lie in the caller's overflow area of the x86-64 (i386)
 * convention, in slots of 8 (4) bytes, 16-byte values aligned; `va_start` makes a va_list that takes everything from
 * there.
 */
type Store = Extract<Instr, { op: 'store' }>;
const ADDRESS = { kind: 'undef', type: 'ptr' } as const;
const store = (type: Type, at: Instr['at'], scope: Store['scope']): Store => ({
  op: 'store',
  type,
  addr: ADDRESS,
  value: ADDRESS,
  order: 'na',
  scope,
  at,
});

/** Lays the arguments out; gives the address of the first. */
export function passVarargs(
  frame: Frame,
  i: Extract<Instr, { op: 'call' | 'icall' }>,
  values: readonly Value[],
  where: string,
): number {
  const { thread } = frame;
  const { objects } = frame.round.known;
  let size = 0;
  const slots = i.varargs.map(({ type }, n) => {
    const bytes = Math.max(objects.pointerBytes, memoryBytes(frame, type));
    if (bytes > 8) size = Math.ceil(size / 16) * 16;
    const offset = size;
    size += bytes;
    return { offset, bytes, value: extend(toMemory(frame, values[n], type), 8 * bytes, false) };
  });
  const { base } = objects.make({
    key: `${thread.key} ${where} arguments`,
    kind: 'stack',
    thread: thread.id,
    size,
    align: 16,
    name: 'variable arguments',
    initial: 'undefined',
    isPrivate: true,
  });
  for (const { offset, bytes, value } of slots)
    access(frame, store(`i${8 * bytes}`, i.at, 'private'), addressValue(base + offset, base), [value]);
  return base;
}

/** va_start: the fields of the list, in order. */
export function vastart(frame: Frame, i: Extract<Instr, { op: 'vastart' }>, list: Value): void {
  const { c, known } = frame.round;
  const area = addressValue(frame.varargs);
  const fields: readonly (readonly [number, Type, Value])[] =
    known.objects.pointerBytes === 8
      ? [
          [0, 'i32', constantValue(32, 48)],
          [4, 'i32', constantValue(32, 176)],
          [8, 'ptr', area],
          [16, 'i64', constantValue(64, 0)],
        ]
      : [[0, 'ptr', area]];
  for (const [offset, type, value] of fields) {
    if (frame.guard === FALSE) return;
    access(
      frame,
      store(type, i.at, 'either'),
      offsetAddress(c, list, { index: null, scale: 0, offset, wraps: true }),
      [value],
    );
  }
}
