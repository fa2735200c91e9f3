import type { LocId } from '../../../base/ids.ts';
import type { Instr } from '../../../ir/types.ts';
import { zext } from '../../../sat/bits/bits.ts';
import { FALSE, TRUE } from '../../../sat/circuit/circuit.ts';
import type { Frame } from '../frame.ts';
import { locate } from '../memory/access.ts';
import type { MemoryObject } from '../memory/objects.ts';
import { setLength, sizeOf } from '../memory/open-size.ts';
import { binary, extend } from '../values/arithmetic.ts';
import { addressValue, anyUndefined, casesOf, choose, constantValue, type Value } from '../values/value.ts';
import { failIf, unsupported } from './memory-instructions.ts';

/** Objects that come into being: one for each way the program comes to the instruction. */

export function alloca(
  frame: Frame,
  i: Extract<Instr, { op: 'alloca' }>,
  count: Value | null,
  where: string,
): Value {
  const { round, thread } = frame;
  const bytes = count === null ? constantValue(64, i.size) : times(frame, i, count);
  const size = sizeOf(frame, bytes, i.at, 'an array whose length is not known');
  const object = round.known.objects.make({
    key: `${thread.key} ${where}`,
    kind: 'stack',
    thread: thread.id,
    size: size.room,
    isOpen: size.length !== null,
    align: i.align,
    name: i.name,
    initial: 'undefined',
    isPrivate: i.scope === 'private',
  });
  setLength(frame, object, size);
  frame.objects.push({
    object,
    escapes: i.scope !== 'private',
    at: i.at,
    made: frame.guard === frame.entry ? TRUE : frame.guard,
    untilReturn: frame.shape.livingAtReturn.has(i.dst),
    ended: [],
  });
  if (i.scope !== 'private')
    round.births.push({ object, guard: frame.guard, thread: thread.id, position: thread.events.length });
  return addressValue(object.base);
}

export function malloc(
  frame: Frame,
  i: Extract<Instr, { op: 'malloc' }>,
  bytes: Value,
  where: string,
): Value {
  const { round, thread } = frame;
  const size = sizeOf(frame, bytes, i.at, 'a heap block whose size is not known');
  const object = round.known.objects.make({
    key: `${thread.key} ${where}`,
    kind: 'heap',
    thread: thread.id,
    size: size.room,
    isOpen: size.length !== null,
    align: i.align,
    name: 'heap block',
    initial: i.zero ? 'zero' : 'undefined',
    family: i.family,
  });
  setLength(frame, object, size);
  const { guard } = frame;
  // The zeros are written by this thread: whoever reads them may race with that.
  if (round.limits.races && i.zero)
    for (const cell of round.known.cells.all(object)) round.isVisible(cell, thread.id);
  // Where happens-before decides, a free by another thread is an event even if nobody else comes to the block.
  if (round.limits.graph?.dead === false)
    round.isVisible(round.known.cells.flag(`freed ${object.key}`), thread.id);
  round.effect(thread, guard);
  round.blocks.push({ object, guard, thread: thread.id, position: thread.events.length });
  return round.limits.graph?.reuse ? anyBlock(frame, i, object) : addressValue(object.base);
}

/** A fresh block, or one of this size that was freed. */
function anyBlock(
  frame: Frame,
  { align, at }: Extract<Instr, { op: 'malloc' }>,
  object: MemoryObject,
): Value {
  const { round, thread, guard } = frame;
  const { lives } = round.known;
  const own = round.freed.get(thread.id);
  const fits = (block: MemoryObject): boolean =>
    block.size === object.size && block.base % Math.max(16, align) === 0;
  /** Of its own blocks, only those that it has made by now. */
  const mayBeFree = (block: MemoryObject, by: number): boolean =>
    (by !== thread.id || round.blocks.some((made) => made.object === block)) &&
    (own?.has(block) === true || lives.isFreedByOthers(block, thread.id));
  if (round.alone) return addressValue(object.base);
  for (const { object: block, thread: by } of round.known.objects.heap) {
    if (block === object || !mayBeFree(block, by)) continue;
    if (block.isOpen || object.isOpen) {
      unsupported(frame, at, 'blocks of computed sizes that are used again');
      return addressValue(object.base);
    }
    if (fits(block)) lives.mayGet(object, block);
  }
  const gets = round.blockOf(object).map((one) => ({ when: one.when, block: one.object }));
  if (gets.length === 0) return addressValue(object.base);
  round.emit(thread, { kind: 'alloc', guard, at, object, gets, text: 'alloc' });
  let address = addressValue(object.base);
  for (const { when, block } of gets) address = choose(round.c, when, addressValue(block.base), address);
  return address;
}

export function blockSize(frame: Frame, address: Value, at: LocId): Value {
  const { round } = frame;
  const { c } = round;
  const located = locate(round, address, 0, frame.guard, false);
  const cases = casesOf(address);
  if (located.unknown !== FALSE || cases === null) {
    unsupported(frame, at, 'the size of a block that is not known');
    return constantValue(64, 0);
  }
  let size: Value = constantValue(64, 0);
  for (const one of cases) {
    const object: MemoryObject | null = round.known.objects.at(one.at);
    if (one.at === 0) continue;
    if (object === null || object.kind !== 'heap' || object.base !== one.at)
      failIf(frame, 'memory', one.when, at, 'not a heap block');
    else size = choose(c, one.when, lengthOf(frame, object), size);
  }
  if (frame.guard === FALSE) return constantValue(64, 0);
  return size;
}

const lengthOf = ({ round }: Frame, object: MemoryObject): Value =>
  object.isOpen
    ? { bits: zext(round.lengthOf(object), 64), undef: null, cases: null }
    : constantValue(64, object.size);

function times(frame: Frame, i: Extract<Instr, { op: 'alloca' }>, count: Value): Value {
  const { c } = frame.round;
  failIf(frame, 'uninitialized', anyUndefined(c, count), i.at, 'the length of an array is undefined');
  return binary(c, 'mul', { ...extend(count, 64, false), undef: null }, constantValue(64, i.size));
}
