import { expect, it } from 'vitest';
import { Rng } from '../../../base/rng.ts';
import { Circuit, type Lit, TRUE } from '../../../sat/circuit/circuit.ts';
import { closureExact } from './closure.ts';
import { communicationAbove, communicationExact, isCommunication } from './communication.ts';
import { Algebra, type LitRelation } from './relation.ts';

/** Random executions, of which some pairs are known and the others literals: `rf | co | fr | (co | fr) ; rf` is the closure. */
const N = 9;
const IDS = Array.from({ length: N }, (_, i) => i);

/** Two locations, who writes and reads them, and in the order of their ids: whom each read reads from, co, fr. */
function execution(rng: Rng): Record<'rf' | 'co' | 'fr', (a: number, b: number) => boolean> {
  const nodes = IDS.map((i) => ({ at: i % 2, isWrite: i < 2 || rng.below(2) === 0 }));
  const rank = IDS.map((i) => (i < 2 ? -1 : rng.below(1000) * N + i));
  const writes = (at: number): number[] => IDS.filter((i) => nodes[i].isWrite && nodes[i].at === at);
  const source = nodes.map(({ at, isWrite }) => (isWrite ? -1 : writes(at)[rng.below(writes(at).length)]));
  const co = (a: number, b: number): boolean =>
    nodes[a].isWrite && nodes[b].isWrite && nodes[a].at === nodes[b].at && rank[a] < rank[b];
  return { rf: (a, b) => source[b] === a, co, fr: (a, b) => source[a] >= 0 && co(source[a], b) };
}

it.each(IDS)('it is the closure, seed %i', (seed) => {
  const rng = new Rng(seed);
  for (let round = 0; round < 30; round++) {
    const circuit = new Circuit();
    const values = new Map<Lit, boolean>([[TRUE, true]]);
    const algebra = new Algebra({
      circuit,
      n: N,
      exec: IDS.map(() => TRUE),
      implied: new Uint8Array(N * N).fill(1),
      tick: () => {},
    });
    /* of pairs of one kind that are not, some are known not to be; of those that are, some are known to be */
    const { rf, co, fr } = execution(rng);
    const open = (is: (a: number, b: number) => boolean, may: (a: number, b: number) => boolean) =>
      algebra.relation((a, b) => {
        const known = rng.below(3) === 0 || !may(a, b);
        if (known) return is(a, b) ? TRUE : TRUE ^ 1;
        const lit = circuit.input();
        values.set(lit, is(a, b));
        return lit;
      });
    const isWrite = IDS.map((a) => !IDS.some((b) => rf(b, a)));
    const com = {
      rf: open(rf, (a, b) => isWrite[a] && !isWrite[b]),
      co: open(co, (a, b) => isWrite[a] && isWrite[b]),
      fr: open(fr, (a, b) => !isWrite[a] && isWrite[b]),
    };
    const all = algebra.union(algebra.union(com.rf, com.co), com.fr);
    expect(isCommunication(all, com)).toBe(true);
    expect(isCommunication(com.co, com)).toBe(com.co.lits.every((lit, i) => lit === all.lits[i]));
    const clauses: Lit[][] = [];
    const above = communicationAbove(algebra, com, clauses);
    propagate(clauses, values);
    const truth = evaluated(circuit, values, closureExact(algebra, all));
    expect(evaluated(circuit, values, communicationExact(algebra, com))).toEqual(truth);
    expect(evaluated(circuit, values, above)).toEqual(truth);
  }
});

/** Each clause makes its last literal true where its others are false. */
function propagate(clauses: readonly (readonly Lit[])[], values: Map<Lit, boolean>): void {
  const holds = (lit: Lit): boolean => (values.get(lit & ~1) ?? false) !== ((lit & 1) === 1);
  for (let again = true; again; ) {
    again = false;
    for (const clause of clauses)
      if (!clause.some(holds)) {
        values.set(clause[clause.length - 1], true);
        again = true;
      }
  }
}

function evaluated(c: Circuit, inputs: ReadonlyMap<Lit, boolean>, { lits }: LitRelation): boolean[] {
  const nodes: boolean[] = [false];
  const value = (lit: Lit): boolean => nodes[lit >>> 1] !== ((lit & 1) === 1);
  for (let node = 1; node < c.size; node++)
    nodes[node] = c.isAnd(node)
      ? value(c.leftOf(node)) && value(c.rightOf(node))
      : inputs.get(node << 1) === true;
  return Array.from(lits, value);
}
