import type { Operand, Type, TypedOperand } from '../../../ir/types.ts';
import { isFloat } from '../../../ir/types.ts';
import type { FunctionContext, Instruction } from '../context.ts';
import { typedOperands } from '../operands.ts';
import { mismatch } from '../unsupported.ts';

/** A call whose arguments are lowered: for each argument its scalars and their types. */
export interface CallSite {
  readonly name: string;
  readonly instr: Instruction<'call'>;
  readonly args: readonly (readonly Operand[])[];
  readonly types: readonly (readonly Type[])[];
  /** The scalars of the result. */
  readonly returns: readonly Type[];
}

/** Lowers a call that is not a call of a C function; gives the scalars of the result. */
export type Handler = (f: FunctionContext, call: CallSite) => readonly Operand[];

export function callSite(f: FunctionContext, name: string, instr: Instruction<'call'>): CallSite {
  return {
    name,
    instr,
    args: instr.args.map((arg) => typedOperands(f, arg)),
    types: instr.args.map((arg) => f.scalars(arg.type)),
    returns: f.scalars(instr.returns),
  };
}

/** Argument n, of whatever scalar type. A program may declare a library function otherwise than the library does. */
export function argument(call: CallSite, n: number): { readonly type: Type; readonly operand: Operand } {
  const [operand, type] = [call.args[n]?.[0], call.types[n]?.[0]];
  if (operand === undefined || type === undefined) throw mismatch(call.name);
  return { type, operand };
}

export function pointer(f: FunctionContext, call: CallSite, n: number): Operand {
  const { type, operand } = argument(call, n);
  if (isFloat(type)) throw mismatch(call.name);
  return type === 'ptr' ? operand : f.emit.cast('inttoptr', type, 'ptr', operand);
}

/** Argument n as an integer of type `to`. */
export function integer(f: FunctionContext, call: CallSite, n: number, to: Type, signed: boolean): Operand {
  const { type, operand } = argument(call, n);
  if (isFloat(type)) throw mismatch(call.name);
  return type === 'ptr'
    ? f.emit.cast('ptrtoint', type, to, operand)
    : f.emit.resize(type, to, operand, signed);
}

/** Is argument n true, as C takes it: an i1. */
export function truth(f: FunctionContext, call: CallSite, n: number): Operand {
  const { type, operand } = argument(call, n);
  if (isFloat(type)) throw mismatch(call.name);
  return f.emit.nonzero(type, operand);
}

/** All scalars of the arguments from the n-th on, with their types. */
export function typedArgs(call: CallSite, from: number): readonly TypedOperand[] {
  return call.args
    .slice(from)
    .flatMap((scalars, n) => scalars.map((operand, k) => ({ type: call.types[from + n][k], operand })));
}

/** A result of type `from` as the type the caller declared. */
export function result(f: FunctionContext, call: CallSite, from: Type, value: Operand): readonly Operand[] {
  const to = call.returns[0];
  if (to === undefined) return [];
  if (to === from) return [value];
  if (isFloat(to) || isFloat(from)) throw mismatch(call.name);
  if (from === 'ptr') return [f.emit.cast('ptrtoint', from, to, value)];
  if (to === 'ptr') return [f.emit.cast('inttoptr', from, to, value)];
  return [f.emit.resize(from, to, value, false)];
}

/** Undefined results, for what does not come back. */
export const nothing = (call: CallSite): readonly Operand[] =>
  call.returns.map((type): Operand => ({ kind: 'undef', type }));
