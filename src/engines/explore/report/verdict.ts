import type { Diagnostic } from '../../../base/failure.ts';
import type { LoopId } from '../../../base/ids.ts';
import { isC11Family } from '../../../base/models.ts';
import type { CheckOptions } from '../../../base/options/options.ts';
import { wakeUps } from '../../../base/options/wake-ups.ts';
import type { Program } from '../../../ir/types.ts';
import type { Cut, Verdict, Violation } from '../../../results/types.ts';
import { asksForBounds, cutLoop, verdictFor } from '../../../results/verdict.ts';
import type { EngineContext } from '../../engine.ts';
import { unaskedError } from '../../scheduled-run/unasked.ts';
import { orVacuous } from '../../scheduled-run/vacuous.ts';
import { hasSymbolicTime } from '../clocks/symbolic-time.ts';
import { comparePaths } from '../graph/path.ts';
import { shareText } from '../parallel/estimate.ts';
import type { Part } from '../parallel/part.ts';
import { limitOf, UNASKED } from '../search/give-up.ts';
import { unreached } from './unreached.ts';

/** How a search ended: why it was stopped, if it was, and about how many executions there are, if that is known. */
export interface Ending {
  readonly stopped: ReturnType<EngineContext['stopped']>;
  readonly estimate: number | null;
}

/** What was found, all in all, and what that amounts to. */
export function verdictOf(program: Program, options: CheckOptions, part: Part, ending: Ending): Verdict {
  const violations = told(part, options);
  const kind = kindOf(part, ending);
  const { executions, blocked, events } = part;
  const verdict = verdictFor(options, {
    verdict: kind,
    engine: 'explore',
    summary: summaryOf(kind, part, ending),
    boundsRequested: wereRequested(part, options),
    bounds: { cut: part.cuts.map((id) => cutOf(program, id, options)) },
    assumptions: assumptionsOf(program, options),
    violations,
    stats: {
      executions,
      blocked,
      events,
      ...(ending.stopped !== 'no' && ending.estimate !== null
        ? { estimate: Math.round(ending.estimate) }
        : {}),
    },
    diagnostics: [
      ...(part.gaveUp === null ? [] : [limitOf(part.gaveUp.why)]),
      ...hidingErrors(part, kind),
      ...unreached(program, part.reached, kind),
    ],
  });
  return orVacuous(verdict, executions === 0);
}

/** Several workers may have found something at the same time: then the first in the tree counts, as with one. */
function told({ violations }: Part, { keepGoing }: CheckOptions): Violation[] {
  return violations
    .filter(({ path }) => keepGoing || comparePaths(path, violations[0].path) === 0)
    .map(({ violation }) => violation);
}

function kindOf(part: Part, { stopped }: Ending): Verdict['verdict'] {
  if (part.violations.length > 0) return 'violated';
  if (part.gaveUp !== null || part.unchecked.length > 0 || stopped !== 'no') return 'unknown';
  if (part.cuts.length > 0) return 'bounded';
  return 'verified';
}

/** Did the user ask for every bound that cut something? The liveness bound may have been our idea (liveness-bound.ts). */
function wereRequested({ cuts }: Part, { unwind, unwindset, livenessBound }: CheckOptions): boolean {
  if (cuts.some((n) => n < 0)) return livenessBound !== null;
  return asksForBounds({ unwind, unwindset });
}

function cutOf(program: Program, n: number, { livenessBound }: CheckOptions): Cut {
  return n < 0
    ? cutLoop(program, (-1 - n) as LoopId, `liveness bound ${livenessBound ?? UNASKED}`)
    : cutLoop(program, n as LoopId);
}

function assumptionsOf(program: Program, options: CheckOptions): string[] {
  return [
    `heap ${options.heap}`,
    ...(usesConditions(program) ? [wakeUps(options)] : []),
    ...(hasSymbolicTime(program) ? ['clocks go forward in whole seconds'] : []),
    ...(options.spuriousCas || !usesWeakExchanges(program)
      ? []
      : ['a weak compare-exchange fails only if the values differ']),
    ...(options.check.has('race') || !isC11Family(options.model)
      ? []
      : ['plain accesses that race are explored as the axioms say']),
    ...(options.stdRs === 'c20' ? ['release sequences of c20'] : []),
  ];
}

const usesConditions = (program: Program): boolean =>
  program.functions.some((func) =>
    func.blocks.some((block) =>
      block.instrs.some((i) => i.op === 'sync' && /^cond-(timed)?wait$/.test(i.sync)),
    ),
  );

const usesWeakExchanges = (program: Program): boolean =>
  program.functions.some((func) =>
    func.blocks.some((block) => block.instrs.some((i) => i.op === 'cmpxchg' && i.weak)),
  );

/** Errors that were not asked for, the first of each kind: why nothing is known of what comes after them. */
const hidingErrors = ({ unchecked }: Part, verdict: Verdict['verdict']): Diagnostic[] =>
  [...unchecked]
    .sort((a, b) => comparePaths(a.path, b.path))
    .map(({ key, message, at }) => unaskedError(key, message, at, verdict));

function summaryOf(kind: Verdict['verdict'], part: Part, { stopped, estimate }: Ending): string {
  const { executions, blocked } = part;
  const isFirst = executions + blocked === 0;
  const covered = `${executions} execution${executions === 1 ? '' : 's'}${blocked > 0 ? `, ${blocked} blocked` : ''}`;
  switch (kind) {
    case 'verified':
      return `all executions explored: ${covered}`;
    case 'bounded':
      return executions === 0
        ? `no execution runs to its end within the bounds; raise --unwind or --liveness-bound (${covered})`
        : `all executions within the loop bounds explored: ${covered}`;
    case 'violated':
      return `found after ${covered}`;
    case 'unknown': {
      if (part.gaveUp === null && stopped === 'no' && part.unchecked.length > 0)
        return `executions end at errors that were not asked for, and may hide others (no violation in ${covered})`;
      if (part.gaveUp !== null) return `${limitOf(part.gaveUp.why).message} (no violation in ${covered})`;
      if (isFirst && stopped !== 'interrupted')
        return `the first execution had not come to its end at the ${stopped === 'timeout' ? 'time' : 'memory'} limit`;
      const share = shareText(executions, estimate);
      switch (stopped) {
        case 'interrupted':
          return `interrupted: no violation in ${covered}${share}`;
        default:
          return `no violation in ${covered} before the ${stopped === 'timeout' ? 'time' : 'memory'} limit${share}`;
      }
    }
  }
}
