import { value } from '../../../ir/builder.ts';
import type { Operand } from '../../../ir/types.ts';
import type { FunctionContext } from '../context.ts';
import { noModel } from '../unsupported.ts';

/** Calls a function of the runtime (or the user's own of that name) with arguments of its types; drops the result. */
export function callRuntime(f: FunctionContext, name: string, args: readonly Operand[]): readonly Operand[] {
  const callee = f.tables.callee(f.module, name);
  if (
    callee.kind !== 'defined' ||
    callee.signature === null ||
    callee.signature.params.length !== args.length
  ) {
    throw noModel(name);
  }
  const dsts = callee.signature.returns.map((type) => ({ type, id: f.emit.newValue() }));
  f.emit.instr({ op: 'call', func: callee.func(), args, varargs: [], dsts });
  return dsts.map((d) => value(d.id));
}
