import type { EventId, ThreadId } from '../../../base/ids.ts';
import type { Consistency } from '../consistency/consistency.ts';
import { isUnfinished } from './blocks.ts';
import { FIRST_THREAD, NO_EVENT, NO_THREAD } from './columns.ts';
import {
  F_BLOCKED,
  F_CHOSEN,
  F_COMMUTES,
  F_RMW,
  type Graph,
  INIT,
  K_ALLOC,
  K_AWAIT,
  K_BEGIN,
  K_DEAD,
  K_JOIN,
  K_READ,
  K_SPIN,
  K_WRITE,
} from './graph.ts';

/**
 * An order of a graph's events to tell it in: each thread's own order, writes before the reads that read them, and,
 * if `sequential`, coherence and from-read too, so that the order is a sequentially consistent execution. The two
 * parts of a read-modify-write stay together, and so do the events of an atomic block, unless it is but a mutex and the
 * order need not be sequential. The thread changes only where it must. Null if there is no such order. If program order
 * and reads-from have a cycle (c11), a read is told before its write where there is no other way.
 * Reads that wait for ever (blocked locks) are left out, and so are `unanswered`, the last of its thread, and errors
 * nobody asked for. With `cut` an order of a part of the graph: without these events and all that come after them.
 */
export function linearize(
  g: Graph,
  model: Consistency,
  sequential: boolean,
  unanswered: EventId = NO_EVENT,
  cut: readonly EventId[] = [],
): EventId[] | null {
  const ends = g.of.map((_, t) => lengthOf(g, t, unanswered, cut));
  const blocks = sequential || model.contracts;
  const last = blocks && unanswered >= 0 ? g.block[unanswered] : NO_EVENT;
  const open = last < 0 ? NO_EVENT : g.of[g.thread[unanswered]][last];
  const told: Told = { model, sequential, blocks, ends, open };
  const next = new Int32Array(g.of.length);
  const done = new Uint8Array(g.n);
  const out: EventId[] = [];
  let left = ends.reduce((sum, end) => sum + end, 0);
  let current = FIRST_THREAD;
  while (left > 0) {
    let t = nextThread(g, next, done, current, told);
    if (t < 0 && cut.length > 0) break;
    if (t < 0) t = sequential ? NO_THREAD : firstAtRead(g, next, ends);
    if (t < 0) return null;
    current = t;
    const e = g.of[t][next[t]];
    for (let k = unitOf(g, e, told); k > 0; k--) {
      const part = g.of[t][next[t]++];
      done[part] = 1;
      out.push(part);
      left--;
    }
  }
  /* whoever is left out must at least have come so far */
  const reached = unanswered < 0 || next[g.thread[unanswered]] === ends[g.thread[unanswered]];
  return cut.length === 0 || reached ? out : null;
}

/** The first thread whose next event is a read, or -1. */
function firstAtRead(g: Graph, next: Int32Array, ends: readonly number[]): ThreadId {
  for (let t = FIRST_THREAD; t < g.of.length; t++)
    if (next[t] < ends[t] && g.kind[g.of[t][next[t]]] === K_READ) return t;
  return NO_THREAD;
}

/** Events of thread t without a last one that is blocked or unanswered, and without what is cut. */
function lengthOf(g: Graph, t: ThreadId, unanswered: EventId, cut: readonly EventId[]): number {
  const list = g.of[t];
  if (list.length === 0) return 0;
  const last = list[list.length - 1];
  const stays = g.kind[last] === K_AWAIT || (g.kind[last] === K_SPIN && (g.flags[last] & F_CHOSEN) === 0);
  const isOut = last === unanswered || stays || (g.flags[last] & F_BLOCKED) !== 0;
  const out =
    g.kind[last] === K_DEAD
      ? 1 + g.value[4 * last]
      : isOut
        ? waitsForNewer(g, last)
          ? 1 + g.value[4 * last]
          : 1
        : 0;
  return Math.min(list.length - out, ...cut.filter((e) => g.thread[e] === t).map((e) => g.pos[e]));
}

/** Does the iteration that ends with this await end with a read of an old write? It is still to get a newer one, and orders nothing. */
function waitsForNewer(g: Graph, last: EventId): boolean {
  if (g.kind[last] !== K_AWAIT) return false;
  const r = g.of[g.thread[last]][g.pos[last] - g.value[4 * last]];
  return g.kind[r] === K_READ && g.coIndex(g.rf[r]) < g.co[g.loc[r]].length;
}

interface Told {
  readonly model: Consistency;
  readonly sequential: boolean;
  /** Do atomic blocks stay together? */
  readonly blocks: boolean;
  /** By thread: how many of its events are told. */
  readonly ends: readonly number[];
  /** The beginning of the block that `unanswered` is in, which has no end: nobody can come after it. */
  readonly open: EventId;
}

/** How many events are told at once: an atomic block; 2 for a read-modify-write whose write is there; else 1. */
function unitOf(g: Graph, e: EventId, { blocks, ends }: Told): number {
  const list = g.of[g.thread[e]];
  if (blocks && g.block[e] === g.pos[e]) {
    const end = ends[g.thread[e]];
    let i = g.pos[e];
    while (i < end && g.block[list[i]] === g.block[e]) i++;
    return i - g.pos[e];
  }
  return g.kind[e] === K_READ && (g.flags[e] & F_RMW) !== 0 && g.pos[e] + 1 < list.length ? 2 : 1;
}

/** The current thread if it can go on, else the lowest that can; who would begin a block without an end only if nobody else can. */
function nextThread(g: Graph, next: Int32Array, done: Uint8Array, current: ThreadId, told: Told): ThreadId {
  let last: ThreadId = NO_THREAD;
  for (let i = NO_THREAD; i < g.of.length; i++) {
    const t = i < 0 ? current : i;
    if (next[t] >= told.ends[t]) continue;
    const e = g.of[t][next[t]];
    const unit = unitOf(g, e, told);
    let k = 0;
    while (k < unit && isReady(g, g.of[t][next[t] + k], done, told)) done[g.of[t][next[t] + k++]] = 1;
    for (let i = 0; i < k; i++) done[g.of[t][next[t] + i]] = 0;
    if (k < unit) continue;
    if (e !== told.open) return t;
    last = t;
  }
  return last;
}

/** Has all that must come before e been told? */
function isReady(g: Graph, e: EventId, done: Uint8Array, told: Told): boolean {
  const { model, sequential, ends } = told;
  const kind = g.kind[e];
  if ((g.flags[e] & F_COMMUTES) !== 0) return true;
  if (kind === K_READ || kind === K_BEGIN || kind === K_JOIN || kind === K_ALLOC) {
    if (g.rf[e] >= 0 && done[g.rf[e]] === 0) return false;
  }
  /* blocks in the order that the model gives them */
  if (
    g.block[e] === g.pos[e] &&
    model.own !== null &&
    !model.own.blocksBefore(g, e).every((y) => done[y] === 1)
  )
    return false;
  if (!sequential || kind !== K_WRITE) return true;
  const order = g.co[g.loc[e]];
  let i = order.indexOf(e) - 1;
  /* a block that never happened is no predecessor */
  while (i >= 0 && g.pos[order[i]] >= ends[g.thread[order[i]]] && isUnfinished(g, order[i])) i--;
  const previous = i < 0 ? INIT : order[i];
  if (previous >= 0 && done[previous] === 0) return false;
  return g.reads[g.loc[e]].every(
    (r) => g.rf[r] !== previous || done[r] === 1 || g.pos[r] >= ends[g.thread[r]],
  );
}
