import type { Branch, Draft, Graph, Node, Region } from '../graph/graph.ts';
import { isNode, type Source } from '../graph/graph.ts';
import type { Pitfalls } from './pitfalls.ts';

/**
 * Where a thread of a run stands in the graph: its execution point (figure 5 of the seed). `item` is "others", `enter` is
 * cond_branch and loop_enter (an iteration is a branch inside the branch of the one before), `leave` is merge and loop_exit.
 */
interface Context {
  readonly region: Region;
  /** The next item's place. */
  index: number;
  readonly branch: Branch | null;
  /** The frame and the block in which the branch's directions meet. */
  readonly fp: number;
  readonly meets: number;
  /** May one of the directions have gone round a loop before they meet? */
  readonly goesRound: boolean;
}

export type Closed = 'nothing' | 'branches' | 'rounds';

/** Where ways meet, each comes from an instruction of its own. */
const FROM_ANYWHERE: ReadonlySet<string> = new Set(['phi', 'end', 'free', 'await', 'stop', 'head', 'round']);

const isFromAnywhere = (draft: Draft): boolean =>
  FROM_ANYWHERE.has(draft.kind) ||
  (draft.kind === 'branch' && isNode(draft.condition) && draft.condition.kind === 'round');

export class Cursor {
  private readonly graph: Graph;
  private readonly pitfalls: Pitfalls;
  private stack: Context[];

  constructor(graph: Graph, thread: number, pitfalls: Pitfalls) {
    this.graph = graph;
    this.pitfalls = pitfalls;
    this.stack = [
      { region: graph.root(thread), index: 0, branch: null, fp: -1, meets: -3, goesRound: false },
    ];
  }

  get region(): Region {
    return this.stack[this.stack.length - 1].region;
  }

  /** The thread comes to its next item: a new one, or the one that other runs have met here. */
  item(draft: Draft): Node {
    const top = this.stack[this.stack.length - 1];
    const known = top.region.items[top.index++];
    if (known === undefined) return this.graph.add(top.region, draft);
    if (
      known.kind !== draft.kind ||
      (known.site !== draft.site && !isFromAnywhere(draft)) ||
      !sameSources(known, draft)
    )
      this.pitfalls.refuse(
        draft.site,
        'a computation that two executions do in different ways at the same point',
      );
    return known;
  }

  enter(branch: Branch, direction: number, fp: number, meets: number, goesRound: boolean): void {
    const region = this.graph.direction(branch, direction);
    this.stack.push({ region, index: 0, branch, fp, meets, goesRound });
  }

  /** The thread is at this block of this frame: closes the branches that end here, and says what there was to close. */
  leave(fp: number, meets: number): Closed {
    const leaf = this.region;
    let closed = 'nothing' as Closed;
    for (;;) {
      const top = this.stack[this.stack.length - 1];
      if (top.branch === null || top.fp !== fp || top.meets !== meets) return closed;
      if (!top.branch.leaves.has(leaf)) {
        top.branch.leaves.add(leaf);
        this.graph.news++;
      }
      this.stack.pop();
      closed = top.goesRound || closed === 'rounds' ? 'rounds' : 'branches';
    }
  }

  save(): readonly Context[] {
    return this.stack.map((context) => ({ ...context }));
  }

  restore(saved: readonly Context[]): void {
    this.stack = saved.map((context) => ({ ...context }));
  }
}

function sameSources(known: Node, draft: Draft): boolean {
  switch (draft.kind) {
    case 'fn':
      return (
        known.kind === 'fn' && known.signature === draft.signature && sameList(known.inputs, draft.inputs)
      );
    case 'branch':
    case 'check':
      return known.kind === draft.kind && same(known.condition, draft.condition);
    case 'read':
    case 'write':
    case 'rmw':
    case 'cas':
    case 'sync':
      return (
        known.kind === draft.kind &&
        same(known.address, draft.address) &&
        same(known.value, draft.value) &&
        same(known.expected, draft.expected) &&
        same(known.choice, draft.choice)
      );
    case 'keep':
      return known.kind === 'keep' && same(known.address, draft.address) && same(known.value, draft.value);
    case 'recall':
      return known.kind === 'recall' && same(known.address, draft.address);
    case 'head':
    case 'round':
      return known.kind === draft.kind && known.loop === draft.loop && sameList(known.params, draft.params);
    case 'create':
      return known.kind === 'create' && known.child === draft.child;
    case 'end':
      return known.kind === 'end' && same(known.value, draft.value);
    default:
      return true;
  }
}

const sameList = (a: readonly Source[], b: readonly Source[]): boolean =>
  a.length === b.length && a.every((source, k) => same(source, b[k]));

const same = (a: Source, b: Source): boolean => a === b || (isNode(a) && isNode(b) && a.id === b.id);
