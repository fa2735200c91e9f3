import type { Diagnostic } from '../../../base/failure.ts';
import type { EventId, LocationId, ThreadId } from '../../../base/ids.ts';
import type { Instr } from '../../../ir/types.ts';
import type { ViolationKind } from '../../../results/types.ts';
import type { Machine } from '../../../vm/machine.ts';
import { consistencyOf } from '../consistency/table.ts';
import { type ByEvent, eventsByEvent, NO_EVENT } from '../graph/columns.ts';
import type { Walk } from '../graph/path.ts';
import type { Classes } from '../reductions/classes.ts';
import type { Sections } from '../reductions/ordered-sections.ts';
import type { Exploration, Listener } from './exploration.ts';
import { Ground } from './ground.ts';
import type { ExploreOptions } from './options.ts';
import type { Guess, Remedy } from './reasons.ts';
import type { Outcome, Search, Step } from './steps.ts';

export interface Wrong {
  readonly kind: ViolationKind;
  readonly message: string;
}

/** What the steps of a search work on, and what they can ask of it. Explorer puts the steps together. */
export abstract class SearchState extends Ground implements Exploration {
  /** Set to end the search. */
  stopped = false;
  /** The read that a violation is found at, which its thread has not got; else -1. */
  unanswered: EventId = NO_EVENT;
  cut: readonly EventId[] = [];
  executions = 0;
  blocked = 0;
  /** Sources of a read with which its thread waits in vain at once (refusals.ts). */
  refused = 0;
  /** The newest event, if it is a read that had several sources, or the await right after it; else not the newest event. */
  picked: EventId = NO_EVENT;
  events = 0;
  readonly path: Walk;
  readonly listener: Listener;
  readonly reuses: boolean;
  /** Has it come across a thread that is detached? */
  detaches = false;
  /** Has it come across an atomic block? */
  usesBlocks = false;
  /** Has a thread woken up spuriously, as if it never had waited (wake-ups.ts)? */
  skipped = false;
  /** Has it come across twins? */
  hasTwins = false;
  /** Locations of barriers whose order of arrival is no choice (barriers.ts). */
  readonly arrivals: LocationId[] = [];
  /** By event, for the revisit that was just found possible: does it go, and what number has it then? */
  deleted: Uint8Array = new Uint8Array(256);
  renamed: ByEvent<EventId> = eventsByEvent(256);

  /** By address: functions whose threads do not know who they are; null: threads are not compared (symmetry.ts). */
  abstract readonly blind: ReadonlyMap<number, boolean> | null;
  /** Reads-from classes; null: every coherence order is explored. */
  abstract readonly classes: Classes | null;
  /** Operations that may commute; null: none do. */
  abstract readonly commuting: ReadonlyMap<Instr, string> | null;

  /** Critical sections without an order; null: there are none. */
  abstract readonly sections: Sections | null;

  /** Is a spurious wake-up one operation? */
  readonly ties: boolean;
  /** Is it an unlock and a lock? */
  readonly skips: boolean;

  /** Is the order of arrival at barriers no choice? */
  abstract readonly barriers: boolean;

  /** `threads`: how many there can be at most. */
  constructor(machine: Machine, options: ExploreOptions, listener: Listener, threads: number, path: Walk) {
    super(machine, options, consistencyOf(options.model), threads);
    this.reuses = options.reuse === true;
    if (this.order.own !== null) this.order.own.locations = this.locations;
    this.ties = options.ties === true;
    this.skips = options.skips === true && options.spurious !== false;
    this.listener = listener;
    this.path = path;
  }

  /** All that comes of the graph as it is. */
  abstract visit(): Search;
  /** All that comes of it after this step of thread t; null: nothing does. */
  abstract follow(t: ThreadId, step: Step): Search | null;
  /** A graph is done with. */
  abstract leaf(): void;

  abstract twinMadeBy(create: EventId): ThreadId;
  abstract fail(kind: ViolationKind, message: string, t: ThreadId, other: EventId): Outcome;
  /** A violation at the read e, which is in the graph already. */
  abstract failAt(e: EventId, kind: ViolationKind, message: string, t: ThreadId, other: EventId): Outcome;
  /**
   * A memory error or race at event e, which need not be the last of its thread; the story has none of what comes after e
   * or `without`. False: nobody asked for it.
   */
  abstract failBefore(e: EventId, without: readonly EventId[], wrong: Wrong, other: EventId): boolean;
  abstract giveUp(diagnostic: Diagnostic, remedy?: Remedy | null): Outcome;
  /** What this search takes for granted does not hold. */
  abstract restart(without: Guess): Outcome;
}
