import { ST_SITE, ST_STATUS, STATUS_NONE } from '../../../vm/layout.ts';
import type { Machine } from '../../../vm/machine.ts';
import { Bytes } from '../bytes.ts';
import type { ExploreOptions } from '../explorer.ts';
import { Graph, K_CREATE, K_END } from '../graph.ts';
import { Locations } from '../locations.ts';
import { Order } from '../order.ts';
import { ScOrder } from '../psc.ts';
import { Snapshots } from '../snapshots.ts';
import { promiser } from './promises.ts';
import { addressOf } from './ways.ts';

/** What a search stands on: the graph that is being put together, the threads, and how to go back. */
export class Ground {
  readonly machine: Machine;
  readonly options: ExploreOptions;
  readonly locations = new Locations();
  graph: Graph;
  readonly snapshots: Snapshots;
  readonly bytes: Bytes;
  readonly order = new Order('rc11');
  readonly scOrder = new ScOrder();
  readonly threads: number;
  /** One graph for each promise that was fulfilled on the way here. */
  private readonly pool: Graph[] = [];
  depth = 0;
  private readonly first = new Int32Array(129);

  constructor(machine: Machine, options: ExploreOptions, threads: number) {
    this.machine = machine;
    this.options = options;
    this.threads = threads;
    this.snapshots = new Snapshots(machine);
    this.bytes = new Bytes(machine, this.locations);
    this.graph = this.graphAt(0);
  }

  graphAt(depth: number): Graph {
    while (this.pool.length <= depth) this.pool.push(new Graph(this.threads + 1));
    return this.pool[depth];
  }

  locationOf(t: number): number {
    const [address, size] = addressOf(this.machine.state(t));
    return this.locations.number(address, size);
  }

  /** Threads are not compared here. */
  twinMadeBy = (): number => -1;

  endOf(t: number): number {
    const last = this.graph.countOf(t) === 0 ? -1 : this.graph.last(t);
    return last >= 0 && this.graph.kind[last] === K_END ? last : -1;
  }

  add(t: number, kind: number, flags: number, loc = -1): number {
    const e = this.graph.add(t, kind, flags, loc, this.snapshots.take(t), this.machine.state(t)[ST_SITE]);
    this.graph.value.fill(0, 4 * e, 4 * e + 4);
    return e;
  }

  /** Back to the first `keep` events; the states of the threads with them. */
  undo(keep: number, top: number): void {
    const g = this.graph;
    const { first, machine } = this;
    const n = g.n;
    if (n > keep) {
      const threads = g.of.length;
      first.fill(-1, 0, threads);
      g.truncate(keep, first);
      const nobody = promiser(g);
      for (let t = 0; t < threads; t++)
        if (first[t] >= 0 && t !== nobody) this.snapshots.restore(t, g.snap[first[t]]);
      for (let e = keep; e < n; e++) if (g.kind[e] === K_CREATE) machine.drop(g.value[4 * e]);
    }
    this.snapshots.top = top;
  }

  /** All threads as they are now. */
  saveThreads(): Int32Array {
    const { machine } = this;
    const saved = new Int32Array(machine.threadCount);
    for (let t = 0; t < saved.length; t++)
      saved[t] = machine.state(t)[ST_STATUS] === STATUS_NONE ? -1 : this.snapshots.take(t);
    return saved;
  }

  restoreThreads(saved: Int32Array): void {
    for (let t = 0; t < this.machine.threadCount; t++) {
      if (t < saved.length && saved[t] >= 0) this.snapshots.restore(t, saved[t]);
      else this.machine.drop(t);
    }
  }

  valueOf(e: number): { readonly words: Int32Array; readonly undef: Int32Array } {
    this.bytes.ofRead(this.graph, e);
    return { words: this.bytes.words.slice(), undef: this.bytes.undef.slice() };
  }

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
