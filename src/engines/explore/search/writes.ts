import * as ev from '../../../vm/code/event.ts';
import { ST_ADDR, ST_EVENT, ST_OP, ST_ORDER, ST_SIZE, ST_UNDEF, ST_VAL } from '../../../vm/code/layout.ts';
import { syncApply, synced } from '../../../vm/sync/sync.ts';
import { isAfterFree } from '../consistency/frees.ts';
import { FLAGS_OF } from '../graph/flags.ts';
import { F_COMMUTES, F_RMW, type Graph, INIT, K_WRITE } from '../graph/graph.ts';
import { keepsOrder } from '../reductions/symmetry.ts';
import { checkAccess, isUnborn } from './access.ts';
import { isInBlock, suspend } from './atomic-blocks.ts';
import { BRANCH, DONE, GO_ON, OVER, type Search, WRITES } from './exploration.ts';
import type { Explorer } from './explorer.ts';
import { locationOf } from './heap-reuse.ts';
import { mixesSizes, noticeOrder } from './reads.ts';
import { revisitable, revisits } from './revisits.ts';
import { waysToPlace } from './ways.ts';

/** Writes: every place in coherence that the model lets them have. A read-modify-write has one: right after its source. */

export function store(x: Explorer, t: number): number {
  const wrong = checkAccess(x, t, true);
  if (wrong !== GO_ON) return wrong;
  const s = x.machine.state(t);
  if (isUnborn(x, t, x.graph.last(t), s[ST_ADDR])) return DONE;
  const loc = locationOf(x, t, s[ST_ADDR], s[ST_SIZE]);
  if (x.locations.overlaps[loc].length > 0 && !x.bytes.isOpenToWrite(x.graph, loc, x.graph.last(t)))
    return mixesSizes(x, t);
  if (x.classes !== null) noticeOrder(x, loc, 0);
  for (let k = 0; k < 4; k++) x.fresh[k] = s[ST_VAL + k];
  return write(x, t, FLAGS_OF[s[ST_ORDER]], -1);
}

/** After the read of a read-modify-write (WRITES) comes its write, at once. */
export function writeAfter(x: Explorer, t: number, step: number): number {
  if (step !== WRITES) return step;
  const read = x.graph.last(t);
  x.unanswered = read;
  const wrong = x.options.race ? checkAccess(x, t, true) : GO_ON;
  x.unanswered = -1;
  if (wrong !== GO_ON) return wrong;
  x.graph.flags[read] |= F_RMW;
  return write(x, t, x.graph.flags[read], read);
}

/** Adds a write of `fresh`. With one place and nothing to revisit that is all; else BRANCH. */
export function write(x: Explorer, t: number, flags: number, read: number): number {
  const g = x.graph;
  const s = x.machine.state(t);
  const loc = locationOf(x, t, s[ST_ADDR], s[ST_SIZE]);
  const a = x.add(t, K_WRITE, flags, loc);
  g.coherence(loc);
  for (let k = 0; k < 4; k++) g.value[4 * a + k] = x.fresh[k];
  if (read >= 0) x.classes?.observe(loc);
  if (read < 0) x.bytes.written(g.snap[a], s, ST_UNDEF);
  else x.bytes.defined(g.snap[a]);
  g.release(a, read >= 0 && (flags & F_COMMUTES) === 0 ? g.rf[read] : INIT, x.options.stdRs === 'rc11');
  x.options.onWrite?.(x, a);
  if ((flags & F_COMMUTES) !== 0) return placeAt(x, t, a, g.co[loc].length, read);
  x.placing = a;
  x.placingRead = read;
  if (revisitable(x, g, a, read, 0) >= 0) return BRANCH;
  const order = g.co[loc];
  if (x.classes !== null) {
    if (x.classes.isFree(loc)) return placeAt(x, t, a, order.length, read);
    if (order.length > 0 && x.classes.isOpen(g, loc)) return BRANCH;
  }
  const low = x.order.floor(g, t, loc, flags, K_WRITE, g.pos[a]);
  const high = x.order.ceiling(g, t, loc, K_WRITE, g.pos[a]);
  if (read >= 0) {
    const i = g.coIndex(g.rf[read]);
    const possible = i >= low && i <= high && fits(g, order, i);
    return possible && !x.order.splits(g, loc, i, K_WRITE, t, g.pos[a])
      ? placeAt(x, t, a, i, read)
      : noPlace(x, t, a, read);
  }
  if (low > high) return noPlace(x, t, a, read);
  if (low < high || !fits(g, order, low) || x.order.splits(g, loc, low, K_WRITE, t, g.pos[a])) return BRANCH;
  return placeAt(x, t, a, low, read);
}

/** Outside atomic blocks that is the end: somebody else has read what this read-modify-write read. */
function noPlace(x: Explorer, t: number, a: number, read: number): number {
  return mayBeStuck(x, t, read) ? suspend(x, t, read >= 0 ? read : a) : DONE;
}

/** Inside a block the thread is stuck, if it had no choice; a read-modify-write that read something old had. */
function mayBeStuck(x: Explorer, t: number, read: number): boolean {
  const g = x.graph;
  if (!isInBlock(x, t)) return false;
  return read < 0 || !x.order.couldReadNewer(g, read);
}

/** Write a is the newest event, in no coherence order yet: revisits, then every place. */
export function* place(x: Explorer, t: number, a: number, read: number): Search {
  const g = x.graph;
  const { path } = x;
  path.enter(path.counts ? waysToPlace(x, t, a, read) : g.reads[g.loc[a]].length + g.co[g.loc[a]].length + 1);
  yield* revisits(x, t, a, read);
  const loc = g.loc[a];
  const order = g.co[loc];
  const low = x.order.floor(g, t, loc, g.flags[a], K_WRITE, g.pos[a]);
  const high = x.order.ceiling(g, t, loc, K_WRITE, g.pos[a]);
  const isFree = x.classes?.isFree(loc) === true;
  const isOpen = x.classes?.isOpen(g, loc) === true;
  const from = read >= 0 ? g.coIndex(g.rf[read]) : isFree ? high : isOpen ? 0 : low;
  const to = read >= 0 ? from : high;
  let places = 0;
  const keep = g.n;
  const top = x.snapshots.top;
  path.remaining(to - from + 1);
  for (let i = to; i >= from && !x.stopped; i--) {
    if ((i < low && !isOpen) || i > high || !fits(g, order, i)) continue;
    if (x.order.splits(g, loc, i, K_WRITE, t, g.pos[a])) continue;
    places++;
    if (!path.next()) continue;
    const step = isOpen ? placeSomehow(x, t, a, i, read, low) : placeAt(x, t, a, i, read);
    if (step === GO_ON || step === OVER) yield* x.visit();
    x.undo(keep, top);
    x.snapshots.restore(t, g.snap[a]);
    order.splice(order.indexOf(a), 1);
  }
  if (places === 0 && !x.stopped && mayBeStuck(x, t, read) && path.next()) {
    suspend(x, t, read >= 0 ? read : a);
    yield* x.visit();
  }
  path.leave();
}

export function placeAt(x: Explorer, t: number, a: number, i: number, read: number): number {
  const g = x.graph;
  g.co[g.loc[a]].splice(i, 0, a);
  if (!keepsOrder(g, a)) return DONE;
  if (x.options.model === 'rc11' && !x.scOrder.holds(g, a)) return DONE;
  if (read < 0 && isAfterFree(x, a)) return DONE;
  written(x, t, read);
  return GO_ON;
}

/** The same if another order of free locations may be needed for it (classes.ts). */
function placeSomehow(x: Explorer, t: number, a: number, i: number, read: number, low: number): number {
  const g = x.graph;
  g.co[g.loc[a]].splice(i, 0, a);
  if (!keepsOrder(g, a)) return DONE;
  const stands = i >= low && (x.options.model !== 'rc11' || x.scOrder.holds(g, a));
  if (!stands && x.classes?.repair(g, g.loc[a], i >= low) !== true) return DONE;
  if (read < 0 && isAfterFree(x, a)) return DONE;
  written(x, t, read);
  return GO_ON;
}

/** The write is in the graph: the thread goes on. */
export function written(x: Explorer, t: number, read: number): void {
  const g = x.graph;
  const { machine } = x;
  const event = machine.state(t)[ST_EVENT];
  const v = 4 * read;
  if (event === ev.EV_CAS)
    machine.deliverCas(t, true, g.value[v], g.value[v + 1], g.value[v + 2], g.value[v + 3]);
  else if (event === ev.EV_RMW)
    machine.deliver(t, g.value[v], g.value[v + 1], g.value[v + 2], g.value[v + 3]);
  else if (event === ev.EV_SYNC) {
    /* whatever choice it had, its result is that of the first */
    syncApply(machine.state(t)[ST_OP], g.value[v], g.value[v + 1], t, 0);
    machine.deliver(t, synced.result);
  } else machine.deliver(t, 0);
}

/** Place i is after coherence index i: never between a write and the read-modify-write that read it (atomicity). */
export function fits(g: Graph, order: readonly number[], i: number): boolean {
  return i >= order.length || (g.flags[order[i]] & F_RMW) === 0;
}
