import type { EventId, LocationId, ThreadId } from '../../../base/ids.ts';
import { rmwApply } from '../../../vm/arithmetic/rmw.ts';
import * as ev from '../../../vm/code/event.ts';
import { ST_EVENT, ST_OP, ST_ORDER, ST_SIZE, ST_UNDEF, ST_VAL } from '../../../vm/code/layout.ts';
import { syncApply, synced } from '../../../vm/sync/sync.ts';
import { SYNC_INFO } from '../../../vm/sync/sync-table.ts';
import { valuesOf } from '../branches/values.ts';
import { NO_EVENT } from '../graph/columns.ts';
import { FLAGS_OF } from '../graph/flags.ts';
import { F_AMO, F_ATOMIC, F_RELEASE, type Graph, K_READ } from '../graph/graph.ts';
import { readFlags } from '../search/pending.ts';
import { fits, Places } from '../search/places.ts';
import { hasValue, isPromise, openPromises } from './promises.ts';
import type { BufferingState } from './state.ts';

/** What a thread can do next, where there is more than one way. */
export type Way =
  /** Reads the write with this coherence index. */
  | { readonly kind: 'read'; readonly index: number }
  /** Waits for a write that is not there yet. */
  | { readonly kind: 'wait' }
  /** Reads a promise: an open one, or a new one at this place in coherence. */
  | {
      readonly kind: 'guess';
      readonly thread: ThreadId;
      readonly promise: EventId;
      readonly words: readonly number[];
      readonly place: number;
    }
  /** Writes at this place in coherence; `read` is the read of its read-modify-write, or -1. */
  | {
      readonly kind: 'write';
      readonly words: readonly number[];
      readonly read: EventId;
      readonly place: number;
    }
  /** Writes what was promised, in its place. */
  | {
      readonly kind: 'fulfil';
      readonly words: readonly number[];
      readonly read: EventId;
      readonly promise: EventId;
    }
  /** A chosen value; or which way a sync operation or weak compare-exchange goes on. */
  | { readonly kind: 'choose'; readonly value: number }
  | { readonly kind: 'decide'; readonly choice: number };

/** A read: every write that is there (for one that waits: that has come since), or to wait on. */
export function readWays(x: BufferingState, t: ThreadId, loc: LocationId): Way[] {
  const g = x.graph;
  const order = g.coherence(loc);
  const since = x.waitsSince(t);
  const floor = x.order.floor(g, t, loc, readFlags(x.machine.state(t)), K_READ, g.countOf(t));
  const ways: Way[] = [];
  for (let i = order.length; i >= floor; i--) {
    const w = i === 0 ? NO_EVENT : order[i - 1];
    if (w >= 0 ? isPromise(g, w) || w < since || x.isExcluded(t, w) : since >= 0) continue;
    ways.push({ kind: 'read', index: i });
  }
  if (x.mayComeFor(t, loc) || mayBlock(x.machine.state(t))) ways.push({ kind: 'wait' });
  return ways;
}

/** A lock or the like, which may have to wait for ever. */
const mayBlock = (s: Int32Array): boolean =>
  s[ST_EVENT] === ev.EV_ATOMIC_BEGIN || (s[ST_EVENT] === ev.EV_SYNC && SYNC_INFO[s[ST_OP]].waits);

/** A thread that waits, when nobody can go on: what it may guess, in every place. */
export function guessWays(x: BufferingState, t: ThreadId, loc: LocationId): Way[] {
  const g = x.graph;
  const s = x.machine.state(t);
  const order = g.coherence(loc);
  const floor = x.order.floor(g, t, loc, readFlags(s), K_READ, g.countOf(t));
  const ways: Way[] = [];
  for (const { words, writers } of x.guessesOf(t).values()) {
    if (![...writers].some((u) => u !== t && x.isAlive(u))) continue;
    for (const promise of openPromises(g)) {
      if (g.loc[promise] === loc && hasValue(g, promise, words) && g.coIndex(promise) >= floor)
        ways.push({ kind: 'guess', thread: t, promise, words, place: -1 });
    }
    for (let place = order.length; place >= floor; place--)
      if (fits(g, order, place)) ways.push({ kind: 'guess', thread: t, promise: NO_EVENT, words, place });
  }
  return ways;
}

/** A write of these words: every place, and every promise that it may fulfil. */
export function writeWays(x: BufferingState, t: ThreadId, words: readonly number[], read: EventId): Way[] {
  const g = x.graph;
  const s = x.machine.state(t);
  const loc = x.locationOf(t);
  const order = g.coherence(loc);
  const { from, to, low } = new Places(x, g, t, loc, writeFlags(g, s, read), g.countOf(t), read);
  const ways: Way[] = [];
  if (from < low) return ways;
  const undefined_ = s[ST_UNDEF] | s[ST_UNDEF + 1] | s[ST_UNDEF + 2] | s[ST_UNDEF + 3];
  if (undefined_ === 0 || read >= 0 || s[ST_EVENT] !== ev.EV_WRITE) {
    for (const promise of openPromises(g)) {
      const place = g.coIndex(promise) - 1;
      if (g.loc[promise] === loc && place >= from && place <= to && hasValue(g, promise, words))
        ways.push({ kind: 'fulfil', words, read, promise });
    }
  }
  for (let place = to; place >= from; place--)
    if (fits(g, order, place)) ways.push({ kind: 'write', words, read, place });
  return ways;
}

export function writeFlags(g: Graph, s: Int32Array, read: EventId): number {
  if (read >= 0) return g.flags[read];
  return s[ST_EVENT] === ev.EV_ATOMIC_END ? F_AMO | F_ATOMIC | F_RELEASE : FLAGS_OF[s[ST_ORDER]];
}

/** What the write of a read-modify-write writes, whose read is the last event of thread t. */
export function updated(x: BufferingState, t: ThreadId, read: EventId, choice: number): number[] {
  const s = x.machine.state(t);
  const old = x.graph.value.slice(4 * read, 4 * read + 4);
  switch (s[ST_EVENT]) {
    case ev.EV_RMW: {
      const fresh = new Int32Array(4);
      rmwApply(s[ST_OP], s[ST_SIZE], old, 0, s, ST_VAL, fresh, 0);
      return [...fresh];
    }
    case ev.EV_CAS:
      return [s[ST_VAL], s[ST_VAL + 1], s[ST_VAL + 2], s[ST_VAL + 3]];
    case ev.EV_ATOMIC_BEGIN:
      return [t + 1, 0, 0, 0];
    default:
      syncApply(s[ST_OP], old[0], old[1], t, choice);
      return [synced.lo, synced.hi, 0, 0];
  }
}

/** A nondeterministic value: each; null if there are too many. */
export function chooseWays(s: Int32Array): Way[] | null {
  const values = valuesOf(s);
  if (values === null) return null;
  return Array.from({ length: values.count }, (_, n) => ({ kind: 'choose', value: values.at(n) }));
}
