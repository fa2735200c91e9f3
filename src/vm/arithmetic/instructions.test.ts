import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Type } from '../../ir/types.ts';
import { EV_FAIL, EV_OBSERVE, EV_READ, EV_UNSUPPORTED } from '../code/event.ts';
import { Machine } from '../machine.ts';
import { image } from '../testing/ir.ts';
import { wordsToBigInt } from './words.ts';

/** One instruction on two delivered operands, in generated code and in the interpreter. */
function bench(
  type: Type,
  line: string,
  result: Type,
  operands = 2,
  shown = 'v3',
): ((...args: bigint[]) => bigint | string)[] {
  const text = `
    global @a size=16 align=16 shared bytes="" []
    func &main "main" () -> (i32) values=9 {
    b0:
    v0 = load ${type} @a na shared
    ${operands > 1 ? `v1 = load ${type} @a na shared` : ''}
    ${operands > 2 ? `v2 = load ${type} @a na shared` : ''}
    v3 = ${line}
    observe ["r"] [${result} ${shown}]
    ret (0:i32)
    }`;
  return [false, true].map((interpretOnly) => {
    const machine = new Machine(image(text, { interpretOnly }));
    return (...args) => {
      machine.reset();
      let event = machine.run(0);
      for (const a of args) {
        expect(event).toBe(EV_READ);
        const w = [0, 1, 2, 3].map((k) => Number(BigInt.asIntN(32, a >> BigInt(32 * k))));
        machine.deliver(0, w[0], w[1], w[2], w[3]);
        event = machine.run(0);
      }
      if (event === EV_FAIL) return machine.failure(0).message;
      if (event === EV_UNSUPPORTED) return machine.unsupported(0).code;
      expect(event).toBe(EV_OBSERVE);
      const { words } = machine.observed(0)[0];
      return wordsToBigInt(words, 0, words.length);
    };
  });
}

const WIDTHS = [1, 2, 5, 7, 8, 13, 16, 24, 31, 32, 33, 40, 48, 63, 64, 128];
const sign = (v: bigint, n: number): bigint => BigInt.asIntN(n, v);
const cut = (v: bigint, n: number): bigint => BigInt.asUintN(n, v);

const BIN: Record<string, (a: bigint, b: bigint, n: number) => bigint | string> = {
  add: (a, b) => a + b,
  sub: (a, b) => a - b,
  mul: (a, b) => a * b,
  and: (a, b) => a & b,
  or: (a, b) => a | b,
  xor: (a, b) => a ^ b,
  shl: (a, b, n) => a << amount(b, n),
  lshr: (a, b, n) => a >> amount(b, n),
  ashr: (a, b, n) => sign(a, n) >> amount(b, n),
  udiv: (a, b) => (b === 0n ? 'division by zero' : a / b),
  urem: (a, b) => (b === 0n ? 'division by zero' : a % b),
  sdiv: (a, b, n) => signedDivision(a, b, n, (x, y) => x / y),
  srem: (a, b, n) => signedDivision(a, b, n, (x, y) => x % y),
};
/** Modulo the width; by the low word alone where the width is no power of two and at most 64. */
const amount = (b: bigint, n: number): bigint =>
  ((n & (n - 1)) !== 0 && n <= 64 ? cut(b, 32) : b) % BigInt(n);
function signedDivision(
  a: bigint,
  b: bigint,
  n: number,
  f: (x: bigint, y: bigint) => bigint,
): bigint | string {
  if (b === 0n) return 'division by zero';
  if (sign(b, n) === -1n && sign(a, n) === -(1n << BigInt(n - 1)))
    return 'division overflows (the smallest integer divided by -1)';
  return f(sign(a, n), sign(b, n));
}

function larger(a: bigint, b: bigint): bigint {
  if (a > b) return a;
  return b;
}

/** Values near the corners more often than not. */
const bits = (n: number): fc.Arbitrary<bigint> => {
  const top = 1n << BigInt(n);
  const corners = [
    0n,
    1n,
    2n,
    3n,
    top - 1n,
    top - 2n,
    top >> 1n,
    (top >> 1n) - 1n,
    0xffffffffn,
    0x100000000n,
    0x7fffffffn,
    0x80000000n,
  ];
  return fc.oneof(
    fc.constantFrom(...corners.map((c) => cut(c, n))),
    fc.bigInt({ min: 0n, max: top - 1n }),
    fc.bigInt({ min: 0n, max: 100n }).map((v) => cut(v, n)),
  );
};

describe('integer instructions against BigInt', { timeout: 60_000 }, () => {
  test.each(Object.keys(BIN))('%s', (op) => {
    for (const n of WIDTHS) {
      const [fast, slow] = bench(`i${n}`, `bin ${op} i${n} v0 v1`, `i${n}`);
      fc.assert(
        fc.property(bits(n), bits(n), (a, b) => {
          const r = BIN[op](a, b, n);
          const want = typeof r === 'string' ? r : cut(r, n);
          expect([n, fast(a, b), slow(a, b)]).toEqual([n, want, want]);
        }),
        { numRuns: 60 },
      );
    }
  });

  const PREDS: Record<string, (a: bigint, b: bigint) => boolean> = {
    eq: (a, b) => a === b,
    ne: (a, b) => a !== b,
    lt: (a, b) => a < b,
    le: (a, b) => a <= b,
    gt: (a, b) => a > b,
    ge: (a, b) => a >= b,
  };
  test.each(['eq', 'ne', 'ult', 'ule', 'ugt', 'uge', 'slt', 'sle', 'sgt', 'sge'])('icmp %s', (pred) => {
    for (const n of WIDTHS) {
      const [fast, slow] = bench(`i${n}`, `icmp ${pred} i1 i${n} v0 v1`, 'i1');
      fc.assert(
        fc.property(bits(n), bits(n), (a, b) => {
          const f = PREDS[pred.length === 3 ? pred.slice(1) : pred];
          const want = (pred.length === 3 && pred[0] === 's' ? f(sign(a, n), sign(b, n)) : f(a, b)) ? 1n : 0n;
          expect([n, fast(a, b), slow(a, b)]).toEqual([n, want, want]);
        }),
        { numRuns: 40 },
      );
    }
  });

  test('shifts and divisions by constants', () => {
    for (const n of [8, 32, 48, 64])
      for (const op of ['shl', 'lshr', 'ashr', 'udiv', 'sdiv', 'urem', 'srem'])
        for (const c of [1n, 7n, 31n, 32n, 33n, 63n, cut(-1n, n)]) {
          const k = cut(c, n);
          const [fast, slow] = bench(`i${n}`, `bin ${op} i${n} v0 ${k}:i${n}`, `i${n}`, 1);
          fc.assert(
            fc.property(bits(n), (a) => {
              const r = BIN[op](a, k, n);
              const want = typeof r === 'string' ? r : cut(r, n);
              expect([op, n, fast(a), slow(a)]).toEqual([op, n, want, want]);
            }),
            { numRuns: 15 },
          );
        }
  });

  test('casts between integers', () => {
    for (const from of WIDTHS)
      for (const to of WIDTHS) {
        if (from === to) continue;
        for (const cast of from > to ? ['trunc'] : ['zext', 'sext']) {
          const [fast, slow] = bench(`i${from}`, `cast ${cast} i${to} i${from} v0`, `i${to}`, 1);
          fc.assert(
            fc.property(bits(from), (a) => {
              const want = cut(cast === 'sext' ? sign(a, from) : a, to);
              expect([cast, from, to, fast(a), slow(a)]).toEqual([cast, from, to, want, want]);
            }),
            { numRuns: 10 },
          );
        }
      }
  });

  test('unary and n-ary intrinsics', () => {
    const reverse = (v: bigint, n: number, unit: number): bigint => {
      let r = 0n;
      for (let k = 0; k < n / unit; k++)
        r |= ((v >> BigInt(k * unit)) & ((1n << BigInt(unit)) - 1n)) << BigInt(n - unit - k * unit);
      return r;
    };
    const clamp = (v: bigint, lo: bigint, hi: bigint): bigint => (v < lo ? lo : v > hi ? hi : v);
    const digits = (v: bigint): string => v.toString(2);
    const UNARY: Record<string, (a: bigint, n: number) => bigint> = {
      ctpop: (a) => BigInt(digits(a).replaceAll('0', '').length),
      ctlz: (a, n) => BigInt(a === 0n ? n : n - digits(a).length),
      cttz: (a, n) => BigInt(a === 0n ? n : digits(a).length - 1 - digits(a).lastIndexOf('1')),
      bswap: (a, n) => reverse(a, n, 8),
      bitreverse: (a, n) => reverse(a, n, 1),
      abs: (a, n) => (sign(a, n) < 0n ? -sign(a, n) : a),
    };
    const NARY: Record<string, (a: bigint, b: bigint, c: bigint, n: number) => bigint> = {
      smax: (a, b, _, n) => (sign(a, n) > sign(b, n) ? a : b),
      smin: (a, b, _, n) => (sign(a, n) < sign(b, n) ? a : b),
      umax: larger,
      umin: (a, b) => a + b - larger(a, b),
      fshl: (a, b, c, n) => ((a << BigInt(n)) | b) >> (BigInt(n) - (c % BigInt(n))),
      fshr: (a, b, c, n) => ((a << BigInt(n)) | b) >> (c % BigInt(n)),
      'uadd.sat': (a, b, _, n) => clamp(a + b, 0n, (1n << BigInt(n)) - 1n),
      'usub.sat': (a, b) => clamp(a - b, 0n, a),
      'sadd.sat': (a, b, _, n) =>
        clamp(sign(a, n) + sign(b, n), -(1n << BigInt(n - 1)), (1n << BigInt(n - 1)) - 1n),
      'ssub.sat': (a, b, _, n) =>
        clamp(sign(a, n) - sign(b, n), -(1n << BigInt(n - 1)), (1n << BigInt(n - 1)) - 1n),
    };
    for (const n of [8, 16, 32, 64, 128]) {
      for (const [op, f] of Object.entries(UNARY)) {
        if (op === 'bswap' && n === 8) continue;
        const [fast, slow] = bench(`i${n}`, `unary ${op} i${n} v0`, `i${n}`, 1);
        fc.assert(
          fc.property(bits(n), (a) => {
            expect([op, n, fast(a), slow(a)]).toEqual([op, n, cut(f(a, n), n), cut(f(a, n), n)]);
          }),
          { numRuns: 25 },
        );
      }
      for (const [op, f] of Object.entries(NARY)) {
        const three = op.startsWith('fsh');
        const [fast, slow] = bench(
          `i${n}`,
          `nary ${op} i${n} (v0, v1${three ? ', v2' : ''})`,
          `i${n}`,
          three ? 3 : 2,
        );
        fc.assert(
          fc.property(bits(n), bits(n), bits(n), (a, b, c) => {
            const args = three ? [a, b, c] : [a, b];
            const want = cut(f(a, b, c, n), n);
            expect([op, n, fast(...args), slow(...args)]).toEqual([op, n, want, want]);
          }),
          { numRuns: 25 },
        );
      }
    }
  });

  test('arithmetic with overflow', () => {
    for (const n of [8, 32, 48, 64])
      for (const op of ['sadd', 'uadd', 'ssub', 'usub', 'smul', 'umul']) {
        const line = `overflow ${op} i${n} v0 v1 overflow=v4`;
        const value = bench(`i${n}`, line, `i${n}`);
        const flag = bench(`i${n}`, line, 'i1', 2, 'v4');
        fc.assert(
          fc.property(bits(n), bits(n), (a, b) => {
            const [x, y] = op[0] === 's' ? [sign(a, n), sign(b, n)] : [a, b];
            const exact = op.endsWith('add') ? x + y : op.endsWith('sub') ? x - y : x * y;
            expect(value.map((f) => f(a, b))).toEqual([cut(exact, n), cut(exact, n)]);
            const over = (op[0] === 's' ? sign(exact, n) : cut(exact, n)) === exact ? 0n : 1n;
            expect(flag.map((f) => f(a, b))).toEqual([over, over]);
          }),
          { numRuns: 20 },
        );
      }
  });
});

describe('pointers', () => {
  test('sentinels such as MAP_FAILED survive; high bits do not', () => {
    for (const f of bench('i64', 'cast inttoptr ptr i64 v0', 'ptr', 1)) {
      expect(f(cut(-1n, 64))).toBe(0xffffffffn);
      expect(f(0x12345n)).toBe(0x12345n);
      expect(f(0x1_0000_0000n)).toBe('HED320');
      expect(f(0x8000_0000n)).toBe('HED320');
    }
    for (const f of bench('i64', 'cast inttoptr ptr i64 v0\n v4 = cast ptrtoint i64 ptr v3', 'ptr', 1))
      expect(f(cut(-2n, 64))).toBe(0xfffffffen);
  });

  test('arithmetic that leaves the address space gives a wild pointer', () => {
    for (const f of bench('i64', 'gep ptr @a v0 i64 scale=8 offset=4', 'ptr', 1)) {
      expect(f(3n)).toBe(0x800000n + 28n);
      expect(f(cut(-1n, 64))).toBe(0x800000n - 4n);
      expect(f(1n << 40n)).toBe(0x80000000n);
      expect(f(1n << 28n)).toBe(0x80000000n);
    }
  });
});
