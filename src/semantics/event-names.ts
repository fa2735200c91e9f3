import * as event from '../vm/code/event.ts';

/** `raw.event` of a step: what the machine showed, exactly. Sync operations and fences add which one. */
const NAMES: readonly (readonly [number, string])[] = [
  [event.EV_READ, 'read'],
  [event.EV_WRITE, 'write'],
  [event.EV_RMW, 'rmw'],
  [event.EV_CAS, 'cas'],
  [event.EV_FENCE, 'fence'],
  [event.EV_SYNC, 'sync'],
  [event.EV_ALLOC, 'alloc'],
  [event.EV_FREE, 'free'],
  [event.EV_CREATE, 'create'],
  [event.EV_JOIN, 'join'],
  [event.EV_DETACH, 'detach'],
  [event.EV_YIELD, 'yield'],
  [event.EV_ATOMIC_BEGIN, 'atomic-begin'],
  [event.EV_ATOMIC_END, 'atomic-end'],
  [event.EV_CHOOSE, 'choose'],
  [event.EV_OBSERVE, 'observe'],
  [event.EV_OUTPUT, 'output'],
  [event.EV_AWAIT, 'await'],
  [event.EV_END, 'end'],
  [event.EV_HALT, 'halt'],
  [event.EV_FAIL, 'fail'],
];
const BY_CODE = new Map(NAMES);

/** Of a pending event; `op` is its ST_OP. */
export function eventName(code: number, op: number): string {
  const name = BY_CODE.get(code) ?? `event ${code}`;
  if (code === event.EV_SYNC) return `sync ${event.SYNCS[op]}`;
  if (code === event.EV_FENCE) return `fence ${event.FENCES[op]}`;
  return name;
}
