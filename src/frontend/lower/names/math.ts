import type { MinMaxOp, UnaryOp } from '../../../ir/types.ts';
import type { Handler } from '../call-site.ts';

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

const remainder: Handler = (f, call) => {
  const [a, b] = [call.args[0]![0]!, call.args[1]![0]!];
  return [f.builder.define({ op: 'fbin', fbin: 'frem', type: call.returns[0]!, a, b, at: f.emit.at })];
};

const unary =
  (op: UnaryOp): Handler =>
  (f, call) => [f.emit.unary(op, call.returns[0]!, call.args[0]![0]!)];

const nary =
  (op: MinMaxOp): Handler =>
  (f, call) => [
    f.emit.nary(
      op,
      call.returns[0]!,
      call.args.map((a) => a[0]!),
    ),
  ];

const OF_DOUBLE: readonly (readonly [string, Handler])[] = [
  ...Object.entries(UNARY).map(([name, op]) => [name, unary(op)] as const),
  ...Object.entries(NARY).map(([name, op]) => [name, nary(op)] as const),
  ['fmod', remainder],
];

export const MATH: Readonly<Record<string, Handler>> = Object.fromEntries([
  ...OF_DOUBLE,
  ...OF_DOUBLE.map(([name, handler]) => [`${name}f`, handler] as const),
]);
