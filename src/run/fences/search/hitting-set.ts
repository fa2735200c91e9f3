import { isWeaker } from '../levels.ts';
import { costOf, levelOf, type Placement, type Site } from '../sites.ts';

/**
 * The cheapest placement that is not below any of some failing ones, by branch and bound: the first failing placement
 * that is still above gives the choices (at some site go beyond what it has there); a bound adds up what failing
 * placements with no site in common cost at least. Ties: fewer changes, then those that the compiler has copied to fewer
 * places, then the order of the sites, so that the answer is the same each time.
 */
export interface Clause {
  /** A maximal failing placement: every cheaper way that stays below it fails. */
  readonly failing: Placement;
  /** Sites that have a level beyond it. */
  readonly sites: readonly Site[];
}

export interface HittingOptions {
  readonly clauses: readonly Clause[];
  /** Placements that are known already: nothing above one of them is wanted. */
  readonly known: readonly Placement[];
  readonly tick: () => void;
}

/** Null: there is none. */
export function cheapest(sites: readonly Site[], { clauses, known, tick }: HittingOptions): Placement | null {
  const start = sites.map((site) => site.base.mask);
  const choices = clauses.map((clause) => clause.sites);
  let best: Placement | null = null;
  let bestCost = Number.POSITIVE_INFINITY;
  let bestChanges = 0;
  let bestCopies = 0;
  const isBetter = (changes: number, copies: number): boolean =>
    changes < bestChanges || (changes === bestChanges && copies < bestCopies);
  const seen = new Map<string, number>();
  const visit = (placement: number[], cost: number, changes: number, copies: number): void => {
    tick();
    if (known.some((one) => one.every((mask, i) => isWeaker(mask, placement[i])))) return;
    const open = clauses.filter(({ failing }) => placement.every((mask, i) => isWeaker(mask, failing[i])));
    if (open.length === 0) {
      if (cost < bestCost || (cost === bestCost && isBetter(changes, copies))) {
        best = [...placement];
        bestCost = cost;
        bestChanges = changes;
        bestCopies = copies;
      }
      return;
    }
    const least = cost + atLeast(open, placement);
    if (least > bestCost || (least === bestCost && !isBetter(changes, copies))) return;
    const key = placement.join(' ');
    if ((seen.get(key) ?? Number.POSITIVE_INFINITY) <= cost) return;
    seen.set(key, cost);
    const [next] = open;
    for (const { site, mask, extra } of steps(choices[clauses.indexOf(next)], next, placement)) {
      const before = placement[site.id];
      placement[site.id] = mask;
      const isNew = before === site.base.mask;
      visit(placement, cost + extra, changes + (isNew ? 1 : 0), copies + (isNew ? copiesOf(site) : 0));
      placement[site.id] = before;
    }
  };
  visit([...start], costOf(sites, start), 0, 0);
  return best;
}

const copiesOf = ({ locs }: Site): number => locs.reduce((sum, { size }) => sum + size, 0);

interface Step {
  readonly site: Site;
  readonly mask: number;
  readonly extra: number;
}

/** The smallest steps beyond a failing placement, cheapest first. */
function steps(sites: readonly Site[], { failing }: Clause, placement: Placement): Step[] {
  const found: Step[] = [];
  for (const site of sites) {
    const now = placement[site.id];
    const here = levelOf(site, now).cost;
    const beyond = site.levels.filter(({ mask }) => isWeaker(now, mask) && !isWeaker(mask, failing[site.id]));
    for (const level of beyond) {
      const smaller = beyond.some(
        (other) =>
          other !== level &&
          other.cost <= level.cost &&
          isWeaker(other.mask, level.mask) &&
          other.mask !== level.mask,
      );
      if (!smaller) found.push({ site, mask: level.mask, extra: level.cost - here });
    }
  }
  return found.sort((a, b) => a.extra - b.extra || a.site.id - b.site.id);
}

function atLeast(open: readonly Clause[], placement: Placement): number {
  const used = new Set<number>();
  let sum = 0;
  for (const clause of open) {
    if (clause.sites.some(({ id }) => used.has(id))) continue;
    const [first] = steps(clause.sites, clause, placement);
    if (first === undefined) return Number.POSITIVE_INFINITY;
    sum += first.extra;
    for (const { id } of clause.sites) used.add(id);
  }
  return sum;
}

/** Can any site go beyond it? */
export const clauseOf = (sites: readonly Site[], failing: Placement): Clause => ({
  failing,
  sites: sites.filter((site) =>
    site.levels.some(({ mask }) => isWeaker(site.base.mask, mask) && !isWeaker(mask, failing[site.id])),
  ),
});
