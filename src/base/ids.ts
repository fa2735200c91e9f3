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
/** An event of an execution graph: its number in the order in which they were added. */
export type EventId = Brand<'EventId'>;
/** A thread of an execution, in the order of creation. */
export type ThreadId = Brand<'ThreadId'>;
/** A memory location of an execution: an address, a size and a life. */
export type LocationId = Brand<'LocationId'>;

export const valueId = (n: number): ValueId => n as ValueId;
export const blockId = (n: number): BlockId => n as BlockId;
export const funcId = (n: number): FuncId => n as FuncId;
export const globalId = (n: number): GlobalId => n as GlobalId;
export const locId = (n: number): LocId => n as LocId;
export const debugTypeId = (n: number): DebugTypeId => n as DebugTypeId;
export const loopId = (n: number): LoopId => n as LoopId;
export const eventId = (n: number): EventId => n as EventId;
export const threadId = (n: number): ThreadId => n as ThreadId;
export const locationId = (n: number): LocationId => n as LocationId;
