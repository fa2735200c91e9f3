import { FALSE, TRUE } from '../../../sat/circuit/circuit.ts';
import type { Edge, OrderProblem } from '../../../sat/orders/edges.ts';
import { mustClosure } from './closure.ts';
import type { Algebra, LitRelation } from './relation.ts';

/**
 * What must be ordered whenever it is there, made transitive; the rest are edges. A pair a → m → b that must be ordered
 * goes through a node m that may not be there: unless a → b must be, too, m is left to an edge.
 *
 * `pairs`: more edges.
 */
export function problemOf(
  algebra: Algebra,
  relation: LitRelation,
  pairs: readonly Edge[] = [],
): OrderProblem {
  const { n, exec } = algebra.u;
  const { lits } = relation;
  const must = mustClosure(algebra, relation);
  const edges: Edge[] = [];
  const isEdge = new Uint8Array(n * n);
  const demote = (a: number, b: number): void => {
    must[a * n + b] = 0;
    if (lits[a * n + b] === TRUE) isEdge[a * n + b] = 1;
  };
  // What must come before itself cannot be there.
  for (let a = 0; a < n; a++) {
    for (let b = 0; b < n; b++)
      if (must[a * n + b] && must[b * n + a] && a < b) isEdge[a * n + b] = isEdge[b * n + a] = 1;
    if (must[a * n + a]) edges.push({ from: a, to: a, when: TRUE });
  }
  for (let a = 0; a < n; a++)
    for (let b = 0; b < n; b++)
      if (must[a * n + b] && (a === b || must[b * n + a])) {
        must[a * n + b] = must[b * n + a] = 0;
      }
  for (let again = true; again; ) {
    again = false;
    for (let m = 0; m < n; m++) {
      const after: number[] = [];
      for (let b = 0; b < n; b++) if (must[m * n + b]) after.push(b);
      if (after.length === 0) continue;
      for (let a = 0; a < n; a++)
        if (must[a * n + m] && after.some((b) => !must[a * n + b])) {
          demote(a, m);
          again = true;
        }
    }
  }
  for (let a = 0; a < n; a++)
    for (let b = 0; b < n; b++) {
      const lit = isEdge[a * n + b] ? TRUE : lits[a * n + b];
      if (lit !== FALSE && !must[a * n + b] && !(a === b && lit === TRUE))
        edges.push({ from: a, to: b, when: lit });
      else if (a === b && lit === TRUE) edges.push({ from: a, to: a, when: TRUE });
    }
  for (const pair of pairs) if (!must[pair.from * n + pair.to]) edges.push(pair);
  return { nodes: n, present: exec, must, edges };
}
