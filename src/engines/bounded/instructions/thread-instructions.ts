import type { LocId } from '../../../base/ids.ts';
import type { Func, HeapFamily } from '../../../ir/types.ts';
import { bigConstant } from '../../../sat/bits/bits.ts';
import { eq } from '../../../sat/bits/bits-compare.ts';
import { FALSE, type Lit, TRUE } from '../../../sat/circuit/circuit.ts';
import { regWords } from '../../../vm/arithmetic/words.ts';
import { claimedBefore, notAThread } from '../../../vm/text/thread-text.ts';
import type { Part } from '../events.ts';
import type { Frame } from '../frame.ts';
import { locate, type Place } from '../memory/access.ts';
import type { Cell } from '../memory/cells.ts';
import type { MemoryObject } from '../memory/objects.ts';
import type { Round, ThreadState } from '../round.ts';
import { boolValue, casesOf, choose, constantValue, type Value, zeros } from '../values/value.ts';
import { failIf, unsupported } from './memory-instructions.ts';

/** create, join, detach, free: events whose memory is a flag of the checker's own. */

/** Handles are as the machine's: slot + 1. */
const handleOf = (thread: number): number => thread + 1;
const MAX_THREADS = 60;

export function create(frame: Frame, target: Value, argument: Value, at: LocId, where: string): Value {
  const { round, thread } = frame;
  const { c } = round;
  const cases = casesOf(target);
  if (cases === null) {
    unsupported(frame, at, 'a thread whose function is not known');
    return constantValue(64, 0);
  }
  round.alone = false;
  let handle: Value | null = null;
  for (const one of cases) {
    const f = one.plus === null ? round.known.objects.functionAt(one.at) : -1;
    const when = c.and(frame.guard, one.when);
    if (when === FALSE) continue;
    const func: Func | undefined = round.known.program.functions[f];
    if (func === undefined || !isThreadFunction(func)) {
      failIf(frame, 'memory', one.when, at, 'a thread is created from what is no such function');
      continue;
    }
    if (round.threads.length >= MAX_THREADS) {
      unsupported(frame, at, `more than ${MAX_THREADS} threads`);
      return constantValue(64, 0);
    }
    const event = thread.events.length;
    const child = round.newThread(`${thread.key} ${where} ${f}`, func.displayName, f, argument, {
      thread: thread.id,
      event,
    });
    const emitted = round.emit(thread, {
      kind: 'create',
      guard: when,
      at,
      drains: true,
      child: child.id,
      text: `create T${child.id} ${func.displayName}`,
    });
    round.step(thread, when, 'soft', emitted);
    round.effect(thread, when);
    const own = constantValue(64, handleOf(child.id));
    handle = handle === null ? own : choose(c, one.when, own, handle);
  }
  return handle ?? constantValue(64, 0);
}

const isThreadFunction = ({ blocks, params }: Func): boolean =>
  blocks.length > 0 && params.length <= 1 && params.every((p) => regWords(p.type) <= 2);

/** The threads whose handle this can be, each with the condition that it is. */
function threadsOf(round: Round, handle: Value): Targeted[] {
  return round.threads
    .map((thread) => ({
      when: eq(round.c, handle.bits, bigConstant(handle.bits.length, BigInt(handleOf(thread.id)))),
      thread,
    }))
    .filter(({ when }) => when !== FALSE);
}

interface Targeted {
  readonly when: Lit;
  readonly thread: ThreadState;
}

/** Whether a thread has been joined or detached before, one flag for both; and whether it has been detached. */
const claimed = ({ key }: ThreadState): string => `claimed ${key}`;
const detached = ({ key }: ThreadState): string => `claimed by detach ${key}`;

/**
 * Who joins itself waits for ever, and claims nothing; that others have joined it before cannot be, as it has not ended. So whether
 * it was detached is all that such a join asks.
 */
const askedBy =
  (joins: ThreadState) =>
  (thread: ThreadState): string =>
    (thread === joins ? detached : claimed)(thread);

function claim(
  round: Round,
  t: ThreadState,
  targets: readonly Targeted[],
  flag: (thread: ThreadState) => string,
): { parts: Part[]; before: Lit } {
  const { c } = round;
  const { cells } = round.known;
  const before: Lit[] = [];
  const parts = targets.map(({ when, thread }): Part => {
    const cell = cells.flag(flag(thread));
    cells.initialise(cell);
    // Two that may claim it are several; one claims it once, unless in a loop.
    if (!round.isVisible(cell, t.id)) {
      before.push(c.and(when, round.readDirect(cell).bits[0]));
      return { targets: [], read: null, write: null };
    }
    const domain = cells.domainOf(cell);
    const read = domain.fresh(c);
    before.push(c.and(when, domain.decode(c, read).bits[0]));
    cells.put(cell, boolValue(1));
    return { targets: [{ when, cell }], read, write: domain.encode(c, boolValue(1)) };
  });
  return { parts, before: c.orAll(before) };
}

function setClaimed(
  round: Round,
  t: ThreadState,
  targets: readonly Targeted[],
  guard: Lit,
  flag: (thread: ThreadState) => string,
): void {
  for (const { when, thread } of targets) {
    const cell = round.known.cells.flag(flag(thread));
    round.known.cells.put(cell, boolValue(1));
    if (!round.known.cells.isShared(cell)) round.writeDirect(t, cell, boolValue(1), round.c.and(guard, when));
  }
}

/** What a thread returns, for those who join it. */
export const returnedBy = (round: Round, thread: ThreadState): Cell =>
  round.known.cells.flag(`returned ${thread.key}`, 8);

export function join(frame: Frame, handle: Value, at: LocId): Value {
  const { round, thread, guard } = frame;
  const { c } = round;
  const targets = threadsOf(round, handle);
  const none = c.orAll(targets.map(({ when }) => when)) ^ 1;
  failIf(frame, 'memory', none, at, notAThread('join'));
  if (frame.guard === FALSE) return constantValue(64, 0);
  const { parts, before } = claim(round, thread, targets, askedBy(thread));
  const { cells } = round.known;
  const returned = targets.map(({ when, thread: child }) => ({ when, cell: returnedBy(round, child) }));
  cells.unite(returned.map(({ cell }) => cell));
  for (const { cell } of returned) {
    cells.initialise(cell);
    round.isVisible(cell, thread.id);
  }
  const domain = cells.domainOf(returned[0].cell);
  const read = domain.fresh(c);
  round.refuseInBlock(thread, frame.guard, at);
  const event = round.emit(thread, {
    kind: 'join',
    guard: frame.guard,
    at,
    parts: [...parts, { targets: returned.filter(({ cell }) => cells.isShared(cell)), read, write: null }],
    writes: 1,
    // A thread that is claimed already is not waited for: that is an error.
    targets: targets.map(({ when, thread: child }) => ({ when: c.and(when, before ^ 1), thread: child.id })),
    drains: true,
    text: 'join',
  });
  round.step(thread, guard, 'join', event);
  failIf(frame, 'memory', before, at, claimedBefore('join', 'joined or detached'));
  const others = targets.filter((one) => one.thread !== thread);
  setClaimed(round, thread, others, frame.guard, claimed);
  return domain.decode(c, read);
}

export function detach(frame: Frame, handle: Value, at: LocId): void {
  const { round, thread } = frame;
  const { c } = round;
  const targets = threadsOf(round, handle);
  const none = c.orAll(targets.map(({ when }) => when)) ^ 1;
  failIf(frame, 'memory', none, at, notAThread('detach'));
  if (frame.guard === FALSE) return;
  const { parts, before } = claim(round, thread, targets, claimed);
  const known = claim(round, thread, targets, detached);
  const event = round.emit(thread, {
    kind: 'detach',
    guard: frame.guard,
    at,
    parts: [...parts, ...known.parts],
    writes: 1,
    targets: targets.map(({ when, thread: child }) => ({ when, thread: child.id })),
    text: 'detach',
  });
  round.step(thread, frame.guard, 'soft', event);
  failIf(frame, 'memory', before, at, claimedBefore('detach', 'joined or detached'));
  for (const flag of [claimed, detached]) setClaimed(round, thread, targets, frame.guard, flag);
  round.effect(thread, frame.guard);
}

/** free(address): sets the block's flag. Null is nothing. */
export function free(frame: Frame, address: Value, family: HeapFamily, at: LocId): void {
  const { round } = frame;
  const { c } = round;
  const zero = eq(c, address.bits, zeros(address.bits.length));
  const guard = frame.guard;
  const real = c.and(guard, zero ^ 1);
  if (real === FALSE) return;
  frame.guard = real;
  const located = locate(round, address, 0, real, true);
  if (located.unknown !== FALSE) {
    unsupported(frame, at, 'the free of a block that is not known');
    frame.guard = c.and(guard, zero);
    return;
  }
  const blocks = located.places.filter((p) => p.object.kind === 'heap');
  const starts = blocks.filter((p) => isStart(frame, address, p.block));
  const right = c.orAll(
    starts.map((p) => c.and(p.when, eq(c, address.bits, bigConstant(32, BigInt(p.block.base))))),
  );
  failIf(frame, 'memory', right ^ 1, at, 'free of what is not the start of a heap block');
  const foreign = starts
    .filter((p) => p.object.family !== family)
    .map((p) => c.and(p.when, hadFrom(round, starts, p.block, family) ^ 1));
  failIf(frame, 'memory', c.orAll(foreign), at, 'a block is given back by the wrong function');
  if (round.limits.graph?.reuse) noteFrees(frame, starts);
  if (frame.guard !== FALSE)
    end(
      frame,
      starts.map((p) => ({ when: p.when, object: p.object })),
      at,
      'free',
    );
  // What did not free goes on as well.
  frame.guard = c.or(frame.guard, c.and(guard, zero));
}

/** Some allocation of this family has had the block. (Which life of it a free comes to is open where the free goes wrong.) */
function hadFrom(round: Round, places: readonly Place[], block: MemoryObject, family: HeapFamily): Lit {
  if (block.family === family) return TRUE;
  const lives = places.filter((p) => p.block === block && p.object.family === family);
  return round.c.orAll(
    lives.map((p) => round.blockOf(p.object).find((one) => one.object === block)?.when ?? FALSE),
  );
}

function noteFrees({ round, thread }: Frame, places: readonly Place[]): void {
  const freed = round.freed.get(thread.id) ?? new Set();
  round.freed.set(thread.id, freed);
  for (const { block } of places) {
    freed.add(block);
    round.known.lives.freed(block, thread.id, round.alone);
  }
}

const isStart = (frame: Frame, address: Value, object: MemoryObject): boolean =>
  casesOf(address)?.some((one) => one.plus !== null || one.at === object.base) ?? frame.guard !== FALSE;

/** Parts for the cells of an object that others come to; the conditions that a store to one of them comes after the end. */
function waitingStores(
  { round, thread }: Pick<Frame, 'round' | 'thread'>,
  when: Lit,
  object: MemoryObject,
  parts: Part[],
): Lit[] {
  const { c } = round;
  const { cells } = round.known;
  if (object.isPrivate || object.size === 0) return [];
  return cells.covering(object, 0, object.size).flatMap((cell) => {
    if (!cells.isVisitedByOthers(cell, thread.id)) return [];
    cells.initialise(cell);
    if (!round.isVisible(cell, thread.id)) return [];
    const late = c.input();
    parts.push({ targets: [{ when, cell }], read: null, write: null, late });
    return [c.and(when, late)];
  });
}

/**
 * The life of these objects ends: of blocks by free, of stack objects and thread-locals as lives.ts says. It is a store to the
 * flag, which waits in the buffer like others; stores of others that wait when it is issued could reach memory after it.
 */
export function end(
  frame: Pick<Frame, 'round' | 'thread' | 'guard'>,
  objects: readonly { readonly when: Lit; readonly object: MemoryObject }[],
  at: LocId,
  what: 'free' | 'return',
): void {
  const { round, thread, guard } = frame;
  const { c } = round;
  const { cells } = round.known;
  const parts: Part[] = [];
  const twice: Lit[] = [];
  const late: Lit[] = [];
  for (const { when, object } of objects) {
    if (round.limits.buffers) late.push(...waitingStores(frame, when, object, parts));
    if (what === 'free')
      round.frees.push({
        object,
        guard: c.and(guard, when),
        thread: thread.id,
        position: thread.events.length,
      });
    const cell = cells.flag(`freed ${object.key}`);
    cells.initialise(cell);
    cells.put(cell, boolValue(1));
    if (round.limits.graph?.dead) parts.push(...deadStores(round, thread, object, when));
    const domain = cells.domainOf(cell);
    if (!round.isVisible(cell, thread.id)) {
      twice.push(c.and(when, round.readDirect(cell).bits[0]));
      round.writeDirect(thread, cell, boolValue(1), c.and(guard, when));
      continue;
    }
    const read = domain.fresh(c);
    twice.push(c.and(when, domain.decode(c, read).bits[0]));
    const waits = round.limits.buffers ? { late: c.input() } : {};
    if (waits.late !== undefined) twice.push(c.and(when, waits.late));
    parts.push({ targets: [{ when, cell }], read, write: domain.encode(c, boolValue(1)), ...waits });
  }
  const event =
    parts.length > 0 || (what === 'free' && isFreeAnEvent(round))
      ? round.emit(thread, {
          kind: 'free',
          guard,
          at,
          parts,
          writes: 1,
          buffered: round.limits.buffers === true,
          text: `${what} ${objects[0].object.name}`,
        })
      : null;
  round.step(thread, guard, 'free', event);
  round.effect(thread, guard);
  failIf(
    frame,
    'memory',
    c.orAll(late),
    at,
    'use after free: a store by another thread is on its way to memory',
  );
  if (what === 'free') failIf(frame, 'memory', c.orAll(twice), at, 'freed a second time');
}

/** Where blocks are used again, or may be left over, it matters when one is freed. */
const isFreeAnEvent = ({ limits, alone }: Round): boolean =>
  !alone && (limits.graph?.stops === true || limits.graph?.reuse === true);

/** Parts that store "dead" to every cell of the object that others come to. */
function deadStores(round: Round, thread: ThreadState, object: MemoryObject, when: Lit): Part[] {
  const { cells } = round.known;
  return cells
    .all(object)
    .filter((cell) => round.isVisible(cell, thread.id))
    .map((cell) => ({ targets: [{ when, cell }], read: null, write: [] }));
}
