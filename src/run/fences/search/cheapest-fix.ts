import type { Progress, Violation } from '../../../results/types.ts';
import { changedSites, costOf, type Placement, type Site } from '../sites.ts';
import { grow, top } from './grow.ts';
import { type Clause, cheapest, clauseOf } from './hitting-set.ts';
import type { Judge } from './judge.ts';

/**
 * The cheapest fix, by implicit hitting sets (Moreno-Centeno, Karp, Operations Research 61, 2013). A fix has to leave every
 * placement that fails: of those some maximal ones are known, the cheapest way beyond all of them is tried, and if it fails it is grown to one more. When it passes, nothing
 * cheaper does, and the executions recorded with the clauses are the proof.
 *
 * With `all` the search goes on beside what was found, until every fix is above one of those found: these are all the
 * minimal ones, cheapest first.
 */
export interface ProvenClause extends Clause {
  readonly violation: Violation;
}

export interface Fixes {
  /** Cheapest first. Empty: see `hopeless`. */
  readonly fixes: readonly Placement[];
  readonly clauses: readonly ProvenClause[];
  /** What happens with everything at its strongest. */
  readonly hopeless: Violation | null;
  /** A placement that could not be judged, and why: what follows it is not known. */
  readonly unknown: string | null;
  /** With `all`: more were not looked for. */
  readonly more: boolean;
}

export interface FixOptions {
  readonly all: boolean;
  readonly most: number;
  readonly tick: () => void;
  /** Told after each clause, for a search that is stopped. */
  readonly learnt: (clauses: readonly ProvenClause[]) => void;
}

export async function* cheapestFix(
  judge: Judge,
  sites: readonly Site[],
  first: Violation,
  { all, most, tick, learnt }: FixOptions,
): AsyncGenerator<Progress, Fixes, void> {
  const clauses: ProvenClause[] = [];
  const fixes: Placement[] = [];
  const result = (rest: Partial<Fixes>): Fixes => ({
    fixes,
    clauses,
    hopeless: null,
    unknown: null,
    more: false,
    ...rest,
  });
  const everything = yield* judge.of(sites.map(top));
  if (everything.kind === 'fails') return result({ hopeless: everything.violation });
  if (everything.kind === 'unknown') return result({ unknown: everything.why });

  const learn = async function* (
    placement: Placement,
    violation: Violation,
  ): AsyncGenerator<Progress, void, void> {
    const grown = yield* grow(judge, sites, placement, violation);
    clauses.push({ ...clauseOf(sites, grown.failing), violation: grown.violation });
    learnt(clauses);
  };
  yield* learn(
    sites.map((site) => site.base.mask),
    first,
  );
  for (;;) {
    const next = cheapest(sites, { clauses, known: fixes, tick });
    if (next === null) return result({});
    const changes = changedSites(sites, next).length;
    yield {
      done: judge.checks,
      total: null,
      text: `${judge.checks} placements checked, ${clauses.length} clauses, trying ${changes} changes that cost ${costOf(sites, next)}`,
    };
    const judgement = yield* judge.of(next);
    if (judgement.kind === 'unknown') return result({ unknown: judgement.why });
    if (judgement.kind === 'fails') {
      yield* learn(next, judgement.violation);
      continue;
    }
    fixes.push(next);
    if (!all) return result({});
    if (fixes.length >= most) return result({ more: true });
  }
}
