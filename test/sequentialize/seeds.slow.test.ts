import { describe, expect, test } from 'vitest';
import { useOwnCache } from '../support/cache-folder.ts';
import { checkFile } from '../support/check-file.ts';
import { answerOf, promisesOf, SEED_PROGRAMS } from './seeds.ts';

/** All that the programs of the seeds promise and seeds.test.ts leaves out; and what another engine says of them. */

useOwnCache();
const timeout = 1_800_000;

const slowOf = (file: string) => promisesOf(file).filter((promise) => promise.slow);

describe.each(SEED_PROGRAMS.filter((file) => slowOf(file).length > 0))('%s', (file) => {
  for (const { title, options, answer } of slowOf(file))
    test(title, { timeout }, async () => expect(await answerOf(file, options)).toBe(answer));
});

/** Without bounds, by another search: what is bounded above has no bug, and the bugs are there. */
describe('engine explore agrees', () => {
  test.each([
    ['fibonacci', 'sc', ['-DN=4'], 'verified'],
    ['fibonacci', 'tso', ['-DN=3'], 'verified'],
    ['fibonacci', 'pso', ['-DN=3', '-DUNSAFE'], 'assertion'],
    ['parker', 'sc', [], 'verified'],
    ['parker', 'tso', [], 'deadlock'],
    ['parker', 'pso', ['-DFENCED'], 'verified'],
    ['work-stealing-queue', 'sc', [], 'assertion'],
    ['work-stealing-queue', 'sc', ['-DSAFE'], 'verified'],
  ] as const)('%s under %s %j: %s', { timeout }, async (name, model, flags, answer) => {
    const options = { engine: 'explore', model, clangFlags: [...flags] };
    const verdict = await checkFile(`bench/programs/papers/${name}.c`, options);
    expect(verdict.violations[0]?.kind ?? verdict.verdict).toBe(answer);
  });
});
