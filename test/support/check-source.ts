import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type CheckOptions, checkOptions } from '../../src/base/options/options.ts';
import { check } from '../../src/index.ts';
import type { Verdict } from '../../src/results/types.ts';
import { withFolder } from './native.ts';

/** Checks one source text; every violation is replayed. */
export function checkSource(
  source: string,
  given: Partial<CheckOptions>,
  onPrint: (text: string) => void = () => {},
): Promise<Verdict> {
  return withFolder(async (folder) => {
    const file = join(folder, 'program.c');
    await writeFile(file, source);
    const run = check({
      files: [file],
      options: checkOptions({ verifyIR: true, suggest: false, ...given }),
      onPrint,
    });
    for (;;) {
      const step = await run.next();
      if (step.done) return step.value.verdict;
    }
  });
}
