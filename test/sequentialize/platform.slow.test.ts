import { expect, test } from 'vitest';
import { useOwnCache } from '../support/cache-folder.ts';
import { agreed } from './agree.ts';
import { cases, isTooSlow } from './cases.ts';
import { TABLE, TOO_SLOW, tableText } from './programs-table.ts';

/** All programs of the platform and the C++ tests: docs/sequentialize-programs.md is what the engine says. */

useOwnCache();
const LONG = 600_000;
const all = cases();
const answers = new Map(all.map((one) => [one.name, isTooSlow(one) ? TOO_SLOW : 'no answer']));

test.each(all.filter((one) => !isTooSlow(one)))('$name', { timeout: LONG }, async (one) => {
  answers.set(one.name, await agreed(one, 'sc'));
});

test('are as promised', async () => {
  await expect(tableText(answers)).toMatchFileSnapshot(TABLE);
});
