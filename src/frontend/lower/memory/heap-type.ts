import type { DebugTypeId } from '../../../base/ids.ts';
import type { LFunction, LValue } from '../../llvm/tree.ts';
import type { FunctionContext, Instruction } from '../context.ts';

/**
 * What a heap block holds, for names in traces: `new` says it; for malloc the variable its address is first stored
 * into tells.
 * A guess, and nothing but names depends on it.
 */
export function heapType(f: FunctionContext, call: Instruction<'call'>): DebugTypeId | null {
  const said = call.md.get('heapallocsite');
  if (said !== undefined) return f.module.debug.type(said);
  if (call.name === null) return null;
  const to = firstStores(f.fn).get(call.name);
  if (to === undefined) return null;
  const pointer =
    to.kind === 'local'
      ? f.module.debug.locals(f.fn).get(to.name)?.type
      : to.kind === 'global'
        ? f.tables.debugTypeOf(f.module, to.name)
        : null;
  return pointer == null ? null : pointee(f, pointer);
}

const known = new WeakMap<LFunction, ReadonlyMap<string, LValue>>();

/** Name of a value → where it is first stored. */
function firstStores(fn: LFunction): ReadonlyMap<string, LValue> {
  const found = known.get(fn);
  if (found !== undefined) return found;
  const stores = new Map<string, LValue>();
  for (const block of fn.blocks ?? []) {
    for (const i of block.instrs) {
      if (i.op !== 'store' || i.value.value.kind !== 'local') continue;
      const { name } = i.value.value;
      if (!stores.has(name)) stores.set(name, i.addr.value);
    }
  }
  known.set(fn, stores);
  return stores;
}

function pointee(f: FunctionContext, id: DebugTypeId): DebugTypeId | null {
  let type = f.tables.debugTypes[id];
  while (type?.kind === 'alias' && type.of !== null) type = f.tables.debugTypes[type.of];
  return type?.kind === 'pointer' ? type.to : null;
}
