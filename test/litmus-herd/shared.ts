import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../cli/heddle.ts';

/** Litmus tests of others with known answers. They are not part of the project: where they are missing, tests skip. */
const SHARED = join(ROOT, '..', 'shared', 'litmus');
export const HAVE_SHARED = existsSync(SHARED);
export const WHY_SKIPPED = 'the litmus tests with known answers (../shared/litmus) are not in a clone';

/** Run in this folder, so that reports name short paths. */
export const SHARED_FOLDER = SHARED;

/** The tests that have a known answer, by file name. */
export const sharedTests = (folder: string): string[] =>
  readFileSync(join(SHARED, folder, 'expected.csv'), 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => line.split(',')[0]);
