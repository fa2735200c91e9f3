import { InternalError, unreachable } from '../../../base/failure.ts';
import type { Type } from '../../../ir/types.ts';
import type { LModule, LType } from '../../llvm/tree.ts';
import { noType } from '../unsupported.ts';
import { type DataLayout, readDataLayout } from './data-layout.ts';

/** A scalar of a flattened type, and where it lies in memory. */
export interface Scalar {
  readonly type: Type;
  readonly offset: number;
}

type Struct = Extract<LType, { kind: 'struct' }>;
interface Fields {
  readonly size: number;
  readonly align: number;
  readonly offsets: readonly number[];
}

/** First-class aggregates are small (they come from calling conventions); longer ones are not worth splitting. */
const MAX_SCALARS = 4096;

/** Sizes, alignments and flattening of one module's types. Throws `Unsupported` for types the IR has no word for. */
export class Layout {
  readonly data: DataLayout;
  private readonly types: LModule['types'];
  private readonly structs = new Map<Struct, Fields>();
  private readonly flat = new Map<LType, readonly Scalar[]>();

  constructor(module: Pick<LModule, 'types' | 'dataLayout'>, dataModel: 'lp64' | 'ilp32') {
    this.data = readDataLayout(module.dataLayout, dataModel);
    this.types = module.types;
  }

  /** Follows names to a structural type. */
  resolve(type: LType): LType {
    let t = type;
    while (t.kind === 'named') {
      const next = this.types.get(t.name);
      if (!next) throw noType(`the incomplete type ${t.name}`);
      t = next;
    }
    return t;
  }

  align(type: LType): number {
    const t = this.resolve(type);
    switch (t.kind) {
      case 'int':
        return this.intAlign(t.bits);
      case 'ptr':
        return this.data.pointerBytes;
      case 'float':
        return 4;
      case 'double':
        return this.data.doubleAlign;
      case 'half':
      case 'bfloat':
        return 2;
      case 'x86_fp80':
        return this.data.x87.align;
      case 'fp128':
      case 'ppc_fp128':
        return 16;
      case 'array':
        return this.align(t.of);
      case 'vector':
        return powerOfTwo(this.storeSize(t));
      case 'struct':
        return this.fields(t).align;
      default:
        return 1;
    }
  }

  /** Bytes from one array element to the next. */
  size(type: LType): number {
    return roundUp(this.storeSize(type), this.align(type));
  }

  /** Bytes a store writes. */
  storeSize(type: LType): number {
    const t = this.resolve(type);
    switch (t.kind) {
      case 'int':
        return Math.ceil(t.bits / 8);
      case 'ptr':
        return this.data.pointerBytes;
      case 'float':
        return 4;
      case 'double':
        return 8;
      case 'half':
      case 'bfloat':
        return 2;
      case 'x86_fp80':
        return 10;
      case 'fp128':
      case 'ppc_fp128':
        return 16;
      case 'x86_amx':
        return 1024;
      case 'array':
        return t.count * this.size(t.of);
      case 'vector':
        return t.of.kind === 'int' ? Math.ceil((t.count * t.of.bits) / 8) : t.count * this.storeSize(t.of);
      case 'struct':
        return this.fields(t).size;
      case 'void':
      case 'label':
      case 'token':
      case 'metadata':
      case 'function':
        return 0;
      case 'named':
        throw new InternalError('layout: a name after resolving');
      default:
        return unreachable(t);
    }
  }

  /** Byte offset of element `index`, and its type. */
  element(type: LType, index: number): { readonly type: LType; readonly offset: number } {
    const t = this.resolve(type);
    if (t.kind === 'struct') {
      if (t.fields[index] === undefined) throw new InternalError(`layout: no field ${index}`);
      return { type: t.fields[index], offset: this.fields(t).offsets[index] };
    }
    if (t.kind === 'array') return { type: t.of, offset: index * this.size(t.of) };
    if (t.kind === 'vector') return { type: t.of, offset: index * this.storeSize(t.of) };
    throw new InternalError(`layout: ${t.kind} has no elements`);
  }

  /** How many elements a first-class aggregate has; -1: a scalar. */
  count(type: LType): number {
    const t = this.resolve(type);
    return t.kind === 'struct' ? t.fields.length : t.kind === 'array' || t.kind === 'vector' ? t.count : -1;
  }

  /** The scalars of a type in order; empty for void. */
  scalars(type: LType): readonly Scalar[] {
    const known = this.flat.get(type);
    if (known !== undefined) return known;
    const made = this.flatten(type);
    this.flat.set(type, made);
    return made;
  }

  /** The IR type of a scalar. */
  scalar(type: LType): Type {
    const scalars = this.scalars(type);
    if (scalars.length !== 1) throw noType('this use of an aggregate');
    return scalars[0].type;
  }

  /** Which of `scalars(type)` belong to the element at the path: [start, start + length). */
  span(type: LType, indices: readonly number[]): { readonly start: number; readonly type: LType } {
    let start = 0;
    let t = type;
    for (const index of indices) {
      for (let i = 0; i < index; i++) start += this.scalars(this.element(t, i).type).length;
      t = this.element(t, index).type;
    }
    return { start, type: t };
  }

  private flatten(type: LType): readonly Scalar[] {
    const t = this.resolve(type);
    switch (t.kind) {
      case 'void':
      case 'metadata':
      case 'token':
      case 'label':
        return [];
      case 'ptr':
      case 'function':
        return [{ type: 'ptr', offset: 0 }];
      case 'float':
        return [{ type: 'f32', offset: 0 }];
      case 'double':
        return [{ type: 'f64', offset: 0 }];
      case 'int':
        if (t.bits > 128) throw noType(`an integer of ${t.bits} bits`);
        return [{ type: `i${t.bits}`, offset: 0 }];
      case 'half':
      case 'bfloat':
        throw noType('half-precision floating point');
      case 'x86_amx':
        throw noType('an x86 tile');
      case 'x86_fp80':
      case 'fp128':
      case 'ppc_fp128':
        throw noType('long double');
      default: {
        const scalars: Scalar[] = [];
        const n = this.count(t);
        for (let i = 0; i < n; i++) {
          const { type: of, offset } = this.element(t, i);
          for (const s of this.scalars(of)) scalars.push({ type: s.type, offset: offset + s.offset });
          if (scalars.length > MAX_SCALARS) throw noType('a first-class aggregate of this size');
        }
        return scalars;
      }
    }
  }

  private fields(struct: Struct): Fields {
    const known = this.structs.get(struct);
    if (known !== undefined) return known;
    let at = 0;
    let align = 1;
    const offsets: number[] = [];
    for (const field of struct.fields) {
      const a = struct.packed ? 1 : this.align(field);
      align = Math.max(align, a);
      at = roundUp(at, a);
      offsets.push(at);
      at += this.size(field);
    }
    const made = { size: roundUp(at, align), align, offsets };
    this.structs.set(struct, made);
    return made;
  }

  /** As LLVM: the next wider integer that has an alignment, or the widest. */
  private intAlign(bits: number): number {
    const { intAligns } = this.data;
    return (intAligns.find((a) => a.bits >= bits) ?? intAligns.at(-1)!).align;
  }
}

export const roundUp = (n: number, to: number): number => Math.ceil(n / to) * to;
const powerOfTwo = (n: number): number => 2 ** Math.ceil(Math.log2(Math.max(1, n)));
