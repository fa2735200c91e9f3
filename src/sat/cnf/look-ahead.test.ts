import { expect, test } from 'vitest';
import { Rng } from '../../base/rng.ts';
import { ClauseLog } from './clause-log.ts';
import { LookAhead } from './look-ahead.ts';

/** Propagation by going over all clauses again and again: the literals that follow, or null. */
function follows(clauses: readonly number[][], lits: readonly number[]): Set<number> | null {
  const known = new Set(lits);
  for (let before = -1; before !== known.size; ) {
    before = known.size;
    for (const clause of clauses) {
      if (clause.some((lit) => known.has(lit))) continue;
      const open = clause.filter((lit) => !known.has(-lit));
      if (open.length === 0) return null;
      if (new Set(open).size === 1) known.add(open[0]);
    }
    for (const lit of known) if (known.has(-lit)) return null;
  }
  return known;
}

/** As `LookAhead.best` says it does. */
function bestSlowly(
  clauses: readonly number[][],
  under: readonly number[],
  candidates: readonly number[],
): number {
  let base = follows(clauses, under);
  let best = -1;
  let most = -1;
  for (const [n, lit] of candidates.entries()) {
    if (base === null) break;
    if (base.has(lit) || base.has(-lit)) continue;
    const [yes, no] = [lit, -lit].map((one) => follows(clauses, [...(base as Set<number>), one]));
    if (yes === null || no === null) {
      base = follows(clauses, [...base, yes === null ? -lit : lit]);
      continue;
    }
    const score = (yes.size - base.size) * (no.size - base.size);
    if (score > most) [most, best] = [score, n];
  }
  return best;
}

test('chooses as the slow way does', { timeout: 30_000 }, () => {
  const rng = new Rng(7);
  const variables = 12;
  const literal = (): number => (1 + rng.below(variables)) * (rng.below(2) === 0 ? 1 : -1);
  const seen = new Set<number>();
  for (let round = 0; round < 80; round++) {
    const clauses = Array.from({ length: 5 + rng.below(40) }, () => {
      const names = new Map(
        Array.from({ length: 1 + rng.below(4) + (round % 2) }, () => literal()).map((l) => [Math.abs(l), l]),
      );
      return [...names.values()];
    });
    const log = new ClauseLog();
    log.variables = variables;
    for (const clause of clauses) for (const lit of [...clause, 0]) log.add(lit);
    const lookAhead = new LookAhead(log);
    for (let question = 0; question < 4; question++) {
      const under = question === 0 ? [] : [literal()];
      const candidates = Array.from({ length: variables }, (_, v) => v + 1);
      const best = lookAhead.best(under, candidates);
      expect(best).toBe(bestSlowly(clauses, under, candidates));
      seen.add(best);
    }
  }
  expect(seen.size).toBeGreaterThan(5);
});
