import { value } from '../../../ir/builder.ts';
import type { Operand, Type, TypedOperand } from '../../../ir/types.ts';
import { bitsOf, isInt } from '../../../ir/types.ts';
import type { CallArg } from '../../llvm/tree.ts';
import { roundUp } from '../constants/layout.ts';
import type { Callee, FunctionContext, Instruction, Signature } from '../context.ts';
import { lowerIntrinsic } from '../intrinsics/intrinsics.ts';
import { lowerLibraryCopy } from '../memory/memory-intrinsics.ts';
import { pack } from '../memory/repack.ts';
import { handlerOf, isReserved } from '../names/names.ts';
import { unmodelled } from '../names/unmodelled.ts';
import { operands } from '../operands.ts';
import { mismatch, noModel, noType, Unsupported } from '../unsupported.ts';
import { lowerAsm } from './asm.ts';
import { type CallSite, callSite, type Handler, typedArgs } from './call-site.ts';
import { noteThrow } from './exceptions.ts';
import { calleeName } from './may-throw.ts';

/**
 * A call is, in this order: inline assembly, an LLVM intrinsic, one of our own reserved names, the user's function,
 * a name we lower ourselves, a function of the runtime, or a name nobody knows.
 */
export function lowerCall(f: FunctionContext, i: Instruction<'call'>): void {
  if (i.callee.kind === 'asm') {
    f.define(i, lowerAsm(f, i.callee, callSite(f, 'asm', i)));
    return;
  }
  const name = calleeName(i.callee);
  if (name === null) f.define(i, lowerIndirect(f, i));
  else if (name.startsWith('llvm.')) f.define(i, lowerIntrinsic(f, callSite(f, name, i)));
  else f.define(i, lowerNamed(f, i, name));
}

function lowerNamed(f: FunctionContext, i: Instruction<'call'>, name: string): readonly Operand[] {
  const callee = f.tables.callee(f.module, name);
  const users = callee.kind === 'defined' && !callee.library;
  const handler = users && !isReserved(name) ? null : handlerOf(name);
  if (handler !== null) return handled(f, callSite(f, name, i), handler);
  if (callee.kind === 'ifunc') {
    throw new Unsupported(
      'HED308',
      `${name} is chosen at load time (ifunc)`,
      `give ${name} an ordinary body`,
    );
  }
  if (callee.kind === 'defined') {
    if (name === '__cxa_throw' && !users) noteThrow(f, i);
    if (!users && /^mem(cpy|move|set)$/.test(name)) {
      const call = callSite(f, name, i);
      if (lowerLibraryCopy(f, call)) return [call.args[0][0]];
    }
    return callDefined(f, i, name, callee);
  }
  if (callee.pure) return anyResult(f, callSite(f, name, i));
  throw unmodelled(name) ?? noModel(name);
}

/** A program may declare results that the function does not have. */
function handled(f: FunctionContext, call: CallSite, handler: Handler): readonly Operand[] {
  const got = handler(f, call);
  return call.returns.map((type, n): Operand => got[n] ?? { kind: 'undef', type });
}

/** `heddle_pure`: any value of its type, the same for the same arguments; each scalar of a result is a function of its own. */
function anyResult(f: FunctionContext, call: CallSite): readonly Operand[] {
  const args = typedArgs(call, 0);
  return call.returns.map((type, n) => {
    const bits = type === 'ptr' ? bitsOf(f.word) : bitsOf(type);
    const int: Type = `i${bits}`;
    const chosen = f.emit.apply(int, n === 0 ? call.name : `${call.name}.${n}`, args, call.name);
    if (type === 'ptr') return f.emit.cast('inttoptr', int, type, chosen);
    return isInt(type) ? chosen : f.emit.cast('bitcast', int, type, chosen);
  });
}

function callDefined(
  f: FunctionContext,
  i: Instruction<'call'>,
  name: string,
  callee: Extract<Callee, { kind: 'defined' }>,
): readonly Operand[] {
  const { signature } = callee;
  if (signature === null) throw noType(`long double, or a type as wide, in the prototype of ${name},`);
  const variadic = signature.variadic && i.signature?.kind === 'function' ? i.signature.params.length : null;
  const given = typedArguments(f, i.args, variadic ?? Number.POSITIVE_INFINITY);
  const args = signature.params.map((type, n) => passed(f, name, type, given[n]));
  const varargs = signature.variadic ? given.slice(signature.params.length) : [];
  const dsts = signature.returns.map((type) => ({ type, id: f.emit.newValue() }));
  f.emit.instr({ op: 'call', func: callee.func(), args, varargs, dsts });
  return results(
    f,
    i,
    name,
    signature,
    dsts.map((d) => value(d.id)),
  );
}

/** Calls without a prototype may pass other types than the function takes: too few are undefined, too many dropped. */
function passed(f: FunctionContext, name: string, type: Type, given: TypedOperand | undefined): Operand {
  if (given === undefined) return { kind: 'undef', type };
  if (given.type === type) return given.operand;
  if (isInt(type) && isInt(given.type) && bitsOf(type) < bitsOf(given.type)) {
    return f.emit.resize(given.type, type, given.operand, false);
  }
  if (type === 'ptr' && given.type === f.word)
    return f.emit.cast('inttoptr', given.type, type, given.operand);
  if (type === f.word && given.type === 'ptr') return f.emit.cast('ptrtoint', 'ptr', type, given.operand);
  // An int where a wider type is expected: the upper half is whatever the register held, except for constants and null.
  throw mismatch(name);
}

function results(
  f: FunctionContext,
  i: Instruction<'call'>,
  name: string,
  signature: Signature,
  got: readonly Operand[],
): readonly Operand[] {
  const wanted = f.scalars(i.returns);
  return wanted.map((type, n): Operand => {
    const from = signature.returns[n];
    if (from === undefined) return { kind: 'undef', type };
    if (from === type) return got[n];
    if (isInt(from) && isInt(type) && bitsOf(type) < bitsOf(from))
      return f.emit.resize(from, type, got[n], false);
    throw mismatch(name);
  });
}

function lowerIndirect(f: FunctionContext, i: Instruction<'call'>): readonly Operand[] {
  const target = operands(f, i.callee, { kind: 'ptr' })[0];
  const fixed =
    i.signature?.kind === 'function' && i.signature.variadic ? i.signature.params.length : i.args.length;
  const given = typedArguments(f, i.args, fixed);
  const count = i.args.slice(0, fixed).reduce((n, arg) => n + f.scalars(arg.type).length, 0);
  const params = given.slice(0, count);
  const dsts = f.scalars(i.returns).map((type) => ({ type, id: f.emit.newValue() }));
  f.emit.instr({
    op: 'icall',
    target,
    params: params.map((p) => p.type),
    args: params.map((p) => p.operand),
    varargs: given.slice(count),
    dsts,
  });
  return dsts.map((d) => value(d.id));
}

/**
 * The scalars of all arguments. From argument `fixed` on they are variadic: each takes whole slots of the argument
 * area, so small vectors are packed, and structs passed by value become the words they consist of.
 */
function typedArguments(
  f: FunctionContext,
  args: readonly CallArg[],
  fixed: number,
): readonly TypedOperand[] {
  return args.flatMap((arg, n): readonly TypedOperand[] => {
    const scalars = operands(f, arg.value, arg.type);
    const types = f.scalars(arg.type);
    const struct = arg.attrs.get('byval');
    if (n >= fixed && struct) {
      const slots = roundUp(f.layout.size(struct), f.layout.data.pointerBytes) / f.layout.data.pointerBytes;
      return Array.from({ length: slots }, (_, k) => argumentWord(f, scalars[0], f.layout.size(struct), k));
    }
    if (n >= fixed && scalars.length > 1) {
      const whole: Type = `i${types.reduce((sum, t) => sum + bitsOf(t), 0)}`;
      if (bitsOf(whole) <= 64) return [{ type: whole, operand: pack(f.emit, types, whole, scalars) }];
    }
    return scalars.map((operand, k) => ({ type: types[k], operand }));
  });
}

/** Word k of a struct of `size` bytes; the last one may be shorter. */
function argumentWord(f: FunctionContext, base: Operand, size: number, k: number): TypedOperand {
  const word = f.layout.data.pointerBytes;
  const rest = Math.min(word, size - k * word);
  const at = f.emit.offset(base, k * word);
  if (rest === word) return { type: f.word, operand: f.emit.load(f.word, at) };
  const bytes = Array.from({ length: rest }, (_, n) => f.emit.load('i8', f.emit.offset(at, n)));
  return {
    type: f.word,
    operand: pack(
      f.emit,
      bytes.map(() => 'i8'),
      f.word,
      bytes,
    ),
  };
}
