import { ST_OP, ST_RET, ST_VAL } from '../../../vm/layout.ts';
import { GO_ON } from '../exploration.ts';
import { K_FREE, K_JOIN } from '../graph.ts';
import type { Buffering } from './buffering.ts';
import { addressOf } from './ways.ts';

/** Events of threads and of the heap that are other than in the main search. */

/** The end of the other thread is there. */
export function join(x: Buffering, t: number): number {
  const g = x.graph;
  const other = x.machine.slotOf(x.machine.state(t)[ST_VAL]);
  if (other < 0) return x.fail('memory', 'join of a value that is not a thread', t, -1);
  for (let e = 0; e < g.n; e++)
    if (g.kind[e] === K_JOIN && g.value[4 * e] === other)
      return x.fail('memory', 'join of a thread that was joined before', t, -1);
  const end = x.endOf(other);
  const e = x.add(t, K_JOIN, 0);
  g.value[4 * e] = other;
  g.rf[e] = end;
  g.join(e, 0, end, 0);
  g.join(e, 1, end, 1);
  const ended = x.machine.state(other);
  x.machine.deliver(t, ended[ST_RET], ended[ST_RET + 1]);
  return GO_ON;
}

/** Whether every access happens before it is asked in the end (conflicts.ts). */
export function free(x: Buffering, t: number): number {
  const g = x.graph;
  const failure = x.machine.validate(t);
  if (failure !== null) return x.fail(failure.kind, failure.message, t, -1);
  const [address] = addressOf(x.machine.state(t));
  const e = x.add(t, K_FREE, 0);
  g.value[4 * e] = address;
  g.value[4 * e + 1] = x.machine.objectAt(address)?.size ?? 0;
  g.value[4 * e + 2] = x.machine.state(t)[ST_OP];
  g.value[4 * e + 3] = 0;
  g.frees.push(e);
  x.machine.deliver(t, 0);
  return GO_ON;
}
