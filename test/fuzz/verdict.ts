import type { CheckOptions } from '../../src/base/options/options.ts';
import type { Engine } from '../../src/engines/engine.ts';
import type { Program } from '../../src/ir/types.ts';
import type { Verdict } from '../../src/results/types.ts';

/** What an engine says in the end, with all the time it wants. */
export async function verdictOf(engine: Engine, program: Program, options: CheckOptions): Promise<Verdict> {
  const context = {
    signal: new AbortController().signal,
    elapsed: () => 0,
    stopped: () => 'no' as const,
  };
  const run = engine.run(program, options, context);
  for (;;) {
    const step = await run.next();
    if (step.done) return step.value;
  }
}
