import type { ThreadId } from '../../../base/ids.ts';
import { ORDERS } from '../../../vm/code/event.ts';
import { BLOCK_LOCK, ST_ADDR, ST_ORDER, ST_SIZE } from '../../../vm/code/layout.ts';
import { openBlock } from '../graph/blocks.ts';
import { K_OTHER, K_READ } from '../graph/graph.ts';
import type { Exploration } from '../state/exploration.ts';
import { GO_ON, type Outcome } from '../state/steps.ts';

/** Atomic blocks as critical sections of one global mutex (atomic-blocks.ts). */

const ACQUIRE = ORDERS.indexOf('acq');

/** A begin or end inside another block: no access. */
export function nested(x: Exploration, t: ThreadId): Outcome {
  x.add(t, K_OTHER, 0);
  x.machine.deliver(t, 0);
  return GO_ON;
}

/** The pending begin or end is an access of the global mutex. */
export function lockWord(x: Exploration, t: ThreadId): void {
  const s = x.machine.state(t);
  s[ST_ADDR] = BLOCK_LOCK;
  s[ST_SIZE] = 4;
  s[ST_ORDER] = ACQUIRE;
}

/** How many begins without an end thread t has in the block it is in. */
export function depthOf(x: Exploration, t: ThreadId): number {
  const g = x.graph;
  const list = g.of[t] ?? [];
  let depth = 0;
  for (let i = openBlock(g, t, list.length); i >= 0 && i < list.length; i++) {
    const { instr } = x.machine.image.sites[g.site[list[i]]];
    /* the begin of a mutex is a read and a write */
    if (instr.op === 'atomic' && g.kind[list[i]] !== K_READ) depth += instr.begin ? 1 : -1;
  }
  return depth;
}
