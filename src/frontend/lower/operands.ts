import type { Operand, Type } from '../../ir/types.ts';
import type { LType, LTyped, LValue } from '../llvm/tree.ts';
import { asOperand, constantScalars, type TypedConst } from './constants/constants.ts';
import type { FunctionContext } from './context.ts';

/** The operands of a value: one per scalar of its type. */
export function operands(f: FunctionContext, value: LValue, type: LType): readonly Operand[] {
  if (value.kind === 'expr' && isCut(f, value, type)) return [cutAddress(f, value, type)];
  if (value.kind !== 'local') return constantScalars(f.module, value, type).map((c) => constantOperand(f, c));
  const known = f.values.get(value.name);
  if (known !== undefined) return known;
  f.missing.set(f.builder.currentBlock, value.name);
  return f.scalars(type).map((t): Operand => ({ kind: 'undef', type: t }));
}

type Expr = Extract<LValue, { kind: 'expr' }>;

/** Part of an address, as of `(uint32_t)(uintptr_t)&x`: no constant of ours, but two instructions. */
const isCut = (f: FunctionContext, { op, args }: Expr, type: LType): boolean =>
  (op === 'ptrtoint' || op === 'ptrtoaddr' || (op === 'trunc' && args[0].value.kind === 'expr')) &&
  type.kind === 'int' &&
  type.bits < f.layout.data.pointerBytes * 8;

function cutAddress(f: FunctionContext, { op, args: [from] }: Expr, type: LType): Operand {
  const { type: wide, a } = operand(f, from.value, from.type);
  const word = op === 'trunc' ? a : f.emit.cast('ptrtoint', wide, f.word, a);
  return f.emit.cast('trunc', op === 'trunc' ? wide : f.word, f.layout.scalar(type), word);
}

export const typedOperands = (f: FunctionContext, { type, value }: LTyped): readonly Operand[] =>
  operands(f, value, type);

/** A value of scalar type. */
export function operand(
  f: FunctionContext,
  value: LValue,
  type: LType,
): { readonly type: Type; readonly a: Operand } {
  return { type: f.layout.scalar(type), a: operands(f, value, type)[0] };
}

export const typedOperand = (f: FunctionContext, { type, value }: LTyped): Operand =>
  operand(f, value, type).a;

/** The integer a constant operand is, or null. */
export const constantInt = (o: Operand | undefined): bigint | null => (o?.kind === 'const' ? o.bits : null);

function constantOperand(f: FunctionContext, { type, value }: TypedConst): Operand {
  const operand = asOperand(value, type);
  if (operand !== null || value.kind !== 'address') return operand ?? { kind: 'undef', type };
  // Only addresses take instructions: one as an integer, or one inside a function's code.
  const pointer = asOperand(value, 'ptr') ?? f.emit.offset(value.base, value.offset);
  return type === 'ptr' ? pointer : f.emit.cast('ptrtoint', 'ptr', type, pointer);
}
