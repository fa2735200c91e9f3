import type { EventId } from '../../../base/ids.ts';
import type { Machine } from '../../../vm/machine.ts';
import {
  F_ACQUIRE,
  F_RMW,
  type Graph,
  K_BEGIN,
  K_CREATE,
  K_END,
  K_FENCE,
  K_JOIN,
  K_READ,
  K_WRITE,
} from '../graph/graph.ts';
import { dependenciesOf } from './dependency-run.ts';

/**
 * The satisfaction order of c11.cat: acyclic(dep ∪ rmw ∪ acquired ∪ rf ∪ asw). Only a read that gets a write which was
 * added after it can close a cycle, so this is asked when a promise is fulfilled: can write w go back to one of the
 * reads that wait for it?
 */
export function restsOn(g: Graph, slow: Machine, w: EventId, reads: readonly number[]): boolean {
  const dependencies = dependenciesOf(g, slow);
  const seen = new Uint8Array(g.n);
  const stack = [w];
  const push = (e: EventId): void => {
    if (e < 0 || seen[e] !== 0) return;
    seen[e] = 1;
    stack.push(e);
  };
  for (let e = stack.pop(); e !== undefined; e = stack.pop()) {
    const kind = g.kind[e];
    const list = g.of[g.thread[e]];
    if (kind === K_READ || kind === K_BEGIN || kind === K_JOIN) push(g.rf[e]);
    if (kind === K_WRITE && (g.flags[e] & F_RMW) !== 0) push(list[g.pos[e] - 1]);
    const held = dependencies[e];
    for (let i = 0; held >> BigInt(i) !== 0n; i++) if (((held >> BigInt(i)) & 1n) !== 0n) push(list[i]);
    if (isHeldByAcquires(kind)) acquires(g, e, push);
  }
  return reads.some((r) => seen[r] !== 0);
}

const isHeldByAcquires = (kind: number): boolean =>
  kind === K_READ || kind === K_WRITE || isThreadEvent(kind);

const isThreadEvent = (kind: number): boolean =>
  kind === K_BEGIN || kind === K_END || kind === K_CREATE || kind === K_JOIN;

/** Acquire reads and thread events before e, and every read before an acquire fence that is before e. */
function acquires(g: Graph, e: EventId, push: (e: EventId) => void): void {
  const list = g.of[g.thread[e]];
  let fenced = false;
  for (let i = g.pos[e] - 1; i >= 0; i--) {
    const f = list[i];
    const acquire = (g.flags[f] & F_ACQUIRE) !== 0;
    if (g.kind[f] === K_FENCE && acquire) fenced = true;
    else if (isThreadEvent(g.kind[f]) || (g.kind[f] === K_READ && (acquire || fenced))) push(f);
  }
}
