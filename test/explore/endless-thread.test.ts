import { describe, expect, test } from 'vitest';
import { checkOptions } from '../../src/base/options/options.ts';
import { exploreEngine } from '../../src/engines/explore/explore.ts';
import { loadProgram } from '../../src/run/load.ts';

/** hunt.ts: what goes wrong beside a thread that never ends is found, and quickly. */
describe('beside a thread that changes something for ever', () => {
  for (const [flags, kind] of [
    [[], 'deadlock'],
    [['-DASSERT'], 'assertion'],
  ] as const)
    for (const jobs of [1, 2])
      test(`${kind} is found with ${jobs} job(s)`, async () => {
        const options = checkOptions({ clangFlags: flags, jobs });
        const { program } = await loadProgram(['test/explore/endless-thread.c'], options);
        const context = {
          signal: new AbortController().signal,
          elapsed: () => performance.now() / 1000,
          stopped: () => 'no' as const,
        };
        const run = exploreEngine.run(program, options, context);
        let step = await run.next();
        while (!step.done) step = await run.next();
        expect(step.value.verdict).toBe('violated');
        expect(step.value.violations.map((violation) => violation.kind)).toEqual([kind]);
      });
});
