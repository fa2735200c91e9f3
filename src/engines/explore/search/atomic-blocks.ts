import type { Diagnostic } from '../../../base/failure.ts';
import { EV_ASSUME, EV_JOIN, ORDERS } from '../../../vm/code/event.ts';
import { ST_ADDR, ST_EVENT, ST_ORDER, ST_SIZE } from '../../../vm/code/layout.ts';
import { openBlock } from '../consistency/order.ts';
import {
  F_AMO,
  F_ATOMIC,
  F_BLOCKED,
  F_FULL,
  F_LEAVES,
  F_RELEASE,
  K_FENCE,
  K_OTHER,
  K_READ,
  K_STUCK,
} from '../graph/graph.ts';
import { refuse } from '../waiting/refusals.ts';
import { GO_ON, WRITES } from './exploration.ts';
import type { Explorer } from './explorer.ts';
import { readPending } from './reads.ts';
import { write } from './writes.ts';

/**
 * Atomic blocks (`__VERIFIER_atomic_begin`, `__CPROVER_atomic_begin`, functions named `__VERIFIER_atomic_…`).
 *
 * Under rc11 a block is the critical section of one global mutex: its begin is a read-modify-write with acquire of a
 * word of its own, which waits while another thread is inside, its end a release write.
 *
 * Under sc, tso and pso begin and end are full fences, and the events between them are one node of the graph: what comes
 * before one of them comes before all (order.ts). That has two consequences for the search. A block that has read
 * something old comes before what is newer, so later accesses of the block cannot read or overtake that: they have a
 * largest coherence index as well as a smallest one, and "maximally added" means the largest one that is possible. And
 * a write may have no place at all, if something that comes after the block has read what it should replace. It can
 * still revisit that read. Otherwise the thread is stuck there for good (K_STUCK), and such graphs count as blocked; the
 * others go on, because what they write may revisit an earlier read of the block. To meet this rarely, a thread that is
 * inside a block goes first.
 *
 * A block that is not finished has not happened, nor has one that an assumption cut, under rc11 either. So a violation
 * found by a thread that has read from one is none. What
 * has to wait inside a block (a lock, a loop) cannot be told from a block that is entered later, so it is refused.
 */

/** The word of the global mutex; nothing of a program is there. */
export const BLOCK_LOCK = 8;
const ACQUIRE = ORDERS.indexOf('acq');

/** Is thread t inside a block that is one node? */
export const isInBlock = (x: Explorer, t: number): boolean => x.order.contracts && hasBegun(x, t);

/** Is thread t inside a block, whatever that is under the model? */
export const hasBegun = (x: Explorer, t: number): boolean => openBlock(x.graph, t, x.graph.countOf(t)) >= 0;

/** How many begins without an end thread t has in the block it is in. */
function depthOf(x: Explorer, t: number): number {
  const g = x.graph;
  const list = g.of[t];
  let depth = 0;
  for (let i = openBlock(g, t, list.length); i >= 0 && i < list.length; i++) {
    const { instr } = x.machine.image.sites[g.site[list[i]]];
    /* under rc11 a begin is a read and a write */
    if (instr.op === 'atomic' && g.kind[list[i]] !== K_READ) depth += instr.begin ? 1 : -1;
  }
  return depth;
}

/** Which blocks happen before which is not known while a graph grows, so that races with them cannot be told. */
export function racesOf(x: Explorer, t: number): Diagnostic {
  const { file, line, column } = x.machine.image.program.locs[x.machine.location(t)];
  return {
    code: 'HED449',
    severity: 'error',
    message: `data races are not looked for in programs with atomic blocks under ${x.options.model}`,
    at: { file, line, column },
    help: 'use --model rc11, where an atomic block is a mutex, or leave race out of --check',
  };
}

export function beginBlock(x: Explorer, t: number): number {
  if (x.options.symmetry === true && x.order.contracts)
    return x.restart('symmetry'); /* not shown to be right together */
  x.usesBlocks = true;
  if (hasBegun(x, t)) return nested(x, t);
  if (x.options.model === 'rc11') {
    lockWord(x, t);
    return readPending(x, t);
  }
  const e = x.add(t, K_FENCE, F_FULL);
  x.graph.block[e] = x.graph.pos[e];
  x.machine.deliver(t, 0);
  return GO_ON;
}

export function endBlock(x: Explorer, t: number): number {
  if (!hasBegun(x, t) || depthOf(x, t) > 1) return nested(x, t);
  if (x.options.model === 'rc11') {
    lockWord(x, t);
    x.fresh.fill(0);
    return write(x, t, F_AMO | F_ATOMIC | F_RELEASE | F_LEAVES, -1);
  }
  x.add(t, K_FENCE, F_FULL | F_LEAVES);
  x.machine.deliver(t, 0);
  return GO_ON;
}

function nested(x: Explorer, t: number): number {
  x.add(t, K_OTHER, 0);
  x.machine.deliver(t, 0);
  return GO_ON;
}

/** The pending begin or end is an access of the global mutex. */
function lockWord(x: Explorer, t: number): void {
  const s = x.machine.state(t);
  s[ST_ADDR] = BLOCK_LOCK;
  s[ST_SIZE] = 4;
  s[ST_ORDER] = ACQUIRE;
}

/** Read e is the begin of a block under rc11: it takes the mutex, or waits for it. */
export function takeBlockLock(x: Explorer, t: number, e: number): number {
  const g = x.graph;
  if (g.value[4 * e] !== 0) {
    g.flags[e] |= F_BLOCKED;
    g.block[e] = -1;
    return g.coIndex(g.rf[e]) < g.co[g.loc[e]].length ? refuse(x) : GO_ON;
  }
  g.block[e] = g.pos[e];
  x.fresh.fill(0);
  x.fresh[0] = t + 1;
  return WRITES;
}

/** The pending event of thread t, which is inside a block, cannot happen; events from `from` on were a part of it. */
export function suspend(x: Explorer, t: number, from: number): number {
  const g = x.graph;
  if (from < g.n) x.undo(from, g.snap[from]);
  x.add(t, K_STUCK, F_BLOCKED);
  return GO_ON;
}

/**
 * Has thread t read from a block of another thread that is not finished, or is `other` in one? Under rc11, where a block
 * may be seen while it is under way, only one that an assumption has cut counts: it never happened.
 */
export function sawUnfinished(x: Explorer, t: number, conflict: number): boolean {
  const g = x.graph;
  const last = g.last(t);
  if (!x.usesBlocks || last < 0) return false;
  for (let other = 0; other < g.of.length; other++) {
    const block = other === t ? -1 : openBlock(g, other, g.countOf(other));
    if (block < 0 || (!x.order.contracts && !isCut(x, other))) continue;
    if (g.inPrefix(g.of[other][block], last)) return true;
    if (conflict >= 0 && g.thread[conflict] === other && g.block[conflict] === block) return true;
  }
  return false;
}

const isCut = (x: Explorer, t: number): boolean => x.machine.state(t)[ST_EVENT] === EV_ASSUME;

/** Under sc, tso and pso: thread t has to wait inside a block. */
export function waitsInBlock(x: Explorer, t: number): number {
  const { file, line, column } = x.machine.image.program.locs[x.machine.location(t)];
  return x.giveUp({
    code: 'HED340',
    severity: 'error',
    message: `T${t} has to wait inside an atomic block`,
    at: { file, line, column },
    help: 'wait before the block, or use --engine random',
  });
}

/** Does thread t wait inside a block for the end of another thread? */
export const isWaitingForEnd = (x: Explorer, t: number): boolean =>
  x.machine.state(t)[ST_EVENT] === EV_JOIN && isInBlock(x, t) && x.graph.kind[x.graph.last(t)] !== K_STUCK;
