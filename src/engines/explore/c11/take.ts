import { InternalError, unreachable } from '../../../base/failure.ts';
import type { EventId, LocationId, ThreadId } from '../../../base/ids.ts';
import { isUnwritten } from '../../../vm/arithmetic/undefined.ts';
import * as ev from '../../../vm/code/event.ts';
import { ST_EVENT, ST_OP, ST_ORDER2, ST_SIZE, ST_UNDEF } from '../../../vm/code/layout.ts';
import {
  SYNC_BLOCKED,
  SYNC_DONE,
  SYNC_MISUSE,
  syncApply,
  syncChoices,
  synced,
} from '../../../vm/sync/sync.ts';
import { SYNC_INFO, SYNCS } from '../../../vm/sync/sync-table.ts';
import { NO_THREAD } from '../graph/columns.ts';
import { FLAGS_OF } from '../graph/flags.ts';
import { F_ATOMIC, F_CHOSEN, F_LEAVES, F_RMW, INIT, K_OTHER, K_READ, K_WRITE } from '../graph/graph.ts';
import { UNWRITTEN } from '../memory/access.ts';
import { isExpected, readFlags, weaken } from '../search/pending.ts';
import { hasWokenUp } from '../search/syncs.ts';
import { DONE, GO_ON, type Outcome } from '../state/steps.ts';
import { promise } from './promises.ts';
import type { BufferingState } from './state.ts';
import { type Way, writeFlags } from './ways.ts';

/** Takes one way of thread t: the event is added, and the thread goes on as far as that is decided. */
export function take(x: BufferingState, t: ThreadId, way: Exclude<Way, { kind: 'fulfil' }>): Outcome {
  const g = x.graph;
  x.midway = NO_THREAD;
  switch (way.kind) {
    case 'read': {
      const loc = x.locationOf(t);
      return readFrom(x, t, loc, way.index === 0 ? INIT : g.co[loc][way.index - 1]);
    }
    case 'wait':
      x.wait(t);
      return GO_ON;
    case 'guess': {
      x.guesses++;
      const loc = x.locationOf(t);
      return readFrom(x, t, loc, way.promise >= 0 ? way.promise : promise(g, loc, way.words, way.place));
    }
    case 'write': {
      const a = addWrite(x, t, way.words, way.read);
      g.co[g.loc[a]].splice(way.place, 0, a);
      if (!x.order.holds(g, a)) return DONE;
      written(x, t, way.read);
      x.noted(a);
      return GO_ON;
    }
    case 'choose': {
      const e = x.add(t, K_OTHER, 0);
      g.value[4 * e] = way.value;
      x.machine.deliver(t, way.value, way.value >> 31);
      return GO_ON;
    }
    case 'decide':
      return decide(x, t, g.last(t), way.choice);
    default:
      return unreachable(way);
  }
}

function readFrom(x: BufferingState, t: ThreadId, loc: LocationId, write: EventId): Outcome {
  const g = x.graph;
  x.goesOn(t);
  const e = x.add(t, K_READ, readFlags(x.machine.state(t)), loc);
  g.readsOf(loc).push(e);
  g.readFrom(e, write);
  settle(x, t, e);
  return x.order.holds(g, e) ? answer(x, t, e) : DONE;
}

/** A compare-exchange or trylock that fails on what it reads is a load of its own order. */
function settle(x: BufferingState, t: ThreadId, e: EventId): void {
  const g = x.graph;
  const s = x.machine.state(t);
  x.bytes.ofRead(g, e);
  const { words } = x.bytes;
  for (let k = 0; k < 4; k++) g.value[4 * e + k] = words[k];
  const fails =
    s[ST_EVENT] === ev.EV_CAS
      ? !isExpected(s, words)
      : s[ST_EVENT] === ev.EV_SYNC &&
        !SYNC_INFO[s[ST_OP]].waits &&
        syncApply(s[ST_OP], words[0], words[1], t, 0) === SYNC_DONE &&
        synced.result !== 0 &&
        synced.lo === words[0] &&
        synced.hi === words[1];
  if (fails) weaken(x, e, s[ST_EVENT] === ev.EV_CAS ? FLAGS_OF[s[ST_ORDER2]] : 0);
}

/** Read e has its value: what the machine makes of it. */
export function answer(x: BufferingState, t: ThreadId, e: EventId): Outcome {
  const g = x.graph;
  const { machine, bytes } = x;
  const s = machine.state(t);
  bytes.ofRead(g, e);
  const { words, undef } = bytes;
  for (let k = 0; k < 4; k++) g.value[4 * e + k] = words[k];
  if (bytes.isUndefined) {
    const modifies = s[ST_EVENT] !== ev.EV_READ;
    if ((g.flags[e] & F_ATOMIC) !== 0 && isUnwritten(undef, s[ST_SIZE], modifies))
      return x.failAt('uninitialized', UNWRITTEN, t);
    machine.deliverUndefined(t, words, undef);
    return GO_ON;
  }
  switch (s[ST_EVENT]) {
    case ev.EV_READ:
      machine.deliver(t, words[0], words[1], words[2], words[3]);
      return GO_ON;
    case ev.EV_RMW:
      return decide(x, t, e, 0);
    case ev.EV_ATOMIC_BEGIN:
      if (words[0] !== 0) return DONE; /* another thread is inside */
      g.block[e] = g.pos[e];
      return writesNext(x, t, e, 0);
    case ev.EV_CAS:
      if (isExpected(s, words) && x.options.spuriousCas === true && s[ST_OP] === 1) return wayDecides(x, t);
      return decide(x, t, e, 0);
    case ev.EV_SYNC:
      return choicesOf(x, t, words[0], words[1]) > 1 ? wayDecides(x, t) : decide(x, t, e, 0);
    default:
      throw new InternalError('explore: a read that is none');
  }
}

function wayDecides(x: BufferingState, t: ThreadId): Outcome {
  x.midway = t;
  return GO_ON;
}

/** Ways to go on: as Explorer has them (syncs.ts, spurious-cas.ts). */
export function choicesOf(x: BufferingState, t: ThreadId, lo: number, hi: number): number {
  const s = x.machine.state(t);
  if (s[ST_EVENT] !== ev.EV_SYNC) return 2;
  if (SYNCS[s[ST_OP]] !== 'cond-wait') return syncChoices(s[ST_OP], lo, hi);
  if (x.options.spurious === false || syncApply(s[ST_OP], lo, hi, t, 0) !== SYNC_BLOCKED) return 1;
  return hasWokenUp(x, t) ? 1 : 2;
}

/** A read-modify-write, compare-exchange or sync operation goes on from what it read; it may be to write next. */
function decide(x: BufferingState, t: ThreadId, e: EventId, choice: number): Outcome {
  const g = x.graph;
  const { machine } = x;
  const s = machine.state(t);
  const v = 4 * e;
  const { value } = g;
  if (choice > 0) g.flags[e] |= F_CHOSEN;
  if (s[ST_EVENT] === ev.EV_CAS) {
    const words = value.subarray(v, v + 4);
    if (choice === 0 && isExpected(s, words)) return writesNext(x, t, e, 0);
    if (choice > 0) weaken(x, e, FLAGS_OF[s[ST_ORDER2]] | F_CHOSEN);
    machine.deliverCas(t, false, value[v], value[v + 1], value[v + 2], value[v + 3]);
    return GO_ON;
  }
  if (s[ST_EVENT] === ev.EV_RMW) return writesNext(x, t, e, 0);
  const status = syncApply(s[ST_OP], value[v], value[v + 1], t, choice);
  if (status === SYNC_MISUSE) return x.failAt('lock', synced.message, t);
  if (status === SYNC_BLOCKED) return DONE; /* it waits instead, or for ever (endings.ts) */
  if (synced.lo !== value[v] || synced.hi !== value[v + 1]) return writesNext(x, t, e, choice);
  machine.deliver(t, synced.result);
  return GO_ON;
}

function writesNext(x: BufferingState, t: ThreadId, e: EventId, choice: number): Outcome {
  x.graph.flags[e] |= F_RMW;
  x.midway = t;
  x.choice = choice;
  return GO_ON;
}

/** A new write, in no coherence order yet. */
export function addWrite(x: BufferingState, t: ThreadId, words: readonly number[], read: EventId): EventId {
  const g = x.graph;
  const s = x.machine.state(t);
  const a = x.add(t, K_WRITE, writeFlags(g, s, read), x.locationOf(t));
  if (s[ST_EVENT] === ev.EV_ATOMIC_END) g.flags[a] |= F_LEAVES;
  for (let k = 0; k < 4; k++) g.value[4 * a + k] = words[k];
  if (read < 0 && s[ST_EVENT] === ev.EV_WRITE) x.bytes.written(g.snap[a], s, ST_UNDEF);
  else x.bytes.defined(g.snap[a]);
  g.release(a, read >= 0 ? g.rf[read] : INIT, x.keepsOwnSequences);
  return a;
}

/** The write is in the graph: the thread goes on. */
export function written(x: BufferingState, t: ThreadId, read: EventId): void {
  const { machine } = x;
  const s = machine.state(t);
  const { value } = x.graph;
  const v = 4 * read;
  if (s[ST_EVENT] === ev.EV_CAS)
    machine.deliverCas(t, true, value[v], value[v + 1], value[v + 2], value[v + 3]);
  else if (s[ST_EVENT] === ev.EV_RMW) machine.deliver(t, value[v], value[v + 1], value[v + 2], value[v + 3]);
  else if (s[ST_EVENT] === ev.EV_SYNC) {
    syncApply(s[ST_OP], value[v], value[v + 1], t, 0);
    machine.deliver(t, synced.result);
  } else machine.deliver(t, 0);
}
