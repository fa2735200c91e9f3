import type { Operand } from '../../../ir/types.ts';
import type { LGlobal, LType, LValue } from '../../llvm/tree.ts';
import type { Layout } from '../constants/layout.ts';
import type { FunctionContext } from '../context.ts';

/**
 * What was initialised keeps its own address behind its word (docs/intrinsics.md), so that a second initialisation is seen.
 * An initialiser (`PTHREAD_MUTEX_INITIALIZER`) does not know where it will be: it has this symbol there, which becomes the
 * address of the object in which it is: in the bytes of a global, where it is stored, and where a variable
 * gets the constant that clang has made of its initialiser. Whoever copies the object then copies its address, not the copy's.
 */
const OWN_ADDRESS = '__heddle_own_address';
/** In both data models. */
export const BEHIND_WORD = 8;

export const isOwnAddress = (value: LValue): boolean => value.kind === 'global' && value.name === OWN_ADDRESS;

/** After a variable at `to` got the constant `from`: the addresses in it. */
export function ownAddresses(f: FunctionContext, to: Operand, from: LValue): void {
  if (from.kind !== 'global' || !/^(__const\.|constinit)/.test(from.name)) return;
  const def: LGlobal | undefined = f.module.unit.module.globals.find(({ name }) => name === from.name);
  for (const at of placesIn(f.layout, def?.init ?? null, def?.type ?? null, 0))
    f.emit.store('ptr', f.emit.offset(to, at), f.emit.offset(to, at - BEHIND_WORD));
}

function placesIn(layout: Layout, value: LValue | null, type: LType | null, at: number): readonly number[] {
  if (value === null || type === null) return [];
  if (isOwnAddress(value)) return [at];
  if (value.kind !== 'aggregate') return [];
  return value.items.flatMap((item, n) =>
    placesIn(layout, item.value, item.type, at + layout.element(type, n).offset),
  );
}
