import { expect, it } from 'vitest';
import { locId, valueId } from '../../base/ids.ts';
import { Rng } from '../../base/rng.ts';
import type { ICmp, Instr, Operand } from '../../ir/types.ts';
import { partToldApart } from './told-apart.ts';

/** Random comparisons of a byte, against all 256 values: the part that is kept has every combination of answers. */
const PREDICATES: readonly ICmp[] = ['eq', 'ne', 'ult', 'ule', 'ugt', 'uge', 'slt', 'sle', 'sgt', 'sge'];
const at = locId(0);
const chosen: Operand = { kind: 'value', id: valueId(0) };
const constant = (bits: number, type: 'i8' | 'i32' = 'i8'): Operand & { kind: 'const' } => ({
  kind: 'const',
  type,
  bits: BigInt.asUintN(type === 'i8' ? 8 : 32, BigInt(bits)),
});
const choose = (lo: number, hi: number, signed: boolean): Extract<Instr, { op: 'choose' }> => ({
  op: 'choose',
  dst: valueId(0),
  type: 'i8',
  lo: constant(lo),
  hi: constant(hi),
  signed,
  what: '',
  of: '',
  args: [],
  at,
});

function holds(pred: ICmp, a: number, b: number, bits: number): boolean {
  const signed = (x: number): number => Number(BigInt.asIntN(bits, BigInt(x)));
  const unsigned = (x: number): number => Number(BigInt.asUintN(bits, BigInt(x)));
  const [x, y] = pred.startsWith('s') ? [signed(a), signed(b)] : [unsigned(a), unsigned(b)];
  const word = pred.replace(/^[su](?=[lg])/, '');
  return { eq: x === y, ne: x !== y, lt: x < y, le: x <= y, gt: x > y, ge: x >= y }[word] ?? false;
}

it('keeps a part of the range in which everything occurs that comparisons can tell', () => {
  const random = new Rng(19);
  let narrowed = 0;
  for (let n = 0; n < 3000; n++) {
    const signed = random.below(2) === 0;
    const ends = [random.below(256), random.below(256)].map((x) => (signed ? x - 128 : x));
    const [lo, hi] = [Math.min(...ends), Math.max(...ends)];
    const tests = Array.from({ length: 1 + random.below(3) }, () => ({
      pred: PREDICATES[random.below(PREDICATES.length)],
      with: random.below(4) === 0 ? random.below(600) - 300 : random.below(256),
      first: random.below(2) === 0,
      wide: random.below(3) === 0 ? (random.below(2) === 0 ? ('zext' as const) : ('sext' as const)) : null,
    }));
    const users = new Map<number, Instr[]>([[0, []]]);
    tests.forEach((test, k) => {
      const [type, source]: ['i8' | 'i32', Operand] =
        test.wide === null ? ['i8', chosen] : ['i32', { kind: 'value', id: valueId(10 + k) }];
      const other = constant(test.with, type);
      const icmp: Instr = {
        op: 'icmp',
        dst: valueId(20 + k),
        type: 'i1',
        pred: test.pred,
        of: type,
        a: test.first ? source : other,
        b: test.first ? other : source,
        at,
      };
      if (test.wide === null) users.get(0)?.push(icmp);
      else {
        users.get(0)?.push({
          op: 'cast',
          dst: valueId(10 + k),
          type: 'i32',
          cast: test.wide,
          from: 'i8',
          a: chosen,
          at,
        });
        users.set(10 + k, [icmp]);
      }
    });
    const answers = (x: number): string =>
      tests
        .map(({ pred, with: c, first, wide }) => {
          const bits = wide === null ? 8 : 32;
          const value = Number(
            wide === 'sext' || wide === null ? BigInt.asIntN(8, BigInt(x)) : BigInt.asUintN(8, BigInt(x)),
          );
          return first ? holds(pred, value, c, bits) : holds(pred, c, value, bits);
        })
        .join();
    const part = partToldApart(choose(lo, hi, signed), (id) => users.get(id) ?? []);
    expect(part).not.toBeNull();
    const back = (x: bigint): number => Number(signed ? BigInt.asIntN(8, x) : x);
    const [from, to] = [back(part?.lo ?? 0n), back(part?.hi ?? 0n)];
    expect(from >= lo && to <= hi && from <= to).toBe(true);
    const seen = (a: number, b: number): string[] =>
      [...new Set(Array.from({ length: b - a + 1 }, (_, k) => answers(a + k)))].sort();
    expect(seen(from, to)).toEqual(seen(lo, hi));
    if (to - from < hi - lo) narrowed++;
  }
  expect(narrowed).toBeGreaterThan(2000);
});

it('takes few values where few are told apart', () => {
  const test = (pred: ICmp, c: number): Instr => ({
    op: 'icmp',
    dst: valueId(9),
    type: 'i1',
    pred,
    of: 'i8',
    a: chosen,
    b: constant(c),
    at,
  });
  const part = (...tests: Instr[]): unknown => partToldApart(choose(-128, 127, true), () => tests);
  expect(part(test('ne', 0))).toEqual({ lo: 0n, hi: 1n });
  expect(part(test('sgt', 100))).toEqual({ lo: 100n, hi: 101n });
  expect(part(test('sgt', 0), test('slt', 10))).toEqual({ lo: 0n, hi: 10n });
  expect(part({ op: 'assume', cond: chosen, at })).toBeNull();
});
