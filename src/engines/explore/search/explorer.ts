import type { Diagnostic } from '../../../base/failure.ts';
import { type EventId, eventId, type LocationId, type ThreadId } from '../../../base/ids.ts';
import type { Instr } from '../../../ir/types.ts';
import type { ViolationKind } from '../../../results/types.ts';
import * as ev from '../../../vm/code/event.ts';
import {
  ST_EVENT,
  ST_STATUS,
  ST_VAL,
  STATUS_NONE,
  STATUS_PENDING,
  STATUS_READY,
} from '../../../vm/code/layout.ts';
import { SEEN_CHANGED, SEEN_IDLE } from '../../../vm/interpret/loop-head.ts';
import type { Machine } from '../../../vm/machine.ts';
import { branch } from '../branches/branch.ts';
import { FIRST_THREAD, NO_EVENT, NO_LOCATION, NO_THREAD, PF } from '../graph/columns.ts';
import { F_BLOCKED, K_READ } from '../graph/graph.ts';
import { Path, type Walk, WHOLE } from '../graph/path.ts';
import { tellsArrivals } from '../reductions/barriers.ts';
import { Cautious, doubted, isCautious } from '../reductions/cautious.ts';
import { Classes } from '../reductions/classes.ts';
import { commutingOperations } from '../reductions/commuting.ts';
import { Sections } from '../reductions/ordered-sections.ts';
import { blindFunctions, counterpart, isBehind, twinMadeBy } from '../reductions/symmetry.ts';
import { hasJustSkipped } from '../reductions/wake-ups.ts';
import type { Listener } from '../state/exploration.ts';
import type { ExploreOptions } from '../state/options.ts';
import type { GiveUp, Guess, Remedy } from '../state/reasons.ts';
import { SearchState, type Wrong } from '../state/search-state.ts';
import { DONE, drive, type Outcome, type Pauses, REFUSED, type Search, type Step } from '../state/steps.ts';
import { circleThrough } from '../waiting/circles.ts';
import { loopPlace } from '../waiting/liveness-bound.ts';
import { isAwake } from '../waiting/lock-rounds.ts';
import { refuse } from '../waiting/refusals.ts';
import { hasNews, waitsFrom } from '../waiting/waits.ts';
import { firstInside, sawUnfinished } from './atomic-blocks.ts';
import { claimOf } from './claims.ts';
import { endUnasked, stayThere, tellEnd } from './ending.ts';
import { inTurn, isHuntDue, SHORT } from './hunt.ts';
import { addBegin } from './other-events.ts';
import { step } from './step.ts';

const TICK = 8_192;

/**
 * Exploration of execution graphs: TruSt (Kokologiannakis, Marmanis, Gladstein, Vafeiadis, POPL 2022) on a machine
 * that can go back.
 *
 * A graph grows by one event at a time, always of the first thread that can run (`nextThread`: one inside an atomic block
 * goes before all others; one that is level with its earlier twin, or has just skipped a wake-up, after them). A read tries every write that the
 * model lets it read (consistency/); a write tries every place in coherence, and may *revisit* reads that were there
 * before it: the graph is cut back to what the read and the write need, the read gets the new write, and exploration
 * goes on from there (maximal.ts says when). Every consistent (po, rf, co) graph is visited exactly once:
 *
 *   sound         each graph visited is consistent: `floor` admits exactly the consistent choices for an event that
 *                 has no successors, and a revisited read has none
 *   complete      the models are extensible (some choice is always consistent: the latest write) and prefix-closed,
 *                 so each consistent graph can be taken apart event by event and put together again by these steps
 *   non-redundant the last step that led to a graph is unique: its newest event if nothing was revisited, else the
 *                 one revisit whose deleted events were maximal
 *
 * A read-modify-write is a read and, at once, its write, which has one place: right after what was read. Two of them
 * may read the same write for a moment: then the second has no place, but it can revisit the first.
 *
 * Threads are never re-run: the state of a thread at each event it stopped at is kept (snapshots.ts) while the event
 * is in the graph, and going back is copying it. Memory is one graph per nested revisit and one snapshot per event.
 *
 * Awaits: a loop iteration that changed nothing stops its thread (EV_AWAIT), and so does a lock that is taken; they are
 * tried again when there is something newer to read (retries.ts). If the last of the reads is not of the latest write
 * the thread is stuck in every extension, and what the others do is also seen without it: the graph is dropped at once
 * (refusals.ts).
 * An iteration with a read-modify-write that put back the value it read, as a test-and-set does, stays in the graph:
 * others may read that write.
 *
 * Order of the parts: `step` takes the pending event of a thread as far as there is one way, and otherwise says what
 * there is to choose from, as a value (steps.ts); `branch` (branches/) tries each way and asks for all that comes of it
 * (`visit`, `follow`): the one circle is closed here.
 *
 * By default fewer graphs are visited than there are, and "exactly once" is said of what is left: of graphs that differ
 * only in which of several like threads does what there is one (symmetry.ts); increments that nobody sees have no order
 * (commuting.ts: sc, where races are not asked for), nor have arrivals at barriers (barriers.ts), nor critical sections
 * whose order does not matter (sections.ts); a spurious wake-up is an unlock and a lock (wake-ups.ts); and writes whose
 * order nobody can tell have none (classes.ts): then a graph is (po, rf), with some coherence order as a witness. Symmetry,
 * sections, wake-ups and classes are off with --heap reuse and --spurious-cas, sections and wake-ups also where leaks or unjoined
 * threads are asked for, classes with a liveness bound (`settings`, parallel/task-search.ts). A search that finds one of
 * these guesses wrong ends, and is made again without it (give-up.ts); what is wrong with a graph that has loose sections or
 * skipped wake-ups is not told, but looked for again without them (cautious.ts). A search that comes to very long graphs
 * looks for quick finds first (hunt.ts).
 *
 * Each part of the search is a generator that gives the parts below it to a stack of its own (`drive`), so that no
 * recursion grows with the execution; now and then it stops, so that time limits and interrupts are seen.
 */
export class Explorer extends SearchState {
  readonly blind: ReadonlyMap<number, boolean> | null;
  readonly classes: Classes | null;
  readonly commuting: ReadonlyMap<Instr, string> | null;
  readonly barriers: boolean;
  readonly sections: Sections | null;

  /** `threads`: how many there can be at most. */
  constructor(
    machine: Machine,
    options: ExploreOptions,
    listener: Listener,
    threads: number,
    path: Walk = new Path(WHOLE),
  ) {
    super(machine, options, isCautious(options) ? new Cautious(listener) : listener, threads, path);
    this.sections = options.sections === undefined ? null : new Sections(options.sections);
    this.blind = options.symmetry === true ? blindFunctions(machine.image.program) : null;
    this.commuting =
      options.commuting === true && this.order.mayCommute && !options.race
        ? commutingOperations(machine.image.program)
        : null;
    this.barriers = options.barriers === true && !tellsArrivals(machine.image.program);
    this.classes = options.classes === undefined ? null : new Classes(this, threads, options.classes);
  }

  /** Loops that counters bound. */
  private readonly bounded = this.machine.image.code.flatMap(({ loops }) => loops.filter((l) => l.isBounded));

  /** Events since the last stop, each as much as there were events then. */
  private effort = 0;

  /** The search, as far as the path takes it. */
  *run(): Pauses {
    this.machine.reset();
    this.graph.clear();
    yield* drive(this.visit());
    this.leaf();
    if (this.options.hunt === 'now' && !this.stopped) this.restart('quick-finds');
  }

  /** A graph is done with: was it explored under assumptions that do not hold? */
  leaf(): void {
    if (!this.stopped && this.classes?.hasNews === true) this.restart('unseen-orders');
    else if (!this.stopped && this.bounded.length > 0) this.doubtSpins();
  }

  /** Rounds of one loop, some idle and some not, that a counter counted together: which were which must be told apart. */
  private doubtSpins(): void {
    const { rounds } = this.machine.image;
    if (this.bounded.some(({ index }) => rounds[index] === (SEEN_IDLE | SEEN_CHANGED))) this.restart('spins');
  }

  *visit(): Search {
    while (!this.stopped) {
      if (this.closesCircle(eventId(this.graph.n - 1))) return;
      const t = this.nextThread();
      if (this.stopped) return;
      if (t < 0) return tellEnd(this);
      if (this.graph.n > SHORT && this.options.hunt !== undefined && isHuntDue(this)) return;
      if (this.graph.n > this.options.maxEvents) return this.tooLong(t);
      const next = step(this, t);
      if (next === REFUSED) refuse(this);
      if (next === DONE || next === REFUSED) return this.leaf();
      /* what an event costs grows with the graph */
      this.effort += this.graph.n;
      if (this.effort > TICK) {
        this.effort = 0;
        yield;
      }
      if (typeof next === 'object') {
        yield branch(this, t, next);
        return;
      }
    }
  }

  /** The first thread that can go on, at its pending event, those in atomic blocks before others; -1 if there is none. */
  private nextThread(): ThreadId {
    const { threadCount } = this.machine;
    const inside = this.usesBlocks ? firstInside(this, (t) => this.canGoOn(t)) : NO_THREAD;
    if (inside >= 0) return inside;
    if (this.options.hunt === 'now') return inTurn(this.graph, threadCount, (t) => this.canGoOn(t));
    let behind = NO_THREAD;
    for (let t = FIRST_THREAD; t < threadCount; t++) {
      if (!this.canGoOn(t)) continue;
      const isLate =
        (this.blind !== null && isBehind(this.graph, t)) || (this.skips && hasJustSkipped(this, t));
      if (!isLate) return t;
      if (behind < 0) behind = t; /* it lets its twin, or all others, go ahead */
    }
    return behind;
  }

  private canGoOn(t: ThreadId): boolean {
    const { machine } = this;
    const status = machine.state(t)[ST_STATUS];
    if (status === STATUS_READY) {
      if (t > 0 && this.graph.countOf(t) === 0) addBegin(this, t);
      if (machine.run(t) !== ev.EV_JOIN || this.isEnabled(t)) return true;
      this.findCircle(t);
      return false;
    }
    return status === STATUS_PENDING ? this.isEnabled(t) : status !== STATUS_NONE && !this.isOver(t);
  }

  /** Event e, the newest: does its thread wait for a lock with it, and close a circle that ends the search? */
  private closesCircle(e: EventId): boolean {
    if (e < 0 || this.graph.kind[e] !== K_READ || (this.graph.flags[e] & F_BLOCKED) === 0) return false;
    this.findCircle(this.graph.thread[e]);
    return this.stopped;
  }

  /** Thread t has begun to wait. Those who wait for each other do so for ever; the others go on. */
  private findCircle(t: ThreadId): void {
    if (this.listener.isAsked?.('deadlock') === false) return;
    const circle = circleThrough(this, t);
    if (circle.length > 0 && !circle.some((u) => sawUnfinished(this, u, NO_EVENT)))
      this.listener.circle?.(this, circle);
  }

  private isEnabled(t: ThreadId): boolean {
    if (this.isOver(t)) return false;
    const s = this.machine.state(t);
    const event = s[ST_EVENT];
    const waiting = waitsFrom(this.graph, t);
    if (waiting >= 0) return hasNews(this.graph, t, waiting);
    if (event === ev.EV_AWAIT) return isAwake(this, t);
    if (event === ev.EV_ASSUME || event === ev.EV_LOOP_BOUND) return false;
    if (event === ev.EV_JOIN) {
      const other = this.machine.slotOf(s[ST_VAL]);
      return other < 0 || this.endOf(other) >= 0 || (this.detaches && claimOf(this, other) === 'detached');
    }
    return true;
  }

  twinMadeBy(create: EventId): ThreadId {
    const twin = twinMadeBy(this.graph, create, this.blind);
    if (twin >= 0) this.hasTwins = true;
    return twin;
  }

  fail(kind: ViolationKind, message: string, t: ThreadId, other: EventId): Outcome {
    /* it is none, so the thread stays there; what others write may still revisit what it has read */
    if (sawUnfinished(this, t, other)) return stayThere(this, t, this.unanswered >= 0);
    if (this.listener.isAsked?.(kind) === false)
      return endUnasked(this, kind, message, t, this.unanswered >= 0);
    if (this.listener.violation(this, kind, message, t, other)) this.stopped = true;
    return DONE;
  }

  private tooLong(t: ThreadId): void {
    this.giveUp(
      {
        code: 'HED441',
        severity: 'error',
        message: `an execution has more than ${this.options.maxEvents.toLocaleString('en')} events`,
        at: loopPlace(this.machine, t),
        help: 'bound the loops with --unwind N, or raise the limit with --max-events N',
      },
      'bounded-loops',
    );
  }

  /** A violation at the read e, which is in the graph already. */
  failAt(e: EventId, kind: ViolationKind, message: string, t: ThreadId, other: EventId): Outcome {
    this.unanswered = e;
    const outcome = this.fail(kind, message, t, other);
    this.unanswered = NO_EVENT;
    return outcome;
  }

  /**
   * A memory error or race at event e, which need not be the last of its thread; the story has none of what comes after e
   * or `without`. False: nobody asked for it, or it is none, and the search goes on.
   */
  failBefore(e: EventId, without: readonly EventId[], { kind, message }: Wrong, other: EventId): boolean {
    if (sawUnfinished(this, this.graph.thread[e], other)) return false;
    if (this.listener.isAsked?.(kind) === false) {
      this.withThreadAt(e, () => this.listener.unasked?.(this, kind, message, this.graph.thread[e]));
      return false;
    }
    this.unanswered = e;
    this.cut = [e, ...without];
    this.withThreadAt(e, () => this.fail(kind, message, this.graph.thread[e], other));
    this.cut = [];
    this.unanswered = NO_EVENT;
    return true;
  }

  giveUp(diagnostic: Diagnostic, remedy: Remedy | null = null): Outcome {
    return this.end({ kind: 'limit', diagnostic, remedy });
  }

  /** What this search takes for granted does not hold. */
  restart(without: Guess): Outcome {
    return this.end({ kind: 'restart', without });
  }

  private end(reason: GiveUp): Outcome {
    const why = doubted(reason, this);
    this.listener.gaveUp(this, why);
    this.stopped = true;
    return DONE;
  }

  override add(t: ThreadId, kind: number, flags: number, loc: LocationId = NO_LOCATION): EventId {
    const g = this.graph;
    const e = super.add(t, kind, flags, loc);
    this.picked = NO_EVENT;
    if (this.blind === null) return e;
    const f = counterpart(g, t, g.pos[e]);
    g.peer[e] = f;
    if (f >= 0) g.join(e, PF, f, PF);
    if (f >= 0 && loc >= 0 && loc === g.loc[f]) this.classes?.observe(loc);
    return e;
  }

  follow(t: ThreadId, next: Step): Search | null {
    if (typeof next === 'object') return branch(this, t, next);
    if (next === REFUSED) refuse(this);
    return next === DONE || next === REFUSED ? null : this.visit();
  }
}
