import type { EventId, LocationId, ThreadId } from '../../../base/ids.ts';
import { RELEASE_SEQUENCES } from '../../../base/names.ts';
import { ST_SITE, ST_STATUS, STATUS_NONE } from '../../../vm/code/layout.ts';
import type { Machine } from '../../../vm/machine.ts';
import type { Consistency } from '../consistency/consistency.ts';
import {
  type EventsByThread,
  eventsByThread,
  FIRST_THREAD,
  NO_EVENT,
  NO_LOCATION,
} from '../graph/columns.ts';
import { Graph, K_CREATE, K_DEAD, K_END, K_HALT } from '../graph/graph.ts';
import { Locations } from '../graph/locations.ts';
import { Bytes } from '../memory/bytes.ts';
import type { ExploreOptions } from './options.ts';
import { Snapshots } from './snapshots.ts';

/** What a search stands on: the graph that is being put together, the threads, and how to go back. */
export class Ground {
  readonly machine: Machine;
  readonly options: ExploreOptions;
  readonly locations: Locations;
  /** The graph being explored. */
  graph: Graph;
  readonly snapshots: Snapshots;
  readonly bytes: Bytes;
  /** What the memory model says. */
  readonly order: Consistency;
  /** Do a thread's own later stores keep its release sequence going (--std-rs)? */
  readonly keepsOwnSequences: boolean;
  /** How many threads there can be at most. */
  readonly threads: number;
  /** How many graphs are nested: the search is in the last. */
  depth = 0;
  private readonly pool: Graph[] = [];
  private readonly lists: number;
  private readonly first: EventsByThread;

  /** `lists`: of events a graph can have, one for each thread at least. */
  constructor(
    machine: Machine,
    options: ExploreOptions,
    order: Consistency,
    threads: number,
    lists = threads,
  ) {
    this.machine = machine;
    this.options = options;
    this.locations = new Locations(options.wide);
    this.threads = threads;
    this.lists = lists;
    this.first = eventsByThread(lists);
    this.snapshots = new Snapshots(machine);
    this.bytes = new Bytes(machine, this.locations);
    this.order = order;
    this.keepsOwnSequences = options.stdRs === RELEASE_SEQUENCES[0];
    this.graph = this.graphAt(0);
  }

  graphAt(depth: number): Graph {
    while (this.pool.length <= depth) this.pool.push(new Graph(this.lists));
    return this.pool[depth];
  }

  /** The end of thread t, or -1 while it has not ended. */
  endOf(t: ThreadId): EventId {
    const last = this.graph.last(t);
    return last >= 0 && this.graph.kind[last] === K_END ? last : NO_EVENT;
  }

  /** Has thread t done its last event, whatever that was? */
  isOver(t: ThreadId): boolean {
    const last = this.graph.last(t);
    if (last < 0) return false;
    const kind = this.graph.kind[last];
    return kind === K_END || kind === K_HALT || kind === K_DEAD;
  }

  /** A new event of thread t, its pending state kept. */
  add(t: ThreadId, kind: number, flags: number, loc: LocationId = NO_LOCATION): EventId {
    return this.graph.add(t, kind, flags, loc, this.snapshots.take(t), this.machine.state(t)[ST_SITE]);
  }

  /** Back to the first `keep` events; the states of the threads with them. */
  undo(keep: EventId, top: number): void {
    const g = this.graph;
    const { first, machine } = this;
    const n = g.n;
    if (n > keep) {
      const lists = g.of.length;
      first.fill(NO_EVENT, 0, lists);
      g.truncate(keep, first);
      /* a list beyond those of the threads is nobody's */
      for (let t = FIRST_THREAD; t < lists; t++)
        if (first[t] >= 0 && t < this.threads) this.snapshots.restore(t, g.snap[first[t]]);
      for (let e = keep; e < n; e++) if (g.kind[e] === K_CREATE) machine.drop(g.value[4 * e]);
    }
    this.snapshots.top = top;
  }

  /** All threads as they are now. */
  saveThreads(): Int32Array {
    const { machine } = this;
    const saved = new Int32Array(machine.threadCount);
    for (let t = FIRST_THREAD; t < saved.length; t++)
      saved[t] = machine.state(t)[ST_STATUS] === STATUS_NONE ? -1 : this.snapshots.take(t);
    return saved;
  }

  restoreThreads(saved: Int32Array): void {
    const { machine } = this;
    for (let t = FIRST_THREAD; t < machine.threadCount; t++) {
      if (t < saved.length && saved[t] >= 0) this.snapshots.restore(t, saved[t]);
      else machine.drop(t);
    }
  }

  /** What read e got. */
  valueOf(e: EventId): { readonly words: Int32Array; readonly undef: Int32Array } {
    this.bytes.ofRead(this.graph, e);
    if (this.locations.isWide(this.graph.loc[e]))
      this.withThreadAt(e, () =>
        this.bytes.narrow(this.graph.loc[e], this.machine.state(this.graph.thread[e])),
      );
    return { words: this.bytes.words.slice(), undef: this.bytes.undef.slice() };
  }

  /** Looks at thread and machine as they were at event e. */
  withThreadAt<T>(e: EventId, look: () => T): T {
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
