import { expect, test } from 'vitest';
import type { ViolationKind } from '../../src/results/types.ts';
import { useOwnCache } from '../support/cache-folder.ts';
import { checkFile } from '../support/check-file.ts';

/** What interleavings show of the programs of bench/programs, with the macros that switch their bugs and checks on. */

const BUG_WITHIN = 10_000;
const CLEAN_FOR = 300;
const SEED = 3;

const CASES: readonly (readonly [program: string, violated: ViolationKind | null])[] = [
  ['sb.c -DCHECK', null],
  ['mp.c -DCHECK', null],
  ['lb.c -DCHECK', null],
  ['iriw.c -DCHECK', null],
  ['trylock.c -DCS', null],
  ['fetchadd.c -DUSE', null],
  ['msqueue.c', null],
  ['indexer.c', null],
  ['lastzero.c', null],
  ['sat/boundedbuffer.c', null],
  ['sat/boundedbuffer.c -DIFBUG', 'assertion'],
  ['sat/msqueue-sv.c', null],
  ['sat/msqueue-sv.c -DBUG', 'assertion'],
  ['sat/treiber.c', 'assertion'],
  ['sat/treiber.c -DTAGGED', null],
  ['sat/fib3_safe.c', null],
  ['sat/fib3_unsafe.c', 'assertion'],
  ['sat/stack_safe.c', null],
  ['sat/stack_unsafe.c', 'assertion'],
  ['sat/dekker.c', null],
  ['sat/lamport.c', null],
  ['sat/peterson.c', null],
  ['sat/spsc.c', null],
  // Both threads can come to wait for the other's flag to fall below 2 while both are 4.
  ['sat/szymanski.c', 'liveness'],
];

useOwnCache();

test.each(CASES)('%s: %s', { timeout: 60_000 }, async (program, violated) => {
  const [file, ...clangFlags] = program.split(' ');
  const schedules = violated === null ? CLEAN_FOR : BUG_WITHIN;
  const options = { model: 'sc', engine: 'random', schedules, seed: SEED, clangFlags };
  const verdict = await checkFile(`bench/programs/${file}`, options);
  expect(verdict.violations.map((v) => v.kind)).toEqual(violated === null ? [] : [violated]);
  expect(verdict.verdict).toBe(violated === null ? 'unknown' : 'violated');
});
