import type { Encoding } from '../encode/encoding.ts';
import { isHead, iterationOf } from '../encode/iterations.ts';
import type { Access, Node, Recall, Source } from '../graph/graph.ts';
import { isAccess, isNode } from '../graph/graph.ts';

/** Places of a thread's values: by node, and for each loop that may wait whether the iteration has changed something. */
export interface Slots {
  /** By loop: where it is kept that the iteration has changed something; behind it the parameters of the last visit. */
  readonly loops: ReadonlyMap<string, number>;
  /** By place in the thread: the slots that somebody at or behind it may ask for. */
  readonly live: readonly (readonly number[])[];
}

/** What a node asks for when the thread comes to it, or takes its step. */
export function usesOf(node: Node): readonly Source[] {
  switch (node.kind) {
    case 'fn':
      return node.inputs;
    case 'phi':
      return [...node.inputs.values()];
    case 'result':
      return [node.access, node.access.expected];
    case 'keep':
    case 'end':
      return [node.value];
    case 'branch':
    case 'check':
      return [node.condition];
    case 'head':
    case 'round':
      return node.params;
    default:
      return isAccess(node) ? operandsOf(node) : [];
  }
}

const operandsOf = ({ address, value, expected }: Access): Source[] => [address, value, expected];

/** Stores to private memory that the load may see, the last first. */
export const keepsOf = ({ sets, places: { place } }: Encoding, recall: Recall): Node[] =>
  [...sets.keepsFor(recall)].sort((a, b) => place[b.id] - place[a.id]);

/** Values are in slots of the state from where they are computed to the last place in the program that may ask for them. */
export function slotsOf(e: Encoding, thread: number): Slots {
  const { graph, places } = e;
  const { place } = places;
  const nodes = places.inOrder[thread];
  const from = new Map<number, number>();
  const to = new Map<number, number>();
  const use = (slot: number, at: number): void => {
    to.set(slot, Math.max(to.get(slot) ?? -1, at));
  };
  const loops = new Map<string, number>();
  let next = graph.nodes.length;
  for (const [at, node] of nodes.entries()) {
    for (const source of usesOf(node)) if (isNode(source)) use(source.id, at);
    if (node.kind === 'await')
      for (const each of iterationOf(places, node.round).nodes) {
        if (isHead(each, node.round)) use(each.id, at);
        if (!isAccess(each) || each.kind === 'write') continue;
        use(each.id, at);
        if (isNode(each.address)) use(each.address.id, at);
      }
    if (node.kind === 'recall') for (const keep of keepsOf(e, node)) use(keep.id, at);
    if (node.kind === 'head' && !loops.has(node.loop)) {
      loops.set(node.loop, next);
      for (let k = 0; k <= node.params.length; k++) from.set(next++, at);
    }
    if (node.kind !== 'round') continue;
    const slot = loops.get(node.loop);
    if (slot !== undefined) for (let k = 0; k <= node.params.length; k++) use(slot + k, at);
  }
  const live: number[][] = nodes.map(() => []);
  for (const [slot, last] of to)
    for (let at = (from.get(slot) ?? place[slot]) + 1; at <= last && at < nodes.length; at++)
      live[at].push(slot);
  for (const list of live) list.sort((a, b) => a - b);
  return { loops, live };
}
