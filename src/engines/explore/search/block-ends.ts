import type { ThreadId } from '../../../base/ids.ts';
import { NO_EVENT } from '../graph/columns.ts';
import { F_AMO, F_ATOMIC, F_FULL, F_LEAVES, F_RELEASE, K_FENCE } from '../graph/graph.ts';
import { blockRaces } from '../memory/block-races.ts';
import type { SearchState } from '../state/search-state.ts';
import { DONE, GO_ON, type Step } from '../state/steps.ts';
import { hasBegun } from './atomic-blocks.ts';
import { depthOf, lockWord, nested } from './block-words.ts';
import { readPending } from './reads.ts';
import { write } from './writes.ts';

/** Where atomic blocks begin and end (atomic-blocks.ts). */

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
