import { expect, test } from 'vitest';
import { useOwnCache } from '../support/cache-folder.ts';
import { one, programRunner } from './program.ts';

useOwnCache();
const run = programRunner();

test('an execution that does not end is cut, and the search with it', async () => {
  const { verdict, summary, diagnostics, stats } = await run(one('for (;;) x++;', 'volatile int x;'));
  expect(verdict).toBe('unknown');
  expect(summary).toMatch(/1,000,000 events/);
  expect(diagnostics.some((d) => d.code === 'HED420')).toBe(true);
  expect(stats.blocked).toBe(1);
});
