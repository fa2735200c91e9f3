import { InternalError } from '../base/failure.ts';
import {
  type BlockId,
  blockId,
  type FuncId,
  type GlobalId,
  type LocId,
  type ValueId,
  valueId,
} from '../base/ids.ts';
import type { Block, Func, Instr, Jump, Operand, Terminator, Type, TypedValue } from './types.ts';

export const value = (id: ValueId): Operand => ({ kind: 'value', id });
/** A constant of `type`; negative numbers wrap to the type's unsigned bits. */
export const constant = (type: Type, n: bigint | number): Operand => ({
  kind: 'const',
  type,
  bits: BigInt.asUintN(
    type === 'ptr' || type === 'f64' ? 64 : type === 'f32' ? 32 : Number(type.slice(1)),
    BigInt(n),
  ),
});
export const globalAddress = (global: GlobalId, offset = 0): Operand => ({ kind: 'global', global, offset });
export const functionAddress = (func: FuncId): Operand => ({ kind: 'function', func });
export const undef = (type: Type): Operand => ({ kind: 'undef', type });
export const NULL: Operand = constant('ptr', 0);
export const jump = (to: BlockId, args: readonly Operand[] = []): Jump => ({ to, args });

/** An instruction before it has a value id: what `FunctionBuilder.define` takes. */
type Undefined<I> = I extends { readonly dst: ValueId } ? Omit<I, 'dst'> : never;
export type DefiningInstr = Undefined<Instr>;

interface Draft {
  readonly params: TypedValue[];
  readonly instrs: Instr[];
  term: Terminator | null;
}

/**
 * Builds one function. Blocks are made first and filled in any order; instructions go to the current block.
 * Invariant: every ValueId handed out is in [0, valueCount), and no two calls hand out the same one.
 */
export class FunctionBuilder {
  private readonly drafts: Draft[] = [];
  private values = 0;
  private current = -1;

  newValue(): ValueId {
    return valueId(this.values++);
  }

  /** A new, empty block. The first one made is the entry. */
  newBlock(params: readonly TypedValue[] = []): BlockId {
    this.drafts.push({ params: [...params], instrs: [], term: null });
    return blockId(this.drafts.length - 1);
  }

  /** Adds a parameter to a block; every jump to it must pass one more argument. */
  newParam(block: BlockId, type: Type): Operand {
    const id = this.newValue();
    this.drafts[block].params.push({ type, id });
    return value(id);
  }

  /** Makes `block` the current one. */
  enter(block: BlockId): void {
    this.current = block;
  }

  get currentBlock(): BlockId {
    return blockId(this.current);
  }

  /** Has the current block a terminator already? Then what follows in the source is unreachable. */
  get terminated(): boolean {
    return this.drafts[this.current].term !== null;
  }

  append(instr: Instr): void {
    const draft = this.drafts[this.current];
    if (draft === undefined) throw new InternalError(`builder: ${instr.op} outside a block`);
    if (draft.term !== null)
      throw new InternalError(`builder: ${instr.op} after the terminator of b${this.current}`);
    draft.instrs.push(instr);
  }

  /** Appends an instruction with a fresh `dst` and returns it as an operand. */
  define(instr: DefiningInstr): Operand {
    const dst = this.newValue();
    this.append({ ...instr, dst } as Instr);
    return value(dst);
  }

  /** Ends the current block. */
  terminate(term: Terminator): void {
    const draft = this.drafts[this.current];
    if (draft === undefined) throw new InternalError(`builder: ${term.op} outside a block`);
    if (draft.term !== null) throw new InternalError(`builder: second terminator of b${this.current}`);
    draft.term = term;
  }

  /** The blocks; a block nobody terminated is unreachable at `at`. */
  blocks(at: LocId): readonly Block[] {
    return this.drafts.map(({ params, instrs, term }) => ({
      params,
      instrs,
      term: term ?? { op: 'unreachable', at },
    }));
  }

  finish(func: Omit<Func, 'blocks' | 'valueCount' | 'loops'>): Func {
    return { ...func, blocks: this.blocks(func.at), valueCount: this.values, loops: [] };
  }
}
