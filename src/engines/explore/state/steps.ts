import type { EventId } from '../../../base/ids.ts';
/** What came of the pending event of a thread: one of these codes, or ways to choose from. */
export type Step = Outcome | Branch;

/** The event is in the graph, and the next can come. */
export const GO_ON = 0;
/** Nothing more comes from here. */
export const DONE = 1;
/** The thread has met its end with this event, instead of doing it: the others go on (ending.ts). */
export const OVER = 2;
/** Its thread waits in vain with what it has just read (refusals.ts). */
export const REFUSED = 3;

export type Outcome = typeof GO_ON | typeof DONE | typeof OVER | typeof REFUSED;

/** Several ways, all of which are tried (branches/). */
export type Branch =
  /** The write is the newest event and has no place in coherence yet; `read`: of its read-modify-write, or -1. */
  | { readonly kind: 'place'; readonly write: EventId; readonly read: EventId }
  /** The pending read: each source. */
  | typeof READ
  /** This read of a lock or condition variable has its value, and several ways to go on from it. */
  | { readonly kind: 'sync'; readonly read: EventId }
  /** This read of a weak compare-exchange has the expected value, and may fail all the same. */
  | { readonly kind: 'cas'; readonly read: EventId }
  /** The thread waits, and there is something newer to read. */
  | typeof RETRY
  /** The thread spins in a loop that a counter bounds. */
  | typeof SPIN
  /** A wait on a condition variable that may wake up for no reason. */
  | typeof WAKE
  /** A nondeterministic value. */
  | typeof CHOOSE
  /** An allocation that may get a block again. */
  | typeof ALLOC
  /** The newest event is a free whose block an allocation that is there may get. */
  | typeof FREE;

export const READ = { kind: 'read' } as const;
export const RETRY = { kind: 'retry' } as const;
export const SPIN = { kind: 'spin' } as const;
export const WAKE = { kind: 'wake' } as const;
export const CHOOSE = { kind: 'choose' } as const;
export const ALLOC = { kind: 'alloc' } as const;
export const FREE = { kind: 'free' } as const;

/** Four words: a value. */
export type Words = readonly [number, number, number, number];

/** A read that has its value, and whose write comes next: of these words. */
export interface Update {
  readonly kind: 'update';
  readonly words: Words;
}

/** What came of a read. */
export type Answer = Step | Update;

export const isUpdate = (answer: Answer): answer is Update =>
  typeof answer === 'object' && answer.kind === 'update';

/**
 * A part of the search. It yields the parts that it needs done before it goes on (null: there is nothing to do), and
 * nothing when it stops for a moment.
 */
export type Search = Generator<Search | null | undefined, void, void>;

/** A search as others see it: it stops now and then. */
export type Pauses = Generator<void, void, void>;

/** Does a part of the search, with a stack of its own: executions are as long as they like. */
export function* drive(whole: Search): Pauses {
  const stack = [whole];
  while (stack.length > 0) {
    const { done, value } = stack[stack.length - 1].next();
    if (done === true) stack.pop();
    else if (value === undefined) yield;
    else if (value !== null) stack.push(value as Search);
  }
}
