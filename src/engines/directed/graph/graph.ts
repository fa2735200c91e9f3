import { type Token, textOf } from './values.ts';

/**
 * The event graph (seed, section 3): what all runs so far have shown of each thread. A *region* is a stretch of one thread
 * without an open decision: the whole thread, or what a branch does in one direction until its directions meet again. Its
 * items, in the order of the program, are the same in every execution that enters it, because everything that may differ
 * (a value read, a value merged behind a branch, private memory that a branch may have written) is a node, and every branch
 * on a node begins regions of its own. So the execution point of figure 5 is a region and a place in it: what the
 * seed writes as ⟨tid, 3, br(1), 0⟩ is item 0 of region 1 of item 3 of the thread's region.
 *
 * A value is a *source*: a constant, or the node that computes it. There are no annotations: sources follow SSA
 * through registers (run/tracker.ts).
 */
export type Source = Node | Token;

export const isNode = (source: Source): source is Node => typeof source === 'object';

export interface Region {
  readonly id: number;
  readonly thread: number;
  /** The branch whose direction this is; null: a whole thread. */
  readonly of: Branch | null;
  readonly direction: number;
  readonly depth: number;
  readonly items: Node[];
}

interface Base {
  readonly id: number;
  readonly thread: number;
  readonly region: Region;
  /** Its place in the region. */
  readonly index: number;
  /** Index into Image.sites. */
  readonly site: number;
}

type AccessKind = 'read' | 'write' | 'rmw' | 'cas' | 'sync';

/** An access to memory that others may see. As a source it is the value it reads. */
export interface Access extends Base {
  readonly kind: AccessKind;
  readonly address: Source;
  readonly size: number;
  /** What a write writes, the operand of a read-modify-write, what a compare-exchange would write. */
  readonly value: Source;
  readonly expected: Source;
  /** What the execution chooses here: whom a signal wakes, whether a weak compare-exchange fails; zero: nothing. */
  readonly choice: Source;
  /** Of the table: from what it reads (and its operand) to what it leaves. Empty for reads, writes and compare-exchanges. */
  readonly writes: string;
  /** Orders, as in layout.ts. */
  readonly order: number;
  /** A sync operation, or whether a compare-exchange is weak. */
  readonly op: number;
  /** Has a run got past it? */
  done: boolean;
  /** Values that runs have read here, addresses at which they have been. */
  readonly seen: Set<Token>;
  readonly seenAt: Set<Token>;
  /** Values with which the access is an error. */
  readonly fails: Set<Token>;
}

/** A pure computation, known by what it has given for which inputs. */
export interface Fn extends Base {
  readonly kind: 'fn';
  readonly signature: string;
  readonly inputs: readonly Source[];
}

/** What a compare-exchange says of its success, or a sync operation of its result. */
interface Result extends Base {
  readonly kind: 'result';
  readonly access: Access;
}

/** Something that the execution chooses at the access that follows: the waiter that is woken (its slot and one), or a failure. */
export interface Choice extends Base {
  readonly kind: 'choice';
  readonly what: 'waiter' | 'failure';
}

/** The beginning or the end of an atomic block. */
export interface Atomic extends Base {
  readonly kind: 'atomic';
  /** Of an end: where it began. */
  readonly begin: Atomic | null;
}

/** Where the directions of a branch meet: the value that came along. By the region in which the way ended. */
export interface Phi extends Base {
  readonly kind: 'phi';
  readonly inputs: Map<Region, Source>;
}

/** A load of private memory that a branch since the last store may have changed: the last store before it. */
export interface Recall extends Base {
  readonly kind: 'recall';
  readonly address: Source;
  readonly size: number;
  /** If no store came before it. */
  initial: Token | null;
}

/** A store to private memory. */
export interface Keep extends Base {
  readonly kind: 'keep';
  /** It makes the object undefined. */
  readonly clear: boolean;
  readonly address: Source;
  readonly size: number;
  readonly value: Source;
}

/** A branch on a value that may differ, of two or more directions. */
export interface Branch extends Base {
  readonly kind: 'branch';
  readonly condition: Source;
  /** How many directions it has at most. */
  readonly ways: number;
  readonly directionOf: (token: Token) => number;
  readonly regions: Map<number, Region>;
  /** Regions from whose ends runs came to where the directions meet. */
  readonly leaves: Set<Region>;
}

/** An assertion, assumption or other check: going on, or the end of the thread. */
interface Check extends Base {
  readonly kind: 'check';
  readonly what: string;
  readonly condition: Source;
  readonly passes: (token: Token) => boolean;
  failed: boolean;
}

export interface Create extends Base {
  readonly kind: 'create';
  readonly child: number;
}

export interface Join extends Base {
  readonly kind: 'join';
  readonly handle: Source;
  child: number;
  done: boolean;
}

interface Detach extends Base {
  readonly kind: 'detach';
  readonly child: number;
}

/** The end of the thread, with what it returns. */
export interface End extends Base {
  readonly kind: 'end';
  readonly value: Source;
}

interface Fence extends Base {
  readonly kind: 'fence';
  readonly full: boolean;
  /** Later stores wait for earlier ones. */
  readonly barrier: boolean;
}

/** The end of an object's life. */
export interface Free extends Base {
  readonly kind: 'free';
  readonly address: Source;
  /** By base address: its size. */
  readonly sizes: Map<number, number>;
  done: boolean;
}

/** A thread comes to the head of a loop that may wait, with these values of its parameters. */
export interface Head extends Base {
  readonly kind: 'head';
  /** The loop, and the frame that is in it. */
  readonly loop: string;
  readonly params: readonly Source[];
}

/** The end of an iteration of such a loop: one if it has changed nothing, zero if it has (run/rounds.ts). */
export interface Round extends Base {
  readonly kind: 'round';
  readonly loop: string;
  readonly params: readonly Source[];
  /** Private memory below this address belongs to others; what is inside `memory` is compared. */
  readonly frame: number;
  readonly memory: { readonly from: number; readonly to: number };
}

/** An iteration that changed nothing waits here until one of its reads would read something else. */
export interface Await extends Base {
  readonly kind: 'await';
  readonly round: Round;
  readonly library: boolean;
}

/** Something is printed. */
interface Output extends Base {
  readonly kind: 'output';
}

/** Nothing comes after it: the program ends, a bound is reached, or the thread fails. */
export interface Stop extends Base {
  readonly kind: 'stop';
  readonly why: 'halt' | 'bound' | 'fail';
}

/** What the program shows as its outcome. */
interface Observe extends Base {
  readonly kind: 'observe';
  readonly inputs: readonly Source[];
}

export type Node =
  | Access
  | Fn
  | Result
  | Choice
  | Atomic
  | Phi
  | Recall
  | Keep
  | Branch
  | Check
  | Create
  | Join
  | Detach
  | End
  | Fence
  | Free
  | Head
  | Round
  | Await
  | Output
  | Stop
  | Observe;

export const isAccess = (node: Node): node is Access =>
  node.kind === 'read' ||
  node.kind === 'write' ||
  node.kind === 'rmw' ||
  node.kind === 'cas' ||
  node.kind === 'sync';

/** What the effect of a read-modify-write or sync operation depends on. */
export const effectInputs = (access: Access): readonly Source[] =>
  access.kind === 'rmw'
    ? [access, access.value]
    : access.kind === 'sync' && isNode(access.choice)
      ? [access, access.choice]
      : [access];

/** Distributes over unions, so that a draft is one of the nodes without what the graph adds. */
type DraftOf<N> = N extends Node ? Omit<N, 'id' | 'thread' | 'region' | 'index'> : never;
export type Draft = DraftOf<Node>;

export class Graph {
  /** By thread: everything it does. */
  readonly roots: Region[] = [];
  readonly regions: Region[] = [];
  readonly nodes: Node[] = [];
  /** By signature and inputs: what pure computations have given; FAILS: an error. */
  readonly tables = new Map<
    string,
    Map<string, { readonly inputs: readonly Token[]; readonly output: Token }>
  >();
  /** Thread → where it is created. */
  readonly creators = new Map<number, Create>();
  /** By access or free: the atomic block that it is in. */
  readonly blocks = new Map<Node, Atomic>();
  /** Blocks and stack objects: size, and whether they begin with zeros. */
  readonly objects = new Map<number, { readonly size: number; readonly zero: boolean }>();
  /** Outcomes that complete runs have shown, by what each observation saw. */
  readonly outcomes = new Map<
    string,
    readonly { readonly node: Node; readonly tokens: readonly Token[] }[]
  >();
  /** Counts everything that is new. */
  news = 0;
  /** What was new, in the order in which it was seen. */
  readonly shown: { readonly what: string; readonly site: number }[] = [];

  root(thread: number): Region {
    return (this.roots[thread] ??= this.newRegion(thread, null, 0));
  }

  direction(branch: Branch, direction: number): Region {
    const known = branch.regions.get(direction);
    if (known !== undefined) return known;
    const region = this.newRegion(branch.thread, branch, direction);
    branch.regions.set(direction, region);
    this.shown.push({ what: `a branch goes way ${direction}`, site: branch.site });
    return region;
  }

  private newRegion(thread: number, of: Branch | null, direction: number): Region {
    const depth = of === null ? 0 : of.region.depth + 1;
    const region: Region = { id: this.regions.length, thread, of, direction, depth, items: [] };
    this.regions.push(region);
    this.news++;
    return region;
  }

  add(region: Region, draft: Draft): Node {
    const node = {
      ...draft,
      id: this.nodes.length,
      thread: region.thread,
      region,
      index: region.items.length,
    } as Node;
    region.items.push(node);
    this.nodes.push(node);
    this.news++;
    return node;
  }

  /** A computation with this signature gave `output` for `inputs`. */
  learn(signature: string, inputs: readonly Token[], output: Token): void {
    let table = this.tables.get(signature);
    if (table === undefined) this.tables.set(signature, (table = new Map()));
    const key = inputs.join();
    if (table.has(key)) return;
    table.set(key, { inputs, output });
    this.shown.push({ what: `${signature} of ${inputs.map(textOf).join(', ')}`, site: -1 });
    this.news++;
  }

  recall(signature: string, inputs: readonly Token[]): Token | undefined {
    return this.tables.get(signature)?.get(inputs.join())?.output;
  }
}

/** Cells of private memory that say where the next heap block and the next stack object go. */
export const HEAP_NEXT = -1;
export const STACK_NEXT = -2;

/** What a computation gives that ends its thread. */
export const FAILS: Token = -1;
