import {
  type Dependencies,
  DependencyTracker,
  heldBackBy,
  NO_DEPENDENCIES,
} from '../../../vm/code/dependencies.ts';
import type { Machine } from '../../../vm/machine.ts';
import type { Node } from '../graph/nodes.ts';

/** Dependencies between the nodes of a graph, as they are found when its threads run; none where nobody watches the machine. */
export class NodeDependencies {
  /** From a read to what depends on it. */
  readonly found: Record<'addr' | 'data' | 'ctrl' | 'dep', [number, number][]> = {
    addr: [],
    data: [],
    ctrl: [],
    dep: [],
  };
  private readonly machine: Machine;
  private readonly trackers: DependencyTracker[] = [];
  /** By slot: for each bit of its tracker, the node that was read. */
  private readonly reads: number[][] = [];

  constructor(machine: Machine, watch: boolean) {
    this.machine = machine;
    if (watch)
      machine.watch = (t, code, d, fp) => {
        this.tracker(t.slot).watch(t, code, d, fp);
      };
  }

  private tracker(slot: number): DependencyTracker {
    this.trackers[slot] ??= new DependencyTracker();
    return this.trackers[slot];
  }

  /** Of the thread's pending event. */
  atEvent(slot: number): Dependencies {
    return this.machine.watch === null ? NO_DEPENDENCIES : this.tracker(slot).atEvent();
  }

  /** What holds the node back. */
  depends(slot: number, node: Node | undefined, store: boolean, from: Dependencies): void {
    if (node === undefined) return;
    const masks = {
      addr: from.addr,
      data: store ? from.data : 0n,
      ctrl: from.ctrl,
      dep: heldBackBy(from, store),
    };
    (this.reads[slot] ?? []).forEach((read, k) => {
      for (const kind of ['addr', 'data', 'ctrl', 'dep'] as const)
        if ((masks[kind] >> BigInt(k)) & 1n) this.found[kind].push([read, node.id]);
    });
  }

  /** Of a read-modify-write: the write depends on the read. */
  modifies(read: Node, write: Node): void {
    for (const kind of ['data', 'dep'] as const) this.found[kind].push([read.id, write.id]);
  }

  /** A node that reads becomes one that holds others back. */
  delivers(slot: number, read: Node | undefined): void {
    if (this.machine.watch === null) return;
    this.reads[slot] ??= [];
    this.tracker(slot).delivered(this.machine.state(slot), this.reads[slot].length);
    this.reads[slot].push(read?.id ?? -1);
  }
}
