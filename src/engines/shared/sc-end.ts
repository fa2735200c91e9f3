import { type LocId, locId } from '../../base/ids.ts';
import { ST_OP } from '../../vm/layout.ts';
import type { ScState } from './sc-state.ts';

/** The end of the program. */

const EXIT = 0;
const ABORT = 1;

/** Thread t ends the program: by returning from main, exit or abort. */
export function halt(x: ScState, t: number): void {
  const how = x.machine.state(t)[ST_OP];
  x.nextEvent(t);
  if (how === ABORT) return x.fail(t, 'assertion', 'abort() is called');
  x.recorder?.other(t, how === EXIT ? 'ends the program' : 'ends this execution');
  if (how === EXIT) finish(x, t);
  else x.outcome = { kind: 'complete' };
}

/** Everything that has to be in order when the program is over; thread t was the last to do something. */
export function finish(x: ScState, t: number): void {
  if (x.checks('unjoined')) {
    for (let u = 1; u < x.machine.threadCount; u++) {
      if (x.exists(u) && !x.claimed[u]) return x.fail(t, 'unjoined', `T${u} is neither joined nor detached`);
    }
  }
  if (x.checks('leak')) {
    for (const { address, site } of x.blocks) {
      if (x.memory.isFreed(address, 1)) continue;
      const stack = callers(x, x.machine.image.sites[site].loc);
      return x.fail(t, 'leak', `${x.names.object(address)} is never freed`, -1, [], stack);
    }
  }
  x.outcome = x.cut.length > 0 ? { kind: 'cut', loops: [...x.cut] } : { kind: 'complete' };
}

/** A place, and the calls that were inlined around it. */
function callers(x: ScState, place: number): LocId[] {
  const stack: LocId[] = [];
  for (let at: LocId | null = locId(place); at !== null; at = x.program.locs[at]?.inlinedAt ?? null)
    stack.push(at);
  return stack;
}
