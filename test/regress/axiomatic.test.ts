import { expect, test } from 'vitest';
import { useOwnCache } from '../support/cache-folder.ts';
import { checkFile } from '../support/check-file.ts';

/** Executions that `axiomatic` found and could not tell; their heads tell the story. */

useOwnCache();

test.each([
  ['sc', 'verified', []],
  ['pso', 'verified', []],
  ['relaxed', 'violated', ['memory']],
])('late-load-of-freed.c under %s', async (model, verdict, kinds) => {
  const answer = await checkFile('test/regress/late-load-of-freed.c', { engine: 'axiomatic', model });
  expect([answer.verdict, answer.violations.map(({ kind }) => kind)]).toEqual([verdict, kinds]);
});
