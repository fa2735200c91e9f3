import type { CheckOptions } from '../../base/options/options.ts';
import { wakeUps } from '../../base/options/wake-ups.ts';
import type { Program } from '../../ir/types.ts';
import type { Cut, Verdict } from '../../results/types.ts';
import { countedAs, verdictFor } from '../../results/verdict.ts';
import type { EngineContext } from '../engine.ts';
import { orVacuous } from '../scheduled-run/vacuous.ts';
import type { Attempt } from './attempt.ts';

/** Why the search ended before it was done, if it did. */
export type Stopped = ReturnType<EngineContext['stopped']>;

/** An engine's attempts, and what only it can say about them. */
export interface Account<A extends Attempt> {
  readonly engine: string;
  readonly program: Program;
  readonly options: CheckOptions;
  readonly stopped: Stopped;
  readonly attempts: readonly A[];
  /** What the search did with freed memory. */
  readonly heap?: CheckOptions['heap'];
  readonly assumptions: readonly string[];
  /** The bounds of an attempt. */
  readonly within: (one: A) => string;
  /** The names of those that left something out. */
  readonly leftOut: (one: A) => readonly string[];
  /** Did the user ask for all of these? */
  readonly isRequested: (shown: A | undefined) => boolean;
}

/** What the attempts amount to: `verified` only if in the last one nothing was left out. Everything that cut something is named. */
export function verdictOf<A extends Attempt>(account: Account<A>): Verdict {
  const { program, options, attempts } = account;
  const last = attempts.at(-1);
  const shown = attempts.filter(isDecided).at(-1);
  const verdict = kindOf(account, last);
  const sum = (pick: (one: Attempt) => number): number => attempts.reduce((n, one) => n + pick(one), 0);
  const answer = verdictFor(options, {
    verdict,
    engine: account.engine,
    summary: summary(account, verdict, shown, last),
    boundsRequested: account.isRequested(shown),
    bounds: {
      unwind: shown?.bounds.unwind ?? options.unwind,
      contexts: shown?.bounds.contexts ?? null,
      cut: shown === undefined ? [] : cutsOf(program, shown),
    },
    assumptions: [
      `heap ${account.heap ?? 'fresh'}`,
      ...(shown?.usesConditions ? [wakeUps(options)] : []),
      ...account.assumptions,
    ],
    violations: last?.violation ? [last.violation] : [],
    stats: {
      ...(last?.violation ? { [countedAs(last.violation.kind)]: 1 } : {}),
      events: last?.statistics.events ?? 0,
      solverCalls: sum(({ statistics }) => statistics.solves),
      variables: last?.statistics.variables ?? 0,
      clauses: last?.statistics.clauses ?? 0,
    },
    diagnostics: [last?.unsupported, last?.unasked].filter((one) => one != null),
  });
  return orVacuous(answer, last?.vacuous ?? false);
}

const isDecided = ({ answer, spurious }: Attempt): boolean => answer !== 'unknown' && !spurious;

function kindOf<A extends Attempt>(
  { stopped, leftOut }: Account<A>,
  last: A | undefined,
): Verdict['verdict'] {
  if (last === undefined || !isDecided(last)) return 'unknown';
  if (last.violation !== null) return 'violated';
  if (last.unsupported !== null || last.unasked !== null) return 'unknown';
  if (leftOut(last).length > 0) return stopped === 'no' ? 'bounded' : 'unknown';
  return 'verified';
}

function cutsOf(program: Program, { cut }: Attempt): Cut[] {
  const cuts = new Map<string, Cut>();
  for (const check of cut) {
    const { file, line } = program.locs[check.at];
    cuts.set(`${file}:${line}`, { file, line, reason: 'unwind' });
  }
  return [...cuts.values()];
}

function summary<A extends Attempt>(
  { within, leftOut, stopped }: Account<A>,
  kind: Verdict['verdict'],
  shown: A | undefined,
  last: A | undefined,
): string {
  const bounds = shown === undefined ? '' : within(shown);
  const size = last?.statistics.text ?? '';
  switch (kind) {
    case 'verified':
      return `no execution goes wrong, and none is cut by the bounds (${bounds}; ${size})`;
    case 'violated':
      return `found within ${bounds} (${size})`;
    case 'bounded':
      return `no violation within ${bounds}; more of ${shown === undefined ? '' : leftOut(shown).join(', ')} may show more (${size})`;
    case 'unknown': {
      if (last?.unsupported) return last.unsupported.message;
      if (last?.unasked && stopped === 'no') return last.unasked.message;
      const why =
        stopped === 'timeout' ? 'time is up' : stopped === 'memory' ? 'memory is up' : 'interrupted';
      return `${why}: ${shown === undefined ? 'nothing was decided' : `no violation within ${bounds}`}`;
    }
  }
}
