import type { ValueId } from '../../base/ids.ts';
import { evalICmp } from '../../ir/evaluate.ts';
import { bitsOf, type Func, type Instr, isInt, type Jump, type Operand } from '../../ir/types.ts';
import { successors } from '../../ir/uses.ts';

/**
 * The part of a nondeterministic value's range that an assumption leaves: `n = nondet(); assume(n >= 1 && n <= 4)`, or
 * `if (!(n >= 1 && n <= 4)) abort();` where abort ends the execution quietly.
 *
 * A value with which the thread comes to an assumption that fails, and on the way there does nothing that anybody could see
 * or that could go wrong, shows nothing: the thread ends where it stood, so whatever the others do then they also do beside
 * the same thread with another value, which only has not gone on yet. So such values are left out, as long as one stays.
 *
 * The constants that the value is compared with cut its range into arcs, within which all comparisons have the same
 * answers (told-apart.ts). For each arc the code behind the choice is walked with these answers; what else is known are
 * constants. An arc stays as soon as a walk meets anything but pure arithmetic, other choices, assumptions and branches on
 * values that are certainly defined (to branch on an undefined one is an error, which must be seen).
 */
type Choose = Extract<Instr, { readonly op: 'choose' }>;

/**
 * What a walk knows of a value. `chosen`: it is the choice itself, perhaps widened, with the arc's first value in place of
 * any of the arc: it may be compared with constants, and not be computed with. `any`: defined, and nothing more. Not in the
 * map: not even that.
 */
type Known =
  | { readonly kind: 'bits'; readonly bits: bigint }
  | { readonly kind: 'chosen'; readonly bits: bigint }
  | { readonly kind: 'any' };
type Env = ReadonlyMap<ValueId, Known>;

interface At {
  readonly block: number;
  readonly from: number;
  readonly env: Env;
}

const ANY: Known = { kind: 'any' };
/** Blocks walked for one arc before it stays. */
const MOST_BLOCKS = 200;
/** Arcs that are tried. */
const MOST_ARCS = 64;

/** The hull of what assumptions leave of [lo, hi] (bit patterns), or null if that is all; one value if it is nothing. */
export function partAssumed(
  func: Func,
  i: Choose,
  where: { readonly block: number; readonly index: number },
): { readonly lo: bigint; readonly hi: bigint } | null {
  if (i.lo.kind !== 'const' || i.hi.kind !== 'const' || !isInt(i.type)) return null;
  const bits = bitsOf(i.type);
  const ordered = (x: bigint): bigint => (i.signed ? BigInt.asIntN(bits, x) : BigInt.asUintN(bits, x));
  const [lo, hi] = [ordered(i.lo.bits), ordered(i.hi.bits)];
  const constants = comparedWith(func, i.dst);
  if (constants.length === 0) return null;
  const begins = constants.flatMap((c) => [c, c + 1n]);
  const arcs = [...new Set([lo, 0n, 1n << BigInt(bits - 1), ...begins].map(ordered))]
    .filter((x) => x >= lo && x <= hi)
    .sort((a, b) => (a < b ? -1 : 1));
  if (arcs.length > MOST_ARCS) return null;
  const before = definedIn(func);
  const stays = arcs.map((x) => {
    const env = new Map<ValueId, Known>(before);
    env.set(i.dst, { kind: 'chosen', bits: BigInt.asUintN(bits, x) });
    return showsSomething(func, { block: where.block, from: where.index + 1, env });
  });
  const first = stays.indexOf(true);
  const last = stays.lastIndexOf(true);
  if (first === 0 && last === arcs.length - 1) return null;
  /* one has to stay: the thread comes to the choice, and the others go on beside it */
  if (first < 0) return { lo: i.lo.bits, hi: i.lo.bits };
  const end = last === arcs.length - 1 ? hi : arcs[last + 1] - 1n;
  return { lo: BigInt.asUintN(bits, arcs[first]), hi: BigInt.asUintN(bits, end) };
}

/** The constants that a value, or what it is widened to, is compared with. */
function comparedWith(func: Func, id: ValueId): bigint[] {
  const same = new Set([id]);
  const constants: bigint[] = [];
  const is = (o: Operand): boolean => o.kind === 'value' && same.has(o.id);
  /* to the end of growing: the casts of a loop's body may stand before what they widen */
  for (let size = 0; size !== same.size; ) {
    size = same.size;
    for (const { instrs } of func.blocks)
      for (const i of instrs) if (i.op === 'cast' && widens(i.cast) && is(i.a)) same.add(i.dst);
  }
  for (const { instrs, term } of func.blocks) {
    for (const i of instrs) {
      if (i.op !== 'icmp') continue;
      if (is(i.a) && i.b.kind === 'const') constants.push(i.b.bits);
      if (is(i.b) && i.a.kind === 'const') constants.push(i.a.bits);
    }
    if (term.op === 'switch' && is(term.value)) constants.push(...term.cases.map((one) => one.bits));
  }
  return constants;
}

/** What is certainly defined wherever it is: choices, and what is computed of them and of constants. */
function definedIn(func: Func): Map<ValueId, Known> {
  const defined = new Map<ValueId, Known>();
  const isDefined = (o: Operand): boolean => knownOf(o, defined) !== null;
  const passed = new Map<ValueId, Operand[]>();
  for (const { term } of func.blocks) {
    for (const { to, args } of successors(term)) {
      func.blocks[to].params.forEach(({ id }, n) => {
        passed.set(id, [...(passed.get(id) ?? []), args[n]]);
      });
    }
  }
  for (let size = -1; size !== defined.size; ) {
    size = defined.size;
    for (const [id, args] of passed) if (args.every(isDefined)) defined.set(id, ANY);
    for (const { instrs } of func.blocks)
      for (const i of instrs) if (isQuiet(i) && known(i, defined) !== null) defined.set(i.dst, ANY);
  }
  return defined;
}

const widens = (cast: string): boolean => cast === 'zext' || cast === 'sext';

/** Does some way from here come to anything but a failed assumption? */
function showsSomething(func: Func, start: At): boolean {
  const todo: At[] = [start];
  for (let walked = 0; todo.length > 0; walked++) {
    if (walked === MOST_BLOCKS) return true;
    const at = todo.pop() as At;
    const next = walkBlock(func, at);
    if (next === null) return true;
    todo.push(...next);
  }
  return false;
}

/** Where a way goes on behind its block: nowhere after a failed assumption. Null: something shows. */
function walkBlock(func: Func, { block, from, env: before }: At): At[] | null {
  const { instrs, term } = func.blocks[block];
  const env = new Map(before);
  for (const i of instrs.slice(from)) {
    if (i.op === 'halt') return i.how === 'quiet-abort' ? [] : null;
    if (i.op === 'assume') {
      const cond = knownOf(i.cond, env);
      if (cond === null || cond.kind === 'chosen') return null;
      if (cond.kind === 'bits' && cond.bits === 0n) return [];
      continue;
    }
    if (i.op === 'lifetime' && i.begin) continue;
    if (!isQuiet(i)) return null;
    const value = known(i, env);
    if (value === null) env.delete(i.dst);
    else env.set(i.dst, value);
  }
  const go = (jump: Jump): At => ({ block: jump.to, from: 0, env: entered(func, jump, env) });
  switch (term.op) {
    case 'br':
      return [go(term.jump)];
    case 'condbr': {
      const cond = knownOf(term.cond, env);
      if (cond === null || cond.kind === 'chosen') return null;
      if (cond.kind === 'any') return [go(term.then), go(term.else)];
      return [go(cond.bits === 0n ? term.else : term.then)];
    }
    case 'switch': {
      const value = knownOf(term.value, env);
      if (value === null) return null;
      if (value.kind === 'any') return [...term.cases.map(({ jump }) => go(jump)), go(term.default)];
      return [go(term.cases.find((one) => one.bits === value.bits)?.jump ?? term.default)];
    }
    default:
      return null;
  }
}

/** The choice itself does not go through parameters: comparisons of those were not looked at. */
function entered(func: Func, { to, args }: Jump, env: Env): Env {
  const inside = new Map(env);
  func.blocks[to].params.forEach(({ id }, n) => {
    const known = knownOf(args[n], env);
    if (known === null) inside.delete(id);
    else inside.set(id, known.kind === 'chosen' ? ANY : known);
  });
  return inside;
}

type Quiet = Extract<Instr, { readonly op: 'bin' | 'icmp' | 'cast' | 'select' | 'freeze' | 'choose' }>;

/** Cannot go wrong, and nobody sees it. */
function isQuiet(i: Instr): i is Quiet {
  if (i.op === 'bin') return QUIET_BINS.has(i.bin);
  if (i.op === 'cast') return isInt(i.from) && isInt(i.type);
  return i.op === 'icmp' || i.op === 'select' || i.op === 'freeze' || i.op === 'choose';
}
const QUIET_BINS: ReadonlySet<string> = new Set(['add', 'sub', 'mul', 'and', 'or', 'xor']);

function knownOf(o: Operand, env: Env): Known | null {
  if (o.kind === 'const') return { kind: 'bits', bits: o.bits };
  return o.kind === 'value' ? (env.get(o.id) ?? null) : null;
}

function known(i: Quiet, env: Env): Known | null {
  switch (i.op) {
    case 'choose':
      return ANY;
    case 'freeze':
      return ANY;
    case 'select': {
      const cond = knownOf(i.cond, env);
      if (cond === null) return null;
      if (cond.kind === 'bits') return plain(knownOf(cond.bits === 0n ? i.b : i.a, env));
      return knownOf(i.a, env) === null || knownOf(i.b, env) === null ? null : ANY;
    }
    case 'cast': {
      const a = knownOf(i.a, env);
      if (a === null || a.kind === 'any') return a;
      if (i.cast === 'trunc' && a.kind === 'bits')
        return { ...a, bits: BigInt.asUintN(bitsOf(i.type), a.bits) };
      if (!widens(i.cast)) return ANY;
      const wide = i.cast === 'zext' ? a.bits : BigInt.asIntN(bitsOf(i.from), a.bits);
      return { ...a, bits: BigInt.asUintN(bitsOf(i.type), wide) };
    }
    case 'icmp': {
      const [a, b] = [knownOf(i.a, env), knownOf(i.b, env)];
      if (a === null || b === null) return null;
      if (a.kind === 'any' || b.kind === 'any' || !isInt(i.of)) return ANY;
      /* with a constant of the program: other known values are not among those that cut the range */
      if (a.kind === 'chosen' && i.b.kind !== 'const') return ANY;
      if (b.kind === 'chosen' && i.a.kind !== 'const') return ANY;
      return { kind: 'bits', bits: evalICmp(i.pred, i.of, a.bits, b.bits) ? 1n : 0n };
    }
    case 'bin': {
      const [a, b] = [knownOf(i.a, env), knownOf(i.b, env)];
      if (a === null || b === null) return null;
      return logic(i.bin, a, b);
    }
  }
}

const plain = (known: Known | null): Known | null => (known?.kind === 'chosen' ? ANY : known);

/** What conditions are made of; arithmetic is not computed. */
function logic(bin: string, a: Known, b: Known): Known {
  const zero = (x: Known): boolean => x.kind === 'bits' && x.bits === 0n;
  if (bin === 'and' && (zero(a) || zero(b))) return { kind: 'bits', bits: 0n };
  if (a.kind !== 'bits' || b.kind !== 'bits') return ANY;
  if (bin === 'and') return { kind: 'bits', bits: a.bits & b.bits };
  if (bin === 'or') return { kind: 'bits', bits: a.bits | b.bits };
  return bin === 'xor' ? { kind: 'bits', bits: a.bits ^ b.bits } : ANY;
}
