import { join } from 'node:path';
import { type CheckOptions, checkOptions } from '../../src/base/options/options.ts';
import { check } from '../../src/index.ts';
import type { Verdict } from '../../src/results/types.ts';

export const ROOT = join(import.meta.dirname, '..', '..');

/** Checks one program of the project, by its path from the root, with the IR verified between the passes. */
export async function checkFile(file: string, given: Partial<CheckOptions>): Promise<Verdict> {
  const run = check({
    files: [join(ROOT, file)],
    options: checkOptions({ verifyIR: true, suggest: false, ...given }),
  });
  for (;;) {
    const step = await run.next();
    if (step.done) return step.value.verdict;
  }
}
