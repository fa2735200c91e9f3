import { type Diagnostic, InternalError } from '../../base/failure.ts';
import type { ViolationKind } from '../../results/types.ts';
import * as ev from '../../vm/event.ts';
import {
  ST_ADDR,
  ST_EVENT,
  ST_EXP,
  ST_OP,
  ST_ORDER,
  ST_ORDER2,
  ST_SITE,
  ST_SIZE,
  ST_STATUS,
  ST_UNDEF,
  ST_VAL,
  STATUS_ENDED,
  STATUS_FAILED,
  STATUS_NONE,
  STATUS_PENDING,
  STATUS_READY,
} from '../../vm/layout.ts';
import type { Machine } from '../../vm/machine.ts';
import { rmwApply } from '../../vm/rmw.ts';
import { SYNC_BLOCKED, SYNC_MISUSE, syncApply, syncChoices, synced } from '../../vm/sync.ts';
import { Bytes } from './bytes.ts';
import { DONE, type Exploration, GO_ON, type Listener } from './exploration.ts';
import { FLAGS_OF, SYNC_FLAGS } from './flags.ts';
import {
  F_AMO,
  F_ATOMIC,
  F_BLOCKED,
  F_CHOSEN,
  F_MIXED,
  F_RMW,
  Graph,
  INIT,
  K_CREATE,
  K_END,
  K_OTHER,
  K_READ,
  K_WRITE,
} from './graph.ts';
import { Locations } from './locations.ts';
import { mayRevisit } from './maximal.ts';
import { type Model, Order } from './order.ts';
import { addBegin, alloc, create, fence, free, join } from './other-events.ts';
import { ScOrder } from './psc.ts';
import { freeOf, racingWith } from './races.ts';
import { Snapshots } from './snapshots.ts';
import { readsLatest } from './stuck.ts';

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
 * Awaits: a loop iteration that changed nothing stops its thread (EV_AWAIT). Its reads stay in the graph and may be
 * revisited. If one of them does not read the latest write, no later write can revisit it (it was not added
 * maximally), the thread is stuck in every extension, and what the others do is also seen without it: the graph is
 * dropped at once, and counted as blocked (unless the iteration had a read-modify-write that put back the value it
 * read, as a test-and-set does: others may read that write). Locks that would block on a write that is not the latest are dropped for
 * the same reason.
 *
 * The search is a generator: it stops now and then (`yield`), so that time limits and interrupts are seen. Only steps
 * that branch are generators; `step` says which those are.
 */
export interface ExploreOptions {
  readonly model: Model;
  /** Plain accesses that race are violations, and a plain read has one source. */
  readonly race: boolean;
  readonly stdRs: 'c11' | 'c20';
  /** Events of one graph: more are not explored. */
  readonly maxEvents: number;
}

/** What a step was, besides GO_ON and DONE. */
const BRANCH = 2; /* several ways: `branches` takes them */
const WRITES = 3; /* a read whose write comes next, with value `fresh` */

type Search = Generator<void, void, void>;
const TICK = 128;
const TRYLOCK = ev.SYNCS.indexOf('trylock');
const COND_WAIT = ev.SYNCS.indexOf('cond-wait');

export class Explorer implements Exploration {
  readonly machine: Machine;
  readonly options: ExploreOptions;
  readonly locations = new Locations();
  /** The graph being explored. */
  graph: Graph;
  /** Set to end the search. */
  stopped = false;
  /** The read that a violation is found at, which its thread has not got; else -1. */
  unanswered = -1;
  executions = 0;
  blocked = 0;
  events = 0;
  readonly snapshots: Snapshots;
  readonly listener: Listener;
  private readonly bytes: Bytes;
  private readonly order: Order;
  private readonly scOrder = new ScOrder();
  private readonly pool: Graph[] = [];
  private depth = 0;
  private readonly threads: number;
  private readonly first = new Int32Array(128);
  private deleted: Uint8Array = new Uint8Array(256);
  private renamed: Int32Array = new Int32Array(256);
  /** The value that the pending read-modify-write or store writes. */
  private readonly fresh = new Int32Array(4);
  /** BRANCH: the write that is to be placed (-1: something else), and the read of its read-modify-write (-1: none). */
  private placing = -1;
  private placingRead = -1;

  /** `threads`: how many there can be at most. */
  constructor(machine: Machine, options: ExploreOptions, listener: Listener, threads: number) {
    this.machine = machine;
    this.options = options;
    this.listener = listener;
    this.threads = threads;
    this.snapshots = new Snapshots(machine);
    this.bytes = new Bytes(machine, this.locations);
    this.order = new Order(options.model);
    this.graph = this.graphAt(0);
  }

  /** The whole search. */
  *run(): Search {
    this.machine.reset();
    this.graph.clear();
    yield* this.visit();
  }

  private graphAt(depth: number): Graph {
    while (this.pool.length <= depth) this.pool.push(new Graph(this.threads));
    return this.pool[depth];
  }

  private *visit(): Search {
    while (!this.stopped) {
      const t = this.nextThread();
      if (t < 0) return this.end();
      if (this.graph.n > this.options.maxEvents) return this.tooLong(t);
      const step = this.step(t);
      if (step === DONE) return;
      if (this.events % TICK === 0) yield;
      if (step === BRANCH) return yield* this.branches(t);
    }
  }

  /** The first thread that can go on, at its pending event; -1 if there is none. */
  private nextThread(): number {
    const { machine } = this;
    for (let t = 0; t < machine.threadCount; t++) {
      const status = machine.state(t)[ST_STATUS];
      if (status === STATUS_READY) {
        if (t > 0 && this.graph.countOf(t) === 0) addBegin(this, t);
        if (machine.run(t) !== ev.EV_JOIN || this.isEnabled(t)) return t;
      } else if (status === STATUS_PENDING ? this.isEnabled(t) : status !== STATUS_NONE && this.endOf(t) < 0)
        return t;
    }
    return -1;
  }

  private isEnabled(t: number): boolean {
    const s = this.machine.state(t);
    const event = s[ST_EVENT];
    if (event === ev.EV_AWAIT || event === ev.EV_ASSUME || event === ev.EV_LOOP_BOUND) return false;
    if (event === ev.EV_JOIN) {
      const other = this.machine.slotOf(s[ST_VAL]);
      return other < 0 || this.endOf(other) >= 0;
    }
    const last = this.graph.last(t);
    return last < 0 || (this.graph.flags[last] & F_BLOCKED) === 0;
  }

  /** The end of thread t, or -1 while it has not ended. */
  endOf(t: number): number {
    const last = this.graph.last(t);
    return last >= 0 && this.graph.kind[last] === K_END ? last : -1;
  }

  /** Takes the pending event of thread t, as far as there is one way only. */
  private step(t: number): number {
    this.events++;
    const s = this.machine.state(t);
    switch (s[ST_EVENT]) {
      case ev.EV_READ:
      case ev.EV_RMW:
      case ev.EV_CAS:
      case ev.EV_SYNC:
        return this.read(t);
      case ev.EV_WRITE:
        return this.store(t);
      case ev.EV_FENCE:
        return fence(this, t);
      case ev.EV_CREATE:
        return create(this, t, this.threads);
      case ev.EV_JOIN:
        return join(this, t);
      case ev.EV_CHOOSE:
        this.placing = -1;
        return BRANCH;
      case ev.EV_ALLOC:
        return alloc(this, t);
      case ev.EV_FREE:
        return free(this, t);
      case ev.EV_END:
      case ev.EV_HALT:
        if (s[ST_EVENT] === ev.EV_HALT && s[ST_OP] === 1)
          return this.fail('assertion', 'abort() is called', t, -1);
        this.add(t, K_END, 0);
        return GO_ON;
      case ev.EV_AWAIT:
        /* one that wrote a value back is in the others' way: it stays */
        return s[ST_EXP] > 0 || readsLatest(this.graph, t, s[ST_VAL]) ? GO_ON : this.drop();
      case ev.EV_ASSUME:
        return GO_ON; /* it stays there: infeasible */
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
      case ev.EV_ATOMIC_END:
        return this.giveUp({
          code: 'HED340',
          severity: 'error',
          message: 'engine explore does not support atomic blocks',
          help: 'use --engine random',
        });
      default:
        this.add(t, K_OTHER, 0);
        this.machine.deliver(t, 0);
        return GO_ON;
    }
  }

  private *branches(t: number): Search {
    const syncing = this.syncing;
    this.syncing = -1;
    if (this.placing >= 0) yield* this.place(t, this.placing, this.placingRead);
    else if (syncing >= 0) yield* this.syncEach(t, syncing);
    else if (this.machine.state(t)[ST_EVENT] === ev.EV_CHOOSE) yield* this.choose(t);
    else yield* this.readEach(t);
  }

  fail(kind: ViolationKind, message: string, t: number, other: number): number {
    if (this.listener.violation(this, kind, message, t, other)) this.stopped = true;
    return DONE;
  }

  private tooLong(t: number): void {
    const { file, line, column } = this.machine.image.program.locs[this.machine.location(t)];
    this.giveUp({
      code: 'HED441',
      severity: 'error',
      message: `an execution has more than ${this.options.maxEvents.toLocaleString('en')} events`,
      at: { file, line, column },
      help: 'bound the loops with --unwind N',
    });
  }

  /** This graph ends here, in a wait that nothing can satisfy: blocked. */
  private drop(): number {
    this.blocked++;
    return DONE;
  }

  /** A violation at the read e, which is in the graph already. */
  private failAt(e: number, kind: ViolationKind, message: string, t: number, other: number): number {
    this.unanswered = e;
    this.fail(kind, message, t, other);
    this.unanswered = -1;
    return DONE;
  }

  giveUp(diagnostic: Diagnostic): number {
    this.listener.unsupported(this, diagnostic);
    this.stopped = true;
    return DONE;
  }

  /** A new event of thread t, its pending state kept. */
  add(t: number, kind: number, flags: number, loc = -1): number {
    return this.graph.add(t, kind, flags, loc, this.snapshots.take(t), this.machine.state(t)[ST_SITE]);
  }

  /** Back to the first `keep` events; the states of the threads with them. */
  private undo(keep: number, top: number): void {
    const g = this.graph;
    const { first, machine } = this;
    const n = g.n;
    if (n > keep) {
      const threads = g.of.length;
      first.fill(-1, 0, threads);
      g.truncate(keep, first);
      for (let t = 0; t < threads; t++) if (first[t] >= 0) this.snapshots.restore(t, g.snap[first[t]]);
      for (let e = keep; e < n; e++) if (g.kind[e] === K_CREATE) machine.drop(g.value[4 * e]);
    }
    this.snapshots.top = top;
  }

  // ---- reads, and the reads of read-modify-writes

  private read(t: number): number {
    const g = this.graph;
    const s = this.machine.state(t);
    const wrong = this.checkAccess(t, false);
    if (wrong !== GO_ON) return wrong;
    const loc = this.locations.number(s[ST_ADDR], s[ST_SIZE]);
    const flags = this.readFlags(s);
    if (this.bytes.isMixed(g, loc)) return this.readMixed(t, loc, flags);
    const floor = this.order.floor(g, t, loc, flags, K_READ, g.countOf(t));
    this.placing = -1;
    if (g.coherence(loc).length > floor) return BRANCH;
    return this.writeAfter(t, this.readIndex(t, loc, flags, floor));
  }

  private *readEach(t: number): Search {
    const g = this.graph;
    const s = this.machine.state(t);
    const loc = this.locations.number(s[ST_ADDR], s[ST_SIZE]);
    const flags = this.readFlags(s);
    const keep = g.n;
    const top = this.snapshots.top;
    const floor = this.order.floor(g, t, loc, flags, K_READ, g.countOf(t));
    for (let i = g.co[loc].length; i >= floor && !this.stopped; i--) {
      yield* this.follow(t, this.writeAfter(t, this.readIndex(t, loc, flags, i)));
      this.undo(keep, top);
    }
  }

  /** What comes after a step that was `step`. */
  private *follow(t: number, step: number): Search {
    if (step === BRANCH) yield* this.branches(t);
    else if (step === GO_ON) yield* this.visit();
  }

  private readFlags(s: Int32Array): number {
    const event = s[ST_EVENT];
    if (event === ev.EV_READ) return FLAGS_OF[s[ST_ORDER]];
    return F_AMO | F_ATOMIC | (event === ev.EV_SYNC ? SYNC_FLAGS[s[ST_OP]] : FLAGS_OF[s[ST_ORDER]]);
  }

  /** Null, wild, freed and racing accesses. `write`: the write of a read-modify-write, or a store. */
  private checkAccess(t: number, write: boolean): number {
    const g = this.graph;
    const s = this.machine.state(t);
    const failure = this.machine.validate(t);
    if (failure !== null) return this.fail(failure.kind, failure.message, t, -1);
    const [address, size] = [s[ST_ADDR], s[ST_SIZE]];
    if (g.frees.length > 0) {
      const freed = freeOf(g, address, size);
      if (freed >= 0) return this.fail('memory', 'use after free', t, freed);
    }
    if (!this.options.race) return GO_ON;
    const atomic = s[ST_EVENT] > ev.EV_WRITE || s[ST_ORDER] !== 0;
    const other = racingWith(
      g,
      this.locations,
      this.locations.number(address, size),
      g.last(t),
      atomic,
      write,
    );
    return other >= 0 ? this.fail('race', 'data race', t, other) : GO_ON;
  }

  /** Adds the read of the write with coherence index i. */
  private readIndex(t: number, loc: number, flags: number, i: number): number {
    const g = this.graph;
    const e = this.add(t, K_READ, flags, loc);
    g.reads[loc].push(e);
    g.readFrom(e, i === 0 ? INIT : g.co[loc][i - 1]);
    if (this.options.model === 'rc11' && !this.scOrder.holds(g, e)) return DONE;
    return this.answer(t, e);
  }

  private readMixed(t: number, loc: number, flags: number): number {
    const g = this.graph;
    if ((flags & F_AMO) !== 0 || !this.bytes.isOrdered(g, loc, g.last(t), false)) return this.mixesSizes();
    const e = this.add(t, K_READ, flags | F_MIXED, loc);
    g.readsOf(loc).push(e);
    g.readFrom(e, g.co[loc].at(-1) ?? INIT);
    return this.answer(t, e);
  }

  private mixesSizes(): number {
    return this.giveUp({
      code: 'HED342',
      severity: 'error',
      message: 'concurrent accesses of different sizes to the same bytes',
      help: 'access an object with one size, or order the accesses',
    });
  }

  /** The read e of thread t has its source: what the machine makes of it. */
  private answer(t: number, e: number): number {
    const g = this.graph;
    const { machine, bytes } = this;
    const { words, undef } = bytes;
    const s = machine.state(t);
    bytes.ofRead(g, e);
    for (let k = 0; k < 4; k++) g.value[4 * e + k] = words[k];
    if (bytes.isUndefined) {
      if ((g.flags[e] & F_ATOMIC) !== 0)
        return this.failAt(
          e,
          'uninitialized',
          'an atomic operation reads memory that was never written',
          t,
          -1,
        );
      machine.deliverUndefined(t, words, undef);
      return GO_ON;
    }
    switch (s[ST_EVENT]) {
      case ev.EV_READ:
        machine.deliver(t, words[0], words[1], words[2], words[3]);
        return GO_ON;
      case ev.EV_RMW:
        rmwApply(s[ST_OP], s[ST_SIZE], words, 0, s, ST_VAL, this.fresh, 0);
        return WRITES;
      case ev.EV_CAS: {
        let equal = true;
        for (let k = 0; 4 * k < s[ST_SIZE]; k++) equal &&= words[k] === s[ST_EXP + k];
        for (let k = 0; k < 4; k++) this.fresh[k] = s[ST_VAL + k];
        if (equal) return WRITES;
        this.weaken(e, FLAGS_OF[s[ST_ORDER2]]);
        machine.deliverCas(t, false, words[0], words[1], words[2], words[3]);
        return GO_ON;
      }
      case ev.EV_SYNC:
        if (this.choicesOf(t, words[0], words[1]) === 1) return this.sync(t, e, 0);
        this.syncing = e;
        this.placing = -1;
        return BRANCH;
      default:
        throw new InternalError('explore: a read that is none');
    }
  }

  /** A compare-exchange or trylock that fails is a load of its own order. */
  private weaken(e: number, flags: number): void {
    this.graph.flags[e] = flags | F_ATOMIC | F_AMO;
    this.graph.readFrom(e, this.graph.rf[e]);
  }

  /** Ways to go on: which waiter a signal wakes; a wait that goes on waiting, or (once a thread) wakes up spuriously. */
  private choicesOf(t: number, lo: number, hi: number): number {
    const op = this.machine.state(t)[ST_OP];
    if (op !== COND_WAIT) return syncChoices(op, lo, hi);
    if (syncApply(op, lo, hi, t, 0) !== SYNC_BLOCKED) return 1;
    const g = this.graph;
    return g.of[t].some(
      (e) => (g.flags[e] & F_CHOSEN) !== 0 && g.kind[e] === K_READ && (g.flags[e] & F_AMO) !== 0,
    )
      ? 1
      : 2;
  }

  /** BRANCH: the read of a signal that can wake several threads, or of a wait; else -1. */
  private syncing = -1;

  private *syncEach(t: number, e: number): Search {
    const g = this.graph;
    const keep = g.n;
    const top = this.snapshots.top;
    const choices = this.choicesOf(t, g.value[4 * e], g.value[4 * e + 1]);
    for (let choice = 0; choice < choices && !this.stopped; choice++) {
      g.flags[e] = (g.flags[e] & ~(F_CHOSEN | F_BLOCKED | F_RMW)) | (choice > 0 ? F_CHOSEN : 0);
      yield* this.follow(t, this.writeAfter(t, this.sync(t, e, choice)));
      this.undo(keep, top);
      this.snapshots.restore(t, g.snap[e]);
    }
  }

  /** A lock or condition variable on the word that read e got. */
  private sync(t: number, e: number, choice: number): number {
    const g = this.graph;
    const op = this.machine.state(t)[ST_OP];
    const [lo, hi] = [g.value[4 * e], g.value[4 * e + 1]];
    const status = syncApply(op, lo, hi, t, choice);
    if (status === SYNC_MISUSE) return this.failAt(e, 'lock', synced.message, t, -1);
    if (status === SYNC_BLOCKED) {
      g.flags[e] |= F_BLOCKED;
      /* only the latest write can keep it waiting */
      return g.coIndex(g.rf[e]) < g.co[g.loc[e]].length ? this.drop() : GO_ON;
    }
    if (synced.lo === lo && synced.hi === hi) {
      if (op === TRYLOCK) this.weaken(e, 0);
      this.machine.deliver(t, synced.result);
      return GO_ON;
    }
    this.fresh[0] = synced.lo;
    this.fresh[1] = synced.hi;
    this.fresh[2] = this.fresh[3] = 0;
    return WRITES;
  }

  // ---- writes

  private store(t: number): number {
    const wrong = this.checkAccess(t, true);
    if (wrong !== GO_ON) return wrong;
    const s = this.machine.state(t);
    const loc = this.locations.number(s[ST_ADDR], s[ST_SIZE]);
    if (
      this.locations.overlaps[loc].length > 0 &&
      !this.bytes.isOrdered(this.graph, loc, this.graph.last(t), true)
    )
      return this.mixesSizes();
    for (let k = 0; k < 4; k++) this.fresh[k] = s[ST_VAL + k];
    return this.write(t, FLAGS_OF[s[ST_ORDER]], -1);
  }

  /** After the read of a read-modify-write (WRITES) comes its write, at once. */
  private writeAfter(t: number, step: number): number {
    if (step !== WRITES) return step;
    const read = this.graph.last(t);
    this.unanswered = read;
    const wrong = this.options.race ? this.checkAccess(t, true) : GO_ON;
    this.unanswered = -1;
    if (wrong !== GO_ON) return wrong;
    this.graph.flags[read] |= F_RMW;
    return this.write(t, this.graph.flags[read], read);
  }

  /** Adds a write of `fresh`. With one place and nothing to revisit that is all; else BRANCH. */
  private write(t: number, flags: number, read: number): number {
    const g = this.graph;
    const s = this.machine.state(t);
    const loc = this.locations.number(s[ST_ADDR], s[ST_SIZE]);
    const a = this.add(t, K_WRITE, flags, loc);
    g.coherence(loc);
    for (let k = 0; k < 4; k++) g.value[4 * a + k] = this.fresh[k];
    if (read < 0) this.bytes.written(g.snap[a], s, ST_UNDEF);
    else this.bytes.defined(g.snap[a]);
    g.release(a, read >= 0 ? g.rf[read] : INIT, this.options.stdRs === 'c11');
    this.placing = a;
    this.placingRead = read;
    if (this.revisitable(g, a, read, 0) >= 0) return BRANCH;
    const order = g.co[loc];
    const low = this.order.floor(g, t, loc, flags, K_WRITE, g.pos[a]);
    if (read >= 0) {
      const i = g.coIndex(g.rf[read]);
      return i >= low && fits(g, order, i) ? this.placeAt(t, a, i, read) : DONE;
    }
    if (low < order.length) return BRANCH;
    return this.placeAt(t, a, low, read);
  }

  /** Index of the first read from k on that a may revisit, or -1; `deleted` is then what goes. */
  private revisitable(g: Graph, a: number, read: number, from: number): number {
    const reads = g.reads[g.loc[a]];
    for (let k = from; k < reads.length; k++) {
      const r = reads[k];
      if (r === read || g.inPrefix(r, a) || (g.flags[r] & F_MIXED) !== 0) continue;
      if (this.deleted.length < g.n) this.deleted = new Uint8Array(2 * g.n);
      if (mayRevisit(g, r, a, this.deleted)) return k;
    }
    return -1;
  }

  /** Write a is the newest event, in no coherence order yet: revisits, then every place. */
  private *place(t: number, a: number, read: number): Search {
    const g = this.graph;
    yield* this.revisits(t, a, read);
    const loc = g.loc[a];
    const order = g.co[loc];
    const low = this.order.floor(g, t, loc, g.flags[a], K_WRITE, g.pos[a]);
    const from = read >= 0 ? g.coIndex(g.rf[read]) : low;
    const to = read >= 0 ? from : order.length;
    const keep = g.n;
    const top = this.snapshots.top;
    for (let i = to; i >= from && !this.stopped; i--) {
      if (i < low || !fits(g, order, i)) continue;
      if (this.placeAt(t, a, i, read) === GO_ON) yield* this.visit();
      this.undo(keep, top);
      this.snapshots.restore(t, g.snap[a]);
      order.splice(order.indexOf(a), 1);
    }
  }

  private placeAt(t: number, a: number, i: number, read: number): number {
    const g = this.graph;
    g.co[g.loc[a]].splice(i, 0, a);
    if (this.options.model === 'rc11' && !this.scOrder.holds(g, a)) return DONE;
    this.written(t, read);
    return GO_ON;
  }

  /** The write is in the graph: the thread goes on. */
  private written(t: number, read: number): void {
    const g = this.graph;
    const { machine } = this;
    const event = machine.state(t)[ST_EVENT];
    const v = 4 * read;
    if (event === ev.EV_CAS)
      machine.deliverCas(t, true, g.value[v], g.value[v + 1], g.value[v + 2], g.value[v + 3]);
    else if (event === ev.EV_RMW)
      machine.deliver(t, g.value[v], g.value[v + 1], g.value[v + 2], g.value[v + 3]);
    else machine.deliver(t, 0); /* a store; a sync operation that writes returns 0 (vm/sync.ts) */
  }

  // ---- revisits

  private *revisits(t: number, a: number, read: number): Search {
    const g = this.graph;
    const top = this.snapshots.top;
    let saved: Int32Array | null = null;
    for (
      let k = this.revisitable(g, a, read, 0);
      k >= 0 && !this.stopped;
      k = this.revisitable(g, a, read, k + 1)
    ) {
      saved ??= this.saveThreads();
      yield* this.revisit(g, t, g.reads[g.loc[a]][k], a, read);
      this.restoreThreads(saved);
    }
    this.snapshots.top = top;
  }

  private saveThreads(): Int32Array {
    const { machine } = this;
    const saved = new Int32Array(machine.threadCount);
    for (let t = 0; t < saved.length; t++)
      saved[t] = machine.state(t)[ST_STATUS] === STATUS_NONE ? -1 : this.snapshots.take(t);
    return saved;
  }

  private restoreThreads(saved: Int32Array): void {
    const { machine } = this;
    for (let t = 0; t < machine.threadCount; t++) {
      if (t < saved.length && saved[t] >= 0) this.snapshots.restore(t, saved[t]);
      else machine.drop(t);
    }
  }

  /** The graph without what is deleted, r reading from a, and a at every place it can have. */
  private *revisit(g: Graph, t: number, r: number, a: number, read: number): Search {
    const h = this.graphAt(++this.depth);
    if (this.renamed.length < g.n) this.renamed = new Int32Array(2 * g.n);
    h.restrict(g, this.deleted, this.renamed);
    const [a2, r2, read2] = [this.renamed[a], this.renamed[r], read < 0 ? -1 : this.renamed[read]];
    const cut = this.cutPoints(g, r, a);
    const loc = h.loc[a2];
    const order = h.co[loc];
    const reader = h.thread[r2];
    const low = this.order.floor(h, t, loc, h.flags[a2], K_WRITE, h.pos[a2]);
    const from = read2 >= 0 ? h.coIndex(h.rf[read2]) : low;
    const to = read2 >= 0 ? from : order.length;
    const keep = h.n;
    const top = this.snapshots.top;
    this.graph = h;
    for (let i = to; i >= from && !this.stopped; i--) {
      if (i < low || !fits(h, order, i)) continue;
      order.splice(i, 0, a2);
      this.resumeAt(g, h, cut);
      h.flags[r2] = this.readFlags(this.machine.state(reader));
      h.readFrom(r2, a2);
      if (this.isConsistent(h, a2, r2, i + 1)) {
        this.written(t, read2);
        yield* this.follow(reader, this.writeAfter(reader, this.answer(reader, r2)));
        this.undo(keep, top);
      }
      order.splice(order.indexOf(a2), 1);
    }
    this.graph = g;
    this.depth--;
  }

  /** May r read from a, which has coherence index i? */
  private isConsistent(h: Graph, a: number, r: number, i: number): boolean {
    if (this.order.floor(h, h.thread[r], h.loc[r], h.flags[r], K_READ, h.pos[r]) > i) return false;
    return this.options.model !== 'rc11' || (this.scOrder.holds(h, a) && this.scOrder.holds(h, r));
  }

  /** For each thread the event it goes on from: the first that was deleted, the revisited read, the write; else -1. */
  private cutPoints(g: Graph, r: number, a: number): Int32Array {
    const cut = new Int32Array(g.of.length).fill(-1);
    for (let e = g.n - 1; e >= 0; e--) if (this.deleted[e] !== 0) cut[g.thread[e]] = e;
    cut[g.thread[r]] = r;
    cut[g.thread[a]] = a;
    return cut;
  }

  private resumeAt(g: Graph, h: Graph, cut: Int32Array): void {
    for (let t = 0; t < cut.length; t++) if (cut[t] >= 0) this.snapshots.restore(t, g.snap[cut[t]]);
    /* h keeps the first events of each thread: a thread whose creation is not among them does not exist */
    for (let e = 0; e < g.n; e++)
      if (g.kind[e] === K_CREATE && g.pos[e] >= h.countOf(g.thread[e])) this.machine.drop(g.value[4 * e]);
  }

  // ---- choices, and the end

  private *choose(t: number): Search {
    const g = this.graph;
    const s = this.machine.state(t);
    const [lo, hi] = [s[ST_VAL], s[ST_EXP]];
    const narrow = s[ST_SIZE] <= 4 || (s[ST_VAL + 1] === lo >> 31 && s[ST_EXP + 1] === hi >> 31);
    if (!narrow || hi < lo || hi - lo > 4096) {
      this.giveUp({
        code: 'HED341',
        severity: 'error',
        message: 'a nondeterministic value has too many possibilities to try each',
        help: 'narrow it with heddle_choose(lo, hi), or use --engine random',
      });
      return;
    }
    const keep = g.n;
    const top = this.snapshots.top;
    for (let value = lo; value <= hi && !this.stopped; value++) {
      const e = this.add(t, K_OTHER, 0);
      g.value[4 * e] = value;
      if (value !== lo) g.flags[e] |= F_CHOSEN;
      this.machine.deliver(t, value, value >> 31);
      yield* this.visit();
      this.undo(keep, top);
    }
  }

  private end(): void {
    const { machine } = this;
    for (let t = 0; t < machine.threadCount; t++) {
      const status = machine.state(t)[ST_STATUS];
      if (status === STATUS_NONE || status === STATUS_ENDED || status === STATUS_FAILED) continue;
      this.blocked++;
      this.listener.blocked(this);
      return;
    }
    this.executions++;
    this.listener.execution(this);
  }

  /** What read e got. */
  valueOf(e: number): { readonly words: Int32Array; readonly undef: Int32Array } {
    this.bytes.ofRead(this.graph, e);
    return { words: this.bytes.words.slice(), undef: this.bytes.undef.slice() };
  }

  /** Looks at thread and machine as they were at event e. */
  withThreadAt<T>(e: number, look: () => T): T {
    const t = this.graph.thread[e];
    const top = this.snapshots.top;
    const now = this.snapshots.take(t);
    this.snapshots.restore(t, this.graph.snap[e]);
    const result = look();
    this.snapshots.restore(t, now);
    this.snapshots.top = top;
    return result;
  }
}

/** Place i is after coherence index i: never between a write and the read-modify-write that read it (atomicity). */
function fits(g: Graph, order: readonly number[], i: number): boolean {
  return i >= order.length || (g.flags[order[i]] & F_RMW) === 0;
}
