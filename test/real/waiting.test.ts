import { expect, test } from 'vitest';
import { useOwnCache } from '../support/cache-folder.ts';
import { expectationsIn, titleOf, toldBy, verdictOf } from './expectations.ts';

/** Wait loops as people write them (docs/models.md, *Await*, the wider forms): waited for, never cut, and nothing missed. */

useOwnCache();

test.each(expectationsIn('waiting').map((each) => [titleOf(each), each] as const))('%s', async (_, each) => {
  expect(toldBy(await verdictOf(each))).toBe(each.expected);
});
