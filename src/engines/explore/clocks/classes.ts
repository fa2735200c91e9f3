import type { ValueId } from '../../../base/ids.ts';
import { clockPart } from '../../../ir/clocks.ts';
import {
  bitsOf,
  type Func,
  type Instr,
  isInt,
  type Operand,
  type Terminator,
  type Type,
} from '../../../ir/types.ts';
import { defsOf, eachOperand, successors } from '../../../ir/uses.ts';
import { irrelevantIn } from '../../../passes/rewrite/narrow.ts';
import { numberOf } from './marks.ts';

/**
 * Which values of a function are times (symbolic-time.ts), by data flow:
 *
 *   abs       a reading, and what is computed of one by adding and taking away, in units of which `scale` are a second
 *   diff      a difference of two
 *   fraction  the nanoseconds beside the seconds, which are 0: anything that is computed of them alone
 *
 * In fewer than 64 bits they are what they were before they were cut: the search computes them with 64 (symbolic-time.ts).
 *
 * Values that flow together are a group. A group one of whose values goes anywhere else (memory, a call, an address, a
 * remainder) is *seen*: its clocks are read as any nondeterministic value.
 */
export type TimeClass =
  | { readonly kind: 'abs' | 'diff'; readonly scale: number }
  | { readonly kind: 'fraction' };

type Choose = Extract<Instr, { readonly op: 'choose' }>;

/** What a clock gives. */
export function clockClass(i: Choose): TimeClass | null {
  const found = i.type === 'i64' ? clockPart(i) : null;
  if (found === null) return null;
  return found.part === 'time' ? { kind: 'abs', scale: found.scale } : { kind: 'fraction' };
}

const isSpan = (c: TimeClass | null): c is Extract<TimeClass, { kind: 'abs' | 'diff' }> =>
  c !== null && (c.kind === 'abs' || c.kind === 'diff');

/** No time comes out of it, or one that is not followed. */
const SEEN = 'seen';

export class TimeClasses {
  private readonly classes = new Map<ValueId, TimeClass>();
  private readonly parent = new Map<ValueId, ValueId>();
  private readonly seen = new Set<ValueId>();
  private readonly isIrrelevant: (i: Instr) => boolean;
  /** Integers of less than 64 bits. */
  private readonly narrow: ReadonlySet<ValueId>;
  private changed = true;

  constructor(func: Func) {
    this.isIrrelevant = irrelevantIn(func);
    this.narrow = narrowValues(func);
    while (this.changed) {
      this.changed = false;
      for (const { instrs, term } of func.blocks) {
        for (const i of instrs) this.look(i);
        this.terminator(func, term);
      }
    }
  }

  get isEmpty(): boolean {
    return this.classes.size === 0;
  }

  /** All values that are times. */
  values(): ValueId[] {
    return [...this.classes.keys()].filter((id) => this.of({ kind: 'value', id }) !== null);
  }

  /** Those of them that are computed with more bits than they have. */
  widened(): Set<ValueId> {
    return new Set(this.values().filter((id) => this.narrow.has(id)));
  }

  /** The class of a value whose group is not seen. */
  of(operand: Operand): TimeClass | null {
    if (operand.kind !== 'value') return null;
    const found = this.classes.get(operand.id);
    return found === undefined || this.seen.has(this.root(operand.id)) ? null : found;
  }

  private look(i: Instr): void {
    const before = (o: Operand): TimeClass | null =>
      o.kind === 'value' ? (this.classes.get(o.id) ?? null) : null;
    const used: ValueId[] = [];
    eachOperand(i, (o) => {
      if (o.kind === 'value' && this.classes.has(o.id)) used.push(o.id);
    });
    if (i.op === 'choose') {
      const found = clockClass(i);
      if (found !== null) this.is(i.dst, found);
    }
    if (used.length === 0) return;
    for (const id of used) this.join(used[0], id);
    if (i.op === 'icmp' || i.op === 'fcmp') {
      if (!isTest(before(i.a), before(i.b)) || this.isMixed(i)) this.see(used[0]);
      return;
    }
    const result = resultOf(i, before);
    if (result === SEEN || !('dst' in i) || this.isMixed(i)) {
      if (!this.isIrrelevant(i)) this.see(used[0]);
      return;
    }
    this.is(i.dst, result);
    this.join(i.dst, used[0]);
  }

  /** Does it take a number of few bits that is no time, and no constant? There is no wider one of that. */
  private isMixed(i: Instr): boolean {
    let mixed = false;
    eachOperand(i, (o) => {
      if (o.kind === 'value') mixed ||= this.narrow.has(o.id) && !this.classes.has(o.id);
      else mixed ||= o.kind !== 'const';
    });
    return mixed;
  }

  private terminator(func: Func, term: Terminator): void {
    const passed = new Set<Operand>();
    for (const { to, args } of successors(term))
      for (const [n, { id }] of func.blocks[to].params.entries()) {
        const arg = args[n];
        passed.add(arg);
        const found = arg.kind === 'value' ? this.classes.get(arg.id) : undefined;
        if (arg.kind !== 'value' || found === undefined) {
          const isOther = arg.kind !== 'const' && this.narrow.has(id);
          if (isOther && this.classes.has(id)) this.see(id);
          continue;
        }
        this.is(id, found);
        this.join(id, arg.id);
      }
    eachOperand(term, (o) => {
      if (!passed.has(o) && o.kind === 'value' && this.classes.has(o.id)) this.see(o.id);
    });
  }

  private is(id: ValueId, found: TimeClass): void {
    const old = this.classes.get(id);
    if (old === undefined) {
      this.classes.set(id, found);
      this.changed = true;
    } else if (!sameClass(old, found)) this.see(id);
  }

  private see(id: ValueId): void {
    const root = this.root(id);
    if (this.seen.has(root)) return;
    this.seen.add(root);
    this.changed = true;
  }

  private join(a: ValueId, b: ValueId): void {
    const [x, y] = [this.root(a), this.root(b)];
    if (x === y) return;
    this.parent.set(x, y);
    if (this.seen.has(x)) this.seen.add(y);
    this.changed = true;
  }

  private root(id: ValueId): ValueId {
    let at = id;
    for (let up = this.parent.get(at); up !== undefined; up = this.parent.get(at)) at = up;
    return at;
  }
}

const sameClass = (a: TimeClass, b: TimeClass): boolean => {
  if (a.kind === 'fraction' || b.kind === 'fraction') return a.kind === b.kind;
  return a.kind === b.kind && a.scale === b.scale;
};

function narrowValues(func: Func): Set<ValueId> {
  const narrow = new Set<ValueId>();
  const add = (id: ValueId, type: Type): void => {
    if (isInt(type) && bitsOf(type) > 1 && bitsOf(type) < 64) narrow.add(id);
  };
  for (const { params, instrs } of func.blocks) {
    for (const { id, type } of params) add(id, type);
    for (const i of instrs) for (const { id, type } of defsOf(i)) add(id, type);
  }
  for (const { id, type } of func.params) add(id, type);
  return narrow;
}

/** Can the two be compared? */
function isTest(a: TimeClass | null, b: TimeClass | null): boolean {
  if (isPlain(a) || isPlain(b)) return true;
  return isSpan(a) && isSpan(b) && a.kind === b.kind && a.scale === b.scale;
}

const isPlain = (c: TimeClass | null): boolean => c === null || c.kind === 'fraction';

function resultOf(i: Instr, of: (o: Operand) => TimeClass | null): TimeClass | typeof SEEN {
  switch (i.op) {
    case 'bin':
      return arithmetic(i.bin, [of(i.a), of(i.b)], [i.a, i.b], isWhole);
    case 'fbin':
      if (i.type !== 'f64') return SEEN;
      return arithmetic(FLOATS.get(i.fbin) ?? '', [of(i.a), of(i.b)], [i.a, i.b], () => true);
    case 'freeze':
      return of(i.a) ?? SEEN;
    case 'select': {
      const [a, b] = [of(i.a), of(i.b)];
      if (of(i.cond) !== null) return SEEN;
      return a === null || b === null || sameClass(a, b) ? (a ?? b ?? SEEN) : SEEN;
    }
    case 'cast':
      return castOf(i, of(i.a));
    default:
      return SEEN;
  }
}

/** Nanoseconds. */
const MOST_SCALE = 1_000_000_000;
const isWhole = (scale: number): boolean => Number.isInteger(scale) && scale >= 1 && scale <= MOST_SCALE;
const FLOATS: ReadonlyMap<string, string> = new Map([
  ['fadd', 'add'],
  ['fsub', 'sub'],
  ['fmul', 'mul'],
  ['fdiv', 'sdiv'],
]);
const FRACTIONAL: ReadonlySet<string> = new Set(['add', 'sub', 'mul', 'sdiv', 'udiv']);

function arithmetic(
  op: string,
  [a, b]: readonly (TimeClass | null)[],
  [left, right]: readonly Operand[],
  isUnit: (scale: number) => boolean,
): TimeClass | typeof SEEN {
  if (isPlain(a) && isPlain(b)) return FRACTIONAL.has(op) ? { kind: 'fraction' } : SEEN;
  const scaled = (time: TimeClass | null, by: number): TimeClass | typeof SEEN => {
    if (!isSpan(time) || !(by > 0)) return SEEN;
    const scale = op === 'mul' ? time.scale * by : time.scale / by;
    return isUnit(scale) ? { kind: time.kind, scale } : SEEN;
  };
  switch (op) {
    case 'add':
      if (isSpan(a) && isPlain(b)) return a;
      return isSpan(b) && isPlain(a) ? b : SEEN;
    case 'sub':
      if (isSpan(a) && isPlain(b)) return a;
      if (isSpan(b) && isPlain(a)) return { kind: 'diff', scale: b.scale };
      if (a?.kind !== 'abs' || b?.kind !== 'abs' || a.scale !== b.scale) return SEEN;
      return { kind: 'diff', scale: a.scale };
    case 'mul':
      return isPlain(b) ? scaled(a, numberOf(right)) : scaled(b, numberOf(left));
    case 'sdiv':
    case 'udiv':
      return scaled(a, numberOf(right));
    default:
      return SEEN;
  }
}

function castOf(i: Extract<Instr, { op: 'cast' }>, a: TimeClass | null): TimeClass | typeof SEEN {
  if (a === null) return SEEN;
  if (a.kind === 'fraction') return a;
  switch (i.cast) {
    case 'trunc':
    case 'sext':
    case 'zext':
      return bitsOf(i.type) >= 32 && bitsOf(i.type) <= 64 ? a : SEEN;
    case 'sitofp':
    case 'uitofp':
      return i.type === 'f64' && isSpan(a) ? a : SEEN;
    case 'fptosi':
    case 'fptoui':
      return bitsOf(i.type) >= 32 && isSpan(a) && Number.isInteger(a.scale) ? a : SEEN;
    default:
      return SEEN;
  }
}
