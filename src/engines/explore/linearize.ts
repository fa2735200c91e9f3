import { F_BLOCKED, F_RMW, type Graph, INIT, K_BEGIN, K_JOIN, K_READ, K_WRITE } from './graph.ts';

/**
 * An order of a graph's events to tell it in: each thread's own order, writes before the reads that read them, and,
 * if `sequential`, coherence and from-read too, so that the order is a sequentially consistent execution. The two
 * parts of a read-modify-write stay together; the thread changes only where it must. Null if there is no such order.
 * Reads that wait for ever (blocked locks) are left out, and so is `unanswered`, the last of its thread.
 */
export function linearize(g: Graph, sequential: boolean, unanswered = -1): number[] | null {
  const next = new Int32Array(g.of.length);
  const done = new Uint8Array(g.n);
  const out: number[] = [];
  let left = 0;
  for (let t = 0; t < g.of.length; t++) left += lengthOf(g, t, unanswered);
  let current = 0;
  while (left > 0) {
    const t = nextThread(g, next, done, current, sequential, unanswered);
    if (t < 0) return null;
    current = t;
    const e = g.of[t][next[t]];
    for (let k = unitOf(g, e); k > 0; k--) {
      const part = g.of[t][next[t]++];
      done[part] = 1;
      out.push(part);
      left--;
    }
  }
  return out;
}

/** Events of thread t without a last one that is blocked or unanswered. */
function lengthOf(g: Graph, t: number, unanswered: number): number {
  const list = g.of[t];
  if (list.length === 0) return 0;
  const last = list[list.length - 1];
  return last === unanswered || (g.flags[last] & F_BLOCKED) !== 0 ? list.length - 1 : list.length;
}

/** 2 for a read-modify-write whose write is there, else 1. */
function unitOf(g: Graph, e: number): number {
  const list = g.of[g.thread[e]];
  return g.kind[e] === K_READ && (g.flags[e] & F_RMW) !== 0 && g.pos[e] + 1 < list.length ? 2 : 1;
}

/** The current thread if it can go on, else the lowest that can. */
function nextThread(
  g: Graph,
  next: Int32Array,
  done: Uint8Array,
  current: number,
  sequential: boolean,
  unanswered: number,
): number {
  for (let i = -1; i < g.of.length; i++) {
    const t = i < 0 ? current : i;
    if (next[t] >= lengthOf(g, t, unanswered)) continue;
    const e = g.of[t][next[t]];
    let ready = true;
    for (let k = 0; k < unitOf(g, e); k++)
      ready &&= isReady(g, g.of[t][next[t] + k], done, sequential, e, unanswered);
    if (ready) return t;
  }
  return -1;
}

/** Has all that must come before e been told? `unit`: the first part of its read-modify-write. */
function isReady(
  g: Graph,
  e: number,
  done: Uint8Array,
  sequential: boolean,
  unit: number,
  unanswered: number,
): boolean {
  const kind = g.kind[e];
  if (kind === K_READ || kind === K_BEGIN || kind === K_JOIN) {
    if (g.rf[e] >= 0 && done[g.rf[e]] === 0) return false;
  }
  if (!sequential || kind !== K_WRITE) return true;
  const order = g.co[g.loc[e]];
  const i = order.indexOf(e);
  const previous = i <= 0 ? INIT : order[i - 1];
  if (previous >= 0 && done[previous] === 0) return false;
  return g.reads[g.loc[e]].every(
    (r) =>
      r === unit || g.rf[r] !== previous || done[r] === 1 || g.pos[r] >= lengthOf(g, g.thread[r], unanswered),
  );
}
