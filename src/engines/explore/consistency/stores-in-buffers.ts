import type { EventId, LocationId, ThreadId } from '../../../base/ids.ts';
import {
  F_AMO,
  F_BARRIER,
  F_FULL,
  F_RELEASE,
  F_SC,
  type Graph,
  K_ALLOC,
  K_BEGIN,
  K_CREATE,
  K_END,
  K_FENCE,
  K_JOIN,
  K_READ,
  K_WRITE,
} from '../graph/graph.ts';
import { ModelOrder } from './model-order.ts';

/**
 * What tso and pso share: stores wait in buffers. (ppo ∪ fence ∪ asw ∪ rfe ∪ co ∪ fr)⁺ is acyclic, and po-loc is
 * coherent (docs/models.md). A load overtakes earlier stores; pso also lets a store overtake a store (`keepsStores`).
 */
export abstract class StoresInBuffers extends ModelOrder {
  /** Do a thread's stores reach memory in their order? */
  protected abstract readonly keepsStores: boolean;
  readonly mayCommute = false;
  readonly ordersOwnReads = false;
  readonly widens: boolean = false;
  readonly respects = (g: Graph, a: EventId, b: EventId): boolean =>
    g.thread[a] === g.thread[b] && g.pos[a] < g.pos[b];

  protected least(g: Graph, t: ThreadId, x: LocationId, at: number): number {
    return ownFloor(g, t, x, at);
  }

  protected threadBefore(g: Graph, t: ThreadId, flags: number, kind: number, at: number): void {
    const list = g.events(t);
    const strong = isStrong(kind, flags);
    const { keepsStores } = this;
    /* Does it come after earlier reads, after earlier writes? */
    const afterReads = strong || kind === K_READ || kind === K_WRITE;
    const afterWrites =
      strong ||
      (kind === K_WRITE && (keepsStores || (flags & F_RELEASE) !== 0)) ||
      (kind === K_FENCE && (flags & F_BARRIER) !== 0);
    let needRead = afterReads;
    let needWrites = afterWrites;
    const isOvertaken = kind === K_WRITE && !keepsStores;
    for (let i = at - 1; i >= 0 && (needRead || needWrites || isOvertaken); i--) {
      const y = list[i];
      const yKind = g.kind[y];
      const yFlags = g.flags[y];
      if (isStrong(yKind, yFlags)) {
        this.push(y);
        return;
      }
      if (needRead && (yKind === K_READ || (yKind === K_ALLOC && g.rf[y] >= 0))) {
        this.push(y);
        needRead = false;
      } else if (yKind === K_WRITE) {
        if (needWrites) {
          this.push(y);
          if (keepsStores) needWrites = false; /* it comes after all before it */
        } else if ((yFlags & F_SC) !== 0) this.push(y); /* followed by a full fence */
        /* a store-store barrier stands before a release store: what is before it is before every later store */
        if (kind === K_WRITE && !keepsStores && (yFlags & F_RELEASE) !== 0) needWrites = true;
      } else if (yKind === K_FENCE && (yFlags & F_BARRIER) !== 0 && kind === K_WRITE && !keepsStores) {
        this.push(y);
      }
    }
    if (kind === K_READ) this.seqCstStores(g, list, at);
  }

  /** A seq_cst store comes before everything after it, also reads. */
  private seqCstStores(g: Graph, list: readonly EventId[], at: number): void {
    for (let i = at - 1; i >= 0; i--) {
      const y = list[i];
      if (isStrong(g.kind[y], g.flags[y])) return;
      if (g.kind[y] === K_WRITE && (g.flags[y] & F_SC) !== 0) {
        this.push(y);
        return;
      }
    }
  }
}

/** Read-modify-writes, locks, thread events and full fences: after all before them, before all after them. */
function isStrong(kind: number, flags: number): boolean {
  return (
    (flags & F_AMO) !== 0 ||
    (kind === K_FENCE && (flags & F_FULL) !== 0) ||
    kind === K_BEGIN ||
    kind === K_END ||
    kind === K_CREATE ||
    kind === K_JOIN
  );
}

function ownFloor(g: Graph, t: ThreadId, x: LocationId, at: number): number {
  let e = g.latestOf(x, t);
  while (e >= 0 && g.pos[e] >= at) e = g.earlier[e];
  return e < 0 ? 0 : g.coIndex(g.kind[e] === K_WRITE ? e : g.rf[e]);
}
