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
 * Memory of alloca() is not declared as a variable, and lives until the function returns, unless the stack is restored that was
 * saved before it. Whether it was, the run of the program decides (a loop comes to the next block's save behind it), so
 * each has a variable for each save that stands before it, which is null again when the stack is saved. What alloca() gets
 * in a loop has one variable for all rounds: only the newest ends with the block.
 */
export interface VariableArrays {
  /** So many variables, which are named by their numbers. */
  readonly count: number;
  /** By alloca: the variables that keep its address. */
  readonly keeps: ReadonlyMap<LInstr, readonly number[]>;
  /** By call of stacksave: the variables that are null from there on. */
  readonly clears: ReadonlyMap<LInstr, readonly number[]>;
  /** By call of stackrestore: the variables whose arrays it ends. */
  readonly ends: ReadonlyMap<LInstr, readonly number[]>;
}

export const NO_ARRAYS: VariableArrays = { count: 0, keeps: new Map(), clears: new Map(), ends: new Map() };

export function variableArrays(fn: LFunction): VariableArrays {
  const instrs = (fn.blocks ?? []).flatMap((b) => b.instrs);
  const allocas = instrs.flatMap((i, n) =>
    i.op === 'alloca' && i.name !== null && i.count !== null ? [{ i, n, name: i.name }] : [],
  );
  if (allocas.length === 0) return NO_ARRAYS;
  const restores = restoresIn(instrs);
  const declared = new Set(
    instrs.flatMap((i) =>
      i.op === 'dbg' && i.kind === 'declare' && i.value?.value.kind === 'local' ? [i.value.value.name] : [],
    ),
  );
  const keeps = new Map<LInstr, number[]>();
  const clears = new Map<LInstr, number[]>();
  const ends = new Map<LInstr, number[]>();
  const under = (map: Map<LInstr, number[]>, i: LInstr, variable: number): void => {
    map.set(i, [...(map.get(i) ?? []), variable]);
  };
  let count = 0;
  for (const { i, n, name } of allocas) {
    const after = [...restores].filter(([, saved]) => saved < n);
    const saves = new Set(after.map(([, saved]) => saved));
    const groups = declared.has(name) ? (saves.size > 0 ? [saves] : []) : [...saves].map((s) => new Set([s]));
    for (const group of groups) {
      const variable = count++;
      under(keeps, i, variable);
      if (!declared.has(name)) for (const saved of group) under(clears, instrs[saved], variable);
      for (const [restore, saved] of after) if (group.has(saved)) under(ends, restore, variable);
    }
  }
  return { count, keeps, clears, ends };
}

/** By call of stackrestore: the index of the stacksave whose stack it brings back. */
function restoresIn(instrs: readonly LInstr[]): Map<LInstr, number> {
  /** By value: the variable it was loaded from; by variable: where the stack that it keeps was saved. */
  const loadedFrom = new Map<string, string>();
  const savedAt = new Map<string, number>();
  const saves = new Map<string, number>();
  instrs.forEach((i, n) => {
    if (i.op === 'load' && i.name !== null && i.addr.value.kind === 'local')
      loadedFrom.set(i.name, i.addr.value.name);
    else if (isCallOf(i, 'llvm.stacksave') && i.op === 'call' && i.name !== null) saves.set(i.name, n);
    else if (i.op === 'store' && i.value.value.kind === 'local' && i.addr.value.kind === 'local') {
      const save = saves.get(i.value.value.name);
      if (save !== undefined) savedAt.set(i.addr.value.name, save);
    }
  });
  const restores = new Map<LInstr, number>();
  for (const i of instrs) {
    if (!isCallOf(i, 'llvm.stackrestore') || i.op !== 'call') continue;
    const token = i.args[0]?.value;
    const saved = token?.kind === 'local' ? savedAt.get(loadedFrom.get(token.name) ?? '') : undefined;
    if (saved !== undefined) restores.set(i, saved);
  }
  return restores;
}

const isCallOf = (i: LInstr, name: string): boolean =>
  i.op === 'call' && i.callee.kind === 'global' && i.callee.name.startsWith(name);

/** In the entry block: the variables, null so far. */
export function makeArrayVariables(f: FunctionContext, { count }: VariableArrays): Operand[] {
  const variables: Operand[] = [];
  const bytes = f.tables.dataModel === 'lp64' ? 8 : 4;
  for (let n = 0; n < count; n++) {
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
    variables.push(variable);
  }
  return variables;
}

/** Nothing is kept there from now on. */
export const forgetArray = (f: FunctionContext, variable: Operand): void => keepArray(f, variable, NULL);

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
