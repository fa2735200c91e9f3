import type { ThreadId } from '../../../base/ids.ts';
import * as ev from '../../../vm/code/event.ts';
import { ST_EVENT, ST_EXP, ST_OP, ST_VAL } from '../../../vm/code/layout.ts';
import { isComparison, readClock } from '../clocks/decide.ts';
import { apply } from '../functions/apply.ts';
import { NO_EVENT } from '../graph/columns.ts';
import { K_AWAIT, K_END, K_OTHER } from '../graph/graph.ts';
import { addAlloc, reusable } from '../memory/heap-reuse.ts';
import { isPart } from '../memory/wide.ts';
import type { Sections } from '../reductions/ordered-sections.ts';
import { closeOpen, closeRound, conflicts, orderAll } from '../reductions/sections.ts';
import { failedSpuriously } from '../reductions/spurious-cas.ts';
import { tellsTwinsApart } from '../reductions/symmetry.ts';
import { maySkip, restOfSkip } from '../reductions/wake-ups.ts';
import type { SearchState } from '../state/search-state.ts';
import { ALLOC, CHOOSE, DONE, FREE, GO_ON, RETRY, SPIN, type Step, WAKE } from '../state/steps.ts';
import { goesOn } from '../waiting/lock-rounds.ts';
import { hasSpun, isBounded, isUnderLocks, iterationStart } from '../waiting/rounds.ts';
import { isIdleRound } from '../waiting/spurious-rounds.ts';
import { lastRead, staleEnd } from '../waiting/stuck.ts';
import { isFirstTimed, isNewRound } from '../waiting/timed-rounds.ts';
import { inVain, waitsFrom } from '../waiting/waits.ts';
import { isInBlock, racesOf, suspend, waitsInBlock } from './atomic-blocks.ts';
import { beginBlock, endBlock } from './block-ends.ts';
import { endProgram } from './ending.ts';
import { mayRevisitAllocs } from './free-revisits.ts';
import { passes } from './loose-sections.ts';
import { create, detach, fence, free, join } from './other-events.ts';
import { read, storePart } from './reads.ts';
import { store } from './writes.ts';

/** Takes the pending event of thread t, as far as there is one way only. */
export function step(x: SearchState, t: ThreadId): Step {
  x.events++;
  const s = x.machine.state(t);
  if (x.blind !== null && tellsTwinsApart(x, t)) return x.restart('symmetry');
  if (waitsFrom(x.graph, t) >= 0) return RETRY;
  switch (s[ST_EVENT]) {
    case ev.EV_READ:
    case ev.EV_RMW:
    case ev.EV_CAS:
      return x.sections !== null && conflicts(x, x.sections, t) ? DONE : read(x, t);
    case ev.EV_SYNC: {
      const passed = x.sections === null ? null : passes(x, x.sections, t);
      if (passed !== null) return passed;
      if (x.skips) {
        const skipped = restOfSkip(x, t);
        if (skipped !== null) return skipped;
        if (maySkip(x, t)) return WAKE;
      }
      return isIdleRound(x, t) ? suspend(x, t, x.graph.n) : read(x, t);
    }
    case ev.EV_WRITE:
      if (x.sections !== null && conflicts(x, x.sections, t)) return DONE;
      return isPart(x, t) ? storePart(x, t) : store(x, t);
    case ev.EV_FENCE:
      return fence(x, t);
    case ev.EV_CREATE:
      return create(x, t, x.threads);
    case ev.EV_JOIN:
      return x.sections !== null && closeOpen(x, x.sections, t) ? DONE : join(x, t);
    case ev.EV_DETACH:
      x.detaches = true;
      return detach(x, t);
    case ev.EV_CHOOSE: {
      const reading = readClock(x, t);
      if (reading !== null) return reading;
      if (isComparison(x, t)) return CHOOSE;
      const application = x.machine.application(t);
      if (application !== null) return apply(x, t, application, x.options.table ?? []);
      return CHOOSE;
    }
    case ev.EV_ALLOC:
      return reusable(x, t).length > 0 ? ALLOC : addAlloc(x, t, NO_EVENT);
    case ev.EV_FREE: {
      const freed = free(x, t);
      return freed === GO_ON && mayRevisitAllocs(x) ? FREE : freed;
    }
    case ev.EV_END:
      if (x.sections !== null && closeOpen(x, x.sections, t)) return DONE;
      x.add(t, K_END, 0);
      return GO_ON;
    case ev.EV_HALT:
      return s[ST_OP] === 1
        ? x.fail('assertion', 'abort() is called', t, NO_EVENT)
        : endProgram(x, t, s[ST_OP] === 0);
    case ev.EV_AWAIT:
      return wait(x, t);
    case ev.EV_ASSUME:
      return GO_ON; /* it stays there */
    case ev.EV_LOOP_BOUND:
      x.listener.cut(s[ST_OP], x);
      return GO_ON;
    case ev.EV_FAIL: {
      const { kind, message } = x.machine.failure(t);
      return x.fail(kind, message, t, NO_EVENT);
    }
    case ev.EV_LIMIT:
    case ev.EV_UNSUPPORTED:
      return x.giveUp(x.machine.unsupported(t));
    case ev.EV_ATOMIC_BEGIN:
      if (x.classes !== null) return x.restart('classes');
      if (x.sections !== null) return orderAll(x, x.sections);
      return x.options.race && x.order.contracts ? x.giveUp(racesOf(x, t)) : beginBlock(x, t);
    case ev.EV_ATOMIC_END:
      return endBlock(x, t);
    default:
      x.add(t, K_OTHER, 0);
      x.machine.deliver(t, 0);
      return GO_ON;
  }
}

/** Thread t is at the end of an iteration that changed nothing. */
function wait(x: SearchState, t: ThreadId): Step {
  const g = x.graph;
  const s = x.machine.state(t);
  if (x.sections !== null && waitsInSections(x, x.sections, t)) return DONE;
  x.classes?.observeFrom(g, t, iterationStart(g, t, s[ST_VAL]));
  if (failedSpuriously(x, t)) return DONE;
  if (isNewRound(x, t) || isFirstTimed(x, t)) {
    x.machine.deliver(t, 0);
    return GO_ON;
  }
  if (isUnderLocks(x, t) && goesOn(x, t, iterationStart(g, t, s[ST_VAL]))) {
    x.machine.deliver(t, 0);
    return GO_ON;
  }
  if (isInBlock(x, t)) {
    if (!isBounded(s)) return waitsInBlock(x, t);
    /* nobody can change what it reads meanwhile: its rounds are ordinary ones */
    x.machine.deliver(t, 0);
    return GO_ON;
  }
  if (isBounded(s)) return SPIN;
  const from = iterationStart(g, t, s[ST_VAL]);
  /* one that wrote a value back is in the others' way: it stays as it is */
  if (s[ST_EXP] > 0 || isUnderLocks(x, t) || hasSpun(g, t, from)) return GO_ON;
  if (staleEnd(g, t, from) >= 0) return inVain(x);
  const last = lastRead(g, t, from);
  const isPicked = x.picked === g.n - 1;
  const e = x.add(t, K_AWAIT, 0);
  if (isPicked) x.picked = e;
  g.value[4 * e] = g.pos[e] - (last < 0 ? from : g.pos[last]);
  return GO_ON;
}

/** Is it in a section, or has the round been through one? Then those are ordered. */
function waitsInSections(x: SearchState, sections: Sections, t: ThreadId): boolean {
  const s = x.machine.state(t);
  return (
    closeOpen(x, sections, t) ||
    (isUnderLocks(x, t) && closeRound(x, sections, t, iterationStart(x.graph, t, s[ST_VAL])))
  );
}
