import { unreachable } from '../../../base/failure.ts';
import { FIRST_SHARED_COMMIT, isCommitTime, MAX_COMMITS } from '../../../ir/commit-time.ts';
import type { Instr, Jump, Operand, Order } from '../../../ir/types.ts';
import { eachOperand } from '../../../ir/uses.ts';
import { type Bits, bigConstant, constantOf, inputs, sext } from '../../../sat/bits/bits.ts';
import { eq, isZero, sge, sle, uge, ule } from '../../../sat/bits/bits-compare.ts';
import { type Circuit, FALSE, type Lit, TRUE } from '../../../sat/circuit/circuit.ts';
import { STOP_POINTER_BITS, stopDiagnostic } from '../../../vm/text/fail.ts';
import type { Executor, Frame } from '../frame.ts';
import { offsetAddress } from '../memory/addresses.ts';
import { beginLife, endCalls, endLife } from '../memory/lives.ts';
import { binary, comparison, extend, nary, overflow, truncate, unary } from '../values/arithmetic.ts';
import { byTable, type FloatInstr, isOnlyPrinted } from '../values/floats.ts';
import { narrow, narrowInputs } from '../values/narrow.ts';
import { undefAny } from '../values/undefined-bits.ts';
import { underGuard } from '../values/under-guard.ts';
import {
  addressValue,
  anyUndefined,
  choose,
  constantValue,
  POINTER_BITS,
  same,
  undefinedValue,
  type Value,
  withUndef,
  zeros,
} from '../values/value.ts';
import { call, icall } from './calls.ts';
import { goesForward } from './clocks.ts';
import { access, failIf, unsupported, widthOf } from './memory-instructions.ts';
import { alloca, blockSize, malloc } from './objects-instructions.ts';
import { sync } from './sync.ts';
import { create, detach, free, join } from './thread-instructions.ts';
import { vastart } from './varargs.ts';

const UNMET = { assert: 'assertion', require: 'memory', serial: 'not-serial' } as const;

/** What each instruction means, in terms of circuits, events and checks. */
export const executor: Executor = { operand, instruction };

function operand(frame: Frame, o: Operand): Value {
  const { objects } = frame.round.known;
  switch (o.kind) {
    case 'value':
      return frame.env[o.id];
    case 'const':
      return constantValue(widthOf(o.type), o.bits);
    case 'function':
      return addressValue(objects.addressOfFunction(o.func));
    case 'global': {
      if (!frame.round.known.program.globals[o.global].threadLocal) {
        const base = objects.addressOfGlobal(o.global, 0);
        return addressValue(base + o.offset, base);
      }
      const { base } = objects.threadLocal(frame.thread.id, o.global);
      return addressValue(base + o.offset, base);
    }
    case 'undef':
      return undefinedValue(widthOf(o.type));
    default:
      return unreachable(o);
  }
}

function instruction(frame: Frame, block: number, index: number): void {
  const i = frame.shape.func.blocks[block].instrs[index];
  const where = `${frame.path} ${frame.place}:${index}`;
  const results = execute(frame, i, where);
  results.forEach((value, n) => {
    frame.env[resultId(i, n)] = value;
  });
}

function resultId(i: Instr, n: number): number {
  if (i.op === 'call' || i.op === 'icall') return i.dsts[n].id;
  if (n === 0) return (i as Extract<Instr, { dst: unknown }>).dst;
  return i.op === 'cmpxchg' ? i.ok : (i as Extract<Instr, { op: 'overflow' }>).overflow;
}

function execute(frame: Frame, i: Instr, where: string): readonly Value[] {
  const { round, thread } = frame;
  const { c } = round;
  const get = (o: Jump['args'][number]): Value => operand(frame, o);
  switch (i.op) {
    case 'bin': {
      const [a, b] = [get(i.a), get(i.b)];
      if (i.bin === 'udiv' || i.bin === 'sdiv' || i.bin === 'urem' || i.bin === 'srem')
        division(frame, i, a, b);
      if (frame.guard === FALSE) return [a];
      return [underGuard(c, frame.guard, narrow(round, binary(c, i.bin, a, b)))];
    }
    case 'icmp':
      return [comparison(c, i.pred, get(i.a), get(i.b))];
    case 'cast':
      return [cast(frame, i, get(i.a))];
    case 'select': {
      const [cond, a, b] = [get(i.cond), get(i.a), get(i.b)];
      const value = choose(c, cond.bits[0], a, b);
      if (cond.undef === null) return [value];
      const differ = a.bits.map((bit, n) =>
        c.and(
          cond.undef?.[0] ?? FALSE,
          c.or(c.xor(bit, b.bits[n]), c.or(a.undef?.[n] ?? FALSE, b.undef?.[n] ?? FALSE)),
        ),
      );
      const undef = differ.map((lit, n) => c.or(lit, value.undef?.[n] ?? FALSE));
      return [{ ...withUndef(value.bits, undef), cases: value.cases }];
    }
    case 'gep': {
      const index = i.index === null ? null : underGuard(c, frame.guard, get(i.index));
      return [
        offsetAddress(c, get(i.base), {
          index,
          scale: i.scale,
          offset: i.offset,
          wraps: round.known.objects.pointerBytes === 4,
        }),
      ];
    }
    case 'unary':
    case 'nary': {
      const value = i.op === 'unary' ? unary(c, i.unary, get(i.a)) : nary(c, i.nary, i.args.map(get));
      return [value ?? floats(frame, i, i.op === 'unary' ? [get(i.a)] : i.args.map(get))];
    }
    case 'overflow': {
      const { value, over } = overflow(c, i.arith, get(i.a), get(i.b));
      return [value, over];
    }
    case 'freeze': {
      const value = get(i.a);
      if (value.undef === null) return [value];
      return [
        withUndef(
          value.bits.map((bit, n) => c.and(bit, (value.undef?.[n] ?? FALSE) ^ 1)),
          null,
        ),
      ];
    }
    case 'fbin':
    case 'fcmp':
      return [floats(frame, i, [get(i.a), get(i.b)])];
    case 'alloca':
      return [alloca(frame, i, i.count === null ? null : get(i.count), where)];
    case 'malloc':
      return [malloc(frame, i, defined(frame, i, get(i.size)), where)];
    case 'lifetime':
      if (i.begin) beginLife(frame, get(i.addr));
      else endLife(frame, get(i.addr), i.at);
      return [];
    case 'blocksize':
      return [blockSize(frame, get(i.addr), i.at)];
    case 'load':
      return access(frame, i, get(i.addr), []);
    case 'store':
    case 'rmw':
      return access(frame, i, get(i.addr), [get(i.value)]);
    case 'cmpxchg':
      return access(frame, i, get(i.addr), [get(i.expected), get(i.desired)]);
    case 'fence':
      fence(frame, i);
      return [];
    case 'sync': {
      const done = sync(round, thread, i.sync, defined(frame, i, get(i.addr)), {
        guard: frame.guard,
        at: i.at,
      });
      frame.guard = done.guard;
      return [done.value];
    }
    case 'free':
      free(frame, defined(frame, i, get(i.addr)), i.family, i.at);
      return [];
    case 'create':
      return [create(frame, defined(frame, i, get(i.func)), defined(frame, i, get(i.arg)), i.at, where)];
    case 'join':
      return [fitted(join(frame, defined(frame, i, get(i.thread)), i.at), widthOf(i.type))];
    case 'detach':
      detach(frame, defined(frame, i, get(i.thread)), i.at);
      return [];
    case 'self':
      return [constantValue(widthOf(i.type), thread.id + 1)];
    case 'threadexit': {
      const value = defined(frame, i, get(i.value));
      endCalls(frame);
      thread.returned.push({ guard: frame.guard, value });
      frame.guard = FALSE;
      return [];
    }
    case 'halt':
      halt(frame, i);
      return [];
    case 'yield':
      round.step(thread, frame.guard, 'yield', null);
      return [];
    case 'atomic':
      atomic(frame, i);
      return [];
    case 'assume': {
      const cond = defined(frame, i, get(i.cond));
      const holds = isZero(c, cond.bits) ^ 1;
      round.check(thread, 'assume', c.and(frame.guard, holds ^ 1), { at: i.at, message: 'assume' });
      frame.guard = c.and(frame.guard, holds);
      return [];
    }
    case 'assert':
    case 'require':
    case 'serial': {
      const cond = defined(frame, i, get(i.cond));
      failIf(frame, UNMET[i.op], isZero(c, cond.bits), i.at, i.message);
      return [];
    }
    case 'inrange': {
      const cond = get(i.cond);
      const wrong = c.and(isZero(c, cond.bits), anyUndefined(c, cond) ^ 1);
      failIf(frame, 'overflow', wrong, i.at, i.message);
      return [];
    }
    case 'choose':
      if (isCommitTime(i)) return [commitTime(frame, i)];
      return [i.of === '' ? chooseValue(frame, i, get(i.lo), get(i.hi)) : applyFunction(frame, i)];
    case 'observe':
    case 'output':
      return output(frame, i);
    case 'call':
      return call(frame, i, where);
    case 'icall':
      return icall(frame, i, where);
    case 'vastart':
      vastart(frame, i, defined(frame, i, get(i.list)));
      return [];
    case 'terminate':
      round.check(thread, 'exception', frame.guard, { at: i.at, message: i.message });
      frame.guard = FALSE;
      return [];
    case 'unsupported':
      round.check(
        thread,
        'unsupported',
        frame.guard,
        { at: i.at, message: i.message },
        {
          diagnostic: { code: i.code, severity: 'error', message: i.message, help: i.help },
        },
      );
      frame.guard = FALSE;
      return [];
    default:
      return unreachable(i);
  }
}

/** Library arguments are defined. */
function defined(frame: Frame, i: Instr, value: Value): Value {
  failIf(frame, 'uninitialized', anyUndefined(frame.round.c, value), i.at, 'an argument is undefined');
  return value.undef === null ? value : { ...value, undef: null };
}

function division(frame: Frame, i: Extract<Instr, { op: 'bin' }>, a: Value, b: Value): void {
  const { c } = frame.round;
  const width = a.bits.length;
  const undef = c.or(anyUndefined(c, a), anyUndefined(c, b));
  const zero = c.and(isZero(c, b.bits), undef ^ 1);
  failIf(frame, 'arithmetic', zero, i.at, 'division by zero');
  if (i.bin !== 'sdiv' && i.bin !== 'srem') return;
  const least = eq(c, a.bits, bigConstant(width, 1n << BigInt(width - 1)));
  const minusOne = eq(c, b.bits, bigConstant(width, -1n));
  failIf(frame, 'arithmetic', c.and(undef ^ 1, c.and(least, minusOne)), i.at, 'division overflows');
}

function cast(frame: Frame, i: Extract<Instr, { op: 'cast' }>, a: Value): Value {
  const { round, thread } = frame;
  const { c } = round;
  const to = widthOf(i.type);
  switch (i.cast) {
    case 'trunc':
      return truncate(a, to);
    case 'zext':
      return extend(a, to, false);
    case 'sext':
      return extend(a, to, true);
    case 'bitcast':
      return a.bits.length === to ? a : truncate(a, to);
    case 'ptrtoint':
      return to >= POINTER_BITS ? extend(a, to, true) : truncate(a, to);
    case 'inttoptr': {
      if (a.bits.length <= POINTER_BITS) return extend(a, POINTER_BITS, false);
      const whole = sext(a.bits.slice(0, POINTER_BITS), a.bits.length);
      const bad = c.and(frame.guard, eq(c, a.bits, whole) ^ 1);
      round.check(
        thread,
        'unsupported',
        bad,
        { at: i.at, message: 'pointer' },
        {
          diagnostic: stopDiagnostic(STOP_POINTER_BITS, ''),
        },
      );
      frame.guard = c.and(frame.guard, bad ^ 1);
      return truncate(round.recall(a), POINTER_BITS);
    }
    default:
      return floats(frame, i, [a]);
  }
}

/** Floats, and what else has no circuit: by a table of the operands' values. */
function floats(frame: Frame, i: FloatInstr, operands: readonly Value[]): Value {
  const width = widthOf(i.type);
  const value = byTable(frame.round.c, frame.guard, i, operands, width);
  if (value !== null) return value;
  if (!isOnlyPrinted(frame.shape.func, i.dst))
    unsupported(frame, i.at, i.op === 'cast' ? 'floating-point conversion' : 'floating-point arithmetic');
  return withUndef(zeros(width), undefAny(frame.round.c, width, operands));
}

const fitted = (value: Value, width: number): Value =>
  value.bits.length === width
    ? value
    : value.bits.length > width
      ? truncate(value, width)
      : extend(value, width, true);

/** Others notice a fence only where stores wait in buffers. */
function fence(frame: Frame, i: Extract<Instr, { op: 'fence' }>): void {
  const { round, thread, guard } = frame;
  const full = i.kind === 'full' || (i.kind === 'thread' && i.order === 'sc');
  const barrier = i.kind === 'ss' || (i.kind === 'thread' && (i.order === 'rel' || i.order === 'acq_rel'));
  const order: Order = i.kind === 'full' ? 'sc' : i.kind === 'thread' ? i.order : 'na';
  const orders = round.limits.races && order !== 'na' && order !== 'rlx';
  const graph = round.limits.graph !== undefined && i.kind !== 'signal';
  if (round.alone || (!full && !barrier && !orders && !graph)) return;
  const event = round.emit(thread, {
    kind: 'fence',
    guard,
    at: i.at,
    drains: full,
    barrier,
    order,
    fence: i.kind,
    text: 'fence',
  });
  if (full || barrier) round.step(thread, guard, 'soft', event);
}

function halt(frame: Frame, i: Extract<Instr, { op: 'halt' }>): void {
  if (i.how === 'abort') failIf(frame, 'assertion', TRUE, i.at, 'abort() is called');
  else haltEvent(frame, i.at, i.how === 'exit');
  frame.guard = FALSE;
}

/** The program ends; `orderly`: everything should be in order then. */
export function haltEvent(
  { round, thread, guard }: Pick<Frame, 'round' | 'thread' | 'guard'>,
  at: Instr['at'],
  orderly: boolean,
): void {
  const text = orderly ? 'end of the program' : 'end of the execution';
  const event = round.emit(thread, { kind: 'halt', guard, at, orderly, text });
  round.step(thread, guard, 'halt', event);
}

function atomic(frame: Frame, i: Extract<Instr, { op: 'atomic' }>): void {
  const { round, thread, guard } = frame;
  thread.inside = i.begin ? round.c.or(thread.inside, guard) : round.c.and(thread.inside, guard ^ 1);
  const kind = i.begin ? 'atomic-begin' : 'atomic-end';
  const event = round.alone ? null : round.emit(thread, { kind, guard, at: i.at, drains: true, text: kind });
  round.step(thread, guard, i.begin ? 'atomic-begin' : 'soft', event);
}

function chooseValue(frame: Frame, i: Extract<Instr, { op: 'choose' }>, lo: Value, hi: Value): Value {
  const { round, thread, guard } = frame;
  const { c } = round;
  const width = widthOf(i.type);
  const bits =
    constantOf(lo.bits) !== null && same(c, lo, hi) === 1
      ? lo.bits
      : narrowInputs(c, round, width, lo.bits, hi.bits);
  const inside = i.signed
    ? c.and(sge(c, bits, lo.bits), sle(c, bits, hi.bits))
    : c.and(uge(c, bits, lo.bits), ule(c, bits, hi.bits));
  const every = i.signed ? -(1n << BigInt(width - 1)) : 0n;
  const full =
    constantOf(lo.bits) === BigInt.asUintN(width, every) &&
    constantOf(hi.bits) === BigInt.asUintN(width, every - 1n);
  if (!full) round.assume(c.implies(guard, inside));
  goesForward(frame, i, bits);
  thread.choices.push({ guard, bits, signed: i.signed, waiter: false, real: 1 });
  return { bits, undef: null, cases: null };
}

/** As long as there is one thread, its commits are in its order and before all others (ir/commit-time.ts). */
function commitTime(frame: Frame, i: Extract<Instr, { op: 'choose' }>): Value {
  const { round, thread, guard } = frame;
  const { c } = round;
  const width = widthOf(i.type);
  const choice = { guard, signed: false, waiter: false, real: 1 };
  const chosen = (bits: Bits): Value => ({ bits, undef: null, cases: null });
  if (round.alone) {
    const bits = bigConstant(width, BigInt(++round.commits));
    if (round.commits >= FIRST_SHARED_COMMIT) unsupported(frame, i.at, 'so many commits before the threads');
    thread.choices.push({ ...choice, bits });
    return chosen(bits);
  }
  const bits = [...inputs(c, MAX_COMMITS.toString(2).length), ...bigConstant(width, 0n)].slice(0, width);
  const first = bigConstant(width, BigInt(FIRST_SHARED_COMMIT));
  round.assume(c.implies(guard, uge(c, bits, first)));
  thread.choices.push({ ...choice, bits, commit: thread.events.length });
  return chosen(bits);
}

/**
 * What an unknown function gives: an input for each application, and for any two of the same function that equal
 * arguments give equal results (Ackermann). Applications that do not take place may be held to that too: whatever takes
 * place can be completed to a function.
 */
function applyFunction(frame: Frame, i: Extract<Instr, { op: 'choose' }>): Value {
  const { round, thread, guard } = frame;
  const { c } = round;
  const args = i.args.map((arg) => defined(frame, i, operand(frame, arg.operand)));
  const before = round.applications.get(i.of) ?? [];
  round.applications.set(i.of, before);
  const pairs = before.map((one) => ({ one, equal: sameArguments(c, one.args, args) }));
  const known = pairs.find(({ one, equal }) => equal === TRUE && one.bits.length === widthOf(i.type));
  const bits =
    known?.one.bits ??
    narrowInputs(c, round, widthOf(i.type), operand(frame, i.lo).bits, operand(frame, i.hi).bits);
  if (known === undefined) {
    for (const { one, equal } of pairs)
      if (one.bits.length === bits.length) round.assume(c.implies(equal, eq(c, one.bits, bits)));
    before.push({ args, bits });
  }
  thread.choices.push({ guard, bits, signed: false, waiter: false, real: 1 });
  return { bits, undef: null, cases: null };
}

function sameArguments(c: Circuit, a: readonly Value[], b: readonly Value[]): Lit {
  if (a.length !== b.length || a.some(({ bits }, n) => bits.length !== b[n].bits.length)) return FALSE;
  return c.andAll(a.map((one, n) => same(c, one, b[n])));
}

function output(frame: Frame, i: Extract<Instr, { op: 'observe' | 'output' }>): readonly Value[] {
  const { round, thread } = frame;
  eachOperand(i, (o) => defined(frame, i, operand(frame, o)));
  round.effect(thread, frame.guard);
  if (i.op === 'observe') {
    thread.observations.push({
      guard: frame.guard,
      position: thread.events.length,
      names: i.names,
      types: i.args.map(({ type }) => type),
      values: i.args.map((arg) => operand(frame, arg.operand)),
    });
    return [];
  }
  // How many characters were written is rarely asked for: any number.
  return [{ bits: inputs(round.c, widthOf(i.type)), undef: null, cases: null }];
}
