import type { ValueId } from '../../base/ids.ts';
import { compare } from '../../ir/evaluate.ts';
import { bitsOf, type Func, type Instr, isInt, type Operand, type Terminator } from '../../ir/types.ts';
import { eachOperand } from '../../ir/uses.ts';

/**
 * What a program can tell of a nondeterministic value that it only compares with constants: `if (nondet())`,
 * `assume(n > 0 && n < 10)`, a `switch`.
 *
 * Each comparison is true on one or two arcs of the circle of 2^n bit patterns. The arcs of all of them together begin at
 * `c` or `c + 1` for a constant c, or where an order wraps (0 for unsigned, 2^(n-1) for signed comparisons); within an arc
 * all values compare alike. So the beginnings of arcs (and the range's own least value) have among them every combination
 * of answers that the range has. The narrowest part of the range in which each combination occurs is enough: nothing is
 * lost, and engines that try each value can.
 */
interface Test {
  /** What the program learns. */
  readonly answer: (bits: bigint) => boolean;
  readonly constant: bigint;
}

type User = Instr | Terminator | null;
type Choose = Extract<Instr, { readonly op: 'choose' }>;

/** A part of [lo, hi] (bit patterns) that has all the program can tell apart; null: it can tell more. */
export function partToldApart(
  i: Choose,
  usersOf: (id: ValueId) => readonly User[],
): { readonly lo: bigint; readonly hi: bigint } | null {
  if (i.lo.kind !== 'const' || i.hi.kind !== 'const') return null;
  const bits = bitsOf(i.type);
  const tests = testsOf(i.dst, bits, (x) => x, usersOf);
  if (tests === null || tests.length === 0) return null;
  const ordered = (x: bigint): bigint => (i.signed ? BigInt.asIntN(bits, x) : BigInt.asUintN(bits, x));
  const [lo, hi] = [ordered(i.lo.bits), ordered(i.hi.bits)];
  const begins = tests.flatMap(({ constant }) => [constant, constant + 1n]);
  const candidates = [...new Set([lo, 0n, 1n << BigInt(bits - 1), ...begins].map(ordered))]
    .filter((x) => x >= lo && x <= hi)
    .sort((a, b) => (a < b ? -1 : 1));
  const answers = candidates.map((x) =>
    tests.map(({ answer }) => (answer(BigInt.asUintN(bits, x)) ? 1 : 0)).join(''),
  );
  const part = narrowest(candidates, answers);
  return { lo: BigInt.asUintN(bits, part.lo), hi: BigInt.asUintN(bits, part.hi) };
}

/** The shortest stretch of `candidates` in which each of `answers` occurs; of several, the nearest to 0. */
function narrowest(candidates: readonly bigint[], answers: readonly string[]): { lo: bigint; hi: bigint } {
  const all = new Set(answers).size;
  let best = { lo: candidates[0], hi: candidates[candidates.length - 1] };
  const size = ({ lo, hi }: typeof best): bigint => hi - lo;
  const distance = ({ lo }: typeof best): bigint => (lo < 0n ? -lo : lo);
  for (let from = 0; from < candidates.length; from++) {
    const seen = new Set<string>();
    for (let to = from; to < candidates.length; to++) {
      seen.add(answers[to]);
      if (seen.size < all) continue;
      const part = { lo: candidates[from], hi: candidates[to] };
      const closer = size(part) === size(best) && distance(part) < distance(best);
      if (size(part) < size(best) || closer) best = part;
      break;
    }
  }
  return best;
}

/** `value` makes what is compared of what was chosen. Null: something else is done with it. */
function testsOf(
  id: ValueId,
  bits: number,
  value: (chosen: bigint) => bigint,
  usersOf: (id: ValueId) => readonly User[],
): Test[] | null {
  const tests: Test[] = [];
  for (const user of usersOf(id)) {
    const found = user === null ? null : testsIn(user, id, bits, value, usersOf);
    if (found === null) return null;
    tests.push(...found);
  }
  return tests;
}

function testsIn(
  user: Instr | Terminator,
  id: ValueId,
  bits: number,
  value: (chosen: bigint) => bigint,
  usersOf: (id: ValueId) => readonly User[],
): Test[] | null {
  const is = (o: Operand): boolean => o.kind === 'value' && o.id === id;
  switch (user.op) {
    case 'icmp': {
      if (!isInt(user.of)) return null;
      const [first, other] = is(user.a) ? [true, user.b] : [false, user.a];
      if (other.kind !== 'const') return null;
      const constant = other.bits;
      const holds = (x: bigint): boolean =>
        first ? compare(user.pred, bits, x, constant) : compare(user.pred, bits, constant, x);
      return [{ answer: (chosen) => holds(value(chosen)), constant }];
    }
    case 'switch':
      return user.cases.map((one) => ({
        answer: (chosen) => value(chosen) === BigInt.asUintN(bits, one.bits),
        constant: one.bits,
      }));
    case 'cast': {
      const { cast } = user;
      if (!isInt(user.type) || (cast !== 'zext' && cast !== 'sext')) return null;
      const to = bitsOf(user.type);
      const widened = (chosen: bigint): bigint =>
        cast === 'zext' ? value(chosen) : BigInt.asUintN(to, BigInt.asIntN(bits, value(chosen)));
      return testsOf(user.dst, to, widened, usersOf);
    }
    default:
      return null;
  }
}

/** Who uses a value: instructions, and a `switch` on it; null for any other place (a jump's argument, a return). */
export function usersIn(func: Func): (id: ValueId) => readonly User[] {
  const users = new Map<ValueId, User[]>();
  const add = (o: Operand, user: User): void => {
    if (o.kind !== 'value') return;
    const list = users.get(o.id);
    if (list === undefined) users.set(o.id, [user]);
    else list.push(user);
  };
  for (const { instrs, term } of func.blocks) {
    for (const i of instrs) eachOperand(i, (o) => add(o, i));
    let isFirst = term.op === 'switch';
    eachOperand(term, (o) => {
      add(o, isFirst && term.op === 'switch' && o === term.value ? term : null);
      if (term.op === 'switch' && o === term.value) isFirst = false;
    });
  }
  return (id) => users.get(id) ?? [];
}
