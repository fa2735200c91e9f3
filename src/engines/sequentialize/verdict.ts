import { bufferingOf } from '../../base/models.ts';
import type { CheckOptions } from '../../base/options/options.ts';
import type { Program } from '../../ir/types.ts';
import type { Verdict } from '../../results/types.ts';
import { type Stopped, verdictOf as verdict } from '../bounded-sat/verdict.ts';
import type { Attempt } from './attempt.ts';

/**
 * What the attempts amount to. `verified` only if in the last one nothing was cut: by loops, contexts, clock or
 * queue, and no integer had fewer bits than it has.
 */
export const verdictOf = (
  program: Program,
  options: CheckOptions,
  stopped: Stopped,
  attempts: readonly Attempt[],
): Verdict =>
  verdict({
    engine: 'sequentialize',
    program,
    options,
    stopped,
    attempts,
    assumptions: [],
    within: (one) => boundsText(options, one),
    leftOut: (one) => whatCut(options, one),
    isRequested: (shown) => shown !== undefined && requested(options, shown),
  });

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
const whatCut = (options: CheckOptions, shown: Attempt): string[] =>
  [
    shown.cut.length > 0 ? 'unwind' : '',
    shown.moreContexts ? (options.rounds === null ? 'contexts' : 'rounds') : '',
    shown.moreClock ? 'clock' : '',
    shown.moreQueue ? 'queue' : '',
    shown.narrowed ? 'bitwidth' : '',
    isShare(options) ? 'partitions' : '',
  ].filter((name) => name !== '');
