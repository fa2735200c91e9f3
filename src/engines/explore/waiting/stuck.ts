import type { EventId, LocationId, ThreadId } from '../../../base/ids.ts';
import type { Waiting } from '../../../results/types.ts';
import { Names } from '../../../semantics/names.ts';
import { changeOf, waitOf } from '../../../semantics/waiting-text.ts';
import { EV_ASSUME, EV_AWAIT, EV_JOIN, EV_LOOP_BOUND } from '../../../vm/code/event.ts';
import { ST_EVENT, ST_OP, ST_STATUS, ST_VAL, STATUS_ENDED, STATUS_NONE } from '../../../vm/code/layout.ts';
import { isLibraryLoop, libraryObject, waitsAtGate } from '../../../vm/code/library-waits.ts';
import { FIRST_THREAD, NO_EVENT } from '../graph/columns.ts';
import { F_BLOCKED, F_RMW, type Graph, K_DEAD, K_HALT, K_READ, K_STUCK, K_WRITE } from '../graph/graph.ts';
import { claimOf } from '../search/claims.ts';
import type { Exploration } from '../state/exploration.ts';
import { isLeftByChoice } from './left-by-choice.ts';
import { isBounded, isUnderLocks, iterationStart } from './rounds.ts';

/**
 * A graph in which no thread can go on: is it a deadlock, a liveness violation, or only one in which some read has
 * not got the latest write (then there is another graph in which it has)? Stuck threads wait in an await or a lock for
 * a write that is not to come, or in a join for such a thread. When the program has ended nobody needs to end, and
 * detached threads never. Threads that wait for each other are found before (circles.ts).
 *
 * A thread that polls with timed waits gives its mutex away again and again. Whoever wants that mutex gets it, in another
 * graph; if all who want it poll as well, each of these graphs refers to the next, and what becomes of them is not
 * decided ('polling').
 */
export function stuckKind(x: Exploration): 'deadlock' | 'liveness' | 'polling' | null {
  const { machine, graph } = x;
  const left: ThreadId[] = [];
  for (let t = FIRST_THREAD; t < machine.threadCount; t++) {
    const s = machine.state(t);
    /* the program has ended, or what somebody would have done is not known */
    if (isLast(graph, t, K_HALT) || isLast(graph, t, K_DEAD)) return null;
    if (s[ST_STATUS] === STATUS_NONE || s[ST_STATUS] === STATUS_ENDED) continue;
    if (s[ST_EVENT] === EV_ASSUME || s[ST_EVENT] === EV_LOOP_BOUND) return null;
    left.push(t);
    if (s[ST_EVENT] === EV_AWAIT) {
      if (isBounded(s)) return null; /* it goes on, in another graph */
      const from = iterationStart(graph, t, s[ST_VAL]);
      if (isLeftByChoice(x, t, s[ST_OP], from)) return null;
      if (
        isUnderLocks(x, t)
          ? !findsLatest(graph, t, from)
          : !seesLatestFrom(graph, t, from) && !onlyOwnSince(graph, t, from)
      )
        return null;
      if (!isLastWord(graph, t, from)) return null;
    } else {
      const last = graph.last(t);
      if (last >= 0 && graph.kind[last] === K_STUCK) return null;
      if (last >= 0 && (graph.flags[last] & F_BLOCKED) !== 0 && !seesLatestValue(graph, last)) return null;
    }
  }
  if (left.every((t) => claimOf(x, t) === 'detached')) return null;
  if (left.every((t) => awaits(x, t))) return 'liveness';
  const excused = left.filter((t) => getsItsTurn(x, t, left));
  if (excused.length === 0) return 'deadlock';
  return excused.every((t) => polls(x, t)) ? 'polling' : null;
}

const isLast = (g: Graph, t: ThreadId, kind: number): boolean => g.last(t) >= 0 && g.kind[g.last(t)] === kind;

/** Is thread t, which wants a mutex, in the middle of a timed wait whose time has run out? */
function polls(x: Exploration, t: ThreadId): boolean {
  const g = x.graph;
  const list = g.of[t];
  for (let i = list.length - 1; i >= 0; i--) {
    const { instr } = x.machine.image.sites[g.site[list[i]]];
    if (instr.op !== 'sync') return false;
    if (instr.sync === 'cond-timedwait') return true;
  }
  return false;
}

/** Does thread t want a mutex that another of these gives away again and again, as it polls with timed waits? */
function getsItsTurn(x: Exploration, t: ThreadId, left: readonly ThreadId[]): boolean {
  const g = x.graph;
  const wanted = g.last(t);
  if (wanted < 0 || (g.flags[wanted] & F_BLOCKED) === 0) return false;
  const { instr } = x.machine.image.sites[g.site[wanted]];
  /* to begin to wait and to give up wakes nobody who waits for a signal on the same condition variable */
  if (instr.op === 'sync' && instr.sync === 'cond-wait') return false;
  return left.some((other) => {
    const s = x.machine.state(other);
    if (s[ST_EVENT] !== EV_AWAIT) return false;
    const round = g.of[other].slice(iterationStart(g, other, s[ST_VAL]));
    return round.some((e) => g.kind[e] === K_WRITE && g.loc[e] === g.loc[wanted]);
  });
}

/** Has nobody but thread t itself written what it read from this position on? So it is in a loop of timed waits. */
function onlyOwnSince(g: Graph, t: ThreadId, from: number): boolean {
  const list = g.of[t];
  for (let i = from; i < list.length; i++) {
    const e = list[i];
    if (g.kind[e] !== K_READ) continue;
    const order = g.co[g.loc[e]];
    for (let k = g.coIndex(g.rf[e]); k < order.length; k++) if (g.thread[order[k]] !== t) return false;
  }
  return true;
}

/** Does it wait in an await of the program's, or for the end of a thread that does? Not if threads wait for each other. */
function awaits(x: Exploration, t: ThreadId, joining: readonly ThreadId[] = []): boolean {
  const s = x.machine.state(t);
  if (s[ST_STATUS] === STATUS_ENDED) return true;
  if (s[ST_EVENT] === EV_AWAIT) return !isLibraryLoop(x.machine.image.program, s[ST_OP]);
  if (s[ST_EVENT] !== EV_JOIN || joining.includes(t)) return false;
  return awaits(x, x.machine.slotOf(s[ST_VAL]), [...joining, t]);
}

export const isLatest = (g: Graph, read: EventId): boolean =>
  g.coIndex(g.rf[read]) === g.co[g.loc[read]].length;

/** Is there no later write with another value? (Other spinning threads may write the same value back.) */
function seesLatestValue(g: Graph, read: EventId): boolean {
  const order = g.co[g.loc[read]];
  for (let i = g.coIndex(g.rf[read]); i < order.length; i++)
    for (let k = 0; k < 4; k++) if (g.value[4 * order[i] + k] !== g.value[4 * read + k]) return false;
  return true;
}

/** The last read of thread t from this position on, or -1. */
export function lastRead(g: Graph, t: ThreadId, from: number): EventId {
  const list = g.of[t];
  for (let i = list.length - 1; i >= from; i--) if (g.kind[list[i]] === K_READ) return list[i];
  return NO_EVENT;
}

/**
 * The same if it does not have the latest write; else -1. Such a read has no other future: nothing before it in the
 * iteration can change without it, and nothing comes after it.
 */
export function staleEnd(g: Graph, t: ThreadId, from: number): number {
  const last = lastRead(g, t, from);
  return last < 0 || isLatest(g, last) ? -1 : last;
}

/** The first read of thread t from this position on that does not have the latest write, or -1; locks aside, if so said. */
export function staleRead(g: Graph, t: ThreadId, from: number, notLocks = false): number {
  const list = g.of[t];
  for (let i = from; i < list.length; i++) {
    const e = list[i];
    if (g.kind[e] === K_READ && !(notLocks && (g.flags[e] & F_RMW) !== 0) && !isLatest(g, e)) return e;
  }
  return -1;
}

/** Do the reads of thread t from this position on all have the latest value? */
function seesLatestFrom(g: Graph, t: ThreadId, from: number): boolean {
  const list = g.of[t];
  for (let i = from; i < list.length; i++)
    if (g.kind[list[i]] === K_READ && !seesLatestValue(g, list[i])) return false;
  return true;
}

/** The same of a round under locks: the words of the locks are as it found them, whoever had them in between. */
function findsLatest(g: Graph, t: ThreadId, from: number): boolean {
  const list = g.of[t];
  const seen = new Set<number>();
  for (let i = from; i < list.length; i++) {
    const e = list[i];
    if (g.kind[e] !== K_READ) continue;
    if ((g.flags[e] & F_RMW) === 0) {
      if (!seesLatestValue(g, e)) return false;
    } else if (!seen.has(g.loc[e])) {
      seen.add(g.loc[e]);
      const last = g.co[g.loc[e]].at(-1) ?? e;
      for (let k = 0; k < 4; k++) if (g.value[4 * last + k] !== g.value[4 * e + k]) return false;
    }
  }
  return true;
}

/** What the round stores again and again is what stays there. */
function isLastWord(g: Graph, t: ThreadId, from: number): boolean {
  return g.of[t].slice(from).every((e) => {
    if (g.kind[e] !== K_WRITE || (g.flags[e] & F_RMW) !== 0) return true;
    const last = g.co[g.loc[e]].at(-1) ?? e;
    for (let k = 0; k < 4; k++) if (g.value[4 * last + k] !== g.value[4 * e + k]) return false;
    return true;
  });
}

/** Who waits for what, threads in awaits and locks first; `only`: of these. */
export function waitingThreads(x: Exploration, only?: readonly number[]): Waiting[] {
  const { machine } = x;
  const names = new Names(machine);
  const waiting: Waiting[] = [];
  for (let t = FIRST_THREAD; t < machine.threadCount; t++) {
    const s = machine.state(t);
    if (s[ST_STATUS] === STATUS_NONE || s[ST_STATUS] === STATUS_ENDED) continue;
    if (only !== undefined && !only.includes(t)) continue;
    const wait = waitOf(machine, names, t, {
      word: () => lastValue(x.graph, t),
      awaited: () => awaited(x, names, t, s[ST_VAL]),
    });
    if (s[ST_EVENT] === EV_JOIN) waiting.push(wait);
    else waiting.unshift(wait);
  }
  return waiting;
}

/** What the last event of thread t read; of none, a lock that nobody has. */
function lastValue(g: Graph, t: ThreadId): ArrayLike<number> {
  const last = g.last(t);
  return last < 0 ? [0, 0] : [g.value[4 * last], g.value[4 * last + 1]];
}

/** The location of the last access of thread t before its event number i that is of another one than that. */
function accessedBefore(g: Graph, t: ThreadId, i: number): LocationId {
  const gate = g.loc[g.of[t][i]];
  for (let k = i - 1; k >= 0; k--) {
    const loc = g.loc[g.of[t][k]];
    if (loc >= 0 && loc !== gate) return loc;
  }
  return gate;
}

/** What the last iteration of an await read: `flag to change from 0`; or the library's object: `barrier b`. */
function awaited(x: Exploration, names: Names, t: ThreadId, events: number): string {
  const g = x.graph;
  const { program } = x.machine.image;
  const loop = x.machine.state(t)[ST_OP];
  const reads = new Map<string, string>();
  const list = g.of[t];
  for (let i = list.length - 1; i >= iterationStart(g, t, events); i--) {
    const e = list[i];
    if (g.kind[e] === K_READ) {
      const [address, size] = [x.locations.address[g.loc[e]], x.locations.size[g.loc[e]]];
      const of = waitsAtGate(program, loop) ? accessedBefore(g, t, i) : g.loc[e];
      const object = libraryObject(
        program,
        loop,
        names.syncObject(x.locations.address[of], x.locations.size[of]),
      );
      if (object !== '') return object;
      reads.set(
        names.location(address, size),
        names.value(address, size, g.value.slice(4 * e, 4 * e + 4), [0, 0, 0, 0]),
      );
    }
  }
  return changeOf(reads);
}
