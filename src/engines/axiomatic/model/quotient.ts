import { FALSE, type Lit, TRUE } from '../../../sat/circuit/circuit.ts';
import { Algebra, type LitRelation } from './relation.ts';

/**
 * Nodes that happen in one go, as one node of an order: the atomic blocks of `acyclic contract(r)`, and the two halves of
 * a read-modify-write.
 *
 * *Contraction.* `contract(r) = (r \ same) ; same` leads from x to all that are one with a target of x. If `same` is an
 * equivalence that does not depend on the execution, its cycles are those of r between the classes.
 *
 * *Read-modify-writes.* In our models of the hardware a cycle through one of the halves stays a cycle when they are one
 * node, and no new cycles come into being: whatever the read is before is a write that overwrites what it has read (so, by
 * atomicity, the own write is before it, too), or comes after the own write in the thread.
 */
export class Classes {
  /** By node: its class. */
  readonly of: Int32Array;
  readonly members: readonly (readonly number[])[];

  constructor(n: number, pairs: Iterable<readonly [number, number]>) {
    const parent = Int32Array.from({ length: n }, (_, i) => i);
    const find = (a: number): number => {
      let root = a;
      while (parent[root] !== root) root = parent[root];
      parent[a] = root;
      return root;
    };
    for (const [a, b] of pairs) {
      const [x, y] = [find(a), find(b)];
      parent[Math.max(x, y)] = Math.min(x, y);
    }
    this.of = new Int32Array(n);
    const members: number[][] = [];
    for (let a = 0; a < n; a++) {
      const root = find(a);
      if (root === a) this.of[a] = members.push([a]) - 1;
      else {
        this.of[a] = this.of[root];
        members[this.of[root]].push(a);
      }
    }
    this.members = members;
  }

  /** Pairs that make them. */
  get pairs(): [number, number][] {
    return this.members.flatMap(([first, ...others]) => others.map((a): [number, number] => [first, a]));
  }

  get areSingle(): boolean {
    return this.members.length === this.of.length;
  }
}

/** The pairs of a relation, if it is an equivalence and the same in all executions. */
export function equivalence({ lits }: LitRelation, n: number): [number, number][] | null {
  const pairs: [number, number][] = [];
  for (let a = 0; a < n; a++) {
    if (lits[a * n + a] !== TRUE) return null;
    for (let b = 0; b < n; b++) {
      if (lits[a * n + b] === FALSE) continue;
      if (lits[a * n + b] !== TRUE || lits[b * n + a] !== TRUE) return null;
      if (a < b) pairs.push([a, b]);
    }
  }
  for (const [a, b] of pairs)
    for (let c = 0; c < n; c++) if (lits[a * n + c] !== lits[b * n + c]) return null;
  return pairs;
}

/** Classes as nodes; a relation between them, with the literals of each pair one by one. */
export interface Quotient {
  readonly algebra: Algebra;
  /** TRUE where classes must be ordered; elsewhere see `pairs`. */
  readonly must: LitRelation;
  readonly pairs: readonly { readonly from: number; readonly to: number; readonly when: Lit }[];
}

export function quotient(algebra: Algebra, { lits }: LitRelation, classes: Classes): Quotient {
  const { circuit: c, n, exec, implied, tick } = algebra.u;
  const { members, of } = classes;
  const m = members.length;
  /** A member that is there if any is, or else their disjunction. */
  const present = members.map((all) => {
    const leader = all.find((a) => all.every((b) => a === b || implied[b * n + a] === 1));
    return leader === undefined ? c.orAll(all.map((a) => exec[a])) : exec[leader];
  });
  const classImplied = new Uint8Array(m * m);
  for (let x = 0; x < m; x++)
    for (let y = 0; y < m; y++)
      if (members[x].every((a) => members[y].some((b) => a === b || implied[a * n + b] === 1)))
        classImplied[x * m + y] = 1;
  const must = new Int32Array(m * m);
  /** Ordered whenever a and b are there, perhaps by others that then are there, too. */
  const ordered = (a: number, b: number, x: number, y: number): boolean =>
    lits[a * n + b] === TRUE ||
    members[x].some(
      (p) =>
        (p === a || implied[a * n + p] === 1) &&
        members[y].some((q) => (q === b || implied[b * n + q] === 1) && lits[p * n + q] === TRUE),
    );
  const pairs: { from: number; to: number; when: Lit }[] = [];
  const known = new Set<number>();
  for (let a = 0; a < n; a++) {
    tick();
    for (let b = 0; b < n; b++) {
      const [x, y] = [of[a], of[b]];
      const lit = lits[a * n + b];
      if (lit === FALSE || (x === y && a !== b)) continue;
      if (!known.has(x * m + y)) {
        known.add(x * m + y);
        if (x !== y && members[x].every((p) => members[y].every((q) => ordered(p, q, x, y))))
          must[x * m + y] = TRUE;
      }
      if (must[x * m + y] === TRUE) continue;
      const ends = [
        ...(exec[a] === present[x] ? [] : [exec[a]]),
        ...(exec[b] === present[y] ? [] : [exec[b]]),
      ];
      pairs.push({ from: x, to: y, when: c.andAll([lit, ...ends]) });
    }
  }
  return {
    algebra: new Algebra({ circuit: c, n: m, exec: present, implied: classImplied, tick }),
    must: { kind: 'relation', lits: must },
    pairs,
  };
}
