import type { StepOp } from '../results/types.ts';
import {
  EV_ALLOC,
  EV_ATOMIC_BEGIN,
  EV_ATOMIC_END,
  EV_AWAIT,
  EV_CAS,
  EV_CHOOSE,
  EV_CREATE,
  EV_DETACH,
  EV_END,
  EV_FENCE,
  EV_FREE,
  EV_HALT,
  EV_JOIN,
  EV_OBSERVE,
  EV_OUTPUT,
  EV_READ,
  EV_RMW,
  EV_SYNC,
  EV_WRITE,
  EV_YIELD,
  SYNCS,
} from '../vm/event.ts';

const OPS: readonly (readonly [number, StepOp])[] = [
  [EV_READ, 'read'],
  [EV_WRITE, 'write'],
  [EV_RMW, 'rmw'],
  [EV_CAS, 'rmw'],
  [EV_FENCE, 'fence'],
  [EV_ALLOC, 'alloc'],
  [EV_FREE, 'free'],
  [EV_CREATE, 'create'],
  [EV_JOIN, 'join'],
  [EV_DETACH, 'join'],
  [EV_YIELD, 'yield'],
  [EV_ATOMIC_BEGIN, 'atomic'],
  [EV_ATOMIC_END, 'atomic'],
  [EV_CHOOSE, 'choose'],
  [EV_OBSERVE, 'output'],
  [EV_OUTPUT, 'output'],
  [EV_AWAIT, 'await'],
  [EV_END, 'end'],
  [EV_HALT, 'end'],
];
const BY_CODE = new Map(OPS);

const BY_SYNC: Readonly<Record<(typeof SYNCS)[number], StepOp>> = {
  lock: 'lock',
  trylock: 'lock',
  unlock: 'unlock',
  'mutex-destroy': 'write',
  'cond-enqueue': 'wait',
  'cond-wait': 'wait',
  'cond-cancel': 'wait',
  'cond-signal': 'signal',
  'cond-broadcast': 'signal',
  'cond-destroy': 'write',
};

/** How people call a pending event; `op` is its ST_OP. A failure inside the thread counts as a failed check. */
export const opOf = (code: number, op: number): StepOp =>
  code === EV_SYNC ? BY_SYNC[SYNCS[op]] : (BY_CODE.get(code) ?? 'assert');
