import { BIN_OPS, CASTS, FBIN_OPS } from '../../../ir/operators.ts';
import type { BinOp, Cast, FBinOp, FCmp, ICmp, Operand } from '../../../ir/types.ts';
import { bitsOf, isFloat } from '../../../ir/types.ts';
import type { FunctionContext, Instruction } from '../context.ts';
import { baseOf } from '../memory/base-of.ts';
import { repack } from '../memory/repack.ts';
import { operands, typedOperand, typedOperands } from '../operands.ts';
import { noInstruction, noType } from '../unsupported.ts';

/** Arithmetic, comparisons, casts and select; of vectors element by element. */

const BINARY = new Set<string>(BIN_OPS);
const FLOAT_BINARY = new Set<string>(FBIN_OPS);

export function lowerBinary(f: FunctionContext, i: Instruction<'binary'>): void {
  const [a, b] = [operands(f, i.a, i.type), operands(f, i.b, i.type)];
  const results = f.scalars(i.type).map((type, n): Operand => {
    if (BINARY.has(i.opcode)) return f.emit.bin(i.opcode as BinOp, type, a[n], b[n]);
    if (!FLOAT_BINARY.has(i.opcode)) throw noInstruction(i.opcode);
    const fbin = i.opcode as FBinOp;
    return f.builder.define({ op: 'fbin', fbin, type, a: a[n], b: b[n], at: f.emit.at });
  });
  f.define(i, results);
}

export function lowerFneg(f: FunctionContext, i: Instruction<'fneg'>): void {
  const a = operands(f, i.a, i.type);
  f.define(
    i,
    f.scalars(i.type).map((type, n) => f.emit.unary('fneg', type, a[n])),
  );
}

export function lowerCompare(f: FunctionContext, i: Instruction<'icmp' | 'fcmp'>): void {
  const [a, b] = [operands(f, i.a, i.type), operands(f, i.b, i.type)];
  const results = f.scalars(i.type).map((of, n): Operand => {
    if (i.op === 'icmp') return f.emit.icmp(i.pred as ICmp, of, a[n], b[n]);
    const pred = i.pred as FCmp;
    return f.builder.define({ op: 'fcmp', pred, of, type: 'i1', a: a[n], b: b[n], at: f.emit.at });
  });
  f.define(i, results);
}

const KNOWN_CASTS = new Set<string>(CASTS);

export function lowerCast(f: FunctionContext, i: Instruction<'cast'>): void {
  const a = operands(f, i.a, i.from);
  const [from, to] = [f.scalars(i.from), f.scalars(i.to)];
  if (i.opcode === 'bitcast' || i.opcode === 'addrspacecast') {
    f.define(i, repack(f.emit, from, to, a));
    if (i.a.kind === 'local' && i.name !== null) {
      const pointee = f.pointees.get(i.a.name);
      if (pointee !== undefined) f.pointees.set(i.name, pointee);
    }
    return;
  }
  const opcode = i.opcode === 'ptrtoaddr' ? 'ptrtoint' : i.opcode;
  if (!KNOWN_CASTS.has(opcode)) throw noInstruction(i.opcode);
  f.define(
    i,
    a.map((x, n) => f.emit.cast(opcode as Cast, from[n], to[n], x)),
  );
}

export function lowerSelect(f: FunctionContext, i: Instruction<'select'>): void {
  const cond = typedOperands(f, i.cond);
  const [a, b] = [typedOperands(f, i.a), typedOperands(f, i.b)];
  f.define(
    i,
    f.scalars(i.a.type).map((type, n) => f.emit.select(type, cond[cond.length === 1 ? 0 : n], a[n], b[n])),
  );
}

export function lowerFreeze(f: FunctionContext, i: Instruction<'freeze'>): void {
  const a = typedOperands(f, i.a);
  f.define(
    i,
    f.scalars(i.a.type).map((type, n) => f.builder.define({ op: 'freeze', type, a: a[n], at: f.emit.at })),
  );
}

/** base + Σ index × size: one `gep` for each index that is not constant, constants added up. */
export function lowerGetElementPtr(f: FunctionContext, i: Instruction<'getelementptr'>): void {
  if (f.layout.scalars(i.base.type).length !== 1) throw noType('a vector of pointers');
  let at = typedOperand(f, i.base);
  let type = i.element;
  let offset = 0;
  i.indices.forEach((index, n) => {
    const indexType = f.layout.scalar(index.type);
    if (isFloat(indexType)) throw noInstruction('getelementptr');
    const operand = typedOperand(f, index);
    const constant = operand.kind === 'const' ? Number(BigInt.asIntN(bitsOf(indexType), operand.bits)) : null;
    if (n > 0 && constant !== null) {
      const next = f.layout.element(type, constant);
      offset += next.offset;
      type = next.type;
      return;
    }
    if (n > 0) type = f.layout.element(type, 0).type;
    const scale = f.layout.size(type);
    if (constant !== null) offset += constant * scale;
    else at = f.emit.index(at, operand, indexType, scale, 0);
  });
  f.define(i, [f.emit.offset(at, offset)]);
  if (i.name !== null && type.kind !== 'int') f.pointees.set(i.name, type);
  const base = baseOf(f, i.base.value, at);
  if (i.name !== null && base !== null) f.bases.set(i.name, base);
}
