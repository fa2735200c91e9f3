import { type Diagnostic, InternalError } from '../../base/failure.ts';
import {
  EV_ALLOC,
  EV_ASSUME,
  EV_ATOMIC_BEGIN,
  EV_ATOMIC_END,
  EV_AWAIT,
  EV_CAS,
  EV_CHOOSE,
  EV_CREATE,
  EV_END,
  EV_FAIL,
  EV_FENCE,
  EV_FREE,
  EV_HALT,
  EV_JOIN,
  EV_LIMIT,
  EV_LOOP_BOUND,
  EV_READ,
  EV_RMW,
  EV_SYNC,
  EV_UNSUPPORTED,
  EV_WRITE,
  FENCES,
  ORDERS,
  SYNCS,
} from '../../vm/event.ts';
import {
  ST_ADDR,
  ST_EVENT,
  ST_EXP,
  ST_OP,
  ST_ORDER,
  ST_ORDER2,
  ST_RET,
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
import { SYNC_BLOCKED, SYNC_DONE, SYNC_MISUSE, syncApply, syncChoices, synced } from '../../vm/sync.ts';
import {
  F_ACQUIRE,
  F_AMO,
  F_ATOMIC,
  F_BARRIER,
  F_BLOCKED,
  F_FULL,
  F_MIXED,
  F_RELEASE,
  F_RMW,
  F_SC,
  Graph,
  INIT,
  K_ALLOC,
  K_BEGIN,
  K_CREATE,
  K_END,
  K_FENCE,
  K_FREE,
  K_JOIN,
  K_OTHER,
  K_READ,
  K_WRITE,
} from './graph.ts';
import { Locations } from './locations.ts';
import { mayRevisit } from './maximal.ts';
import { type Model, Order } from './order.ts';
import { ScOrder } from './psc.ts';
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
 * Threads are never re-run: the state of a thread at each event it stopped at is kept (snapshots.ts) while the event
 * is in the graph, and going back is copying it. Memory is one graph per nested revisit and one snapshot per event.
 *
 * Awaits: a loop iteration that changed nothing stops its thread (EV_AWAIT). Its reads stay in the graph and may be
 * revisited. If one of them does not read the latest write, no later write can revisit it (it was not added
 * maximally), the thread is stuck in every extension, and what the others do is also seen without it: the graph is
 * dropped at once. Locks that would block on a write that is not the latest are dropped for the same reason.
 */
export interface ExploreOptions {
  readonly model: Model;
  /** Plain accesses that race are violations, and a plain read has one source. */
  readonly race: boolean;
  readonly stdRs: 'c11' | 'c20';
  readonly keepGoing: boolean;
}

/** What the exploration tells: nothing it needs an answer to, except whether to stop. */
export interface Listener {
  /** A complete graph: all threads ended. */
  execution(x: Explorer): void;
  /** No thread can go on and some have not ended. */
  blocked(x: Explorer): void;
  /** Something is wrong at the pending event of thread t (`other`: the event it conflicts with, or -1). */
  violation(x: Explorer, kind: string, message: string, t: number, other: number): void;
  unsupported(diagnostic: Diagnostic): void;
  cut(loop: number): void;
}

export interface Counts {
  executions: number;
  blocked: number;
  events: number;
}

const SC = ORDERS.indexOf('sc');
const FLAGS_OF = ORDERS.map((order) => {
  if (order === 'na') return 0;
  const acquire = order === 'acq' || order === 'acq_rel' || order === 'sc' ? F_ACQUIRE : 0;
  const release = order === 'rel' || order === 'acq_rel' || order === 'sc' ? F_RELEASE : 0;
  return F_ATOMIC | acquire | release | (order === 'sc' ? F_SC : 0);
});
const TRYLOCK = SYNCS.indexOf('trylock');
const UNLOCK = SYNCS.indexOf('unlock');
const DESTROY = SYNCS.indexOf('mutex-destroy');
const LOCK = SYNCS.indexOf('lock');
const COND_WAIT = SYNCS.indexOf('cond-wait');

export class Explorer {
  readonly machine: Machine;
  readonly options: ExploreOptions;
  readonly locations = new Locations();
  readonly counts: Counts = { executions: 0, blocked: 0, events: 0 };
  /** The graph being explored. */
  graph: Graph;
  stopped = false;
  private readonly listener: Listener;
  private readonly snapshots: Snapshots;
  private readonly order: Order;
  private readonly scOrder = new ScOrder();
  private readonly pool: Graph[] = [];
  private depth = 0;
  private stride: number;
  private readonly first = new Int32Array(128);
  private deleted: Uint8Array = new Uint8Array(256);
  private renamed: Int32Array = new Int32Array(256);
  private readonly words = new Int32Array(4);
  private readonly undef = new Int32Array(4);
  private readonly fresh = new Int32Array(4);
  /** Called now and then; answers false to stop. */
  onTick: () => boolean = () => true;
  private ticks = 0;

  constructor(machine: Machine, options: ExploreOptions, listener: Listener, threads: number) {
    this.machine = machine;
    this.options = options;
    this.listener = listener;
    this.snapshots = new Snapshots(machine);
    this.order = new Order(options.model);
    this.stride = threads;
    this.graph = this.graphAt(0);
  }

  run(): void {
    this.machine.reset();
    this.graph.clear();
    this.visit();
  }

  private graphAt(depth: number): Graph {
    while (this.pool.length <= depth) this.pool.push(new Graph(this.stride));
    return this.pool[depth];
  }

  // ---- the main loop

  private visit(): void {
    while (!this.stopped) {
      const t = this.nextThread();
      if (t < 0) return this.end();
      if (this.step(t)) return;
    }
  }

  /** The first thread that can go on, at its pending event; -1 if there is none. */
  private nextThread(): number {
    const { machine } = this;
    for (let t = 0; t < machine.threadCount; t++) {
      const status = machine.state(t)[ST_STATUS];
      if (status === STATUS_READY) {
        if (t > 0 && this.graph.countOf(t) === 0) this.begin(t);
        if (machine.run(t) !== EV_JOIN || this.enabled(t)) return t;
        continue;
      }
      if (status === STATUS_PENDING ? this.enabled(t) : status !== STATUS_NONE && !this.isOver(t)) return t;
    }
    return -1;
  }

  private enabled(t: number): boolean {
    const s = this.machine.state(t);
    const event = s[ST_EVENT];
    if (event === EV_AWAIT || event === EV_ASSUME || event === EV_LOOP_BOUND) return false;
    if (event === EV_JOIN) {
      const other = this.machine.slotOf(s[ST_VAL]);
      return other < 0 || this.endOf(other) >= 0;
    }
    const last = this.graph.last(t);
    return last < 0 || (this.graph.flags[last] & F_BLOCKED) === 0;
  }

  /** Has the end of the thread been taken into the graph? */
  private isOver(t: number): boolean {
    return this.endOf(t) >= 0;
  }
  private endOf(t: number): number {
    const last = this.graph.last(t);
    return last >= 0 && this.graph.kind[last] === K_END ? last : -1;
  }

  private begin(t: number): void {
    const g = this.graph;
    const e = g.add(t, K_BEGIN, 0, -1, this.snapshots.take(t), -1);
    for (let k = g.n - 1; k >= 0; k--) {
      if (g.kind[k] !== K_CREATE || g.value[4 * k] !== t) continue;
      g.rf[e] = k;
      g.join(e, 0, k, 0);
      g.join(e, 1, k, 1);
      return;
    }
    throw new InternalError(`explore: thread ${t} was never created`);
  }

  /** Takes the pending event of thread t. True: all its continuations have been explored. */
  private step(t: number): boolean {
    const s = this.machine.state(t);
    this.counts.events++;
    if (++this.ticks >= 4096) {
      this.ticks = 0;
      if (!this.onTick()) this.stopped = true;
    }
    switch (s[ST_EVENT]) {
      case EV_READ:
      case EV_RMW:
      case EV_CAS:
      case EV_SYNC:
        return this.read(t);
      case EV_WRITE:
        return this.plainWrite(t);
      case EV_FENCE:
        return this.fence(t);
      case EV_CREATE:
        return this.create(t);
      case EV_JOIN:
        return this.join(t);
      case EV_CHOOSE:
        return this.choose(t);
      case EV_ALLOC:
        return this.alloc(t);
      case EV_FREE:
        return this.free(t);
      case EV_END:
      case EV_HALT:
        return this.finish(t);
      case EV_AWAIT:
        return this.await(t);
      case EV_ASSUME:
        return false; /* stays where it is: infeasible */
      case EV_LOOP_BOUND:
        this.listener.cut(s[ST_OP]);
        return false;
      case EV_FAIL: {
        const { kind, message } = this.machine.failure(t);
        return this.fail(kind, message, t, -1);
      }
      case EV_LIMIT:
      case EV_UNSUPPORTED:
        return this.unsupported(this.machine.unsupported(t));
      case EV_ATOMIC_BEGIN:
      case EV_ATOMIC_END:
        return this.unsupported({
          code: 'HED340',
          severity: 'error',
          message: 'atomic blocks are not supported by the engine explore',
          help: 'use --engine random',
        });
      default:
        this.plain(t, K_OTHER, 0);
        this.machine.deliver(t, 0);
        return false;
    }
  }

  private fail(kind: string, message: string, t: number, other: number): boolean {
    this.listener.violation(this, kind, message, t, other);
    if (!this.options.keepGoing) this.stopped = true;
    return true;
  }

  private unsupported(diagnostic: Diagnostic): boolean {
    this.listener.unsupported(diagnostic);
    this.stopped = true;
    return true;
  }

  private plain(t: number, kind: number, flags: number): number {
    return this.graph.add(t, kind, flags, -1, this.snapshots.take(t), this.machine.state(t)[ST_SITE]);
  }

  // ---- going back

  private undo(keep: number, top: number): void {
    const g = this.graph;
    const { first, machine } = this;
    if (g.n > keep) {
      const threads = g.of.length;
      first.fill(-1, 0, threads);
      let creates = 0;
      for (let e = keep; e < g.n; e++) if (g.kind[e] === K_CREATE) creates++;
      g.truncate(keep, first);
      for (let t = 0; t < threads; t++) if (first[t] >= 0) this.snapshots.restore(t, g.snap[first[t]]);
      for (let e = keep; creates > 0; e++) {
        if (g.kind[e] !== K_CREATE) continue;
        creates--;
        machine.drop(g.value[4 * e]);
      }
    }
    this.snapshots.top = top;
  }

  // ---- reads

  /** A read, or the read of a read-modify-write: every write that it can take. */
  private read(t: number): boolean {
    const g = this.graph;
    const s = this.machine.state(t);
    const failure = this.machine.validate(t);
    if (failure !== null) return this.fail(failure.kind, failure.message, t, -1);
    const freed = this.freedAt(s[ST_ADDR], s[ST_SIZE]);
    if (freed >= 0) return this.fail('memory', 'use after free', t, freed);
    const loc = this.locations.number(s[ST_ADDR], s[ST_SIZE]);
    const flags = this.readFlags(s);
    const at = g.countOf(t);
    if (this.options.race) {
      const other = this.racing(
        g,
        loc,
        at > 0 ? g.last(t) : -1,
        (flags & F_ATOMIC) !== 0,
        s[ST_EVENT] !== EV_READ,
      );
      if (other >= 0) return this.fail('race', 'data race', t, other);
    }
    if (this.locations.overlaps[loc].length > 0) {
      const mixed = this.mixed(t, loc, flags);
      if (mixed !== 0) return mixed > 0;
    }
    const order = g.coherence(loc);
    const floor = this.order.floor(g, t, loc, flags, K_READ, at);
    if (order.length === floor) return this.readOne(t, loc, flags, floor);
    const keep = g.n;
    const top = this.snapshots.top;
    for (let i = order.length; i >= floor && !this.stopped; i--) {
      if (!this.readOne(t, loc, flags, i)) this.visit();
      this.undo(keep, top);
    }
    return true;
  }

  private readFlags(s: Int32Array): number {
    const event = s[ST_EVENT];
    if (event === EV_READ) return FLAGS_OF[s[ST_ORDER]];
    if (event === EV_SYNC) return F_ATOMIC | F_AMO | syncFlags(s[ST_OP]);
    return FLAGS_OF[s[ST_ORDER]] | F_AMO;
  }

  /** Reads the write with coherence index i and goes on. True: all continuations have been explored. */
  private readOne(t: number, loc: number, flags: number, i: number): boolean {
    const g = this.graph;
    const order = g.co[loc];
    const e = g.add(t, K_READ, flags, loc, this.snapshots.take(t), this.machine.state(t)[ST_SITE]);
    g.reads[loc].push(e);
    g.readFrom(e, i === 0 ? INIT : order[i - 1]);
    if (this.options.model === 'rc11' && !this.scOrder.holds(g, e)) return true;
    return this.answerRead(t, e);
  }

  /** The read e of thread t has its source: what the machine makes of it. */
  private answerRead(t: number, e: number): boolean {
    const g = this.graph;
    const { machine, words, undef } = this;
    const s = machine.state(t);
    this.valueRead(g, e);
    for (let k = 0; k < 4; k++) g.value[4 * e + k] = words[k];
    const undefined_ = (undef[0] | undef[1] | undef[2] | undef[3]) !== 0;
    switch (s[ST_EVENT]) {
      case EV_READ:
        if (undefined_ && (g.flags[e] & F_ATOMIC) !== 0) return this.uninitialised(t);
        if (undefined_) machine.deliverUndefined(t, words, undef);
        else machine.deliver(t, words[0], words[1], words[2], words[3]);
        return false;
      case EV_RMW: {
        if (undefined_) return this.uninitialised(t);
        rmwApply(s[ST_OP], s[ST_SIZE], words, 0, s, ST_VAL, this.fresh, 0);
        g.flags[e] |= F_RMW;
        return this.write(t, g.flags[e] | F_RMW, this.fresh, e);
      }
      case EV_CAS: {
        if (undefined_) return this.uninitialised(t);
        let equal = true;
        for (let k = 0; k < (s[ST_SIZE] + 3) >> 2; k++) equal &&= words[k] === s[ST_EXP + k];
        if (!equal) {
          this.weaken(t, e, s[ST_ORDER2]);
          machine.deliverCas(t, false, words[0], words[1], words[2], words[3]);
          return false;
        }
        for (let k = 0; k < 4; k++) this.fresh[k] = s[ST_VAL + k];
        g.flags[e] |= F_RMW;
        return this.write(t, g.flags[e] | F_RMW, this.fresh, e);
      }
      case EV_SYNC:
        if (undefined_) return this.uninitialised(t);
        return this.sync(t, e);
      default:
        throw new InternalError('explore: a read that is none');
    }
  }

  private uninitialised(t: number): boolean {
    return this.fail('uninitialized', 'an atomic operation reads memory that was never written', t, -1);
  }

  /** A compare-exchange that fails is a load of its failure order. */
  private weaken(t: number, e: number, order: number): void {
    const g = this.graph;
    g.flags[e] = FLAGS_OF[order] | F_AMO;
    g.readFrom(e, g.rf[e]);
    if (g.last(t) !== e)
      throw new InternalError('explore: a failed compare-exchange is not the last of its thread');
  }

  /** words, undef: what read e gets. */
  private valueRead(g: Graph, e: number): void {
    const { words, undef } = this;
    const w = g.rf[e];
    if ((g.flags[e] & F_MIXED) !== 0) {
      for (let k = 0; k < 4; k++) {
        words[k] = g.value[4 * e + k];
        undef[k] = 0;
      }
      return;
    }
    if (w >= 0) {
      for (let k = 0; k < 4; k++) words[k] = g.value[4 * w + k];
      this.undefinedOf(w);
      return;
    }
    this.initial(g, this.locations.address[g.loc[e]], this.locations.size[g.loc[e]]);
  }

  /** Undefined bits of written values are rare: kept beside the graph, by snapshot. */
  private readonly undefinedValues = new Map<number, readonly number[]>();
  private undefinedOf(w: number): void {
    const known = this.undefinedValues.size === 0 ? undefined : this.undefinedValues.get(this.graph.snap[w]);
    for (let k = 0; k < 4; k++) this.undef[k] = known === undefined ? 0 : known[k];
  }

  private initial(g: Graph, address: number, size: number): void {
    const { words, undef } = this;
    words.fill(0);
    undef.fill(0);
    const { image } = this.machine;
    for (let k = 0; k < size; k++) {
      const byte = image.initialByte(address + k);
      if (byte >= 0) words[k >> 2] |= byte << (8 * (k & 3));
      else if (!this.zeroed(g, address)) undef[k >> 2] |= 255 << (8 * (k & 3));
    }
  }

  private zeroed(g: Graph, address: number): boolean {
    for (let i = g.allocs.length - 1; i >= 0; i--) {
      const a = g.allocs[i];
      const base = g.value[4 * a];
      if (address >= base && address < base + g.value[4 * a + 1]) return g.value[4 * a + 2] === 1;
    }
    return false;
  }

  /** A lock or condition variable on the word in `words`. */
  private sync(t: number, e: number): boolean {
    const g = this.graph;
    const { words } = this;
    const s = this.machine.state(t);
    const op = s[ST_OP];
    const [lo, hi] = [words[0], words[1]];
    const choices = syncChoices(op, lo, hi);
    if (choices === 1) return this.syncWith(t, e, op, lo, hi, 0);
    const keep = g.n;
    const top = this.snapshots.top;
    for (let choice = 0; choice < choices && !this.stopped; choice++) {
      if (!this.syncWith(t, e, op, lo, hi, choice)) this.visit();
      this.undo(keep, top);
      this.snapshots.restore(t, g.snap[e]);
    }
    return true;
  }

  private syncWith(t: number, e: number, op: number, lo: number, hi: number, choice: number): boolean {
    const g = this.graph;
    const status = syncApply(op, lo, hi, t, choice);
    if (status === SYNC_MISUSE) return this.fail('lock', synced.message, t, -1);
    if (status === SYNC_BLOCKED) {
      g.flags[e] |= F_BLOCKED;
      return g.coIndex(g.rf[e]) < g.co[g.loc[e]].length; /* only the latest write can keep it waiting */
    }
    if (status !== SYNC_DONE) throw new InternalError('explore: unknown status');
    if (synced.lo === lo && synced.hi === hi) {
      if (op === TRYLOCK) {
        g.flags[e] = F_ATOMIC | F_AMO;
        g.readFrom(e, g.rf[e]);
      }
      this.machine.deliver(t, synced.result);
      return false;
    }
    this.fresh[0] = synced.lo;
    this.fresh[1] = synced.hi;
    this.fresh[2] = this.fresh[3] = 0;
    g.flags[e] |= F_RMW;
    return this.write(t, g.flags[e] | F_RMW, this.fresh, e);
  }

  // ---- writes

  private plainWrite(t: number): boolean {
    const g = this.graph;
    const s = this.machine.state(t);
    const failure = this.machine.validate(t);
    if (failure !== null) return this.fail(failure.kind, failure.message, t, -1);
    const freed = this.freedAt(s[ST_ADDR], s[ST_SIZE]);
    if (freed >= 0) return this.fail('memory', 'use after free', t, freed);
    const loc = this.locations.number(s[ST_ADDR], s[ST_SIZE]);
    const flags = FLAGS_OF[s[ST_ORDER]];
    if (this.options.race) {
      const other = this.racing(g, loc, g.last(t), (flags & F_ATOMIC) !== 0, true);
      if (other >= 0) return this.fail('race', 'data race', t, other);
    }
    if (this.locations.overlaps[loc].length > 0 && !this.orderedOverlaps(g, t, loc))
      return this.mixedSizes(t);
    for (let k = 0; k < 4; k++) this.fresh[k] = s[ST_VAL + k];
    return this.write(t, flags, this.fresh, -1);
  }

  /**
   * Adds the write of thread t's pending event: revisits first, then every place in coherence. `read` is the read of
   * its read-modify-write, or -1. True: all continuations have been explored.
   */
  private write(t: number, flags: number, value: Int32Array, read: number): boolean {
    const g = this.graph;
    const s = this.machine.state(t);
    const loc = this.locations.number(s[ST_ADDR], s[ST_SIZE]);
    if (read >= 0 && this.options.race) {
      const other = this.racing(g, loc, g.last(t), true, true);
      if (other >= 0) return this.fail('race', 'data race', t, other);
    }
    const keep = g.n;
    const top = this.snapshots.top;
    const v0 = value[0];
    const v1 = value[1];
    const v2 = value[2];
    const v3 = value[3];
    const a = this.addWrite(g, t, flags, loc, read, v0, v1, v2, v3);
    this.revisits(t, a, read);
    if (this.stopped) return true;
    const order = g.co[loc];
    const low = this.order.floor(g, t, loc, flags, K_WRITE, g.pos[a]);
    let places = 0;
    let only = -1;
    const from = read >= 0 ? g.coIndex(g.rf[read]) : low;
    const to = read >= 0 ? from : order.length;
    for (let i = from; i <= to; i++) {
      if (i < low || !this.fits(g, order, i)) continue;
      places++;
      only = i;
    }
    if (places === 0) return true;
    if (places === 1) return this.place(t, a, only, read);
    for (let i = to; i >= from && !this.stopped; i--) {
      if (i < low || !this.fits(g, order, i)) continue;
      const w = g.n > keep ? a : this.addWrite(g, t, flags, loc, read, v0, v1, v2, v3);
      if (!this.place(t, w, i, read)) this.visit();
      this.undo(keep, top);
    }
    return true;
  }

  private addWrite(
    g: Graph,
    t: number,
    flags: number,
    loc: number,
    read: number,
    v0: number,
    v1: number,
    v2: number,
    v3: number,
  ): number {
    const s = this.machine.state(t);
    const a = g.add(t, K_WRITE, flags, loc, this.snapshots.take(t), s[ST_SITE]);
    g.coherence(loc);
    g.value[4 * a] = v0;
    g.value[4 * a + 1] = v1;
    g.value[4 * a + 2] = v2;
    g.value[4 * a + 3] = v3;
    if (
      s[ST_EVENT] === EV_WRITE &&
      (s[ST_UNDEF] | s[ST_UNDEF + 1] | s[ST_UNDEF + 2] | s[ST_UNDEF + 3]) !== 0
    ) {
      this.undefinedValues.set(g.snap[a], [s[ST_UNDEF], s[ST_UNDEF + 1], s[ST_UNDEF + 2], s[ST_UNDEF + 3]]);
    } else if (this.undefinedValues.size > 0) this.undefinedValues.delete(g.snap[a]);
    g.release(a, read >= 0 ? g.rf[read] : INIT, this.options.stdRs === 'c11');
    return a;
  }

  /** Place i is after index i: not between a write and the read-modify-write that read it (atomicity). */
  private fits(g: Graph, order: readonly number[], i: number): boolean {
    if (i >= order.length) return true;
    const next = order[i];
    return (g.flags[next] & F_RMW) === 0;
  }

  private place(t: number, a: number, i: number, read: number): boolean {
    const g = this.graph;
    g.co[g.loc[a]].splice(i, 0, a);
    if (this.options.model === 'rc11' && !this.scOrder.holds(g, a)) return true;
    this.answerWrite(t, read);
    return false;
  }

  private answerWrite(t: number, read: number): void {
    const g = this.graph;
    const { machine } = this;
    const event = machine.state(t)[ST_EVENT];
    if (event === EV_WRITE) machine.deliver(t, 0);
    else if (event === EV_CAS)
      machine.deliverCas(
        t,
        true,
        g.value[4 * read],
        g.value[4 * read + 1],
        g.value[4 * read + 2],
        g.value[4 * read + 3],
      );
    else if (event === EV_RMW)
      machine.deliver(
        t,
        g.value[4 * read],
        g.value[4 * read + 1],
        g.value[4 * read + 2],
        g.value[4 * read + 3],
      );
    else machine.deliver(t, 0); /* a sync operation that wrote returns 0, by the table of vm/sync.ts */
  }

  // ---- revisits

  private revisits(t: number, a: number, read: number): void {
    const g = this.graph;
    const reads = g.reads[g.loc[a]];
    const count = reads.length;
    let saved: Int32Array | null = null;
    const top = this.snapshots.top;
    for (let k = 0; k < count && !this.stopped; k++) {
      const r = reads[k];
      if (r === read || g.inPrefix(r, a) || (g.flags[r] & F_MIXED) !== 0) continue;
      if (this.deleted.length < g.n) this.deleted = new Uint8Array(2 * g.n);
      if (!mayRevisit(g, r, a, this.deleted)) continue;
      saved ??= this.saveThreads();
      this.revisit(g, t, r, a, read);
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

  /** The graph without what was deleted, r reading from a; a at every place it can have. */
  private revisit(g: Graph, t: number, r: number, a: number, read: number): void {
    const h = this.graphAt(++this.depth);
    if (this.renamed.length < g.n) this.renamed = new Int32Array(2 * g.n);
    h.restrict(g, this.deleted, this.renamed);
    const a2 = this.renamed[a];
    const r2 = this.renamed[r];
    const read2 = read < 0 ? -1 : this.renamed[read];
    const cut = this.cutPoints(g, r, a);
    const loc = h.loc[a2];
    const order = h.co[loc];
    const reader = h.thread[r2];
    const low = this.order.floor(h, t, loc, h.flags[a2], K_WRITE, h.pos[a2]);
    const from = read2 >= 0 ? h.coIndex(h.rf[read2]) : low;
    const to = read2 >= 0 ? from : order.length;
    const top = this.snapshots.top;
    this.graph = h;
    for (let i = to; i >= from && !this.stopped; i--) {
      if (i < low || !this.fits(h, order, i)) continue;
      if (i !== to && h.n > a2 + 1) throw new InternalError('explore: a revisit was not undone');
      order.splice(i, 0, a2);
      h.flags[r2] &= ~(F_BLOCKED | F_RMW);
      this.resumeAt(g, cut);
      h.flags[r2] = this.readFlags(this.machine.state(reader));
      h.readFrom(r2, a2);
      if (
        this.order.floor(h, reader, loc, h.flags[r2], K_READ, h.pos[r2]) <= i + 1 &&
        this.keepsScOrder(h, a2, r2)
      ) {
        this.answerWrite(t, read2);
        const n = h.n;
        if (!this.answerRead(reader, r2)) this.visit();
        this.undo(n, top);
      }
      order.splice(order.indexOf(a2), 1);
    }
    this.graph = g;
    this.depth--;
  }

  private keepsScOrder(h: Graph, a: number, r: number): boolean {
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

  private resumeAt(g: Graph, cut: Int32Array): void {
    const { machine } = this;
    const h = this.graph;
    for (let t = 0; t < cut.length; t++) if (cut[t] >= 0) this.snapshots.restore(t, g.snap[cut[t]]);
    for (let e = 0; e < g.n; e++)
      if (g.kind[e] === K_CREATE && this.renamedAway(g, h, e)) machine.drop(g.value[4 * e]);
  }

  /** Is event e of g not in h? h keeps the first events of each thread. */
  private renamedAway(g: Graph, h: Graph, e: number): boolean {
    return g.pos[e] >= h.countOf(g.thread[e]);
  }

  // ---- other events

  private fence(t: number): boolean {
    const g = this.graph;
    const s = this.machine.state(t);
    const kind = FENCES[s[ST_OP]];
    const order = FLAGS_OF[s[ST_ORDER]];
    const flags =
      kind === 'full'
        ? F_FULL
        : kind === 'ss'
          ? F_BARRIER
          : kind === 'thread'
            ? (order & (F_ACQUIRE | F_RELEASE | F_SC)) |
              (s[ST_ORDER] === SC ? F_FULL : 0) |
              ((order & F_RELEASE) !== 0 ? F_BARRIER : 0)
            : 0;
    const e = this.plain(t, K_FENCE, flags);
    if ((flags & F_ACQUIRE) !== 0) g.join(e, 0, e, 2);
    if ((flags & F_RELEASE) !== 0) g.fence[e] = e;
    if ((flags & F_SC) !== 0) g.scFences.push(e);
    this.machine.deliver(t, 0);
    return false;
  }

  private create(t: number): boolean {
    const failure = this.machine.validate(t);
    if (failure !== null) return this.fail(failure.kind, failure.message, t, -1);
    const e = this.plain(t, K_CREATE, 0);
    const child = this.machine.spawn(t);
    if (child < 0) return this.unsupported(this.machine.unsupported(t));
    if (child >= this.stride)
      return this.unsupported({
        code: 'HED440',
        severity: 'error',
        message: `more than ${this.stride} threads`,
      });
    this.graph.value[4 * e] = child;
    this.machine.deliver(t, this.machine.handleOf(child));
    return false;
  }

  private join(t: number): boolean {
    const g = this.graph;
    const s = this.machine.state(t);
    const other = this.machine.slotOf(s[ST_VAL]);
    if (other < 0) return this.fail('memory', 'join of a value that is not a thread', t, -1);
    const e = this.plain(t, K_JOIN, 0);
    const end = this.endOf(other);
    g.value[4 * e] = other;
    g.rf[e] = end;
    g.join(e, 0, end, 0);
    g.join(e, 1, end, 1);
    const ended = this.machine.state(other);
    this.machine.deliver(t, ended[ST_RET], ended[ST_RET + 1]);
    return false;
  }

  private choose(t: number): boolean {
    const g = this.graph;
    const s = this.machine.state(t);
    const [lo, hi] = [s[ST_VAL], s[ST_EXP]];
    const wide = s[ST_VAL + 1] !== lo >> 31 && s[ST_VAL + 1] !== 0;
    if (wide || hi - lo > 1024 || hi < lo)
      return this.unsupported({
        code: 'HED341',
        severity: 'error',
        message: 'a nondeterministic value with a wide range is used',
        help: 'narrow it with heddle_choose(lo, hi), or use --engine random',
      });
    const keep = g.n;
    const top = this.snapshots.top;
    for (let value = lo; value <= hi && !this.stopped; value++) {
      const e = this.plain(t, K_OTHER, 0);
      g.value[4 * e] = value;
      this.machine.deliver(t, value, value >> 31);
      this.visit();
      this.undo(keep, top);
    }
    return true;
  }

  private alloc(t: number): boolean {
    const g = this.graph;
    const s = this.machine.state(t);
    const e = this.plain(t, K_ALLOC, 0);
    g.value[4 * e] = s[ST_ADDR];
    g.value[4 * e + 1] = s[ST_VAL];
    g.value[4 * e + 2] = s[ST_OP];
    g.allocs.push(e);
    this.machine.deliver(t, 0);
    return false;
  }

  /** A free is a write to the whole block: every access must happen before it. */
  private free(t: number): boolean {
    const g = this.graph;
    const s = this.machine.state(t);
    const address = s[ST_ADDR];
    const failure = this.machine.validate(t);
    if (failure !== null) return this.fail(failure.kind, failure.message, t, -1);
    const size = this.machine.objectAt(address)?.size ?? 0;
    const before = this.freedAt(address, 1);
    if (before >= 0) return this.fail('memory', 'a block is freed a second time', t, before);
    const e = this.plain(t, K_FREE, 0);
    for (let other = 0; other < g.n; other++) {
      const loc = g.loc[other];
      if (loc < 0 || g.happensBefore(other, e)) continue;
      const at = this.locations.address[loc];
      if (at >= address && at < address + Math.max(size, 1)) {
        this.graph.truncate(e, this.first);
        return this.fail(
          'memory',
          'use after free: nothing orders this free after an access by another thread',
          t,
          other,
        );
      }
    }
    g.value[4 * e] = address;
    g.value[4 * e + 1] = size;
    g.frees.push(e);
    this.machine.deliver(t, 0);
    return false;
  }

  private freedAt(address: number, size: number): number {
    const g = this.graph;
    for (const f of g.frees)
      if (address < g.value[4 * f] + Math.max(1, g.value[4 * f + 1]) && g.value[4 * f] < address + size)
        return f;
    return -1;
  }

  private finish(t: number): boolean {
    const s = this.machine.state(t);
    if (s[ST_EVENT] === EV_HALT && s[ST_OP] === 1) return this.fail('assertion', 'abort() is called', t, -1);
    this.plain(t, K_END, 0);
    return false;
  }

  /** The thread waits. Hopeless unless each read of the iteration has the latest write. */
  private await(t: number): boolean {
    if (readsLatest(this.graph, t, this.machine.state(t)[ST_VAL])) return false;
    this.counts.blocked++;
    return true;
  }

  // ---- races and sizes

  /** An access of this location that conflicts with a new one whose predecessor is `last`, or -1. */
  private racing(g: Graph, loc: number, last: number, atomic: boolean, write: boolean): number {
    const found = this.racingAt(g, loc, last, atomic, write);
    if (found >= 0) return found;
    for (const other of this.locations.overlaps[loc]) {
      const mixed = this.racingAt(g, other, last, atomic, write);
      if (mixed >= 0) return mixed;
    }
    return -1;
  }

  private racingAt(g: Graph, loc: number, last: number, atomic: boolean, write: boolean): number {
    const order = g.coherence(loc);
    for (let i = 0; i < order.length; i++) {
      const w = order[i];
      if (atomic && (g.flags[w] & F_ATOMIC) !== 0) continue;
      if (last < 0 || !g.happensBefore(w, last)) return w;
    }
    if (!write) return -1;
    const reads = g.reads[loc];
    for (let i = 0; i < reads.length; i++) {
      const r = reads[i];
      if (atomic && (g.flags[r] & F_ATOMIC) !== 0) continue;
      if (last < 0 || !g.happensBefore(r, last)) return r;
    }
    return -1;
  }

  /** Do all accesses of overlapping locations of another size happen before what thread t does now? */
  private orderedOverlaps(g: Graph, t: number, loc: number): boolean {
    const last = g.last(t);
    for (const other of this.locations.overlaps[loc]) {
      for (const w of g.coherence(other)) if (last < 0 || !g.happensBefore(w, last)) return false;
      for (const r of g.readsOf(other)) if (last < 0 || !g.happensBefore(r, last)) return false;
    }
    return true;
  }

  private mixedSizes(t: number): boolean {
    void t;
    return this.unsupported({
      code: 'HED342',
      severity: 'error',
      message: 'concurrent accesses of different sizes to the same bytes',
      help: 'access an object with one size, or order the accesses',
    });
  }

  /**
   * A read whose bytes were written with other sizes. 0: none was, read as usual; 1: done, all explored; -1: done, go
   * on. All those writes must be before it; then its value is fixed: for each byte the last write in happens-before.
   */
  private mixed(t: number, loc: number, flags: number): number {
    const g = this.graph;
    const overlaps = this.locations.overlaps[loc];
    if (!overlaps.some((other) => g.coherence(other).length > 0)) return 0;
    const last = g.last(t);
    const ordered = (list: readonly number[]): boolean =>
      list.every((w) => last >= 0 && g.happensBefore(w, last));
    if (!ordered(g.coherence(loc)) || !overlaps.every((other) => ordered(g.co[other]))) {
      this.mixedSizes(t);
      return 1;
    }
    if ((flags & F_AMO) !== 0) {
      this.mixedSizes(t);
      return 1;
    }
    const { address, size } = { address: this.locations.address[loc], size: this.locations.size[loc] };
    this.initial(g, address, size);
    const value = this.words.slice();
    const undef = this.undef.slice();
    const writes = [loc, ...overlaps]
      .flatMap((other) => g.co[other])
      .sort((a, b) => (a === b ? 0 : g.happensBefore(a, b) ? -1 : 1));
    for (const w of writes) {
      const base = this.locations.address[g.loc[w]];
      this.undefinedOf(w);
      for (let k = 0; k < this.locations.size[g.loc[w]]; k++) {
        const to = base + k - address;
        if (to < 0 || to >= size) continue;
        const mask = 255 << (8 * (to & 3));
        const byte = (g.value[4 * w + (k >> 2)] >>> (8 * (k & 3))) & 255;
        const undefinedByte = (this.undef[k >> 2] >>> (8 * (k & 3))) & 255;
        value[to >> 2] = (value[to >> 2] & ~mask) | (byte << (8 * (to & 3)));
        undef[to >> 2] = (undef[to >> 2] & ~mask) | (undefinedByte << (8 * (to & 3)));
      }
    }
    const e = g.add(t, K_READ, flags | F_MIXED, loc, this.snapshots.take(t), this.machine.state(t)[ST_SITE]);
    g.reads[loc].push(e);
    g.readFrom(e, g.co[loc].at(-1) ?? INIT);
    for (let k = 0; k < 4; k++) g.value[4 * e + k] = value[k];
    if (undef.some((w) => w !== 0)) this.machine.deliverUndefined(t, value, undef);
    else this.machine.deliver(t, value[0], value[1], value[2], value[3]);
    return -1;
  }

  // ---- the end of a graph

  private end(): void {
    const { machine } = this;
    for (let t = 0; t < machine.threadCount; t++) {
      const status = machine.state(t)[ST_STATUS];
      if (status !== STATUS_NONE && status !== STATUS_ENDED && status !== STATUS_FAILED) {
        this.counts.blocked++;
        this.listener.blocked(this);
        return;
      }
    }
    this.counts.executions++;
    this.listener.execution(this);
  }

  /** The pending state of event e, for reading what it shows; `restore` puts the thread back. */
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

function syncFlags(op: number): number {
  if (op === LOCK || op === TRYLOCK || op === COND_WAIT) return F_ACQUIRE;
  if (op === UNLOCK || op === DESTROY) return F_RELEASE;
  return F_ACQUIRE | F_RELEASE;
}
