import type { ThreadId } from '../../../base/ids.ts';
import * as ev from '../../../vm/code/event.ts';
import { ST_EVENT, ST_EXP, ST_OP, ST_VAL } from '../../../vm/code/layout.ts';
import { apply } from '../functions/apply.ts';
import { tooMany } from '../functions/too-many.ts';
import { NO_EVENT } from '../graph/columns.ts';
import { F_CHOSEN, F_MIXED, F_RMW, INIT, K_END, K_OTHER, K_READ } from '../graph/graph.ts';
import { addAlloc } from '../memory/heap-reuse.ts';
import { depthOf, lockWord, nested } from '../search/block-words.ts';
import { endProgram } from '../search/ending.ts';
import { create, detach, fence } from '../search/other-events.ts';
import { mixesSizes, readFlags } from '../search/pending.ts';
import { DONE, GO_ON, type Outcome } from '../state/steps.ts';
import { iterationStart } from '../waiting/rounds.ts';
import { staleEnd } from '../waiting/stuck.ts';
import { isNewRound } from '../waiting/timed-rounds.ts';
import { free, join } from './heap-and-threads.ts';
import type { BufferingState } from './state.ts';
import { answer, choicesOf } from './take.ts';
import { chooseWays, readWays, updated, type Way, writeWays } from './ways.ts';

/** The pending event of thread t: it is taken if there is one way only; otherwise these are the ways. */
export function step(x: BufferingState, t: ThreadId): Outcome | Way[] {
  const s = x.machine.state(t);
  if (x.midway === t) return goOnMidway(x, t);
  switch (s[ST_EVENT]) {
    case ev.EV_READ:
    case ev.EV_RMW:
    case ev.EV_CAS:
    case ev.EV_SYNC:
      return read(x, t);
    case ev.EV_WRITE:
      return store(x, t);
    case ev.EV_CHOOSE: {
      const application = x.machine.application(t);
      if (application !== null) return apply(x, t, application, x.options.table ?? []);
      const ways = chooseWays(s);
      if (ways === null) return x.giveUp(tooMany(x, t));
      return ways;
    }
    case ev.EV_FENCE:
      return fence(x, t);
    case ev.EV_CREATE:
      return create(x, t, x.threads);
    case ev.EV_JOIN:
      return join(x, t);
    case ev.EV_DETACH:
      return detach(x, t);
    case ev.EV_ALLOC:
      return addAlloc(x, t, NO_EVENT);
    case ev.EV_FREE:
      return free(x, t);
    case ev.EV_END:
      x.add(t, K_END, 0);
      return GO_ON;
    case ev.EV_HALT:
      return s[ST_OP] === 1
        ? x.fail('assertion', 'abort() is called', t, NO_EVENT)
        : endProgram(x, t, s[ST_OP] === 0);
    case ev.EV_AWAIT:
      return idle(x, t);
    case ev.EV_ASSUME:
    case ev.EV_LOOP_BOUND:
      return GO_ON;
    case ev.EV_FAIL: {
      const { kind, message } = x.machine.failure(t);
      return x.fail(kind, message, t, NO_EVENT);
    }
    case ev.EV_LIMIT:
    case ev.EV_UNSUPPORTED:
      return x.giveUp(x.machine.unsupported(t));
    case ev.EV_ATOMIC_BEGIN:
      if (depthOf(x, t) > 0) return nested(x, t);
      lockWord(x, t);
      return readWays(x, t, x.locationOf(t));
    case ev.EV_ATOMIC_END:
      if (depthOf(x, t) !== 1) return nested(x, t);
      lockWord(x, t);
      return writeWays(x, t, [0, 0, 0, 0], NO_EVENT);
    default:
      x.add(t, K_OTHER, 0);
      x.machine.deliver(t, 0);
      return GO_ON;
  }
}

/** The last read of thread t decides, or gets its write. */
function goOnMidway(x: BufferingState, t: ThreadId): Outcome | Way[] {
  const g = x.graph;
  const e = g.last(t);
  const v = 4 * e;
  if ((g.flags[e] & F_RMW) !== 0) {
    if (isBesideOtherSize(x, t)) return mixesSizes(x, t);
    return writeWays(x, t, updated(x, t, e, x.choice), e);
  }
  const choices = choicesOf(x, t, g.value[v], g.value[v + 1]);
  return Array.from({ length: choices }, (_, choice) => ({ kind: 'decide', choice }));
}

function read(x: BufferingState, t: ThreadId): Outcome | Way[] {
  const g = x.graph;
  const failure = x.machine.validate(t);
  if (failure !== null) return x.fail(failure.kind, failure.message, t, NO_EVENT);
  const loc = x.locationOf(t);
  if (!x.bytes.isMixed(g, loc) || x.bytes.isSettled(g, loc, g.last(t))) return readWays(x, t, loc);
  if (x.machine.state(t)[ST_EVENT] !== ev.EV_READ || !x.bytes.isOrdered(g, loc, g.last(t), false))
    return mixesSizes(x, t);
  const e = x.add(t, K_READ, readFlags(x.machine.state(t)) | F_MIXED, loc);
  g.readsOf(loc).push(e);
  g.readFrom(e, g.co[loc].at(-1) ?? INIT);
  return answer(x, t, e);
}

function store(x: BufferingState, t: ThreadId): Outcome | Way[] {
  const failure = x.machine.validate(t);
  if (failure !== null) return x.fail(failure.kind, failure.message, t, NO_EVENT);
  if (isBesideOtherSize(x, t)) return mixesSizes(x, t);
  const s = x.machine.state(t);
  return writeWays(x, t, [...s.subarray(ST_VAL, ST_VAL + 4)], NO_EVENT);
}

/** Does it write bytes that others have accessed with another size, and nothing orders that before it? */
function isBesideOtherSize(x: BufferingState, t: ThreadId): boolean {
  const loc = x.locationOf(t);
  return x.locations.overlaps[loc].length > 0 && !x.bytes.isOpenToWrite(x.graph, loc, x.graph.last(t));
}

/** An iteration that changed nothing: the thread stays there, unless it did not even read what is the latest. */
function idle(x: BufferingState, t: ThreadId): Outcome | Way[] {
  const g = x.graph;
  const s = x.machine.state(t);
  const from = iterationStart(g, t, s[ST_VAL]);
  if (x.options.spuriousCas === true && failedSpuriously(x, t, from)) return DONE;
  if (isNewRound(x, t)) {
    x.machine.deliver(t, 0);
    return GO_ON;
  }
  return s[ST_EXP] === 0 && staleEnd(g, t, from) >= 0 ? DONE : GO_ON;
}

/** Did a compare-exchange of the iteration fail without need? Then it waits for nothing, and is also seen without. */
function failedSpuriously(x: BufferingState, t: ThreadId, from: number): boolean {
  const g = x.graph;
  return g.of[t].slice(from).some((e) => {
    const { instr } = x.machine.image.sites[g.site[e]];
    return g.kind[e] === K_READ && (g.flags[e] & F_CHOSEN) !== 0 && instr.op === 'cmpxchg';
  });
}
