import { FALSE, type Lit, TRUE } from '../../../sat/circuit/circuit.ts';
import { type Algebra, type LitRelation, successors } from './relation.ts';

/**
 * Transitive closure, in two ways.
 *
 * *Lower bound*: a fresh literal for each pair that may be in the closure, and clauses that make it true when the pair is.
 * That is all that is needed where being in the relation is what is forbidden, or what must not hold: the solver is
 * free to take the least such assignment, which is the closure.
 *
 * *Exact*: by squaring, log n times. Only where the lower bound is not enough: on the right of `\` and under `~`.
 */
export function closureAbove(algebra: Algebra, a: LitRelation, clauses: Lit[][]): LitRelation {
  const { circuit: c, n, tick } = algebra.u;
  const must = mustClosure(algebra, a);
  const may = mayClosure(a, n);
  const lits = new Int32Array(n * n);
  for (let i = 0; i < n * n; i++) lits[i] = must[i] ? TRUE : may[i] ? c.input() : FALSE;
  const edges: [number, number][] = [];
  for (let x = 0; x < n; x++)
    for (let y = 0; y < n; y++) if (a.lits[x * n + y] !== FALSE && !must[x * n + y]) edges.push([x, y]);
  const steps = coversOf(algebra, must);
  for (let x = 0; x < n; x++) {
    tick();
    // An edge at the end of a way, and then what must follow.
    for (const [from, to] of edges) {
      const way = from === x ? TRUE : lits[x * n + from];
      const then = lits[x * n + to];
      if (way === FALSE || then === TRUE) continue;
      const there = from === x ? TRUE : algebra.there(from, x, to);
      clauses.push([way ^ 1, there ^ 1, a.lits[from * n + to] ^ 1, then]);
    }
    for (let y = 0; y < n; y++) {
      const way = lits[x * n + y];
      // Also after a must: of two in a row the node between may not be there.
      if (way === FALSE || y === x) continue;
      for (const z of steps[y])
        if (lits[x * n + z] !== TRUE) clauses.push([way ^ 1, algebra.there(y, x, z) ^ 1, lits[x * n + z]]);
    }
  }
  return { kind: 'relation', lits };
}

export function closureExact(algebra: Algebra, a: LitRelation): LitRelation {
  let result = a;
  for (let steps = 1; steps < algebra.u.n; steps *= 2) {
    const next = algebra.union(result, algebra.andThen(result, result));
    if (next.lits.every((lit, i) => lit === result.lits[i])) break;
    result = next;
  }
  return result;
}

/** Pairs that are in the closure whenever both are there. */
export function mustClosure(algebra: Algebra, a: LitRelation): Uint8Array {
  const { n } = algebra.u;
  const must = Uint8Array.from(a.lits, (lit) => (lit === TRUE ? 1 : 0));
  for (let changed = true; changed; ) {
    changed = false;
    for (let m = 0; m < n; m++)
      for (let x = 0; x < n; x++) {
        if (!must[x * n + m]) continue;
        for (let y = 0; y < n; y++)
          if (must[m * n + y] && !must[x * n + y] && algebra.there(m, x, y) === TRUE) {
            must[x * n + y] = 1;
            changed = true;
          }
      }
  }
  return must;
}

function mayClosure(a: LitRelation, n: number): Uint8Array {
  const may = new Uint8Array(n * n);
  const after = successors(a, n);
  for (let x = 0; x < n; x++) {
    const todo = [...after[x]];
    for (let y = todo.pop(); y !== undefined; y = todo.pop()) {
      if (may[x * n + y]) continue;
      may[x * n + y] = 1;
      todo.push(...after[y]);
    }
  }
  return may;
}

/** For each node what must follow it next: others follow by way of these. */
function coversOf(algebra: Algebra, must: Uint8Array): number[][] {
  const { n } = algebra.u;
  const covers: number[][] = [];
  for (let x = 0; x < n; x++) {
    const after: number[] = [];
    for (let y = 0; y < n; y++) if (must[x * n + y] && x !== y) after.push(y);
    covers.push(
      after.filter(
        (y) =>
          !after.some(
            (m) => m !== y && must[m * n + y] && !must[y * n + m] && algebra.there(m, x, y) === TRUE,
          ),
      ),
    );
  }
  return covers;
}
