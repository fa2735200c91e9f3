import { locId } from '../../../base/ids.ts';
import type { Program } from '../../../ir/types.ts';
import type { Violation, Waiting } from '../../../results/types.ts';
import { framesOf, innermost } from '../../../semantics/frames.ts';
import { Names } from '../../../semantics/names.ts';
import { endlessText, stuckText, waitOf } from '../../../semantics/waiting-text.ts';
import * as ev from '../../../vm/code/event.ts';
import { ST_ADDR, ST_EVENT, ST_OP, ST_SIZE, ST_VAL } from '../../../vm/code/layout.ts';
import { isLibraryLoop } from '../../../vm/code/library-waits.ts';
import { ring, ringText } from '../../../vm/ring.ts';
import { SYNC_BLOCKED, syncApply, syncHolders } from '../../../vm/sync/sync.ts';
import { ending } from './ending.ts';
import type { FoundGraph } from './found-graph.ts';
import { causes, graphOrder } from './graph-order.ts';
import { Rerun } from './rerun.ts';

/** Graphs in which threads wait for ever: some of them for each other, or all that are left. */

/**
 * Threads that wait for each other, whatever others could still do: only what led them there is told. The graph is run twice:
 * who waits for whom is seen when all of it has been done.
 */
export function tellRing(program: Program, graph: FoundGraph): Violation | null {
  const all = graphOrder(graph);
  const whole = new Rerun(program, graph, all, false);
  const there = begun(graph);
  for (const t of there) whole.goOn(t);
  const circle = there.map((t) => ring(t, (u) => waitsOn(whole, u))).find(({ length }) => length > 0);
  if (circle === undefined) return null;
  const needed = circle.map((t) => ({
    thread: t,
    upTo: all.findLast(({ thread }) => thread === t)?.event ?? -1,
  }));
  const rerun = new Rerun(program, graph, all.filter(causes(graph, needed)), false);
  for (const t of circle) rerun.goOn(t);
  rerun.close();
  const names = new Names(rerun.machine);
  return rerun.recorder.violation({
    ...ending(rerun, 'deadlock', ringText(circle.map((t) => rerun.slots[t])), circle[0], -1),
    waiting: circle.map((t) => waitingFor(program, rerun, names, t)),
  });
}

const begun = ({ encoding, cnf }: FoundGraph): number[] =>
  [...encoding.program.threads.keys()].filter((t) => cnf.valueOf(encoding.created(t)));

/** Those without whom thread t does not go on: who holds the lock it wants, or the thread that it joins. */
function waitsOn(rerun: Rerun, t: number): readonly number[] {
  const s = rerun.state(t);
  const ofSlots = (slots: readonly number[]): number[] =>
    slots.map((slot) => rerun.slots.indexOf(slot)).filter((u) => u >= 0);
  switch (s[ST_EVENT]) {
    case ev.EV_JOIN:
      return ofSlots([rerun.machine.slotOf(s[ST_VAL])]).filter((u) => rerun.pending(u) !== ev.EV_END);
    case ev.EV_SYNC: {
      if (rerun.machine.validate(rerun.slots[t]) !== null) return [];
      const [lo, hi] = rerun.latest(s[ST_ADDR], s[ST_SIZE]);
      const isBlocked = syncApply(s[ST_OP], lo, hi, rerun.slots[t], 0) === SYNC_BLOCKED;
      return isBlocked ? ofSlots(syncHolders(s[ST_OP], lo, hi)) : [];
    }
    default:
      return [];
  }
}

/** Nobody can go on. */
export function tellStuck(program: Program, graph: FoundGraph): Violation | null {
  const rerun = new Rerun(program, graph, graphOrder(graph), false);
  const { threads } = graph.encoding.program;
  const left: number[] = [];
  threads.forEach((_, t) => {
    if (!graph.cnf.valueOf(graph.encoding.created(t))) return;
    rerun.goOn(t);
    if (rerun.pending(t) !== ev.EV_END) left.push(t);
  });
  if (left.length === 0) return null;
  rerun.close();
  const names = new Names(rerun.machine);
  const waiting = left.map((t) => waitingFor(program, rerun, names, t));
  const isAwait = (t: number): boolean =>
    rerun.state(t)[ST_EVENT] === ev.EV_AWAIT && !isLibraryLoop(program, rerun.state(t)[ST_OP]);
  const spins =
    left.every((t) => isAwait(t) || rerun.state(t)[ST_EVENT] === ev.EV_JOIN) && left.some(isAwait);
  const first = left.find((t) => (spins ? isAwait(t) : rerun.state(t)[ST_EVENT] !== ev.EV_JOIN)) ?? left[0];
  const own = waiting[left.indexOf(first)];
  const message = spins ? endlessText(own.for) : stuckText(own);
  return rerun.recorder.violation({
    ...ending(rerun, spins ? 'liveness' : 'deadlock', message, first, -1),
    waiting,
  });
}

function waitingFor(program: Program, rerun: Rerun, names: Names, t: number): Waiting {
  const s = rerun.state(t);
  const slot = rerun.slots[t];
  const at = innermost(framesOf(program, rerun.machine.stack(slot).map(locId), slot), slot);
  const wait = waitOf(rerun.machine, names, slot, {
    word: () => rerun.latest(s[ST_ADDR], s[ST_SIZE]),
    awaited: () => 'a value that it reads to change',
  });
  return { ...wait, at };
}
