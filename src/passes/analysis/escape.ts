import { type FuncId, funcId, type GlobalId } from '../../base/ids.ts';
import type { Block, Instr, Operand, Program, Scope } from '../../ir/types.ts';
import type { Pass } from '../pass.ts';
import { WILD } from './constraints.ts';
import { outlivedObjects } from './outlived.ts';
import { type PointsTo, pointsTo } from './points-to.ts';

/**
 * Which memory can other threads reach? Sets `scope` of stack objects, thread-locals and accesses from the solution
 * of points-to.ts. An access is `private` only if every object its address may point to is private to the executing
 * thread (or constant, for loads: a read that can give one value is no event); `shared` if none is; else `either`,
 * and the machine decides by the address. Being wrong towards `private` would hide behaviours, so whatever is not
 * known counts as reachable.
 *
 * Heap blocks are always shared: the machine gives them addresses that others can see. So does it to stack objects whose
 * addresses outlive them (outlived.ts), and to those that a weak compare-exchange is on.
 */
export const escapeAnalysis: Pass = {
  name: 'escape',
  run: (program) => setScopes(program, pointsTo(program)),
};

function setScopes(program: Program, points: PointsTo | null): Program {
  if (points === null) return assumeTheWorst(program);
  const outlived = outlivedObjects(program, points);
  const fickle = mayFailFor(program, points);
  const isPrivate = (object: number): boolean =>
    object !== WILD && !points.escaped(object) && !outlived.has(object) && !fickle.has(object);
  const scopeOf = (f: FuncId, addr: Operand, reads: boolean): Scope => {
    let some = false;
    let allPrivate = true;
    let anyPrivate = false;
    for (const object of points.objectsOf(f, addr)) {
      some = true;
      if (object === WILD) return 'either';
      const constant = points.isConstant(object);
      if (isPrivate(object) || (reads && constant)) anyPrivate = true;
      else allPrivate = false;
      // A store to a constant is an error for the machine to report, wherever it sees it.
      if (constant && !reads) return 'either';
    }
    if (!some) return 'either';
    return allPrivate ? 'private' : anyPrivate ? 'either' : 'shared';
  };
  const rescope = (f: FuncId, i: Instr): Instr => {
    switch (i.op) {
      case 'alloca':
        return withScope(i, isPrivate(points.ofAlloca(f, i.dst)) ? 'private' : 'shared');
      case 'load':
        return withScope(i, scopeOf(f, i.addr, true));
      case 'store':
      case 'rmw':
      case 'cmpxchg':
        return withScope(i, scopeOf(f, i.addr, false));
      default:
        return i;
    }
  };
  return {
    ...program,
    globals: program.globals.map((g, n) => ({
      ...g,
      scope: isPrivate(points.ofGlobal(n as GlobalId)) ? 'private' : 'shared',
    })),
    functions: program.functions.map((f, n) => ({
      ...f,
      blocks: f.blocks.map((b): Block => ({ ...b, instrs: b.instrs.map((i) => rescope(funcId(n), i)) })),
    })),
  };
}

/** What a weak compare-exchange may be on: whether it fails for no reason (`--spurious-cas`) is an event, whoever sees the object. */
function mayFailFor(program: Program, points: PointsTo): ReadonlySet<number> {
  const objects = new Set<number>();
  for (const [n, f] of program.functions.entries())
    for (const { instrs } of f.blocks)
      for (const i of instrs)
        if (i.op === 'cmpxchg' && i.weak)
          for (const object of points.objectsOf(funcId(n), i.addr)) objects.add(object);
  return objects;
}

const withScope = <I extends { readonly scope: Scope }>(i: I, scope: Scope): I =>
  i.scope === scope ? i : { ...i, scope };

/** Everything is reachable by everyone. */
function assumeTheWorst(program: Program): Program {
  const rescope = (i: Instr): Instr => {
    if (i.op === 'alloca') return withScope(i, 'shared');
    return i.op === 'load' || i.op === 'store' || i.op === 'rmw' || i.op === 'cmpxchg'
      ? withScope(i, 'either')
      : i;
  };
  return {
    ...program,
    globals: program.globals.map((g) => ({ ...g, scope: 'shared' })),
    functions: program.functions.map((f) => ({
      ...f,
      blocks: f.blocks.map((b) => ({ ...b, instrs: b.instrs.map(rescope) })),
    })),
  };
}
