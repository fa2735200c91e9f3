import { InternalError } from '../../../base/failure.ts';
import { type EventId, type ThreadId, threadId } from '../../../base/ids.ts';
import { DependencyTracker, heldBackBy } from '../../../vm/code/dependencies.ts';
import * as ev from '../../../vm/code/event.ts';
import { ST_EVENT, ST_OP, ST_RET, ST_STATUS, STATUS_READY } from '../../../vm/code/layout.ts';
import type { Machine } from '../../../vm/machine.ts';
import { syncApply, synced } from '../../../vm/sync/sync.ts';
import { FIRST_EVENT } from '../graph/columns.ts';
import {
  F_CHOSEN,
  F_RMW,
  type Graph,
  K_BEGIN,
  K_CREATE,
  K_END,
  K_HALT,
  K_JOIN,
  K_READ,
  K_WRITE,
} from '../graph/graph.ts';
import { isPromise } from './promises.ts';

/**
 * Dependencies of a graph's events: all threads are run again, instruction by instruction, on the values that their
 * reads have in the graph. Entry e: one bit for each position in e's thread that holds e back (vm/code/dependencies.ts).
 * `machine` shows every instruction (its image is `interpretOnly`), and is there for this only.
 */
export function dependenciesOf(g: Graph, machine: Machine): bigint[] {
  machine.adoptSlots(threadsOf(g));
  machine.reset();
  const trackers: DependencyTracker[] = [];
  const tracker = (t: ThreadId): DependencyTracker => (trackers[t] ??= new DependencyTracker());
  machine.watch = (t, code, d, fp) => tracker(threadId(t.slot)).watch(t, code, d, fp);
  const held: bigint[] = new Array(g.n).fill(0n);
  for (let e = FIRST_EVENT; e < g.n; e++) {
    if (isPromise(g, e) || g.kind[e] === K_BEGIN) continue;
    const t = g.thread[e];
    while (machine.state(t)[ST_STATUS] === STATUS_READY)
      if (machine.run(t) === ev.EV_AWAIT) machine.deliver(t, 0); /* it went round again */
    held[e] = heldBack(g, e, tracker(t));
    if (isUnit(g, e)) continue; /* answered with its write */
    const read = g.kind[e] === K_WRITE && (g.flags[e] & F_RMW) !== 0 ? g.of[t][g.pos[e] - 1] : e;
    if (g.kind[read] === K_READ) tracker(t).delivered(machine.state(t), g.pos[read]);
    answer(g, machine, e, read);
  }
  return held;
}

function threadsOf(g: Graph): { id: number; createdBy: number | null }[] {
  const threads: { id: number; createdBy: number | null }[] = [{ id: 0, createdBy: null }];
  for (let e = FIRST_EVENT; e < g.n; e++)
    if (g.kind[e] === K_CREATE) threads.push({ id: g.value[4 * e], createdBy: g.thread[e] });
  return threads;
}

/** The read of a read-modify-write whose write is there. */
const isUnit = (g: Graph, e: EventId): boolean =>
  g.kind[e] === K_READ && (g.flags[e] & F_RMW) !== 0 && g.pos[e] + 1 < g.of[g.thread[e]].length;

function heldBack(g: Graph, e: EventId, tracker: DependencyTracker): bigint {
  const kind = g.kind[e];
  if (kind === K_READ) return heldBackBy(tracker.atEvent(), false);
  if (kind === K_WRITE || kind === K_CREATE || kind === K_END || kind === K_HALT)
    return heldBackBy(tracker.atEvent(), true);
  return 0n;
}

/** The machine gets the answer that event e stands for. */
function answer(g: Graph, machine: Machine, e: EventId, read: EventId): void {
  const t = g.thread[e];
  const s = machine.state(t);
  const v = 4 * read;
  const { value } = g;
  if (g.kind[e] === K_HALT) return;
  switch (s[ST_EVENT]) {
    case ev.EV_READ:
    case ev.EV_RMW:
      return machine.deliver(t, value[v], value[v + 1], value[v + 2], value[v + 3]);
    case ev.EV_CAS:
      return machine.deliverCas(t, e !== read, value[v], value[v + 1], value[v + 2], value[v + 3]);
    case ev.EV_SYNC:
      syncApply(s[ST_OP], value[v], value[v + 1], t, (g.flags[read] & F_CHOSEN) !== 0 && e === read ? 1 : 0);
      return machine.deliver(t, synced.result);
    case ev.EV_CREATE: {
      const child = machine.spawn(t);
      if (child !== value[4 * e]) throw new InternalError('c11: a thread has another slot when run again');
      return machine.deliver(t, machine.handleOf(child));
    }
    case ev.EV_JOIN: {
      const other = machine.state(value[4 * e]);
      return machine.deliver(t, other[ST_RET], other[ST_RET + 1]);
    }
    case ev.EV_CHOOSE:
      if (machine.application(t) === null) return machine.deliver(t, value[4 * e], value[4 * e] >> 31);
      return machine.deliver(t, value[4 * e], value[4 * e + 1], value[4 * e + 2], value[4 * e + 3]);
    case ev.EV_END:
    case ev.EV_HALT:
      return;
    default:
      if (g.kind[e] === K_JOIN || s[ST_EVENT] === 0)
        throw new InternalError('c11: a thread goes another way when run again');
      return machine.deliver(t, 0);
  }
}
