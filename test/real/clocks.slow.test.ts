import { expect, test } from 'vitest';
import { useOwnCache } from '../support/cache-folder.ts';
import { expectationsIn, titleOf, toldBy, verdictOf } from './expectations.ts';

/** Deadlines and times that have passed, as people write them: decided by `explore` (explore/clocks/). */

useOwnCache();

test.each(expectationsIn('clocks-cxx').map((each) => [titleOf(each), each] as const))(
  '%s',
  async (_, each) => {
    const verdict = await verdictOf(each, { engine: 'explore' });
    expect(toldBy(verdict)).toBe(each.expected);
  },
);
