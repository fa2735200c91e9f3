import { describe, expect, test } from 'vitest';
import { checkOptions } from '../../src/base/options/options.ts';
import { useOwnCache } from '../support/cache-folder.ts';
import { exploreProgram, programOf, UNREDUCED } from './explore-file.ts';

/** Whatever the number of workers: the same verdict, the same words, the same totals, and all violations with keep-going. */
useOwnCache();

const PROGRAMS: readonly (readonly [file: string, flags: readonly string[], models: readonly string[]])[] = [
  ['trylock.c', ['-DK=5'], ['sc']],
  ['trylock.c', ['-DK=4'], ['tso', 'rc11']],
  ['fetchadd.c', ['-DN=6'], ['sc', 'tso']],
  ['readers.c', ['-DN=10'], ['sc', 'rc11']] /* more than 8 threads: begins anew */,
  ['lastzero.c', ['-DN=7'], ['sc', 'pso']],
  ['lastwrite.c', ['-DN=6'], ['sc']],
  ['floatingread.c', ['-DN=6'], ['tso']],
  ['msqueue.c', ['-DK=4'], ['sc', 'rc11']],
];
const STRUCTURES: typeof PROGRAMS = [
  ['structures/mcs-lock.c', [], ['sc', 'rc11']],
  ['structures/mpmc-queue.c', [], ['tso', 'rc11']],
  ['structures/ms-queue.c', [], ['rc11']],
  ['structures/treiber-stack.c', ['-DPUSHERS=3'], ['pso', 'rc11']],
  ['structures/linux-rwlock.c', [], ['tso']],
  ['structures/chase-lev-deque.c', ['-DBUG'], ['rc11']],
  ['structures/spsc-queue.c', ['-DBUG'], ['rc11']],
  ['structures/ticket-lock.c', ['-DBUG'], ['rc11']],
  ['structures/two-lock-queue.c', ['-DBUG'], ['rc11']],
  ['structures/bakery.c', ['-DWEAK'], ['rc11', 'sc']],
];

describe.each([
  ...PROGRAMS.map((row) => [...row, UNREDUCED] as const),
  ...STRUCTURES.map((row) => [...row, {}] as const),
])('%s %s', (file, flags, models, reductions) => {
  for (const model of models) {
    test(`under ${model}`, { timeout: 120_000 }, async () => {
      const program = await programOf(`bench/programs/${file}`, flags);
      const options = checkOptions({ model, keepGoing: true, ...reductions });
      const [one, ...more] = await Promise.all(
        [1, 2, 3].map((jobs) => exploreProgram(program, { ...options, jobs })),
      );
      for (const { verdict } of more) expect(verdict).toEqual(one.verdict);
      expect(one.verdict.stats.executions + one.verdict.violations.length).toBeGreaterThan(0);
    });
  }
});
