import type { LFunction, LInstr, LValue } from '../../llvm/tree.ts';
import type { FunctionContext, Instruction } from '../context.ts';

/**
 * A destructor sets the pointer to the virtual table to that of its own class before its body runs. In the most derived class
 * that is the value the object has had since it was made: the language knows no such store, and threads that call virtual
 * functions of the object until the destructor's body joins them do nothing wrong ([class.cdtor]). So it is a store only where it
 * changes something, which is in the destructors of bases: a call that comes as late as that is a race, or finds the wrong function.
 */
export function setsVtableAgain(f: FunctionContext, i: Instruction<'store'>): boolean {
  if (!/D[012]Ev$/.test(f.fn.name) || i.atomic || i.value.type.kind !== 'ptr') return false;
  return isVtable(i.value.value) || isFromTableOfTables(f.fn, i.value.value);
}

function isVtable(value: LValue): boolean {
  if (value.kind === 'global') return /^_ZT[VC]/.test(value.name);
  return value.kind === 'expr' && value.op === 'getelementptr' && isVtable(value.args[0].value);
}

/** With virtual bases the table comes out of a table that the destructor gets as its second parameter, and no user can name. */
function isFromTableOfTables(fn: LFunction, value: LValue): boolean {
  const [, table] = fn.params;
  const loaded = definition(fn, value);
  if (table === undefined || loaded?.op !== 'load') return false;
  const at = definition(fn, loaded.addr.value);
  const base = at?.op === 'getelementptr' ? at.base.value : loaded.addr.value;
  return isParameter(fn, table.name, base);
}

/** The parameter itself, or what is loaded from the variable that it is kept in. */
function isParameter(fn: LFunction, name: string, value: LValue): boolean {
  if (value.kind !== 'local') return false;
  if (value.name === name) return true;
  const kept = definition(fn, value);
  if (kept?.op !== 'load' || kept.addr.value.kind !== 'local') return false;
  const variable = kept.addr.value.name;
  return instructions(fn).some(
    (i) =>
      i.op === 'store' &&
      i.addr.value.kind === 'local' &&
      i.addr.value.name === variable &&
      i.value.value.kind === 'local' &&
      i.value.value.name === name,
  );
}

function definition(fn: LFunction, value: LValue): LInstr | undefined {
  return value.kind === 'local' ? instructions(fn).find(({ name }) => name === value.name) : undefined;
}

const instructions = (fn: LFunction): readonly LInstr[] => (fn.blocks ?? []).flatMap(({ instrs }) => instrs);
