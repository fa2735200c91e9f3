import type { LocId } from '../../../base/ids.ts';
import { bytesOf } from '../../../ir/sizes.ts';
import type { Instr, Order, Type } from '../../../ir/types.ts';
import { bigConstant, constantOf, sext } from '../../../sat/bits/bits.ts';
import { add } from '../../../sat/bits/bits-arithmetic.ts';
import { eq, ule } from '../../../sat/bits/bits-compare.ts';
import { FALSE, type Lit, TRUE } from '../../../sat/circuit/circuit.ts';
import { atomicAlign } from '../../../vm/code/atomic-align.ts';
import { STOP_POINTER_BITS, stopDiagnostic } from '../../../vm/text/fail.ts';
import type { Part } from '../events.ts';
import type { Frame } from '../frame.ts';
import {
  checked,
  isEvent,
  lifeFlags,
  locate,
  type Place,
  readPlaces,
  writePlaces,
} from '../memory/access.ts';
import { extend, modified, truncate } from '../values/arithmetic.ts';
import { modifiedByTable } from '../values/floats.ts';
import { narrow } from '../values/narrow.ts';
import { anyUndefined, type Case, POINTER_BITS, same, type Value } from '../values/value.ts';

/** load, store, rmw, cmpxchg: what src/engines/scheduled-run/access.ts does, as events. */
export type AccessInstr = Extract<Instr, { op: 'load' | 'store' | 'rmw' | 'cmpxchg' }>;

export const memoryBytes = (frame: Frame, type: Type): number =>
  bytesOf(type, frame.round.known.program.dataModel);

/** As it lies in memory: a pointer sign-extended, an integer zero-extended to whole bytes. */
export const toMemory = (frame: Frame, value: Value, type: Type): Value =>
  extend(value, 8 * memoryBytes(frame, type), type === 'ptr');

function fromMemory(frame: Frame, value: Value, type: Type, at: LocId): Value {
  if (type !== 'ptr') return truncate(value, widthOf(type));
  const { round, thread, guard } = frame;
  const { c } = round;
  if (value.cases === null && value.bits.length > POINTER_BITS) {
    const wide = eq(c, value.bits, sext(value.bits.slice(0, POINTER_BITS), value.bits.length));
    round.check(
      thread,
      'unsupported',
      c.and(guard, wide ^ 1),
      { at, message: 'pointer' },
      {
        diagnostic: stopDiagnostic(STOP_POINTER_BITS, ''),
      },
    );
    frame.guard = c.and(guard, wide);
  }
  return truncate(value, POINTER_BITS);
}

export const widthOf = (type: Type): number =>
  type === 'ptr' ? POINTER_BITS : type === 'f32' ? 32 : type === 'f64' ? 64 : Number(type.slice(1));

/** The thread fails under `when` and goes on otherwise. */
export function failIf(
  frame: Pick<Frame, 'round' | 'thread' | 'guard'>,
  kind: 'uninitialized' | 'memory' | 'assertion' | 'arithmetic' | 'overflow' | 'not-serial',
  when: Lit,
  at: LocId,
  message: string,
): void {
  const { round, thread, guard } = frame;
  const bad = round.c.and(guard, when);
  round.check(thread, kind, bad, { at, message });
  frame.guard = round.c.and(guard, when ^ 1);
}

interface Target {
  readonly places: readonly Place[];
  readonly bytes: number;
  readonly kind: 'load' | 'store' | 'rmw' | 'cas';
}

function target(frame: Frame, i: AccessInstr, address: Value): Target | null {
  const { round, thread } = frame;
  failIf(frame, 'uninitialized', anyUndefined(round.c, address), i.at, 'an address is undefined');
  const bytes = memoryBytes(frame, i.type);
  const located = locate(round, address, bytes, frame.guard, i.op !== 'load');
  frame.guard = checked(round, thread, located, frame.guard, i.at);
  if (i.op === 'rmw' || i.op === 'cmpxchg' || i.order !== 'na') refuseMisaligned(frame, address, bytes, i.at);
  if (frame.guard === FALSE || located.places.length === 0) {
    frame.guard = FALSE;
    return null;
  }
  if (round.limits.graph?.all && i.scope !== 'private')
    for (const { object, cells } of located.places)
      if (object.kind !== 'constant' && !object.isPrivate)
        for (const cell of cells) round.known.cells.show(cell);
  if (round.limits.graph?.circular && i.op !== 'store' && i.type !== 'ptr')
    for (const { object, cells } of located.places)
      if (object.kind !== 'constant')
        for (const cell of cells) if (round.isVisible(cell, thread.id)) round.known.cells.putAny(cell);
  return { places: located.places, bytes, kind: i.op === 'cmpxchg' ? 'cas' : i.op };
}

function refuseMisaligned(frame: Frame, address: Value, bytes: number, at: LocId): void {
  const align = atomicAlign(bytes, frame.round.known.objects.pointerBytes);
  const low = address.bits.slice(0, Math.log2(align));
  failIf(frame, 'memory', frame.round.c.orAll(low), at, 'misaligned atomic access');
}

interface Effect {
  readonly parts: readonly Part[];
  readonly writes: Lit;
  readonly order: Order;
}

/** The event, if others can notice it, and the step of the machine; then what memory that is gone means. */
function emit(frame: Frame, i: AccessInstr, to: Target, effect: Effect): void {
  const { round, thread, guard } = frame;
  const { c } = round;
  const life = lifeFlags(round, thread, to.places, guard);
  const parts = [...effect.parts, ...life.parts];
  const drains = i.op === 'rmw' || i.op === 'cmpxchg' || (i.op === 'store' && effect.order === 'sc');
  const buffered = i.op === 'store' && !drains;
  const barrier = i.op === 'store' && (effect.order === 'rel' || effect.order === 'acq_rel');
  const [place] = to.places;
  // A store of seq_cst and a read-modify-write are fences even where nobody else comes.
  const orders = round.limits.graph !== undefined && effect.order !== 'na' && effect.order !== 'rlx';
  const event =
    isEvent(round, parts) ||
    ((drains || barrier || orders) && !round.alone && isShown(frame, i, to) !== FALSE)
      ? round.emit(thread, {
          kind: to.kind,
          guard,
          at: i.at,
          parts,
          writes: effect.writes,
          drains,
          buffered,
          barrier,
          order: effect.order,
          failure: i.op === 'cmpxchg' ? i.failure : effect.order,
          text: `${to.kind} ${place.cells[0].name}${to.places.length > 1 ? '…' : ''}`,
        })
      : null;
  const shown = c.and(guard, isShown(frame, i, to));
  if (shown !== FALSE) round.step(thread, shown, 'access', event, buffered);
  failIf(frame, 'memory', life.gone, i.at, 'use after free');
  if (i.op !== 'load') round.effect(thread, c.andAll([shown, frame.guard, effect.writes]));
}

/** Does the machine show the access to the engine? Not of constants and of memory that is the thread's own. */
function isShown(frame: Frame, i: AccessInstr, to: Target): Lit {
  const places = to.places.filter(({ object }) => object.kind !== 'constant' && !object.isPrivate);
  if (i.scope === 'private' || places.length === 0) return FALSE;
  return places.length === to.places.length ? TRUE : frame.round.c.orAll(places.map((p) => p.when));
}

export function access(
  frame: Frame,
  i: AccessInstr,
  address: Value,
  operands: readonly Value[],
): readonly Value[] {
  const { round, thread } = frame;
  const { c } = round;
  if (i.op !== 'store')
    for (const operand of operands)
      failIf(frame, 'uninitialized', anyUndefined(c, operand), i.at, 'an operand is undefined');
  const to = target(frame, i, address);
  if (to === null) return [];
  if (i.op === 'store') {
    const value = toMemory(frame, keptInside(frame, operands[0], i.at), i.type);
    const parts = writePlaces(round, thread, to.places, null, { value, when: frame.guard });
    emit(frame, i, to, { parts, writes: 1, order: i.order });
    return [];
  }
  const read = readPlaces(round, thread, to.places, frame.guard);
  if (i.op === 'load') {
    emit(frame, i, to, { parts: read.parts, writes: FALSE, order: i.order });
    if (i.order !== 'na') refuseUndefined(frame, read.value, i.at, false);
    return [fromMemory(frame, read.value, i.type, i.at)];
  }
  return i.op === 'rmw' ? rmw(frame, i, to, read, operands[0]) : cas(frame, i, to, read, operands);
}

/** An atomic access that reads what nobody wrote: the rule of isUnwritten in src/vm/arithmetic/undefined.ts. */
function refuseUndefined(frame: Frame, value: Value, at: LocId, modifies: boolean): void {
  if (value.undef === null) return;
  const { c } = frame.round;
  const unwritten = modifies ? c.orAll(value.undef) : c.andAll(value.undef);
  failIf(frame, 'uninitialized', unwritten, at, 'an atomic access reads what was never written');
}

type ReadOf = ReturnType<typeof readPlaces>;

function rmw(
  frame: Frame,
  i: Extract<Instr, { op: 'rmw' }>,
  to: Target,
  read: ReadOf,
  operand: Value,
): readonly Value[] {
  const { round, thread } = frame;
  const { c } = round;
  const old = truncate(read.value, i.type === 'ptr' ? POINTER_BITS : widthOf(i.type));
  const value = keptInside(frame, operand, i.at);
  const full = modified(c, i.rmw, old, value) ?? modifiedByTable(c, frame.guard, i, old, value);
  if (full === null) {
    unsupported(frame, i.at, `atomic ${i.rmw} of floats`);
    return [];
  }
  const result = narrow(round, full);
  const changes = same(c, { ...old, undef: null }, result) ^ 1;
  const parts = writePlaces(round, thread, to.places, read.parts, {
    value: toMemory(frame, result, i.type),
    when: frame.guard,
    own: constantOf(operand.bits) !== null && operand.undef === null,
  });
  emitRmw(frame, i, to, parts, { writes: 1, changes });
  refuseUndefined(frame, read.value, i.at, true);
  return [fromMemory(frame, { ...read.value, undef: null }, i.type, i.at)];
}

function cas(
  frame: Frame,
  i: Extract<Instr, { op: 'cmpxchg' }>,
  to: Target,
  read: ReadOf,
  [expected, desired]: readonly Value[],
): readonly Value[] {
  const { round, thread } = frame;
  const { c } = round;
  const old = truncate(read.value, i.type === 'ptr' ? POINTER_BITS : widthOf(i.type));
  const ok = same(c, { ...old, undef: null }, expected);
  const written = toMemory(frame, keptInside(frame, desired, i.at), i.type);
  const parts = writePlaces(round, thread, to.places, read.parts, {
    value: written,
    when: c.and(frame.guard, ok),
  });
  emitRmw(frame, i, to, parts, { writes: ok, changes: ok });
  refuseUndefined(frame, read.value, i.at, true);
  const value = fromMemory(frame, { ...read.value, undef: null }, i.type, i.at);
  return [value, { bits: [ok], undef: null, cases: null }];
}

interface Changes {
  readonly writes: Lit;
  readonly changes: Lit;
}

function emitRmw(
  frame: Frame,
  i: Extract<Instr, { op: 'rmw' | 'cmpxchg' }>,
  to: Target,
  parts: readonly Part[],
  { writes, changes }: Changes,
): void {
  const { round, thread } = frame;
  const before = thread.effects.length;
  emit(frame, i, to, { parts, writes, order: i.op === 'rmw' ? i.order : i.success });
  thread.effects.length = before;
  round.effect(thread, round.c.andAll([frame.guard, isShown(frame, i, to), changes]));
}

export function unsupported(frame: Frame, at: LocId, what: string): void {
  frame.round.check(
    frame.thread,
    'unsupported',
    frame.guard,
    { at, message: what },
    {
      diagnostic: {
        code: 'HED332',
        severity: 'error',
        message: `the SAT engines do not encode this: ${what}`,
        help: 'use --engine explore or random',
      },
    },
  );
  frame.guard = FALSE;
}

/** Pointers to blocks are aligned by this, so that lower bits are free for tags. */
const TAGS = 16;

/**
 * A pointer that is stored points into its object, or just behind it: an execution in which it does not is not
 * encoded. So what a cell can hold is bounded by the objects, whatever is added in a loop that in truth ends.
 */
function keptInside(frame: Frame, value: Value, at: LocId): Value {
  const { round } = frame;
  const { c } = round;
  if (value.cases === null) return value;
  const outside: Lit[] = [];
  const inside: Case[] = [];
  for (const one of value.cases) {
    const object = round.known.objects.find(one.base);
    if (object === null) {
      // Null with something added is a pointer beyond nothing, unless it is a tag: the mark in the link of a list's last node.
      const beyond = one.base === 0 && one.plus === null && (one.at < 0 || one.at >= TAGS);
      if (beyond) outside.push(one.when);
      else inside.push(one);
      continue;
    }
    const from = bigConstant(POINTER_BITS, BigInt(one.at - object.base));
    const offset = one.plus === null ? from : add(c, from, one.plus);
    const is = ule(c, offset, bigConstant(POINTER_BITS, BigInt(object.size)));
    outside.push(c.and(one.when, is ^ 1));
    if (is !== FALSE) inside.push(one);
  }
  const bad = c.and(frame.guard, c.orAll(outside));
  if (bad === FALSE) return value;
  const { guard } = frame;
  frame.guard = bad;
  unsupported(frame, at, 'a pointer is kept that points beyond its object');
  frame.guard = c.and(guard, bad ^ 1);
  return { ...value, cases: inside };
}
