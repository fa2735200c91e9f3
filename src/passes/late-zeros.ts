import { type DebugTypeId, valueId } from '../base/ids.ts';
import { resolveType, typeBits } from '../ir/analysis/debug-types.ts';
import type { Func, Instr, Program, Type } from '../ir/types.ts';
import { bitsOf } from '../ir/types.ts';
import { mapFunctions } from './pass.ts';

/**
 * Under models in which a store may overtake another (pso, relaxed, a user's own) the zeros of `calloc` are stores like any
 * other (docs/models.md): whoever gets the pointer may come to the block before them. So there `calloc` becomes `malloc` and
 * stores of zero, one for each scalar of the type that the block is known to hold, since stores of other sizes than those
 * of later accesses would only be in their way; padding byte by byte. Elsewhere nobody can tell the difference.
 *
 * Blocks of computed sizes, of types that are not known (or have a union in them), and of many scalars stay zero from the
 * beginning (`keepsEarlyZeros`): a report says so.
 */
const MOST = 32;

type Malloc = Extract<Instr, { op: 'malloc' }>;

export const lateZeros = (program: Program): Program =>
  mapFunctions(program, (func) => inFunction(program, func));

/** Is there a block that is zero from its beginning? */
export const keepsEarlyZeros = ({ functions }: Program): boolean =>
  functions.some(({ blocks }) =>
    blocks.some(({ instrs }) => instrs.some((i) => i.op === 'malloc' && i.zero)),
  );

function inFunction(program: Program, func: Func): Func {
  let values: number = func.valueCount;
  const blocks = func.blocks.map((block) => ({
    ...block,
    instrs: block.instrs.flatMap((i): readonly Instr[] => {
      const scalars = i.op === 'malloc' && i.zero ? scalarsOf(program, i) : null;
      if (i.op !== 'malloc' || scalars === null) return [i];
      return [
        { ...i, zero: false },
        ...scalars.flatMap(({ offset, type }) => zeroAt(i, offset, type, valueId(values++))),
      ];
    }),
  }));
  return values === func.valueCount ? func : { ...func, blocks, valueCount: values };
}

function zeroAt({ dst, at }: Malloc, offset: number, type: Type, to: Malloc['dst']): Instr[] {
  const base = { kind: 'value', id: dst } as const;
  return [
    { op: 'gep', type: 'ptr', dst: to, base, index: null, indexType: 'i64', scale: 0, offset, at },
    {
      op: 'store',
      type,
      addr: { kind: 'value', id: to },
      value: { kind: 'const', type, bits: 0n },
      order: 'na',
      scope: 'shared',
      at,
    },
  ];
}

interface Scalar {
  readonly offset: number;
  readonly type: Type;
}

/** What the block is made of, without gaps; null: not known, or too much. */
function scalarsOf(program: Program, { size, debugType }: Malloc): Scalar[] | null {
  if (size.kind !== 'const' || debugType === null) return null;
  const bits = typeBits(program, debugType);
  const length = Number(size.bits);
  if (bits === 0 || (8 * length) % bits !== 0 || length > 8 * MOST) return null;
  const found: Scalar[] = [];
  for (let at = 0; at < 8 * length; at += bits) if (!collect(program, debugType, at, found)) return null;
  const all = withGaps(found, length, program.dataModel === 'lp64' ? 64 : 32);
  return all.length > MOST ? null : all;
}

/** Adds the scalars of an object of this type at bit `at`; false: not all are known. */
function collect(program: Program, id: DebugTypeId | null, at: number, out: Scalar[]): boolean {
  const type = resolveType(program, id);
  if (out.length > MOST) return false;
  switch (type?.kind) {
    case 'basic':
    case 'enum':
      if (![8, 16, 32, 64].includes(type.bits)) return false;
      out.push({ offset: at / 8, type: `i${type.bits}` });
      return true;
    case 'pointer':
      out.push({ offset: at / 8, type: 'ptr' });
      return true;
    case 'array': {
      const width = typeBits(program, type.of);
      const count = type.counts.reduce((product, n) => product * n, 1);
      for (let k = 0; k < count; k++) if (!collect(program, type.of, at + k * width, out)) return false;
      return width > 0;
    }
    case 'record':
      return (
        !type.union &&
        type.members.every(
          (member) =>
            member.bits === typeBits(program, member.type) &&
            collect(program, member.type, at + member.offset, out),
        )
      );
    default:
      return false;
  }
}

function withGaps(scalars: readonly Scalar[], length: number, pointer: number): Scalar[] {
  const all: Scalar[] = [];
  let at = 0;
  for (const scalar of [...scalars, { offset: length, type: 'i8' as Type }]) {
    for (; at < scalar.offset; at++) all.push({ offset: at, type: 'i8' });
    if (scalar.offset < length) all.push(scalar);
    at = scalar.offset + (scalar.type === 'ptr' ? pointer : bitsOf(scalar.type)) / 8;
  }
  return all;
}
