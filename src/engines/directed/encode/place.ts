import type { Graph, Join, Node, Region } from '../graph/graph.ts';

/** Places of nodes in their threads, and what follows of creation and joining: who is before whom in every execution. */
export class Places {
  private readonly graph: Graph;
  /** By node: its place in the order of its thread's program, directions of a branch one after the other. */
  readonly place: Int32Array;
  /** By thread: its nodes in that order. */
  readonly inOrder: Node[][] = [];
  private readonly joins = new Map<number, Join[]>();

  constructor(graph: Graph) {
    this.graph = graph;
    this.place = new Int32Array(graph.nodes.length);
    for (const root of graph.roots) if (root !== undefined) this.number(root);
    for (const node of graph.nodes) {
      if (node.kind !== 'join') continue;
      const list = this.joins.get(node.thread);
      if (list === undefined) this.joins.set(node.thread, [node]);
      else list.push(node);
    }
  }

  private number(root: Region): void {
    const nodes: Node[] = [];
    this.inOrder[root.thread] = nodes;
    const stack: { region: Region; at: number }[] = [{ region: root, at: 0 }];
    while (stack.length > 0) {
      const top = stack[stack.length - 1];
      const node = top.region.items[top.at++];
      if (node === undefined) {
        stack.pop();
        continue;
      }
      this.place[node.id] = nodes.length;
      nodes.push(node);
      if (node.kind === 'branch')
        for (const [, region] of [...node.regions].sort(([a], [b]) => b - a)) stack.push({ region, at: 0 });
    }
  }

  /** Does b happen only if a has happened before, in the same thread? */
  dominates(a: Node, b: Node): boolean {
    if (a.thread !== b.thread || this.place[a.id] >= this.place[b.id]) return false;
    for (let region: Region | null = b.region; region !== null; region = region.of?.region ?? null)
      if (region === a.region) return true;
    return false;
  }

  /** Are they of one thread, in different directions of a branch? */
  exclude(a: Node, b: Node): boolean {
    let [one, two] = [a.region, b.region];
    while (one !== two) {
      const [up, down] = one.depth >= two.depth ? [one, two] : [two, one];
      const { of } = up;
      if (of === null) return false;
      if (down.of === of) return true;
      [one, two] = [of.region, down];
    }
    return false;
  }

  /** Is a before b whenever both happen, because of who creates and joins whom? Of different threads. */
  before(a: Node, b: Node): boolean {
    return this.created(a, b, 0) || this.joined(a, b, 0);
  }

  private created(a: Node, b: Node, depth: number): boolean {
    const creator = this.graph.creators.get(b.thread);
    if (creator === undefined || depth > 8) return false;
    if (creator.thread === a.thread) return this.place[a.id] < this.place[creator.id];
    return this.created(a, creator, depth + 1) || this.joined(a, creator, depth + 1);
  }

  private joined(a: Node, b: Node, depth: number): boolean {
    if (depth > 8) return false;
    for (const join of this.joins.get(b.thread) ?? []) {
      if (join !== b && !this.dominates(join, b)) continue;
      if (join.child === a.thread) return true;
      const root = this.graph.roots[join.child];
      for (const inner of this.joins.get(join.child) ?? [])
        if (inner.region === root && (inner.child === a.thread || this.joined(a, inner, depth + 1)))
          return true;
    }
    return false;
  }
}
