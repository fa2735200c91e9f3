import { expect, it } from 'vitest';
import { useOwnCache } from '../support/cache-folder.ts';
import { checkFile } from '../support/check-file.ts';

/** `explore` tries what the program can tell apart of a nondeterministic value, not the 2^32 it may be. */
useOwnCache();

it.each(['sc', 'rc11'] as const)('values that are only compared, under %s', async (model) => {
  const file = 'test/real/nondet/branch.c';
  const right = await checkFile(file, { engine: 'explore', model });
  expect(right.verdict).toBe('verified');
  expect(right.stats.executions).toBeLessThanOrEqual(16);
  const wrong = await checkFile(file, { engine: 'explore', model, clangFlags: ['-DBUG'] });
  expect([wrong.verdict, wrong.violations[0]?.kind]).toEqual(['violated', 'assertion']);
});
