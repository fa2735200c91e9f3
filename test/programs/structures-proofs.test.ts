import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { useOwnCache } from '../support/cache-folder.ts';
import { checkFile, ROOT } from '../support/check-file.ts';
import { type Promised, promisesOf, titleOf } from './structures-promise.ts';

/**
 * The data structures and property probes through the engine `explore`: what is promised clean is proved, what is
 * promised violated is found and replayed. CDSChecker's programs need at most the executions of its paper's Table
 * (CDSChecker, section 12.1, "feasible").
 */
const FOLDERS = ['bench/programs/structures', 'bench/programs/probes'];
const FEASIBLE: Readonly<Record<string, number>> = {
  'chase-lev-deque.c': 81,
  'spsc-queue.c': 16,
  'barrier.c': 10,
  'dekker-fences.c': 2313,
  'mcs-lock.c': 14017,
  'mpmc-queue.c': 13028,
  'ms-queue.c': 114,
  'linux-rwlock.c': 1366,
};

useOwnCache();

for (const folder of FOLDERS) {
  const files = readdirSync(join(ROOT, folder)).filter((file) => file.endsWith('.c'));
  describe.each(files)(`${folder}/%s`, (file) => {
    for (const promise of promisesOf(readFileSync(join(ROOT, folder, file), 'utf8'))) {
      test(titleOf(promise), { timeout: 60_000 }, () => keeps(folder, file, promise));
    }
  });
}

test('the programs of the paper are there', () => {
  const files = readdirSync(join(ROOT, FOLDERS[0]));
  expect(Object.keys(FEASIBLE).filter((file) => !files.includes(file))).toEqual([]);
});

async function keeps(folder: string, file: string, promise: Promised): Promise<void> {
  const { model, defines, check, violated } = promise;
  const options = {
    model,
    engine: 'explore',
    clangFlags: [...defines],
    ...(check === null ? {} : { check }),
  };
  const { verdict, violations, stats } = await checkFile(`${folder}/${file}`, options);
  if (violated.length > 0) {
    expect(verdict).toBe('violated');
    expect(violated).toContain(violations[0].kind);
    return;
  }
  expect(violations).toEqual([]);
  expect(verdict).toBe('verified');
  if (model === 'rc11' && defines.length === 0)
    expect(stats.executions).toBeLessThanOrEqual(FEASIBLE[file] ?? Number.POSITIVE_INFINITY);
}
