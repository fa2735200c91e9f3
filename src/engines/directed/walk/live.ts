import type { Encoding } from '../encode/encoding.ts';
import { isHead, iterationOf } from '../encode/iterations.ts';
import type { Access, Fn, Node, Recall, Region, Source } from '../graph/graph.ts';
import { isAccess, isNode } from '../graph/graph.ts';
import type { Early } from './early.ts';

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

/** Stores to private memory that the load may see, the last first; none before one that it always comes from. */
export function keepsOf({ sets, places }: Encoding, recall: Recall): Node[] {
  const { place } = places;
  const keeps = [...sets.keepsFor(recall)].sort((a, b) => place[b.id] - place[a.id]);
  const first = keeps.findIndex((keep) => places.dominates(keep, recall));
  return first < 0 ? keeps : keeps.slice(0, first + 1);
}

/**
 * Which values a thread still needs at each of its places, from the last to the first: what a node asks for is live before
 * it, what it computes is not. Before a branch is live what is in one of its directions; what a phi takes is live at the end of
 * the direction that it comes from, and in no other.
 */
class Live {
  private readonly e: Encoding;
  private readonly early: Early;
  private readonly nodes: readonly Node[];
  private readonly loops: ReadonlyMap<string, number>;
  /** By place: slots, and `phiOf` of phis behind it, whose inputs are not known yet. */
  private readonly before: ReadonlySet<number>[] = [];
  private readonly ends = new Map<Region, ReadonlySet<number>>();

  constructor(e: Encoding, thread: number, early: Early, loops: ReadonlyMap<string, number>) {
    this.e = e;
    this.early = early;
    this.nodes = e.places.inOrder[thread];
    this.loops = loops;
    for (let at = this.nodes.length - 1; at >= 0; at--) this.before[at] = this.visit(this.nodes[at]);
  }

  get all(): readonly (readonly number[])[] {
    return this.before.map((set) => [...set].filter((slot) => slot >= 0).sort((a, b) => a - b));
  }

  private at(node: Node): ReadonlySet<number> {
    return this.before[this.e.places.place[node.id]];
  }

  /** What is live behind the item of the region. */
  private behind(region: Region, index: number): ReadonlySet<number> {
    const next = region.items[index + 1];
    if (next !== undefined) return this.at(next);
    let live = this.ends.get(region);
    if (live === undefined) this.ends.set(region, (live = this.end(region)));
    return live;
  }

  private end(region: Region): ReadonlySet<number> {
    if (region.of === null) return NOTHING;
    const live = this.behind(region.of.region, region.of.index);
    const here = new Set(live);
    for (const slot of live) {
      const phi = slot < 0 ? this.e.graph.nodes[phiOf(slot)] : null;
      const source = phi?.kind === 'phi' ? phi.inputs.get(region) : undefined;
      if (source !== undefined && isNode(source)) here.add(source.id);
    }
    return here;
  }

  private visit(node: Node): ReadonlySet<number> {
    if (node.kind === 'branch') return this.branch(node);
    const live = new Set(this.behind(node.region, node.index));
    live.delete(node.id);
    const early = this.early.at(node);
    for (const fn of early) live.delete(fn.id);
    const use = (source: Source): void => {
      if (isNode(source)) live.add(source.id);
    };
    for (const fn of early)
      for (const input of fn.inputs) if (input !== node && !early.includes(input as Fn)) use(input);
    if (node.kind === 'phi') live.add(phiOf(node.id));
    else if (this.early.has(node)) live.add(node.id);
    else for (const source of usesOf(node)) use(source);
    if (node.kind === 'recall') for (const keep of keepsOf(this.e, node)) live.add(keep.id);
    if (node.kind === 'await') this.await(node, use);
    if (node.kind === 'head' || node.kind === 'round') {
      const slot = this.loops.get(node.loop);
      if (slot !== undefined)
        for (let k = 0; k <= node.params.length; k++)
          if (node.kind === 'head') live.delete(slot + k);
          else live.add(slot + k);
    }
    return live;
  }

  /** What the idle iteration read is compared with what memory holds (`Local.isIdle`). */
  private await(node: Node & { kind: 'await' }, use: (source: Source) => void): void {
    for (const each of iterationOf(this.e.places, node.round).nodes) {
      if (isHead(each, node.round)) use(each);
      if (!isAccess(each) || each.kind === 'write') continue;
      use(each);
      use(each.address);
    }
  }

  private branch(node: Node & { kind: 'branch' }): ReadonlySet<number> {
    const live = new Set<number>();
    for (const region of node.regions.values()) for (const slot of this.behind(region, -1)) live.add(slot);
    for (const slot of live)
      if (slot < 0 && this.e.graph.nodes[phiOf(slot)].region === node.region) live.delete(slot);
    if (isNode(node.condition)) live.add(node.condition.id);
    return live;
  }
}

const NOTHING: ReadonlySet<number> = new Set();

/** A phi's name among slots, and back. */
const phiOf = (name: number): number => -1 - name;

export function slotsOf(e: Encoding, thread: number, early: Early): Slots {
  const loops = new Map<string, number>();
  let next = e.graph.nodes.length;
  for (const node of e.places.inOrder[thread]) {
    if (node.kind !== 'head' || loops.has(node.loop)) continue;
    loops.set(node.loop, next);
    next += node.params.length + 1;
  }
  return { loops, live: new Live(e, thread, early, loops).all };
}
