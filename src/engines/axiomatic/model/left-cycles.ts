import { componentsOf } from '../../../base/components.ts';
import { FALSE, TRUE } from '../../../sat/circuit/circuit.ts';
import type { LitRelation, Universe } from './relation.ts';

/**
 * What is left of `acyclic r` beside `acyclic s`: a part of r that has a cycle wherever r has one that s has not.
 *
 * Where `r` is "coherence" and `s` the order of tso or pso, nearly all of r is in s: of the program order of a location
 * only what leads from a write to a read is not. Two steps, each sound by itself:
 *
 * - *Detours.* A node may be taken away if each way through it, p → x → q, has a way beside it whenever it holds: p → q, or
 *   through another node y that is there if x is, in place of x. A thread's read of what only that thread writes is such
 *   a node, and with it goes the pair that was not in s.
 * - *Components.* A cycle is inside a strongly connected component of what may be in r. One in which all pairs are in s
 *   has no cycle that s has not.
 *
 * Pairs are in s, or have a way beside them, when their literals are the same or the other is TRUE; a relation holds between nodes
 * that are there only, so who is there need not be asked, but of y. Cycles of one node are not looked at.
 */
export function leftCycles(u: Universe, r: LitRelation, s: LitRelation): LitRelation {
  const { n } = u;
  const lits = Int32Array.from(r.lits, (lit, i) => (i % (n + 1) === 0 ? FALSE : lit));
  const isInOther = (i: number): boolean => s.lits[i] === TRUE || s.lits[i] === lits[i];
  const none: LitRelation = { kind: 'relation', lits: new Int32Array(n * n) };
  if (lits.every((lit, i) => lit === FALSE || isInOther(i))) return none;
  withoutDetours(u, lits);
  const after = Array.from({ length: n }, (_, a) => followers(lits, n, a));
  for (const component of componentsOf(after)) {
    const inside = new Set(component);
    const pairs = component.flatMap((a) => after[a].filter((b) => inside.has(b)).map((b) => a * n + b));
    if (!pairs.every(isInOther)) for (const i of pairs) none.lits[i] = lits[i];
  }
  return none;
}

const followers = (lits: Int32Array, n: number, a: number): number[] => {
  const all: number[] = [];
  for (let b = 0; b < n; b++) if (lits[a * n + b] !== FALSE) all.push(b);
  return all;
};

/** Takes nodes away until none has a way beside it. */
function withoutDetours({ n, implied, tick }: Universe, lits: Int32Array): void {
  const lit = (a: number, b: number): number => lits[a * n + b];
  const follows = (has: number, from: number): boolean => has === TRUE || has === from;
  for (let again = true; again; ) {
    again = false;
    for (let x = 0; x < n; x++) {
      tick();
      const after = followers(lits, n, x);
      const before: number[] = [];
      for (let a = 0; a < n; a++) if (lit(a, x) !== FALSE) before.push(a);
      if (after.length === 0 && before.length === 0) continue;
      const isBeside = before.every((p) =>
        after.every((q) => follows(lit(p, q), lit(p, x)) || follows(lit(p, q), lit(x, q))),
      );
      const replaces = (y: number): boolean =>
        implied[x * n + y] === 1 &&
        (lit(y, x) === FALSE || lit(x, y) === FALSE) &&
        before.every((p) => p === y || follows(lit(p, y), lit(p, x))) &&
        after.every((q) => q === y || follows(lit(y, q), lit(x, q)));
      if (!isBeside && ![...before, ...after].some(replaces)) continue;
      for (let a = 0; a < n; a++) lits[a * n + x] = lits[x * n + a] = FALSE;
      again = true;
    }
  }
}
