import type { EventId, ThreadId } from '../../../base/ids.ts';
import * as ev from '../../../vm/code/event.ts';
import { ST_ADDR, ST_EVENT, ST_ORDER, ST_SIZE, THREAD_BASE, THREAD_SPAN } from '../../../vm/code/layout.ts';
import { openBlock } from '../graph/blocks.ts';
import { NO_EVENT } from '../graph/columns.ts';
import type { Graph } from '../graph/graph.ts';
import { sparesBarriers } from '../reductions/barriers.ts';
import { staysApart } from '../reductions/commuting.ts';
import { sparesLocks } from '../reductions/sections.ts';
import type { SearchState } from '../state/search-state.ts';
import { DONE, GO_ON, type Outcome } from '../state/steps.ts';
import { foundedFree, foundedRace } from './founded.ts';
import { isLifeOver, lifeOf, locationOf } from './heap-reuse.ts';
import { freeOf, racingWith, racingZeroing, unbornAt } from './races.ts';

/** Null, wild, freed and racing accesses. `write`: the write of a read-modify-write, or a store. */
export function checkAccess(x: SearchState, t: ThreadId, write: boolean): Outcome {
  const g = x.graph;
  const s = x.machine.state(t);
  const failure = x.machine.validate(t);
  if (failure !== null) return x.fail(failure.kind, failure.message, t, NO_EVENT);
  const [address, size] = [s[ST_ADDR], s[ST_SIZE]];
  if (g.frees.length > 0 && x.order.own === null) {
    const freed = foundedFree(x, t, freeOf(g, address, size, lifeOf(x, t, address)), { address, size });
    /* of a block that has a new life since, the free is no conflict any more */
    if (freed >= 0) return x.fail('memory', 'use after free', t, isLifeOver(x, freed) ? NO_EVENT : freed);
  }
  if (x.arrivals.length > 0 && !sparesBarriers(x, t, address, size)) return DONE;
  if (x.sections !== null && !sparesLocks(x, x.sections, t, address, size)) return DONE;
  if (x.commuting !== null) return staysApart(x, t);
  if (!x.options.race) return GO_ON;
  const atomic = s[ST_EVENT] > ev.EV_WRITE || s[ST_ORDER] !== 0;
  const loc = locationOf(x, t, address, size);
  const access = racingWith(x, loc, g.last(t), atomic, write);
  const zeroing = racingZeroing(g, address, size, g.last(t));
  const other = foundedRace(x, t, access > zeroing ? access : zeroing, write);
  if (other < 0 || (isInBlock(g, t) && g.loc[other] === loc)) return GO_ON; /* or block-races.ts tells it */
  return x.fail('race', 'data race', t, other);
}

const isInBlock = (g: Graph, t: ThreadId): boolean => openBlock(g, t, g.countOf(t)) >= 0;

/** C11 family: nothing orders the allocation of the block that event e accesses before it; then that has been told. */
export function isUnborn(x: SearchState, t: ThreadId, e: EventId, address: number): boolean {
  if (x.order.own !== null || address < THREAD_BASE) return false;
  if (!x.reuses && address < THREAD_BASE + (t + 1) * THREAD_SPAN && address >= THREAD_BASE + t * THREAD_SPAN)
    return false; /* it is its own */
  const alloc = unbornAt(x.graph, address, lifeOf(x, t, address), e);
  if (alloc < 0) return false;
  const { unanswered } = x;
  if (x.graph.last(t) === e && x.graph.loc[e] >= 0) x.unanswered = e;
  x.fail('memory', UNBORN, t, alloc);
  x.unanswered = unanswered;
  return true;
}

export const UNORDERED_FREE = 'use after free: nothing orders this free after an access by another thread';
export const FREED_AGAIN = 'a block is freed a second time';
export const UNWRITTEN = 'an atomic operation reads memory that was never written';
export const UNBORN = 'nothing orders the allocation of this memory before this access';
