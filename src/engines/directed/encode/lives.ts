import { SYNC_INFO } from '../../../vm/sync/sync-table.ts';
import type { Access, Free } from '../graph/graph.ts';
import { isAccess } from '../graph/graph.ts';
import type { Lit } from './clauses.ts';
import { addressToken, type Encoding, type Goal } from './encoding.ts';
import type { Cell } from './value-sets.ts';

/**
 * An access to an object after the end of its life, or a second end: by the order in which both take effect.
 * `wanted`: it is looked for; if not, it only does not happen.
 */
export function lifeGoals(e: Encoding, wanted: boolean): Goal[] {
  const { c, graph, sets } = e;
  const goals: Goal[] = [];
  /* only what is looked for comes too late: nothing else rests on such an access */
  const late = c.fresh();
  const frees = graph.nodes.filter((node): node is Free => node.kind === 'free');
  for (const free of frees) {
    for (const [base, size] of objectsOf(e, free)) {
      const dead = [e.done(free), e.is(free.address, addressToken(base))];
      const add = (other: Access | Free, when: readonly number[]): void => {
        const lits = [...dead, ...when, e.before(free, other)];
        if (lits.includes(c.no)) return;
        const lit = c.fresh();
        for (const each of lits) c.implies(lit, each);
        c.list([late, ...lits.map((each) => -each)]);
        goals.push({ lit, what: 'use after free', node: other, refresh: () => true });
      };
      for (const cell of sets.cells.values()) {
        if (!isInside(cell, base, size)) continue;
        for (const access of cell.accesses) {
          if (!isAccess(access)) continue;
          add(access, [e.done(access), e.is(access.address, cell.at)]);
          if (access.kind === 'sync' && SYNC_INFO[access.op].waits)
            goals.push(standsAt(e, access, [...dead, e.is(access.address, cell.at)]));
        }
      }
      for (const other of frees)
        if (other !== free && objectsOf(e, other).has(base))
          add(other, [e.done(other), e.is(other.address, addressToken(base))]);
    }
  }
  c.list([-late, ...(wanted ? goals.map(({ lit }) => lit) : [])]);
  return wanted ? goals : [];
}

/** A thread that has come to a lock, and not past it, looks at what is dead as its next step, even if it would have to wait. */
function standsAt(e: Encoding, node: Access, lits: readonly Lit[]): Goal {
  const { c } = e;
  const lit = c.fresh();
  for (const each of [...lits, e.reach(node), -e.done(node)]) c.implies(lit, each);
  return { lit, what: 'use after free', node, refresh: () => true };
}

/** Objects that the free may end, with their sizes. */
export function objectsOf(
  { graph, sets }: Pick<Encoding, 'graph' | 'sets'>,
  free: Free,
): Map<number, number> {
  const objects = new Map<number, number>();
  for (const [base, { size }] of graph.objects)
    if (sets.of(free.address).has(addressToken(base))) objects.set(base, size);
  /* a thread's own variables are nobody's allocation: that they end is all that runs have seen */
  for (const [base, size] of free.sizes)
    if (size > 0 && sets.of(free.address).has(addressToken(base))) objects.set(base, size);
  return objects;
}

export const isInside = (cell: Cell, base: number, size: number): boolean =>
  cell.address >= base && cell.address < base + size;
