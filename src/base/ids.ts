/** Branded numbers: an id of one kind cannot be passed for another. One constructor each. */

type Brand<B extends string> = number & { readonly __brand: B };

/** An SSA value of one function: unique in that function. */
export type ValueId = Brand<'ValueId'>;
/** Index into `Func.blocks`. */
export type BlockId = Brand<'BlockId'>;
/** Index into `Program.functions`. */
export type FuncId = Brand<'FuncId'>;
/** Index into `Program.globals`. */
export type GlobalId = Brand<'GlobalId'>;
/** Index into `Program.locs`. */
export type LocId = Brand<'LocId'>;
/** Index into `Program.debugTypes`. */
export type DebugTypeId = Brand<'DebugTypeId'>;
/** A loop, unique in the program. */
export type LoopId = Brand<'LoopId'>;

export const valueId = (n: number): ValueId => n as ValueId;
export const blockId = (n: number): BlockId => n as BlockId;
export const funcId = (n: number): FuncId => n as FuncId;
export const globalId = (n: number): GlobalId => n as GlobalId;
export const locId = (n: number): LocId => n as LocId;
export const debugTypeId = (n: number): DebugTypeId => n as DebugTypeId;
export const loopId = (n: number): LoopId => n as LoopId;
