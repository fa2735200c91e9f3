import { constant } from '../../../ir/builder.ts';
import type { Operand, Type } from '../../../ir/types.ts';
import { bitsOf } from '../../../ir/types.ts';
import type { CallArg, LType } from '../../llvm/tree.ts';
import { type CallSite, integer, pointer } from '../calls/call-site.ts';
import { callRuntime } from '../calls/runtime-call.ts';
import type { FunctionContext } from '../context.ts';
import { constantInt } from '../operands.ts';
import { baseOf } from './base-of.ts';
import { chunks, type Piece, planByType, planCopy, readFields } from './copy-plan.ts';
import { keepsAddress } from './kept-addresses.ts';
import { ownAddresses } from './own-address.ts';

/** llvm.memcpy, llvm.memmove: (to, from, length, volatile). An assignment: an object may be assigned to itself. */
export function lowerCopy(f: FunctionContext, call: CallSite, name: 'memcpy' | 'memmove'): void {
  const [to, from, length] = [call.args[0][0], call.args[1][0], call.args[2][0]];
  const n = constantInt(length);
  const pieces =
    n === null
      ? null
      : planCopy(f.layout, {
          length: Number(n),
          align: Math.min(alignment(call.instr.args[0]), alignment(call.instr.args[1])),
          fields: readFields(f.module.unit.module, call.instr.md.get('tbaa.struct')),
          types: pointees(f, [call.instr.args[0], call.instr.args[1]]),
        });
  if (pieces !== null) copyPieces(f, to, from, pieces, name === 'memmove');
  else callRuntime(f, 'memmove', [to, from, f.emit.resize(call.types[2][0], f.word, length, false)]);
  ownAddresses(f, to, call.instr.args[1].value);
}

/** llvm.memset: (to, byte, length, volatile). */
export function lowerSet(f: FunctionContext, call: CallSite): void {
  const [to, byte, length] = [call.args[0][0], call.args[1][0], call.args[2][0]];
  const n = constantInt(length);
  const copy = { length: Number(n ?? 0), align: alignment(call.instr.args[0]), fields: null };
  const pieces =
    n === null ? null : planCopy(f.layout, { ...copy, types: pointees(f, [call.instr.args[0]]) });
  if (pieces !== null) setPieces(f, to, byte, withPadding(f, pieces, copy.length));
  else {
    const size = f.emit.resize(call.types[2][0], f.word, length, false);
    callRuntime(f, 'memset', [to, f.emit.resize('i8', 'i32', byte, false), size]);
  }
}

/**
 * A call of the C function, as the user wrote it: scalar by scalar too, where the length is constant and the type of
 * an end is known. False: call the function.
 */
export function lowerLibraryCopy(f: FunctionContext, call: CallSite): boolean {
  const n = constantInt(call.args[2]?.[0]);
  if (n === null) return false;
  const ends = call.name === 'memset' ? [call.instr.args[0]] : [call.instr.args[0], call.instr.args[1]];
  const planned = planByType(f.layout, pointees(f, ends), Number(n));
  if (planned === null) return false;
  // Unlike an assignment, the function copies padding too.
  const pieces = withPadding(f, planned, Number(n));
  const to = pointer(f, call, 0);
  if (call.name === 'memcpy') requireApart(f, call, to, pointer(f, call, 1), Number(n));
  if (call.name !== 'memset') copyPieces(f, to, pointer(f, call, 1), pieces, call.name === 'memmove');
  else setPieces(f, to, integer(f, call, 1, 'i8', false), pieces);
  return true;
}

/**
 * memcpy asks for ends that do not overlap. Not asked of two variables, or of a local one whose address nobody keeps and what is
 * not seen to point into it: that local can go into registers.
 */
function requireApart(f: FunctionContext, call: CallSite, to: Operand, from: Operand, length: number): void {
  const [a, b] = [baseOf(f, call.instr.args[0].value, to), baseOf(f, call.instr.args[1].value, from)];
  const isReached = (base: string): boolean => base.startsWith('@') || keepsAddress(f.fn, base.slice(1));
  const mayOverlap = a === b || (a === null ? isReached(b ?? '@') : b === null && isReached(a));
  if (!mayOverlap || length === 0) return;
  const { emit } = f;
  const before = emit.icmp('ule', 'ptr', emit.offset(to, length), from);
  const after = emit.icmp('ule', 'ptr', emit.offset(from, length), to);
  const message = 'memcpy between overlapping memory; use memmove';
  emit.instr({ op: 'require', cond: emit.bin('or', 'i1', before, after), message });
}

/** Copies an object of `type`: a byval argument. */
export function copyObject(f: FunctionContext, to: Operand, from: Operand, type: LType): void {
  const length = f.layout.size(type);
  const pieces = planCopy(f.layout, { length, align: f.layout.align(type), fields: null, types: [type] });
  if (pieces !== null) copyPieces(f, to, from, pieces, false);
  else callRuntime(f, 'memmove', [to, from, constant(f.word, length)]);
}

/** `overlap`: the ends may overlap, so everything is read before anything is written. */
export function copyPieces(
  f: FunctionContext,
  to: Operand,
  from: Operand,
  pieces: readonly Piece[],
  overlap: boolean,
): void {
  const { emit } = f;
  const load = (p: Piece): Operand => emit.load(p.type, emit.offset(from, p.offset));
  const store = (p: Piece, value: Operand): void => emit.store(p.type, emit.offset(to, p.offset), value);
  if (overlap) {
    const values = pieces.map(load);
    pieces.forEach((p, n) => {
      store(p, values[n]);
    });
  } else for (const p of pieces) store(p, load(p));
}

function setPieces(f: FunctionContext, to: Operand, byte: Operand, pieces: readonly Piece[]): void {
  for (const p of pieces) {
    const type: Type = constantInt(byte) === 0n ? p.type : p.type === 'ptr' ? f.word : `i${bitsOf(p.type)}`;
    f.emit.store(type, f.emit.offset(to, p.offset), repeat(f, byte, type));
  }
}

/** A byte in all bytes of an integer. */
function repeat(f: FunctionContext, byte: Operand, type: Type): Operand {
  const pattern = (BigInt(2) ** BigInt(bitsOf(type)) - 1n) / 255n;
  if (byte.kind === 'const') return constant(type, byte.bits * pattern);
  if (byte.kind === 'undef') return { kind: 'undef', type };
  if (type === 'i8') return byte;
  return f.emit.bin('mul', type, f.emit.resize('i8', type, byte, false), constant(type, pattern));
}

/** The gaps between pieces filled with the widest chunks that fit. */
function withPadding(f: FunctionContext, pieces: readonly Piece[], length: number): readonly Piece[] {
  const all: Piece[] = [];
  let at = 0;
  for (const p of [...pieces, { offset: length, type: 'i8' as Type }]) {
    if (p.offset > at) all.push(...chunks(at, p.offset - at, 8));
    if (p.offset < length) all.push(p);
    at = p.offset + (p.type === 'ptr' ? f.layout.data.pointerBytes : bitsOf(p.type) / 8);
  }
  return all;
}

/** The types of the objects that pointers are known to point to. */
function pointees(f: FunctionContext, args: readonly CallArg[]): readonly LType[] {
  return args.flatMap(({ value }) => {
    const type =
      value.kind === 'local'
        ? f.pointees.get(value.name)
        : value.kind === 'global'
          ? f.tables.objectType(f.module, value.name)
          : null;
    return type ? [type] : [];
  });
}

function alignment(arg: CallArg): number {
  for (const name of arg.attrs.keys()) {
    const align = /^align[ (]?(\d+)/.exec(name);
    if (align !== null) return Number(align[1]);
  }
  return 1;
}
