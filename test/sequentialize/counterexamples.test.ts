import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkOptions } from '../../src/base/options/options.ts';
import { loadProgram } from '../../src/run/load.ts';
import { useOwnCache } from '../support/cache-folder.ts';
import { ROOT } from '../support/check-file.ts';
import { counterexamples } from './counterexamples.ts';

/**
 * Every schedule of the formula that goes wrong can be run, not only the one that the solver happens to find: those in which
 * the program ends although somebody stands before what is wrong, and those in which a wake-up is said to be without a
 * cause and has one.
 */
useOwnCache();
const NOBODY_JOINS = 'test/memory-errors/programs/nobody-joins.c';
const DESTROYS = 'test/lifetimes/programs/owner-destroys.c';
const AT_MOST = 30;

const PROGRAMS: readonly (readonly [file: string, macros: string])[] = [
  [NOBODY_JOINS, '-DWRITE'],
  [NOBODY_JOINS, '-DABORT'],
  [NOBODY_JOINS, '-DWRITE -DDETACH'],
  [NOBODY_JOINS, '-DWRITE -DTWICE -DEXIT'],
  [NOBODY_JOINS, '-DBLOCK -DWRITE -DSTORES'],
  [NOBODY_JOINS, '-DLOCAL -DWRITE -DLEAVE'],
  [DESTROYS, '-DSEM -DLATE'],
  [DESTROYS, '-DCOND -DLATE'],
];

describe.each(['sc', 'tso'] as const)('under %s', (model) => {
  it.each(PROGRAMS)('%s %s', { timeout: 120_000 }, async (file, macros) => {
    const options = checkOptions({ engine: 'sequentialize', model, clangFlags: macros.split(' ') });
    const { program } = await loadProgram([join(ROOT, file)], options);
    const { told, failed } = await counterexamples(program, options, { atMost: AT_MOST, extraContexts: 2 });
    expect(failed).toEqual([]);
    expect(told.size).toBeGreaterThan(0);
  });
});
