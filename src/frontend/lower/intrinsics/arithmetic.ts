import { constant, value } from '../../../ir/builder.ts';
import type { MinMaxOp, Operand, OverflowOp, UnaryOp } from '../../../ir/types.ts';
import { bitsOf, isFloat } from '../../../ir/types.ts';
import type { CallSite, Handler } from '../calls/call-site.ts';
import { constantInt } from '../operands.ts';
import { noInstruction } from '../unsupported.ts';

/** Pure intrinsics; of vectors element by element. */

const unary =
  (op: UnaryOp): Handler =>
  (f, call) =>
    call.returns.map((type, n) => f.emit.unary(op, type, call.args[0][n]));

const nary =
  (op: MinMaxOp, count: number): Handler =>
  (f, call) =>
    call.returns.map((type, n) =>
      f.emit.nary(
        op,
        type,
        call.args.slice(0, count).map((a) => a[n]),
      ),
    );

const overflow =
  (arith: OverflowOp): Handler =>
  (f, call) => {
    const bit = f.emit.newValue();
    const [a, b] = [call.args[0][0], call.args[1][0]];
    const result = f.builder.define({
      op: 'overflow',
      arith,
      type: call.returns[0],
      a,
      b,
      overflow: bit,
      at: f.emit.at,
    });
    return [result, value(bit)];
  };

/** a × b + c, rounded in between: what fmuladd is without contraction. */
const multiplyAdd: Handler = (f, call) =>
  call.returns.map((type, n) => {
    const { at } = f.emit;
    const [a, b, c] = call.args.map((arg) => arg[n]);
    const product = f.builder.define({ op: 'fbin', fbin: 'fmul', type, a: a, b: b, at });
    return f.builder.define({ op: 'fbin', fbin: 'fadd', type, a: product, b: c, at });
  });

/** -1, 0 or 1. */
const threeWay =
  (signed: boolean): Handler =>
  (f, call) =>
    call.returns.map((type, n) => {
      const [a, b, of] = [call.args[0][n], call.args[1][n], call.types[0][n]];
      const greater = f.emit.icmp(signed ? 'sgt' : 'ugt', of, a, b);
      const less = f.emit.icmp(signed ? 'slt' : 'ult', of, a, b);
      const notLess = f.emit.resize('i1', type, greater, false);
      return f.emit.select(type, less, constant(type, -1), notLess);
    });

/** `llvm.is.fpclass(x, mask)`: tests on the bits of x, one per class asked for. */
const floatClass: Handler = (f, call) => {
  const mask = constantInt(call.args[1][0]);
  const type = call.types[0][0];
  if (mask === null || !isFloat(type)) throw noInstruction('is.fpclass');
  const bits = bitsOf(type);
  const int = type === 'f32' ? 'i32' : 'i64';
  const mantissa = type === 'f32' ? 23n : 52n;
  const { emit } = f;
  const x = emit.cast('bitcast', type, int, call.args[0][0]);
  const magnitude = emit.bin('and', int, x, constant(int, 2n ** BigInt(bits - 1) - 1n));
  const negative = emit.icmp('slt', int, x, constant(int, 0));
  const infinity = (2n ** BigInt(bits - 1) - 1n) ^ (2n ** mantissa - 1n);
  const between = (lo: bigint, hi: bigint): Operand =>
    emit.bin(
      'and',
      'i1',
      emit.icmp('uge', int, magnitude, constant(int, lo)),
      emit.icmp('ule', int, magnitude, constant(int, hi)),
    );
  const ranges = { nan: infinity + 1n, quiet: infinity + 2n ** (mantissa - 1n), least: 2n ** mantissa };
  const top = 2n ** BigInt(bits - 1) - 1n;
  // Bit numbers of LLVM's FPClassTest: signs differ for those that are not NaN.
  const classes: readonly {
    readonly bit: bigint;
    readonly negative: boolean | null;
    readonly range: readonly [bigint, bigint];
  }[] = [
    { bit: 0n, negative: null, range: [ranges.nan, ranges.quiet - 1n] },
    { bit: 1n, negative: null, range: [ranges.quiet, top] },
    { bit: 2n, negative: true, range: [infinity, infinity] },
    { bit: 3n, negative: true, range: [ranges.least, infinity - 1n] },
    { bit: 4n, negative: true, range: [1n, ranges.least - 1n] },
    { bit: 5n, negative: true, range: [0n, 0n] },
    { bit: 6n, negative: false, range: [0n, 0n] },
    { bit: 7n, negative: false, range: [1n, ranges.least - 1n] },
    { bit: 8n, negative: false, range: [ranges.least, infinity - 1n] },
    { bit: 9n, negative: false, range: [infinity, infinity] },
  ];
  let is = constant('i1', 0);
  for (const c of classes) {
    if (((mask >> c.bit) & 1n) === 0n) continue;
    const sign =
      c.negative === null ? null : c.negative ? negative : emit.bin('xor', 'i1', negative, constant('i1', 1));
    const inside = between(c.range[0], c.range[1]);
    is = emit.bin('or', 'i1', is, sign === null ? inside : emit.bin('and', 'i1', inside, sign));
  }
  return [is];
};

const first = (call: CallSite): readonly Operand[] => call.args[0];

export const ARITHMETIC: Readonly<Record<string, Handler>> = {
  ctpop: unary('ctpop'),
  ctlz: unary('ctlz'),
  cttz: unary('cttz'),
  bswap: unary('bswap'),
  bitreverse: unary('bitreverse'),
  abs: unary('abs'),
  fabs: unary('fabs'),
  sqrt: unary('sqrt'),
  floor: unary('floor'),
  ceil: unary('ceil'),
  trunc: unary('trunc'),
  round: unary('round'),
  rint: unary('rint'),
  nearbyint: unary('rint'),
  roundeven: unary('rint'),
  smax: nary('smax', 2),
  smin: nary('smin', 2),
  umax: nary('umax', 2),
  umin: nary('umin', 2),
  fshl: nary('fshl', 3),
  fshr: nary('fshr', 3),
  'uadd.sat': nary('uadd.sat', 2),
  'usub.sat': nary('usub.sat', 2),
  'sadd.sat': nary('sadd.sat', 2),
  'ssub.sat': nary('ssub.sat', 2),
  fma: nary('fma', 3),
  fmuladd: multiplyAdd,
  copysign: nary('copysign', 2),
  minnum: nary('minnum', 2),
  maxnum: nary('maxnum', 2),
  minimumnum: nary('minnum', 2),
  maximumnum: nary('maxnum', 2),
  scmp: threeWay(true),
  ucmp: threeWay(false),
  'sadd.with.overflow': overflow('sadd'),
  'uadd.with.overflow': overflow('uadd'),
  'ssub.with.overflow': overflow('ssub'),
  'usub.with.overflow': overflow('usub'),
  'smul.with.overflow': overflow('smul'),
  'umul.with.overflow': overflow('umul'),
  'is.fpclass': floatClass,
  canonicalize: (_, call) => first(call),
  'arithmetic.fence': (_, call) => first(call),
};
