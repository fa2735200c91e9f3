import { type FuncId, funcId, type GlobalId } from '../../base/ids.ts';
import type { Program } from '../../ir/types.ts';
import type { PointsTo } from './points-to.ts';

/**
 * Stack objects whose addresses may still be there when their function has returned: it returns the address itself, or
 * puts it into a thread-local variable or into an object of a function that was already running. Such an object does
 * not share its place with those of later calls (the private memory of a thread does), so that using it after its life
 * is seen. An object of a function that can never be below on the stack (it does not lead to this one) is gone before.
 */
export function outlivedObjects(program: Program, points: PointsTo): ReadonlySet<number> {
  const { functions, globals } = program;
  const home = new Map<number, FuncId>();
  functions.forEach((func, f) => {
    for (const block of func.blocks)
      for (const i of block.instrs)
        if (i.op === 'alloca') home.set(points.ofAlloca(funcId(f), i.dst), funcId(f));
  });
  const outlived = new Set<number>();
  const leadsTo = reachability(program, points);
  functions.forEach((_, f) => {
    for (const object of points.returnedBy(funcId(f))) if (home.get(object) === f) outlived.add(object);
  });
  const holds = (holder: number, from: FuncId | null): void => {
    for (const object of points.contentsOf(holder)) {
      const f = home.get(object);
      if (f !== undefined && (from === null || leadsTo(from, f))) outlived.add(object);
    }
  };
  globals.forEach((_, g) => {
    holds(points.ofGlobal(g as GlobalId), null);
  });
  for (const [object, f] of home) holds(object, f);
  return outlived;
}

/** Can a call of f lead to a call of g while it is under way? */
function reachability({ functions }: Program, points: PointsTo): (f: FuncId, g: FuncId) => boolean {
  const callees = functions.map((func) => {
    const out = new Set<number>();
    for (const block of func.blocks)
      for (const i of block.instrs) {
        if (i.op === 'call') out.add(i.func);
        else if (i.op === 'icall') for (const f of points.addressTaken) out.add(f);
      }
    return out;
  });
  const known: (Set<number> | undefined)[] = [];
  return (f, g) => {
    let reached = known[f];
    if (reached === undefined) {
      reached = known[f] = new Set(callees[f]);
      for (const h of reached) for (const next of callees[h]) reached.add(next);
    }
    return reached.has(g);
  };
}
