import type { LocId } from '../../../base/ids.ts';
import type { Instr } from '../../../ir/types.ts';
import { FALSE } from '../../../sat/circuit.ts';
import { locate } from './access.ts';
import type { Frame } from './frame.ts';
import { failIf, unsupported } from './memory-instructions.ts';
import type { MemoryObject } from './objects.ts';
import {
  addressValue,
  casesOf,
  choose,
  constantIn,
  constantValue,
  undefinedValue,
  type Value,
} from './value.ts';

/** Objects that come into being: one for each way the program comes to the instruction. */

const HEAP_LIMIT = 1 << 20;

export function alloca(
  frame: Frame,
  i: Extract<Instr, { op: 'alloca' }>,
  count: Value | null,
  where: string,
): Value {
  const { round, thread } = frame;
  const times = count === null ? 1n : constantIn(count);
  if (times === null || times > BigInt(HEAP_LIMIT)) {
    unsupported(frame, i.at, 'an array whose length is not known');
    return addressValue(0);
  }
  const size = i.size * Number(times);
  const object = round.known.objects.make(
    `${thread.key} ${where}`,
    'stack',
    thread.id,
    size,
    i.name,
    'undefined',
  );
  frame.objects.push({ object, escapes: i.scope !== 'private', at: i.at });
  return addressValue(object.base);
}

export function malloc(frame: Frame, i: Extract<Instr, { op: 'malloc' }>, size: Value, where: string): Value {
  const { round, thread, guard } = frame;
  const bytes = constantIn(size);
  if (bytes === null || bytes > BigInt(HEAP_LIMIT)) {
    unsupported(frame, i.at, 'a heap block whose size is not known');
    return addressValue(0);
  }
  const object = round.known.objects.make(
    `${thread.key} ${where}`,
    'heap',
    thread.id,
    Number(bytes),
    'heap block',
    i.zero ? 'zero' : 'undefined',
  );
  round.effect(thread, guard);
  round.blocks.push({ object, guard, thread: thread.id, position: thread.events.length });
  return addressValue(object.base);
}

/** llvm.lifetime: a private object's bits are undefined again. */
export function forget(frame: Frame, address: Value): void {
  const { round, thread, guard } = frame;
  for (const one of casesOf(address) ?? []) {
    const object = one.plus === null ? round.known.objects.at(one.at) : null;
    if (object === null || object.kind !== 'stack' || object.base !== one.at) continue;
    if (!frame.objects.some((own) => own.object === object && !own.escapes)) continue;
    for (const cell of round.known.cells.all(object))
      round.writeDirect(thread, cell, undefinedValue(8 * cell.bytes), round.c.and(guard, one.when));
  }
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
    else size = choose(c, one.when, constantValue(64, object.size), size);
  }
  if (frame.guard === FALSE) return constantValue(64, 0);
  return size;
}
