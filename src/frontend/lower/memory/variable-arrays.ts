import { NULL } from '../../../ir/builder.ts';
import type { Operand } from '../../../ir/types.ts';
import type { LFunction, LInstr } from '../../llvm/tree.ts';
import type { FunctionContext } from '../context.ts';

/**
 * Arrays of variable length end with their block. clang saves the stack before the first of a block and restores it
 * where the block is left, so `llvm.stackrestore` ends all those that are declared behind the `llvm.stacksave` whose
 * value it gets; inner ones have ended by then. A block can be left before all its arrays are there, so each has a
 * variable for its address (null: there is none), which `promote` makes a register.
 *
 * Memory of alloca() is not declared as a variable, and lives until the function returns.
 */
export interface VariableArrays {
  /** Names of the arrays whose ends are known. */
  readonly names: ReadonlySet<string>;
  /** By call of stackrestore: the arrays it ends. */
  readonly ends: ReadonlyMap<LInstr, readonly string[]>;
}

const NONE: VariableArrays = { names: new Set(), ends: new Map() };

export function variableArrays(fn: LFunction): VariableArrays {
  const instrs = (fn.blocks ?? []).flatMap((b) => b.instrs);
  const arrays = new Map<string, number>();
  instrs.forEach((i, n) => {
    if (i.op === 'alloca' && i.name !== null && i.count !== null && i.count.value.kind === 'local')
      arrays.set(i.name, n);
  });
  if (arrays.size === 0) return NONE;
  const declared = new Set<string>();
  /** By value: the variable it was loaded from; by variable: where the stack that it keeps was saved. */
  const loadedFrom = new Map<string, string>();
  const savedAt = new Map<string, number>();
  const saves = new Map<string, number>();
  instrs.forEach((i, n) => {
    if (i.op === 'dbg' && i.kind === 'declare' && i.value?.value.kind === 'local')
      declared.add(i.value.value.name);
    else if (i.op === 'load' && i.name !== null && i.addr.value.kind === 'local')
      loadedFrom.set(i.name, i.addr.value.name);
    else if (isCallOf(i, 'llvm.stacksave') && i.name !== null) saves.set(i.name, n);
    else if (i.op === 'store' && i.value.value.kind === 'local' && i.addr.value.kind === 'local') {
      const save = saves.get(i.value.value.name);
      if (save !== undefined) savedAt.set(i.addr.value.name, save);
    }
  });
  const ends = new Map<LInstr, readonly string[]>();
  for (const i of instrs) {
    if (!isCallOf(i, 'llvm.stackrestore') || i.op !== 'call') continue;
    const token = i.args[0]?.value;
    const saved = token?.kind === 'local' ? savedAt.get(loadedFrom.get(token.name) ?? '') : undefined;
    if (saved !== undefined)
      ends.set(
        i,
        [...arrays].filter(([name, n]) => n > saved && declared.has(name)).map(([name]) => name),
      );
  }
  return { names: new Set([...ends.values()].flat()), ends };
}

const isCallOf = (i: LInstr, name: string): boolean =>
  i.op === 'call' && i.callee.kind === 'global' && i.callee.name.startsWith(name);

/** In the entry block: a variable for each array, null so far. */
export function makeArrayVariables(f: FunctionContext, { names }: VariableArrays): Map<string, Operand> {
  const variables = new Map<string, Operand>();
  const bytes = f.tables.dataModel === 'lp64' ? 8 : 4;
  for (const name of names) {
    const variable = f.builder.define({
      op: 'alloca',
      type: 'ptr',
      size: bytes,
      count: null,
      align: bytes,
      name: 'temporary',
      debugType: null,
      scope: 'either',
      at: f.emit.at,
    });
    keepArray(f, variable, NULL);
    variables.set(name, variable);
  }
  return variables;
}

export function keepArray(f: FunctionContext, variable: Operand, address: Operand): void {
  f.emit.instr({ op: 'store', type: 'ptr', addr: variable, value: address, order: 'na', scope: 'either' });
}

export function endArray(f: FunctionContext, variable: Operand): void {
  const addr = f.builder.define({
    op: 'load',
    type: 'ptr',
    addr: variable,
    order: 'na',
    scope: 'either',
    at: f.emit.at,
  });
  f.emit.instr({ op: 'lifetime', addr, begin: false });
  keepArray(f, variable, NULL);
}
