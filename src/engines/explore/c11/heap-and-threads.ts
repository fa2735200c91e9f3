import { GO_ON } from '../search/exploration.ts';
import { addFree, addJoin, checkJoin } from '../search/other-events.ts';
import type { Buffering } from './buffering.ts';
import { addressOf } from './ways.ts';

/** Events of threads and of the heap that are other than in the main search. */

export function join(x: Buffering, t: number): number {
  const wrong = checkJoin(x, t);
  return wrong === GO_ON ? addJoin(x, t) : wrong;
}

/** Whether every access happens before it is asked in the end (conflicts.ts). */
export function free(x: Buffering, t: number): number {
  const failure = x.machine.validate(t);
  if (failure !== null) return x.fail(failure.kind, failure.message, t, -1);
  const [address] = addressOf(x.machine.state(t));
  return addFree(x, t, address, 0);
}
