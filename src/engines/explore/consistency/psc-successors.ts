import { type EventId, eventId, type ThreadId } from '../../../base/ids.ts';
import { FIRST_THREAD, NO_EVENT } from '../graph/columns.ts';
import { type Graph, K_FENCE, K_READ, K_WRITE } from '../graph/graph.ts';
import { waits } from '../waiting/waits.ts';

/**
 * Where psc leads from one seq_cst access or fence a, to all nodes in one walk over the events.
 *
 * An edge goes a → x by hb? (if a is a fence), x → y by scb (between fences also eco), y → b by hb? (if b is one). The events x
 * are, of each thread, all from some position on, since what happens before an event happens before the rest of its thread;
 * and of those the first stands for all wherever an edge begins with sb or hb. By co, rb and eco it is the one that comes
 * first in coherence. So x is one event a thread, one a thread and location, or one a location, and what it leads to is
 * asked of every y: O(threads · events), where comparing pairs of nodes is O(events²) for each pair. To reach a fence is
 * enough by the first y of some thread.
 */
export class PscSuccessors {
  /** By thread: the x are the positions [start, end). */
  private start: number[] = [];
  private end: number[] = [];
  /** By thread: the first event behind the first x that is not an access of its location, or -1. */
  private further: EventId[] = [];
  /** By location and thread: the first x there; -1 if there is none. All -1 between two walks, as is `least`. */
  private first = new Int32Array(64).fill(-1);
  /** By location: the least index in coherence of an x, and whether a write has it. */
  private least = new Int32Array(64).fill(-1);
  private leastIsWrite = new Uint8Array(64);
  /** Where `first` is set. */
  private readonly touched: number[] = [];
  /** By thread: the first position of a y from which a fence can be reached. */
  private low: number[] = [];

  /** Sets row[j] to whether a leads to nodes[j]. */
  mark(g: Graph, a: EventId, nodes: readonly EventId[], row: Uint8Array): void {
    this.begin(g, a);
    const fromFence = g.kind[a] === K_FENCE;
    for (let v = FIRST_THREAD; v < g.of.length; v++) this.low[v] = this.lowest(g, v, fromFence);
    for (let j = 0; j < nodes.length; j++) {
      const b = nodes[j];
      const leads = g.kind[b] === K_FENCE ? this.toFence(g, a, b) : this.scb(g, b);
      row[j] = leads ? 1 : 0;
    }
    this.clear(g.of.length);
  }

  private begin(g: Graph, a: EventId): void {
    const threads = g.of.length;
    const own = g.thread[a];
    const fromFence = g.kind[a] === K_FENCE;
    this.reserve(g.co.length, threads);
    for (let t = FIRST_THREAD; t < threads; t++) {
      const list = g.of[t];
      const from = t === own ? g.pos[a] : fromFence ? firstAfter(g, a, list) : list.length;
      const to = t === own && !fromFence ? from + 1 : list.length;
      this.start[t] = from;
      this.end[t] = to;
      this.further[t] = from < to ? nextElsewhere(g, list[from]) : NO_EVENT;
      for (let i = from; i < to; i++) if (g.loc[list[i]] >= 0) this.note(g, list[i], threads);
    }
  }

  private reserve(locations: number, threads: number): void {
    if (this.least.length < locations) {
      this.least = new Int32Array(2 * locations).fill(-1);
      this.leastIsWrite = new Uint8Array(2 * locations);
    }
    if (this.first.length < locations * threads)
      this.first = new Int32Array(2 * locations * threads).fill(-1);
  }

  private note(g: Graph, x: EventId, threads: number): void {
    const { least, leastIsWrite, first } = this;
    const loc = g.loc[x];
    const at = loc * threads + g.thread[x];
    if (first[at] < 0) {
      first[at] = x;
      this.touched.push(at);
    }
    /* one that waits is still to read something newer */
    if (!isAccess(g, x) || waits(g, x)) return;
    const index = indexOf(g, x);
    const isWrite = g.kind[x] === K_WRITE ? 1 : 0;
    if (least[loc] < 0 || index < least[loc]) {
      least[loc] = index;
      leastIsWrite[loc] = isWrite;
    } else if (index === least[loc]) leastIsWrite[loc] |= isWrite;
  }

  private clear(threads: number): void {
    const { touched, least, first } = this;
    for (let i = 0; i < touched.length; i++) {
      first[touched[i]] = -1;
      least[Math.trunc(touched[i] / threads)] = -1;
    }
    touched.length = 0;
  }

  /** The first position of thread v that scb leads to, or, from a fence, eco. */
  private lowest(g: Graph, v: ThreadId, fromFence: boolean): number {
    const list = g.of[v];
    for (let i = 0; i < list.length; i++)
      if (this.scb(g, list[i]) || (fromFence && this.eco(g, list[i]))) return i;
    return list.length;
  }

  private toFence(g: Graph, a: EventId, b: EventId): boolean {
    if (a !== b && g.kind[a] === K_FENCE && g.happensBefore(a, b)) return true;
    for (let v = FIRST_THREAD; v < g.of.length; v++) {
      const list = g.of[v];
      if (this.low[v] < list.length && g.happensBefore(list[this.low[v]], b)) return true;
    }
    return false;
  }

  /** sb ∪ (sb∖loc ; hb ; sb∖loc) ∪ (hb ∩ loc) ∪ co ∪ rb, from some x to y. */
  private scb(g: Graph, y: EventId): boolean {
    const v = g.thread[y];
    if (this.start[v] < this.end[v] && this.start[v] < g.pos[y]) return true;
    const loc = g.loc[y];
    const threads = g.of.length;
    if (loc >= 0) {
      const least = this.least[loc];
      if (least >= 0 && g.kind[y] === K_WRITE && least < g.coIndex(y)) return true;
      for (let t = FIRST_THREAD; t < threads; t++) {
        const x = this.first[loc * threads + t];
        if (x >= 0 && x !== y && g.happensBefore(eventId(x), y)) return true;
      }
    }
    const before = previousElsewhere(g, y);
    if (before < 0) return false;
    for (let t = FIRST_THREAD; t < threads; t++) {
      const x = this.further[t];
      if (x >= 0 && x !== before && g.happensBefore(x, before)) return true;
    }
    return false;
  }

  /** (rf ∪ co ∪ rb)⁺ for a total coherence order: by coherence indices; the same index only from a write to its reads. */
  private eco(g: Graph, y: EventId): boolean {
    if (g.loc[y] < 0 || !isAccess(g, y)) return false;
    const least = this.least[g.loc[y]];
    if (least < 0) return false;
    const index = indexOf(g, y);
    return least < index || (least === index && this.leastIsWrite[g.loc[y]] === 1 && g.kind[y] === K_READ);
  }
}

export const isAccess = (g: Graph, e: EventId): boolean => g.kind[e] === K_READ || g.kind[e] === K_WRITE;

const indexOf = (g: Graph, e: EventId): number => g.coIndex(g.kind[e] === K_WRITE ? e : g.rf[e]);

export const sameLocation = (g: Graph, a: EventId, b: EventId): boolean =>
  g.loc[a] >= 0 && g.loc[a] === g.loc[b];

/** The position of the first event of another thread that x happens before; the end of the list if there is none. */
export function firstAfter(g: Graph, x: EventId, list: readonly EventId[]): number {
  let [low, high] = [0, list.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (g.happensBefore(x, list[middle])) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** The first event after a in its thread that is not an access of a's location, or -1. */
export function nextElsewhere(g: Graph, a: EventId): EventId {
  const list = g.of[g.thread[a]];
  for (let i = g.pos[a] + 1; i < list.length; i++) if (!sameLocation(g, a, list[i])) return list[i];
  return NO_EVENT;
}

export function previousElsewhere(g: Graph, b: EventId): EventId {
  const list = g.of[g.thread[b]];
  for (let i = g.pos[b] - 1; i >= 0; i--) if (!sameLocation(g, b, list[i])) return list[i];
  return NO_EVENT;
}
