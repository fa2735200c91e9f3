import type { Diagnostic } from '../../../base/failure.ts';
import type { EventId, LocationId, ThreadId } from '../../../base/ids.ts';
import type { ViolationKind } from '../../../results/types.ts';
import type { Machine } from '../../../vm/machine.ts';
import type { Consistency } from '../consistency/consistency.ts';
import type { Graph } from '../graph/graph.ts';
import type { Locations } from '../graph/locations.ts';
import type { Walk } from '../graph/path.ts';
import type { GiveUp, Remedy } from './reasons.ts';
import type { Outcome } from './steps.ts';

/** A search as its parts and its listener see it (explorer.ts). */
export interface Exploration {
  readonly machine: Machine;
  readonly locations: Locations;
  /** The graph being explored. */
  readonly graph: Graph;
  /** Set to end the search. */
  stopped: boolean;
  /** The read that a violation is found at, which its thread has not got; else -1. */
  readonly unanswered: EventId;
  /** Events that a violation comes before: they are not part of its story. */
  readonly cut?: readonly EventId[];
  readonly executions: number;
  readonly blocked: number;
  readonly events: number;
  /** May an allocation get a freed block (heap-reuse.ts)? */
  readonly reuses?: boolean;
  /** Consistency under the model. */
  readonly order: Consistency;
  /** Where the search is in its tree. */
  readonly path: Walk;
  /** A new event of thread t, its pending state kept. */
  add(t: ThreadId, kind: number, flags: number, loc?: LocationId): EventId;
  /** The earlier twin of the thread that event `create` made, or -1 (symmetry.ts). */
  twinMadeBy(create: EventId): ThreadId;
  /** The end of thread t, or -1 while it has not ended. */
  endOf(t: ThreadId): EventId;
  /** Has thread t done its last event, whatever that was? */
  isOver(t: ThreadId): boolean;
  /** A violation at the pending event of thread t; `other`: the event it conflicts with, or -1. */
  fail(kind: ViolationKind, message: string, t: ThreadId, other: EventId): Outcome;
  /** A limit, or something that is not supported: the search ends, unless there is a remedy. */
  giveUp(diagnostic: Diagnostic, remedy?: Remedy): Outcome;
  /** What read e got. */
  valueOf(e: EventId): { readonly words: Int32Array; readonly undef: Int32Array };
  /** Looks at thread and machine as they were at event e. */
  withThreadAt<T>(e: EventId, look: () => T): T;
}

/** What the exploration tells. */
export interface Listener {
  /** A complete graph: the program has ended, or all threads have. */
  execution(x: Exploration): void;
  /** No thread can go on and some have not ended. */
  blocked(x: Exploration): void;
  /** Is a violation of this kind what the search is for? Absent: all are. */
  isAsked?(kind: ViolationKind): boolean;
  /** An error nobody asked for, at the pending event of thread t, which ends there. */
  unasked?(x: Exploration, kind: ViolationKind, message: string, t: ThreadId): void;
  /** These threads wait for each other for ever: t, which closed the circle, first. */
  circle?(x: Exploration, threads: readonly ThreadId[]): void;
  /** Something is wrong at the pending event of thread t. True: stop. */
  violation(x: Exploration, kind: ViolationKind, message: string, t: ThreadId, other: EventId): boolean;
  gaveUp(x: Exploration, why: GiveUp): void;
  /** A thread reached the bound of this loop. */
  cut(loop: number, x: Exploration): void;
  /** A thread has read the same old write too often in this loop. */
  stale(loop: number, x: Exploration): void;
}
