import type { Value } from '../values.ts';
import { type Buffer, overlap } from './store-buffer.ts';

export interface Block {
  readonly address: number;
  readonly size: number;
  /** Of the heap: it may come back. */
  readonly heap: boolean;
}

/** A state of the operational oracle: threads, memory, store buffers. States are values: each step makes a new one. */
export interface State {
  /** Snapshot of each thread at its pending event; null before it is created. */
  readonly threads: readonly (Int32Array | null)[];
  readonly memory: ReadonlyMap<number, { readonly size: number; readonly value: Value }>;
  /** Blocks whose free has reached memory. */
  readonly dead: readonly Block[];
  readonly buffers: readonly Buffer[];
  /** A seq_cst store was made: nothing more until the buffer is empty. */
  readonly draining: readonly boolean[];
  /** Reads of each thread since its last effect: what an await waits on. */
  readonly recent: readonly (readonly {
    readonly address: number;
    readonly size: number;
    readonly key: string;
  }[])[];
  /** Threads that woke up spuriously, as bits: each may do so once. */
  readonly woken: number;
  /** Threads that were detached, as bits. */
  readonly detached: number;
  /** The thread inside an atomic block, or -1; and how deep. */
  readonly atomic: number;
  readonly depth: number;
  /** What unknown functions gave so far, by application. */
  readonly applied: ReadonlyMap<string, bigint>;
  readonly observed: readonly (readonly [string, bigint])[];
  /** Where context switches are counted: the thread of the last step, and how many there were. */
  readonly last?: number;
  readonly switches?: number;
}

/** Main at its first event, and nothing done. */
export const firstState = (main: Int32Array): State => ({
  threads: [main],
  memory: new Map(),
  dead: [],
  buffers: [[]],
  draining: [false],
  recent: [[]],
  woken: 0,
  detached: 0,
  atomic: -1,
  depth: 0,
  applied: new Map(),
  observed: [],
});

/** Only the outermost begin and end of an atomic block count. */
export function nested(state: State, t: number, begin: boolean): State {
  const depth = Math.max(0, state.depth + (begin ? 1 : -1));
  return { ...state, depth, atomic: depth > 0 ? t : -1 };
}

export const replace = <T>(list: readonly T[], i: number, value: T): T[] =>
  list.map((old, k) => (k === i ? value : old));

/** A block of no bytes can be freed, too. */
export const blockOf = (address: number, size: number, heap: boolean): Block => ({
  address,
  size: Math.max(1, size),
  heap,
});

/** Blocks of the heap of this size whose free has reached memory. (What asks for more than malloc's alignment is not looked at.) */
export const freedBlocks = ({ dead }: State, size: number): Block[] =>
  dead.filter((block) => block.heap && block.size === Math.max(1, size));

/** The block comes back: what it held before is not there any more. */
export const reborn = (state: State, block: Block): State => ({
  ...state,
  dead: state.dead.filter((one) => one !== block),
  memory: new Map([...state.memory].filter(([address, { size }]) => !overlap({ address, size }, block))),
});
