import { InternalError } from '../../../base/failure.ts';
import type { ViolationKind } from '../../../results/types.ts';
import { isFullFence, isStoreFence } from '../../../semantics/fence-effects.ts';
import {
  EV_ALLOC,
  EV_ATOMIC_BEGIN,
  EV_ATOMIC_END,
  EV_AWAIT,
  EV_END,
  EV_FAIL,
  EV_FENCE,
  EV_FREE,
  EV_HALT,
  EV_LOOP_BOUND,
} from '../../../vm/code/event.ts';
import {
  ST_ADDR,
  ST_DST,
  ST_DST_OK,
  ST_EVENT,
  ST_OP,
  ST_ORDER,
  ST_SITE,
  ST_STATUS,
  ST_VAL,
  STATUS_NONE,
} from '../../../vm/code/layout.ts';
import { isLibraryLoop } from '../../../vm/code/library-waits.ts';
import type { Machine } from '../../../vm/machine.ts';
import type { Listener } from '../../scheduled-run/listener.ts';
import type { Access, Free, Graph, Node } from '../graph/graph.ts';
import { FAILS, isAccess, isNode } from '../graph/graph.ts';
import { type Token, tokenOf, ZERO } from '../graph/values.ts';
import { woken } from '../graph/waiters.ts';
import type { Pitfalls } from './pitfalls.ts';
import type { Shapes } from './shapes.ts';
import { Tracker } from './tracker.ts';

type Words = ArrayLike<number>;

/** The thread that met an error at an event, and what memory holds where the event goes. */
export interface FailedAt {
  readonly thread: number;
  readonly value: Token;
  readonly kind: ViolationKind;
}

/** Enters one run into the graph: a tracker for each thread, and what their events met in memory. */
export class Observer implements Listener {
  private readonly graph: Graph;
  private readonly machine: Machine;
  private readonly pitfalls: Pitfalls;
  private readonly shapes: Shapes;
  private readonly trackers: (Tracker | undefined)[] = [];
  /** Nodes in the order in which they happened. */
  readonly happened: Node[] = [];
  readonly done = new Set<Node>();
  private readonly numbers = new Map<Node, number>();
  private readonly buffered: number[] = [];

  constructor(graph: Graph, machine: Machine, shapes: Shapes, pitfalls: Pitfalls) {
    this.graph = graph;
    this.machine = machine;
    this.shapes = shapes;
    this.pitfalls = pitfalls;
    this.trackers[0] = new Tracker(graph, 0, shapes, pitfalls);
    machine.watch = (t, code, d, fp) => this.tracker(t.slot).watch(t, code, d, fp);
  }

  private tracker(t: number): Tracker {
    const tracker = this.trackers[t];
    if (tracker === undefined) throw new InternalError(`thread ${t} runs before it is created`);
    return tracker;
  }

  /** The access, join, … that thread t has come to. */
  pendingOf(t: number): Node | null {
    return this.trackers[t]?.pending ?? null;
  }

  /** Has the node's thread come to it in this run? */
  hasVisited(node: Node): boolean {
    return this.trackers[node.thread]?.course.visited.has(node) === true;
  }

  /** What all runs have shown, counted. */
  get news(): number {
    return this.graph.news;
  }

  /** Has thread t been created in this run? */
  exists(t: number): boolean {
    return this.trackers[t] !== undefined;
  }

  /** The thread that is inside an atomic block, or -1. */
  inBlock(): number {
    return this.trackers.findIndex((tracker) => tracker?.isInBlock() === true);
  }

  /** The thread that creates thread t, as far as runs have shown; -1: main. */
  creatorOf(t: number): number {
    return this.graph.creators.get(t)?.thread ?? -1;
  }

  /** The number of the last store that went into thread t's buffer, or -1. */
  lastBuffered(t: number): number {
    return (this.buffered[t] ?? 0) - 1;
  }

  private access(t: number, value: number | null): Access {
    const node = this.tracker(t).pending;
    if (node === null || !isAccess(node)) throw new InternalError(`thread ${t} is at no access`);
    const s = this.machine.state(t);
    this.passed(node);
    if (!node.done) {
      node.done = true;
      this.graph.news++;
    }
    node.seenAt.add(tokenOf(s, ST_ADDR, 1, null));
    if (value !== null) node.seen.add(value);
    return node;
  }

  private passed(node: Node): void {
    this.happened.push(node);
    this.done.add(node);
  }

  private answers(t: number, node: Node | null): void {
    const s = this.machine.state(t);
    if (s[ST_DST] >= 0) this.tracker(t).course.defineAt(s[ST_DST], node);
  }

  readsFrom(): void {}

  read(t: number, words: Words, undef: Words): void {
    this.answers(t, this.access(t, tokenOf(words, 0, 4, undef)));
  }

  write(t: number, buffered = false): void {
    const node = this.access(t, null);
    if (!buffered) return;
    const count = this.buffered[t] ?? 0;
    this.numbers.set(node, count);
    this.buffered[t] = count + 1;
  }

  /** The number of a store that went into its thread's buffer (semantics/store-buffers.ts), or -1. */
  numberOf(node: Node): number {
    return this.numbers.get(node) ?? -1;
  }

  flush(): void {}

  rmw(t: number, old: Words, fresh: Words): void {
    const s = this.machine.state(t);
    const before = tokenOf(old, 0, 4, null);
    const node = this.access(t, before);
    /* above its size the machine leaves there what was there before */
    const words = (node.size + 3) >> 2;
    this.graph.learn(node.writes, [before, tokenOf(s, ST_VAL, words, null)], tokenOf(fresh, 0, words, null));
    this.answers(t, node);
  }

  cas(t: number, _ok: boolean, old: Words): void {
    const node = this.access(t, tokenOf(old, 0, 4, null));
    this.answers(t, node);
    const ok = this.tracker(t).item({ kind: 'result', site: node.site, access: node });
    this.tracker(t).course.defineAt(this.machine.state(t)[ST_DST_OK], ok);
  }

  sync(t: number, result: number, fresh: Words, _wrote: boolean, _note: string, old: Words): void {
    const before = tokenOf(old, 0, 2, null);
    const node = this.access(t, before);
    const inputs = isNode(node.choice) ? [before, woken(old, fresh)] : [before];
    this.graph.learn(node.writes, inputs, tokenOf(fresh, 0, 2, null));
    this.graph.learn(`${node.writes}#result`, [before], tokenOf([result], 0, 1, null));
    this.answers(t, this.tracker(t).item({ kind: 'result', site: node.site, access: node }));
  }

  create(t: number, child: number): void {
    const tracker = this.tracker(t);
    const site = this.machine.state(t)[ST_SITE];
    const node = tracker.item({ kind: 'create', site, child });
    const creator = this.graph.creators.get(child);
    if (node.kind === 'create' && creator === undefined) this.graph.creators.set(child, node);
    else if (creator !== node) this.pitfalls.refuse(site, 'a thread that is created at several points');
    const started = new Tracker(this.graph, child, this.shapes, this.pitfalls);
    started.control.begin(tracker.argument);
    this.trackers[child] = started;
    this.answers(t, null);
  }

  join(t: number): void {
    const node = this.tracker(t).pending;
    if (node === null || node.kind !== 'join') throw new InternalError(`thread ${t} is at no join`);
    this.passed(node);
    if (!node.done) {
      node.done = true;
      this.graph.news++;
    }
    this.answers(t, node);
  }

  detach(t: number, child: number): void {
    this.tracker(t).item({ kind: 'detach', site: this.machine.state(t)[ST_SITE], child });
  }

  choose(): void {}

  /** Its result is the computation that the tracker has entered, or a constant. */
  output(t: number): void {
    this.tracker(t).item({ kind: 'output', site: this.machine.state(t)[ST_SITE] });
  }

  other(t: number): void {
    const s = this.machine.state(t);
    const tracker = this.tracker(t);
    const site = s[ST_SITE];
    switch (s[ST_EVENT]) {
      case EV_FENCE: {
        const [op, order] = [s[ST_OP], s[ST_ORDER]];
        const [full, barrier] = [isFullFence(op, order), isStoreFence(op, order)];
        tracker.item({ kind: 'fence', site, full, barrier });
        return;
      }
      case EV_ALLOC:
        this.graph.objects.set(s[ST_ADDR], { size: s[ST_VAL], zero: s[ST_OP] === 1 });
        return;
      case EV_FREE: {
        const { pending } = tracker;
        const address = tokenOf(s, ST_ADDR, 1, null);
        const node =
          pending?.kind === 'free'
            ? pending
            : tracker.item({ kind: 'free', site, address, sizes: new Map(), done: false });
        if (node.kind === 'free') this.frees(node, s[ST_ADDR]);
        this.passed(node);
        return;
      }
      case EV_ATOMIC_BEGIN:
        return tracker.atomicBegins(site);
      case EV_ATOMIC_END:
        return tracker.atomicEnds(site);
      case EV_AWAIT:
        this.awaits(t);
        return tracker.control.rounds.goesRound();
      case EV_HALT:
        tracker.item({ kind: 'stop', site, why: 'halt' });
        return;
      case EV_END:
        tracker.item({ kind: 'end', site, value: tracker.control.returned() });
        return;
    }
  }

  /** The run has come to the end of the program: what it showed. */
  outcome(): void {
    const seen = this.trackers.flatMap((tracker) => tracker?.observed ?? []);
    const key = seen.map(({ node, tokens }) => `${node.id}=${tokens.join()}`).join(' ');
    if (this.graph.outcomes.has(key)) return;
    this.graph.outcomes.set(key, seen);
    this.graph.news++;
  }

  private frees(node: Free, base: number): void {
    if (!node.done || !node.sizes.has(base)) this.graph.news++;
    node.done = true;
    node.sizes.set(base, this.machine.objectAt(base)?.size ?? 0);
  }

  private awaits(t: number): void {
    const loop = this.machine.state(t)[ST_OP];
    if (this.tracker(t).isInBlock())
      this.pitfalls.refuse(this.machine.state(t)[ST_SITE], 'a wait inside an atomic block');
    this.tracker(t).control.rounds.waits(isLibraryLoop(this.machine.image.program, loop));
  }

  /** An error at the access that thread t has come to, where memory holds this value. */
  private fails({ thread: t, value, kind }: FailedAt): void {
    const node = this.pendingOf(t);
    const s = this.machine.state(t);
    if (node?.kind === 'free') node.sizes.set(s[ST_ADDR], 0);
    if (node === null || !isAccess(node)) return;
    const address = tokenOf(s, ST_ADDR, 1, null);
    if (!node.seenAt.has(address)) this.graph.news++;
    node.seenAt.add(address);
    if (kind !== 'uninitialized' && kind !== 'lock') return;
    if (!node.fails.has(value)) this.graph.news++;
    node.fails.add(value);
    if (node.kind === 'sync')
      this.graph.learn(node.writes, isNode(node.choice) ? [value, ZERO] : [value], FAILS);
    if (node.kind === 'rmw')
      this.graph.learn(node.writes, [value, tokenOf(s, ST_VAL, (node.size + 3) >> 2, null)], FAILS);
  }

  /** The run is over: what its threads have come to. `failed`: the thread with an error, and what memory holds there. */
  end(failed: FailedAt | null): void {
    this.machine.watch = null;
    if (failed !== null) this.fails(failed);
    for (let t = 0; t < this.trackers.length; t++) {
      const s = this.machine.state(t);
      const tracker = this.trackers[t];
      if (tracker === undefined || s[ST_STATUS] === STATUS_NONE) continue;
      if (s[ST_EVENT] === EV_AWAIT) this.awaits(t);
      else if (s[ST_EVENT] === EV_FAIL) tracker.course.failed(FAILS);
      else if (s[ST_EVENT] === EV_LOOP_BOUND) {
        tracker.control.rounds.goesOn();
        tracker.item({ kind: 'stop', site: s[ST_SITE], why: 'bound' });
      }
    }
  }
}
