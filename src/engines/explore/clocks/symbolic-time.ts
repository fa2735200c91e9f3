import type { ValueId } from '../../../base/ids.ts';
import { isTimeTest, TIME_TEST } from '../../../ir/time-test.ts';
import {
  bitsOf,
  type FCmp,
  type Func,
  type ICmp,
  type Instr,
  isInt,
  type Jump,
  type Operand,
  type Program,
  type Terminator,
} from '../../../ir/types.ts';
import { mapJumps } from '../../../ir/uses.ts';
import { buildImage, type Image, type ImageOptions } from '../../../vm/code/image.ts';
import { clockClass, type TimeClass, TimeClasses } from './classes.ts';

/**
 * Clocks: `while (now() < deadline)`, `now() - t0 > limit`. A time can be anything, so that it cannot be tried; but most
 * programs only compare times with each other. So nothing is decided when a clock is read: the machine computes with numbers
 * that say which readings they were made of (marks.ts), and what is decided is each comparison (decide.ts): both answers that
 * the earlier ones of the thread and the way of clocks, which is forward, leave open (constraints.ts). Clocks show whole seconds;
 * the rest of a second is 0.
 *
 * The program that is searched has, in place of a comparison of times, a choice between its answers, at the same place. What is told
 * and replayed is the program itself, with the least times for which it answers like that.
 *
 * All this where times flow from clocks to comparisons in one function, after inlining (classes.ts). Elsewhere they are
 * nondeterministic values like others, and those of more than 4,096 cases end the search.
 */
const CLOCK = '@clock';

type Choose = Extract<Instr, { readonly op: 'choose' }>;
type Compare = Extract<Instr, { readonly op: 'icmp' | 'fcmp' }>;

/** A comparison of times as a choice. */
export interface TimeTest {
  readonly pred: ICmp | FCmp;
  readonly scale: number;
  readonly isFloat: boolean;
}

const tests = new Map<string, TimeTest>();

/** How many of what it gives are a second; null: it reads no clock. */
export const clockScale = (i: Instr | Terminator): number | null =>
  i.op === 'choose' && i.of.startsWith(CLOCK) ? Number(i.of.slice(CLOCK.length)) : null;

export function timeTest(i: Instr | Terminator): TimeTest | null {
  if (i.op !== 'choose' || !isTimeTest(i)) return null;
  let test = tests.get(i.of);
  if (test === undefined) {
    const [, type, pred, scale] = i.of.split(' ');
    test = { pred: pred as ICmp, scale: Number(scale), isFloat: type === 'f64' };
    tests.set(i.of, test);
  }
  return test;
}

/** By image: of the program itself, if it is of one with symbolic times. */
const originals = new WeakMap<Image, () => Image>();

/** The program as it is searched. */
export function searchImage(program: Program, options: ImageOptions): Image {
  const { symbolic, times } = withSymbolicTime(program);
  if (symbolic === program) return buildImage(program, options);
  const image = buildImage(symbolic, { ...options, times });
  let original: Image | null = null;
  originals.set(image, () => {
    original ??= buildImage(program, options);
    return original;
  });
  return image;
}

/** The program as it is told: with the same places. */
export const imageToTell = (image: Image): Image => originals.get(image)?.() ?? image;

export const hasSymbolicTime = (program: Program): boolean => withSymbolicTime(program).symbolic !== program;

interface Symbolic {
  readonly symbolic: Program;
  /** Values that are times, by function. */
  readonly times: ReadonlyMap<Func, ReadonlySet<number>>;
}

function withSymbolicTime(program: Program): Symbolic {
  const isClock = (i: Instr): boolean => i.op === 'choose' && clockClass(i) !== null;
  const times = new Map<Func, ReadonlySet<number>>();
  const functions = program.functions.map((func) => {
    if (!func.blocks.some(({ instrs }) => instrs.some(isClock))) return func;
    const classes = new TimeClasses(func);
    const values = classes.values();
    if (values.length === 0) return func;
    const found = rewritten(func, classes);
    times.set(found, new Set<number>(values));
    return found;
  });
  return { symbolic: times.size > 0 ? { ...program, functions } : program, times };
}

function rewritten(func: Func, times: TimeClasses): Func {
  const wide = times.widened();
  const blocks = func.blocks.map(({ params, instrs, term }) => ({
    params: params.map((p) => (wide.has(p.id) ? { ...p, type: 'i64' as const } : p)),
    instrs: instrs.map((i) => replaced(widened(i, wide), times)),
    term: withWideArguments(func, term, wide),
  }));
  return { ...func, blocks };
}

const isWide = (wide: ReadonlySet<ValueId>, o: Operand): boolean => o.kind === 'value' && wide.has(o.id);

/** A constant as 64 bits, by its sign unless it is compared as unsigned. */
function extended(o: Operand, unsigned = false): Operand {
  if (o.kind !== 'const' || !isInt(o.type)) return o;
  const signed = BigInt.asIntN(bitsOf(o.type), o.bits);
  return { ...o, type: 'i64', bits: unsigned ? o.bits : BigInt.asUintN(64, signed) };
}

/** The same with times of 64 bits in place of fewer. */
function widened(i: Instr, wide: ReadonlySet<ValueId>): Instr {
  if (wide.size === 0) return i;
  switch (i.op) {
    case 'bin':
    case 'select':
    case 'freeze': {
      if (!wide.has(i.dst)) return i;
      const operands = i.op === 'freeze' ? {} : { b: extended(i.b) };
      return { ...i, ...operands, a: extended(i.a), type: 'i64' };
    }
    case 'icmp': {
      if (!isWide(wide, i.a) && !isWide(wide, i.b)) return i;
      const unsigned = i.pred.startsWith('u');
      return { ...i, of: 'i64', a: extended(i.a, unsigned), b: extended(i.b, unsigned) };
    }
    case 'cast': {
      const from = isWide(wide, i.a) ? 'i64' : i.from;
      const type = wide.has(i.dst) ? 'i64' : i.type;
      if (from !== type) return { ...i, from, type };
      const { dst, at, a } = i;
      return { op: 'freeze', dst, at, a, type };
    }
    case 'output':
      return {
        ...i,
        args: i.args.map((arg) => (isWide(wide, arg.operand) ? { ...arg, type: 'i64' as const } : arg)),
      };
    default:
      return i;
  }
}

function withWideArguments(func: Func, term: Terminator, wide: ReadonlySet<ValueId>): Terminator {
  if (wide.size === 0) return term;
  const jump = <J extends Jump>(to: J): J => ({
    ...to,
    args: to.args.map((o, n) => (wide.has(func.blocks[to.to].params[n].id) ? extended(o) : o)),
  });
  return mapJumps(term, jump);
}

function replaced(i: Instr, times: TimeClasses): Instr {
  if (i.op === 'choose') return clock(i, times.of({ kind: 'value', id: i.dst }));
  if (i.op !== 'icmp' && i.op !== 'fcmp') return i;
  const [a, b] = [times.of(i.a), times.of(i.b)];
  const time = a === null || a.kind === 'fraction' ? b : a;
  return time === null || time.kind === 'fraction' ? i : test(i, time.scale);
}

function clock(i: Choose, found: TimeClass | null): Instr {
  if (found === null || clockClass(i) === null || i.lo.kind !== 'const') return i;
  if (found.kind === 'fraction') return { ...i, hi: i.lo };
  return found.kind === 'abs' ? { ...i, of: `${CLOCK}${found.scale}` } : i;
}

function test({ dst, at, of: type, pred, a, b }: Compare, scale: number): Instr {
  const bit = (bits: bigint): Operand => ({ kind: 'const', type: 'i1', bits });
  return {
    op: 'choose',
    dst,
    type: 'i1',
    at,
    lo: bit(0n),
    hi: bit(1n),
    signed: false,
    what: 'a comparison of times',
    of: `${TIME_TEST} ${type} ${pred} ${scale}`,
    args: [a, b].map((operand) => ({ operand, type })),
  };
}
