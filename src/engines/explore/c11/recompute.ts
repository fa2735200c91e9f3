import type { EventId } from '../../../base/ids.ts';
import { AQ, CLOCKS, FIRST_EVENT, HB, NO_EVENT, PF, RL } from '../graph/columns.ts';
import {
  F_ACQUIRE,
  F_ATOMIC,
  F_RELEASE,
  F_RMW,
  type Graph,
  INIT,
  K_BEGIN,
  K_FENCE,
  K_JOIN,
  K_READ,
  K_WRITE,
} from '../graph/graph.ts';
import { isPromise } from './promises.ts';

/**
 * All clocks of a graph from scratch, to the least fixpoint: a read that was given its write later may have made
 * happens-before larger everywhere. The rules are those of Graph.readFrom and Graph.release, without the order of
 * adding. False: happens-before has a cycle.
 */
export function recompute(g: Graph, sameThread: boolean): boolean {
  const { clocks, stride } = g;
  clocks.fill(0, 0, g.n * CLOCKS * stride);
  for (let e = FIRST_EVENT; e < g.n; e++) if (!isPromise(g, e)) g.startClocks(e, NO_EVENT, g.thread[e]);
  for (let changed = true; changed; ) {
    changed = false;
    for (let e = FIRST_EVENT; e < g.n; e++) {
      if (isPromise(g, e)) continue;
      const before = sum(g, e);
      update(g, e, sameThread);
      if (sum(g, e) !== before) changed = true;
      if (clocks[(e * CLOCKS + HB) * stride + g.thread[e]] > g.pos[e] + 1) return false;
    }
  }
  return true;
}

/** Clocks only grow, so that their sum says whether one has changed. */
function sum(g: Graph, e: EventId): number {
  const { clocks, stride } = g;
  let all = 0;
  for (let i = e * CLOCKS * stride; i < (e + 1) * CLOCKS * stride; i++) all += clocks[i];
  return all;
}

function update(g: Graph, e: EventId, sameThread: boolean): void {
  const list = g.of[g.thread[e]];
  const kind = g.kind[e];
  const flags = g.flags[e];
  if (g.pos[e] > 0) for (let c = HB; c < RL; c++) g.join(e, c, list[g.pos[e] - 1], c);
  if (kind === K_READ && g.rf[e] >= 0) {
    g.join(e, PF, g.rf[e], PF);
    if ((flags & F_ATOMIC) !== 0) {
      g.join(e, AQ, g.rf[e], RL);
      if ((flags & F_ACQUIRE) !== 0) g.join(e, HB, g.rf[e], RL);
    }
  } else if (kind === K_FENCE && (flags & F_ACQUIRE) !== 0) g.join(e, HB, e, AQ);
  else if ((kind === K_BEGIN || kind === K_JOIN) && g.rf[e] >= 0) {
    g.join(e, HB, g.rf[e], HB);
    g.join(e, PF, g.rf[e], PF);
  } else if (kind === K_WRITE) release(g, e, sameThread);
}

function release(g: Graph, e: EventId, sameThread: boolean): void {
  const flags = g.flags[e];
  if ((flags & F_ATOMIC) === 0) return;
  const list = g.of[g.thread[e]];
  if ((flags & F_RELEASE) !== 0) g.join(e, RL, e, HB);
  else {
    if (g.fence[e] >= 0) g.join(e, RL, g.fence[e], HB);
    for (let i = 0; sameThread && i < g.pos[e]; i++) {
      const w = list[i];
      if (
        g.kind[w] === K_WRITE &&
        g.loc[w] === g.loc[e] &&
        (g.flags[w] & F_RELEASE) !== 0 &&
        (g.flags[w] & F_ATOMIC) !== 0
      )
        g.join(e, RL, w, HB);
    }
  }
  const source = (flags & F_RMW) !== 0 ? g.rf[list[g.pos[e] - 1]] : INIT;
  if (source >= 0) g.join(e, RL, source, RL);
}
