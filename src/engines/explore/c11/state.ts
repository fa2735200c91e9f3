import type { Diagnostic } from '../../../base/failure.ts';
import type { EventId, LocationId, ThreadId } from '../../../base/ids.ts';
import type { ViolationKind } from '../../../results/types.ts';
import * as ev from '../../../vm/code/event.ts';
import type { Image } from '../../../vm/code/image-types.ts';
import { ST_EVENT, ST_SITE } from '../../../vm/code/layout.ts';
import { Machine } from '../../../vm/machine.ts';
import { NO_EVENT, NO_THREAD } from '../graph/columns.ts';
import type { Walk } from '../graph/path.ts';
import type { Exploration, Listener } from '../state/exploration.ts';
import type { ExploreOptions } from '../state/options.ts';
import type { Remedy } from '../state/reasons.ts';
import { DONE, type Outcome, type Search } from '../state/steps.ts';
import { type Candidates, type Guess, valueText } from './candidates.ts';
import { addressOf, PromisingGround } from './ground.ts';
import { openPromises } from './promises.ts';

/** A thread that cannot go on: a violation, if the promises of the graph are kept. `read`: at its last read. */
export interface Parked {
  readonly thread: ThreadId;
  readonly kind: ViolationKind;
  readonly message: string;
  readonly read: boolean;
}

/** What one round of the search knows, and where it is in its tree. */
export interface Round {
  readonly candidates: Candidates;
  readonly known: Set<string>;
  readonly threads: number;
  readonly path: Walk;
}

/** What the steps of a search with promises work on, and what they can ask of it. Buffering puts the steps together. */
export abstract class BufferingState extends PromisingGround implements Exploration {
  stopped = false;
  unanswered: EventId = NO_EVENT;
  executions = 0;
  blocked = 0;
  events = 0;
  /** Graphs met a second time. */
  duplicates = 0;
  readonly path: Walk;
  readonly listener: Listener;
  readonly candidates: Candidates;
  /** Shows every instruction. */
  readonly slow: Machine;
  /** Texts of the graphs met so far. */
  readonly known: Set<string>;

  /** How many reads of the graph were guesses. */
  guesses = 0;
  /** The thread whose last read is still to be answered, or to get its write; else -1. `choice`: what it decided. */
  midway: ThreadId = NO_THREAD;
  choice = 0;
  /** Threads that cannot go on because of a violation; others may still keep the promises. */
  parked: readonly Parked[] = [];
  /** By thread: waits for a write with at least this number; -1: does not wait. */
  readonly since = new Int32Array(128).fill(-1);
  /** By thread that waits: it did not guess when it could have, so what it reads must be something else. */
  protected readonly passed = new Uint8Array(128);

  constructor(
    machine: Machine,
    slow: Image,
    options: ExploreOptions,
    listener: Listener,
    { candidates, known, threads, path }: Round,
  ) {
    super(machine, options, threads);
    this.slow = new Machine(slow);
    this.listener = listener;
    this.candidates = candidates;
    this.known = known;
    this.path = path;
  }

  /** All that comes of the graph as it is. */
  abstract visit(): Search;
  abstract fail(kind: ViolationKind, message: string, t: ThreadId, other: EventId): Outcome;
  /** A violation at the last read of thread t, which is in the graph already. */
  abstract failAt(kind: ViolationKind, message: string, t: ThreadId): Outcome;

  /** Would the waiting thread t have guessed this write? */
  isExcluded(t: ThreadId, w: EventId): boolean {
    return this.passed[t] === 1 && this.guessesOf(t).has(valueText(this.graph, w));
  }

  waitsSince = (t: ThreadId): number => this.since[t];
  wait(t: ThreadId): void {
    this.since[t] = this.graph.n;
  }
  goesOn(t: ThreadId): void {
    this.since[t] = -1;
    this.passed[t] = 0;
  }

  isParked(t: ThreadId): boolean {
    for (const { thread } of this.parked) if (thread === t) return true;
    return false;
  }

  /** Can thread t still do something? It may also be one that is yet to be created. */
  isAlive(t: ThreadId): boolean {
    return !this.isOver(t) && !this.isParked(t) && this.machine.state(t)[ST_EVENT] !== ev.EV_ASSUME;
  }

  /** Can a write of this location still come from another thread? */
  mayComeFor(t: ThreadId, loc: LocationId): boolean {
    for (const u of this.writersOf(loc)) if (u !== t && this.isAlive(u)) return true;
    return false;
  }

  protected writersOf(loc: LocationId): Iterable<ThreadId> {
    return this.candidates.writersOf(this.locations.address[loc], this.locations.size[loc]) ?? [];
  }

  guessesOf(t: ThreadId): ReadonlyMap<string, Guess> {
    const s = this.machine.state(t);
    const [address, size] = addressOf(s);
    return this.candidates.of(t, s[ST_SITE], address, size);
  }

  /** Write a was added: what is seen in a graph without open promises can be guessed. */
  noted(a: EventId): void {
    if (this.guesses > 0 && openPromises(this.graph).length === 0)
      this.candidates.note(this.graph, this.locations, a);
  }

  isAsked = (kind: ViolationKind): boolean => this.listener.isAsked?.(kind) ?? true;

  giveUp(diagnostic: Diagnostic, remedy: Remedy | null = null): Outcome {
    this.listener.gaveUp(this, { kind: 'limit', diagnostic, remedy });
    this.stopped = true;
    return DONE;
  }
}
