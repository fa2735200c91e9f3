import { EV_CAS } from '../../../vm/code/event.ts';
import { ST_EVENT, ST_OP, ST_ORDER2, ST_VAL } from '../../../vm/code/layout.ts';
import { FLAGS_OF } from '../graph/flags.ts';
import { F_CHOSEN, K_READ } from '../graph/graph.ts';
import { GO_ON, type Search, WRITES } from '../search/exploration.ts';
import type { Explorer } from '../search/explorer.ts';
import { readFlags, weaken } from '../search/reads.ts';
import { writeAfter } from '../search/writes.ts';
import { iterationStart } from '../waiting/stuck.ts';

/**
 * `--spurious-cas`: a weak compare-exchange that reads the expected value succeeds, or fails all the same; it is then a
 * load of its failure order. The failure is a choice, and not the first one, so it counts as not maximally added.
 *
 * In a retry loop a spurious failure may leave everything as it was: the iteration ends as an await, although nothing
 * has to be waited for. What comes after it is also seen without it, so the graph is dropped, and not counted.
 */

/** Is thread t at a weak compare-exchange, and may those fail spuriously? */
export function mayFail(x: Explorer, t: number): boolean {
  if (x.options.spuriousCas !== true) return false;
  const s = x.machine.state(t);
  return s[ST_EVENT] === EV_CAS && s[ST_OP] === 1;
}

/** Read e of the compare-exchange has the expected value: success, then failure. */
export function* casEach(x: Explorer, t: number, e: number): Search {
  const g = x.graph;
  const keep = g.n;
  const top = x.snapshots.top;
  x.path.enter(2);
  for (let choice = 0; choice < 2 && !x.stopped; choice++) {
    if (!x.path.next()) continue;
    const s = x.machine.state(t);
    x.picked = -1;
    if (choice === 1) weaken(x, e, FLAGS_OF[s[ST_ORDER2]] | F_CHOSEN);
    else {
      g.flags[e] = readFlags(s);
      g.readFrom(e, g.rf[e]);
    }
    if (isConsistent(x, e)) yield* x.follow(t, choice === 1 ? fails(x, t, e) : succeeds(x, t, s));
    x.undo(keep, top);
    x.snapshots.restore(t, g.snap[e]);
  }
  x.path.leave();
}

/** The SC axiom, which depends on the order and so on the choice: of a revisit also for the write. */
function isConsistent(x: Explorer, e: number): boolean {
  const g = x.graph;
  if (x.options.model !== 'rc11') return true;
  return x.scOrder.holds(g, e) && (g.rf[e] < 0 || x.scOrder.holds(g, g.rf[e]));
}

function succeeds(x: Explorer, t: number, s: Int32Array): number {
  for (let k = 0; k < 4; k++) x.fresh[k] = s[ST_VAL + k];
  return writeAfter(x, t, WRITES);
}

function fails(x: Explorer, t: number, e: number): number {
  const { value } = x.graph;
  x.machine.deliverCas(t, false, value[4 * e], value[4 * e + 1], value[4 * e + 2], value[4 * e + 3]);
  return GO_ON;
}

/** Thread t is at an await: did a compare-exchange of the iteration fail spuriously? */
export function failedSpuriously(x: Explorer, t: number): boolean {
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
