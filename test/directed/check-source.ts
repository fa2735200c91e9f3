import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type CheckOptions, checkOptions } from '../../src/base/options/options.ts';
import type { Verdict } from '../../src/results/types.ts';
import { check } from '../../src/run/check.ts';

/** The verdict of engine directed, counterexamples replayed. */
export async function checkSource(source: string, options: Partial<CheckOptions> = {}): Promise<Verdict> {
  const folder = mkdtempSync(join(tmpdir(), 'heddle-directed-'));
  try {
    const file = join(folder, 'program.c');
    writeFileSync(file, source);
    const asked = checkOptions({ model: 'sc', engine: 'directed', ...options });
    const run = check({ files: [file], options: asked });
    for (;;) {
      const step = await run.next();
      if (step.done) return step.value.verdict;
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
