import { type EventId, type ThreadId, threadId } from '../../../base/ids.ts';
import { blindThreads } from '../../../ir/analysis/blind.ts';
import type { Program } from '../../../ir/types.ts';
import { EV_AWAIT, EV_END, EV_HALT, EV_JOIN } from '../../../vm/code/event.ts';
import { FUNCTION_BASE, MAX_THREADS, ST_EVENT, ST_ROUND, ST_VAL } from '../../../vm/code/layout.ts';
import { FIRST_EVENT, NO_EVENT, NO_THREAD } from '../graph/columns.ts';
import {
  type Graph,
  K_CREATE,
  K_END,
  K_FENCE,
  K_HALT,
  K_JOIN,
  K_OTHER,
  K_PASS,
  K_READ,
  K_WRITE,
} from '../graph/graph.ts';
import type { SearchState } from '../state/search-state.ts';
import { waitsFrom } from '../waiting/waits.ts';

/**
 * Threads that are interchangeable: after SPORE (Kokologiannakis, Marmanis, Vafeiadis, PLDI 2024).
 *
 * Two threads are *twins* if one creator created them one right after the other, with the same function and argument,
 * and the function sees neither who runs it nor addresses that are its own (`isBlind`). Exchanging twins in a graph
 * gives another graph of the program, so one of the two is enough. We keep the one in which, at the first place where
 * they differ, the later twin reads a later write, or writes later:
 *
 *   while twins have done the same, an event of the later one is compared with the event at the same place of the
 *   earlier one (the one before it in the order of creation); it must not read, or be placed, earlier in coherence.
 *
 * That this keeps exploration complete: the condition is prefix-closed if the event it is compared with counts as a
 * cause of the later twin's event (Graph.readFrom joins the prefixes), and extensible since the latest write and the
 * last place always satisfy it; a later twin that has done the same so far waits until the earlier one has gone ahead.
 * With these TruSt's argument holds as for any model. Twins that wait in the same place are not told apart: when
 * nothing else can go on, the later one goes its own way.
 *
 * The creator tells twins apart by joining them one by one. That is harmless if it does nothing else between the first
 * and the last join of a set of twins, which is watched (`partlyJoined`): otherwise the search starts over without.
 */

/** The earlier twin of thread t, or -1. */
function twinOf(g: Graph, t: ThreadId): ThreadId {
  // main has no begin: its first event is any.
  return t > 0 && t < g.of.length && g.of[t].length > 0 ? threadId(g.value[4 * g.of[t][0]] - 1) : NO_THREAD;
}

/** The first of the twins that thread t is one of; itself if there are none. */
export function firstTwin(g: Graph, t: ThreadId): ThreadId {
  let first = t;
  for (let twin = twinOf(g, t); twin >= 0; twin = twinOf(g, twin)) first = twin;
  return first;
}

/** The earlier twin of the thread that `create` made: the one made by the event right before it, if it is alike. */
export function twinMadeBy(g: Graph, create: EventId, blind: ReadonlyMap<number, boolean> | null): ThreadId {
  if (blind === null || g.pos[create] === 0) return NO_THREAD;
  const before = g.of[g.thread[create]][g.pos[create] - 1];
  if (g.kind[before] !== K_CREATE || blind.get(g.value[4 * create + 1]) !== true) return NO_THREAD;
  for (let k = 1; k < 4; k++) if (g.value[4 * before + k] !== g.value[4 * create + k]) return NO_THREAD;
  return threadId(g.value[4 * before]);
}

/** The event of the earlier twin that event number `at` of thread t is compared with; -1: none. */
export function counterpart(g: Graph, t: ThreadId, at: number): EventId {
  const twin = twinOf(g, t);
  if (twin < 0 || at === 0) return NO_EVENT;
  const last = g.of[t][at - 1];
  if (at > 1 && g.peer[last] < 0) return NO_EVENT;
  if (at > 1 && !isSame(g, last, g.peer[last])) return NO_EVENT;
  return at < available(g, twin) ? g.of[twin][at] : NO_EVENT;
}

/** How many events of a thread stand: not those of an iteration that waits. */
function available(g: Graph, t: ThreadId): number {
  const waiting = waitsFrom(g, t);
  return waiting >= 0 ? waiting : g.countOf(t);
}

/** Has thread t done the same as its twin, which has not gone ahead? */
export function isBehind(g: Graph, t: ThreadId): boolean {
  const twin = twinOf(g, t);
  if (twin < 0) return false;
  const at = g.countOf(t);
  const last = g.of[t][at - 1];
  if (at > 1 && (g.peer[last] < 0 || !isSame(g, last, g.peer[last]))) return false;
  return at >= available(g, twin);
}

/** Events at the same place of two twins: do the threads go on from them in the same state, told apart by nobody? */
function isSame(g: Graph, e: EventId, f: EventId): boolean {
  const kind = g.kind[e];
  if (kind !== g.kind[f] || g.site[e] !== g.site[f]) return false;
  switch (kind) {
    case K_READ: {
      const w = g.rf[e];
      if (g.loc[e] !== g.loc[f] || g.flags[e] !== g.flags[f] || w !== g.rf[f]) return false;
      return w < 0 || (g.thread[w] !== g.thread[e] && g.thread[w] !== g.thread[f]);
    }
    case K_OTHER:
      return g.value[4 * e] === g.value[4 * f];
    case K_PASS:
      return g.loc[e] === g.loc[f] && g.value[4 * e] === g.value[4 * f];
    case K_FENCE:
    case K_END:
    case K_HALT:
      return true;
    default:
      return false; /* writes are ordered by coherence: from there on they differ */
  }
}

/** Does event e keep the order of twins? It is in its place in coherence, or has its source. */
export function keepsOrder(g: Graph, e: EventId): boolean {
  const f = g.peer[e];
  if (f < 0 || g.kind[e] !== g.kind[f] || g.loc[e] !== g.loc[f]) return true;
  if (g.kind[e] === K_READ) return g.coIndex(g.rf[e]) >= g.coIndex(g.rf[f]);
  if (g.kind[e] === K_WRITE) return g.coIndex(e) > g.coIndex(f);
  /* the first choice is the one that is always possible */
  return g.kind[e] !== K_OTHER || g.site[e] !== g.site[f] || g.value[4 * e] <= g.value[4 * f];
}

const joined = new Uint8Array(MAX_THREADS);

/** Does the pending event of thread t tell twins apart? */
export function tellsTwinsApart(x: SearchState, t: ThreadId): boolean {
  const s = x.machine.state(t);
  switch (s[ST_EVENT]) {
    case EV_JOIN:
      return joinsOthersTwin(x, t, x.machine.slotOf(s[ST_VAL]));
    case EV_END:
    case EV_HALT:
      return false;
    case EV_AWAIT:
      /* an iteration of several reads may be tried again from the middle, when a twin is compared with its beginning */
      return ((s[ST_VAL] > 1 || s[ST_ROUND] !== 0) && hasTwin(x, t)) || partlyJoined(x, t);
    default:
      return partlyJoined(x, t);
  }
}

/** Is thread t one of several twins? Threads that have not begun count, so this looks at who created whom. */
function hasTwin(x: SearchState, t: ThreadId): boolean {
  const g = x.graph;
  for (let e = FIRST_EVENT; e < g.n; e++) {
    if (g.kind[e] !== K_CREATE) continue;
    const twin = x.twinMadeBy(e);
    if (twin >= 0 && (twin === t || g.value[4 * e] === t)) return true;
  }
  return false;
}

/** After a join thread t does something else: has it joined only some of its twins? */
function partlyJoined(x: SearchState, t: ThreadId): boolean {
  const g = x.graph;
  const last = g.last(t);
  if (last < 0 || g.kind[last] !== K_JOIN) return false;
  joined.fill(0);
  for (let e = FIRST_EVENT; e < g.n; e++) if (g.kind[e] === K_JOIN) joined[g.value[4 * e]] = 1;
  for (let e = FIRST_EVENT; e < g.n; e++) {
    if (g.kind[e] !== K_CREATE) continue;
    const twin = x.twinMadeBy(e);
    if (twin >= 0 && joined[g.value[4 * e]] !== joined[twin]) return true;
  }
  return false;
}

/** Is `other` a twin that another thread than t created? */
function joinsOthersTwin(x: SearchState, t: ThreadId, other: ThreadId): boolean {
  if (other < 0 || !hasTwin(x, other)) return false;
  const g = x.graph;
  for (let e = FIRST_EVENT; e < g.n; e++)
    if (g.kind[e] === K_CREATE && g.value[4 * e] === other) return g.thread[e] !== t;
  return true;
}

/** By address: functions whose threads do not know who they are. */
export const blindFunctions = (program: Program): Map<number, boolean> =>
  new Map(blindThreads(program).map((blind, f) => [FUNCTION_BASE + 16 * f, blind] as const));
