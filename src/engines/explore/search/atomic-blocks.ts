import type { Diagnostic } from '../../../base/failure.ts';
import type { EventId, ThreadId } from '../../../base/ids.ts';
import { EV_ASSUME, EV_JOIN } from '../../../vm/code/event.ts';
import { ST_EVENT } from '../../../vm/code/layout.ts';
import { placeInStack } from '../../../vm/code/marks.ts';
import { openBlock } from '../graph/blocks.ts';
import { FIRST_THREAD, NO_THREAD } from '../graph/columns.ts';
import { F_BLOCKED, type Graph, K_STUCK } from '../graph/graph.ts';
import type { SearchState } from '../state/search-state.ts';
import { type Answer, GO_ON, type Outcome } from '../state/steps.ts';
import { inVain } from '../waiting/waits.ts';

/**
 * Atomic blocks (`__VERIFIER_atomic_begin`, `__CPROVER_atomic_begin`, functions named `__VERIFIER_atomic_…`).
 *
 * Where happens-before decides, as under rc11, a block is the critical section of one global mutex: its begin is a read-modify-write with acquire of a
 * word of its own, which waits while another thread is inside, its end a release write.
 *
 * Where the model has an order of its own (sc, tso, pso) begin and end are full fences, and the events between them are one node of the graph: what comes
 * before one of them comes before all (model-order.ts). That has two consequences for the search. A block that has read
 * something old comes before what is newer, so later accesses of the block cannot read or overtake that: they have a
 * largest coherence index as well as a smallest one, and "maximally added" means the largest one that is possible. And
 * a write may have no place at all, if something that comes after the block has read what it should replace. It can
 * still revisit that read. Otherwise the thread is stuck there for good (K_STUCK), and such graphs count as blocked; the
 * others go on, because what they write may revisit an earlier read of the block. To meet this rarely, a thread that is
 * inside a block goes first; of two inside, the one whose block comes first (`firstInside`).
 *
 * A block that is not finished has not happened, nor has one that an assumption cut, a mutex or not. So a violation
 * found by a thread that has read from one is none: the thread stays there, and the others go on, because what they write may
 * revisit that read. Nor is there a conflict with what such a thread did (memory/founded.ts): who meets it goes on. What has to wait inside a block (a lock, a loop) cannot be told from a block that is entered later, so it is refused.
 */

/** Is thread t inside a block that is one node? */
export const isInBlock = (x: SearchState, t: ThreadId): boolean => x.order.contracts && hasBegun(x, t);

/** Is thread t inside a block, whatever that is under the model? */
export const hasBegun = (x: SearchState, t: ThreadId): boolean =>
  openBlock(x.graph, t, x.graph.countOf(t)) >= 0;

/**
 * The first thread inside a block that can go on; -1 if there is none. Two are inside theirs when a write of the one block has
 * revisited a read of the other: then the reader waits, because what it saw has not happened before that block is finished (an
 * error that it met now would be none).
 */
export function firstInside(x: SearchState, canGoOn: (t: ThreadId) => boolean): ThreadId {
  const able: ThreadId[] = [];
  for (let t = FIRST_THREAD; t < x.machine.threadCount; t++) if (hasBegun(x, t) && canGoOn(t)) able.push(t);
  if (able.length < 2 || !x.order.contracts) return able[0] ?? NO_THREAD;
  return able.find((t) => !able.some((other) => other !== t && sawBlockOf(x.graph, t, other))) ?? able[0];
}

/** Has thread t seen the block that the other is in? */
const sawBlockOf = (g: Graph, t: ThreadId, other: ThreadId): boolean =>
  g.inPrefix(g.of[other][openBlock(g, other, g.countOf(other))], g.last(t));

/** Which blocks happen before which is not known while a graph grows, so that races with them cannot be told. */
export function racesOf(x: SearchState, t: ThreadId): Diagnostic {
  return {
    code: 'HED449',
    severity: 'error',
    message: `data races are not looked for in programs with atomic blocks under ${x.options.model}`,
    at: placeInStack(x.machine.image.program, x.machine.stack(t)),
    help: 'use --model rc11, where an atomic block is a mutex, or leave race out of --check',
  };
}

/** Read e is the begin of a block that is a mutex: it takes the mutex, or waits for it. */
export function takeBlockLock(x: SearchState, t: ThreadId, e: EventId): Answer {
  const g = x.graph;
  if (g.value[4 * e] !== 0) {
    g.flags[e] |= F_BLOCKED;
    g.block[e] = -1;
    return g.coIndex(g.rf[e]) < g.co[g.loc[e]].length ? inVain(x) : GO_ON;
  }
  g.block[e] = g.pos[e];
  return { kind: 'update', words: [t + 1, 0, 0, 0] };
}

/** The pending event of thread t, which is inside a block, cannot happen; events from `from` on were a part of it. */
export function suspend(x: SearchState, t: ThreadId, from: EventId): Outcome {
  const g = x.graph;
  if (from < g.n) x.undo(from, g.snap[from]);
  x.add(t, K_STUCK, F_BLOCKED);
  return GO_ON;
}

/** Has thread t read from a block of another thread that is not finished, or has what it conflicts with come about by one? */
export const sawUnfinished = (x: SearchState, t: ThreadId, conflict: EventId): boolean =>
  x.usesBlocks && (isUnfounded(x, t, x.graph.last(t)) || isUnfounded(x, t, conflict));

/**
 * Is event e in a block that is not finished, of another thread than t, or has its thread read from one, or from who has? Where a
 * block is a mutex and may be seen while it is under way, only one that an assumption has cut counts: it never happened.
 */
export function isUnfounded(x: SearchState, t: ThreadId, e: EventId): boolean {
  const g = x.graph;
  if (!x.usesBlocks || e < 0) return false;
  for (let other = FIRST_THREAD; other < g.of.length; other++) {
    const block = other === t ? -1 : openBlock(g, other, g.countOf(other));
    if (block < 0 || (!x.order.contracts && !isCut(x, other))) continue;
    if (g.inPrefix(g.of[other][block], e)) return true;
  }
  return false;
}

/** Has an assumption of thread t failed? */
export const isCut = (x: SearchState, t: ThreadId): boolean => x.machine.state(t)[ST_EVENT] === EV_ASSUME;

/** Thread t has to wait inside a block that is one node. */
export function waitsInBlock(x: SearchState, t: ThreadId): Outcome {
  return x.giveUp({
    code: 'HED340',
    severity: 'error',
    message: `T${t} has to wait inside an atomic block`,
    at: placeInStack(x.machine.image.program, x.machine.stack(t)),
    help: 'wait before the block, or use --engine random',
  });
}

/** Does thread t wait inside a block for the end of another thread? */
export const isWaitingForEnd = (x: SearchState, t: ThreadId): boolean =>
  x.machine.state(t)[ST_EVENT] === EV_JOIN && isInBlock(x, t) && x.graph.kind[x.graph.last(t)] !== K_STUCK;
