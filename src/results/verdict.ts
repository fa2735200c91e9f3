import type { LoopId } from '../base/ids.ts';
import type { CheckOptions } from '../base/options/options.ts';
import type { Program } from '../ir/types.ts';
import { isStuck } from './kinds.ts';
import { type Bounds, type Cut, type Stats, type Verdict, type ViolationKind, zeroStats } from './types.ts';

/** What somebody has to say; what is left out is `unknown`, nothing, or 0. */
interface Told extends Partial<Omit<Verdict, 'model' | 'stats' | 'bounds'>> {
  readonly engine: string;
  readonly summary: string;
  readonly bounds?: Partial<Bounds>;
  readonly stats?: Partial<Stats>;
}

/** The one place that puts a verdict together, for every engine and for runs that end without one. */
export const verdictFor = (
  { model, unwind }: Pick<CheckOptions, 'model' | 'unwind'>,
  told: Told,
): Verdict => ({
  verdict: told.verdict ?? 'unknown',
  model,
  engine: told.engine,
  summary: told.summary,
  boundsRequested: told.boundsRequested ?? false,
  bounds: { unwind, contexts: null, cut: [], ...told.bounds },
  assumptions: told.assumptions ?? [],
  violations: told.violations ?? [],
  stats: { ...zeroStats, ...told.stats },
  diagnostics: told.diagnostics ?? [],
});

/** An execution that shows a violation is counted, too: as one in which threads wait for ever, or as one that came to its end. */
export const countedAs = (kind: ViolationKind): 'executions' | 'blocked' =>
  isStuck(kind) ? 'blocked' : 'executions';

/** Did the user ask for loops to be cut? */
export const asksForBounds = ({ unwind, unwindset }: Pick<CheckOptions, 'unwind' | 'unwindset'>): boolean =>
  unwind !== null || unwindset.size > 0;

/** Where a loop was cut, and by what. */
export function cutLoop({ functions, locs }: Program, id: LoopId, reason = 'unwind'): Cut {
  const loop = functions.flatMap((func) => func.loops).find((each) => each.id === id);
  const { file, line } = loop ? locs[loop.at] : { file: '', line: 0 };
  return { file, line, reason };
}
