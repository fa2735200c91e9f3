import { FALSE, type Lit } from '../../../sat/circuit/circuit.ts';
import type { BaseRelations } from '../model/base.ts';
import type { Algebra, LitRelation } from '../model/relation.ts';
import type { Node, Nodes } from './nodes.ts';

/**
 * Data races: two accesses of different threads to one location, one of which writes and one of which is plain, that
 * `hb` orders in no way. `hb` is true at least where it holds, and that is the right side to err on: where its literal is
 * false, the pair is not ordered.
 */
export function raceIn(
  { all }: Nodes,
  base: BaseRelations,
  algebra: Algebra,
  hb: LitRelation,
): { lit: Lit; a: number; b: number }[] {
  const { circuit: c, n, exec } = algebra.u;
  const plain = (node: Node): Lit =>
    c.orAll(node.orders.filter(({ order }) => order === 'na').map(({ when }) => when));
  const races: { lit: Lit; a: number; b: number }[] = [];
  for (const a of all)
    for (const b of all) {
      if (a.id >= b.id || a.thread < 0 || b.thread < 0 || a.thread === b.thread) continue;
      if (!isAccess(a) || !isAccess(b) || (a.kind !== 'W' && b.kind !== 'W') || a.dead || b.dead) continue;
      const same = base.sameLocation(a, b);
      const lit = c.andAll([
        exec[a.id],
        exec[b.id],
        same,
        c.or(plain(a), plain(b)),
        hb.lits[a.id * n + b.id] ^ 1,
        hb.lits[b.id * n + a.id] ^ 1,
      ]);
      if (lit !== FALSE) races.push({ lit, a: a.id, b: b.id });
    }
  return races;
}

const isAccess = ({ kind }: Node): boolean => kind === 'R' || kind === 'W';
