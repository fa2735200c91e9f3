import { InternalError } from '../../../base/failure.ts';
import { eventId, type ThreadId } from '../../../base/ids.ts';
import { FENCES, ORDERS } from '../../../vm/code/event.ts';
import { ST_ADDR, ST_OP, ST_ORDER, ST_RET, ST_VAL } from '../../../vm/code/layout.ts';
import { claimedBefore, notAThread } from '../../../vm/text/thread-text.ts';
import { AQ, HB, NO_EVENT, PF } from '../graph/columns.ts';
import { FLAGS_OF } from '../graph/flags.ts';
import {
  F_ACQUIRE,
  F_BARRIER,
  F_FULL,
  F_RELEASE,
  F_SC,
  K_BEGIN,
  K_CREATE,
  K_FENCE,
  K_FREE,
  K_JOIN,
  K_OTHER,
} from '../graph/graph.ts';
import { FREED_AGAIN, UNORDERED_FREE } from '../memory/access.ts';
import { foundedAccess, foundedFree } from '../memory/founded.ts';
import { afterFree } from '../memory/frees.ts';
import { lifeOf } from '../memory/heap-reuse.ts';
import { freeOf, unbornAt, unorderedAccess } from '../memory/races.ts';
import { sparesBarriers } from '../reductions/barriers.ts';
import { sparesLocks } from '../reductions/sections.ts';
import type { Exploration } from '../state/exploration.ts';
import type { SearchState } from '../state/search-state.ts';
import { DONE, GO_ON, type Outcome } from '../state/steps.ts';
import { isInBlock, suspend, waitsInBlock } from './atomic-blocks.ts';
import { claimOf } from './claims.ts';

/** Events that are no access: fences, threads, the heap. Each adds itself to the graph and lets the thread go on. */

const SC = ORDERS.indexOf('sc');

export function addBegin(x: Exploration, t: ThreadId): void {
  const g = x.graph;
  const e = x.add(t, K_BEGIN, 0);
  for (let k = eventId(e - 1); k >= 0; k--) {
    if (g.kind[k] !== K_CREATE || g.value[4 * k] !== t) continue;
    g.rf[e] = k;
    g.join(e, HB, k, HB);
    g.join(e, PF, k, PF);
    g.value[4 * e] = x.twinMadeBy(k) + 1;
    return;
  }
  throw new InternalError(`explore: thread ${t} was never created`);
}

export function fence(x: Exploration, t: ThreadId): Outcome {
  const g = x.graph;
  const s = x.machine.state(t);
  const e = x.add(t, K_FENCE, fenceFlags(FENCES[s[ST_OP]], s[ST_ORDER]));
  const flags = g.flags[e];
  if ((flags & F_ACQUIRE) !== 0) g.join(e, HB, e, AQ);
  if ((flags & F_RELEASE) !== 0) g.fence[e] = e;
  if ((flags & F_SC) !== 0) g.scFences.push(e);
  x.machine.deliver(t, 0);
  return GO_ON;
}

function fenceFlags(kind: (typeof FENCES)[number], order: number): number {
  if (kind === 'full') return F_FULL;
  if (kind === 'ss') return F_BARRIER;
  if (kind !== 'thread') return 0;
  const flags = FLAGS_OF[order] & (F_ACQUIRE | F_RELEASE | F_SC);
  return flags | (order === SC ? F_FULL : 0) | ((flags & F_RELEASE) !== 0 ? F_BARRIER : 0);
}

export function create(x: Exploration, t: ThreadId, most: number): Outcome {
  const failure = x.machine.validate(t);
  if (failure !== null) return x.fail(failure.kind, failure.message, t, NO_EVENT);
  const e = x.add(t, K_CREATE, 0);
  const child = x.machine.spawn(t);
  if (child < 0) return x.giveUp(x.machine.unsupported(t));
  if (child >= most)
    return x.giveUp(
      {
        code: 'HED440',
        severity: 'error',
        message: `there are more than ${most} threads`,
        help: 'use fewer threads, or --engine random',
      },
      'more-threads',
    );
  const s = x.machine.state(t);
  x.graph.value.set([child, s[ST_ADDR], s[ST_VAL], s[ST_VAL + 1]], 4 * e);
  x.machine.deliver(t, x.machine.handleOf(child));
  return GO_ON;
}

export function join(x: SearchState, t: ThreadId): Outcome {
  const wrong = checkJoin(x, t);
  if (wrong !== GO_ON) return wrong;
  if (isInBlock(x, t)) return waitsInBlock(x, t); /* if it begins too early nobody else comes to an end */
  const other = x.machine.slotOf(x.machine.state(t)[ST_VAL]);
  return x.order.isOver(x.graph, x.endOf(other), t) ? addJoin(x, t) : suspend(x, t, x.graph.n);
}

/** GO_ON: the pending join of thread t is one of a thread, which nobody has joined or detached. */
export function checkJoin(x: Exploration, t: ThreadId): Outcome {
  const other = x.machine.slotOf(x.machine.state(t)[ST_VAL]);
  if (other < 0) return x.fail('memory', notAThread('join'), t, NO_EVENT);
  const before = claimOf(x, other);
  return before === null ? GO_ON : x.fail('memory', claimedBefore('join', before), t, NO_EVENT);
}

export function detach(x: Exploration, t: ThreadId): Outcome {
  const other = x.machine.slotOf(x.machine.state(t)[ST_VAL]);
  if (other < 0) return x.fail('memory', notAThread('detach'), t, NO_EVENT);
  const before = claimOf(x, other);
  if (before !== null) return x.fail('memory', claimedBefore('detach', before), t, NO_EVENT);
  const e = x.add(t, K_OTHER, 0);
  x.graph.value[4 * e + 1] = other + 1;
  x.machine.deliver(t, 0);
  return GO_ON;
}

/** The other thread has ended. */
export function addJoin(x: Exploration, t: ThreadId): Outcome {
  const g = x.graph;
  const other = x.machine.slotOf(x.machine.state(t)[ST_VAL]);
  const end = x.endOf(other);
  const e = x.add(t, K_JOIN, 0);
  g.value[4 * e] = other;
  g.rf[e] = end;
  g.join(e, HB, end, HB);
  g.join(e, PF, end, PF);
  const ended = x.machine.state(other);
  x.machine.deliver(t, ended[ST_RET], ended[ST_RET + 1]);
  return GO_ON;
}

/** A free is a write to the whole block: in the C11 family every access must happen before it, else see frees.ts. */
export function free(x: SearchState, t: ThreadId): Outcome {
  const g = x.graph;
  const s = x.machine.state(t);
  const address = s[ST_ADDR];
  const failure = x.machine.validate(t);
  if (failure !== null) return x.fail(failure.kind, failure.message, t, NO_EVENT);
  const size = x.machine.objectAt(address)?.size ?? 0;
  if (x.arrivals.length > 0 && !sparesBarriers(x, t, address, size)) return DONE;
  if (x.sections !== null && !sparesLocks(x, x.sections, t, address, size)) return DONE;
  const life = lifeOf(x, t, address);
  const before = foundedFree(x, t, freeOf(g, address, 1, life), { address, size: 1 });
  if (before >= 0) return x.fail('memory', FREED_AGAIN, t, before);
  if (x.order.own !== null) {
    const f = g.n;
    addFree(x, t, address, life);
    return afterFree(x, f);
  }
  const last = g.last(t);
  const alloc = unbornAt(g, address, life, last);
  if (alloc >= 0)
    return x.fail('memory', 'nothing orders the allocation of this block before its free', t, alloc);
  const other =
    last < 0
      ? NO_EVENT
      : foundedAccess(x, t, unorderedAccess(g, x.locations, address, size, last), { address, size });
  if (other >= 0) return x.fail('memory', UNORDERED_FREE, t, other);
  return addFree(x, t, address, life);
}

export function addFree(x: Exploration, t: ThreadId, address: number, life: number): Outcome {
  const g = x.graph;
  const e = x.add(t, K_FREE, 0);
  g.value[4 * e] = address;
  g.value[4 * e + 1] = x.machine.objectAt(address)?.size ?? 0;
  g.value[4 * e + 2] = x.machine.state(t)[ST_OP];
  g.value[4 * e + 3] = life;
  g.frees.push(e);
  x.machine.deliver(t, 0);
  return GO_ON;
}
