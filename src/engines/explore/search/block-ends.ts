import type { ThreadId } from '../../../base/ids.ts';
import { ORDERS } from '../../../vm/code/event.ts';
import { ST_ADDR, ST_ORDER, ST_SIZE } from '../../../vm/code/layout.ts';
import { openBlock } from '../graph/blocks.ts';
import { NO_EVENT } from '../graph/columns.ts';
import { F_AMO, F_ATOMIC, F_FULL, F_LEAVES, F_RELEASE, K_FENCE, K_OTHER, K_READ } from '../graph/graph.ts';
import { BLOCK_LOCK } from '../graph/locations.ts';
import { blockRaces } from '../memory/block-races.ts';
import type { SearchState } from '../state/search-state.ts';
import { DONE, GO_ON, type Step } from '../state/steps.ts';
import { hasBegun } from './atomic-blocks.ts';
import { readPending } from './reads.ts';
import { write } from './writes.ts';

/** Where atomic blocks begin and end (atomic-blocks.ts). */

const ACQUIRE = ORDERS.indexOf('acq');

export function beginBlock(x: SearchState, t: ThreadId): Step {
  if (x.options.symmetry === true && x.order.contracts)
    return x.restart('symmetry'); /* not shown to be right together */
  x.usesBlocks = true;
  if (hasBegun(x, t)) return nested(x, t);
  if (!x.order.contracts) {
    lockWord(x, t);
    return readPending(x, t);
  }
  const e = x.add(t, K_FENCE, F_FULL);
  x.graph.block[e] = x.graph.pos[e];
  x.machine.deliver(t, 0);
  return GO_ON;
}

export function endBlock(x: SearchState, t: ThreadId): Step {
  if (!hasBegun(x, t) || depthOf(x, t) > 1) return nested(x, t);
  if (!x.order.contracts) {
    if (blockRaces(x, t)) return DONE;
    lockWord(x, t);
    return write(x, t, F_AMO | F_ATOMIC | F_RELEASE | F_LEAVES, NO_EVENT, [0, 0, 0, 0]);
  }
  x.add(t, K_FENCE, F_FULL | F_LEAVES);
  x.machine.deliver(t, 0);
  return GO_ON;
}

function nested(x: SearchState, t: ThreadId): Step {
  x.add(t, K_OTHER, 0);
  x.machine.deliver(t, 0);
  return GO_ON;
}

/** The pending begin or end is an access of the global mutex. */
function lockWord(x: SearchState, t: ThreadId): void {
  const s = x.machine.state(t);
  s[ST_ADDR] = BLOCK_LOCK;
  s[ST_SIZE] = 4;
  s[ST_ORDER] = ACQUIRE;
}

/** How many begins without an end thread t has in the block it is in. */
function depthOf(x: SearchState, t: ThreadId): number {
  const g = x.graph;
  const list = g.of[t];
  let depth = 0;
  for (let i = openBlock(g, t, list.length); i >= 0 && i < list.length; i++) {
    const { instr } = x.machine.image.sites[g.site[list[i]]];
    /* the begin of a mutex is a read and a write */
    if (instr.op === 'atomic' && g.kind[list[i]] !== K_READ) depth += instr.begin ? 1 : -1;
  }
  return depth;
}
