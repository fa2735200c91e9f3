import type { ThreadId } from '../../../base/ids.ts';
import { FIRST_THREAD, NO_THREAD } from '../graph/columns.ts';
import type { Graph } from '../graph/graph.ts';
import type { SearchState } from '../state/search-state.ts';

/**
 * A thread that changes something for ever (`for (;;) n++;`) keeps the search, which lets the first thread that can go on
 * do so, from ever seeing what the others do: it follows that thread to the limit. Errors of the others (a circle of
 * waiting, a failing assertion) count all the same. So a search that comes to a long graph is interrupted by another one
 * that looks for quick finds only: threads take turns, the one with the fewest events first, and a graph that is no longer
 * short is left for the next, until that has cost as much as it may. What it finds is a violation like any other, and is
 * replayed; if it finds nothing, the search begins again, without a limit on its patience.
 *
 * Which thread goes next is a function of the graph here, too, as TruSt asks; that the hunt is not complete does not
 * matter. It costs programs whose executions are long for good reasons at most MOST_EVENTS and SHORT events, and changes
 * neither counts nor traces of the others.
 */
export const SHORT = 300;
/** Graphs of more events are long. */
const LONG = 1_200;
const MOST_EVENTS = 200_000;

/** The graph is not short. Is this search over, or done with this graph, for the sake of the hunt? */
export function isHuntDue(x: SearchState): boolean {
  switch (x.options.hunt) {
    case 'later':
      if (x.graph.n <= LONG) return false;
      x.restart('short-graphs');
      return true;
    case 'now':
      if (x.events > MOST_EVENTS) x.restart('quick-finds');
      return true;
    default:
      return false;
  }
}

/** Of the threads that can go on the one with the fewest events; -1 if there is none. */
export function inTurn(g: Graph, threads: number, canGoOn: (t: ThreadId) => boolean): ThreadId {
  let next = NO_THREAD;
  for (let t = FIRST_THREAD; t < threads; t++)
    if (canGoOn(t) && (next < 0 || g.countOf(t) < g.countOf(next))) next = t;
  return next;
}
