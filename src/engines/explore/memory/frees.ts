import type { EventId } from '../../../base/ids.ts';
import type { OwnOrder } from '../consistency/consistency.ts';
import { isUnfinished } from '../graph/blocks.ts';
import { FIRST_EVENT } from '../graph/columns.ts';
import { F_RMW, K_PASS, K_READ, K_WRITE } from '../graph/graph.ts';
import { sawUnfinished } from '../search/atomic-blocks.ts';
import type { SearchState } from '../state/search-state.ts';
import { DONE, GO_ON, type Outcome } from '../state/steps.ts';
import { lifeOfEvent } from './heap-reuse.ts';
import { needsEvent } from './needs-event.ts';

/**
 * Use after free where the model has an order of its own (docs/models.md, "Memory errors"). A free is a store of *dead* to every byte, and an
 * execution has the error iff an access reads from it, or a write comes after it in coherence.
 *
 * Dead stores are not given places in the graph. A graph without them stands for all executions that differ in where
 * the free is; access a may come after free f iff a does not come before f in the order of the model, where f has the
 * edges of a store in its thread (ppo, fences, po-loc) and none of coherence (model-order.ts, precedesFree). For if there is no
 * path from a to f, all events can be put in a row with f before a, and the first access of the block that comes after f in
 * that row reads dead, or overwrites it: up to there the row is an execution. If there is a path, a is before f in every
 * execution with this graph. With reads-from classes a path may depend on orders that are free: then a witness is searched
 * for in which f comes before a (witness.ts).
 *
 * Each pair is looked at when its second part is added: what is in the graph then is an execution. That is not yet all,
 * since a revisit may leave the pair in the graph and take away what ordered it; so it is done again when a graph is
 * complete (`usedAfterFree`). There every consistent graph comes by.
 */

/** The new free f, of a block that is live. GO_ON: nothing comes after it that should not. */
export const afterFree = (x: SearchState, f: EventId): Outcome => (failsAfter(x, f) ? DONE : GO_ON);

/** Does the new access e come after a free of its block? Then that has been told. */
export function isAfterFree(x: SearchState, e: EventId): boolean {
  const g = x.graph;
  const { own } = x.order;
  if (g.frees.length === 0 || own === null) return false;
  for (const f of g.frees) if (isOfBlock(x, e, f) && mayFollow(x, own, f, e) && tell(x, f, e)) return true;
  return false;
}

/** The same of all frees of a graph that is complete. */
export function usedAfterFree(x: SearchState): boolean {
  return x.graph.frees.some((f) => failsAfter(x, f));
}

function failsAfter(x: SearchState, f: EventId): boolean {
  const g = x.graph;
  const { own } = x.order;
  if (own === null) return false;
  /* an atomic block that is not finished has not happened: it is looked at in the end */
  if (isUnfinished(g, f)) return false;
  const prefixed = x.order.ordersPrefix && !x.hasTwins;
  for (let e = FIRST_EVENT; e < g.n; e++) {
    if (g.loc[e] < 0 || (prefixed && g.inPrefix(e, f))) continue;
    if (isOfBlock(x, e, f) && !isUnfinished(g, e) && mayFollow(x, own, f, e) && tell(x, f, e)) return true;
  }
  return false;
}

/** Is e an access of the block that f frees, in the life that f ends? */
function isOfBlock(x: SearchState, e: EventId, f: EventId): boolean {
  const g = x.graph;
  const loc = g.loc[e];
  if (loc < 0 || (g.kind[e] !== K_READ && g.kind[e] !== K_WRITE && g.kind[e] !== K_PASS)) return false;
  const [at, size] = [x.locations.address[loc], x.locations.size[loc]];
  const base = g.value[4 * f];
  if (at >= base + g.value[4 * f + 1] || at + size <= base) return false;
  return !x.reuses || lifeOfEvent(x, e) === g.value[4 * f + 3];
}

function mayFollow(x: SearchState, own: OwnOrder, f: EventId, e: EventId): boolean {
  const g = x.graph;
  if (!own.precedesFree(g, e, f)) return true;
  return g.thread[e] !== g.thread[f] && x.classes?.mayFollow(g, f, e) === true;
}

/**
 * Tells it at the access; or at the free, if that has come about because of the access (pso: a store that waits). False:
 * nobody asked for it, and the graph also stands for executions in which the free comes later; or the thread has seen an atomic
 * block that never happened (atomic-blocks.ts). Then it goes on, whatever it finds there, because nothing that follows from what it
 * has read counts, but what the others write may revisit those reads (test/regress/freed-after-cut-block.c).
 */
function tell(x: SearchState, f: EventId, e: EventId): boolean {
  const g = x.graph;
  const isUpdate = g.kind[e] === K_WRITE && (g.flags[e] & F_RMW) !== 0;
  const access = isUpdate ? g.of[g.thread[e]][g.pos[e] - 1] : e;
  const told = needsEvent(g, access, f)
    ? x.failBefore(f, laterLives(x, f), { kind: 'memory', message: `use after free: ${LATE}` }, access)
    : x.failBefore(access, laterLives(x, f), { kind: 'memory', message: 'use after free' }, f);
  return told || (g.inPrefix(f, e) && !sawUnfinished(x, g.thread[e], f));
}

const LATE = 'a store by another thread is still on its way to memory';

/** Allocations that give the block another life. */
const laterLives = (x: SearchState, f: EventId): EventId[] =>
  x.graph.allocs.filter(
    (a) =>
      x.graph.value[4 * a] === x.graph.value[4 * f] && x.graph.value[4 * a + 3] > x.graph.value[4 * f + 3],
  );
