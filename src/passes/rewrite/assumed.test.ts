import { expect, it } from 'vitest';
import { Rng } from '../../base/rng.ts';
import { compare } from '../../ir/evaluate.ts';
import type { ICmp } from '../../ir/types.ts';
import { programFrom } from '../testing/text.ts';
import { partAssumed } from './assumed.ts';

/**
 * Random code behind the choice of a byte, against all 256 values: each that comes to something that shows is in the part
 * that is kept.
 */
const PREDICATES: readonly ICmp[] = ['eq', 'ne', 'ult', 'ule', 'ugt', 'uge', 'slt', 'sle', 'sgt', 'sge'];
const OTHERS = [0, 1, 5, 127, 128, 200, 255];

interface Test {
  readonly pred: ICmp;
  readonly of: 'chosen' | 'other' | 'param';
  readonly wide: 'zext' | 'sext' | null;
  readonly constant: number;
  readonly first: boolean;
}
type End =
  | { readonly kind: 'go'; readonly then: number; readonly else: number; readonly flags: readonly boolean[] }
  | { readonly kind: 'abort' }
  | { readonly kind: 'store' };
interface Piece {
  readonly test: Test;
  readonly assumes: boolean;
  readonly negated: boolean;
  readonly shows: boolean;
  readonly end: End;
}

function pieces(random: Rng): Piece[] {
  const count = 2 + random.below(5);
  return Array.from({ length: count }, (_, k): Piece => {
    const later = (): number => k + 1 + random.below(count - k - 1);
    const last = k === count - 1;
    const test: Test = {
      pred: PREDICATES[random.below(PREDICATES.length)],
      of: k > 0 && random.below(4) === 0 ? 'param' : random.below(4) === 0 ? 'other' : 'chosen',
      wide: random.below(3) > 0 ? null : random.below(2) === 0 ? 'zext' : 'sext',
      constant: random.below(256),
      first: random.below(2) === 0,
    };
    return {
      test: test.of === 'param' ? { ...test, pred: 'ne', constant: 0, wide: null } : test,
      assumes: random.below(3) === 0,
      negated: random.below(4) === 0,
      shows: k > 0 && random.below(12) === 0,
      end: last
        ? random.below(4) === 0
          ? { kind: 'abort' }
          : { kind: 'store' }
        : { kind: 'go', then: later(), else: later(), flags: [random.below(2) === 0, random.below(2) === 0] },
    };
  });
}

function textOf(all: readonly Piece[]): string {
  const blocks = all.map(({ test, assumes, negated, shows, end }, k) => {
    const v = (n: number): string => `v${10 + 10 * k + n}`;
    const source = test.of === 'param' ? v(0) : test.of === 'other' ? 'v1' : 'v0';
    const lines: string[] = [];
    const type = test.of === 'param' ? 'i1' : test.wide === null ? 'i8' : 'i32';
    let operand = source;
    if (test.wide !== null) {
      lines.push(`${v(1)} = cast ${test.wide} i32 i8 ${source}`);
      operand = v(1);
    }
    const constant = `${test.wide === 'sext' ? BigInt.asUintN(32, BigInt.asIntN(8, BigInt(test.constant))) : test.constant}:${type}`;
    lines.push(
      `${v(2)} = icmp ${test.pred} i1 ${type} ${test.first ? `${operand} ${constant}` : `${constant} ${operand}`}`,
    );
    let cond = v(2);
    if (negated) {
      lines.push(`${v(3)} = bin xor i1 ${cond} 1:i1`);
      cond = v(3);
    }
    if (assumes) lines.push(`assume ${cond}`);
    if (shows) lines.push('store i32 @x 1:i32 na shared');
    if (end.kind === 'abort') lines.push('halt quiet-abort', 'unreachable');
    else if (end.kind === 'store') lines.push('store i8 @x v0 na shared', 'ret ()');
    else {
      const [a, b] = end.flags.map((flag) => (flag ? cond : '0:i1'));
      lines.push(`condbr ${cond} b${end.then}(${a}) b${end.else}(${b})`);
    }
    const head = k === 0 ? 'b0:' : `b${k}(i1 ${v(0)}):`;
    const chosen = ['v0', 'v1'].map((x) => `${x} = choose i8 0:i8 255:i8 signed=SIGNED "f" "" []`);
    return [head, ...(k === 0 ? chosen : []), ...lines].join('\n    ');
  });
  return `func &f () -> () {\n  ${blocks.join('\n  ')}\n  }`;
}

/** Does it come to a store? */
function shows(all: readonly Piece[], chosen: number, other: number): boolean {
  let [k, param] = [0, false];
  for (;;) {
    const { test, assumes, negated, shows: stores, end } = all[k];
    const bits = test.of === 'param' ? 1 : test.wide === null ? 8 : 32;
    const widened = (x: number): bigint =>
      BigInt.asUintN(bits, test.wide === 'sext' ? BigInt.asIntN(8, BigInt(x)) : BigInt(x));
    const value = test.of === 'param' ? BigInt(param) : widened(test.of === 'chosen' ? chosen : other);
    const constant = widened(test.constant);
    const holds = test.first
      ? compare(test.pred, bits, value, constant)
      : compare(test.pred, bits, constant, value);
    const cond = holds !== negated;
    if (assumes && !cond) return false;
    if (stores || end.kind === 'store') return true;
    if (end.kind === 'abort') return false;
    param = end.flags[cond ? 0 : 1] && cond;
    k = cond ? end.then : end.else;
  }
}

it('keeps every value that comes to something that shows', () => {
  const random = new Rng(41);
  let narrowed = 0;
  for (let n = 0; n < 3000; n++) {
    const all = pieces(random);
    const signed = random.below(2) === 0;
    const text = textOf(all)
      .replaceAll('SIGNED', String(signed))
      .replaceAll(/255:i8 signed=true/g, '127:i8 signed=true')
      .replaceAll(/choose i8 0:i8 127/g, 'choose i8 128:i8 127');
    const { functions } = programFrom(text);
    const [choose] = functions[0].blocks[0].instrs;
    if (choose.op !== 'choose') throw new Error('no choice');
    const part = partAssumed(functions[0], choose, { block: 0, index: 0 });
    const ordered = (x: bigint): bigint => (signed ? BigInt.asIntN(8, x) : x);
    if (part === null) continue;
    narrowed++;
    for (let x = 0; x < 256; x++) {
      const inside = ordered(BigInt(x)) >= ordered(part.lo) && ordered(BigInt(x)) <= ordered(part.hi);
      if (!inside) expect([x, OTHERS.some((other) => shows(all, x, other)), text]).toEqual([x, false, text]);
    }
  }
  expect(narrowed).toBeGreaterThan(300);
});

/** What is left of a byte of which this is said; `all` if nothing is left out. */
function left(...lines: readonly string[]): string {
  const choice = 'v0 = choose i8 0:i8 255:i8 signed=false "f" "" []';
  const text = `func &f () -> () {\n  b0:\n    ${[choice, ...lines].join('\n    ')}\n  }`;
  const { functions } = programFrom(text);
  const [choose] = functions[0].blocks[0].instrs;
  const part = choose.op === 'choose' ? partAssumed(functions[0], choose, { block: 0, index: 0 }) : null;
  return part === null ? 'all' : `${part.lo} to ${part.hi}`;
}
const below = 'v1 = icmp ult i1 i8 v0 4:i8';
const stored = ['store i8 @x v0 na shared', 'ret ()'];

it.each([
  ['an assumption', [below, 'assume v1', ...stored], '0 to 3'],
  ['a store before it', [below, 'store i8 @x v0 na shared', 'assume v1', ...stored], 'all'],
  ['a division before it', [below, 'v2 = bin udiv i8 9:i8 v0', 'assume v1', ...stored], 'all'],
  ['a check before it', [below, 'assert v1 "m"', 'assume v1', ...stored], 'all'],
  [
    'another choice before it',
    [below, 'v2 = choose i8 0:i8 9:i8 signed=false "g" "" []', 'assume v1', ...stored],
    '0 to 3',
  ],
  [
    'an assumption of something else',
    ['v1 = icmp ult i1 i8 v0 4:i8', 'v2 = load i1 @x na shared', 'assume v2', ...stored],
    'all',
  ],
  ['of a sum', ['v1 = bin add i8 v0 1:i8', 'v2 = icmp ult i1 i8 v1 4:i8', 'assume v2', ...stored], 'all'],
  ['one that nothing meets', ['v1 = icmp ult i1 i8 v0 0:i8', 'assume v1', ...stored], '0 to 0'],
  [
    'one that decides by an undefined value',
    [below, 'v2 = bin and i1 v1 undef:i1', 'assume v2', ...stored],
    'all',
  ],
])('%s', (_, lines, expected) => expect(left(...lines)).toBe(expected));
