import { bufferingOf } from '../../base/models.ts';
import type { CheckOptions } from '../../base/options/options.ts';
import type { Program } from '../../ir/types.ts';
import { type Cut, type Verdict, zeroStats } from '../../results/types.ts';
import type { EngineContext } from '../engine.ts';
import type { Attempt } from './attempt.ts';

/** Why the search ended before it was done, if it did. */
export type Stopped = ReturnType<EngineContext['stopped']>;

/**
 * What the attempts amount to. `verified` only if in the last one nothing was cut: by loops, contexts, clock or
 * queue, and no integer had fewer bits than it has. Everything that cut something is named.
 */
export function verdictOf(
  program: Program,
  options: CheckOptions,
  stopped: Stopped,
  attempts: readonly Attempt[],
): Verdict {
  const last = attempts.at(-1);
  const complete = attempts.filter((one) => isDecided(one)).at(-1);
  const shown = last === undefined || !isDecided(last) ? complete : last;
  const kind = kindOf(options, last, stopped);
  const cut = shown === undefined ? [] : cutsOf(program, shown);
  const sum = (pick: (one: Attempt) => number): number => attempts.reduce((n, one) => n + pick(one), 0);
  return {
    verdict: kind,
    model: options.model,
    engine: 'sequentialize',
    summary: summary(kind, options, shown, last, stopped),
    boundsRequested: shown !== undefined && requested(options, shown),
    bounds: { unwind: shown?.bounds.unwind ?? options.unwind, contexts: shown?.bounds.contexts ?? null, cut },
    assumptions: [
      'heap fresh',
      ...(shown?.usesConditions
        ? ['a thread wakes up spuriously from condition variables at most once']
        : []),
    ],
    violations: last?.violation ? [last.violation] : [],
    stats: {
      ...zeroStats,
      events: last?.statistics.events ?? 0,
      solverCalls: sum((one) => one.statistics.solves),
      variables: last?.statistics.variables ?? 0,
      clauses: last?.statistics.clauses ?? 0,
    },
    diagnostics: [...(last?.unsupported ? [last.unsupported] : []), ...(last?.unasked ? [last.unasked] : [])],
  };
}

const isDecided = (one: Attempt): boolean => one.answer !== 'unknown' && !one.spurious;

function kindOf(options: CheckOptions, last: Attempt | undefined, stopped: Stopped): Verdict['verdict'] {
  if (last === undefined || !isDecided(last)) return 'unknown';
  if (last.violation !== null) return 'violated';
  if (last.unsupported !== null || last.unasked !== null) return 'unknown';
  const bounded =
    last.cut.length > 0 || last.moreContexts || last.moreClock || last.moreQueue || last.narrowed;
  return bounded || isShare(options) ? (stopped === 'no' ? 'bounded' : 'unknown') : 'verified';
}

/** Only some of the partitions were searched. */
const isShare = ({ partitions, from, to }: CheckOptions): boolean =>
  (from ?? 0) > 0 || (to !== null && to < (partitions ?? 1) - 1);

/** Did the user ask for everything that cut something? Nothing is narrow unless it was asked for. */
function requested(options: CheckOptions, shown: Attempt): boolean {
  const loops = shown.cut.length === 0 || options.unwind !== null || options.unwindset.size > 0;
  const contexts = !shown.moreContexts || options.contexts !== null || options.rounds !== null;
  const clock = !shown.moreClock || options.clock !== null;
  return loops && contexts && clock && (!shown.moreQueue || options.queue !== null);
}

function cutsOf(program: Program, shown: Attempt): Cut[] {
  const cuts = new Map<string, Cut>();
  for (const check of shown.cut) {
    const { file, line } = program.locs[check.at];
    cuts.set(`${file}:${line}`, { file, line, reason: 'unwind' });
  }
  return [...cuts.values()];
}

function boundsText(options: CheckOptions, { bounds }: Attempt): string {
  const schedule = options.rounds === null ? `${bounds.contexts} contexts` : `${bounds.contexts} rounds`;
  const queue = options.queue === null ? '' : `, queue ${bounds.queue}`;
  const buffers = bufferingOf(options.model) === 'none' ? '' : `, clock ${bounds.clock}${queue}`;
  const bits = bounds.bits === null ? '' : `, ${bounds.bits}-bit integers`;
  const share = isShare(options)
    ? `, partitions ${options.from ?? 0} to ${options.to ?? (options.partitions ?? 1) - 1} of ${options.partitions}`
    : '';
  return `unwind ${bounds.unwind}, ${schedule}${buffers}${bits}${share}`;
}

/** The bounds that left something out. */
function whatCut(options: CheckOptions, shown: Attempt): string {
  return [
    shown.cut.length > 0 ? 'unwind' : '',
    shown.moreContexts ? (options.rounds === null ? 'contexts' : 'rounds') : '',
    shown.moreClock ? 'clock' : '',
    shown.moreQueue ? 'queue' : '',
    shown.narrowed ? 'bitwidth' : '',
    isShare(options) ? 'partitions' : '',
  ]
    .filter((name) => name !== '')
    .join(', ');
}

function summary(
  kind: Verdict['verdict'],
  options: CheckOptions,
  shown: Attempt | undefined,
  last: Attempt | undefined,
  stopped: string,
): string {
  const within = shown === undefined ? '' : boundsText(options, shown);
  const { variables, clauses } = last?.statistics ?? { variables: 0, clauses: 0 };
  const size = `${variables} variables, ${clauses} clauses`;
  switch (kind) {
    case 'verified':
      return `no execution goes wrong, and none is cut by the bounds (${within}; ${size})`;
    case 'violated':
      return `found within ${within} (${size})`;
    case 'bounded':
      return `no violation within ${within}; more of ${shown === undefined ? '' : whatCut(options, shown)} may show more (${size})`;
    case 'unknown': {
      if (last?.unsupported) return last.unsupported.message;
      if (last?.unasked && stopped === 'no') return last.unasked.message;
      const why =
        stopped === 'timeout' ? 'time is up' : stopped === 'memory' ? 'memory is up' : 'interrupted';
      return `${why}: ${shown === undefined ? 'nothing was decided' : `no violation within ${within}`}`;
    }
  }
}
