import { InternalError } from '../../base/failure.ts';
import { bufferingOf } from '../../base/models.ts';
import type { CheckOptions } from '../../base/options/options.ts';
import type { Program } from '../../ir/types.ts';
import type { Violation } from '../../results/types.ts';
import type { Cnf } from '../../sat/cnf/cnf.ts';
import { Guide } from '../bounded-sat/guide.ts';
import type { Found } from '../scheduled-run/found.ts';
import { ScRun } from '../scheduled-run/run.ts';
import { tell } from '../scheduled-run/tell.ts';
import type { Sequential } from './encode.ts';
import { timelineOf } from './schedule/timeline.ts';

/**
 * From a model of the formula to a counterexample: the events that ran, in their order, are a schedule; the machine
 * runs it, choosing what the model chose (guide.ts). What comes out is a violation like any other engine's, or our
 * own bug; but where integers were narrowed, it may be none at full width ('spurious'). And the machine shows a free at once
 * where it waits in a store buffer (semantics/lives.ts): if memory errors are not asked for, such an execution may come to
 * one first (`hidden`), and what comes after it is not told.
 */
export function tellModel(program: Program, options: CheckOptions, s: Sequential, cnf: Cnf): Told {
  const free = { ...options, unwind: null, unwindset: new Map<string, number>() };
  const buffering = bufferingOf(options.model);
  const execution = new ScRun(program, free, buffering);
  const guide = new Guide(s, timelineOf(s, cnf), cnf, execution, buffering);
  execution.start(guide);
  const outcome = execution.go(s.program.narrowed ? MAX_NARROWED_EVENTS : MAX_EVENTS);
  if (outcome?.kind !== 'violation') {
    if (s.program.narrowed) return { kind: 'spurious' };
    if (outcome?.kind === 'unchecked' && outcome.found.kind === 'memory' && buffering !== 'none')
      return { kind: 'hidden', by: outcome.found };
    throw new InternalError(
      `a counterexample of the formula does not run: ${outcome?.kind ?? 'no end'}; ${guide.progress()}`,
    );
  }
  return { kind: 'violation', violation: tell(program, free, execution.script(), outcome.found, buffering) };
}

export type Told =
  | { readonly kind: 'violation'; readonly violation: Violation }
  | { readonly kind: 'spurious' }
  | { readonly kind: 'hidden'; readonly by: Found };

const MAX_EVENTS = 10_000_000;
/** Off the way that the model shows, an execution may never end. */
const MAX_NARROWED_EVENTS = 100_000;
