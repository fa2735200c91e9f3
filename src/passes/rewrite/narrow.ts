import type { ValueId } from '../../base/ids.ts';
import { bitsOf, type Func, type Instr, isInt, type Operand } from '../../ir/types.ts';
import { defsOf, eachOperand } from '../../ir/uses.ts';
import { mapFunctions, type Pass } from '../pass.ts';
import { partAssumed } from './assumed.ts';
import { isPure } from './dce.ts';
import { partToldApart, usersIn } from './told-apart.ts';

/**
 * Nondeterministic values of a wide range, of which the program uses little: `rand() % 3`, `random() & 1`, or
 * `srand(time(NULL))`, which uses nothing. Let all uses of x in [0, hi] be remainders by constants with least common
 * multiple m (a mask, or a cut to n bits, is a remainder by a power of two) and comparisons with constants up to K. Then
 * x matters only through x mod m and min(x, K + 1), and each pair that some x has is had by one in [0, K + m]. So the
 * range is cut to that; nothing is lost, and engines that try each value can. Of other ranges (negative numbers, all of an
 * unsigned type) the part is kept that comparisons tell apart (told-apart.ts). What an assumption right behind the choice
 * leaves out is left out here already, if that leaves few (assumed.ts). What is only printed does not matter at all. A value that goes anywhere else (memory, a call, a branch's argument) keeps its range.
 */
export const narrow: Pass = { name: 'narrow', run: (program) => mapFunctions(program, narrowFunc) };

/** What is seen of a value: remainders modulo `modulus`, comparisons with constants up to `cut` (-1: none). */
interface Seen {
  readonly modulus: bigint;
  readonly cut: bigint;
}
const NOTHING: Seen = { modulus: 1n, cut: -1n };
/** Beyond this no engine would try each. */
const MOST = 4096n;
/** Of what assumptions leave more than so many values are better left to a solver. */
const MOST_ASSUMED = 32n;

type Uses = ReadonlyMap<ValueId, readonly (Instr | null)[]>;

function narrowFunc(func: Func): Func {
  const chooses = func.blocks.some((b) => b.instrs.some((i) => i.op === 'choose'));
  if (!chooses) return func;
  const uses = usesOf(func);
  const users = usersIn(func);
  const blocks = func.blocks.map((block, b) => ({
    ...block,
    instrs: block.instrs
      .map((i, index) =>
        i.op === 'choose' ? toldApart(narrowed(assumed(func, i, { block: b, index }), uses), users) : i,
      )
      .filter((i) => i !== null),
  }));
  return { ...func, blocks };
}

type Choose = Extract<Instr, { op: 'choose' }>;

/** Without the values that an assumption ends before anything can be seen of them, if few are left. */
function assumed(func: Func, i: Choose, where: { readonly block: number; readonly index: number }): Choose {
  if (i.of !== '' || i.lo.kind !== 'const' || i.hi.kind !== 'const') return i;
  const part = partAssumed(func, i, where);
  if (part === null || BigInt.asUintN(bitsOf(i.type), part.hi - part.lo) >= MOST_ASSUMED) return i;
  return { ...i, lo: { ...i.lo, bits: part.lo }, hi: { ...i.hi, bits: part.hi } };
}

function narrowed(i: Choose, uses: Uses): Instr | null {
  if (i.lo.kind !== 'const' || i.hi.kind !== 'const' || i.lo.bits !== 0n || !isInt(i.type)) return i;
  const hi = i.hi.bits;
  if (hi >= 2n ** BigInt(bitsOf(i.type) - 1)) return i;
  if (!uses.has(i.dst)) return null;
  /* other applications of the function have to have the same values */
  if (i.of !== '') return i;
  const seen = seenOf(i.dst, hi, uses);
  if (seen === null) return i;
  const most = seen.cut + seen.modulus;
  return most < hi && most <= MOST ? { ...i, hi: { ...i.hi, bits: most } } : i;
}

/** Of any range, where all the program does is to compare with constants. */
function toldApart(i: Instr | null, users: ReturnType<typeof usersIn>): Instr | null {
  if (i?.op !== 'choose' || i.of !== '' || !isInt(i.type)) return i;
  if (users(i.dst).length === 0) return null;
  if (i.lo.kind !== 'const' || i.hi.kind !== 'const') return i;
  const part = partToldApart(i, users);
  const size = (lo: bigint, hi: bigint): bigint => BigInt.asUintN(bitsOf(i.type), hi - lo);
  if (part === null || size(part.lo, part.hi) > MOST) return i;
  if (size(part.lo, part.hi) >= size(i.lo.bits, i.hi.bits)) return i;
  return { ...i, lo: { ...i.lo, bits: part.lo }, hi: { ...i.hi, bits: part.hi } };
}

/** By value; null: not an instruction (a branch, or its argument). */
function usesOf(func: Func): Uses {
  const uses = new Map<ValueId, (Instr | null)[]>();
  const add = (operand: Operand, user: Instr | null): void => {
    if (operand.kind !== 'value') return;
    const list = uses.get(operand.id);
    if (list === undefined) uses.set(operand.id, [user]);
    else list.push(user);
  };
  for (const block of func.blocks) {
    for (const i of block.instrs) eachOperand(i, (o) => add(o, i));
    eachOperand(block.term, (o) => add(o, null));
  }
  return uses;
}

/** What is seen of a value in [0, hi], which is not negative in its type; null: perhaps everything. */
function seenOf(id: ValueId, hi: bigint, uses: Uses): Seen | null {
  let all = NOTHING;
  for (const user of uses.get(id) ?? []) {
    const seen = user === null ? null : seenBy(user, id, hi, uses);
    if (seen === null) return null;
    all = {
      modulus: lcm(all.modulus, seen.modulus),
      cut: seen.cut > all.cut ? seen.cut : all.cut,
    };
    if (all.modulus > MOST || all.cut > MOST) return null;
  }
  return all;
}

function seenBy(i: Instr, id: ValueId, hi: bigint, uses: Uses): Seen | null {
  if (isIrrelevant(i, uses)) return NOTHING;
  switch (i.op) {
    case 'cast': {
      if (!isInt(i.type) || !['trunc', 'zext', 'sext'].includes(i.cast)) return null;
      if (hi < 2n ** BigInt(bitsOf(i.type) - 1)) return seenOf(i.dst, hi, uses);
      return i.cast === 'trunc' ? { modulus: 2n ** BigInt(bitsOf(i.type)), cut: -1n } : null;
    }
    case 'bin': {
      const constant = constantBeside(i.a, i.b, id);
      if (constant === null || constant <= 0n || constant >= 2n ** BigInt(bitsOf(i.type) - 1)) return null;
      if (i.bin === 'and') return { modulus: 2n ** BigInt(constant.toString(2).length), cut: -1n };
      const remainder = (i.bin === 'srem' || i.bin === 'urem') && i.a.kind === 'value';
      return remainder ? { modulus: constant, cut: -1n } : null;
    }
    case 'icmp': {
      const constant = isInt(i.of) ? constantBeside(i.a, i.b, id) : null;
      if (constant === null) return null;
      /* beyond the range all values compare alike: negative ones as unsigned are beyond it too */
      return { modulus: 1n, cut: constant > hi ? -1n : constant };
    }
    default:
      return null;
  }
}

/** The constant that is combined with value `id`, as its unsigned bits. */
function constantBeside(a: Operand, b: Operand, id: ValueId): bigint | null {
  if (a.kind === 'value' && a.id === id && b.kind === 'const') return b.bits;
  return b.kind === 'value' && b.id === id && a.kind === 'const' ? a.bits : null;
}

/** Asks whether all that comes of an instruction is printed. */
export function irrelevantIn(func: Func): (i: Instr) => boolean {
  const uses = usesOf(func);
  return (i) => isIrrelevant(i, uses);
}

/** Is all that comes of it printed? (A print's number of characters must not be used.) */
function isIrrelevant(i: Instr, uses: Uses): boolean {
  if (i.op === 'output') return !defsOf(i).some((d) => uses.has(d.id));
  if (!isPure(i)) return false;
  return defsOf(i).every((d) =>
    (uses.get(d.id) ?? []).every((user) => user !== null && isIrrelevant(user, uses)),
  );
}

function lcm(a: bigint, b: bigint): bigint {
  let [x, y] = [a, b];
  while (y !== 0n) [x, y] = [y, x % y];
  return (a / x) * b;
}
