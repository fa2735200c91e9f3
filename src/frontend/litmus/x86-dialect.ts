import type { SourceSpan } from '../../base/failure.ts';
import { constant } from '../../ir/builder.ts';
import { FETCH_OPS, type FetchOp } from '../../ir/operators.ts';
import type { Operand } from '../../ir/types.ts';
import { type Cursor, litmusError } from './scanner.ts';
import type { LitmusThread } from './thread-builder.ts';

/**
 * herd's X86 dialect: columns of instructions, Intel operand order, 32-bit registers. A plain `MOV` is a plain access,
 * `XCHG` with memory and `LOCK`-prefixed instructions are read-modify-writes, as on the machine. A memory operand of
 * an instruction without `LOCK` is a load followed by a store.
 */
type Place =
  | { readonly kind: 'register' | 'memory'; readonly address: Operand }
  | { readonly kind: 'immediate'; readonly value: Operand };

const ARITHMETIC: Readonly<Record<string, FetchOp>> = Object.fromEntries(
  FETCH_OPS.map((op) => [op.toUpperCase(), op]),
);
const REGISTER = /^[ER]?(AX|BX|CX|DX|SI|DI|BP|SP)$|^R\d+D?$/;
const LOCKABLE = new Set(['XCHG', 'INC', 'DEC', 'ADD', 'SUB', 'AND', 'OR', 'XOR', 'XADD', 'CMPXCHG']);
const NAMES = 'MOV, XCHG, MFENCE, SFENCE, LFENCE, INC, DEC, ADD, SUB, AND, OR, XOR, XADD and CMPXCHG';

/** One instruction of thread `thread`, up to the column's end. */
export function x86Instruction(cursor: Cursor, thread: LitmusThread): void {
  const locked = cursor.is('LOCK', 'lock');
  if (locked) cursor.take();
  const { text, at } = cursor.name('an instruction');
  const name = text
    .toUpperCase()
    .replace(/[LQ]$/, (suffix) =>
      text.length > 3 && !['SHL', 'SAL', 'MUL'].includes(text.toUpperCase()) ? '' : suffix,
    );
  if (cursor.is(':')) throw litmusError(at, 'labels are not modelled', 'tests are without jumps and labels');
  if (locked && !LOCKABLE.has(name))
    throw litmusError(at, `LOCK has no meaning before ${text}`, `it goes with ${[...LOCKABLE].join(', ')}`);
  const { builder } = thread;
  const loc = thread.loc(at);
  const place = (): Place => operand(cursor, thread);
  const comma = (): void => void cursor.expect(',');
  switch (name) {
    case 'MFENCE':
      builder.append({ op: 'fence', kind: 'full', order: 'sc', at: loc });
      return;
    case 'SFENCE':
    case 'LFENCE':
    case 'NOP':
      return; /* order nothing that TSO does not keep already */
    case 'MOV': {
      const to = place();
      comma();
      return write(thread, to, read(thread, oneMemory(to, place(), at), at), at);
    }
    case 'XCHG': {
      const a = place();
      comma();
      const b = oneMemory(a, place(), at);
      return exchange(thread, a, b, at);
    }
    case 'INC':
    case 'DEC':
      return arithmetic(
        thread,
        name === 'INC' ? 'add' : 'sub',
        { to: place(), from: { kind: 'immediate', value: constant('i32', 1) } },
        locked,
        at,
      );
    case 'ADD':
    case 'SUB':
    case 'AND':
    case 'OR':
    case 'XOR': {
      const to = place();
      comma();
      return arithmetic(thread, ARITHMETIC[name], { to, from: oneMemory(to, place(), at) }, locked, at);
    }
    case 'XADD': {
      const to = memory(place(), at);
      comma();
      const from = place();
      if (!locked) throw litmusError(at, 'XADD without LOCK is not modelled', 'write LOCK XADD');
      const old = builder.define({
        op: 'rmw',
        rmw: 'add',
        type: 'i32',
        addr: to,
        value: read(thread, from, at),
        order: 'sc',
        scope: 'shared',
        at: loc,
      });
      return write(thread, from, old, at);
    }
    case 'CMPXCHG': {
      const to = memory(place(), at);
      comma();
      const desired = read(thread, place(), at);
      if (!locked) throw litmusError(at, 'CMPXCHG without LOCK is not modelled', 'write LOCK CMPXCHG');
      const eax = registerOf(thread, 'EAX', at);
      const old = builder.define({
        op: 'cmpxchg',
        type: 'i32',
        ok: builder.newValue(),
        addr: to,
        expected: thread.read(eax, at),
        desired,
        success: 'sc',
        failure: 'sc',
        weak: false,
        scope: 'shared',
        at: loc,
      });
      return thread.write(eax, old, at);
    }
    default:
      throw litmusError(at, `the instruction ${text} is not modelled`, `Heddle knows ${NAMES}`);
  }
}

const registerOf = (thread: LitmusThread, name: string, at: SourceSpan): Operand =>
  thread.register(name, constant('i32', 0), 'i32', at);

function operand(cursor: Cursor, thread: LitmusThread): Place {
  const at = cursor.at();
  if (cursor.accept('[')) {
    const { text, at: nameAt } = cursor.name('a location');
    if (REGISTER.test(text.toUpperCase()))
      throw litmusError(nameAt, 'an address in a register is not modelled', 'name the location: [x]');
    const address = thread.location(text, nameAt);
    cursor.expect(']');
    return { kind: 'memory', address };
  }
  if (cursor.accept('$') || cursor.peek().kind === 'number' || cursor.is('-'))
    return { kind: 'immediate', value: constant('i32', cursor.number('a number')) };
  const { text } = cursor.name('a register, [location] or $number');
  if (!REGISTER.test(text.toUpperCase()))
    throw litmusError(at, `'${text}' is not a register`, `write [${text}] for the location ${text}`);
  return { kind: 'register', address: registerOf(thread, text.toUpperCase(), at) };
}

/** The machine has no instruction with two memory operands. */
function oneMemory(first: Place, second: Place, at: SourceSpan): Place {
  if (first.kind === 'memory' && second.kind === 'memory')
    throw litmusError(at, 'only one operand can be in memory', 'load one of them into a register first');
  return second;
}

function memory(place: Place, at: SourceSpan): Operand {
  if (place.kind !== 'memory')
    throw litmusError(at, 'this instruction needs a memory operand', 'write [x] for the location x');
  return place.address;
}

function read(thread: LitmusThread, place: Place, at: SourceSpan): Operand {
  if (place.kind === 'immediate') return place.value;
  if (place.kind === 'register') return thread.read(place.address, at);
  return thread.builder.define({
    op: 'load',
    type: 'i32',
    addr: place.address,
    order: 'na',
    scope: 'shared',
    at: thread.loc(at),
  });
}

function write(thread: LitmusThread, place: Place, value: Operand, at: SourceSpan): void {
  if (place.kind === 'immediate') throw litmusError(at, 'a number cannot be written to');
  if (place.kind === 'register') return thread.write(place.address, value, at);
  thread.builder.append({
    op: 'store',
    type: 'i32',
    addr: place.address,
    value,
    order: 'na',
    scope: 'shared',
    at: thread.loc(at),
  });
}

function exchange(thread: LitmusThread, a: Place, b: Place, at: SourceSpan): void {
  const [target, other] = b.kind === 'memory' ? [b, a] : [a, b];
  if (target.kind !== 'memory') {
    const old = read(thread, target, at);
    write(thread, target, read(thread, other, at), at);
    return write(thread, other, old, at);
  }
  const value = read(thread, other, at);
  const old = thread.builder.define({
    op: 'rmw',
    rmw: 'xchg',
    type: 'i32',
    addr: target.address,
    value,
    order: 'sc',
    scope: 'shared',
    at: thread.loc(at),
  });
  write(thread, other, old, at);
}

interface Operands {
  readonly to: Place;
  readonly from: Place;
}

function arithmetic(
  thread: LitmusThread,
  op: FetchOp,
  { to, from }: Operands,
  locked: boolean,
  at: SourceSpan,
): void {
  const b = read(thread, from, at);
  if (locked) {
    thread.builder.define({
      op: 'rmw',
      rmw: op,
      type: 'i32',
      addr: memory(to, at),
      value: b,
      order: 'sc',
      scope: 'shared',
      at: thread.loc(at),
    });
    return;
  }
  const a = read(thread, to, at);
  write(thread, to, thread.builder.define({ op: 'bin', bin: op, type: 'i32', a, b, at: thread.loc(at) }), at);
}
