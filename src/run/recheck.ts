import { DiagnosticError } from '../base/failure.ts';
import type { CheckOptions } from '../base/options/options.ts';
import { turn } from '../host/process.ts';
import type { Program } from '../ir/types.ts';
import { PROPERTIES, type Verdict, type Violation } from '../results/types.ts';
import { chooseEngine } from './engines.ts';
import { type Patience, patience } from './patience.ts';

/**
 * Of the models that forbid a violation's execution, those under which the program cannot go wrong in this way at all:
 * it is checked again, for this kind of violation alone, within two seconds for all of them.
 */
const SECONDS = 2;

export async function modelsWithout(
  program: Program,
  { kind, executionNotUnder }: Violation,
  options: CheckOptions,
  outer: AbortSignal,
): Promise<string[]> {
  const property = PROPERTIES.find((name) => name === kind);
  if (property === undefined || executionNotUnder === undefined) return [];
  const time = patience(SECONDS, outer);
  const found: string[] = [];
  for (const model of executionNotUnder) {
    if (time.isOver()) break;
    const again: CheckOptions = {
      ...options,
      model,
      engine: 'auto',
      check: new Set([property]),
      keepGoing: false,
      jobs: 1,
      printAfter: null,
      dimacs: null,
    };
    const verdict = await askedAgain(program, again, time);
    if (verdict?.verdict === 'verified') found.push(model);
  }
  time.stop();
  return found;
}

/** Null where the other model's engine refuses the program: that says nothing of the violation. */
async function askedAgain(program: Program, options: CheckOptions, time: Patience): Promise<Verdict | null> {
  const { signal, elapsed } = time;
  const engine = chooseEngine('auto', options.model, options.stdRs);
  const run = engine.run(program, options, {
    signal,
    elapsed,
    stopped: () => (signal.aborted ? 'timeout' : 'no'),
  });
  try {
    let step = await run.next();
    /* timers fire between steps only if they are let in */
    for (let last = performance.now(); !step.done; step = await run.next()) {
      if (performance.now() - last < 20) continue;
      time.isOver();
      await turn();
      last = performance.now();
    }
    return step.value;
  } catch (problem) {
    if (problem instanceof DiagnosticError) return null;
    throw problem;
  }
}
