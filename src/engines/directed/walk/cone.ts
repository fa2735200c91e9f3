import type { Encoding } from '../encode/encoding.ts';
import type { Access, Node } from '../graph/graph.ts';
import { isAccess } from '../graph/graph.ts';

/**
 * The threads that what a thread does may depend on: who creates it, who writes what it reads, whom it joins, and so on for
 * these. Another that one of them joins does not count if nothing of what the joiner does afterwards matters.
 */
export function coneOf(e: Encoding, thread: number): readonly number[] {
  const cone = new Set([thread]);
  /** Threads of which it matters that they end. */
  const ending = new Set<number>();
  const { graph, sets, places } = e;
  for (let before = 0; before !== cone.size + ending.size; ) {
    before = cone.size + ending.size;
    for (const member of [...cone]) {
      const creator = graph.creators.get(member);
      if (creator !== undefined) cone.add(creator.thread);
    }
    for (const cell of sets.cells.values())
      if (cell.accesses.some((access) => access.kind !== 'write' && cone.has(access.thread)))
        for (const access of cell.accesses) if (access.kind !== 'read') cone.add(access.thread);
    for (const node of graph.nodes) {
      if (node.kind !== 'join' || !cone.has(node.thread)) continue;
      const later = places.inOrder[node.thread].slice(places.place[node.id] + 1);
      const isNeeded = node.thread === thread || ending.has(node.thread);
      if (!isNeeded && !later.some((each) => matters(e, cone, each))) continue;
      cone.add(node.child);
      ending.add(node.child);
    }
  }
  return [...cone].sort((a, b) => a - b);
}

function matters({ sets }: Encoding, cone: ReadonlySet<number>, node: Node): boolean {
  if (node.kind === 'create') return cone.has(node.child);
  if (!isAccess(node) || node.kind === 'read') return false;
  const isReadElsewhere = ({ kind, thread }: Access): boolean =>
    kind !== 'write' && thread !== node.thread && cone.has(thread);
  return (sets.cellsOf.get(node) ?? []).some((cell) => cell.accesses.some(isReadElsewhere));
}
