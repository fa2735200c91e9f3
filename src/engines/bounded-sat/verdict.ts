import type { CheckOptions } from '../../base/options/options.ts';
import type { Program } from '../../ir/types.ts';
import { type Cut, type Verdict, zeroStats } from '../../results/types.ts';
import type { EngineContext } from '../engine.ts';
import type { Attempt } from './attempt.ts';

/** Why the search ended before it was done, if it did. */
export type Stopped = ReturnType<EngineContext['stopped']>;

/** What the attempts amount to: `verified` only if in the last one nothing was cut. */
export function verdictOf(
  engine: string,
  program: Program,
  options: CheckOptions,
  stopped: Stopped,
  attempts: readonly Attempt[],
  assumptions: readonly string[],
): Verdict {
  const last = attempts.at(-1);
  const decided = attempts.filter(({ answer }) => answer !== 'unknown').at(-1);
  const kind = kindOf(last, stopped);
  const sum = (pick: (one: Attempt) => number): number => attempts.reduce((n, one) => n + pick(one), 0);
  return {
    verdict: kind,
    model: options.model,
    engine,
    summary: summary(kind, decided, last, stopped),
    boundsRequested: options.unwind !== null || options.unwindset.size > 0,
    bounds: {
      unwind: decided?.unwind ?? options.unwind,
      contexts: null,
      cut: decided === undefined ? [] : cutsOf(program, decided),
    },
    assumptions: [
      'heap fresh',
      ...(decided?.usesConditions
        ? ['a thread wakes up spuriously from condition variables at most once']
        : []),
      ...assumptions,
    ],
    violations: last?.violation ? [last.violation] : [],
    stats: {
      ...zeroStats,
      events: last?.statistics.events ?? 0,
      solverCalls: sum(({ statistics }) => statistics.solves),
      variables: last?.statistics.variables ?? 0,
      clauses: last?.statistics.clauses ?? 0,
    },
    diagnostics: last?.unsupported ? [last.unsupported] : [],
  };
}

function kindOf(last: Attempt | undefined, stopped: Stopped): Verdict['verdict'] {
  if (last === undefined || last.answer === 'unknown') return 'unknown';
  if (last.violation !== null) return 'violated';
  if (last.unsupported !== null) return 'unknown';
  if (last.cut.length > 0) return stopped === 'no' ? 'bounded' : 'unknown';
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

function summary(
  kind: Verdict['verdict'],
  decided: Attempt | undefined,
  last: Attempt | undefined,
  stopped: Stopped,
): string {
  const within = decided === undefined ? '' : `unwind ${decided.unwind}`;
  const size = last === undefined ? '' : last.statistics.text;
  switch (kind) {
    case 'verified':
      return `no execution goes wrong, and none is cut by the bounds (${within}; ${size})`;
    case 'violated':
      return `found within ${within} (${size})`;
    case 'bounded':
      return `no violation within ${within}; more of it may show more (${size})`;
    case 'unknown': {
      if (last?.unsupported) return last.unsupported.message;
      const why =
        stopped === 'timeout' ? 'time is up' : stopped === 'memory' ? 'memory is up' : 'interrupted';
      return `${why}: ${decided === undefined ? 'nothing was decided' : `no violation within ${within}`}`;
    }
  }
}
