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
  const places = new Places(func);
  if (places.objects.length === 0) return null;
  const plan = new SlotPlan(places, usesOf(func, places, dataModel));
  return plan.isEmpty() ? null : plan;
}

/** Where values point: byte `offset` of object `object`, always. */
class Places {
  readonly objects: Extract<Instr, { op: 'alloca' }>[] = [];
  private readonly byValue = new Map<ValueId, Place>();

  constructor(func: Func) {
    for (const block of func.blocks) {
      for (const i of block.instrs) {
        if (i.op !== 'alloca' || i.count !== null) continue;
        this.byValue.set(i.dst, { object: this.objects.length, offset: 0 });
        this.objects.push(i);
      }
    }
    if (this.objects.length > 0) this.follow(func);
  }

  /** Blocks are in reverse postorder, so a gep comes after the definition of its base. */
  private follow(func: Func): void {
    for (const block of func.blocks) {
      for (const i of block.instrs) {
        if (i.op !== 'gep' || i.base.kind !== 'value') continue;
        const base = this.byValue.get(i.base.id);
        const shift = constantShift(i);
        if (base !== undefined && shift !== null)
          this.byValue.set(i.dst, { object: base.object, offset: base.offset + shift });
      }
    }
  }

  of(o: Operand): Place | undefined {
    return o.kind === 'value' ? this.byValue.get(o.id) : undefined;
  }

  ofValue(id: ValueId): Place | undefined {
    return this.byValue.get(id);
  }
}

interface Uses {
  /** By object. */
  readonly accesses: readonly (readonly Access[])[];
  /** By object: 1 if its address goes where it cannot be followed. */
  readonly lost: Uint8Array;
}

function usesOf(func: Func, places: Places, dataModel: Program['dataModel']): Uses {
  const { objects } = places;
  const accesses: Access[][] = objects.map(() => []);
  const lost = new Uint8Array(objects.length);
  const lose = (o: Operand): void => {
    const place = places.of(o);
    if (place !== undefined) lost[place.object] = 1;
  };
  const access = (addr: Operand, type: Type, order: string): void => {
    const place = places.of(addr);
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
        if (places.of(i.addr)?.offset !== 0) lose(i.addr);
      } else if (i.op === 'gep' && places.ofValue(i.dst) !== undefined) {
        // Its own uses are looked at where they are.
      } else {
        eachOperand(i, lose);
      }
    }
    eachOperand(block.term, lose);
  }
  touchedAfterEnd(func, objects.length, (o) => places.of(o)?.object ?? -1).forEach((after, n) => {
    if (after === 1) lost[n] = 1;
  });
  return { accesses, lost };
}

type Env = Parameters<Variables['rewrite']>[1];

/** The slots of the objects as variables of ssa.ts. */
class SlotPlan implements Variables {
  private readonly places: Places;
  private readonly variables: Slot[] = [];
  /** By object and offset: the slot's variable. */
  private readonly variableAt: readonly Map<number, number>[];
  /** Whether the object is gone altogether. */
  private readonly gone: Uint8Array;
  /** What a load was replaced by; loads are visited before their uses, since definitions dominate uses. */
  private readonly replaced = new Map<ValueId, Operand>();

  constructor(places: Places, { accesses, lost }: Uses) {
    this.places = places;
    this.variableAt = places.objects.map(() => new Map<number, number>());
    this.gone = new Uint8Array(places.objects.length);
    places.objects.forEach((_, n) => {
      if (lost[n] === 1) return;
      const { slots, complete } = slotsOf(accesses[n]);
      this.gone[n] = complete ? 1 : 0;
      for (const slot of slots) {
        this.variableAt[n].set(slot.offset, this.variables.length);
        this.variables.push(slot);
      }
    });
  }

  get count(): number {
    return this.variables.length;
  }

  isEmpty(): boolean {
    return this.count === 0 && !this.gone.includes(1);
  }

  readonly typeOf = (v: number): Type => this.variables[v].type;

  readonly scan: Variables['scan'] = (node, read, write) => {
    const begun = this.begun(node);
    if (begun !== undefined) for (const v of this.variableAt[begun.object].values()) write(v);
    if (node.op !== 'load' && node.op !== 'store') return;
    const v = this.variableOf(node.addr);
    if (v !== undefined) (node.op === 'load' ? read : write)(v);
  };

  readonly rewrite = <N extends Instr | Terminator>(node: N, env: Env): N | null => {
    const place =
      'dst' in node
        ? this.places.ofValue(node.dst)
        : node.op === 'lifetime'
          ? this.places.of(node.addr)
          : undefined;
    if (place !== undefined) {
      if (this.begun(node) !== undefined)
        for (const v of this.variableAt[place.object].values()) env.write(v, undef(this.typeOf(v)));
      return this.gone[place.object] === 1 ? null : node;
    }
    const v = node.op === 'load' || node.op === 'store' ? this.variableOf(node.addr) : undefined;
    if (v === undefined) return mapOperands(node, this.substitute);
    if (node.op === 'store') return this.stored(node, v, env) as N | null;
    return node.op === 'load' ? (this.loaded(node, v, env) as N | null) : node;
  };

  /** The place whose bits are undefined from here on. */
  private begun(node: Instr | Terminator): Place | undefined {
    if (node.op === 'alloca') return this.places.ofValue(node.dst);
    return node.op === 'lifetime' && node.begin ? this.places.of(node.addr) : undefined;
  }

  private variableOf(addr: Operand): number | undefined {
    const place = this.places.of(addr);
    return place === undefined ? undefined : this.variableAt[place.object].get(place.offset);
  }

  private readonly substitute = (o: Operand): Operand =>
    o.kind === 'value' ? (this.replaced.get(o.id) ?? o) : o;

  private stored(node: Extract<Instr, { op: 'store' }>, v: number, env: Env): Instr | null {
    const type = this.typeOf(v);
    const a = this.substitute(node.value);
    const cast = castBetween(node.type, type);
    if (cast === null) {
      env.write(v, a);
      return null;
    }
    const dst = env.fresh();
    env.write(v, { kind: 'value', id: dst });
    return { op: 'cast', dst, type, cast, from: node.type, a, at: node.at };
  }

  private loaded(node: Extract<Instr, { op: 'load' }>, v: number, env: Env): Instr | null {
    const from = this.typeOf(v);
    const cast = castBetween(from, node.type);
    if (cast === null) {
      this.replaced.set(node.dst, env.read(v));
      return null;
    }
    return { op: 'cast', dst: node.dst, type: node.type, cast, from, a: env.read(v), at: node.at };
  }
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
