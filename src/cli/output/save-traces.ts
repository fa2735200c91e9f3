import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { jsonReport } from '../../results/formats/json/json.ts';
import type { Input } from '../../results/input.ts';
import type { Verdict } from '../../results/types.ts';
import { showDiagnostic } from './show-diagnostic.ts';

/** The folder of kept traces, below the current one. */
const FOLDER = '.heddle';

/** Keeps each violation as a report of its own, `.heddle/ID.json`; the same finding overwrites its older trace. */
export function saveTraces(verdict: Verdict, input: Input, color: boolean): Map<string, string> {
  const saved = new Map<string, string>();
  try {
    for (const violation of verdict.violations) {
      if (violation.id === undefined) continue;
      if (saved.size === 0) makeFolder();
      const file = join(FOLDER, `${violation.id}.json`);
      writeFileSync(file, jsonReport({ ...verdict, violations: [violation] }, input));
      saved.set(violation.id, file);
    }
  } catch (error) {
    const { message } = error as Error;
    const help = 'give --no-save, or write the report elsewhere: --format json --output FILE';
    showDiagnostic(
      { code: 'HED532', severity: 'note', message: `the trace cannot be kept: ${message}`, help },
      color,
      new Map(),
    );
  }
  return saved;
}

/** What is in it is nobody else's: version control leaves it alone. */
function makeFolder(): void {
  if (mkdirSync(FOLDER, { recursive: true }) !== undefined) writeFileSync(join(FOLDER, '.gitignore'), '*\n');
}
