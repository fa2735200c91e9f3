import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../support/check-file.ts';

/** docs/sequentialize-programs.md: what `sequentialize` says about each program. */
export const TABLE = join(ROOT, 'docs', 'sequentialize-programs.md');

export const TOO_SLOW = 'not decided within half a minute';
const isDefinite = (answer: string): boolean => /^(verified|violated)/.test(answer);

export function tableText(answers: ReadonlyMap<string, string>): string {
  const folders = [...new Set([...answers.keys()].map((name) => name.split('/')[0]))];
  const count = (folder: string, wanted: (answer: string) => boolean): number =>
    [...answers].filter(([name, answer]) => name.startsWith(`${folder}/`) && wanted(answer)).length;
  const reasons = new Map<string, number>();
  for (const answer of answers.values())
    if (!isDefinite(answer)) reasons.set(answer, (reasons.get(answer) ?? 0) + 1);
  return [
    '# Programs through `sequentialize`',
    '',
    'Written by `npx vitest run test/sequentialize/platform.slow.test.ts -u` from what the engine says under `sc` about each',
    'variant of the programs in test/cxx-language, test/cxx-library and test/platform-c. Where it says `verified` or',
    '`violated`, `explore` does not say the opposite: the test compares the two. Data races are not looked for here.',
    '',
    '| programs | variants | verified or violated | others |',
    '| --- | --- | --- | --- |',
    ...folders.map(
      (folder) =>
        `| ${folder} | ${count(folder, () => true)} | ${count(folder, isDefinite)} | ${count(folder, (a) => !isDefinite(a))} |`,
    ),
    '',
    '## Why others',
    '',
    '| answer | variants |',
    '| --- | --- |',
    ...[...reasons].sort(([a], [b]) => (a < b ? -1 : 1)).map(([answer, n]) => `| ${answer} | ${n} |`),
    '',
    '## All',
    '',
    '| program | answer |',
    '| --- | --- |',
    ...[...answers].map(([name, answer]) => `| ${name} | ${answer} |`),
    '',
  ].join('\n');
}

/** What the table promises. */
export function promised(): Map<string, string> {
  const [, rows] = readFileSync(TABLE, 'utf8').split('\n## All\n');
  const lines = rows.split('\n').filter((line) => line.includes('/'));
  return new Map(lines.map((line) => line.slice(2, -2).split(' | ') as [string, string]));
}
