import { Names } from '../../replay/names.ts';
import type { Waiting } from '../../results/types.ts';
import { EV_ASSUME, EV_AWAIT, EV_HALT, EV_JOIN, EV_LOOP_BOUND, SYNCS } from '../../vm/event.ts';
import {
  ST_ADDR,
  ST_EVENT,
  ST_OP,
  ST_SIZE,
  ST_STATUS,
  ST_VAL,
  STATUS_ENDED,
  STATUS_NONE,
} from '../../vm/layout.ts';
import { mutexOwner } from '../../vm/sync.ts';
import type { Exploration } from './exploration.ts';
import { F_BLOCKED, F_RMW, type Graph, K_READ, K_WRITE } from './graph.ts';

/**
 * A graph in which no thread can go on: is it a deadlock, a liveness violation, or only one in which some read has
 * not got the latest write (then there is another graph in which it has)? Stuck threads wait in an await or a lock for
 * a write that is not to come, or in a join for such a thread. After the return of main nobody needs to end.
 */
export function stuckKind(x: Exploration): 'deadlock' | 'liveness' | null {
  const { machine, graph } = x;
  if (machine.state(0)[ST_STATUS] === STATUS_ENDED && machine.state(0)[ST_EVENT] === EV_HALT) return null;
  const left: number[] = [];
  for (let t = 0; t < machine.threadCount; t++) {
    const s = machine.state(t);
    if (s[ST_STATUS] === STATUS_NONE || s[ST_STATUS] === STATUS_ENDED) continue;
    if (s[ST_EVENT] === EV_ASSUME || s[ST_EVENT] === EV_LOOP_BOUND) return null;
    left.push(t);
    if (s[ST_EVENT] === EV_AWAIT) {
      if (!readsLatest(graph, t, s[ST_VAL], true)) return null;
    } else {
      const last = graph.last(t);
      if (last >= 0 && (graph.flags[last] & F_BLOCKED) !== 0 && !seesLatestValue(graph, last)) return null;
    }
  }
  return left.every((t) => awaits(x, t)) ? 'liveness' : 'deadlock';
}

/** Does it wait in an await, or for the end of a thread that does? */
function awaits(x: Exploration, t: number): boolean {
  const s = x.machine.state(t);
  if (s[ST_STATUS] === STATUS_ENDED || s[ST_EVENT] === EV_AWAIT) return true;
  return s[ST_EVENT] === EV_JOIN && awaits(x, x.machine.slotOf(s[ST_VAL]));
}

const isLatest = (g: Graph, read: number): boolean => g.coIndex(g.rf[read]) === g.co[g.loc[read]].length;

/** Is there no later write with another value? (Other spinning threads may write the same value back.) */
function seesLatestValue(g: Graph, read: number): boolean {
  const order = g.co[g.loc[read]];
  for (let i = g.coIndex(g.rf[read]); i < order.length; i++)
    for (let k = 0; k < 4; k++) if (g.value[4 * order[i] + k] !== g.value[4 * read + k]) return false;
  return true;
}

/** Do the reads among the last `events` machine events of thread t all have the latest write (or only its value)? */
export function readsLatest(g: Graph, t: number, events: number, value = false): boolean {
  const list = g.of[t];
  let left = events;
  for (let i = list.length - 1; i >= 0 && left > 0; i--) {
    const e = list[i];
    if (g.kind[e] === K_READ && !(value ? seesLatestValue(g, e) : isLatest(g, e))) return false;
    /* a read-modify-write is two events here and one for the machine */
    if (g.kind[e] !== K_WRITE || (g.flags[e] & F_RMW) === 0) left--;
  }
  return true;
}

/** Who waits for what, threads in awaits and locks first. */
export function waitingThreads(x: Exploration): Waiting[] {
  const { machine } = x;
  const names = new Names(machine);
  const waiting: Waiting[] = [];
  for (let t = 0; t < machine.threadCount; t++) {
    const s = machine.state(t);
    if (s[ST_STATUS] === STATUS_NONE || s[ST_STATUS] === STATUS_ENDED) continue;
    if (s[ST_EVENT] === EV_JOIN) waiting.push({ thread: t, for: `the end of T${machine.slotOf(s[ST_VAL])}` });
    else if (s[ST_EVENT] === EV_AWAIT) waiting.unshift({ thread: t, for: awaited(x, names, t, s[ST_VAL]) });
    else {
      const last = x.graph.last(t);
      const name = names.syncObject(s[ST_ADDR], s[ST_SIZE]);
      const owner = SYNCS[s[ST_OP]] === 'lock' && last >= 0 ? mutexOwner(x.graph.value[4 * last]) : -1;
      waiting.unshift({
        thread: t,
        for: owner < 0 ? `a signal on ${name}` : `mutex ${name}`,
        ...(owner < 0 ? {} : { heldBy: owner }),
      });
    }
  }
  return waiting;
}

/** What the last iteration of an await read: `flag to change from 0`. */
function awaited(x: Exploration, names: Names, t: number, events: number): string {
  const g = x.graph;
  const reads = new Map<string, string>();
  const list = g.of[t];
  let left = events;
  for (let i = list.length - 1; i >= 0 && left > 0; i--) {
    const e = list[i];
    if (g.kind[e] === K_READ) {
      const [address, size] = [x.locations.address[g.loc[e]], x.locations.size[g.loc[e]]];
      reads.set(
        names.location(address, size),
        names.value(address, size, g.value.slice(4 * e, 4 * e + 4), [0, 0, 0, 0]),
      );
    }
    if (g.kind[e] !== K_WRITE || (g.flags[e] & F_RMW) === 0) left--;
  }
  if (reads.size === 0) return 'nothing: the loop reads nothing that could change';
  return [...reads].map(([name, value]) => `${name} to change from ${value}`).join(' or ');
}
