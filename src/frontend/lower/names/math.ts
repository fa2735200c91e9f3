import type { MinMaxOp, Operand, Type, UnaryOp } from '../../../ir/types.ts';
import { isFloat } from '../../../ir/types.ts';
import { argument, type CallSite, type Handler } from '../calls/call-site.ts';
import { mismatch } from '../unsupported.ts';

/** <math.h>, as far as the IR has the operation: `sqrt` of double, `sqrtf` of float. */

const UNARY: Readonly<Record<string, UnaryOp>> = {
  fabs: 'fabs',
  sqrt: 'sqrt',
  floor: 'floor',
  ceil: 'ceil',
  trunc: 'trunc',
  round: 'round',
  rint: 'rint',
  nearbyint: 'rint',
};
const NARY: Readonly<Record<string, MinMaxOp>> = {
  fma: 'fma',
  copysign: 'copysign',
  fmin: 'minnum',
  fmax: 'maxnum',
};

/** `count` arguments of the type of the result. */
function floats(
  call: CallSite,
  count: number,
): { readonly type: Type; readonly operands: readonly Operand[] } {
  const [type] = call.returns;
  const args = Array.from({ length: count }, (_, n) => argument(call, n));
  if (type === undefined || !isFloat(type) || args.some((a) => a.type !== type)) throw mismatch(call.name);
  return { type, operands: args.map((a) => a.operand) };
}

const remainder: Handler = (f, call) => {
  const { type, operands } = floats(call, 2);
  return [
    f.builder.define({ op: 'fbin', fbin: 'frem', type, a: operands[0], b: operands[1], at: f.emit.at }),
  ];
};

const unary =
  (op: UnaryOp): Handler =>
  (f, call) => {
    const { type, operands } = floats(call, 1);
    return [f.emit.unary(op, type, operands[0])];
  };

const nary =
  (op: MinMaxOp, count: number): Handler =>
  (f, call) => {
    const { type, operands } = floats(call, count);
    return [f.emit.nary(op, type, operands)];
  };

const OF_DOUBLE: readonly (readonly [string, Handler])[] = [
  ...Object.entries(UNARY).map(([name, op]) => [name, unary(op)] as const),
  ...Object.entries(NARY).map(([name, op]) => [name, nary(op, name === 'fma' ? 3 : 2)] as const),
  ['fmod', remainder],
];

export const MATH: Readonly<Record<string, Handler>> = Object.fromEntries([
  ...OF_DOUBLE,
  ...OF_DOUBLE.map(([name, handler]) => [`${name}f`, handler] as const),
]);
