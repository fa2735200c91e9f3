import type { CheckOptions } from '../../../base/options/options.ts';
import type { Program } from '../../../ir/types.ts';
import { isTold } from '../../../results/kinds.ts';
import type { Violation, ViolationKind } from '../../../results/types.ts';
import { Names } from '../../../semantics/names.ts';
import * as ev from '../../../vm/code/event.ts';
import { ST_ADDR, ST_OP, ST_ORDER, ST_SIZE } from '../../../vm/code/layout.ts';
import { SYNC_MISUSE, syncApply, synced } from '../../../vm/sync/sync.ts';
import type { Check, Event } from '../../bounded/events.ts';
import { isViolation } from '../../bounded-sat/properties.ts';
import type { Free, Unordered } from '../graph/lives.ts';
import type { Node } from '../graph/nodes.ts';
import { ending } from './ending.ts';
import type { FoundGraph } from './found-graph.ts';
import { causes, graphOrder } from './graph-order.ts';
import { tellLeftOver } from './left-over.ts';
import { Rerun } from './rerun.ts';
import { tellRing, tellStuck } from './stuck.ts';

/**
 * Tells a graph that no schedule shows: what led to the violation, in an order that respects each thread's own and who
 * read from whom; the last step is the event that goes wrong. Null if the graph shows nothing that was asked for.
 */
export function tellGraph(program: Program, options: CheckOptions, graph: FoundGraph): Violation | null {
  const { encoding, cnf } = graph;
  const wanted = (kind: ViolationKind): boolean => isTold(options.check, kind);
  const races = options.check.has('race') ? encoding.racing.filter(({ lit }) => cnf.valueOf(lit)) : [];
  for (const { a, b } of races) {
    const violation = tellPair(program, graph, encoding.nodes.all[a], encoding.nodes.all[b]);
    if (violation !== null) return violation;
  }
  if (races.length > 0) return null;
  const lives = encoding.lives.filter(({ lit }) => cnf.valueOf(lit));
  for (const life of lives) {
    const violation = tellLife(program, graph, life);
    if (violation !== null) return violation;
  }
  if (lives.length > 0) return null;
  for (const [t, thread] of encoding.program.threads.entries())
    for (const check of thread.checks)
      if (
        isViolation(check.kind) &&
        wanted(check.kind) &&
        cnf.valueOf(check.lit) &&
        cnf.valueOf(encoding.reached(t, check.position))
      )
        return tellCheck(program, graph, t, check);
  const left = tellLeftOver(program, options, graph);
  if (left !== null) return left;
  return (options.check.has('deadlock') ? tellRing(program, graph) : null) ?? tellStuck(program, graph);
}

/**
 * Two accesses that race: the one that does not need the other comes first, the other is the last step. Null where each comes before
 * something in its thread that the other has read, or comes to a block that is allocated after that (load buffering).
 */
function tellPair(program: Program, graph: FoundGraph, a: Node, b: Node): Violation | null {
  for (const [first, last] of [
    [a, b],
    [b, a],
  ]) {
    if (first.event === null || last.event === null) continue;
    const all = graphOrder(graph);
    const before = causes(graph, [
      { thread: last.thread, upTo: last.event.index - 1 },
      { thread: first.thread, upTo: first.event.index },
    ]);
    const kept = all.filter(before);
    if (kept.some(({ thread, event }) => thread === last.thread && event >= (last.event?.index ?? 0)))
      continue;
    const rerun = new Rerun(program, graph, kept, false);
    if (rerun.isStopped) continue;
    rerun.goOn(last.thread);
    rerun.close();
    const read = readOf(graph, last);
    if (read !== undefined) rerun.recorder.readsFrom(rerun.sourceOf(read));
    const other = rerun.told.get(first.id) ?? -1;
    return rerun.recorder.violation(ending(rerun, 'race', '', last.thread, other));
  }
  return null;
}

/**
 * An access and the end of a life that nothing orders: whichever does not need the other comes first. A thread may have gone on
 * after a load that is late, and the free need what it did then: so the free may be last although the load reads from it.
 */
function tellLife(
  program: Program,
  graph: FoundGraph,
  { access, free, first: other }: Unordered,
): Violation | null {
  if (free === null)
    return access?.event == null ? null : tellUnborn(program, graph, access.thread, access.event);
  if (access === null)
    return other === null
      ? tellUnborn(program, graph, free.thread, free.event)
      : (tellTwice(program, graph, other, free) ?? tellTwice(program, graph, free, other));
  if (access.event === null) return null;
  const a = { thread: access.thread, index: access.event.index };
  const f = { thread: free.thread, index: free.event.index };
  for (const [first, last] of [
    [f, a],
    [a, f],
  ]) {
    const before = causes(
      graph,
      [
        { thread: last.thread, upTo: last.index - 1 },
        { thread: first.thread, upTo: first.index },
      ],
      [f, a],
    );
    const kept = graphOrder(graph, [f, a]).filter(before);
    if (kept.some(({ thread, event }) => thread === last.thread && event >= last.index)) continue;
    if (meetsDead(graph, kept, last === f ? f : null)) continue;
    const rerun = new Rerun(program, graph, kept, false);
    rerun.goOn(last.thread);
    rerun.close();
    const node = graph.nodes.find((one) => one.thread === first.thread && one.event?.index === first.index);
    const other = node === undefined ? -1 : (rerun.told.get(node.id) ?? -1);
    return rerun.recorder.violation(ending(rerun, 'memory', 'use after free', last.thread, other));
  }
  return null;
}

/** Does a read of the story find something dead, and goes on? One that finds what the last step, `last`, leaves may do so. */
function meetsDead(
  graph: FoundGraph,
  kept: readonly { readonly thread: number; readonly event: number }[],
  last: { readonly thread: number; readonly index: number } | null,
): boolean {
  const { all, ofEvent } = graph.encoding.nodes;
  return kept.some(({ thread, event }) =>
    ofEvent[thread][event].some((id) => {
      const source = all[graph.rf.get(id) ?? -1];
      if (source === undefined || !source.dead) return false;
      return last === null || source.thread !== last.thread || source.event?.index !== last.index;
    }),
  );
}

/** An access, or a free, that nothing orders after the allocation. */
function tellUnborn(program: Program, graph: FoundGraph, thread: number, event: Event): Violation | null {
  const kept = graphOrder(graph).filter(causes(graph, [{ thread, upTo: event.index - 1 }]));
  const rerun = new Rerun(program, graph, kept, false);
  rerun.goOn(thread);
  rerun.close();
  const address = rerun.state(thread)[ST_ADDR];
  const object = rerun.machine.objectAt(address);
  const made = object === null ? undefined : rerun.allocations.get(object.base);
  if (made === undefined) return null;
  const read = graph.nodes.find((one) => one.kind === 'R' && one.thread === thread && one.event === event);
  if (read !== undefined) rerun.recorder.readsFrom(rerun.sourceOf(read));
  const what = rerun.pending(thread) === ev.EV_FREE ? 'its free' : 'this access';
  const message = `nothing orders the allocation of ${new Names(rerun.machine).object(address)} before ${what}`;
  return rerun.recorder.violation(ending(rerun, 'memory', message, thread, made));
}

/** A block that is freed again. */
function tellTwice(program: Program, graph: FoundGraph, first: Free, last: Free): Violation | null {
  const apart = [first, last].map(({ thread, event }) => ({ thread, index: event.index }));
  const before = causes(
    graph,
    [
      { thread: last.thread, upTo: last.event.index - 1 },
      { thread: first.thread, upTo: first.event.index },
    ],
    apart,
  );
  const kept = graphOrder(graph, apart).filter(before);
  if (kept.some(({ thread, event }) => thread === last.thread && event >= last.event.index)) return null;
  if (meetsDead(graph, kept, null)) return null;
  const rerun = new Rerun(program, graph, kept, false);
  rerun.goOn(last.thread);
  rerun.close();
  const name = new Names(rerun.machine).object(rerun.state(last.thread)[ST_ADDR]);
  return rerun.recorder.violation(ending(rerun, 'memory', `${name} is freed a second time`, last.thread, -1));
}

const readOf = (graph: FoundGraph, node: Node): Node | undefined =>
  graph.nodes.find((one) => one.kind === 'R' && one.event === node.event && one.thread === node.thread);

function tellCheck(program: Program, graph: FoundGraph, t: number, check: Check): Violation | null {
  const { threads } = graph.encoding.program;
  const all = graphOrder(graph);
  const last = all.filter((one) => one.thread === t && one.event < check.position).at(-1)?.event ?? -1;
  // The last event may be what goes wrong, or what it got is what does. (An allocation never goes wrong.)
  const mayFail = last === check.position - 1 && threads[t].events[last]?.kind !== 'alloc';
  for (const upTo of mayFail ? [last - 1, last] : [last]) {
    const sources = upTo < last ? sourcesOf(graph, t, last) : [];
    const kept = all.filter(causes(graph, [{ thread: t, upTo }, ...sources]));
    const rerun = new Rerun(program, graph, kept, false);
    rerun.goOn(t);
    const event = threads[t].events.at(upTo + 1);
    const found = failureAt(rerun, graph, t, upTo < last ? (event?.index ?? -1) : -1, check.kind);
    if (found === null) continue;
    rerun.close();
    const read = upTo < last ? graph.nodes.find((one) => one.kind === 'R' && one.event === event) : undefined;
    if (read !== undefined) rerun.recorder.readsFrom(rerun.sourceOf(read));
    return rerun.recorder.violation(ending(rerun, found.kind, found.message ?? check.message, t, -1));
  }
  return null;
}

/** The events of other threads that an event reads from, or that ended the life of what it writes to. */
function sourcesOf(graph: FoundGraph, t: number, event: number): { thread: number; upTo: number }[] {
  const { all, ofEvent } = graph.encoding.nodes;
  const dead = graph.nodes.filter((node) => node.dead);
  return ofEvent[t][event].flatMap((id) => {
    const from = graph.rf.get(id);
    const ends = dead.filter((node) => graph.coherent(node.id, id)).map((node) => node.id);
    return [...(from === undefined ? [] : [from]), ...ends].flatMap((source) => {
      const { thread, event: own } = all[source];
      return own === null || thread === t ? [] : [{ thread, upTo: own.index }];
    });
  });
}

/** Does the pending event of thread t go wrong? */
function failureAt(
  rerun: Rerun,
  graph: FoundGraph,
  t: number,
  event: number,
  wanted: Check['kind'],
): { kind: ViolationKind; message: string | null } | null {
  const slot = rerun.slots[t];
  const code = rerun.pending(t);
  const s = rerun.state(t);
  if (code === ev.EV_FAIL) return rerun.machine.failure(slot);
  const invalid = rerun.machine.validate(slot);
  if (invalid !== null) return { kind: invalid.kind, message: invalid.message };
  if (code === ev.EV_HALT && s[ST_OP] === 1) return { kind: 'assertion', message: null };
  if (event < 0 || code === ev.EV_JOIN) return null;
  const [address, size] = [s[ST_ADDR], code === ev.EV_FREE ? 1 : s[ST_SIZE]];
  /* a free that comes earlier in the story need not come earlier in the graph */
  if (wanted === 'memory' && rerun.memory.isFreed(address, size))
    return { kind: 'memory', message: 'use after free' };
  const read = graph.nodes.find((one) => one.kind === 'R' && one.thread === t && one.event?.index === event);
  if (read === undefined) return null;
  const [words, undef] = rerun.valueOf(slot, read);
  if (code === ev.EV_SYNC && syncApply(s[ST_OP], words[0], words[1], slot, 0) === SYNC_MISUSE)
    return { kind: 'lock', message: synced.message };
  const isAtomic = code === ev.EV_SYNC || s[ST_ORDER] !== 0;
  return isAtomic && undef.some((word) => word !== 0) ? { kind: 'uninitialized', message: null } : null;
}
