import type { ValueId } from '../../base/ids.ts';
import { undef } from '../../ir/builder.ts';
import { bytesOf } from '../../ir/sizes.ts';
import type { Cast, Func, Instr, Operand, Program, Terminator, Type } from '../../ir/types.ts';
import { isFloat, isInt } from '../../ir/types.ts';
import { eachOperand, mapOperands } from '../../ir/uses.ts';
import { touchedAfterEnd } from '../analysis/afterlife.ts';
import { mapFunctions, type Pass } from '../pass.ts';
import { orderBlocks } from './cleanup.ts';
import { buildSsa, type Variables } from './ssa.ts';

/**
 * Locals to registers. clang is run without its optimiser (which would also delete racy accesses), so every local is
 * a stack object that is stored and loaded. An object whose address is used for nothing but plain loads and stores
 * at constant places can be seen by no other thread, and its accesses are no events; they become SSA values.
 *
 * An object is cut into slots (scalar replacement of aggregates): every byte range that all accesses touching it
 * load or store as a whole is a variable of its own; ranges accessed in overlapping ways stay in memory. Thus
 * clang's struct temporaries go as well. Same-size accesses of different types (a union of int and float, a pointer
 * copied as an integer) get a cast.
 *
 * What stays as it was: data dependencies (a promoted value is the same def-use chain without the memory between);
 * undefinedness (a read before any write gives `undef`, and `lifetime begin` makes a slot undefined again, as does
 * executing the alloca: it makes a new object each time). Atomic accesses are not promoted, since an atomic load of
 * an uninitialised object is an error at the load; nor is an object that may be touched after its end (afterlife.ts),
 * which the machine must see.
 *
 * Promoting a pointer variable can make the object it pointed to promotable, so rounds follow until nothing changes.
 */
export const promote: Pass = {
  name: 'promote',
  run: (program) => mapFunctions(program, (f) => promoteFunc(f, program.dataModel)),
};

export function promoteFunc(func: Func, dataModel: Program['dataModel']): Func {
  let current = orderBlocks(func);
  for (;;) {
    const plan = planFor(current, dataModel);
    if (plan === null) return current;
    current = buildSsa(current, plan);
  }
}

interface Place {
  readonly object: number;
  readonly offset: number;
}
interface Access {
  readonly offset: number;
  readonly bytes: number;
  readonly type: Type;
}
interface Slot {
  readonly offset: number;
  readonly bytes: number;
  readonly type: Type;
}

/** Which objects can be cut into slots and which accesses those are; null when there is nothing to do. */
function planFor(func: Func, dataModel: Program['dataModel']): Variables | null {
  const objects: Extract<Instr, { op: 'alloca' }>[] = [];
  /** Where a value points: byte `offset` of object `object`, always. */
  const places = new Map<ValueId, Place>();
  for (const block of func.blocks) {
    for (const i of block.instrs) {
      if (i.op === 'alloca' && i.count === null) {
        places.set(i.dst, { object: objects.length, offset: 0 });
        objects.push(i);
      }
    }
  }
  if (objects.length === 0) return null;
  // Blocks are in reverse postorder, so a gep comes after the definition of its base.
  for (const block of func.blocks) {
    for (const i of block.instrs) {
      if (i.op !== 'gep' || i.base.kind !== 'value') continue;
      const base = places.get(i.base.id);
      const shift = constantShift(i);
      if (base !== undefined && shift !== null)
        places.set(i.dst, { object: base.object, offset: base.offset + shift });
    }
  }

  const accesses: Access[][] = objects.map(() => []);
  const lost = new Uint8Array(objects.length);
  const placeOf = (o: Operand): Place | undefined => (o.kind === 'value' ? places.get(o.id) : undefined);
  const lose = (o: Operand): void => {
    const place = placeOf(o);
    if (place !== undefined) lost[place.object] = 1;
  };
  const access = (addr: Operand, type: Type, order: string): void => {
    const place = placeOf(addr);
    if (place === undefined) return;
    const bytes = bytesOf(type, dataModel);
    const inside = place.offset >= 0 && place.offset + bytes <= objects[place.object].size;
    if (order !== 'na' || !inside) lost[place.object] = 1;
    else accesses[place.object].push({ offset: place.offset, bytes, type });
  };
  for (const block of func.blocks) {
    for (const i of block.instrs) {
      if (i.op === 'load') {
        access(i.addr, i.type, i.order);
      } else if (i.op === 'store') {
        access(i.addr, i.type, i.order);
        lose(i.value);
      } else if (i.op === 'lifetime') {
        if (placeOf(i.addr) !== undefined && placeOf(i.addr)!.offset !== 0) lose(i.addr);
      } else if (i.op === 'gep' && places.has(i.dst)) {
        // Its own uses are looked at where they are.
      } else {
        eachOperand(i, lose);
      }
    }
    eachOperand(block.term, lose);
  }
  touchedAfterEnd(func, objects.length, (o) => placeOf(o)?.object ?? -1).forEach((after, n) => {
    if (after === 1) lost[n] = 1;
  });

  const variables: Slot[] = [];
  /** By object and offset: the slot's variable; whether the object is gone altogether. */
  const variableAt = objects.map(() => new Map<number, number>());
  const gone = new Uint8Array(objects.length);
  objects.forEach((_, n) => {
    if (lost[n] === 1) return;
    const { slots, complete } = slotsOf(accesses[n]);
    gone[n] = complete ? 1 : 0;
    for (const slot of slots) {
      variableAt[n].set(slot.offset, variables.length);
      variables.push(slot);
    }
  });
  if (variables.length === 0 && !gone.includes(1)) return null;

  const variableOf = (addr: Operand): number | undefined => {
    const place = placeOf(addr);
    return place === undefined ? undefined : variableAt[place.object].get(place.offset);
  };
  /** What a load was replaced by; loads are visited before their uses, since definitions dominate uses. */
  const replaced = new Map<ValueId, Operand>();
  const substitute = (o: Operand): Operand => (o.kind === 'value' ? (replaced.get(o.id) ?? o) : o);
  const reset = (object: number, write: (v: number) => void): void => {
    for (const v of variableAt[object].values()) write(v);
  };

  return {
    count: variables.length,
    typeOf: (v) => variables[v].type,
    scan: (node, read, write) => {
      if (node.op === 'alloca' && places.has(node.dst)) reset(places.get(node.dst)!.object, write);
      if (node.op === 'lifetime' && node.begin && placeOf(node.addr))
        reset(placeOf(node.addr)!.object, write);
      if (node.op !== 'load' && node.op !== 'store') return;
      const v = variableOf(node.addr);
      if (v !== undefined) (node.op === 'load' ? read : write)(v);
    },
    rewrite: <N extends Instr | Terminator>(node: N, env: Parameters<Variables['rewrite']>[1]): N | null => {
      const place =
        'dst' in node ? places.get(node.dst) : node.op === 'lifetime' ? placeOf(node.addr) : undefined;
      if (place !== undefined) {
        if (node.op === 'alloca' || (node.op === 'lifetime' && node.begin)) {
          reset(place.object, (v) => env.write(v, undef(variables[v].type)));
        }
        return gone[place.object] === 1 ? null : node;
      }
      const v = node.op === 'load' || node.op === 'store' ? variableOf(node.addr) : undefined;
      if (v === undefined) return mapOperands(node, substitute);
      const slot = variables[v].type;
      if (node.op === 'store') {
        const stored = substitute(node.value);
        const cast = castBetween(node.type, slot);
        if (cast === null) {
          env.write(v, stored);
          return null;
        }
        const dst = env.fresh();
        env.write(v, { kind: 'value', id: dst });
        return { op: 'cast', dst, type: slot, cast, from: node.type, a: stored, at: node.at } as Instr as N;
      }
      if (node.op !== 'load') return node;
      const cast = castBetween(slot, node.type);
      if (cast === null) {
        replaced.set(node.dst, env.read(v));
        return null;
      }
      return {
        op: 'cast',
        dst: node.dst,
        type: node.type,
        cast,
        from: slot,
        a: env.read(v),
        at: node.at,
      } as Instr as N;
    },
  };
}

/** The constant distance a gep adds, or null. */
export function constantShift(i: Extract<Instr, { op: 'gep' }>): number | null {
  if (i.index === null) return i.offset;
  if (i.index.kind !== 'const' || isFloat(i.indexType)) return null;
  return i.offset + i.scale * Number(BigInt.asIntN(Number(i.indexType.slice(1)), i.index.bits));
}

/**
 * The byte ranges that every access touching them covers exactly, with convertible types. `complete`: all accesses
 * belong to one, so nothing of the object is left.
 */
function slotsOf(accesses: readonly Access[]): { slots: Slot[]; complete: boolean } {
  const slots: Slot[] = [];
  const sorted = [...accesses].sort((x, y) => x.offset - y.offset || y.bytes - x.bytes);
  let complete = true;
  for (let i = 0; i < sorted.length; ) {
    const first = sorted[i];
    let end = first.offset + first.bytes;
    let clean = true;
    let j = i;
    // A cluster of overlapping accesses: [first.offset, end).
    for (; j < sorted.length && sorted[j].offset < end; j++) {
      const a = sorted[j];
      if (a.offset !== first.offset || a.bytes !== first.bytes || !convertible(a.type, first.type))
        clean = false;
      end = Math.max(end, a.offset + a.bytes);
    }
    if (clean) slots.push({ offset: first.offset, bytes: first.bytes, type: first.type });
    else complete = false;
    i = j;
  }
  return { slots, complete };
}

const convertible = (a: Type, b: Type): boolean => {
  if (a === b) return true;
  const whole = (t: Type): boolean => !isInt(t) || Number(t.slice(1)) % 8 === 0;
  if (!whole(a) || !whole(b)) return false;
  // Two integers of one size are one type; a float and a pointer would take two casts.
  return isInt(a) !== isInt(b);
};

/** The cast that keeps the bits, or null when the types are equal. Only for convertible types. */
function castBetween(from: Type, to: Type): Cast | null {
  if (from === to) return null;
  if (from === 'ptr') return 'ptrtoint';
  return to === 'ptr' ? 'inttoptr' : 'bitcast';
}
