import fc from 'fast-check';
import { expect, it } from 'vitest';
import { DEFAULT_COSTS } from '../../../base/options/fences-options.ts';
import { isWeaker, type Level, orderLevels, type SiteKind } from '../levels.ts';
import { costOf, type Placement, type Site } from '../sites.ts';
import { cheapest, clauseOf } from './hitting-set.ts';

function site(id: number, kind: SiteKind): Site {
  const levels: readonly Level[] = orderLevels(kind, DEFAULT_COSTS);
  const call = { name: '', at: 0, nameAt: 0, orders: [], fence: false, implicit: null };
  return {
    id,
    kind,
    file: 'a.c',
    line: id,
    column: 1,
    function: 'f',
    base: levels[0],
    levels,
    change: { kind: 'implicit', call },
    locs: [],
  };
}

/** Every placement there is. */
function* all(sites: readonly Site[], from = 0): Generator<number[]> {
  if (from === sites.length) return yield [];
  for (const { mask } of sites[from].levels) for (const rest of all(sites, from + 1)) yield [mask, ...rest];
}

const kinds = fc.array(fc.constantFrom<SiteKind>('load', 'store', 'rmw', 'cas'), {
  minLength: 1,
  maxLength: 4,
});

it('is a cheapest placement beyond all that fail, as brute force finds it', () => {
  fc.assert(
    fc.property(
      kinds,
      fc.array(fc.array(fc.nat(), { minLength: 4, maxLength: 4 }), { maxLength: 5 }),
      (of, choices) => {
        const sites = of.map((kind, id) => site(id, kind));
        const failing = choices.map(
          (choice): Placement => sites.map(({ levels }, i) => levels[choice[i] % levels.length].mask),
        );
        const clauses = failing.map((one) => clauseOf(sites, one));
        const isBeyond = (placement: Placement): boolean =>
          failing.every((one) => !placement.every((mask, i) => isWeaker(mask, one[i])));
        const costs = [...all(sites)].filter(isBeyond).map((placement) => costOf(sites, placement));
        const found = cheapest(sites, { clauses, known: [], tick: () => {} });
        if (costs.length === 0) expect(found).toBeNull();
        else {
          expect(found !== null && isBeyond(found)).toBe(true);
          expect(found === null ? null : costOf(sites, found)).toBe(Math.min(...costs));
        }
      },
    ),
    { numRuns: 150 },
  );
});
