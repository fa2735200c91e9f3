import { componentsOf } from '../../base/components.ts';
import { InternalError } from '../../base/failure.ts';
import { type Circuit, FALSE, type Lit, TRUE } from '../circuit/circuit.ts';
import { shortCycles } from './cycles.ts';
import type { Acyclic, OrderProblem } from './edges.ts';

/**
 * Acyclicity by one literal for each pair of nodes: `before(a, b)`, with before(b, a) its negation. A relation is acyclic
 * iff some total order contains it, so each edge of the relation implies its literal.
 *
 * A total order that contains `must` is monotone along it: before(a, b) and must(b, c) give before(a, c). Between two
 * chains of `must` the literals that hold form a staircase, two-literal clauses say so, and no cycle runs through two
 * chains any more (ALGORITHMS.md B). Only cycles through three chains and more are left: they are looked for in each
 * model, and a cycle x1 → x2 → … → xk → x1 becomes the triangles before(x1, xi) ∧ before(xi, xi+1) → before(x1, xi+1).
 *
 * The order is one of all nodes, also of those that are not there: `must` is transitive, so an order of some nodes that
 * contains it can be extended to all, and the clauses need not ask who is there.
 *
 * Each strongly connected component of what may be ordered has an order of its own: between two of them nobody asks.
 *
 * Invariant: of(a, b) = of(b, a) ^ 1 inside a component, TRUE there if must(a, b); FALSE for nodes that are not ordered here.
 */
const MOST_CYCLES = 40;

export class Staircase implements Acyclic {
  private readonly problem: OrderProblem;
  private readonly lits: Int32Array;
  readonly clauses: Lit[][] = [];
  literals = 0;

  constructor(c: Circuit, problem: OrderProblem) {
    this.problem = problem;
    const { nodes: n, edges, present } = problem;
    this.lits = new Int32Array(n * n).fill(FALSE);
    const component = new Int32Array(n).fill(-1);
    partsOf(problem).forEach((relevant, i) => {
      for (const a of relevant) component[a] = i;
      this.order(c, relevant);
    });
    for (const { from, to, when } of edges) {
      // What leads from one component to another is in no cycle.
      if (component[from] !== component[to]) continue;
      const lit = from === to ? FALSE : this.of(from, to);
      if (lit !== TRUE) this.clauses.push([when ^ 1, present[from] ^ 1, present[to] ^ 1, lit]);
    }
  }

  /** The literals of the nodes of one component, and the staircases between its chains. */
  private order(c: Circuit, relevant: readonly number[]): void {
    const { nodes: n, must } = this.problem;
    for (const a of relevant)
      for (const b of relevant) {
        if (must[a * n + b]) this.set(a, b, TRUE);
        else if (a < b && !must[b * n + a]) {
          this.set(a, b, c.input());
          this.literals++;
        }
      }
    const covers = coversOf(relevant, must, n);
    for (const a of relevant)
      for (const b of relevant) {
        const lit = this.of(a, b);
        if (a === b || lit === TRUE || lit === FALSE) continue;
        for (const next of covers[b]) {
          const then = next === a ? FALSE : this.of(a, next);
          if (then !== TRUE) this.clauses.push([lit ^ 1, then]);
        }
      }
  }

  of(a: number, b: number): Lit {
    return this.lits[a * this.problem.nodes + b];
  }

  private set(a: number, b: number, lit: Lit): void {
    const { nodes } = this.problem;
    this.lits[a * nodes + b] = lit;
    this.lits[b * nodes + a] = lit ^ 1;
  }

  refine(holds: (lit: Lit) => boolean): Lit[][] {
    const lemmas: Lit[][] = [];
    const known = new Set<string>();
    for (const cycle of shortCycles(this.problem, holds, MOST_CYCLES)) {
      if (cycle.length < 3) throw new InternalError('a cycle of two chains in spite of their staircase');
      for (let i = 1; i + 1 < cycle.length; i++) {
        const [first, second, third] = [cycle[0], cycle[i], cycle[i + 1]];
        const lemma = [
          this.of(first, second) ^ 1,
          this.of(second, third) ^ 1,
          i + 2 === cycle.length ? this.of(third, first) ^ 1 : this.of(first, third),
        ];
        const key = [...lemma].sort().join();
        if (!known.has(key)) lemmas.push(lemma);
        known.add(key);
      }
    }
    return lemmas;
  }
}

/**
 * Of each strongly connected component of what may be ordered the nodes that edges begin or end at, in their order; a
 * cycle is inside one component.
 */
function partsOf({ nodes: n, must, edges }: OrderProblem): number[][] {
  const used = new Uint8Array(n);
  const after: number[][] = Array.from({ length: n }, () => []);
  for (const { from, to } of edges) {
    used[from] = used[to] = 1;
    after[from].push(to);
  }
  for (let a = 0; a < n; a++) for (let b = 0; b < n; b++) if (must[a * n + b]) after[a].push(b);
  return componentsOf(after).map((part) => part.filter((a) => used[a] === 1).sort((a, b) => a - b));
}

/** For each node its nearest successors of `must` among the relevant ones. */
function coversOf(relevant: readonly number[], must: Uint8Array, n: number): number[][] {
  const covers: number[][] = Array.from({ length: n }, () => []);
  for (const a of relevant) {
    const after = relevant.filter((b) => must[a * n + b]);
    covers[a] = after.filter((b) => !after.some((m) => must[m * n + b]));
  }
  return covers;
}
