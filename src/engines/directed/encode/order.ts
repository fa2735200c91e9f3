import type { Node } from '../graph/graph.ts';
import type { Clauses, Lit } from './clauses.ts';

/**
 * The order in which memory operations take effect, by one literal for each pair that nothing else orders. It is monotone
 * along what the model preserves of each thread (ALGORITHMS.md B: a staircase between two chains, two literals a clause).
 * Cycles through more than two chains are looked for in each model the solver finds, over the whole order, program
 * order included, and each becomes a triangle that is excluded.
 *
 * What is in one atomic block is one node towards all others: `units`, whose pairs share one literal.
 *
 * Invariant: of(a, b) = −of(b, a); `yes` if a is before b in every execution.
 */
export class Order {
  private readonly c: Clauses;
  readonly isTotal: boolean;
  readonly nodes: readonly Node[];
  private readonly index = new Map<Node, number>();
  private readonly lits: Int32Array;
  /** By index: the first node of the same atomic block, or itself. */
  private readonly unit: Int32Array;
  literals = 0;

  /**
   * `must`: is a before b whenever both happen? Transitive on each thread. `isTotal`: each thread is one chain, of what is
   * executed and what is not.
   */
  constructor(
    c: Clauses,
    nodes: readonly Node[],
    must: (a: Node, b: Node) => boolean,
    isTotal: boolean,
    blocks: ReadonlyMap<Node, Node>,
  ) {
    this.c = c;
    this.isTotal = isTotal;
    this.nodes = nodes;
    const n = nodes.length;
    for (const [i, node] of nodes.entries()) this.index.set(node, i);
    this.lits = new Int32Array(n * n);
    this.unit = unitsOf(nodes, blocks);
    this.makeLiterals(must);
    this.stairs();
  }

  private makeLiterals(must: (a: Node, b: Node) => boolean): void {
    const { c, nodes, unit } = this;
    const n = nodes.length;
    for (let a = 0; a < n; a++)
      for (let b = a + 1; b < n; b++) {
        const [x, y] = unit[a] === unit[b] ? [a, b] : [unit[a], unit[b]];
        const known = this.lits[x * n + y];
        if (known === c.yes || known === c.no) continue;
        if (must(nodes[a], nodes[b])) this.set(x, y, c.yes);
        else if (must(nodes[b], nodes[a])) this.set(x, y, c.no);
        else if (known === 0) {
          this.set(x, y, c.fresh());
          this.literals++;
        }
      }
  }

  private set(a: number, b: number, lit: Lit): void {
    const n = this.nodes.length;
    this.lits[a * n + b] = lit;
    this.lits[b * n + a] = -lit;
  }

  of(a: Node, b: Node): Lit {
    return this.at(this.index.get(a) as number, this.index.get(b) as number);
  }

  has(a: Node): boolean {
    return this.index.has(a);
  }

  private at(a: number, b: number): Lit {
    const { unit, lits } = this;
    const n = this.nodes.length;
    return unit[a] === unit[b] ? lits[a * n + b] : lits[unit[a] * n + unit[b]];
  }

  /** before(a, b) and b before its successor give before(a, successor). */
  private stairs(): void {
    const { c } = this;
    const n = this.nodes.length;
    for (let b = 0; b < n; b++)
      for (const next of this.successors(b))
        for (let a = 0; a < n; a++) {
          if (a === b || a === next) continue;
          const lit = this.at(a, b);
          if (lit === c.no || this.at(a, next) === c.yes || lit === this.at(a, next)) continue;
          c.clause(-lit, this.at(a, next));
        }
  }

  /** The nearest nodes of the same thread that are always after b; nodes come in the order of their programs. */
  private successors(b: number): number[] {
    const n = this.nodes.length;
    const { thread } = this.nodes[b];
    const covers: number[] = [];
    for (let x = 0; x < n; x++) {
      if (x === b || this.nodes[x].thread !== thread || this.at(b, x) !== this.c.yes) continue;
      if (!covers.some((y) => this.at(y, x) === this.c.yes)) covers.push(x);
    }
    return covers;
  }

  /** In the solver's model: the nodes that happened, in order; or triangles that exclude the model. */
  linearize(happened: (node: Node) => boolean): {
    readonly order: readonly Node[];
    readonly lemmas: readonly Lit[][];
  } {
    const there: number[] = [];
    for (let i = 0; i < this.nodes.length; i++) if (happened(this.nodes[i])) there.push(i);
    const n = there.length;
    const before = new Uint8Array(n * n);
    const indegree = new Int32Array(n);
    for (let a = 0; a < n; a++)
      for (let b = 0; b < n; b++)
        if (a !== b && this.c.value(this.at(there[a], there[b]))) {
          before[a * n + b] = 1;
          indegree[b]++;
        }
    /* a tournament is acyclic iff its in-degrees are 0, 1, 2, … */
    const sorted = Array.from({ length: n }, (_, i) => i).sort((a, b) => indegree[a] - indegree[b]);
    if (sorted.every((a, i) => indegree[a] === i))
      return { order: sorted.map((a) => this.nodes[there[a]]), lemmas: [] };
    return { order: [], lemmas: this.triangles(there, before, n) };
  }

  private triangles(there: readonly number[], before: Uint8Array, n: number): Lit[][] {
    const lemmas: Lit[][] = [];
    const MOST = 3000;
    for (let a = 0; a < n && lemmas.length < MOST; a++)
      for (let b = 0; b < n && lemmas.length < MOST; b++) {
        if (before[a * n + b] === 0) continue;
        for (let k = a + 1; k < n && lemmas.length < MOST; k++) {
          if (b < a || before[b * n + k] === 0 || before[k * n + a] === 0) continue;
          const [x, y, z] = [there[a], there[b], there[k]];
          lemmas.push([-this.at(x, y), -this.at(y, z), -this.at(z, x)]);
        }
      }
    return lemmas;
  }
}

function unitsOf(nodes: readonly Node[], blocks: ReadonlyMap<Node, Node>): Int32Array {
  const first = new Map<Node, number>();
  return Int32Array.from(nodes, (node, i) => {
    const block = blocks.get(node);
    if (block === undefined) return i;
    const known = first.get(block);
    if (known === undefined) first.set(block, i);
    return known ?? i;
  });
}
