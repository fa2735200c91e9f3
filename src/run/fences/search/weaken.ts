import type { Progress, Violation } from '../../../results/types.ts';
import { isWeaker, type Level } from '../levels.ts';
import type { Placement, Site } from '../sites.ts';
import type { Judge } from './judge.ts';

/**
 * Orders and fences that can be weaker: one site after the other, the dearest first, goes as far down as the program still
 * passes. What failed once fails with the others weaker, too, so one round ends in a local minimum; every step that is
 * left out has the execution that forbids it.
 */
export interface Weakened {
  readonly placement: Placement;
  readonly refused: readonly Refused[];
  /** Sites that are as they were because a check had no answer. */
  readonly unknown: readonly { readonly site: Site; readonly level: Level; readonly why: string }[];
}

/** A step that would break it. */
interface Refused {
  readonly site: Site;
  readonly level: Level;
  readonly violation: Violation;
}

export async function* weaken(
  judge: Judge,
  sites: readonly Site[],
): AsyncGenerator<Progress, Weakened, void> {
  const placement = sites.map((site) => site.base.mask);
  const refused: Refused[] = [];
  const unknown: Weakened['unknown'][number][] = [];
  const dearest = [...sites].sort((a, b) => b.base.cost - a.base.cost || a.id - b.id);
  for (const site of dearest) {
    for (const level of weaker(site)) {
      const next = [...placement];
      next[site.id] = level.mask;
      const judgement = yield* judge.of(next);
      if (judgement.kind === 'passes') {
        placement[site.id] = level.mask;
        break;
      }
      if (judgement.kind === 'fails') refused.push({ site, level, violation: judgement.violation });
      else unknown.push({ site, level, why: judgement.why });
    }
  }
  return { placement, refused: refused.filter((one) => isNext(one, placement)), unknown };
}

/** What a site can go down to, cheapest first. */
const weaker = (site: Site): Level[] =>
  site.levels
    .filter(({ mask }) => mask !== site.base.mask && isWeaker(mask, site.base.mask))
    .sort((a, b) => a.cost - b.cost);

/** Is it one step below what is left, with nothing between? */
function isNext({ site, level }: Refused, placement: Placement): boolean {
  const now = placement[site.id];
  if (level.mask === now || !isWeaker(level.mask, now)) return false;
  return !site.levels.some(
    ({ mask }) => mask !== now && mask !== level.mask && isWeaker(level.mask, mask) && isWeaker(mask, now),
  );
}
