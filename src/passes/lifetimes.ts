import { type ValueId, valueId } from '../base/ids.ts';
import { NULL, undef } from '../ir/builder.ts';
import type { Func, Instr, Operand, Terminator, Type } from '../ir/types.ts';
import { eachOperand, mapOperands } from '../ir/uses.ts';
import { begunAgain, touchedAfterEnd, usedBeforeBegin } from './analysis/afterlife.ts';
import { mapFunctions, type Pass } from './pass.ts';
import { compactValues, orderBlocks } from './rewrite/cleanup.ts';
import { isConfined } from './rewrite/inline.ts';
import { buildSsa } from './rewrite/ssa.ts';

/**
 * The lives of stack objects, for the machine and the bounded program (docs/models.md, "Lifetimes"). clang puts all locals
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
  const lives = sharedLives(func, shared);
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
  let values: number = func.valueCount;
  const blocks = func.blocks.map((block) => ({
    ...block,
    instrs: block.instrs.flatMap((i): readonly Instr[] => {
      if (i.op === 'lifetime' && !i.begin && i.addr.kind === 'value' && calm.has(i.addr.id)) return [];
      if (i.op === 'lifetime' && i.addr.kind === 'value' && lives.one.has(i.addr.id))
        return undefinedAgain(lives.one.get(i.addr.id)!, i, () => valueId(values++));
      if (i.op !== 'alloca' || !late.has(i.dst)) return [i];
      return [i, { op: 'lifetime', addr: { kind: 'value', id: i.dst }, begin: false, at: i.at }];
    }),
  }));
  return madeWhereTheyBegin(
    { ...func, blocks, valueCount: values },
    shared.map((o) => o.alloca).filter((o) => !lives.one.has(o.dst)),
    lives.early,
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
        home.set(i.dst, from[0]);
        changed = true;
      }
    }
  }
  const touched = touchedAfterEnd(func, own.length, homeOf);
  return new Set(own.filter((_, n) => touched[n] === 0 && !mixed.has(n)));
}

/**
 * Shared objects that are not simply made at each begin: `one` life without end, in which a declaration may be come back
 * to (`goto` in C); and those used `early`, before a begin, which are there from their alloca on (not clang's doing).
 */
function sharedLives(
  func: Func,
  objects: readonly { readonly alloca: Alloca; readonly ends: number }[],
): { one: ReadonlyMap<ValueId, Alloca>; early: ReadonlySet<ValueId> } {
  const index = new Map(objects.map((o, n) => [o.alloca.dst, n]));
  const objectOf = (o: Operand): number => (o.kind === 'value' ? (index.get(o.id) ?? -1) : -1);
  const early = usedBeforeBegin(func, objects.length, objectOf);
  const again = begunAgain(func, objects.length, objectOf);
  const one = objects.filter(({ ends }, n) => ends === 0 && (early[n] === 1 || again[n] === 1));
  return {
    one: new Map(one.map((o) => [o.alloca.dst, o.alloca])),
    early: new Set(objects.filter((_, n) => early[n] === 1).map((o) => o.alloca.dst)),
  };
}

/** Stores that leave nothing defined, of the size that the accesses to an object of this alignment most likely have. */
function undefinedAgain(
  { size, align }: Alloca,
  { addr, begin, at }: Extract<Instr, { op: 'lifetime' }>,
  fresh: () => ValueId,
): Instr[] {
  let bytes = 8;
  while (bytes > 1 && (size % bytes !== 0 || align % bytes !== 0)) bytes /= 2;
  const type: Type = `i${8 * bytes}`;
  const stores: Instr[] = [];
  for (let offset = 0; begin && offset < size; offset += bytes) {
    const dst = fresh();
    stores.push(
      { op: 'gep', dst, type: 'ptr', base: addr, index: null, indexType: 'i64', scale: 0, offset, at },
      {
        op: 'store',
        type,
        addr: { kind: 'value', id: dst },
        value: undef(type),
        order: 'na',
        scope: 'shared',
        at,
      },
    );
  }
  return stores;
}

/** `func` with these objects made anew at each `lifetime begin` of theirs. */
function madeWhereTheyBegin(func: Func, objects: readonly Alloca[], early: ReadonlySet<ValueId>): Func {
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
        const here = early.has(node.dst);
        env.write(index.get(node.dst)!, here ? { kind: 'value', id: node.dst } : NULL);
        return here ? node : null;
      }
      if (isBegin(node)) {
        const variable = variableOf(node.addr);
        const dst = env.fresh();
        env.write(variable, { kind: 'value', id: dst });
        return { ...objects[variable], dst, at: node.at } as Instr as N;
      }
      return mapOperands(node, (o) => (variableOf(o) >= 0 ? env.read(variableOf(o)) : o));
    },
  });
  return compactValues(built);
}
