import type { Order } from '../../../ir/types.ts';
import type { Execution } from '../../../models/cat/evaluate.ts';
import {
  type Choice,
  executionOf,
  type Graph,
  type GraphEvent,
  staticPart,
} from '../../../models/execution.ts';
import type { Lit } from '../../../sat/circuit/circuit.ts';
import type { Cnf } from '../../../sat/cnf/cnf.ts';
import type { Encoding } from '../encode.ts';
import { BLOCK_LOCK, type Node } from '../graph/nodes.ts';

/**
 * The execution that a model of the formula describes: which nodes are there, who reads from whom, the order of the
 * writes of each location. It is also an explicit graph, which the `.cat` file can judge by itself.
 */
export class FoundGraph {
  readonly encoding: Encoding;
  readonly cnf: Cnf;
  /** Nodes that are there, in the order of the encoding. */
  readonly nodes: readonly Node[];
  /** By node: what it reads from, -1: nothing. */
  readonly rf = new Map<number, number>();
  /** By location: its writes in order, the initial one first. */
  readonly co = new Map<number, number[]>();

  constructor(encoding: Encoding, cnf: Cnf) {
    this.encoding = encoding;
    this.cnf = cnf;
    const { all } = encoding.nodes;
    this.nodes = all.filter(({ exec }) => cnf.valueOf(exec));
    for (const node of this.nodes) {
      const source = encoding.base.sources
        .get(node.id)
        ?.find(({ write, lit }) => cnf.valueOf(lit) && cnf.valueOf(all[write].exec));
      if (source !== undefined) this.rf.set(node.id, source.write);
      if (node.kind !== 'W') continue;
      const location = this.locationOf(node);
      if (location !== NOWHERE) this.co.set(location, [...(this.co.get(location) ?? []), node.id]);
    }
    const n = all.length;
    for (const writes of this.co.values())
      writes.sort((a, b) => (cnf.valueOf(encoding.base.co.lits[a * n + b]) ? -1 : 1));
  }

  locationOf(node: Node): number {
    return node.targets.find(({ when }) => this.cnf.valueOf(when))?.location ?? NOWHERE;
  }

  /** Does the write come before the other in coherence? */
  coherent(a: number, b: number): boolean {
    return this.cnf.valueOf(this.encoding.base.co.lits[a * this.encoding.nodes.all.length + b]);
  }

  get asw(): [number, number][] {
    const there = new Set(this.nodes.map(({ id }) => id));
    return this.encoding.base
      .synchronised()
      .filter(([a, b, lit]) => there.has(a) && there.has(b) && this.cnf.valueOf(lit))
      .map(([a, b]) => [a, b]);
  }

  /** As the `.cat` file sees it; `dep` by node ids. */
  execution(dependencies: Dependencies = NO_DEPENDENCIES): Execution {
    const index = new Map(this.nodes.map(({ id }, i) => [id, i]));
    const at = (id: number): number => index.get(id) as number;
    const among = (pairs: Pairs): [number, number][] =>
      pairs.filter(([a, b]) => index.has(a) && index.has(b)).map(([a, b]) => [at(a), at(b)]);
    const { rmw } = this.encoding.nodes;
    const graph: Graph = {
      events: this.nodes.map((node) => this.eventOf(node)),
      rmw: rmw
        .filter(({ read, write }) => index.has(read) && index.has(write))
        .map(({ read, write }) => [at(read), at(write)]),
      asw: this.asw.map(([a, b]) => [at(a), at(b)]),
      addr: among(dependencies.addr),
      data: among(dependencies.data),
      ctrl: among(dependencies.ctrl),
      dep: among(dependencies.dep),
    };
    const choice: Choice = {
      rf: this.nodes.map(({ id }) => (this.rf.has(id) ? at(this.rf.get(id) as number) : -1)),
      co: [...this.co.values()].map((writes) => writes.map(at)),
    };
    return executionOf(staticPart(graph), graph.events.length, choice);
  }

  private eventOf(node: Node): GraphEvent {
    const holds = (lit: Lit): boolean => this.cnf.valueOf(lit);
    const order: Order = node.orders.find(({ when }) => holds(when))?.order ?? 'na';
    const location = this.locationOf(node);
    return {
      thread: node.thread,
      kind: node.kind,
      order,
      location:
        node.kind !== 'R' && node.kind !== 'W'
          ? -1
          : location === BLOCK_LOCK
            ? 0
            : location === NOWHERE
              ? 1_000_000 + node.id
              : location + 1,
      ...(node.amo ? { amo: true } : {}),
      ...(holds(node.lock) ? { lock: true } : {}),
      ...(node.fence !== null ? { fence: node.fence } : {}),
      ...(node.block >= 0 ? { block: node.block } : {}),
    };
  }
}

type Pairs = readonly (readonly [number, number])[];
type Dependencies = Readonly<Record<'addr' | 'data' | 'ctrl' | 'dep', Pairs>>;
const NO_DEPENDENCIES: Dependencies = { addr: [], data: [], ctrl: [], dep: [] };

/** Memory that only its thread comes to. */
const NOWHERE = -3;
