import type { ThreadId } from '../../../base/ids.ts';
import { ORDERS } from '../../../vm/code/event.ts';
import { ST_ADDR, ST_ORDER, ST_SIZE } from '../../../vm/code/layout.ts';
import { openBlock } from '../graph/blocks.ts';
import { K_OTHER, K_READ } from '../graph/graph.ts';
import { BLOCK_LOCK } from '../graph/locations.ts';
import { GO_ON, type Outcome } from '../state/steps.ts';
import type { BufferingState } from './state.ts';

/** Atomic blocks: critical sections of one global mutex, as under rc11 (atomic-blocks.ts). */

const ACQUIRE = ORDERS.indexOf('acq');

/** Is the pending begin or end of thread t one inside another block? Then it is no access. */
export function isNested(x: BufferingState, t: ThreadId, begins: boolean): boolean {
  const g = x.graph;
  const list = g.of[t] ?? [];
  let depth = 0;
  for (let i = openBlock(g, t, list.length); i >= 0 && i < list.length; i++) {
    const { instr } = x.machine.image.sites[g.site[list[i]]];
    if (instr.op === 'atomic' && g.kind[list[i]] !== K_READ) depth += instr.begin ? 1 : -1;
  }
  return begins ? depth > 0 : depth !== 1;
}

export function nested(x: BufferingState, t: ThreadId): Outcome {
  x.add(t, K_OTHER, 0);
  x.machine.deliver(t, 0);
  return GO_ON;
}

/** The pending begin or end is an access of the global mutex. */
export function lockWord(x: BufferingState, t: ThreadId): void {
  const s = x.machine.state(t);
  s[ST_ADDR] = BLOCK_LOCK;
  s[ST_SIZE] = 4;
  s[ST_ORDER] = ACQUIRE;
}
