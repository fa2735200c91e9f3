import { expect, test } from 'vitest';
import { useOwnCache } from '../support/cache-folder.ts';
import { checkFile } from '../support/check-file.ts';
import { expectationsIn, titleOf, toldBy, verdictOf } from './expectations.ts';

/**
 * Structures in the styles of public libraries, each right and with planted bugs: the bugs are found, the right ones verified. Those in
 * `libraries` are written as their authors published them, with what C++ has for it (templates, thread_local, placement new, futures).
 */

useOwnCache();

const all = [...expectationsIn('structures'), ...expectationsIn('libraries')];

test.each(all.map((each) => [titleOf(each), each] as const))('%s', async (_, each) => {
  expect(each.expected.split('|')).toContain(toldBy(await verdictOf(each)));
});

test('SafeStack in C++: its bug, in round-robin schedules', { timeout: 900_000 }, async () => {
  const { violations } = await checkFile('test/real/safestack.cc', {
    model: 'sc',
    engine: 'sequentialize',
    unwind: 3,
    rounds: 4,
  });
  expect(violations.map(({ kind }) => kind)).toEqual(['assertion']);
});
