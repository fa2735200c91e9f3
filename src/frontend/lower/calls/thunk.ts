import type { LFunction, LInstr, LType } from '../../llvm/tree.ts';

/**
 * A function whose address is taken but which has no body (`&free`, or one nobody knows): a body that calls the name,
 * so that the call is lowered, or reported, like any other.
 */
export function thunk(declared: LFunction): LFunction {
  const { pos, name, returns } = declared;
  const node = { pos, md: new Map() };
  const params = declared.params.map((p, n) => ({ ...p, name: `argument${n}` }));
  const signature: LType = { kind: 'function', returns, params: params.map((p) => p.type), variadic: false };
  const named = returns.kind !== 'void';
  const call: LInstr = {
    ...node,
    op: 'call',
    name: named ? 'result' : null,
    returns,
    callee: { kind: 'global', name },
    signature,
    args: params.map((p) => ({ type: p.type, value: { kind: 'local', name: p.name }, attrs: new Map() })),
    attrs: [],
    normal: null,
    unwind: null,
  };
  // Where the rest of the arguments lies is known to the caller only.
  const through: LInstr = { ...node, op: 'other', name: null, opcode: `call of ${name} through a pointer` };
  if (declared.variadic)
    return { ...declared, linkage: 'internal', blocks: [{ label: 'entry', instrs: [through] }] };
  const value = named ? { type: returns, value: { kind: 'local' as const, name: 'result' } } : null;
  const ret: LInstr = { ...node, op: 'ret', name: null, value };
  return { ...declared, params, linkage: 'internal', blocks: [{ label: 'entry', instrs: [call, ret] }] };
}
