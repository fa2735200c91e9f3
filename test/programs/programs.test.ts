import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Verdict } from '../../src/results/types.ts';
import { allClangs } from '../native-clangs.ts';
import { useOwnCache } from '../support/cache-folder.ts';
import { checkFile, ROOT } from '../support/check-file.ts';

/**
 * Every program of bench/programs and examples compiles and runs, with the embedded clang and with every native clang
 * there is, and the verdict for a seed is the same.
 */

const COMPILERS = allClangs();
const SCHEDULES = 25;
const SEED = 7;

const programs = ['bench/programs', 'bench/programs/sat', 'examples'].flatMap((folder) =>
  readdirSync(join(ROOT, folder))
    .filter((file) => file.endsWith('.c'))
    .map((file) => `${folder}/${file}`),
);

useOwnCache();

test('the programs are there', () => expect(programs.length).toBeGreaterThanOrEqual(50));

describe.each(programs)('%s', (file) => {
  for (const model of ['sc', 'rc11']) {
    test(`the same verdict under ${model} from ${COMPILERS.join(', ')}`, { timeout: 60_000 }, async () => {
      const [first, ...rest] = await Promise.all(COMPILERS.map((clang) => verdictOf(file, model, clang)));
      for (const other of rest) expect(other).toEqual(first);
    });
  }
});

/** What must not depend on the compiler. */
async function verdictOf(file: string, model: string, clang: string): Promise<object> {
  const verdict = await checkFile(file, { model, clang, engine: 'random', schedules: SCHEDULES, seed: SEED });
  return {
    verdict: verdict.verdict,
    executions: verdict.stats.executions,
    violations: verdict.violations.map(essence),
  };
}

function essence({ kind, message, at }: Verdict['violations'][number]): object {
  return { kind, message, file: at.file, line: at.line, function: at.function, thread: at.thread };
}
