import type { ValueId } from '../base/ids.ts';
import { NULL } from '../ir/builder.ts';
import type { Func, Instr, Operand, Terminator } from '../ir/types.ts';
import { eachOperand, mapOperands } from '../ir/uses.ts';
import { touchedAfterEnd } from './afterlife.ts';
import { compactValues, orderBlocks } from './cleanup.ts';
import { isConfined } from './inline.ts';
import { mapFunctions, type Pass } from './pass.ts';
import { buildSsa } from './ssa.ts';

/**
 * The lives of stack objects, for the machine and the bounded program (MODELS.md, "Lifetimes"). clang puts all locals
 * into the entry block and marks where they begin and end; behind this pass
 *
 * - an object that others can reach is made where its life begins, by an `alloca` in place of `lifetime begin`: each
 *   life is an object of its own, at an address of its own, so that a pointer into an earlier one is seen for what
 *   it is. `lifetime end` ends it, as a `free` would; what has not been ended then, the return or pthread_exit ends.
 *   The address becomes a variable that the begin writes (ssa.ts): where its scope was not entered (a temporary of
 *   one branch, ended under a flag), it is null, and the end of null is nothing;
 * - a private object stays where it was, since one that begins anew in each turn of a loop would make the turns differ.
 *   If it may be touched after its life (its address goes to a call or into memory, or an access may follow the end),
 *   it keeps its marks, and is over until it begins; else the ends go away, and nothing is left to do.
 */
export const lifetimes: Pass = {
  name: 'lifetimes',
  run: (program) => mapFunctions(program, withLives),
};

type Alloca = Extract<Instr, { op: 'alloca' }>;

/** The objects of `func` with the marks of their lives. */
function objectsOf(func: Func): { alloca: Alloca; begins: number; ends: number }[] {
  const found = new Map<ValueId, { alloca: Alloca; begins: number; ends: number }>();
  for (const block of func.blocks)
    for (const i of block.instrs) if (i.op === 'alloca') found.set(i.dst, { alloca: i, begins: 0, ends: 0 });
  for (const block of func.blocks) {
    for (const i of block.instrs) {
      if (i.op !== 'lifetime' || i.addr.kind !== 'value') continue;
      const object = found.get(i.addr.id);
      if (object !== undefined) object[i.begin ? 'begins' : 'ends']++;
    }
  }
  return [...found.values()];
}

function withLives(func: Func): Func {
  const objects = objectsOf(func);
  const marked = objects.filter((o) => o.begins + o.ends > 0);
  if (marked.length === 0) return func;
  const shared = marked.filter((o) => o.alloca.scope !== 'private' && o.begins > 0);
  const calm = calmObjects(
    func,
    marked.filter((o) => o.alloca.scope === 'private' && o.ends > 0).map((o) => o.alloca.dst),
  );
  /** Private objects that are over before they begin. */
  const late = new Set(
    marked
      .filter(({ alloca, begins, ends }) => alloca.scope === 'private' && begins > 0 && ends > 0)
      .map((o) => o.alloca.dst)
      .filter((dst) => !calm.has(dst)),
  );
  const blocks = func.blocks.map((block) => ({
    ...block,
    instrs: block.instrs.flatMap((i): readonly Instr[] => {
      if (i.op === 'lifetime' && !i.begin && i.addr.kind === 'value' && calm.has(i.addr.id)) return [];
      if (i.op !== 'alloca' || !late.has(i.dst)) return [i];
      return [i, { op: 'lifetime', addr: { kind: 'value', id: i.dst }, begin: false, at: i.at }];
    }),
  }));
  return madeWhereTheyBegin(
    { ...func, blocks },
    shared.map((o) => o.alloca),
  );
}

/** Those private objects that nothing can touch after their end. */
function calmObjects(func: Func, objects: readonly ValueId[]): ReadonlySet<ValueId> {
  const own = objects.filter((dst) => isConfined(func, new Set([dst])));
  /** By value: the one object it is an address in; -1: there may be several. */
  const home = new Map<ValueId, number>(own.map((dst, n) => [dst, n]));
  const homeOf = (o: Operand): number => (o.kind === 'value' ? (home.get(o.id) ?? -1) : -1);
  const mixed = new Set<number>();
  for (let changed = true; changed; ) {
    changed = false;
    for (const block of func.blocks) {
      for (const i of block.instrs) {
        if ((i.op !== 'gep' && i.op !== 'select') || home.has(i.dst)) continue;
        const from = (i.op === 'gep' ? [i.base] : [i.a, i.b]).map(homeOf).filter((n) => n >= 0);
        if (from.length === 0) continue;
        if (i.op === 'select') for (const n of from) mixed.add(n);
        home.set(i.dst, from[0]!);
        changed = true;
      }
    }
  }
  const touched = touchedAfterEnd(func, own.length, homeOf);
  return new Set(own.filter((_, n) => touched[n] === 0 && !mixed.has(n)));
}

/** `func` with these objects made anew at each `lifetime begin` of theirs. */
function madeWhereTheyBegin(func: Func, objects: readonly Alloca[]): Func {
  if (objects.length === 0) return func;
  const index = new Map(objects.map((o, n) => [o.dst, n]));
  const variableOf = (o: Operand): number => (o.kind === 'value' ? (index.get(o.id) ?? -1) : -1);
  const isBegin = (node: Instr | Terminator): node is Extract<Instr, { op: 'lifetime' }> =>
    node.op === 'lifetime' && node.begin && variableOf(node.addr) >= 0;
  const built = buildSsa(orderBlocks(func), {
    count: objects.length,
    typeOf: () => 'ptr',
    scan: (node, read, write) => {
      if (node.op === 'alloca' && index.has(node.dst)) write(index.get(node.dst)!);
      else if (isBegin(node)) write(variableOf(node.addr));
      else
        eachOperand(node, (o) => {
          if (variableOf(o) >= 0) read(variableOf(o));
        });
    },
    rewrite: <N extends Instr | Terminator>(
      node: N,
      env: Parameters<Parameters<typeof buildSsa>[1]['rewrite']>[1],
    ): N | null => {
      if (node.op === 'alloca' && index.has(node.dst)) {
        env.write(index.get(node.dst)!, NULL);
        return null;
      }
      if (isBegin(node)) {
        const variable = variableOf(node.addr);
        const dst = env.fresh();
        env.write(variable, { kind: 'value', id: dst });
        return { ...objects[variable]!, dst, at: node.at } as Instr as N;
      }
      return mapOperands(node, (o) => (variableOf(o) >= 0 ? env.read(variableOf(o)) : o));
    },
  });
  return compactValues(built);
}
