import { InternalError } from '../../base/failure.ts';
import type { Verdict } from '../../results/types.ts';
import { apply } from './apply.ts';
import { type Checking, checkOnce } from './checking.ts';
import type { Prepared } from './prepare.ts';
import { type Checker, judgementOf } from './search/judge.ts';

/**
 * All programs with a placement: the first violation, or else what is not known, or else what passes. What failed last is
 * tried first, because it is the likeliest to fail again.
 */
export function checkerOf({ programs, sites }: Prepared, checking: Checking): Checker {
  const order = programs.map((_, n) => n);
  return async function* (placement, patience) {
    let answer: Verdict | null = null;
    for (const n of [...order]) {
      const verdict = yield* checkOnce(apply(programs[n], n, sites, placement), checking, patience);
      const { kind } = judgementOf(verdict);
      if (kind === 'fails') {
        order.splice(order.indexOf(n), 1);
        order.unshift(n);
        return verdict;
      }
      if (answer === null || kind === 'unknown') answer = verdict;
    }
    if (answer === null) throw new InternalError('there is no program to check');
    return answer;
  };
}
