import type { ThreadId } from '../../../base/ids.ts';
import { NO_EVENT } from '../graph/columns.ts';
import { addFree, addJoin, checkJoin } from '../search/other-events.ts';
import { GO_ON, type Outcome } from '../state/steps.ts';
import { addressOf } from './ground.ts';
import type { BufferingState } from './state.ts';

/** Events of threads and of the heap that are other than in the main search. */

export function join(x: BufferingState, t: ThreadId): Outcome {
  const wrong = checkJoin(x, t);
  return wrong === GO_ON ? addJoin(x, t) : wrong;
}

/** Whether every access happens before it is asked in the end (conflicts.ts). */
export function free(x: BufferingState, t: ThreadId): Outcome {
  const failure = x.machine.validate(t);
  if (failure !== null) return x.fail(failure.kind, failure.message, t, NO_EVENT);
  const [address] = addressOf(x.machine.state(t));
  return addFree(x, t, address, 0);
}
