import type { Operand } from '../../../ir/types.ts';
import type { LValue } from '../../llvm/tree.ts';
import type { FunctionContext } from '../context.ts';

/** The variable that a pointer points into, if that is seen; null: any. */
export function baseOf(f: FunctionContext, value: LValue, operand: Operand): string | null {
  if (operand.kind === 'global') return `@${operand.global}`;
  if (value.kind === 'global') return `@@${value.name}`;
  return value.kind === 'local' ? (f.bases.get(value.name) ?? null) : null;
}
