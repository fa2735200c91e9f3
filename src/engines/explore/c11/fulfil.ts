import type { EventId, ThreadId } from '../../../base/ids.ts';
import {
  type ByEvent,
  eventsByEvent,
  eventsByThread,
  FIRST_EVENT,
  NO_EVENT,
  NO_THREAD,
} from '../graph/columns.ts';
import { type Graph, K_WRITE } from '../graph/graph.ts';
import type { Search } from '../state/steps.ts';
import { isConsistent } from './consistent.ts';
import { tellParked } from './endings.ts';
import { isPromise, openPromises } from './promises.ts';
import { recompute } from './recompute.ts';
import { restsOn } from './satisfaction.ts';
import type { BufferingState } from './state.ts';
import { addWrite, written } from './take.ts';
import type { Way } from './ways.ts';

/**
 * A write keeps a promise: in a copy of the graph it takes its place in coherence and its readers, and the promise goes.
 * Then everything is computed anew and judged.
 */
export function* fulfil(x: BufferingState, t: ThreadId, way: Extract<Way, { kind: 'fulfil' }>): Search {
  const g = x.graph;
  const saved = x.saveThreads();
  const { promise, read } = way;
  const a = addWrite(x, t, way.words, read);
  const { h, renamed } = withoutPromise(x, g, promise, a);
  const readers = g.reads[g.loc[a]].filter((r) => g.rf[r] === promise).map((r) => renamed[r]);
  for (const r of readers) h.rf[r] = renamed[a];
  x.graph = h;
  x.depth++;
  x.midway = NO_THREAD;
  for (let u = 0; u < x.since.length; u++) if (x.since[u] > promise) x.since[u]--;
  if (
    recompute(h, x.keepsOwnSequences) &&
    isConsistent(h, x.order) &&
    !restsOn(h, x.slow, renamed[a], readers)
  ) {
    written(x, t, read < 0 ? NO_EVENT : renamed[read]);
    yield* goOn(x, h);
  }
  x.depth--;
  x.graph = g;
  x.restoreThreads(saved);
  g.truncate(a, eventsByThread(g.of.length));
}

function* goOn(x: BufferingState, h: Graph): Search {
  if (openPromises(h).length === 0) {
    for (let e = FIRST_EVENT; e < h.n; e++) if (h.kind[e] === K_WRITE && !isPromise(h, e)) x.noted(e);
    if (x.parked.length > 0) return tellParked(x);
  }
  yield x.visit();
}

/** A copy of g in which write a, the newest event, has the place of the promise. */
function withoutPromise(
  x: BufferingState,
  g: Graph,
  promise: EventId,
  a: EventId,
): { h: Graph; renamed: ByEvent<EventId> } {
  const h = x.graphAt(x.depth + 1);
  const deleted = new Uint8Array(g.n);
  deleted[promise] = 1;
  const renamed = eventsByEvent(g.n);
  const place = g.coIndex(promise) - 1;
  h.restrict(g, deleted, renamed);
  h.coherence(g.loc[a]).splice(place, 0, renamed[a]);
  return { h, renamed };
}
