import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { check } from '../../src/index.ts';
import { answer } from '../../src/run/answer.ts';
import { folder } from '../cli/heddle.ts';
import { answerFor, rendered } from './answers.ts';

/** The fix beside a violation: the same in every format, and the program passes with it. */
interface Replacement {
  readonly deletedRegion: { readonly startLine: number; readonly endLine: number };
  readonly insertedContent: { readonly text: string };
}

const applied = (text: string, replacements: readonly Replacement[]): string => {
  const lines = text.split('\n');
  for (const { deletedRegion: at, insertedContent } of [...replacements].reverse())
    lines.splice(
      at.startLine - 1,
      at.endLine - at.startLine,
      ...insertedContent.text.split('\n').slice(0, -1),
    );
  return lines.join('\n');
};

it.each([
  ['message.c', 'rc11'],
  ['store-buffering.c', 'tso'],
  ['store-buffering.c', 'rc11'],
  ['publish.c', 'pso'],
  ['publish.c', 'relaxed'],
] as const)('%s under %s has a fix, with which it passes', async (program, model) => {
  const found = await answerFor(program, { model });
  const { fix } = found.verdict.violations[0];
  expect(fix?.checked).toBe(true);
  const sarif = JSON.parse(await rendered('sarif', found));
  const [{ artifactChanges }] = sarif.runs[0].results[0].fixes;
  expect(artifactChanges.length).toBe(1);
  const before = readFileSync(join('test/reports/programs', program), 'utf8');
  const after = applied(before, artifactChanges[0].replacements);
  expect(after).not.toBe(before);
  const file = join(folder({ [program]: after }), program);
  const { verdict } = await answer(check({ files: [file], options: { model } }));
  expect(verdict.verdict).toBe('verified');
  const last = fix?.changes.at(-1)?.what.split(/[\s_]/).at(-1);
  for (const format of ['text', 'json', 'html', 'markdown'] as const)
    expect(await rendered(format, found), format).toContain(last);
});

it.each([
  ['deadlock.c', 'sc'],
  ['liveness.c', 'rc11'],
] as const)('%s under %s has none: it is an interleaving', async (program, model) => {
  expect((await answerFor(program, { model })).verdict.violations[0].fix).toBeUndefined();
});

it('is not looked for with --no-suggest', async () => {
  const { verdict } = await answerFor('message.c', { suggest: false });
  expect(verdict.violations[0].fix).toBeUndefined();
});
