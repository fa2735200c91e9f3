import { expect, it } from 'vitest';
import { useOwnCache } from '../support/cache-folder.ts';
import { checkFile } from '../support/check-file.ts';

/**
 * Loops that wait, with an atomic block in their rounds. In the C11 family the block is a mutex: its round has locked and
 * unlocked, others come after it, and it stays in the graph as a round under a lock does.
 */
useOwnCache();

it.each(['ra', 'rc11', 'c11'])('each order once, under %s', async (model) => {
  const file = 'test/regress/waits-with-block.c';
  const { verdict, stats } = await checkFile(file, { engine: 'explore', model });
  expect([verdict, stats.executions]).toEqual(['verified', 2]);
});

it.each(['ra', 'rc11', 'c11'])(
  'blocks of others after a round that is tried again, under %s',
  async (model) => {
    const { verdict, violations } = await checkFile('bench/programs/sat/treiber.c', {
      engine: 'explore',
      model,
      check: new Set(['assertion']),
      clangFlags: ['-DTAGGED'],
    });
    expect([verdict, violations.map(({ kind }) => kind)]).toEqual(['violated', ['assertion']]);
  },
);
