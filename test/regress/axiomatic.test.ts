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

const EXCHANGED = ['', '-DACQUIRE', '-DRELEASE'].flatMap((macro) => [
  [macro, 'sc', 'verified'],
  [macro, 'pso', 'verified'],
  [macro, 'relaxed', 'memory'],
]);

test.each([
  ...EXCHANGED,
  ['-DACQ_REL', 'relaxed', 'verified'],
  ['-DBUFFERED', 'sc', 'verified'],
  ['-DBUFFERED', 'tso', 'verified'],
  ['-DBUFFERED', 'pso', 'memory'],
  ['-DBUFFERED', 'relaxed', 'memory'],
])('pointers-exchanged.c %s under %s', { timeout: 60_000 }, async (macro, model, expected) => {
  const clangFlags = macro === '' ? [] : [macro];
  const file = 'test/regress/pointers-exchanged.c';
  const { verdict, violations } = await checkFile(file, { engine: 'axiomatic', model, clangFlags });
  expect(violations.length > 0 ? violations.map(({ kind }) => kind) : [verdict]).toEqual([expected]);
});

test.each(['sc', 'relaxed', 'ra', 'rc11', 'c11'])('both-fail-inside-blocks.c under %s', async (model) => {
  const answer = await checkFile('test/regress/both-fail-inside-blocks.c', { engine: 'axiomatic', model });
  expect(answer.violations.map(({ kind }) => kind)).toEqual(['assertion']);
});

test.each(
  [[], ['-DWRITES'], ['-DBOTH']].flatMap((macros) =>
    ['sc', 'tso', 'pso', 'relaxed', 'rc11', 'c11'].map((model) => [macros, model] as const),
  ),
)('next-life-in-own-thread.c %s under %s', { timeout: 60_000 }, async (macros, model) => {
  const ask = async (clangFlags: string[]): Promise<string[]> => {
    const options = { engine: 'axiomatic', heap: 'reuse', model, clangFlags } as const;
    const answer = await checkFile('test/regress/next-life-in-own-thread.c', options);
    return [answer.verdict, ...answer.violations.map(({ kind }) => kind)];
  };
  expect(await ask([...macros])).toEqual(['verified']);
  expect(await ask([...macros, '-DLATE'])).toEqual(['violated', 'memory']);
});
