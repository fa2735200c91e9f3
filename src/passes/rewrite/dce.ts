import type { ValueId } from '../../base/ids.ts';
import { COMPUTATIONS } from '../../ir/computations.ts';
import { bytesOf } from '../../ir/sizes.ts';
import type { Func, Instr, Operand, Program } from '../../ir/types.ts';
import { defsOf, eachOperand, mapJumps, successors } from '../../ir/uses.ts';
import { touchedAfterEnd } from '../analysis/afterlife.ts';
import { mapFunctions, type Pass } from '../pass.ts';
import { compactValues } from './cleanup.ts';
import { constantShift } from './promote.ts';

/**
 * Dead code: instructions that only compute a value nobody needs, block parameters likewise, and stack objects that
 * are written but never read. Needed is what an effect, an event or a branch uses, transitively; a cycle of
 * parameters that only feed each other is not. Never removed: branches, accesses other threads could see, anything
 * that can fail (a division by what may be zero, an access that may be out of bounds or after the object's life).
 */
export const dce: Pass = {
  name: 'dce',
  run: (program) => mapFunctions(program, (f) => dceFunc(f, program.dataModel)),
};

export function dceFunc(func: Func, dataModel: Program['dataModel']): Func {
  const needed = new Uint8Array(func.valueCount);
  const definition: (Instr | null)[] = new Array(func.valueCount).fill(null);
  const paramOf: ({ readonly block: number; readonly index: number } | null)[] = new Array(
    func.valueCount,
  ).fill(null);
  func.blocks.forEach((block, b) => {
    block.params.forEach((p, index) => {
      paramOf[p.id] = { block: b, index };
    });
    for (const instr of block.instrs) for (const d of defsOf(instr)) definition[d.id] = instr;
  });
  /** The arguments each block gets, by predecessor jump. */
  const jumpsTo: (readonly Operand[])[][] = func.blocks.map(() => []);
  for (const block of func.blocks) for (const j of successors(block.term)) jumpsTo[j.to].push(j.args);

  const idle = writeOnlyObjects(func, dataModel);
  const removable = (i: Instr): boolean =>
    isPure(i) || isSafeLocalRead(i, idle.places, dataModel) || idle.touches(i);
  const work: ValueId[] = [];
  const need = (o: Operand): void => {
    if (o.kind !== 'value' || needed[o.id] === 1) return;
    needed[o.id] = 1;
    work.push(o.id);
  };
  for (const block of func.blocks) {
    for (const instr of block.instrs) if (!removable(instr)) eachOperand(instr, need);
    const { term } = block;
    if (term.op === 'condbr') need(term.cond);
    else if (term.op === 'switch') need(term.value);
    else if (term.op === 'ret') term.values.forEach(need);
  }
  while (work.length > 0) {
    const id = work.pop()!;
    const instr = definition[id] ?? null;
    if (instr !== null) eachOperand(instr, need);
    const param = paramOf[id] ?? null;
    if (param !== null) for (const args of jumpsTo[param.block]) need(args[param.index]);
  }

  let changed = false;
  const live = (i: Instr): boolean => {
    const keep = !removable(i) || defsOf(i).some((d) => needed[d.id] === 1);
    changed ||= !keep;
    return keep;
  };
  const keepParam = func.blocks.map((b) => b.params.map((p) => needed[p.id] === 1));
  const blocks = func.blocks.map((block, b) => {
    const params = block.params.filter((_, i) => keepParam[b][i]);
    changed ||= params.length < block.params.length;
    return {
      params,
      instrs: block.instrs.filter(live),
      term: mapJumps(block.term, (j) => ({ to: j.to, args: j.args.filter((_, i) => keepParam[j.to][i]) })),
    };
  });
  return compactValues(changed ? { ...func, blocks } : func);
}

/** Computes a value and does nothing else; cannot fail. */
export function isPure(i: Instr): boolean {
  switch (i.op) {
    case 'bin': {
      if (i.bin !== 'udiv' && i.bin !== 'urem' && i.bin !== 'sdiv' && i.bin !== 'srem') return true;
      if (i.b.kind !== 'const' || i.b.bits === 0n) return false;
      const signed = i.bin === 'sdiv' || i.bin === 'srem';
      return !signed || BigInt.asIntN(Number(i.type.slice(1)), i.b.bits) !== -1n;
    }
    case 'self':
      return true;
    default:
      return COMPUTATIONS.has(i.op);
  }
}

type Places = ReadonlyMap<
  ValueId,
  { readonly object: ValueId; readonly offset: number; readonly size: number }
>;

/** A plain load from a constant place inside a stack object of this function that only this function can see. */
function isSafeLocalRead(i: Instr, places: Places, dataModel: Program['dataModel']): boolean {
  if (i.op !== 'load' || i.order !== 'na' || i.scope !== 'private' || i.addr.kind !== 'value') return false;
  const place = places.get(i.addr.id);
  return place !== undefined && place.offset >= 0 && place.offset + bytesOf(i.type, dataModel) <= place.size;
}

/** Stack objects that are only stored to, in bounds: `touches` says whether an instruction exists only for them. */
function writeOnlyObjects(
  func: Func,
  dataModel: Program['dataModel'],
): { places: Places; touches: (i: Instr) => boolean } {
  const places = new Map<ValueId, { object: ValueId; offset: number; size: number }>();
  for (const block of func.blocks) {
    for (const i of block.instrs)
      if (i.op === 'alloca' && i.count === null)
        places.set(i.dst, { object: i.dst, offset: 0, size: i.size });
  }
  for (const block of func.blocks) {
    for (const i of block.instrs) {
      if (i.op !== 'gep' || i.base.kind !== 'value') continue;
      const base = places.get(i.base.id);
      const shift = constantShift(i);
      if (base !== undefined && shift !== null) places.set(i.dst, { ...base, offset: base.offset + shift });
    }
  }
  const used = new Set<ValueId>();
  const use = (o: Operand): void => {
    if (o.kind === 'value' && places.has(o.id)) used.add(places.get(o.id)!.object);
  };
  const plainStore = (i: Instr): boolean => {
    if (i.op !== 'store' || i.order !== 'na' || i.addr.kind !== 'value') return false;
    const place = places.get(i.addr.id);
    return (
      place !== undefined && place.offset >= 0 && place.offset + bytesOf(i.type, dataModel) <= place.size
    );
  };
  for (const block of func.blocks) {
    for (const i of block.instrs) {
      if (i.op === 'lifetime' || (i.op === 'gep' && places.has(i.dst))) continue;
      if (i.op === 'store' && plainStore(i)) use(i.value);
      else eachOperand(i, use);
    }
    eachOperand(block.term, use);
  }
  const objects = [...new Set([...places.values()].map((place) => place.object))];
  const index = new Map(objects.map((object, n) => [object, n]));
  touchedAfterEnd(func, objects.length, (o) =>
    o.kind === 'value' && places.has(o.id) ? index.get(places.get(o.id)!.object)! : -1,
  ).forEach((after, n) => {
    if (after === 1) used.add(objects[n]);
  });
  const idle = (o: Operand): boolean =>
    o.kind === 'value' && places.has(o.id) && !used.has(places.get(o.id)!.object);
  const touches = (i: Instr): boolean => {
    if (i.op === 'alloca') return idle({ kind: 'value', id: i.dst });
    return (i.op === 'store' || i.op === 'lifetime') && idle(i.addr);
  };
  return { places, touches };
}
