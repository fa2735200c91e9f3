import type { Lit } from '../circuit/circuit.ts';

/**
 * What has to be acyclic: nodes in [0, nodes), some of which are there only under a condition (`present`), pairs that are
 * always in order when both are there (`must`), and pairs that are in order when a literal holds (`edges`).
 */
export interface OrderProblem {
  readonly nodes: number;
  readonly present: ArrayLike<Lit>;
  /** nodes × nodes, row by row: is the first before the second whenever both are there? Transitive and irreflexive. */
  readonly must: Uint8Array;
  readonly edges: readonly Edge[];
}

export interface Edge {
  readonly from: number;
  readonly to: number;
  /** The pair is in the relation, if both are there. */
  readonly when: Lit;
}

/** Clauses of circuit literals that say that the relation has no cycle; perhaps not all of them at once. */
export interface Acyclic {
  /** Literals that stand for an order of two nodes. */
  readonly literals: number;
  /** To be asserted from the beginning. */
  readonly clauses: readonly (readonly Lit[])[];
  /** Given a model: clauses that it breaks, none if what holds in it is acyclic. */
  refine(holds: (lit: Lit) => boolean): readonly (readonly Lit[])[];
}
