import { FALSE, type Lit, TRUE } from '../../../sat/circuit/circuit.ts';
import { type Algebra, type LitRelation, successors } from './relation.ts';

/**
 * `(rf | co | fr)+`, the *extended coherence order* of the RC11 paper, needs no closure. `co` orders all writes of a location, a read
 * reads one write, and an event is a read or a write, so in two steps the second of which is no `rf` the first can be left out:
 *
 *     co ; co ⊆ co      rf ; fr ⊆ co      fr ; co ⊆ fr      rf ; rf = rf ; co = co ; fr = fr ; fr = ∅
 *
 * What remains is `rf | co | fr | (co | fr) ; rf`. A closure has a clause for each way to each edge (2 of the 4.2 million clauses of four
 * calls to Harris's set), this one for each pair before each `rf`.
 *
 * That `co` has no cycle is a constraint of its own (axioms.ts); until it is refined, a model of the clauses may have one, and less than
 * the closure in this relation.
 */
export interface Communication {
  readonly rf: LitRelation;
  readonly co: LitRelation;
  readonly fr: LitRelation;
}

export function isCommunication({ lits }: LitRelation, { rf, co, fr }: Communication): boolean {
  return lits.every((lit, i) => {
    const kinds = [rf.lits[i], co.lits[i], fr.lits[i]].filter((one) => one !== FALSE);
    return kinds.length === 0 ? lit === FALSE : kinds.length === 1 && lit === kinds[0];
  });
}

/** True at least where it holds. */
export function communicationAbove(
  algebra: Algebra,
  { rf, co, fr }: Communication,
  clauses: Lit[][],
): LitRelation {
  const { circuit: c, n, tick } = algebra.u;
  const read = successors(rf, n);
  const lits = new Int32Array(n * n);
  for (let a = 0; a < n; a++) {
    tick();
    /* by the read: the pairs of literals that lead there */
    const ways = new Map<number, [Lit, Lit][]>();
    for (let b = 0; b < n; b++) {
      const i = a * n + b;
      const first = co.lits[i] === FALSE ? fr.lits[i] : co.lits[i];
      lits[i] = first === FALSE ? rf.lits[i] : first;
      if (first === FALSE) continue;
      for (const r of read[b]) {
        if (r === a) continue;
        const found = ways.get(r);
        const way: [Lit, Lit] = [first, rf.lits[b * n + r]];
        if (found === undefined) ways.set(r, [way]);
        else found.push(way);
      }
    }
    for (const [r, all] of ways) {
      const i = a * n + r;
      /* Who is read from is there if the read is. */
      if (lits[i] === TRUE || all.some(([x, y]) => x === TRUE && y === TRUE)) {
        lits[i] = TRUE;
        continue;
      }
      const lit = c.input();
      if (lits[i] !== FALSE) clauses.push([lits[i] ^ 1, lit]);
      for (const [x, y] of all) clauses.push([x ^ 1, y ^ 1, lit]);
      lits[i] = lit;
    }
  }
  return { kind: 'relation', lits };
}

export function communicationExact(algebra: Algebra, { rf, co, fr }: Communication): LitRelation {
  const before = algebra.union(co, fr);
  return algebra.union(algebra.union(rf, before), algebra.andThen(before, rf));
}
