import type { Diagnostic } from '../../base/failure.ts';
import type { LocId, LoopId } from '../../base/ids.ts';
import type { FenceKind, Order, Type } from '../../ir/types.ts';
import type { ViolationKind } from '../../results/types.ts';
import type { Bits } from '../../sat/bits/bits.ts';
import type { Circuit, Lit } from '../../sat/circuit/circuit.ts';
import type { Cell, Cells } from './memory/cells.ts';
import type { MemoryObject } from './memory/objects.ts';
import type { Value } from './values/value.ts';

/**
 * A bounded program: for each thread it can have, a straight line of guarded events and of checks between them. An
 * event happens at most once, and only if its guard holds; guards and values are circuits over what events read
 * (`Part.read`, inputs of the circuit) and over choices. How reads get their values is the engines' business.
 */
export interface BoundedProgram {
  readonly circuit: Circuit;
  readonly cells: Cells;
  readonly threads: readonly BoundedThread[];
  /** Literals that hold in every execution: ranges of choices. */
  readonly assumptions: readonly Lit[];
  /** What each cell that several threads come to holds when the second thread begins. */
  initial(cell: Cell): Value;
  /** Cells that several threads come to, by key. */
  readonly shared: ReadonlyMap<string, Cell>;
  /** Heap blocks that are allocated, and where. */
  readonly blocks: readonly Block[];
  /** Where they are freed. */
  readonly frees: readonly Block[];
  /** Stack objects that others may come to, and where they begin. */
  readonly births: readonly Block[];
  /** Blocks that several allocations may get: the objects that may live there, the block's own first (memory/block-lives.ts). */
  readonly lives: readonly (readonly MemoryObject[])[];
  readonly usesConditions: boolean;
  /** Codes in memory have one more bit each, for happens-before. */
  readonly messages?: boolean;
  /** Some integers were cut to fewer bits (narrow.ts). */
  readonly narrowed: boolean;
  readonly rounds: number;
  /** To be called often by whoever computes for long: throws when there is no more time. */
  tick(): void;
}

export interface BoundedThread {
  readonly id: number;
  readonly name: string;
  /** Event of another thread that creates it; null for main. */
  readonly creator: { readonly thread: number; readonly event: number } | null;
  /** The function it runs, and what tells its argument from others: equal texts, equal values. */
  readonly runs: { readonly func: number; readonly argument: string };
  readonly events: readonly Event[];
  readonly checks: readonly Check[];
  readonly steps: readonly Step[];
  readonly choices: readonly Choice[];
  readonly observations: readonly Observation[];
  /** Events before which it must be able to stop, for what is left over then. */
  readonly stops?: ReadonlySet<number>;
}

/** Of the machine's events in this thread, those at which it can be scheduled, whether they are events here or not. */
export interface Step {
  readonly guard: Lit;
  readonly kind: 'access' | 'sync' | 'free' | 'join' | 'yield' | 'atomic-begin' | 'await' | 'halt' | 'soft';
  /** Index of the event, -1 if others cannot notice it. */
  readonly event: number;
  /** A store that waits in a buffer, where there are any. */
  readonly buffered: boolean;
}

/** An object that a thread allocates, or frees, when it has done its first `position` events. */
export interface Block {
  readonly object: MemoryObject;
  readonly guard: Lit;
  readonly thread: number;
  readonly position: number;
}

/** What every event has. */
interface AnyEvent {
  /** Place in its thread. */
  readonly index: number;
  readonly guard: Lit;
  readonly at: LocId;
  /** The cells it takes, part by part. */
  readonly parts: readonly Part[];
  /** Does it write, if it happens? */
  readonly writes: Lit;
  /** It cannot happen while this holds (of what it reads). */
  readonly blocked: Lit;
  /** The thread's stores before it have reached memory when it happens. */
  readonly drains: boolean;
  /** Stores after it reach memory after those before it (a store with this set: it itself too). */
  readonly barrier: boolean;
  /** It stays in the store buffer for a while, where the model has one. */
  readonly buffered: boolean;
  /** How it synchronises, in the terms of C11; `failure`: if it reads and does not write. */
  readonly order: Order;
  readonly failure: Order;
  /** For people. */
  readonly text: string;
}

/** One of the threads, each with the condition that it is. */
export interface WhichThread {
  readonly when: Lit;
  readonly thread: number;
}

/** A freed block, with the condition that it is used again. */
interface GottenBlock {
  readonly when: Lit;
  readonly block: MemoryObject;
}

export type Event = AnyEvent & Kind;
type Kind =
  | { readonly kind: 'load' | 'store' | 'rmw' | 'cas' | 'free' }
  | { readonly kind: 'atomic-begin' | 'atomic-end' | 'end' }
  | { readonly kind: 'fence'; readonly fence: FenceKind }
  /** `gets`: the freed block that the new object gets, each with its condition. */
  | { readonly kind: 'alloc'; readonly object: MemoryObject; readonly gets: readonly GottenBlock[] }
  /** `child`: the new thread. */
  | { readonly kind: 'create'; readonly child: number }
  /** `targets`: which thread it is. */
  | { readonly kind: 'join'; readonly targets: readonly WhichThread[] }
  | { readonly kind: 'detach'; readonly targets: readonly WhichThread[] }
  | Sync
  /** `since`: the iteration is the events from this index on; `library`: the loop is one of our models, and to wait there is to wait in a call. */
  | { readonly kind: 'await'; readonly since: number; readonly library: boolean }
  /** `orderly`: by exit or the return of main. */
  | { readonly kind: 'halt'; readonly orderly: boolean };

/** An operation on a lock, a semaphore, a barrier or a condition variable. */
interface Sync {
  readonly kind: 'sync';
  /** While it is blocked, the threads that hold the lock. */
  readonly heldBy: readonly WhichThread[];
  /** What it was to do, it has done (a trylock may fail). */
  readonly succeeds: Lit;
  /** cond-wait: it would wait, and wakes up without a signal. */
  readonly spurious: Lit;
}

export type EventKind = Kind['kind'];
export type EventOf<K extends EventKind> = Extract<Event, { readonly kind: K }>;

/** A new event: its kind with what that has, where and when it is, and what else is not nothing. */
export type NewEvent = Kind & Pick<AnyEvent, 'guard' | 'at'> & Partial<Omit<AnyEvent, 'index'>>;

/** Of its targets, the one whose condition holds is read and written. `read` and `write` are codes of the cells' domain. */
export interface Part {
  readonly targets: readonly { readonly when: Lit; readonly cell: Cell }[];
  readonly read: Bits | null;
  readonly write: Bits | null;
  /** Is a store to it, of another thread, on its way to memory? */
  readonly late?: Lit;
}

/** Something is wrong, or impossible, when the thread has done its first `position` events and `lit` holds. */
export interface Check {
  readonly kind: ViolationKind | 'assume' | 'unwind' | 'unsupported';
  readonly position: number;
  readonly lit: Lit;
  readonly at: LocId;
  readonly message: string;
  readonly loop?: LoopId;
  readonly diagnostic?: Diagnostic;
}

/** heddle_observe(…), when the thread has done its first `position` events. */
export interface Observation {
  readonly guard: Lit;
  readonly position: number;
  readonly names: readonly string[];
  readonly types: readonly Type[];
  readonly values: readonly Value[];
}

/** Values the thread chooses, in order: nondeterministic ones, and waiters to wake (`waiter`: bit by thread). */
export interface Choice {
  readonly guard: Lit;
  readonly bits: Bits;
  readonly signed: boolean;
  readonly waiter: boolean;
  /** waiter: how many there are to choose from is more than one. */
  readonly real: Lit;
  /** The time of an access (`heddle_commit`): when it is chosen the thread has done this many events, of which the last access counts. */
  readonly commit?: number;
}
