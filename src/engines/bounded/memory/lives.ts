import type { LocId } from '../../../base/ids.ts';
import { FALSE, type Lit } from '../../../sat/circuit/circuit.ts';
import type { Frame } from '../frame.ts';
import { end } from '../instructions/thread-instructions.ts';
import type { Round, ThreadState } from '../round.ts';
import { boolValue, casesOf, undefinedValue, type Value } from '../values/value.ts';
import type { MemoryObject, StackObject } from './objects.ts';

/**
 * The lives of stack objects, as src/vm/memory/lives.ts has them: of private ones a flag that only their thread looks at, of
 * those that escape an end that is a free. An object is made by one instance of its alloca, so what is known when the
 * function returns are conditions: it was made, and none of its ends has come.
 */

/** The frame's own objects that this address may be the beginning of. */
function objectsAt(frame: Frame, address: Value): { when: Lit; entry: StackObject }[] {
  const found: { when: Lit; entry: StackObject }[] = [];
  for (const one of casesOf(address) ?? []) {
    const entry = frame.objects.find((own) => own.object.base === one.at);
    if (one.plus !== null || entry === undefined) continue;
    if (frame.round.c.and(frame.guard, one.when) !== FALSE) found.push({ when: one.when, entry });
  }
  return found;
}

/** Of private objects: their bits are undefined again. */
export function beginLife(frame: Frame, address: Value): void {
  const { round, thread, guard } = frame;
  for (const { when, entry } of objectsAt(frame, address)) {
    if (entry.escapes) continue;
    const here = round.c.and(guard, when);
    for (const cell of round.known.cells.all(entry.object))
      round.writeDirect(thread, cell, undefinedValue(8 * cell.bytes), here);
    setOver(frame, entry.object, false, here);
  }
}

export function endLife(frame: Frame, address: Value, at: LocId): void {
  const { c } = frame.round;
  for (const { when, entry } of objectsAt(frame, address)) {
    const here = c.and(frame.guard, when);
    if (entry.escapes) endUnder(frame, entry, here);
    else setOver(frame, entry.object, true, here);
  }
  endStatics(frame, address, at);
  endOwnThreadLocals(frame, address, at);
}

/** Thread-local objects whose destructor has run (include/runtime/thread-atexit.c): they do not end once more with the thread. */
function endOwnThreadLocals(frame: Frame, address: Value, at: LocId): void {
  const { round, thread, guard } = frame;
  const { c, known } = round;
  for (const one of casesOf(address) ?? []) {
    const object = one.plus === null ? known.objects.at(one.at) : null;
    if (object === null || object.base !== one.at || !object.key.startsWith(`tls ${thread.id} `)) continue;
    const here = c.and(guard, one.when);
    if (here === FALSE) continue;
    thread.ended.set(object.key, [...(thread.ended.get(object.key) ?? []), here]);
    if (object.isPrivate) setOver(frame, object, true, here);
    else end({ round, thread, guard: here }, [{ when: 1, object }], at, 'return');
  }
}

/** Static objects whose destructor has run (include/runtime/atexit.c). */
function endStatics(frame: Frame, address: Value, at: LocId): void {
  const statics = (casesOf(address) ?? []).flatMap(({ when, at, plus }) => {
    const object = plus === null ? frame.round.known.objects.at(at) : null;
    return object?.kind === 'global' && object.base === at ? [{ when, object }] : [];
  });
  if (statics.length > 0) end(frame, statics, at, 'return');
}

/** These objects end now, the newest first, as far as they are there. */
export function endObjects(frame: Frame, objects: readonly StackObject[]): void {
  for (let n = objects.length - 1; n >= 0; n--)
    if (objects[n].escapes) endUnder(frame, objects[n], frame.guard);
}

/** The thread ends, in whatever calls it is; its thread-locals end with it (bounded.ts). */
export function endCalls(frame: Frame): void {
  const { frames } = frame.thread;
  for (let n = frames.length - 1; n >= 0; n--) endObjects(frame, frames[n].objects);
}

function endUnder(frame: Frame, entry: StackObject, when: Lit): void {
  const { c } = frame.round;
  const { guard } = frame;
  const here = c.and(when, c.and(entry.made, c.orAll(entry.ended) ^ 1));
  if (here === FALSE) return;
  entry.ended.push(here);
  frame.guard = here;
  end(frame, [{ when: 1, object: entry.object }], entry.at, 'return');
  // What did not end here goes on as well.
  frame.guard = c.or(frame.guard, c.and(guard, here ^ 1));
}

/** The thread's thread-local variables that others may have the address of end with it. */
export function endThreadLocals(round: Round, thread: ThreadState, guard: Lit): void {
  const { c } = round;
  const { objects, program } = round.known;
  program.globals.forEach(({ threadLocal, scope, at }, g) => {
    if (!threadLocal || scope === 'private') return;
    const object = objects.threadLocal(thread.id, g);
    const here = c.and(guard, c.orAll(thread.ended.get(object.key) ?? []) ^ 1);
    if (here !== FALSE) end({ round, thread, guard: here }, [{ when: 1, object }], at, 'return');
  });
}

function setOver({ round, thread }: Frame, object: MemoryObject, over: boolean, guard: Lit): void {
  const { cells } = round.known;
  const cell = cells.flag(`freed ${object.key}`);
  cells.initialise(cell);
  // Nothing has ended it in any round so far: there is nothing to take back.
  if (!over && cells.domainOf(cell).codeWidth === 0) return;
  if (over) cells.put(cell, boolValue(1));
  round.writeDirect(thread, cell, boolValue(over ? 1 : 0), guard);
}
