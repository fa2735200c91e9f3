import type { Operand } from '../../../ir/types.ts';
import type { FunctionContext, Instruction } from '../context.ts';
import { constantInt, operands, typedOperand, typedOperands } from '../operands.ts';
import { noInstruction } from '../unsupported.ts';

/** First-class structs, arrays and vectors are lists of scalars, so taking one apart emits nothing. */

export function lowerExtractValue(f: FunctionContext, i: Instruction<'extractvalue'>): void {
  const all = typedOperands(f, i.agg);
  const { start, type } = f.layout.span(i.agg.type, i.indices);
  f.define(i, all.slice(start, start + f.layout.scalars(type).length));
}

export function lowerInsertValue(f: FunctionContext, i: Instruction<'insertvalue'>): void {
  const { start } = f.layout.span(i.agg.type, i.indices);
  f.define(i, replaced(typedOperands(f, i.agg), start, typedOperands(f, i.value)));
}

const replaced = (all: readonly Operand[], start: number, by: readonly Operand[]): readonly Operand[] => [
  ...all.slice(0, start),
  ...by,
  ...all.slice(start + by.length),
];

export function lowerExtractElement(f: FunctionContext, i: Instruction<'extractelement'>): void {
  const all = typedOperands(f, i.vec);
  const index = typedOperand(f, i.index);
  const n = constantInt(index);
  if (n !== null) {
    f.define(i, [all[Number(n)] ?? all[0]]);
    return;
  }
  const { type, indexType } = element(f, i.vec.type, i.index.type);
  let chosen = all[0];
  for (let k = 1; k < all.length; k++) {
    const here = f.emit.icmp('eq', indexType, index, { kind: 'const', type: indexType, bits: BigInt(k) });
    chosen = f.emit.select(type, here, all[k], chosen);
  }
  f.define(i, [chosen]);
}

export function lowerInsertElement(f: FunctionContext, i: Instruction<'insertelement'>): void {
  const all = typedOperands(f, i.vec);
  const value = typedOperand(f, i.value);
  const index = typedOperand(f, i.index);
  const n = constantInt(index);
  if (n !== null) {
    f.define(i, replaced(all, Number(n), [value]));
    return;
  }
  const { type, indexType } = element(f, i.vec.type, i.index.type);
  f.define(
    i,
    all.map((old, k) => {
      const here = f.emit.icmp('eq', indexType, index, { kind: 'const', type: indexType, bits: BigInt(k) });
      return f.emit.select(type, here, value, old);
    }),
  );
}

function element(f: FunctionContext, vector: Parameters<typeof f.scalars>[0], index: typeof vector) {
  return { type: f.scalars(vector)[0], indexType: f.layout.scalar(index) };
}

export function lowerShuffle(f: FunctionContext, i: Instruction<'shufflevector'>): void {
  const both = [...typedOperands(f, i.a), ...typedOperands(f, i.b)];
  const type = f.scalars(i.a.type)[0];
  const mask = operands(f, i.mask.value, i.mask.type);
  f.define(
    i,
    mask.map((m): Operand => {
      if (m.kind === 'undef') return { kind: 'undef', type };
      if (m.kind !== 'const') throw noInstruction('shufflevector');
      return both[Number(m.bits)];
    }),
  );
}
