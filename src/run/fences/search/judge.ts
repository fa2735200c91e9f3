import type { Progress, Verdict, Violation } from '../../../results/types.ts';
import { isBelow, type Placement } from '../sites.ts';

/** How a placement did. */
export type Judgement =
  | { readonly kind: 'passes'; readonly bounded: boolean }
  | { readonly kind: 'fails'; readonly violation: Violation }
  | { readonly kind: 'unknown'; readonly why: string };

/**
 * Checks the program with a placement: one run of an engine, or of a suite of tests. `patience`: after so many seconds
 * the answer is not worth more; then it is `unknown`.
 */
export type Checker = (
  placement: Placement,
  patience: number | null,
) => AsyncGenerator<Progress, Verdict, void>;

export function judgementOf(verdict: Verdict): Judgement {
  const [violation] = verdict.violations;
  if (violation !== undefined) return { kind: 'fails', violation };
  if (verdict.verdict === 'verified' || (verdict.verdict === 'bounded' && verdict.boundsRequested))
    return { kind: 'passes', bounded: verdict.verdict === 'bounded' };
  return { kind: 'unknown', why: verdict.summary };
}

/** Least patience of an impatient check, in seconds, and how many times the slowest failure it is. */
const LEAST = 1;
const TIMES = 5;

/** Remembers: what passes passes with more, what fails fails with less. */
export class Judge {
  private readonly check: Checker;
  private readonly clock: () => number;
  private readonly passing: { readonly placement: Placement; readonly judgement: Judgement }[] = [];
  private readonly failing: { readonly placement: Placement; readonly judgement: Judgement }[] = [];
  /** Seconds. */
  private slowestFailure = 0;
  checks = 0;

  constructor(check: Checker, clock: () => number) {
    this.check = check;
    this.clock = clock;
  }

  of(placement: Placement): AsyncGenerator<Progress, Judgement, void> {
    return this.ask(placement, null);
  }

  /** Is it worth to look for a failure? Failures are found soon or not at all, and proofs take long. */
  hurried(placement: Placement): AsyncGenerator<Progress, Judgement, void> {
    return this.ask(placement, Math.max(LEAST, TIMES * this.slowestFailure));
  }

  private async *ask(
    placement: Placement,
    patience: number | null,
  ): AsyncGenerator<Progress, Judgement, void> {
    const known =
      this.passing.find((one) => isBelow(one.placement, placement)) ??
      this.failing.find((one) => isBelow(placement, one.placement));
    if (known !== undefined) return known.judgement;
    this.checks++;
    const start = this.clock();
    const judgement = judgementOf(yield* this.told(this.check(placement, patience)));
    if (judgement.kind === 'passes') this.passing.push({ placement, judgement });
    if (judgement.kind === 'fails') {
      this.failing.push({ placement, judgement });
      this.slowestFailure = Math.max(this.slowestFailure, this.clock() - start);
    }
    return judgement;
  }

  /** Progress of one check, told as that of the search. */
  private async *told(run: ReturnType<Checker>): AsyncGenerator<Progress, Verdict, void> {
    let step = await run.next();
    for (; !step.done; step = await run.next()) {
      const { engine, text } = step.value;
      const told = `placement ${this.checks}: ${text}`;
      yield { done: this.checks, total: null, text: told, ...(engine === undefined ? {} : { engine }) };
    }
    return step.value;
  }
}
