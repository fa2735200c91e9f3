import type { Diagnostic } from '../../../base/failure.ts';
import type { StdRs } from '../../../base/names.ts';
import type { Instr } from '../../../ir/types.ts';
import type { ViolationKind } from '../../../results/types.ts';
import * as ev from '../../../vm/code/event.ts';
import {
  ST_EVENT,
  ST_EXP,
  ST_OP,
  ST_STATUS,
  ST_VAL,
  STATUS_NONE,
  STATUS_PENDING,
  STATUS_READY,
} from '../../../vm/code/layout.ts';
import type { Machine } from '../../../vm/machine.ts';
import type { Model } from '../consistency/order.ts';
import { F_BLOCKED, K_AWAIT, K_END, K_OTHER, K_READ } from '../graph/graph.ts';
import { Path, type Walk, WHOLE } from '../graph/path.ts';
import { Classes } from '../reductions/classes.ts';
import { commutingOperations } from '../reductions/commuting.ts';
import { casEach, failedSpuriously, mayFail } from '../reductions/spurious-cas.ts';
import {
  blindFunctions,
  counterpart,
  isBehind,
  tellsTwinsApart,
  twinMadeBy,
} from '../reductions/symmetry.ts';
import { circleThrough } from '../waiting/circles.ts';
import { loopPlace } from '../waiting/liveness-bound.ts';
import { refuse } from '../waiting/refusals.ts';
import { hasNews, retry, waitsFrom } from '../waiting/retries.ts';
import { isIdleRound } from '../waiting/spurious-rounds.ts';
import { iterationStart, lastRead, staleEnd } from '../waiting/stuck.ts';
import { isNewRound } from '../waiting/timed-rounds.ts';
import {
  beginBlock,
  endBlock,
  hasBegun,
  isInBlock,
  racesOf,
  sawUnfinished,
  suspend,
  waitsInBlock,
} from './atomic-blocks.ts';
import { choose } from './choices.ts';
import { end, endProgram, endUnasked } from './ending.ts';
import { BRANCH, DONE, type Exploration, GO_ON, type Listener, OVER, type Search } from './exploration.ts';
import { apply, type Table } from './functions.ts';
import type { GiveUp, Guess, Remedy } from './give-up.ts';
import { Ground } from './ground.ts';
import { addAlloc, allocEach, reusable } from './heap-reuse.ts';
import { inTurn, isHuntDue, SHORT } from './hunt.ts';
import { addBegin, claimOf, create, detach, fence, free, join } from './other-events.ts';
import { read, readEach } from './reads.ts';
import { syncEach } from './syncs.ts';
import { place, store } from './writes.ts';

/**
 * Exploration of execution graphs: TruSt (Kokologiannakis, Marmanis, Gladstein, Vafeiadis, POPL 2022) on a machine
 * that can go back.
 *
 * A graph grows by one event at a time, always of the first thread that can run. A read tries every write that the
 * model lets it read (order.ts); a write tries every place in coherence, and may *revisit* reads that were there
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
 * The search is a generator: it stops now and then (`yield`), so that time limits and interrupts are seen. Only steps
 * that branch are generators; `step` says which those are.
 */
export interface ExploreOptions {
  readonly model: Model;
  /** Plain accesses that race are violations, and a plain read has one source. */
  readonly race: boolean;
  readonly stdRs: Exclude<StdRs, 'c11'>;
  /** Events of one graph: more are not explored. */
  readonly maxEvents: number;
  /** A weak compare-exchange may fail although it reads the expected value. */
  readonly spuriousCas?: boolean;
  /** An allocation may get a freed block. */
  readonly reuse?: boolean;
  /** How often a thread may read the same old write in a loop; null: no bound. */
  readonly livenessBound?: number | null;
  /** Without that bound: how often, before the search gives up. */
  readonly patience?: number;
  /** Called with each write that is added to a graph, before it has its place. */
  readonly onWrite?: (x: Exploration, write: number) => void;
  /** Of graphs that differ only in which of several like threads does what, one is enough (symmetry.ts). */
  readonly symmetry?: boolean;
  /** Increments that nobody sees one by one need no order (commuting.ts). */
  readonly commuting?: boolean;
  /** Writes whose order nobody can tell have none (classes.ts). These locations are known to have one; absent: all. */
  readonly classes?: readonly number[];
  /** Shall a search that comes to a long graph look for quick finds first, does this one, or was that done (hunt.ts)? */
  readonly hunt?: 'later' | 'now' | 'done';
  /** What unknown functions give. */
  readonly table?: Table;
}

const TICK = 8_192;

export class Explorer extends Ground implements Exploration {
  /** Set to end the search. */
  stopped = false;
  /** The read that a violation is found at, which its thread has not got; else -1. */
  unanswered = -1;
  cut: readonly number[] = [];
  executions = 0;
  blocked = 0;
  /** Sources of a read with which its thread waits in vain at once (refusals.ts). */
  refused = 0;
  /** The newest event, if it is a read that had several sources, or the await right after it; else not the newest event. */
  picked = -1;
  events = 0;
  readonly path: Walk;
  readonly listener: Listener;
  readonly reuses: boolean;
  /** Has it come across a thread that is detached? */
  detaches = false;
  /** Has it come across an atomic block? */
  usesBlocks = false;
  /** By event: goes when the revisit that was just found possible is made. */
  deleted: Uint8Array = new Uint8Array(256);
  renamed: Int32Array = new Int32Array(256);
  /** The value that the pending read-modify-write or store writes. */
  readonly fresh = new Int32Array(4);
  /** BRANCH: the write that is to be placed (-1: something else), and the read of its read-modify-write (-1: none). */
  placing = -1;
  placingRead = -1;

  /** By address: functions whose threads do not know who they are; null: threads are not compared. */
  readonly blind: ReadonlyMap<number, boolean> | null;

  /** Has it come across twins? */
  hasTwins = false;
  /** Reads-from classes; null: every coherence order is explored. */
  readonly classes: Classes | null;

  /** Operations that may commute; null: none do. */
  readonly commuting: ReadonlyMap<Instr, string> | null;

  /** `threads`: how many there can be at most. */
  constructor(
    machine: Machine,
    options: ExploreOptions,
    listener: Listener,
    threads: number,
    path: Walk = new Path(WHOLE),
  ) {
    super(machine, options, options.model, threads);
    this.reuses = options.reuse === true;
    this.listener = listener;
    this.path = path;
    this.blind = options.symmetry === true ? blindFunctions(machine.image.program) : null;
    this.commuting =
      options.commuting === true && options.model === 'sc' && !options.race
        ? commutingOperations(machine.image.program)
        : null;
    this.classes = options.classes === undefined ? null : new Classes(this, threads, options.classes);
  }

  /** Events since the last stop, each as much as there were events then. */
  private effort = 0;

  /** The search, as far as the path takes it. */
  *run(): Search {
    this.machine.reset();
    this.graph.clear();
    yield* this.visit();
    this.leaf();
    if (this.options.hunt === 'now' && !this.stopped) this.restart('quick-finds');
  }

  /** A graph is done with: was it explored under assumptions that do not hold? */
  leaf(): void {
    if (!this.stopped && this.classes?.hasNews === true) this.restart('unseen-orders');
  }

  *visit(): Search {
    while (!this.stopped) {
      if (this.closesCircle(this.graph.n - 1)) return;
      const t = this.nextThread();
      if (this.stopped) return;
      if (t < 0) return end(this);
      if (this.graph.n > SHORT && this.options.hunt !== undefined && isHuntDue(this)) return;
      if (this.graph.n > this.options.maxEvents) return this.tooLong(t);
      const step = this.step(t);
      if (step === DONE) return this.leaf();
      /* what an event costs grows with the graph */
      this.effort += this.graph.n;
      if (this.effort > TICK) {
        this.effort = 0;
        yield;
      }
      if (step === BRANCH) return yield* this.branches(t);
    }
  }

  /** The first thread that can go on, at its pending event, those in atomic blocks before others; -1 if there is none. */
  private nextThread(): number {
    const { threadCount } = this.machine;
    if (this.usesBlocks)
      for (let t = 0; t < threadCount; t++) if (hasBegun(this, t) && this.canGoOn(t)) return t;
    if (this.options.hunt === 'now') return inTurn(this.graph, threadCount, (t) => this.canGoOn(t));
    let behind = -1;
    for (let t = 0; t < threadCount; t++) {
      if (!this.canGoOn(t)) continue;
      if (this.blind === null || !isBehind(this.graph, t)) return t;
      if (behind < 0) behind = t; /* it lets its twin go ahead */
    }
    return behind;
  }

  private canGoOn(t: number): boolean {
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
  private closesCircle(e: number): boolean {
    if (e < 0 || this.graph.kind[e] !== K_READ || (this.graph.flags[e] & F_BLOCKED) === 0) return false;
    this.findCircle(this.graph.thread[e]);
    return this.stopped;
  }

  /** Thread t has begun to wait. Those who wait for each other do so for ever; the others go on. */
  private findCircle(t: number): void {
    if (this.listener.isAsked?.('deadlock') === false) return;
    const circle = circleThrough(this, t);
    if (circle.length > 0 && !circle.some((u) => sawUnfinished(this, u, -1)))
      this.listener.circle?.(this, circle);
  }

  private isEnabled(t: number): boolean {
    if (this.isOver(t)) return false;
    const s = this.machine.state(t);
    const event = s[ST_EVENT];
    const waiting = waitsFrom(this.graph, t);
    if (waiting >= 0) return hasNews(this.graph, t, waiting);
    if (event === ev.EV_AWAIT || event === ev.EV_ASSUME || event === ev.EV_LOOP_BOUND) return false;
    if (event === ev.EV_JOIN) {
      const other = this.machine.slotOf(s[ST_VAL]);
      return other < 0 || this.endOf(other) >= 0 || (this.detaches && claimOf(this, other) === 'detached');
    }
    return true;
  }

  twinMadeBy(create: number): number {
    const twin = twinMadeBy(this.graph, create, this.blind);
    if (twin >= 0) this.hasTwins = true;
    return twin;
  }

  /** Takes the pending event of thread t, as far as there is one way only. */
  private step(t: number): number {
    this.events++;
    const s = this.machine.state(t);
    if (this.blind !== null && tellsTwinsApart(this, t)) return this.restart('symmetry');
    if (waitsFrom(this.graph, t) >= 0) {
      this.placing = -1;
      return BRANCH;
    }
    switch (s[ST_EVENT]) {
      case ev.EV_READ:
      case ev.EV_RMW:
      case ev.EV_CAS:
        return read(this, t);
      case ev.EV_SYNC:
        return isIdleRound(this, t) ? suspend(this, t, this.graph.n) : read(this, t);
      case ev.EV_WRITE:
        return store(this, t);
      case ev.EV_FENCE:
        return fence(this, t);
      case ev.EV_CREATE:
        return create(this, t, this.threads);
      case ev.EV_JOIN:
        return join(this, t);
      case ev.EV_DETACH:
        this.detaches = true;
        return detach(this, t);
      case ev.EV_CHOOSE: {
        const application = this.machine.application(t);
        if (application !== null) return apply(this, t, application, this.options.table ?? []);
        this.placing = -1;
        return BRANCH;
      }
      case ev.EV_ALLOC:
        this.placing = -1;
        return reusable(this, t).length > 0 ? BRANCH : addAlloc(this, t, -1);
      case ev.EV_FREE:
        return free(this, t);
      case ev.EV_END:
        this.add(t, K_END, 0);
        return GO_ON;
      case ev.EV_HALT:
        return s[ST_OP] === 1
          ? this.fail('assertion', 'abort() is called', t, -1)
          : endProgram(this, t, s[ST_OP] === 0);
      case ev.EV_AWAIT:
        return this.await(t);
      case ev.EV_ASSUME:
        return GO_ON; /* it stays there */
      case ev.EV_LOOP_BOUND:
        this.listener.cut(s[ST_OP]);
        return GO_ON;
      case ev.EV_FAIL: {
        const { kind, message } = this.machine.failure(t);
        return this.fail(kind, message, t, -1);
      }
      case ev.EV_LIMIT:
      case ev.EV_UNSUPPORTED:
        return this.giveUp(this.machine.unsupported(t));
      case ev.EV_ATOMIC_BEGIN:
        if (this.classes !== null) return this.restart('classes');
        return this.options.race && this.order.contracts
          ? this.giveUp(racesOf(this, t))
          : beginBlock(this, t);
      case ev.EV_ATOMIC_END:
        return endBlock(this, t);
      default:
        this.add(t, K_OTHER, 0);
        this.machine.deliver(t, 0);
        return GO_ON;
    }
  }

  private *branches(t: number): Search {
    const syncing = this.syncing;
    this.syncing = -1;
    if (this.placing >= 0) yield* place(this, t, this.placing, this.placingRead);
    else if (syncing >= 0 && mayFail(this, t)) yield* casEach(this, t, syncing);
    else if (syncing >= 0) yield* syncEach(this, t, syncing);
    else if (waitsFrom(this.graph, t) >= 0) yield* retry(this, t);
    else if (this.machine.state(t)[ST_EVENT] === ev.EV_CHOOSE) yield* choose(this, t);
    else if (this.machine.state(t)[ST_EVENT] === ev.EV_ALLOC) yield* allocEach(this, t);
    else yield* readEach(this, t);
  }

  fail(kind: ViolationKind, message: string, t: number, other: number): number {
    if (sawUnfinished(this, t, other)) return DONE;
    if (this.listener.isAsked?.(kind) === false)
      return endUnasked(this, kind, message, t, this.unanswered >= 0);
    if (this.listener.violation(this, kind, message, t, other)) this.stopped = true;
    return DONE;
  }

  private tooLong(t: number): void {
    this.giveUp(
      {
        code: 'HED441',
        severity: 'error',
        message: `an execution has more than ${this.options.maxEvents.toLocaleString('en')} events`,
        at: loopPlace(this.machine, t),
        help: 'bound the loops with --unwind N',
      },
      'bounded-loops',
    );
  }

  /** Thread t is at the end of an iteration that changed nothing. */
  private await(t: number): number {
    const g = this.graph;
    const s = this.machine.state(t);
    this.classes?.observeFrom(g, t, iterationStart(g, t, s[ST_VAL]));
    if (failedSpuriously(this, t)) return DONE;
    if (isNewRound(this, t)) {
      this.machine.deliver(t, 0);
      return GO_ON;
    }
    if (isInBlock(this, t)) return this.inBlock(t, iterationStart(g, t, s[ST_VAL]));
    /* one that wrote a value back is in the others' way: it stays as it is */
    if (s[ST_EXP] > 0) return GO_ON;
    const from = iterationStart(g, t, s[ST_VAL]);
    if (staleEnd(g, t, from) >= 0) return refuse(this);
    const last = lastRead(g, t, from);
    const isPicked = this.picked === g.n - 1;
    const e = this.add(t, K_AWAIT, 0);
    if (isPicked) this.picked = e;
    g.value[4 * e] = g.pos[e] - (last < 0 ? from : g.pos[last]);
    return GO_ON;
  }

  /** The same inside an atomic block, which is no place to wait. */
  private inBlock(t: number, from: number): number {
    const stale = staleEnd(this.graph, t, from);
    return stale >= 0 ? refuse(this) : waitsInBlock(this, t);
  }

  /** A violation at the read e, which is in the graph already. */
  failAt(e: number, kind: ViolationKind, message: string, t: number, other: number): number {
    this.unanswered = e;
    const step = this.fail(kind, message, t, other);
    this.unanswered = -1;
    return step;
  }

  /**
   * A memory error at event e, which need not be the last of its thread; the story has none of what comes after e or
   * `without`. False: nobody asked for it.
   */
  failBefore(e: number, without: readonly number[], message: string, other: number): boolean {
    if (this.listener.isAsked?.('memory') === false) {
      this.withThreadAt(e, () => this.listener.unasked?.(this, 'memory', message, this.graph.thread[e]));
      return false;
    }
    this.unanswered = e;
    this.cut = [e, ...without];
    this.withThreadAt(e, () => this.fail('memory', message, this.graph.thread[e], other));
    this.cut = [];
    this.unanswered = -1;
    return true;
  }

  giveUp(diagnostic: Diagnostic, remedy: Remedy | null = null): number {
    return this.end({ kind: 'limit', diagnostic, remedy });
  }

  /** What this search takes for granted does not hold. */
  restart(without: Guess): number {
    return this.end({ kind: 'restart', without });
  }

  private end(why: GiveUp): number {
    this.listener.gaveUp(this, why);
    this.stopped = true;
    return DONE;
  }

  override add(t: number, kind: number, flags: number, loc = -1): number {
    const g = this.graph;
    const e = super.add(t, kind, flags, loc);
    this.picked = -1;
    if (this.blind === null) return e;
    const f = counterpart(g, t, g.pos[e]);
    g.peer[e] = f;
    if (f >= 0) g.join(e, 1, f, 1);
    if (f >= 0 && loc >= 0 && loc === g.loc[f]) this.classes?.observe(loc);
    return e;
  }

  /** What comes after a step that was `step`. */
  *follow(t: number, step: number): Search {
    if (step === BRANCH) yield* this.branches(t);
    else if (step === GO_ON || step === OVER) yield* this.visit();
  }

  /** BRANCH: the read of a signal that can wake several threads, or of a wait; else -1. */
  syncing = -1;
}
