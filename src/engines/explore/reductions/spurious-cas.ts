import type { ThreadId } from '../../../base/ids.ts';
import { EV_CAS } from '../../../vm/code/event.ts';
import { ST_EVENT, ST_OP, ST_VAL } from '../../../vm/code/layout.ts';
import { F_CHOSEN, K_READ } from '../graph/graph.ts';
import type { SearchState } from '../state/search-state.ts';
import { iterationStart } from '../waiting/rounds.ts';

/**
 * `--spurious-cas`: a weak compare-exchange that reads the expected value succeeds, or fails all the same; it is then a
 * load of its failure order. The failure is a choice, and not the first one, so it counts as not maximally added.
 *
 * In a retry loop a spurious failure may leave everything as it was: the iteration ends as an await, although nothing
 * has to be waited for. What comes after it is also seen without it, so the graph is dropped, and not counted.
 */

/** Is thread t at a weak compare-exchange, and may those fail spuriously? */
export function mayFail(x: SearchState, t: ThreadId): boolean {
  if (x.options.spuriousCas !== true) return false;
  const s = x.machine.state(t);
  return s[ST_EVENT] === EV_CAS && s[ST_OP] === 1;
}

/** Thread t is at an await: did a compare-exchange of the iteration fail spuriously? */
export function failedSpuriously(x: SearchState, t: ThreadId): boolean {
  if (x.options.spuriousCas !== true) return false;
  const g = x.graph;
  const list = g.of[t];
  for (let i = iterationStart(g, t, x.machine.state(t)[ST_VAL]); i < list.length; i++) {
    const e = list[i];
    const { instr } = x.machine.image.sites[g.site[e]];
    if (g.kind[e] === K_READ && (g.flags[e] & F_CHOSEN) !== 0 && instr.op === 'cmpxchg') return true;
  }
  return false;
}
