import { ne, ult } from '../../../sat/bits/bits-compare.ts';
import { FALSE, type Lit } from '../../../sat/circuit/circuit.ts';
import type { BoundedProgram, Choice } from '../../bounded/events.ts';
import type { Algebra, LitRelation } from '../model/relation.ts';
import type { Nodes } from './nodes.ts';

/**
 * Commit points (the case study of Burckhardt, Alur and Martin, section 3.3): each `heddle_commit` has chosen a time, and the times are in the
 * order that the memory order M gives the accesses they stand at. M is any total order of the accesses that contains what the
 * model orders; so a pair in this relation is one more edge of what the model's axiom makes acyclic, and every order of the commits that the
 * model leaves open is one that the solver may choose, as formula (4) has it.
 */
export interface CommitOrder {
  readonly relation: LitRelation;
  readonly clauses: readonly (readonly Lit[])[];
}

interface Commit {
  readonly choice: Choice;
  /** The access: the last one before it, each under the condition that it is that. */
  readonly nodes: readonly { readonly when: Lit; readonly node: number }[];
}

export function commitOrder(program: BoundedProgram, nodes: Nodes, algebra: Algebra): CommitOrder | null {
  const commits = program.threads.flatMap(({ choices }, t) =>
    choices.flatMap((choice) =>
      choice.commit === undefined ? [] : [commitAt(program, nodes, t, choice, choice.commit)],
    ),
  );
  if (commits.length === 0) return null;
  const { circuit: c, n } = algebra.u;
  const { lits } = algebra.none;
  const clauses: Lit[][] = [];
  const add = (from: number, to: number, lit: Lit): void => {
    if (from !== to) lits[from * n + to] = c.or(lits[from * n + to], lit);
  };
  commits.forEach((a, i) => {
    for (const b of commits.slice(i + 1)) {
      const differ = ne(c, a.choice.bits, b.choice.bits);
      clauses.push([a.choice.guard ^ 1, b.choice.guard ^ 1, differ]);
      const isFirst = ult(c, a.choice.bits, b.choice.bits);
      for (const x of a.nodes)
        for (const y of b.nodes) {
          const both = c.and(x.when, y.when);
          add(x.node, y.node, c.and(both, isFirst));
          add(y.node, x.node, c.and(both, isFirst ^ 1));
        }
    }
  });
  return { relation: { kind: 'relation', lits }, clauses };
}

const ACCESSES: readonly string[] = ['load', 'store', 'rmw', 'cas'];

function commitAt(
  { threads, circuit: c }: BoundedProgram,
  nodes: Nodes,
  t: number,
  choice: Choice,
  position: number,
): Commit {
  const found: { when: Lit; node: number }[] = [];
  let rest = choice.guard;
  for (let i = position - 1; i >= 0 && rest !== FALSE; i--) {
    const event = threads[t].events[i];
    const [node] = nodes.ofEvent[t][i];
    if (!ACCESSES.includes(event.kind) || node === undefined) continue;
    found.push({ when: c.and(rest, event.guard), node });
    if (nodes.entailment.follows(choice.guard, event.guard)) break;
    rest = c.and(rest, event.guard ^ 1);
  }
  return { choice, nodes: found };
}
