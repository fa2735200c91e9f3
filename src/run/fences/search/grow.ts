import type { Progress, Violation } from '../../../results/types.ts';
import { isWeaker } from '../levels.ts';
import type { Placement, Site } from '../sites.ts';
import type { Judge } from './judge.ts';

/**
 * A failing placement, made as strong as it can be while it still fails: what is left out of it is a clause, of which
 * every fix takes something. Sites are tried in halves, all of one half at its strongest first, so that the many that do
 * not matter take few checks. A check that finds no failure soon counts as none: the clause may then name more than it
 * must, and stays true.
 */
export interface Grown {
  readonly failing: Placement;
  /** The execution that is still there. */
  readonly violation: Violation;
}

export async function* grow(
  judge: Judge,
  sites: readonly Site[],
  from: Placement,
  found: Violation,
): AsyncGenerator<Progress, Grown, void> {
  let failing = [...from];
  let violation = found;
  const tryThis = async function* (next: number[]): AsyncGenerator<Progress, boolean, void> {
    if (next.every((mask, i) => mask === failing[i])) return true;
    const judgement = yield* judge.hurried(next);
    if (judgement.kind !== 'fails') return false;
    failing = next;
    violation = judgement.violation;
    return true;
  };
  const raise = async function* (part: readonly Site[]): AsyncGenerator<Progress, void, void> {
    if (part.length === 0) return;
    const next = [...failing];
    for (const site of part) next[site.id] |= top(site);
    if (yield* tryThis(next)) return;
    if (part.length > 1) {
      const half = part.length >> 1;
      yield* raise(part.slice(0, half));
      yield* raise(part.slice(half));
      return;
    }
    const [site] = part;
    const between = site.levels
      .filter(({ mask }) => mask !== top(site) && isWeaker(failing[site.id], mask))
      .sort((a, b) => bits(b.mask) - bits(a.mask));
    for (const { mask } of between) {
      if (!isWeaker(failing[site.id], mask) || mask === failing[site.id]) continue;
      const step = [...failing];
      step[site.id] = mask;
      yield* tryThis(step);
    }
  };
  yield* raise(sites);
  return { failing, violation };
}

export const top = (site: Site): number => site.levels.reduce((all, { mask }) => all | mask, 0);

function bits(mask: number): number {
  let n = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) n++;
  return n;
}
