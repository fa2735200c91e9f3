import { InternalError } from '../../base/failure.ts';
import type { CheckOptions } from '../../base/options/options.ts';
import type { Program } from '../../ir/types.ts';
import type { Violation } from '../../results/types.ts';
import type { Cnf } from '../../sat/cnf/cnf.ts';
import type { Buffering } from '../../semantics/store-buffers.ts';
import { ScRun } from '../scheduled-run/run.ts';
import { tell } from '../scheduled-run/tell.ts';
import type { Sequential } from './encode.ts';
import { Guide } from './guide.ts';

/**
 * From a model of the formula to a counterexample: the events that ran, in their order, are a schedule; the machine
 * runs it, choosing what the model chose (guide.ts). What comes out is a violation like any other engine's, or our
 * own bug; but where integers were narrowed, it may be none at full width ('spurious').
 */
export function tellModel(
  program: Program,
  options: CheckOptions,
  s: Sequential,
  cnf: Cnf,
): Violation | 'spurious' {
  const free = { ...options, unwind: null, unwindset: new Map<string, number>() };
  const buffering: Buffering = options.model === 'tso' || options.model === 'pso' ? options.model : 'sc';
  const execution = new ScRun(program, free, buffering);
  const guide = new Guide(s, cnf, execution, buffering);
  execution.start(guide);
  const outcome = execution.go(s.program.narrowed ? MAX_NARROWED_EVENTS : MAX_EVENTS);
  if (outcome?.kind !== 'violation') {
    if (s.program.narrowed) return 'spurious';
    throw new InternalError(
      `a counterexample of the formula does not run: ${outcome?.kind ?? 'no end'}; ${guide.progress()}`,
    );
  }
  return tell(program, free, execution.script(), outcome.found, buffering);
}

const MAX_EVENTS = 10_000_000;
/** Off the way that the model shows, an execution may never end. */
const MAX_NARROWED_EVENTS = 100_000;
