import { type LocId, locId } from '../../base/ids.ts';
import { leakText, unjoinedText } from '../../semantics/left-over-text.ts';
import { ST_OP } from '../../vm/code/layout.ts';
import type { ScState } from './state.ts';

/** The end of the program. */

const EXIT = 0;
const ABORT = 1;

/** Thread t ends the program: by returning from main, exit or abort. */
export function halt(x: ScState, t: number): void {
  const how = x.machine.state(t)[ST_OP];
  x.nextEvent(t);
  if (x.aborts[t] === 1) return over(x);
  if (how === ABORT) {
    x.fail(t, 'assertion', 'abort() is called');
    return x.outcome === null ? over(x) : undefined;
  }
  x.recorder?.other(t, how === EXIT ? 'ends the program' : 'ends this execution');
  if (how === EXIT) finish(x, t);
  else over(x);
}

/** The execution ends; what it would have been without an error that nobody asked for is not known. */
function over(x: ScState): void {
  const { unasked, blockRace } = x;
  if (blockRace !== null) x.outcome = { kind: 'violation', found: blockRace };
  else if (unasked !== null) x.outcome = { kind: 'unchecked', found: unasked };
  else x.outcome = x.cut.length > 0 ? { kind: 'cut', loops: [...x.cut] } : { kind: 'complete' };
}

/** Everything that has to be in order when the program is over; thread t was the last to do something. */
export function finish(x: ScState, t: number): void {
  if (x.checks('unjoined')) {
    for (let u = 1; u < x.machine.threadCount; u++) {
      if (x.exists(u) && !x.claimed[u]) return x.fail(t, 'unjoined', unjoinedText(u));
    }
  }
  if (x.checks('leak')) {
    for (const { address, site } of x.blocks) {
      if (x.memory.isFreed(address, 1)) continue;
      const stack = callers(x, x.machine.image.sites[site].loc);
      return x.fail(t, 'leak', leakText(x.names.object(address)), {
        other: -1,
        waiting: [],
        stack,
      });
    }
  }
  over(x);
}

/** A place, and the calls that were inlined around it. */
function callers(x: ScState, place: number): LocId[] {
  const stack: LocId[] = [];
  for (let at: LocId | null = locId(place); at !== null; at = x.program.locs[at]?.inlinedAt ?? null)
    stack.push(at);
  return stack;
}
