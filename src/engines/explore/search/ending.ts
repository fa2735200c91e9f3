import type { EventId, ThreadId } from '../../../base/ids.ts';
import type { ViolationKind } from '../../../results/types.ts';
import { EV_AWAIT, EV_LOOP_BOUND } from '../../../vm/code/event.ts';
import {
  ST_EVENT,
  ST_EXP,
  ST_STATUS,
  ST_VAL,
  STATUS_ENDED,
  STATUS_NONE,
  STATUS_PENDING,
} from '../../../vm/code/layout.ts';
import { FIRST_THREAD, NO_EVENT } from '../graph/columns.ts';
import { type Graph, K_DEAD, K_HALT } from '../graph/graph.ts';
import { blockRaces } from '../memory/block-races.ts';
import { usedAfterFree } from '../memory/frees.ts';
import { closeOpen } from '../reductions/sections.ts';
import type { Exploration, Listener } from '../state/exploration.ts';
import type { SearchState } from '../state/search-state.ts';
import { type Outcome, OVER, REFUSED } from '../state/steps.ts';
import { refuse } from '../waiting/refusals.ts';
import { isUnderLocks, iterationStart } from '../waiting/rounds.ts';
import { staleRead, stuckKind } from '../waiting/stuck.ts';
import { inVain } from '../waiting/waits.ts';
import { isCut, isWaitingForEnd, waitsInBlock } from './atomic-blocks.ts';
import { claimOf } from './claims.ts';

/**
 * How executions end (docs/models.md).
 *
 * The thread that ends the program does so by an event that nothing comes after. What the others do besides, they do before
 * it: so they go on in the graph, as far as they can, and a graph with such an event is complete wherever the others stand.
 * Where the program could have ended without what they did, left-over.ts looks at the part of the graph that it needs.
 *
 * A thread stays where its assumption failed, or where it met an error nobody asked for; nothing comes after that either,
 * so whatever goes wrong elsewhere in the graph goes wrong before it.
 */

/** Thread t ends the program; `orderly`: by exit, or the return of main. */
export function endProgram(x: Exploration, t: ThreadId, orderly: boolean): Outcome {
  const e = x.add(t, K_HALT, 0);
  x.graph.value[4 * e] = orderly ? 1 : 0;
  return OVER;
}

/** An error of thread t that nobody asked for. An assertion ends the program as abort would; all others may hide something. */
export function endUnasked(
  x: Exploration & { readonly listener: Listener },
  kind: ViolationKind,
  message: string,
  t: ThreadId,
  unanswered: boolean,
): Outcome {
  if (kind === 'assertion') return endProgram(x, t, false);
  x.listener.unasked?.(x, kind, message, t);
  return stayThere(x, t, unanswered);
}

/** Thread t comes no further; the others go on. */
export function stayThere(x: Exploration, t: ThreadId, unanswered: boolean): Outcome {
  const e = x.add(t, K_DEAD, 0);
  x.graph.value[4 * e] = unanswered ? 1 : 0;
  return OVER;
}

/** The event that ends the program in order (-1: none does), and whether any ends it at all. */
export function programEnd(g: Graph): { readonly orderly: EventId; readonly halted: boolean } {
  let halted = false;
  for (const list of g.of) {
    const last = list.length === 0 ? NO_EVENT : list[list.length - 1];
    if (last < 0 || g.kind[last] !== K_HALT) continue;
    if (g.value[4 * last] === 1) return { orderly: last, halted: true };
    halted = true;
  }
  return { orderly: NO_EVENT, halted };
}

/** No thread can go on: a complete execution, a blocked one, or a choice that led nowhere. Detached threads need not end. */
export function tellEnd(x: SearchState): void {
  const { machine, graph } = x;
  if (usedAfterFree(x) || (x.usesBlocks && racesInOpenBlocks(x))) return x.leaf();
  const { halted, orderly } = programEnd(graph);
  let isStuck = false;
  let isDead = false;
  let old = -1;
  for (let t = FIRST_THREAD; t < machine.threadCount; t++) {
    const s = machine.state(t);
    const status = s[ST_STATUS];
    const last = graph.last(t);
    if (last >= 0 && graph.kind[last] === K_DEAD) isDead = true;
    else if (status !== STATUS_NONE && status !== STATUS_ENDED && !x.isOver(t)) {
      if (isWaitingForEnd(x, t)) return void waitsInBlock(x, t);
      if (x.sections !== null && closeOpen(x, x.sections, t)) return;
      if (old < 0) old = oldRead(x, t);
      const stays = isCut(x, t) || s[ST_EVENT] === EV_LOOP_BOUND;
      if (stays || !x.detaches || claimOf(x, t) !== 'detached') isStuck = true;
    }
  }
  if (old < 0 && (halted || !(isStuck || isDead))) {
    x.executions++;
    if (!halted || orderly >= 0) x.listener.execution(x);
  } else if (!isDead && old >= 0 && stuckKind(x) === null) {
    /* one that waits for what did not come, with an old write: that was a choice of its own */
    if (inVain(x) === REFUSED) refuse(x);
  } else {
    x.blocked++;
    x.listener.blocked(x);
  }
  x.leaf();
}

/** Does an access race that is in a block which has not ended, though no assumption has cut it? */
function racesInOpenBlocks(x: SearchState): boolean {
  for (let t = FIRST_THREAD; t < x.machine.threadCount; t++)
    if (!isCut(x, t) && blockRaces(x, t)) return true;
  return false;
}

/** The first read of an old write in the iteration that thread t waits in, or -1. */
function oldRead(x: SearchState, t: ThreadId): number {
  const s = x.machine.state(t);
  if (s[ST_STATUS] !== STATUS_PENDING || s[ST_EVENT] !== EV_AWAIT || s[ST_EXP] > 0) return -1;
  return staleRead(x.graph, t, iterationStart(x.graph, t, s[ST_VAL]), isUnderLocks(x, t));
}
