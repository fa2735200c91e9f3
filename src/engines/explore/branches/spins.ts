import { InternalError } from '../../../base/failure.ts';
import type { EventId, ThreadId } from '../../../base/ids.ts';
import type { LoopCode } from '../../../vm/code/code.ts';
import { EV_AWAIT, EV_CAS, EV_FENCE, EV_READ, EV_YIELD } from '../../../vm/code/event.ts';
import { FR_FUNC, FR_PC, ST_ADDR, ST_EVENT, ST_FP, ST_OP, ST_SIZE, ST_VAL } from '../../../vm/code/layout.ts';
import { SEEN_IDLE } from '../../../vm/interpret/loop-head.ts';
import { blockOf, MOST_ROUNDS, repeatRound } from '../../../vm/repeat-round.ts';
import { F_CHOSEN, K_AWAIT, K_READ, K_SPIN } from '../graph/graph.ts';
import { locationOf } from '../memory/heap-reuse.ts';
import { readFlags } from '../search/pending.ts';
import { readIndex, readSource } from '../search/reads.ts';
import { step } from '../search/step.ts';
import type { SearchState } from '../state/search-state.ts';
import { GO_ON, type Search } from '../state/steps.ts';
import {
  foreignWrites,
  hasSpun,
  isRepeatable,
  iterationStart,
  loopOf,
  onlyReads,
  readsOf,
} from '../waiting/rounds.ts';
import { lastRead, staleEnd } from '../waiting/stuck.ts';

/**
 * Spin, then go on: `for (i = 0; i < 10000; ++i) if (try()) return; slow_path();`. Thread t is at the end of an idle round of a
 * loop that a counter bounds (docs/models.md, *Await*). There are three ways:
 *
 *   wait      for something newer to read, as in any await (retries.ts); nobody waits there for ever, so a graph in which
 *             nothing newer comes is none that counts
 *   give up   the round is repeated until the loop is left. That is an execution iff the graph stays consistent with
 *             the round doubled, whatever is added later: copies of its reads, of the same writes, are put into the graph.
 *             They are left out where they cannot matter (rounds.ts). Then the machine counts the rounds (repeat-round.ts).
 *   go on     to the next round, one by one, if few are left: rounds that cannot be doubled (`r1 = x; r2 = x`, torn) count,
 *             too. If many are left, then there must be as many writes to read in them; if there are, the loop is cut.
 *
 * Why one repeated round is enough: take any execution that leaves the loop so. If one of its idle rounds can be doubled
 * drop all others (they read, and what comes after them may read the same without them) and repeat that one in their
 * place. If none can, each of them reads something that is newer in the middle of it, one by one.
 *
 * To wait is the way that counts as maximally added; the others are chosen (F_CHOSEN), as they are not the first.
 */

/** With at most so many rounds left, they are tried one by one as well. */
const FEW_ROUNDS = 4;

export function* spin(x: SearchState, t: ThreadId): Search {
  const g = x.graph;
  const s = x.machine.state(t);
  const from = iterationStart(g, t, s[ST_VAL]);
  const loop = loopOf(s);
  const keep = g.n;
  const top = x.snapshots.top;
  const isSimple = isRepeatable(g, t, from);
  x.machine.image.rounds[loopCode(x, t).index] |= SEEN_IDLE;
  x.path.enter(3);
  if (staleEnd(g, t, from) < 0 && !hasSpun(g, t, from) && onlyReads(g, t, from) && x.path.next()) {
    const last = lastRead(g, t, from);
    /* not picked: a refusal takes the read out, and the other ways are still to come */
    const e = x.add(t, K_AWAIT, 0);
    g.value[4 * e] = g.pos[e] - (last < 0 ? from : g.pos[last]);
    yield x.visit();
    x.undo(keep, top);
  } else if ((!onlyReads(g, t, from) || hasSpun(g, t, from)) && x.path.next()) {
    /* what it wrote back is in the others' way: it stays as it is */
    x.add(t, K_SPIN, 0);
    yield x.visit();
    x.undo(keep, top);
  }
  if (!x.stopped && x.path.next()) {
    const rounds = isSimple ? giveUp(x, t, from) : giveUpDoubled(x, t, from, loop);
    if (rounds === MOST_ROUNDS) x.listener.stale(loop, x);
    else if (rounds >= 0) yield x.visit();
    x.undo(keep, top);
  }
  if (!isSimple && !x.stopped && x.path.next()) {
    const left = roundsLeft(x, t, from);
    if (left <= FEW_ROUNDS) {
      x.add(t, K_SPIN, F_CHOSEN);
      x.machine.deliver(t, 0);
      yield x.visit();
      x.undo(keep, top);
    } else if (foreignWrites(g, t, from) >= left) x.listener.stale(loop, x);
  }
  x.path.leave();
}

function loopCode(x: SearchState, t: ThreadId): LoopCode {
  const s = x.machine.state(t);
  const found = x.machine.image.code[s[s[ST_FP] + FR_FUNC]].loops.find(({ id }) => id === s[ST_OP]);
  if (found === undefined) throw new InternalError('explore: an await of no loop');
  return found;
}

/** The round again and again, until the loop is left: how often? */
function giveUp(x: SearchState, t: ThreadId, from: number): number {
  const reads = readsOf(x, t, from);
  const e = x.add(t, K_SPIN, F_CHOSEN);
  const rounds = repeatRound(x.machine, t, reads, MOST_ROUNDS);
  x.graph.value[4 * e] = rounds;
  x.machine.deliver(t, 0);
  return rounds;
}

function roundsLeft(x: SearchState, t: ThreadId, from: number): number {
  const top = x.snapshots.top;
  const now = x.snapshots.take(t);
  const rounds = repeatRound(x.machine, t, readsOf(x, t, from), MOST_ROUNDS);
  x.snapshots.restore(t, now);
  x.snapshots.top = top;
  return rounds;
}

/** The same with the round doubled in the graph; -1 if the graph does not allow that. */
function giveUpDoubled(x: SearchState, t: ThreadId, from: number, loop: number): number {
  const g = x.graph;
  if (!onlyReads(g, t, from)) return -1;
  const round = g.of[t].slice(from).filter((e) => g.kind[e] === K_READ);
  const fp = x.machine.state(t)[ST_FP];
  const code = x.machine.image.code[x.machine.state(t)[fp + FR_FUNC]];
  const { blocks } = loopCode(x, t);
  x.add(t, K_SPIN, F_CHOSEN);
  x.machine.deliver(t, 0);
  let at = 0;
  for (;;) {
    const event = x.machine.run(t);
    const s = x.machine.state(t);
    if (event === EV_AWAIT && s[ST_OP] === loop) break;
    if (event !== EV_AWAIT && !blocks.has(blockOf(code, s[fp + FR_PC] - 1))) return -1;
    if (event === EV_YIELD || event === EV_FENCE || event === EV_AWAIT) {
      if (event === EV_AWAIT) x.machine.deliver(t, 0);
      else if (step(x, t) !== GO_ON) return -1;
      continue;
    }
    if (at === round.length || (event !== EV_READ && event !== EV_CAS)) return -1;
    if (!copy(x, t, round[at++])) return -1;
  }
  return giveUp(x, t, iterationStart(g, t, x.machine.state(t)[ST_VAL]));
}

/** The pending read of thread t gets what read e got, if it may. */
function copy(x: SearchState, t: ThreadId, e: EventId): boolean {
  const g = x.graph;
  const s = x.machine.state(t);
  const loc = locationOf(x, t, s[ST_ADDR], s[ST_SIZE]);
  if (loc !== g.loc[e] || s[ST_EVENT] === 0) return false;
  const flags = readFlags(s);
  const pos = g.countOf(t);
  if (x.classes?.isOpen(g, loc) === true) return readSource(x, t, loc, flags, g.rf[e]) === GO_ON;
  const i = g.coIndex(g.rf[e]);
  if (i < x.order.floor(g, t, loc, flags, K_READ, pos) || i > x.order.ceiling(g, t, loc, K_READ, pos))
    return false;
  if (x.order.splits(g, loc, i, K_READ, t, pos)) return false;
  return readIndex(x, t, loc, flags, i) === GO_ON;
}
