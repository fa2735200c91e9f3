import type { FenceKind, Order } from '../../../ir/types.ts';

/** One visible event of one thread's run on given read values. */
export interface LocalEvent {
  readonly kind: 'R' | 'W' | 'F' | 'TH';
  readonly order: Order;
  /** Address, or -1. */
  readonly location: number;
  readonly size: number;
  /** The value read or written, and which of its bits are undefined. */
  readonly value: bigint;
  readonly undefinedBits: bigint;
  readonly amo: boolean;
  readonly lock: boolean;
  readonly fence: FenceKind | null;
  /** Number of the atomic block it is in, within its thread; -1 outside. */
  readonly block: number;
  /** For the write of a read-modify-write: the index of its read. */
  readonly rmwOf: number;
  readonly thread: ThreadStep | null;
  readonly site: number;
  /** Indices of this thread's reads it depends on. */
  readonly addr: readonly number[];
  readonly data: readonly number[];
  readonly ctrl: readonly number[];
  /** All that count for c11's satisfaction order. */
  readonly dep: readonly number[];
}

export interface ThreadStep {
  readonly what: 'begin' | 'end' | 'create' | 'join';
  /** The other thread: created or joined; -1 for begin and end. */
  readonly slot: number;
}

export type TraceEnd =
  | { readonly kind: 'done' }
  /** The whole program ends here: in order (exit, or the return of main), or by an abort that is no error. */
  | { readonly kind: 'exit' }
  | { readonly kind: 'halt' }
  /** An assumption failed; if that was in an atomic block, the trace ends before it. */
  | { readonly kind: 'assumed' }
  /** A lock or other synchronisation that would block on the value it read last; `location` is its word. */
  | {
      readonly kind: 'blocked';
      readonly location: number;
      readonly size: number;
      /** Would this value of the word block it? null: the initial one. */
      readonly blocks: (value: bigint | null) => boolean;
      /** Threads that hold it if it has this value. */
      readonly holders: (value: bigint | null) => readonly number[];
    }
  | { readonly kind: 'joining'; readonly slot: number }
  /** An await: it goes on only if one of these reads gets another value. */
  /** `library`: in a loop of one of our models, which is a lock to the program. */
  | { readonly kind: 'await'; readonly reads: readonly number[]; readonly library: boolean }
  | { readonly kind: 'failed'; readonly violation: string; readonly message: string; readonly site: number };

export interface Life {
  readonly what: 'alloc' | 'free';
  readonly address: number;
  /** Of a free: known only for the end of a life, zero otherwise. */
  readonly size: number;
  readonly at: number;
}

export interface ThreadTrace {
  readonly slot: number;
  readonly events: readonly LocalEvent[];
  readonly end: TraceEnd;
  /** Does it end inside an atomic block, so that nobody has seen anything of that block? */
  readonly inBlock: boolean;
  /** Blocks it allocates and frees, which are no events: each comes before event number `at`. */
  readonly lives: readonly Life[];
  readonly observed: readonly (readonly [name: string, value: bigint])[];
  /** Threads it created, and how each begins. */
  readonly created: readonly Start[];
  /** Threads it detached. */
  readonly detached: readonly number[];
  readonly returned: bigint;
}

/** Is it in an atomic block to the end? */
export const staysInside = ({ events }: ThreadTrace): boolean => (events.at(-1)?.block ?? -1) >= 0;

/** A thread to run: function address and argument. */
export interface Start {
  readonly slot: number;
  readonly func: number;
  readonly arg: number;
}
export const startKey = (start: Start): string => `${start.slot}:${start.func}:${start.arg}`;
