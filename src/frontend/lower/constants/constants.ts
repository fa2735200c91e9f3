import { constant } from '../../../ir/builder.ts';
import type { Operand, Type } from '../../../ir/types.ts';
import { bitsOf, isFloat } from '../../../ir/types.ts';
import type { LType, LValue } from '../../llvm/tree.ts';
import type { ModuleContext } from '../context.ts';
import { Unsupported } from '../unsupported.ts';
import { type Const, foldBinary, foldCompare } from './fold.ts';

export interface TypedConst {
  readonly type: Type;
  readonly value: Const;
}

const bits = (n: bigint): Const => ({ kind: 'bits', bits: n });
type Expr = Extract<LValue, { kind: 'expr' }>;

const noConstant = (op: string): Unsupported =>
  new Unsupported(
    'HED305',
    `the constant expression ${op} is not modelled`,
    'compute this value in a function',
  );

/** The scalars of any constant, in the order of `layout.scalars(type)`. */
export function constantScalars(m: ModuleContext, value: LValue, type: LType): readonly TypedConst[] {
  const { layout } = m;
  switch (value.kind) {
    case 'zero':
    case 'undef':
    case 'poison':
    case 'none':
      return layout.scalars(type).map((s) => ({
        type: s.type,
        value: value.kind === 'zero' || value.kind === 'none' ? bits(0n) : { kind: 'undef' },
      }));
    case 'aggregate':
      return value.items.flatMap((item) => constantScalars(m, item.value, item.type));
    case 'string':
      return Array.from(value.bytes, (b) => ({ type: 'i8', value: bits(BigInt(b)) }));
    case 'metadata':
    case 'asm':
      return [];
    default:
      return [{ type: layout.scalar(type), value: constantScalar(m, value, type) }];
  }
}

/** A constant of a scalar type. */
export function constantScalar(m: ModuleContext, value: LValue, type: LType): Const {
  switch (value.kind) {
    case 'int':
      return bits(BigInt.asUintN(bitsOf(m.layout.scalar(type)), value.value));
    case 'float':
      return bits(floatBits(value.bits, m.layout.scalar(type)));
    case 'null':
    case 'zero':
    case 'none':
      return bits(0n);
    case 'undef':
    case 'poison':
      return { kind: 'undef' };
    case 'global':
      return addressOf(m, value.name);
    case 'blockaddress':
      return bits(m.tables.label(m, value.function, value.block));
    case 'expr':
      return evaluate(m, value, type);
    default:
      throw noConstant(value.kind);
  }
}

function addressOf(m: ModuleContext, name: string): Const {
  const address = m.tables.address(m, name);
  switch (address.kind) {
    case 'global':
      return { kind: 'address', base: { ...address, offset: 0 }, offset: address.offset };
    case 'function':
      return { kind: 'address', base: address, offset: 0 };
    case 'null':
      return bits(0n);
  }
}

/** LLVM writes a float as the double of the same value. */
export function floatBits(double: bigint, type: Type): bigint {
  if (type !== 'f32') return double;
  const view = new DataView(new ArrayBuffer(8));
  view.setBigUint64(0, double);
  const number = view.getFloat64(0);
  if (Number.isNaN(number)) {
    // Keep sign and payload, which a conversion through a number would lose.
    const sign = (double >> 63n) << 31n;
    return sign | 0x7f80_0000n | ((double >> 29n) & 0x7f_ffffn);
  }
  view.setFloat32(0, number);
  return BigInt(view.getUint32(0));
}

function evaluate(m: ModuleContext, expr: Expr, type: LType): Const {
  const arg = (n: number): Const => constantScalar(m, expr.args[n].value, expr.args[n].type);
  const from = (): Type => m.layout.scalar(expr.args[0].type);
  switch (expr.op) {
    case 'getelementptr':
      return elementAddress(m, expr);
    case 'bitcast':
    case 'addrspacecast':
      return arg(0);
    case 'inttoptr':
    case 'ptrtoint':
    case 'ptrtoaddr':
    case 'zext':
    case 'trunc':
    case 'sext': {
      const a = arg(0);
      const to = m.layout.scalar(type);
      if (a.kind === 'undef') return a;
      if (a.kind === 'bits') {
        const n = expr.op === 'sext' ? BigInt.asIntN(bitsOf(from()), a.bits) : a.bits;
        return bits(BigInt.asUintN(bitsOf(to), n));
      }
      const width = to === 'ptr' ? 64 : bitsOf(to);
      if (width < m.layout.data.pointerBytes * 8) throw noConstant(`${expr.op} of an address to ${to}`);
      return a;
    }
    case 'icmp': {
      const result = foldCompare(expr.pred ?? 'eq', from(), arg(0), arg(1));
      if (result === null) throw noConstant('icmp of two addresses');
      return bits(result ? 1n : 0n);
    }
    case 'select': {
      const cond = arg(0);
      if (cond.kind !== 'bits') throw noConstant('select on an address');
      return cond.bits !== 0n ? arg(1) : arg(2);
    }
    default: {
      const result = foldBinary(expr.op, from(), arg(0), arg(1));
      if (result === null) throw noConstant(expr.op);
      return result;
    }
  }
}

function elementAddress(m: ModuleContext, expr: Expr): Const {
  const base = constantScalar(m, expr.args[0].value, expr.args[0].type);
  const element = expr.type;
  if (element === null || base.kind === 'undef') throw noConstant('getelementptr');
  let type = element;
  let offset = 0;
  expr.args.slice(1).forEach((index, n) => {
    const c = constantScalar(m, index.value, index.type);
    if (c.kind !== 'bits') throw noConstant('getelementptr with an address as index');
    const i = Number(BigInt.asIntN(bitsOf(m.layout.scalar(index.type)), c.bits));
    if (n === 0) {
      offset += i * m.layout.size(type);
    } else {
      const next = m.layout.element(type, i);
      offset += next.offset;
      type = next.type;
    }
  });
  if (base.kind === 'bits') return bits(BigInt.asUintN(64, base.bits + BigInt(offset)));
  return { ...base, offset: base.offset + offset };
}

/** A constant as an operand of `type`; null when it takes an instruction (an address as an integer, …). */
export function asOperand(c: Const, type: Type): Operand | null {
  switch (c.kind) {
    case 'undef':
      return { kind: 'undef', type };
    case 'bits':
      return constant(type, c.bits);
    case 'address':
      if (type !== 'ptr' || isFloat(type)) return null;
      if (c.base.kind === 'global') return { ...c.base, offset: c.offset };
      return c.offset === 0 ? c.base : null;
  }
}
