import type { EventId, ThreadId } from '../../../base/ids.ts';
import { FIRST_EVENT, FIRST_THREAD } from '../graph/columns.ts';
import { F_SC, type Graph, K_FENCE, K_WRITE } from '../graph/graph.ts';
import { waits } from '../waiting/waits.ts';
import {
  firstAfter,
  isAccess,
  nextElsewhere,
  PscSuccessors,
  previousElsewhere,
  sameLocation,
} from './psc-successors.ts';

/**
 * The SC axiom of RC11: acyclic(psc), with psc = pscB ∪ pscF (docs/models.md). Checked when an access is added that has
 * writes co-after it (a new access without any has no outgoing edge, so it closes no cycle) and that is seq_cst
 * itself or comes after a seq_cst fence: only then does psc get new edges.
 *
 * Nodes are the seq_cst accesses and fences. An edge a → b goes from x to y by scb, where x is a, or, if a is a
 * fence, any event after it in happens-before; y likewise before b. Between two fences also hb and hb;eco;hb.
 *
 * Without fences every new edge has the new access at one end, so that a cycle goes through it, and it is enough to look
 * for what can be reached from it. Program order is in psc: of each thread what is reached is all from some position
 * on, so that this is one number a thread (`returns`). With fences all nodes are searched (`acyclic`), each with all that
 * it leads to (psc-successors.ts). Of both the twin that compares all pairs is in test/explore/slow-psc.ts.
 */
export class ScOrder {
  private nodes: EventId[] = [];
  private state = new Uint8Array(64);
  /** Row i, once it has been begun with: which nodes the i-th has an edge to. */
  private edges = new Uint8Array(64);
  private readonly successors = new PscSuccessors();
  /** By thread: the first position that is reached, and from where on it has been gone on from. */
  private low: number[] = [];
  private done: number[] = [];
  private readonly changed: ThreadId[] = [];

  /** Is psc acyclic, given that e was just added? */
  holds(g: Graph, e: EventId): boolean {
    if (!this.concerns(g, e)) return true;
    return g.scFences.length === 0 ? !this.returns(g, e) : this.acyclic(g);
  }

  /** Is psc acyclic? */
  acyclic(g: Graph): boolean {
    const { nodes } = this;
    nodes.length = 0;
    for (let x = FIRST_EVENT; x < g.n; x++)
      if ((g.flags[x] & F_SC) !== 0 && (isAccess(g, x) || g.kind[x] === K_FENCE)) nodes.push(x);
    if (nodes.length < 2) return true;
    if (this.state.length < nodes.length) this.state = new Uint8Array(2 * nodes.length);
    this.state.fill(0, 0, nodes.length);
    if (this.edges.length < nodes.length ** 2) this.edges = new Uint8Array(2 * nodes.length ** 2);
    for (let i = 0; i < nodes.length; i++) if (this.state[i] === 0 && this.cyclicFrom(g, i)) return false;
    return true;
  }

  private concerns(g: Graph, e: EventId): boolean {
    const write = g.kind[e] === K_WRITE ? e : g.rf[e];
    const order = g.co[g.loc[e]];
    const last = order.length === 0 ? -1 : order[order.length - 1];
    if (write === last) return false;
    if ((g.flags[e] & F_SC) !== 0) return true;
    for (const f of g.scFences) if (g.happensBefore(f, e)) return true;
    return false;
  }

  private cyclicFrom(g: Graph, from: number): boolean {
    const { nodes, state, edges } = this;
    const path: number[] = [];
    const next: number[] = [];
    const enter = (i: number): void => {
      state[i] = 1;
      path.push(i);
      next.push(0);
      this.successors.mark(g, nodes[i], nodes, edges.subarray(i * nodes.length, (i + 1) * nodes.length));
    };
    enter(from);
    while (path.length > 0) {
      const i = path[path.length - 1];
      const j = next[next.length - 1]++;
      if (j === nodes.length) {
        state[i] = 2;
        path.pop();
        next.pop();
      } else if (state[j] !== 2 && edges[i * nodes.length + j] === 1) {
        if (state[j] === 1) return true;
        enter(j);
      }
    }
    return false;
  }

  /** Without fences: does psc lead from e back to it? */
  private returns(g: Graph, e: EventId): boolean {
    const { low, done, changed } = this;
    const threads = g.of.length;
    for (let u = FIRST_THREAD; u < threads; u++) low[u] = done[u] = g.of[u].length;
    changed.length = 0;
    this.leave(g, e);
    const [t, at] = [g.thread[e], g.pos[e]];
    while (changed.length > 0 && low[t] > at) {
      const u = changed.pop()!;
      const [from, to] = [low[u], done[u]];
      done[u] = from;
      for (let i = from; i < to; i++) if (isSeqCst(g, g.of[u][i])) this.leave(g, g.of[u][i]);
    }
    return low[t] <= at;
  }

  private reach(g: Graph, e: EventId): void {
    const u = g.thread[e];
    if (g.pos[e] >= this.low[u]) return;
    this.low[u] = g.pos[e];
    this.changed.push(u);
  }

  /** Reaches all that a has an edge of psc to, or the first of a thread that it has one to; its own thread apart. */
  private leave(g: Graph, a: EventId): void {
    const loc = g.loc[a];
    const order = g.co[loc];
    /* co, rb: one that waits is still to read something newer */
    const from = waits(g, a) ? order.length : g.coIndex(g.kind[a] === K_WRITE ? a : g.rf[a]);
    for (let i = from; i < order.length; i++) if (isSeqCst(g, order[i])) this.reach(g, order[i]);
    /* hb ∩ loc */
    for (let i = 0; i < order.length; i++)
      if (isSeqCst(g, order[i]) && hb(g, a, order[i])) this.reach(g, order[i]);
    const reads = g.reads[loc];
    for (let i = 0; i < reads.length; i++)
      if (isSeqCst(g, reads[i]) && hb(g, a, reads[i])) this.reach(g, reads[i]);
    /* sb∖loc ; hb ; sb∖loc */
    const x = nextElsewhere(g, a);
    if (x < 0) return;
    for (let v = FIRST_THREAD; v < g.of.length; v++) {
      if (v === g.thread[a]) continue;
      const list = g.of[v];
      const to = this.low[v];
      for (let i = firstAfter(g, x, list) + 1; i < to; i++) {
        if (!isSeqCst(g, list[i])) continue;
        const y = previousElsewhere(g, list[i]);
        if (y < 0 || !hb(g, x, y)) continue;
        this.reach(g, list[i]);
        break;
      }
    }
  }
}

const isSeqCst = (g: Graph, e: EventId): boolean => (g.flags[e] & F_SC) !== 0 && isAccess(g, e);

const hb = (g: Graph, a: EventId, b: EventId): boolean => a !== b && g.happensBefore(a, b);

/** scb without co and rb. */
export function beforeWithoutCoherence(g: Graph, a: EventId, b: EventId): boolean {
  if (g.thread[a] === g.thread[b] && g.pos[a] < g.pos[b]) return true;
  if (sameLocation(g, a, b) && hb(g, a, b)) return true;
  const x = nextElsewhere(g, a);
  const y = previousElsewhere(g, b);
  return x >= 0 && y >= 0 && hb(g, x, y);
}

/** co or rb, for accesses of one location; not from a read that waits. */
export function coherent(g: Graph, a: EventId, b: EventId): boolean {
  if (!isAccess(g, a) || g.kind[b] !== K_WRITE || waits(g, a)) return false;
  return g.coIndex(g.kind[a] === K_WRITE ? a : g.rf[a]) < g.coIndex(b) && a !== b;
}
