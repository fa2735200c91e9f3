import { isTimeTest } from '../../ir/time-test.ts';
import type { Func, Instr, Loop, Operand } from '../../ir/types.ts';
import { defsOf, successors as jumpsOf, operandsOf } from '../../ir/uses.ts';

/**
 * Counters of a loop (docs/models.md, *Await*, the wider forms): values carried from round to round that flow into nothing
 * but their own update, the loop's exit tests, and branches that decide only about pauses. A round that changes nothing else is
 * as idle as one that changes nothing at all.
 *
 * By data flow alone: `tainted` is what can differ from round to round because the counter does. It may be computed
 * with, be passed on to blocks of the loop, decide the exit (then everything that it is computed from must be counters,
 * or made before the loop: `x == i` with x read in the round is no such test), and decide a branch whose two sides
 * meet again in the loop with nothing but arithmetic and yields between. What is made between them is tainted, too, as are
 * parameters where they meet. Anything else (an address, a stored value, an argument, a use after the loop) and the
 * value is no counter.
 *
 * Times (`times`, explore/clocks/symbolic-time.ts) flow into comparisons with what was there before the loop, whose answers are choices:
 * which reading of the clock it is makes no difference there, nor after the loop. (Two times of which both change from round to round
 * are not followed: how far apart they are may depend on the rounds before.)
 */
export interface Counters {
  readonly values: ReadonlySet<number>;
  /** Those of them that decide an exit, and what goes into these. */
  readonly bounding: ReadonlySet<number>;
  /** Is one of them a time, with which others are compared? */
  readonly isTimed: boolean;
}

export const NO_COUNTERS: Counters = { values: new Set(), bounding: new Set(), isTimed: false };

/** Loops of more blocks are taken as they are. */
const MANY_BLOCKS = 400;

export function countersOf(func: Func, loop: Loop, times: ReadonlySet<number> = new Set()): Counters {
  const { params } = func.blocks[loop.header];
  if (params.length === 0 || loop.blocks.length > MANY_BLOCKS) return NO_COUNTERS;
  const shape = shapeOf(func, loop);
  const values = new Set<number>();
  const bounding = new Set<number>();
  let isTimed = false;
  for (const { id } of params) {
    if (values.has(id)) continue;
    const flow = flowOf(func, loop, shape, { id, times });
    if (flow === null) continue;
    isTimed ||= times.has(id);
    for (const p of params) {
      if (!flow.tainted.has(p.id)) continue;
      values.add(p.id);
      if (flow.isBound) bounding.add(p.id);
    }
  }
  return { values, bounding, isTimed };
}

interface Shape {
  readonly inside: ReadonlySet<number>;
  /** Values that the loop defines. */
  readonly made: ReadonlySet<number>;
  /** Values that are used outside the loop. */
  readonly usedOutside: ReadonlySet<number>;
  /** By block: where its ways inside the loop meet again; -1: at the head. */
  readonly meets: ReadonlyMap<number, number>;
}

function shapeOf(func: Func, loop: Loop): Shape {
  const inside = new Set<number>(loop.blocks);
  const made = new Set<number>();
  const usedOutside = new Set<number>();
  func.blocks.forEach((block, b) => {
    const all = [...block.instrs, block.term];
    if (inside.has(b)) {
      for (const p of block.params) made.add(p.id);
      for (const i of all) for (const v of defsOf(i)) made.add(v.id);
    } else for (const i of all) for (const o of operandsOf(i)) if (o.kind === 'value') usedOutside.add(o.id);
    for (const { to, args } of jumpsOf(block.term))
      if (!inside.has(to)) for (const o of args) if (o.kind === 'value') usedOutside.add(o.id);
  });
  return { inside, made, usedOutside, meets: meetingPoints(func, loop, inside) };
}

/** Ways on from block b inside the loop, not to its head. */
const waysOn = (func: Func, loop: Loop, inside: ReadonlySet<number>, b: number): number[] =>
  jumpsOf(func.blocks[b].term)
    .map(({ to }) => to as number)
    .filter((to) => inside.has(to) && to !== loop.header);

/** Immediate postdominators inside the loop, whose end is its head: the nearest block that every way on passes. */
function meetingPoints(func: Func, loop: Loop, inside: ReadonlySet<number>): Map<number, number> {
  const blocks = [...loop.blocks].map(Number).reverse();
  const after = new Map<number, Set<number>>(blocks.map((b) => [b, new Set(blocks)]));
  const ends = (b: number): boolean => jumpsOf(func.blocks[b].term).some(({ to }) => to === loop.header);
  for (let changed = true; changed; ) {
    changed = false;
    for (const b of blocks) {
      const sets = waysOn(func, loop, inside, b).map((to) => after.get(to)!);
      const next = new Set<number>([b]);
      if (!ends(b) && sets.length > 0) for (const c of sets[0]) if (sets.every((s) => s.has(c))) next.add(c);
      if (next.size !== after.get(b)!.size) {
        after.set(b, next);
        changed = true;
      }
    }
  }
  /* of all that every way passes, the nearest has the most of the others after it */
  return new Map(
    blocks.map((b) => {
      const [first = -1] = [...after.get(b)!]
        .filter((c) => c !== b)
        .sort((x, y) => after.get(y)!.size - after.get(x)!.size);
      return [b, first] as const;
    }),
  );
}

interface Flow {
  readonly tainted: ReadonlySet<number>;
  readonly isBound: boolean;
}

/** Where the value of this parameter goes; null: to where a counter does not go. */
function flowOf(
  func: Func,
  loop: Loop,
  shape: Shape,
  { id: seed, times }: { readonly id: number; readonly times: ReadonlySet<number> },
): Flow | null {
  const { inside, made, usedOutside, meets } = shape;
  /** Of these: computed from counters and what was there before the loop? */
  const pure = new Map<number, boolean>([[seed, true]]);
  let isBound = false;
  let changed = true;
  const isTainted = (o: Operand): boolean => o.kind === 'value' && pure.has(o.id);
  const isPure = (o: Operand): boolean => o.kind !== 'value' || (pure.get(o.id) ?? !made.has(o.id));
  const taint = (v: number, isPureNow: boolean): void => {
    const before = pure.get(v);
    if (before === undefined || (before && !isPureNow)) {
      pure.set(v, isPureNow);
      changed = true;
    }
  };
  /** A branch on `cond` in block b. */
  const branches = (b: number, cond: Operand): boolean => {
    const jumps = jumpsOf(func.blocks[b].term);
    const region = regionOf(func, loop, inside, b, meets.get(b) ?? -1);
    const leaves =
      jumps.some(({ to }) => !inside.has(to)) ||
      [...region].some((r) => jumpsOf(func.blocks[r].term).some(({ to }) => !inside.has(to)));
    if (leaves) {
      if (!isPure(cond)) return false;
      isBound = true;
    }
    const ways = jumps.filter(({ to }) => inside.has(to));
    if (ways.length < 2) return true;
    for (const r of region) {
      if (!func.blocks[r].instrs.every(isQuiet)) return false;
      for (const p of func.blocks[r].params) taint(p.id, isPure(cond));
      for (const i of func.blocks[r].instrs) for (const v of defsOf(i)) taint(v.id, isPure(cond));
    }
    const join = meets.get(b) ?? -1;
    const target = join < 0 ? loop.header : join;
    const edges = [b, ...region].flatMap((r) =>
      jumpsOf(func.blocks[r].term).filter(({ to }) => to === target),
    );
    func.blocks[target].params.forEach((p, n) => {
      if (edges.some(({ args }) => !sameOperand(args[n], edges[0].args[n]))) taint(p.id, isPure(cond));
    });
    return true;
  };
  while (changed) {
    changed = false;
    isBound = false;
    for (const b of loop.blocks) {
      const { instrs, term } = func.blocks[b];
      for (const i of instrs) {
        const operands = operandsOf(i);
        if (!operands.some(isTainted)) continue;
        if (isTimeTest(i)) {
          if (operands.some((o) => !isTainted(o) && o.kind === 'value' && made.has(o.id))) return null;
          if (
            operands.every((o) => o.kind === 'const' || isTainted(o)) &&
            operands.filter(isTainted).length > 1
          )
            return null;
          continue;
        }
        if (!isArithmetic(i) || isDivisor(i, isTainted)) return null;
        for (const v of defsOf(i)) taint(v.id, operands.every(isPure));
      }
      if (term.op === 'ret') {
        if (term.values.some(isTainted)) return null;
        continue;
      }
      for (const { to, args } of jumpsOf(term)) {
        if (!inside.has(to)) continue;
        args.forEach((o, n) => {
          if (isTainted(o)) taint(func.blocks[to].params[n].id, isPure(o));
        });
        /* a counter that is set anew from elsewhere is one that is computed from there */
        args.forEach((o, n) => {
          const { id } = func.blocks[to].params[n];
          if (pure.get(id) === true && !isPure(o)) taint(id, false);
        });
      }
      const cond = term.op === 'condbr' ? term.cond : term.op === 'switch' ? term.value : null;
      if (cond !== null && isTainted(cond) && !branches(b, cond)) return null;
    }
  }
  for (const v of pure.keys()) if (usedOutside.has(v) && !times.has(v)) return null;
  return { tainted: new Set(pure.keys()), isBound };
}

/** Blocks between b and the block where its ways meet. */
function regionOf(func: Func, loop: Loop, inside: ReadonlySet<number>, b: number, join: number): Set<number> {
  const region = new Set<number>();
  const work = waysOn(func, loop, inside, b);
  while (work.length > 0) {
    const c = work.pop()!;
    if (c === join || region.has(c)) continue;
    region.add(c);
    work.push(...waysOn(func, loop, inside, c));
  }
  return region;
}

const sameOperand = (a: Operand, b: Operand): boolean =>
  a.kind === 'value'
    ? b.kind === 'value' && a.id === b.id
    : a.kind === 'const' && b.kind === 'const' && a.bits === b.bits && a.type === b.type;

function isArithmetic(i: Instr): boolean {
  switch (i.op) {
    case 'bin':
    case 'icmp':
    case 'cast':
    case 'select':
    case 'unary':
    case 'nary':
    case 'overflow':
    case 'freeze':
    case 'fbin':
    case 'fcmp':
      return true;
    default:
      return false;
  }
}

/** May it go wrong for some values of the counter only? */
const isDivisor = (i: Instr, isTainted: (o: Operand) => boolean): boolean =>
  i.op === 'bin' && /div|rem/.test(i.bin) && isTainted(i.b);

/** Nobody notices whether it happens. */
const isQuiet = (i: Instr): boolean =>
  i.op === 'yield' || (isArithmetic(i) && !(i.op === 'bin' && /div|rem/.test(i.bin) && i.b.kind !== 'const'));
